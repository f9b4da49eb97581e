"""Quantiles and histograms by hand."""

from __future__ import annotations

import pytest

from conclave.lab.stats.spread import spread


def test_quantiles_and_bins() -> None:
    numbers = spread([1, 2, 2, 3, 3, 3, 4, 4, 5, 20], most_bins=10)
    assert (numbers.least, numbers.low, numbers.median, numbers.high, numbers.most) == (1, 1, 3, 5, 20)
    assert numbers.mean == pytest.approx(4.7)
    assert (numbers.first, numbers.width) == (0, 2)
    assert numbers.bins == (1, 5, 3, 0, 0, 0, 0, 0, 0, 0, 1)


def test_bins_of_a_given_width() -> None:
    assert spread([3, 4, 21], width=10).bins == (2, 0, 1)
    assert spread(list(range(100)), width=1).bins == (1,) * 100


def test_negative_numbers_and_one_number() -> None:
    assert spread([-3, -1, 0]).bins == (1, 0, 1, 1)
    assert spread([-7]).bins == (1,)


@pytest.mark.parametrize("most", [30, 500, 12345])
def test_bins_stay_few_and_hold_everything(most: int) -> None:
    numbers = spread(list(range(-most, most)))
    assert len(numbers.bins) <= 26
    assert sum(numbers.bins) == 2 * most
