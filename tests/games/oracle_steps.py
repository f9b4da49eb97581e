"""Steps that a game and its oracle take together, whichever game it is."""

from __future__ import annotations

from typing import Protocol

from conclave.core.chance import Chance
from conclave.core.pending import Decide
from conclave.core.position import Position
from conclave.core.source import Source


class Oracle(Protocol):
    def expects_chance(self) -> str | None: ...

    def settle(self, outcome: str) -> None: ...

    def asked(self) -> int | None: ...


def settle_both(position: Position, oracle: Oracle, source: Source) -> None:
    """The same outcome for both, which expect the same chance."""
    chance = position.pending
    assert isinstance(chance, Chance)
    assert chance.spec == oracle.expects_chance()
    outcome = chance.sample(source)
    position.settle(outcome)
    oracle.settle(chance.write(outcome))


def seat_to_decide(position: Position, oracle: Oracle) -> int:
    """The one seat that both ask."""
    pending = position.pending
    assert isinstance(pending, Decide)
    assert pending.seats == (oracle.asked(),)
    assert pending.revising == ()
    return pending.seats[0]
