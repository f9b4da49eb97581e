"""What the people at a table have agreed on, beside the options of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

import msgspec

from conclave.core.text import text
from conclave.table.refused import Refused

if TYPE_CHECKING:  # it knows the entries of the log, and these hold settings
    from conclave.table.bots import Bots

DAY: Final = 86_400


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long somebody may think. When the time is over a bot decides for them."""

    seconds: int
    """From 5 seconds to 14 days."""
    per: Literal["decision", "move"] = "decision"
    """For every single decision, or for all that a seat decides until somebody else has to."""


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    listed: bool = False
    """Everybody on this server may find the table and sit down; otherwise it takes a link."""
    spectators: bool = True
    chat: bool = True
    """Reactions and short messages."""
    undo: bool = True
    advice: Literal["off", "all"] = "all"
    """Hints and odds: for nobody, or for everybody."""
    clock: Clock | None = None
    cover_after: int | None = 60
    """Seconds of absence after which a bot plays for a person; None: never."""
    cover_bot: str = ""
    """The bot that covers, decides when time is over and plays for who resigned; empty: the strongest."""

    def check(self, bots: Bots) -> None:
        """Refused for a setting that cannot be at a table with these bots."""
        if self.clock is not None and not 5 <= self.clock.seconds <= 14 * DAY:
            raise Refused("wrong", text("table-clock-wrong"))
        if self.cover_after is not None and not 5 <= self.cover_after <= 14 * DAY:
            raise Refused("wrong", text("table-cover-wrong"))
        if self.cover_bot:
            bots.check(self.cover_bot)
