"""Games by random players, for the values of positions."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from conclave.core.chance import Chance
from conclave.core.pending import Decide, Over
from conclave.core.position import Position
from conclave.core.source import Bits
from conclave.registry import GAMES


def positions(name: str, players: int, seed: int = 3) -> Iterator[Position]:
    """A game by random players: each position right after a chance, and the last one."""
    game = GAMES.find(name)
    source = Random(seed)
    position = game.start(game.configure({"players": players}))
    while not isinstance(position.pending, Over):
        pending = position.pending
        if isinstance(pending, Chance):
            position.settle(pending.sample(Bits(source.getrandbits)))
            yield position
        else:
            assert isinstance(pending, Decide)
            seat = pending.seats[0]
            position.apply(seat, source.choice(list(position.legal(seat))))
    yield position
