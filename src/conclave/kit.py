"""A kit: everything a game provides.

A package provides a game through an entry point in the group `conclave.games` that names its kit:

    [project.entry-points."conclave.games"]
    ciub = "conclave.games.ciub:KIT"

Parts are named, not imported (`.bots.novice:Novice`), so a kit costs nothing until a part is needed. Only the
rules are required, with their page (`rules/en.md`) and the game's texts (`text/en.ftl`): with nothing else, a
game still has a plain screen in the terminal and in the browser, the bots `random` and `searcher`, the arena,
studies, records and benchmarks.

This module imports only the standard library, because a build has nothing else.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping, Sequence
from contextlib import redirect_stdout
from dataclasses import dataclass, field
from pkgutil import resolve_name
from typing import Any, Final

CONTRACT: Final = 1
"""The version of the contract between Conclave and its games, raised when older kits would stop working."""

_NAME: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
LONGEST_NAME: Final = 40
_FILES: Final = {"board": (".js", ".mjs"), "picture": (".svg",)}
"""The parts that are files in the package, and how their names end."""
_FILE: Final = re.compile(r"([A-Za-z0-9_-]+/)*[A-Za-z0-9_-]+\.[a-z]+")


class BrokenPart(Exception):
    """A part of a kit cannot be loaded, or is not what it should be."""

    def __init__(self, game: str, part: str, error: str) -> None:
        super().__init__(game, part, error)
        self.game = game
        self.part = part
        self.error = error


@dataclass(frozen=True, kw_only=True)
class GameKit:
    """Everything that belongs to one game.

    Parts are named as `module:attribute` and loaded on demand; a leading dot stands for `package`.
    """

    name: str
    """The name of the game on the command line and in records, e.g. `five-seals`: at most 40 lower-case
    letters, digits, and hyphens."""
    package: str
    """The Python package that holds its catalogues, `text/<language>.ftl`, and its rules page,
    `rules/<language>.md`."""
    game: str
    """Its rules: a `conclave.core.Game`."""
    contract: int = 1
    """The version of the contract that the kit was written for: 1 for a kit that does not say."""
    order: int = 100
    """Its place in lists of games: lower numbers come first, ties are sorted by name."""
    bots: Mapping[str, str] = field(default_factory=dict)
    """Its bots by name, weakest first: subclasses of `conclave.bots.Bot`."""
    adviser: str | None = None
    """Says what each choice is worth: a class like `conclave.odds.advisers.Adviser`."""
    odds_command: str | None = None
    """Its command under `conclave odds`: a `click.Command`."""
    commands: Mapping[str, str] = field(default_factory=dict)
    """Its other commands under `conclave` by name: each a `click.Command`."""
    screen: str | None = None
    """Its screen in the terminal: a subclass of `conclave.cli.terminal.screen.Screen`."""
    value: str | None = None
    """Each seat's chance to win a position, for the lab: a function of the position."""
    uses: str | None = None
    """Counts the uses of its spells or cards: a subclass of `conclave.lab.stats.uses.UseCounter`."""
    bench: Sequence[Mapping[str, Any]] = ({},)
    """Sets of options that `conclave bench` measures separately."""
    compiled: Sequence[str] = ()
    """The modules, relative to `package`, that mypyc compiles when the package of this kit is built."""
    board: str | None = None
    """Its board in the browser: a file in `package` such as `board.js`, an ES module that exports
    `mount(element, play)`. See docs/own-game.md."""
    drawing: str | None = None
    """A picture of a position for notebooks: a function from a view to SVG."""
    picture: str | None = None
    """Its picture on the start page: a file in `package` such as `picture.svg`, 16 wide to 10 high."""

    def __post_init__(self) -> None:
        """Reports mistakes when the kit is created, not later when a part is needed."""
        for name in ("name", "package", "game"):
            _check(name, getattr(self, name), isinstance(getattr(self, name), str), "a string")
        for name in ("contract", "order"):
            _check(name, getattr(self, name), isinstance(getattr(self, name), int), "a whole number")
        for name in ("adviser", "odds_command", "screen", "value", "uses", "drawing", *_FILES):
            value = getattr(self, name)
            _check(name, value, value is None or isinstance(value, str), "a string")
        for name in ("bots", "commands"):
            value = getattr(self, name)
            fits = isinstance(value, Mapping) and _are_strings([*value.keys(), *value.values()])
            _check(name, value, fits, "a mapping from names to parts")
            for key in value:
                _check_name(name, key)
        _check(
            "compiled",
            self.compiled,
            _is_list(self.compiled) and _are_strings(self.compiled),
            "a sequence of module names",
        )
        lists_options = _is_list(self.bench) and all(isinstance(each, Mapping) for each in self.bench)
        _check("bench", self.bench, lists_options, "a sequence of mappings")
        _check_name("name", self.name)
        for name, endings in _FILES.items():
            path = getattr(self, name)
            if path is not None and not (_FILE.fullmatch(path) and path.endswith(endings)):
                raise ValueError(
                    f"{name} is not the path of a {endings[0]} file in the package: {path!r:.80}"
                )

    def load(self, part: str, kind: type | None = None) -> Any:
        """The object that a part names; BrokenPart if it is not an instance or subclass of `kind`."""
        try:
            with redirect_stdout(sys.stderr):  # what is imported may print, but not into a command's JSON
                found = resolve_name(f"{self.package}{part}" if part.startswith(".") else part)
        except KeyboardInterrupt:
            raise
        except BaseException as error:
            raise BrokenPart(self.name, part, f"{type(error).__name__}: {error}") from error
        if kind is not None and not (
            isinstance(found, kind) or (isinstance(found, type) and issubclass(found, kind))
        ):
            name = found.__name__ if isinstance(found, type) else type(found).__name__
            raise BrokenPart(self.name, part, f"{name} instead of {kind.__name__}")
        return found

    def compiled_modules(self) -> list[str]:
        return [f"{self.package}.{module}" for module in self.compiled]


def _check(field_name: str, value: object, fits: bool, expected: str) -> None:
    if not fits:
        raise TypeError(f"{field_name} must be {expected}, not {type(value).__name__}")


def _check_name(field_name: str, name: str) -> None:
    if len(name) > LONGEST_NAME or _NAME.fullmatch(name) is None:
        raise ValueError(f"{field_name}: {name[:LONGEST_NAME]!r} is not a name such as my-game")


def _is_list(value: object) -> bool:
    return isinstance(value, Sequence) and not isinstance(value, str)


def _are_strings(values: Sequence[object]) -> bool:
    return all(isinstance(each, str) for each in values)
