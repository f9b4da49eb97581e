"""What mypyc compiles, and whether that is what runs.

Classes that outsiders may subclass (a game, a position, a source of numbers, a bot) are marked with
`mypyc_attr(allow_interpreted_subclasses=True)`, so that a game written in plain Python also runs on a
compiled core. A build reads this module where only the standard library is installed.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pkgutil import resolve_name
from typing import Final

SHARED: Final[dict[str, tuple[str, ...]]] = {
    "core": (
        *("action_kinds", "actions", "budget", "chance", "event", "game", "listed_game", "one_line"),
        *("options", "packed", "pending", "places", "playouts", "position", "proof", "quick_source"),
        *("record", "record_replay", "refusal", "registry", "rules_page", "source", "toml_text", "wire"),
    ),
    "search": ("settings", "node", "prior", "selection", "tree", "valuation"),
}
"""The shared modules that are compiled where possible: all of the core except the classes that travel as JSON
(`component`, `text`), since compiled ones lose what a schema is made from. Each game's kit names its own: the
modules where playouts spend their time. Events and texts stay interpreted."""


def shared_modules() -> list[str]:
    return [f"{__package__}.{package}.{name}" for package, names in SHARED.items() for name in names]


def modules_of_kits(kits: Iterable[str]) -> list[str]:
    """The modules that kits compile; each kit is named as in an entry point: `conclave.games.ciub:KIT`."""
    return [module for kit in kits for module in resolve_name(kit).compiled_modules()]


def hot_modules() -> list[str]:
    """Everything this package compiles. Other packages compile the engines of their own games."""
    from conclave.registry import KITS

    return shared_modules() + [module for kit in KITS.ours for module in kit.compiled_modules()]


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
