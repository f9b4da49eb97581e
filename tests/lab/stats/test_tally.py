"""Figures by hand."""

from __future__ import annotations

from statistics import mean, stdev

import pytest

from conclave.core.text import text
from conclave.lab.play.simulate import GameResult
from conclave.lab.stats.tally import Mean, Tally, wilson


def result(seats: tuple[int, ...], places: tuple[int, ...], points: tuple[int, ...]) -> GameResult:
    count = len(seats)
    reason = text("fs-over-quiet" if places[0] > 1 else "fs-over-strongest")
    return GameResult(1, seats, points, places, (10,) * count, (0.5,) * count, 9, reason, "")


@pytest.mark.parametrize(("share", "games"), [(0.5, 10), (1.0, 10), (0.0, 7), (0.97, 1000), (1 / 3, 4)])
def test_wilson_bounds_are_the_rates_that_are_just_believable(share: float, games: int) -> None:
    """A bound p is where the share lies 1.96 standard errors of p itself away."""
    low, high = wilson(share, games)
    assert 0 <= low <= share <= high <= 1
    for p in {low, high} - {0.0, 1.0}:
        assert (share - p) ** 2 == pytest.approx(1.959964**2 * p * (1 - p) / games, rel=1e-5)


def test_a_wilson_interval_as_in_the_textbooks() -> None:
    assert wilson(0.5, 10) == pytest.approx((0.2366, 0.7634), abs=1e-4)


def test_no_games_say_nothing() -> None:
    assert wilson(0.0, 0) == (0.0, 1.0)


def test_a_running_mean_agrees_with_the_usual_one() -> None:
    values = [3.0, -2.0, 7.5, 7.5, 0.0, 11.0]
    running = Mean()
    for value in values:
        running.add(value)
    reach = 2.571 * stdev(values) / len(values) ** 0.5
    assert running.mean == pytest.approx(mean(values))
    assert running.interval() == pytest.approx((mean(values) - reach, mean(values) + reach))


def test_shared_wins_count_shared_and_seats_are_counted_apart() -> None:
    tally = Tally(("a", "b", "c"))
    tally.add(result((0, 1, 2), (1, 1, 3), (10, 10, 2)))
    tally.add(result((1, 2, 0), (2, 3, 1), (5, 4, 12)))
    summary = tally.summary()
    assert [bot.win_share for bot in summary.bots] == [0.25, 0.25, 0.5]
    assert [seat.win_share for seat in summary.seats] == [0.75, 0.25, 0.0]
    assert [bot.mean_points for bot in summary.bots] == [7.5, 7.0, 7.0]
    assert [bot.mean_place for bot in summary.bots] == [1.5, 2.0, 2.0]
    assert summary.rounds_per_game == 9
    assert summary.decisions_per_game == 30
    assert summary.bots[0].ms_per_decision == pytest.approx(50.0)


def test_games_are_counted_by_why_they_were_over() -> None:
    tally = Tally(("a", "b"))
    for places in ((2, 1), (1, 2), (1, 2)):
        tally.add(result((0, 1), places, (3, 4)))
    counted = [(ending.reason.key, ending.games) for ending in tally.summary().endings]
    assert counted == [("fs-over-strongest", 2), ("fs-over-quiet", 1)]
