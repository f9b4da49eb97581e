"""The games that can be played, by name."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from mypy_extensions import mypyc_attr

from conclave.core.game import Game
from conclave.core.text import Text, text


class UnknownGame(ValueError):
    """No game of this name; the reason lists those there are."""

    def __init__(self, reason: Text) -> None:
        super().__init__(reason.key)
        self.reason = reason


@mypyc_attr(allow_interpreted_subclasses=True)
class Registry:
    """A fixed set of games; `conclave.registry` has those that are installed."""

    def __init__(self, games: Sequence[Game]) -> None:
        self._games: dict[str, Game] = {}
        for game in games:
            self.register(game)

    def register(self, game: Game) -> None:
        if game.name in self._games:
            raise ValueError(f"two games are called {game.name}")
        self._games[game.name] = game

    def find(self, name: str) -> Game:
        game = self._games.get(name)
        if game is None:
            raise UnknownGame(text("core-game-unknown", game=name, expected=", ".join(self._games)))
        return game

    def __iter__(self) -> Iterator[Game]:
        return iter(self._games.values())
