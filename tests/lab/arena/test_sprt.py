"""The sequential test: rarely wrong, sooner done than a fixed number of games."""

from __future__ import annotations

from collections import Counter
from math import log
from random import Random

import pytest

from conclave.lab.arena.sprt import Hypotheses, SequentialTest, log_likelihood_ratio

HYPOTHESES = Hypotheses(0.5, 0.6)


def run_test(seed: int, chance: float, alike: float) -> SequentialTest:
    """Deals of two games; with a chance of `alike` the second one ends like the first."""
    source = Random(seed)
    test = SequentialTest(HYPOTHESES)
    while test.decision == "open" and test.deals < 4000:
        first = source.random() < chance
        second = first if source.random() < alike else source.random() < chance
        test.add((first + second) / 2)
    return test


@pytest.mark.parametrize("alike", [0.0, 0.5])
@pytest.mark.parametrize(("chance", "right"), [(0.5, "p0"), (0.6, "p1")])
def test_it_is_wrong_about_as_seldom_as_was_asked(chance: float, right: str, alike: float) -> None:
    """With games of a deal that end alike too: only deals are evidence."""
    tests = [run_test(seed, chance, alike) for seed in range(80)]
    wrong = len([test for test in tests if test.decision != right])
    assert wrong / 80 <= 0.1


def test_it_stops_sooner_when_more_is_at_stake() -> None:
    clear = sum([run_test(seed, 0.75, 0.0).deals for seed in range(20)])
    close = sum([run_test(seed, 0.55, 0.0).deals for seed in range(20)])
    assert clear < close / 3


def test_single_games_give_walds_ratio() -> None:
    """For wins and losses alone it is the plain likelihood ratio."""
    seen = Counter({1.0: 60, 0.0: 40})
    expected = 60 * log(0.6 / 0.5) + 40 * log(0.4 / 0.5)
    assert log_likelihood_ratio(seen, 0.5, 0.6) == pytest.approx(expected, rel=1e-6)


def test_bounds_are_walds() -> None:
    low, high = Hypotheses(0.5, 0.6, alpha=0.05, beta=0.1).bounds
    assert (low, high) == pytest.approx((log(0.1 / 0.95), log(0.9 / 0.05)))


def test_nobody_is_infinitely_sure() -> None:
    """Only wins so far: some deals are needed all the same, and a decision stays."""
    test = SequentialTest(Hypotheses(0.5, 0.9))
    decisions = [test.add(1.0) for _ in range(40)]
    assert decisions[6] == "open"
    assert decisions[7] == "p1"
    assert decisions[-1] == "p1"
    deals = test.deals
    assert test.add(0.0) == "p1"
    assert test.deals == deals
