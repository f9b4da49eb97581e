"""Decisions from the middle of random games, for bots to answer."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from conclave.bots import bot_names, find_bot
from conclave.core import Bits, Chance, Decide, Game, Over, Position, Source

SMALL_BUDGET = 2
"""Enough for a bot that takes a budget to do all it does, hundreds of times in a test."""


def every_bot(game_name: str) -> list[str]:
    """All bots of a game, with little to think."""
    return [
        name if find_bot(game_name, name).budget is None else f"{name}:{SMALL_BUDGET}"
        for name in bot_names(game_name)
    ]


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
