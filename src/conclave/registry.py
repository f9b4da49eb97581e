"""The games that are installed, found by their kits.

Kits are entry points of the group `conclave.games`, ours like everybody else's. They are looked up when a
game is asked for the first time; a kit that cannot be used is set aside with the reason, and harms no other
game.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files

from conclave.core.game import Game
from conclave.core.one_line import in_one_line
from conclave.core.registry import Registry, UnknownGame
from conclave.core.text import Text, text
from conclave.kit import CONTRACT, GameKit

GROUP = "conclave.games"
OURS = "conclave"
"""The distribution that our own games come from."""


@dataclass(frozen=True)
class BrokenKit:
    """A kit that cannot be used."""

    name: str
    source: str
    """The package that offers it."""
    reason: Text


class Kits:
    """Every kit that is installed."""

    @cached_property
    def _found(self) -> tuple[dict[str, GameKit], dict[str, str], list[BrokenKit]]:
        """The kits that can be used by name, which package each comes from, and the others."""
        kits: dict[str, GameKit] = {}
        sources: dict[str, str] = {}
        broken: list[BrokenKit] = []
        # Ours first: nobody else's kit takes the name of one of our games.
        for entry in sorted(
            entry_points(group=GROUP), key=lambda entry: (_source(entry) != OURS, entry.name)
        ):
            kit = _load(entry)
            if isinstance(kit, GameKit) and kit.name in kits:
                kit = text("core-kit-name-taken", game=kit.name, source=sources[kit.name])
            if isinstance(kit, Text):
                broken.append(BrokenKit(entry.name, _source(entry), kit))
            else:
                kits[kit.name] = kit
                sources[kit.name] = _source(entry)
        ordered = sorted(kits.values(), key=lambda kit: (kit.order, kit.name))
        return {kit.name: kit for kit in ordered}, sources, broken

    @property
    def by_name(self) -> dict[str, GameKit]:
        return self._found[0]

    def __iter__(self) -> Iterator[GameKit]:
        return iter(self.by_name.values())

    def get(self, name: str) -> GameKit | None:
        return self.by_name.get(name)

    @property
    def lacks_ours(self) -> bool:
        """Whether our own games are not entered: the checkout was installed before they were."""
        return OURS not in self._found[1].values()

    @property
    def broken(self) -> list[BrokenKit]:
        return self._found[2]

    def source(self, kit: GameKit) -> str:
        """The package that a kit comes from."""
        return self._found[1][kit.name]

    def set_aside(self, kit: GameKit, reason: Text) -> None:
        """A kit that turns out to be unusable only now."""
        self._found[2].append(BrokenKit(kit.name, self.source(kit), reason))
        del self.by_name[kit.name]


def _source(entry: EntryPoint) -> str:
    return "" if entry.dist is None else entry.dist.name


def _load(entry: EntryPoint) -> GameKit | Text:
    """The kit of an entry point, or why it cannot be used."""
    try:
        kit = entry.load()
        if not isinstance(kit, GameKit):
            return text("core-kit-not-a-kit", found=type(kit).__name__)
        if kit.contract != CONTRACT:
            return text("core-kit-contract", contract=str(kit.contract), expected=str(CONTRACT))
        if not files(kit.package).joinpath("text", "en.ftl").is_file():
            return text("core-kit-no-text", package=kit.package)
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        return text("core-kit-raises", error=_told(error))
    return kit


def _told(error: BaseException) -> str:
    return in_one_line(f"{type(error).__name__}: {error}")[:200]


class InstalledGames(Registry):
    """The games of all kits. A game's rules are imported when it is asked for, and only its own."""

    def __init__(self, kits: Kits) -> None:
        super().__init__(())
        self._kits = kits

    def find(self, name: str) -> Game:
        kit = self._kits.get(name)
        game = None if kit is None else self._load(kit)
        if game is not None:
            return game
        for broken in self._kits.broken:
            if broken.name == name:
                raise UnknownGame(text("core-game-broken", game=name, reason=broken.reason))
        if self._kits.lacks_ours:
            raise UnknownGame(text("core-games-missing"))
        raise UnknownGame(text("core-game-unknown", game=name, expected=", ".join(self._kits.by_name)))

    def __iter__(self) -> Iterator[Game]:
        for kit in list(self._kits):
            game = self._load(kit)
            if game is not None:
                yield game

    def _load(self, kit: GameKit) -> Game | None:
        """None if the rules turn out to be broken: then the kit is set aside."""
        loaded = self._games.get(kit.name)
        if loaded is None:
            try:
                loaded = kit.load(kit.game)
            except KeyboardInterrupt:
                raise
            except BaseException as error:
                self._kits.set_aside(kit, text("core-kit-raises", error=_told(error)))
                return None
            if not isinstance(loaded, Game) or loaded.name != kit.name:
                self._kits.set_aside(kit, text("core-kit-other-game", game=kit.game))
                return None
            self._games[kit.name] = loaded
        return loaded


KITS = Kits()
GAMES = InstalledGames(KITS)
