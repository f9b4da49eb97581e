"""What mypyc compiles, and whether that is what runs.

Classes that outsiders may subclass (a game, a position, a source of numbers, a bot) are marked with
`mypyc_attr(allow_interpreted_subclasses=True)`, so that a game written in plain Python also runs on a
compiled core. Builds read this file alone, where nothing but the standard library may be installed.
"""

from __future__ import annotations

import sys
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from typing import Final

HOT: Final[dict[str, tuple[str, ...]]] = {
    "core": (
        *("action_kinds", "actions", "chance", "compiled", "event", "game", "listed_game", "one_line"),
        *("options", "packed", "pending", "playouts", "position", "proof", "quick_source", "record"),
        *("refusal", "registry", "replaying", "rules_page", "source", "toml_text", "wire"),
    ),
    "analysis.search": ("manner", "node", "prior", "selecting", "tree", "valuation"),
    "games.wizard_dice": ("dice", "codes", "cards", "scoring", "stages", "rerolls", "seer", "position"),
    "games.five_seals": (
        *("tables", "elements", "codes", "stages", "dice", "seals", "scoring", "board", "deals"),
        *("reach", "breaking", "dungeon", "spell", "might", "spaces", "conflict", "movement"),
        *("compendium", "turn", "position"),
    ),
    "games.ciub": (
        *("dice", "pool", "requirement", "cards", "codes", "stages"),
        *("picking", "dice_choices", "state", "dice_phase", "position"),
    ),
}
"""Per package the modules that are compiled where that is possible: of the core all but the classes that
travel as JSON (`component`, `text`), since compiled ones lose what a schema is made from; of a game those in
which playouts spend their time. Views, events and texts stay interpreted. They are names only: nothing is
imported from here, and whatever builds the package reads them too."""


def hot_modules() -> list[str]:
    return [f"conclave.{package}.{name}" for package, names in HOT.items() for name in names]


def form() -> str:
    """Which form of the rules runs: `compiled`, `pure`, or `mixed` if some hot modules are and some are not.

    It looks at the files that the modules really come from, at every one of them.
    """
    left = len(interpreted())
    if not left:
        return "compiled"
    return "pure" if left == len(hot_modules()) else "mixed"


def interpreted() -> list[str]:
    """The hot modules that run as plain Python."""
    return [name for name in hot_modules() if not _file(name).endswith(tuple(EXTENSION_SUFFIXES))]


def _file(module: str) -> str:
    """Where a module was imported from, or would be if it is not needed yet."""
    loaded = sys.modules.get(module)
    if loaded is not None:
        return str(loaded.__file__)
    found = find_spec(module)
    return str(found.origin) if found is not None else ""
