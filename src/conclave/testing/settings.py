"""A game and the options it is played with in the contract suite."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import product

from conclave.core.game import Game
from conclave.core.options import Choice, Flag, Number, Option, OptionError, Options, Value


class Setting:
    """A game with options: one line of the suite."""

    def __init__(self, game: Game, given: dict[str, Value]) -> None:
        self.game = game
        self.given = given

    @property
    def options(self) -> Options:
        return self.game.configure(self.given)

    @property
    def players(self) -> int:
        return self.game.players(self.options)

    @property
    def audiences(self) -> tuple[int | None, ...]:
        """A spectator and every seat."""
        return (None, *range(self.players))

    def __str__(self) -> str:
        words = [f"{name}={value}" for name, value in self.given.items()]
        return " ".join([self.game.name, *words])


def _tried(option: Option) -> Sequence[Value]:
    """All numbers of players, both sides of every flag, the ends of other ranges, the usual choice."""
    if isinstance(option, Number):
        if option.name == "players":
            return range(option.least, option.most + 1)
        return sorted({option.least, option.most, int(option.default)})
    return (False, True) if isinstance(option, Flag) else (option.default,)


@cache
def settings_of(game: Game) -> tuple[Setting, ...]:
    """Every combination of options that the suite plays a game with."""
    names = [option.name for option in game.declared]
    tried: list[dict[str, Value]] = [
        dict(zip(names, values, strict=True)) for values in product(*map(_tried, game.declared))
    ]
    for option in game.declared:
        if isinstance(option, Choice):
            tried += [{option.name: value} for value in option.values if value != option.default]
    return tuple([Setting(game, given) for given in tried if _is_possible(game, given)])


def _is_possible(game: Game, given: dict[str, Value]) -> bool:
    """Options may exclude each other, e.g. a first player who does not sit at the table."""
    try:
        game.configure(given)
    except OptionError:
        return False
    return True
