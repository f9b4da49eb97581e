"""What a request leads to, before it has happened."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from conclave.table.entries import AnyEntry
from conclave.table.match import Match, Move


@dataclass(frozen=True)
class Precomputed:
    """What was worked out before a line was kept, so that it need not be worked out again."""

    match: Match | None = None
    move: Move | None = None


NOTHING: Final = Precomputed()


@dataclass(frozen=True)
class Change:
    """Lines for the log, and what was worked out for them."""

    entries: Sequence[AnyEntry]
    precomputed: Precomputed = NOTHING
