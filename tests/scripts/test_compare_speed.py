"""Two checkouts are compared by ratios of rounds; noise alone makes nobody slower."""

from __future__ import annotations

from typing import Any

import pytest
from scripts.compare_speed import COSTS, RATES, compare, times


def bench_lines(rate: float) -> list[dict[str, Any]]:
    """What a bench says of a game that does so many of everything in a second."""
    line: dict[str, Any] = {"game": "ciub", "players": 2, "options": {"form": "short"}}
    return [line | dict.fromkeys(RATES, rate) | dict.fromkeys(COSTS, 1.0 / rate)]


def test_half_the_rate_takes_twice_as_long() -> None:
    rounds = [
        (times(bench_lines(100.0 * noise)), times(bench_lines(50.0 * noise))) for noise in (1.0, 1.1, 0.9)
    ]
    compared = list(compare(rounds))
    assert len(compared) == len(RATES) + len(COSTS)
    assert {each.setting for each in compared} == {"ciub 2 form=short"}
    for each in compared:
        assert each.ratio == pytest.approx(2.0)
        assert each.is_slower()


def test_noise_is_not_slower() -> None:
    noisy = [(100.0, 90.0), (90.0, 101.0), (101.0, 95.0), (95.0, 92.0)]
    for each in compare([(times(bench_lines(old)), times(bench_lines(new))) for old, new in noisy]):
        assert each.least < 1.0 < each.most
        assert not each.is_slower()


def test_a_measure_of_one_checkout_only_is_left_out() -> None:
    old = times(bench_lines(1.0))
    assert list(compare([(old, {}), (old, {})])) == []
