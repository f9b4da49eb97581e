"""What a bot is asked, and what comes back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

import msgspec

Failure = Literal["crashed", "late", "illegal", "unavailable"]
"""Why a bot gave no move: it broke, it took too long, it chose what it may not, or it could not be asked."""


@dataclass(frozen=True)
class BotRequest:
    """Everything a bot may know. The answer depends on it and on nothing else."""

    table: str
    """For the fairness of the queue; never sent to the bot."""
    game: str
    seat: int
    bot: str
    """The name of its level, e.g. `adept`; advice is always that of the strongest bot."""
    view: bytes
    """What the seat sees, as JSON."""
    legal: tuple[int, ...]
    """The codes to choose from, in the order of the rules."""
    seed: bytes
    """The bot's own randomness, which has nothing to do with the dice."""


@dataclass(frozen=True)
class BotDecision:
    """A legal move."""

    action: int
    bot: str
    """Who chose it: `adept@1`; after a failure `random@1`, or `random` if no bot could be asked at all."""
    fallback: Failure | Literal[""] = ""
    """Why the bot in question did not choose it."""


class AdvisedAction(msgspec.Struct, frozen=True):
    """One of the things a player might do."""

    action: int
    worth: float | None = None
    """Expected points by the adviser's reckoning; None where nobody has worked it out."""
    chance: float | None = None
    """Of an exact hit, or to win the card it is for."""
    at_least: bool = False
    """Chance and worth may be higher."""
    alike: int = 0
    """How many more actions come to the same thing."""
    towards: str = ""
    """The card it is for, by its name in the view; empty where it is for none in particular."""
    proposed: bool = False
    """The strongest bot would do this."""
