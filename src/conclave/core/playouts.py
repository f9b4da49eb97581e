"""A position played on at random, in one call.

This is the inner loop of searches and benchmarks. Compiled, it calls compiled rules with a compiled source
(`quick_source.Quick`), so that nothing is interpreted from one decision to the next.
"""

from __future__ import annotations

from typing import Final

from conclave.core.chance import Chance
from conclave.core.pending import Decide
from conclave.core.position import Position
from conclave.core.source import Source

TO_THE_END: Final = 1 << 60
"""More decisions than any game has."""


def play_on(position: Position, source: Source, most: int = TO_THE_END) -> int:
    """Play to the end, or until `most` decisions with at least two options are made; how many were.

    Every option is equally likely. What is chosen is legal, so it is carried out without being checked again.
    Where several choose in secret, they do so one after the other.
    """
    decisions = 0
    while decisions < most:
        pending = position.pending
        if isinstance(pending, Decide):
            seat = pending.seats[0]
            action, had_another = position.random_choice(seat, source)
            if had_another:
                decisions += 1
            position.apply(seat, action)
        elif isinstance(pending, Chance):
            position.settle(pending.sample(source))
        else:
            break
    return decisions
