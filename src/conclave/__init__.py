"""Conclave: Wizard Dice, Five Seals of Magic and ciúb by their rules, with bots, odds and records.

    >>> import conclave
    >>> result = conclave.play("ciub", ["greedy", "adept"], seed=7)
    >>> result.winners
    (0,)

`conclave.game(name)` gives a game, `game.start()` a position; `conclave.bot(game, name)` chooses for a seat.
Names are loaded when they are first used. docs/python.md starts from the beginning.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Final

from conclave import forms

__version__ = "0.2.0"

forms.choose()

if TYPE_CHECKING:
    from conclave.api.bot import Bot, bot, bots
    from conclave.api.chance import Chance
    from conclave.api.errors import (
        BotFailed,
        ConclaveError,
        IllegalAction,
        InvalidNotation,
        InvalidOption,
        InvalidPack,
        InvalidRecord,
        UnknownName,
    )
    from conclave.api.game import Game, game, games
    from conclave.api.odds import Advice, odds
    from conclave.api.play import Result, play
    from conclave.api.position import Action, Ending, LegalActions, Position, View
    from conclave.api.records import Record, Verification, read_record, replay, verify
    from conclave.api.simulation import BotFigures, Simulation, simulate

_HOME: Final = {
    "bot": ("Bot", "bot"),
    "chance": ("Chance",),
    "errors": (
        *("BotFailed", "ConclaveError", "IllegalAction", "InvalidNotation", "InvalidOption", "InvalidPack"),
        *("InvalidRecord", "UnknownName"),
    ),
    "game": ("Game", "game"),
    "odds": ("Advice",),
    "play": ("Result", "play"),
    "position": ("Action", "Ending", "LegalActions", "Position", "View"),
    "records": ("Record", "Verification", "read_record", "replay", "verify"),
    "simulation": ("BotFigures", "Simulation", "simulate"),
}
"""The public names by the module of `conclave.api` that defines them."""
_MODULE_OF: Final = {name: module for module, names in _HOME.items() for name in names}
_CALLABLE_PACKAGES: Final = ("bots", "games", "odds")
"""Packages that are called like functions; see `conclave.callable_package`."""

__all__ = [
    "Action",
    "Advice",
    "Bot",
    "BotFailed",
    "BotFigures",
    "Chance",
    "ConclaveError",
    "Ending",
    "Game",
    "IllegalAction",
    "InvalidNotation",
    "InvalidOption",
    "InvalidPack",
    "InvalidRecord",
    "LegalActions",
    "Position",
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
    if name in _CALLABLE_PACKAGES:
        return import_module(f"{__name__}.{name}")
    if name not in _MODULE_OF:
        raise AttributeError(f"module 'conclave' has no attribute {name!r}", name=name)
    found = globals()[name] = getattr(import_module(f"{__name__}.api.{_MODULE_OF[name]}"), name)
    return found


def __dir__() -> list[str]:
    return [*__all__, "__doc__", "__version__"]
