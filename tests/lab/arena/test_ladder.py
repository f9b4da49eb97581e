"""The live ladder: it moves the right way, and knows more after more games."""

from __future__ import annotations

from conclave.lab.arena.ladder import Ladder


def test_winners_rise_and_uncertainty_shrinks() -> None:
    ladder = Ladder(3)
    start = ladder.rungs()[0]
    for _ in range(30):
        ladder.add((0, 1, 2), (1, 2, 3))
    rungs = ladder.rungs()
    assert rungs[0].mu > rungs[1].mu > rungs[2].mu
    assert all(rung.sigma < start.sigma for rung in rungs)
    assert ladder.order() == [0, 1, 2]


def test_a_tie_moves_equals_nowhere() -> None:
    ladder = Ladder(2)
    ladder.add((0, 1), (1, 1))
    assert abs(ladder.rungs()[0].mu - ladder.rungs()[1].mu) < 1e-9


def test_a_bot_with_several_seats_has_one_rung() -> None:
    ladder = Ladder(2)
    ladder.add((0, 1, 1, 1), (1, 2, 3, 4))
    assert ladder.rungs()[0].mu > 25 > ladder.rungs()[1].mu
