"""What a game brings along: its kit.

A package offers a game through an entry point of the group `conclave.games` that names its kit:

    [project.entry-points."conclave.games"]
    ciub = "conclave.games.ciub:KIT"

Every part is named, not imported (`.bots.novice:Novice`), so a kit costs nothing until a part is needed. Only
the rules are required: without the other parts a game has a plain screen in the terminal and in the browser,
the bots `random` and `searcher`, the arena, studies, records and benchmarks.

A build reads this module where only the standard library is installed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pkgutil import resolve_name
from typing import Any, Final

CONTRACT: Final = 1
"""The version of the contract between Conclave and its games: raised when an older kit would no longer
work."""


@dataclass(frozen=True, kw_only=True)
class GameKit:
    """Everything that belongs to one game.

    Parts are named as `module:attribute`, a module of `package` with a dot before it, and loaded on demand.
    """

    name: str
    """The name of the game on the command line and in records, e.g. `five-seals`."""
    package: str
    """The Python package that holds its catalogues, `text/<language>.ftl`."""
    game: str
    """Its rules: a `conclave.core.Game`."""
    contract: int = CONTRACT
    """The version of the contract that the kit was written for."""
    order: int = 100
    """Its place in lists of games: lower numbers come first, then names decide."""
    bots: Mapping[str, str] = field(default_factory=dict)
    """Its bots by name, weakest first: subclasses of `conclave.bots.Bot`."""
    adviser: str | None = None
    """What the alternatives of a decision are worth: a class like `conclave.odds.advisers.Adviser`."""
    odds_command: str | None = None
    """Its command under `conclave odds`: a `click.Command`."""
    commands: Mapping[str, str] = field(default_factory=dict)
    """Its other commands under `conclave` by name: each a `click.Command`."""
    screen: str | None = None
    """Its screen in the terminal: a subclass of `conclave.cli.terminal.screen.Screen`."""
    value: str | None = None
    """Each seat's chance to win a position, for the lab: a function of the position."""
    uses: str | None = None
    """What counts the uses of its spells or cards: a subclass of `conclave.lab.stats.uses.UseCounter`."""
    bench: Sequence[Mapping[str, Any]] = ({},)
    """Options that `conclave bench` measures apart."""
    compiled: Sequence[str] = ()
    """The modules that mypyc compiles when the package that offers this kit is built, names from
    `package`."""
    board: str | None = None
    """Its board in the browser: an ES module, as a file of `package`."""

    def load(self, part: str) -> Any:
        """The object that a part names."""
        return resolve_name(f"{self.package}{part}" if part.startswith(".") else part)

    def compiled_modules(self) -> list[str]:
        return [f"{self.package}.{module}" for module in self.compiled]
