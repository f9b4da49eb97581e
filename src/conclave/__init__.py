"""Conclave: Wizard Dice, Five Seals of Magic and ciúb by their rules, with bots, odds and records.

    >>> import conclave
    >>> result = conclave.play("ciub", ["greedy", "adept"], seed=7)
    >>> result.winners
    (0,)

`conclave.game(name)` gives a game, `game.start()` a position; `conclave.bot(game, name)` chooses for a seat.
Names are loaded when they are first used. docs/python.md starts from the beginning.
"""

import sys
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final

from conclave import forms

__version__ = "0.2.0"

forms.choose()

if TYPE_CHECKING:
    from conclave.api.actions import Action, LegalActions
    from conclave.api.bot import Bot, bot, bots
    from conclave.api.chance import Chance, RandomSource
    from conclave.api.errors import (
        BotFailed,
        ConclaveError,
        IllegalAction,
        InvalidIndex,
        InvalidNotation,
        InvalidOption,
        InvalidPack,
        InvalidRecord,
        InvalidType,
        InvalidValue,
        UnknownName,
    )
    from conclave.api.game import Game, game, games
    from conclave.api.odds import Advice, odds
    from conclave.api.play import Result, play
    from conclave.api.position import Ending, Position, View
    from conclave.api.records import Record, Verification, read_record, replay, verify
    from conclave.api.seating import BotLike
    from conclave.api.simulation import BotFigures, GameResult, Simulation, simulate

_HOME: Final = {
    "actions": ("Action", "LegalActions"),
    "bot": ("Bot", "bot", "bots"),
    "chance": ("Chance", "RandomSource"),
    "errors": (
        *("BotFailed", "ConclaveError", "IllegalAction", "InvalidIndex", "InvalidNotation", "InvalidOption"),
        *("InvalidPack", "InvalidRecord", "InvalidType", "InvalidValue", "UnknownName"),
    ),
    "game": ("Game", "game", "games"),
    "odds": ("Advice", "odds"),
    "play": ("Result", "play"),
    "position": ("Ending", "Position", "View"),
    "records": ("Record", "Verification", "read_record", "replay", "verify"),
    "seating": ("BotLike",),
    "simulation": ("BotFigures", "GameResult", "Simulation", "simulate"),
}
"""The public names by the module of `conclave.api` that defines them."""
_MODULE_OF: Final = {name: module for module, names in _HOME.items() for name in names}
_ALSO_PACKAGES: Final = ("bots", "games", "odds")
"""Functions that share their names with packages; see `_Conclave`."""

__all__ = [
    "Action",
    "Advice",
    "Bot",
    "BotFailed",
    "BotFigures",
    "BotLike",
    "Chance",
    "ConclaveError",
    "Ending",
    "Game",
    "GameResult",
    "IllegalAction",
    "InvalidIndex",
    "InvalidNotation",
    "InvalidOption",
    "InvalidPack",
    "InvalidRecord",
    "InvalidType",
    "InvalidValue",
    "LegalActions",
    "Position",
    "RandomSource",
    "Record",
    "Result",
    "Simulation",
    "UnknownName",
    "Verification",
    "View",
    "bot",
    "bots",
    "game",
    "games",
    "odds",
    "play",
    "read_record",
    "replay",
    "simulate",
    "verify",
]


def __getattr__(name: str) -> object:
    if name not in _MODULE_OF:
        raise AttributeError(f"module 'conclave' has no attribute {name!r}", name=name)
    found = getattr(import_module(f"{__name__}.api.{_MODULE_OF[name]}"), name)
    if name not in _ALSO_PACKAGES:
        globals()[name] = found
    return found


def __dir__() -> list[str]:
    return [*__all__, "__doc__", "__version__"]


class _Conclave(ModuleType):
    """Three functions share their names with packages: `bots`, `games` and `odds`.

    Whenever a package is imported, Python sets it as an attribute here. These three are properties that don't
    take it, so the functions stay. A function has the namespace of its package: `conclave.bots("ciub")` lists
    bots, and `conclave.bots.registry` is a module.
    """


def _function(name: str) -> property:
    def get(_: ModuleType) -> Any:
        function: Any = __getattr__(name)
        function.__dict__ = import_module(f"{__name__}.{name}").__dict__
        return function

    def ignore(_: ModuleType, package: ModuleType) -> None:
        """Where Python would set the package."""

    return property(get, ignore)


for _name in _ALSO_PACKAGES:
    setattr(_Conclave, _name, _function(_name))
sys.modules[__name__].__class__ = _Conclave
