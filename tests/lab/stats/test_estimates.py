"""Shares and means of games in deals: the intervals hold what they promise."""

from __future__ import annotations

from math import inf, isinf
from random import Random
from statistics import stdev

import pytest

from conclave.lab.stats.estimates import Cluster, difference, mean, share
from conclave.lab.stats.tally import wilson


def deals(source: Random, number: int, chance: float, alike: float) -> list[Cluster]:
    """Deals of two games; with a chance of `alike` the second one ends like the first."""
    found = []
    for _ in range(number):
        first = source.random() < chance
        second = first if source.random() < alike else source.random() < chance
        found.append((float(first + second), 2.0))
    return found


@pytest.mark.parametrize("alike", [0.0, 0.6])
@pytest.mark.parametrize("chance", [0.5, 0.9])
def test_an_interval_holds_the_true_share_in_nineteen_of_twenty_runs(chance: float, alike: float) -> None:
    source = Random(7)
    held = 0
    for _ in range(600):
        low, high = share(deals(source, 100, chance, alike)).interval
        held += low <= chance <= high
    assert 0.925 <= held / 600 <= 0.975


def test_games_that_go_together_say_less_and_games_that_balance_say_more() -> None:
    together = share([(2.0, 2.0)] * 50 + [(0.0, 2.0)] * 50)
    independent = share([(2.0, 2.0), (1.0, 2.0), (1.0, 2.0), (0.0, 2.0)] * 25)
    balanced = share([(2.0, 2.0), *[(1.0, 2.0)] * 18, (0.0, 2.0)] * 5)
    widths = [each.interval[1] - each.interval[0] for each in (together, independent, balanced)]
    assert widths == sorted(widths, reverse=True)
    assert [each.value for each in (together, independent, balanced)] == [0.5, 0.5, 0.5]
    low, high = wilson(0.5, 200)
    assert widths[1] == pytest.approx(high - low, rel=0.02)
    assert widths[0] == pytest.approx(2**0.5 * (high - low), rel=0.03)


def test_who_never_lost_gets_no_certainty() -> None:
    assert share([(2.0, 2.0)] * 10).interval == wilson(1.0, 20)
    assert share([]).interval == (0.0, 1.0)


def test_few_deals_are_not_believed_to_be_alike() -> None:
    assert share([(1.0, 2.0)] * 5).interval == wilson(0.5, 10)


def test_what_is_the_same_each_time_only_seems_certain() -> None:
    """Three equal bots that share all wins win a third each, whatever else may be true."""
    assert share([(4.0, 12.0)] * 40).interval == wilson(1 / 3, 480)


def test_shares_stay_within_bounds() -> None:
    for games in (1, 11, 17, 100_000):  # rounding leads out of bounds at some of them
        assert wilson(0.0, games)[0] == 0.0
        assert wilson(1.0, games)[1] == 1.0


def test_a_mean_of_single_games_is_the_usual_one() -> None:
    values = (3.0, -2.0, 7.5, 7.5, 0.0, 11.0)
    estimate = mean([(value, 1.0) for value in values])
    assert estimate.value == pytest.approx(4.5)
    assert estimate.interval[1] - 4.5 == pytest.approx(2.571 * stdev(values) / 6**0.5, rel=1e-5)


@pytest.mark.parametrize("deals", [2, 4, 10, 60])
def test_an_interval_holds_the_true_mean_in_nineteen_of_twenty_runs(deals: int) -> None:
    source = Random(deals)
    held = 0
    for _ in range(2000):
        clusters = [(source.gauss(0, 3) + source.gauss(0, 3), 2.0) for _ in range(deals)]
        low, high = mean(clusters).interval
        held += low < 0 < high
    assert 0.935 < held / 2000 < 0.965


def test_a_single_deal_says_nothing_about_how_sure_a_mean_is() -> None:
    estimate = mean([(30.0, 2.0)])
    assert (estimate.value, estimate.interval) == (15.0, (-inf, inf))


def test_a_difference_takes_out_what_a_deal_has_in_common() -> None:
    """Both sides swing together from deal to deal: the difference is known far better than the means."""
    source = Random(3)
    one, other = [], []
    for _ in range(100):
        common = source.gauss(0, 10)
        one.append((common + 1 + source.gauss(0, 1), 1.0))
        other.append((common + source.gauss(0, 1), 1.0))
    low, high = difference(one, other).interval
    assert low < 1 < high
    assert high - low < 0.7
    assert mean(one).interval[1] - mean(one).interval[0] > 3


def test_a_difference_from_few_deals_is_not_known() -> None:
    few = difference([(1.0, 1.0)] * 3 + [(0.0, 0.0)] * 20, [(0.0, 1.0)] * 23)
    assert few.value == 1.0
    assert isinf(few.interval[1])
