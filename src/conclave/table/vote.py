"""What people at a table decide together: a vote that is open, and what came of earlier ones."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Literal

from conclave.table.entries import VoteKind, Warrant

VOTE_SECONDS: Final = 300.0
"""How long a vote stays open; whoever lost one waits as long before asking for the same again."""
MOST_INCIDENTS: Final = 50

IncidentKind = Literal["vote", "rejected", "kicked", "reopened", "abandoned"]


@dataclass
class Vote:
    kind: VoteKind
    seat: int | None
    """The seat it is about; None: the whole table."""
    called_at: float
    agreed: set[int] = field(default_factory=set)
    """The clients that have agreed; the one that asked is among them."""

    @property
    def until(self) -> float:
        return self.called_at + VOTE_SECONDS

    def is_open(self, now: float) -> bool:
        return now < self.until


@dataclass(frozen=True)
class Incident:
    """Something that everybody at the table is told about its people."""

    kind: IncidentKind
    at: float
    vote: VoteKind | None = None
    """What was asked for, if it is about a vote."""
    seat: int | None = None
    name: str = ""
    """Who sat there."""
    by: str = ""
    """Who asked, or said no."""
    why: Warrant | None = None
    after: int = 0
    """How many lines of the log that everybody sees came before it."""
