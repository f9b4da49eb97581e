"""What a position is worth to each seat, from 0 (lost) to 1 (won)."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from conclave.core.pending import Over
from conclave.core.places import shares_of_win
from conclave.core.playouts import TO_THE_END, play_on
from conclave.core.position import Position
from conclave.core.source import Source


@mypyc_attr(allow_interpreted_subclasses=True)
class Valuation:
    """Where a simulation leaves the tree, a valuation says what it has come to.

    The position is given away: a valuation may play on with it, by its own ideas, as far as it likes. It may
    also be asked about a game that is over.
    """

    def worth(self, position: Position, source: Source) -> list[float]:
        """By seat."""
        raise NotImplementedError


class Playouts(Valuation):
    """Plays on at random: to the end, or for some decisions, after which `beyond` values the position."""

    def __init__(self, decisions: int = TO_THE_END, beyond: Valuation | None = None) -> None:
        if beyond is None and decisions < TO_THE_END:
            raise ValueError("a playout that is cut off needs somebody who values the position")
        self.decisions: int = decisions
        self.beyond: Valuation | None = beyond

    def worth(self, position: Position, source: Source) -> list[float]:
        play_on(position, source, self.decisions)
        pending = position.pending
        if isinstance(pending, Over):
            return shares_of_win(pending.places)
        assert self.beyond is not None
        return self.beyond.worth(position, source)
