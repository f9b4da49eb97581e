"""Which actions look promising before anything is known about them."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from conclave.core.actions import Actions
from conclave.core.position import Position


@mypyc_attr(allow_interpreted_subclasses=True)
class Prior:
    """Decides in which order a search tries the actions of a decision: the most promising first.

    It is asked only when a decision is about to try one more action, which is rarely more than once in a
    simulation. It may look at the position but not change it. Without a prior, chance decides what is tried.
    """

    def promises(self, position: Position, seat: int, options: Actions) -> list[float]:
        """For every option, in their order, how promising it is; from 0 to 1 if the search has a `bias`."""
        raise NotImplementedError
