"""Reach is kept up to date step by step (FS-6): in whole games it is as if found from scratch."""

from __future__ import annotations

import random

import pytest

from conclave.core.chance import Chance
from conclave.core.pending import Decide
from conclave.core.source import Bits
from conclave.games.five_seals.engine.position import FiveSealsPosition
from tests.games.five_seals.play import CIRCLES, GAME

DECISIONS = 250


def walkable(position: FiveSealsPosition, seat: int, space: int) -> bool:
    """FS-6: a circle without a token, and without a mage or familiar of another player."""
    others = [other for other in range(position.players) if other != seat]
    figures = [
        figures[other] for figures in (position.dungeon.mage, position.dungeon.familiar) for other in others
    ]
    return (
        position.dungeon.board.kind[space] == "circle"
        and not position.dungeon.seal[space]
        and space not in figures
    )


def met(position: FiveSealsPosition, seat: int) -> set[int]:
    """All that a mage can walk next to, found from scratch."""
    found: set[int] = set()
    waiting = [position.dungeon.mage[seat]]
    while waiting:
        new = set(position.dungeon.board.beside[waiting.pop()]) - found
        found |= new
        waiting.extend(space for space in new if walkable(position, seat, space))
    return found


def look(position: FiveSealsPosition) -> None:
    for seat in range(position.players):
        if position.dungeon.mage[seat]:
            sealed = sorted(space for space in met(position, seat) if position.dungeon.seal[space])
            others = [other for other in range(position.players) if other != seat]
            blocked = {position.dungeon.mage[other] for other in others} | {
                position.dungeon.familiar[other] for other in others
            }
            blocked |= set(position.dungeon.guardian)
            assert sorted(position.dungeon.in_reach(seat)) == [
                space for space in sealed if space not in blocked
            ]


@pytest.mark.rule("FS-6")
@pytest.mark.parametrize("circle", CIRCLES)
@pytest.mark.parametrize("players", [2, 5])
def test_fs_6_reach_is_always_what_it_would_be_if_found_from_scratch(circle: str, players: int) -> None:
    source = Bits(random.Random(f"{circle} {players}").getrandbits)
    position = GAME.start(GAME.configure({"players": players, "circle": circle}))
    assert isinstance(position, FiveSealsPosition)
    for _ in range(DECISIONS):
        pending = position.pending
        if isinstance(pending, Chance):
            position.settle(pending.sample(source))
        elif isinstance(pending, Decide):
            seat = pending.seats[0]
            position.play(seat, position.legal(seat).sample(source))
            look(position)
        else:
            break


@pytest.mark.rule("FS-6")
def test_fs_6_a_copy_has_a_reach_of_its_own() -> None:
    source = Bits(random.Random(3).getrandbits)
    position = GAME.start(GAME.configure({"players": 3, "circle": "IV"}))
    assert isinstance(position, FiveSealsPosition)
    while position.round < 3:
        pending = position.pending
        if isinstance(pending, Chance):
            position.settle(pending.sample(source))
        else:
            assert isinstance(pending, Decide)
            seat = pending.seats[0]
            position.play(seat, position.legal(seat).sample(source))
    before = [position.dungeon.in_reach(seat) for seat in range(position.players)]
    twin = position.clone()
    for seat in range(twin.players):
        for space in twin.dungeon.in_reach(seat):
            twin.dungeon.lift(space)
            twin.dungeon.unblock(space)
        look(twin)
        assert twin.dungeon.in_reach(seat) != before[seat]
    assert [position.dungeon.in_reach(seat) for seat in range(position.players)] == before
    look(position)
