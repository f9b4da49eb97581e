"""The installed games, found through their kits.

Kits are entry points in the group `conclave.games`, ours like everyone else's. They are looked up when a game
is first needed; a kit that cannot be used is set aside with the reason, and harms no other game.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from contextlib import redirect_stdout
from dataclasses import dataclass
from functools import cached_property
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable

from conclave.core.game import Game
from conclave.core.one_line import in_one_line
from conclave.core.options import Number
from conclave.core.registry import Registry, UnknownGame
from conclave.core.text import Text, text
from conclave.kit import CONTRACT, BrokenPart, GameKit

_KEY = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE | re.ASCII)

GROUP = "conclave.games"
OURS = "conclave"
"""The distribution that our own games come from."""


@dataclass(frozen=True)
class BrokenKit:
    """A kit that cannot be used."""

    name: str
    source: str
    """The package that provides it."""
    reason: Text


class Kits:
    """Every kit that is installed."""

    @cached_property
    def _found(self) -> tuple[dict[str, GameKit], dict[str, str], list[BrokenKit]]:
        """The kits that can be used by name, which package each comes from, and the others."""
        kits: dict[str, GameKit] = {}
        sources: dict[str, str] = {}
        broken: list[BrokenKit] = []
        # Ours first, so that no other kit can take the name of one of our games.
        for entry in sorted(
            entry_points(group=GROUP), key=lambda entry: (_source(entry) != OURS, entry.name)
        ):
            kit = _load(entry)
            if isinstance(kit, GameKit):
                kit = _taken(kit, kits, sources) or kit
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
    def ours(self) -> list[GameKit]:
        """The kits of our own games."""
        return [kit for kit in self if self.source(kit) == OURS]

    @property
    def lacks_ours(self) -> bool:
        """Whether one of our games is not registered: it is newer than the installation of the checkout."""
        entered = {entry.module for entry in entry_points(group=GROUP) if _source(entry) == OURS}
        folders = [folder for folder in files("conclave.games").iterdir() if _is_package(folder)]
        return any(f"conclave.games.{folder.name}" not in entered for folder in folders)

    @property
    def broken(self) -> list[BrokenKit]:
        return self._found[2]

    def source(self, kit: GameKit) -> str:
        """The package that a kit comes from."""
        return self._found[1][kit.name]

    def set_aside(self, kit: GameKit, reason: Text) -> None:
        """For a kit that turns out to be unusable only later."""
        self._found[2].append(BrokenKit(kit.name, self.source(kit), reason))
        del self.by_name[kit.name]


def _source(entry: EntryPoint) -> str:
    return "" if entry.dist is None else entry.dist.name


def _taken(kit: GameKit, kits: dict[str, GameKit], sources: dict[str, str]) -> Text | None:
    """What names of a kit another one already has."""
    if kit.name in kits:
        return text("core-kit-name-taken", game=kit.name, source=sources[kit.name])
    for other in kits.values():
        for command in kit.commands:
            if command in other.commands:
                return text("core-kit-command-taken", game=other.name, command=command)
    return None


def _is_package(folder: Traversable) -> bool:
    return folder.is_dir() and folder.joinpath("__init__.py").is_file()


def _load(entry: EntryPoint) -> GameKit | Text:
    """The kit of an entry point, or why it cannot be used."""
    if entry.pattern.fullmatch(entry.value) is None:
        return text("core-kit-no-entry", entry=_short(entry.value))
    try:
        with redirect_stdout(sys.stderr):  # a kit that prints does not get into the JSON of a command
            kit = entry.load()
        if not isinstance(kit, GameKit):
            return text("core-kit-not-a-kit", found=type(kit).__name__)
        if kit.contract != CONTRACT:
            return text("core-kit-contract", contract=str(kit.contract), expected=str(CONTRACT))
        for needed in ("text/en.ftl", "rules/en.md", kit.board, kit.picture):
            if needed is not None and not files(kit.package).joinpath(*needed.split("/")).is_file():
                return text("core-kit-no-file", package=kit.package, file=needed)
        unreadable = _unreadable_catalogue(kit.package)
        if unreadable is not None:
            return text("core-kit-no-utf8", package=kit.package, file=unreadable)
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        return text("core-kit-raises", error=_told(error))
    return kit


def _unreadable_catalogue(package: str) -> str | None:
    for folder in ("text", "terminal/text"):
        catalogues = files(package).joinpath(*folder.split("/"))
        for path in catalogues.iterdir() if catalogues.is_dir() else ():
            if path.name.endswith(".ftl"):
                try:
                    path.read_bytes().decode("utf-8")
                except UnicodeDecodeError:
                    return f"{folder}/{path.name}"
    return None


def message_keys(catalogue: str) -> frozenset[str]:
    """The keys in a Fluent catalogue, without parsing it."""
    return frozenset(_KEY.findall(catalogue))


def _told(error: BaseException) -> str:
    return _short(f"{type(error).__name__}: {error}")


def _short(words: str) -> str:
    return in_one_line(words)[:200]


def broken_part(broken: BrokenPart) -> Text:
    """The sentence about a broken part."""
    return text("core-kit-part", game=broken.game, part=broken.part, error=_short(broken.error))


def _unfit(kit: GameKit, game: Game) -> Text | None:
    """Why a game cannot be offered: every list of games would stumble over it."""
    try:
        players = [option for option in game.declared if option.name == "players"]
        if not players or not isinstance(players[0], Number):
            return text("core-kit-no-players", game=kit.name)
        return _wrong_texts(kit, game)
    except Exception as error:
        return text("core-kit-raises", error=_told(error))


def _wrong_texts(kit: GameKit, game: Game) -> Text | None:
    """What is wrong with the messages that lists of games and forms look up by name, in English."""
    described: list[object] = [Text(f"{game.prefix}-title")]
    for option in game.declared:
        form = option.describe(game.prefix)
        labels = form.get("labels")
        described += [form["label"], form["help"], *(labels.values() if isinstance(labels, dict) else ())]
    written = files(kit.package).joinpath("text", "en.ftl").read_text("utf-8")
    there = message_keys(written)
    for each in described:
        if not isinstance(each, Text):
            continue
        if each.key not in there:
            return text("core-kit-no-message", package=kit.package, message=each.key)
        if not _can_be_said(written, each):
            return text("core-kit-message-broken", package=kit.package, message=each.key)
    return None


def _can_be_said(catalogue: str, asked: Text) -> bool:
    """Whether a message looks right, without parsing it: this module does not need Fluent."""
    found = re.search(rf"^{re.escape(asked.key)} *=(.*(?:\n(?:[ }}].*)?)*)", catalogue, re.MULTILINE)
    value = "" if found is None else re.split(r"\n +\.[a-zA-Z]", found[1])[0]
    has_arguments = "$" not in value or bool(asked.arguments)
    return value.strip() != "" and value.count("{") == value.count("}") and has_arguments


class InstalledGames(Registry):
    """The games of all kits. A game's rules are imported when that game is needed, and no others."""

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
            except BrokenPart as broken:
                self._kits.set_aside(kit, text("core-kit-raises", error=_short(broken.error)))
                return None
            if not isinstance(loaded, Game) or loaded.name != kit.name:
                self._kits.set_aside(kit, text("core-kit-other-game", game=kit.game))
                return None
            wrong = _unfit(kit, loaded)
            if wrong is not None:
                self._kits.set_aside(kit, wrong)
                return None
            self._games[kit.name] = loaded
        return loaded


KITS = Kits()
GAMES = InstalledGames(KITS)
