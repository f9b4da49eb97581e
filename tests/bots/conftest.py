"""Decisions from the middle of random games, for bots to answer."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from conclave.core import Bits, Chance, Decide, Game, Over, Position, Source


def luck(seed: int) -> Source:
    return Bits(Random(seed).getrandbits)


def decisions(game: Game, given: dict[str, str | int | bool], seed: int) -> Iterator[tuple[Position, int]]:
    """Every decision of one random game with the seat that is asked."""
    source = luck(seed)
    position = game.start(game.configure(given))
    while not isinstance(position.pending, Over):
        pending = position.pending
        if isinstance(pending, Chance):
            position.settle(pending.sample(source))
        else:
            assert isinstance(pending, Decide)
            seat = pending.seats[source.uniform(len(pending.seats))]
            yield position, seat
            position.play(seat, position.legal(seat).sample(source))
