"""The comparison that all of chaos and load rests on: it must find what is wrong."""

from __future__ import annotations

import pytest
from scripts.scripted_players.log_comparison import LogComparison
from scripts.scripted_players.percentiles import spread

DECIDED = ["roll", "pass", "undo", "roll", "stop"]


def comparison(told: list[str], acknowledged: list[str], waiting: str | None = None) -> LogComparison:
    result = LogComparison()
    result.add(told, acknowledged, waiting)
    return result


def test_all_is_well() -> None:
    result = comparison(DECIDED, DECIDED)
    assert (result.acknowledged, result.lost, result.extra, result.unanswered) == (5, 0, 0, 0)


@pytest.mark.parametrize("gone", range(len(DECIDED)))
def test_one_is_lost(gone: int) -> None:
    result = comparison(DECIDED[:gone] + DECIDED[gone + 1 :], DECIDED)
    assert (result.lost, result.extra) == (1, 0)


@pytest.mark.parametrize("twice", range(len(DECIDED)))
def test_one_is_carried_out_twice(twice: int) -> None:
    result = comparison(DECIDED[: twice + 1] + DECIDED[twice:], DECIDED)
    assert (result.lost, result.extra) == (0, 1)


def test_the_order_counts() -> None:
    result = comparison(["pass", "roll"], ["roll", "pass"])
    assert result.lost
    assert result.extra


def test_a_command_without_answer_may_have_been_carried_out() -> None:
    assert comparison([*DECIDED, "roll"], DECIDED, "roll") == LogComparison(acknowledged=5, unanswered=1)
    assert comparison(DECIDED, DECIDED, "roll") == LogComparison(acknowledged=5)
    assert comparison([*DECIDED, "roll", "roll"], DECIDED, "roll").extra
    assert comparison([*DECIDED, "pass"], DECIDED, "roll").extra


def test_figures() -> None:
    times = [number / 1000 for number in range(1, 201)]
    assert (spread(times).count, spread(times).p50, spread(times).p99, spread(times).most) == (
        200,
        100,
        198,
        200,
    )
    assert spread([0.004]).p99 == 4
    assert spread([]).count == 0
