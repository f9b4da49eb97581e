"""A playout in one call plays the same games as a loop through the API, and counts the same decisions.

That every option is equally likely is tested with `random_choice`.
"""

from __future__ import annotations

import pytest

from conclave.core import Chance, Decide, Game, Over, Position
from conclave.core.playouts import play_on
from conclave.core.quick_source import Quick
from tests.contract.settings import UNDER_CONTRACT


def by_hand(position: Position, source: Quick, most: int) -> int:
    decisions = 0
    while decisions < most and not isinstance(position.pending, Over):
        pending = position.pending
        if isinstance(pending, Chance):
            position.settle(pending.sample(source))
        else:
            assert isinstance(pending, Decide)
            seat = pending.seats[0]
            decisions += len(position.legal(seat)) >= 2
            position.play(seat, position.random_choice(seat, source)[0])
    return decisions


def started(game: Game, players: int) -> Position:
    return game.start(game.configure({"players": players}))


@pytest.mark.parametrize("game", UNDER_CONTRACT, ids=lambda game: game.name)
@pytest.mark.parametrize("players", [2, 4])
def test_a_playout_is_a_whole_random_game(game: Game, players: int) -> None:
    for seed in range(3):
        quick, slow = started(game, players), started(game, players)
        decisions = play_on(quick, Quick(seed))
        assert decisions == by_hand(slow, Quick(seed), 1 << 60) > 0
        assert isinstance(quick.pending, Over)
        assert quick.view(None) == slow.view(None)


@pytest.mark.parametrize("game", UNDER_CONTRACT, ids=lambda game: game.name)
def test_a_playout_can_be_cut_off(game: Game) -> None:
    quick, slow = started(game, 3), started(game, 3)
    assert play_on(quick, Quick(5), 7) == by_hand(slow, Quick(5), 7) == 7
    assert not isinstance(quick.pending, Over)
    assert quick.view(None) == slow.view(None)
    assert play_on(quick, Quick(5), 0) == 0
    assert quick.view(None) == slow.view(None)


def test_nothing_happens_after_the_end() -> None:
    position = started(UNDER_CONTRACT[0], 2)
    source = Quick(1)
    play_on(position, source)
    over = position.pending
    assert play_on(position, source) == 0
    assert position.pending is over
