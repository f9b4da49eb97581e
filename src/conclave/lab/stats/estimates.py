"""Rates and means of games that come in deals, with 95 % intervals.

The games of one deal share their dice, so they are no independent witnesses; deals are. The spread is taken
from deal to deal (the usual estimate for a ratio of two sums over clusters). For a share it is turned into a
number of independent games that would say as much, and Wilson's interval of that many games is given: unlike
a normal one it stays within 0 and 1, and has a width where nobody has ever lost. Means of few deals have the
wider intervals of Student, and one deal alone says nothing about how sure a mean is.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf, sqrt

from conclave.lab.stats.tally import Interval, students, wilson

ENOUGH_DEALS = 30
"""With fewer of them the spread is not known well; games then say no more than independent ones would. Chosen
by hand."""

FEWEST_DEALS = 10
"""With fewer of them nothing is said about how sure a difference is. Chosen by hand."""

Cluster = tuple[float, float]
"""The sum and the number of the observations of one deal."""


@dataclass(frozen=True)
class Estimate:
    value: float
    interval: Interval
    observations: int


def share(clusters: Sequence[Cluster]) -> Estimate:
    """A share of wins, each between 0 and 1."""
    value, number = _ratio(clusters)
    if not number:
        return Estimate(0.0, (0.0, 1.0), 0)
    effective = number
    variance = _variance(clusters, value, number)
    if 0.0 < value < 1.0 and variance is not None:
        independent = value * (1.0 - value) / number
        design = variance / independent
        if len(clusters) < ENOUGH_DEALS or variance == 0.0:  # what is the same each time only seems certain
            design = max(design, 1.0)
        effective = number / design
    return Estimate(value, wilson(value, effective), round(number))


def mean(clusters: Sequence[Cluster]) -> Estimate:
    """A mean of any observations."""
    value, number = _ratio(clusters)
    variance = _variance(clusters, value, number)
    if variance is None:
        return Estimate(value, (-inf, inf), round(number))
    reach = students(len([cluster for cluster in clusters if cluster[1]])) * sqrt(variance)
    return Estimate(value, (value - reach, value + reach), round(number))


def difference(first: Sequence[Cluster], second: Sequence[Cluster]) -> Estimate:
    """The first mean minus the second, deal by deal (both lists name the same deals).

    Where one of them comes from very few deals, nothing is said about how sure the difference is.
    """
    one, ones = _ratio(first)
    other, others = _ratio(second)
    deals = [len([number for _, number in clusters if number]) for clusters in (first, second)]
    if min(deals) < FEWEST_DEALS:
        return Estimate(one - other, (-inf, inf), round(ones + others))
    residuals = [
        (a - one * m) / ones - (b - other * n) / others for (a, m), (b, n) in zip(first, second, strict=True)
    ]
    count = len(residuals)
    reach = students(min(deals)) * sqrt(count / (count - 1) * sum([each * each for each in residuals]))
    value = one - other
    return Estimate(value, (value - reach, value + reach), round(ones + others))


def _ratio(clusters: Sequence[Cluster]) -> tuple[float, float]:
    number = sum([number for _, number in clusters])
    return (sum([total for total, _ in clusters]) / number if number else 0.0), number


def _variance(clusters: Sequence[Cluster], value: float, number: float) -> float | None:
    used = [cluster for cluster in clusters if cluster[1]]
    if len(used) < 2:
        return None
    squares = sum([(total - value * each) ** 2 for total, each in used])
    return len(used) / (len(used) - 1) * squares / (number * number)
