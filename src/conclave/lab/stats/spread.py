"""How numbers are spread: some of their quantiles, and a histogram."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil
from typing import Final

MOST_BINS: Final = 24
"""Chosen by hand."""
TENTH: Final = 0.1
"""Chosen: so large a part of the numbers is below `low`, and above `high`."""
_STEPS: Final = (1, 2, 5)


@dataclass(frozen=True)
class Spread:
    mean: float
    least: int
    low: int
    """One in ten is lower."""
    median: int
    high: int
    """One in ten is higher."""
    most: int
    first: int
    """Where the first bin of the histogram begins."""
    width: int
    """Of every bin."""
    bins: tuple[int, ...]
    """How many numbers fall into each."""


def spread(numbers: Sequence[int], most_bins: int = MOST_BINS, width: int | None = None) -> Spread:
    """Of at least one number. Histograms that are to be compared want bins of the same width."""
    ordered = sorted(numbers)
    least, most = ordered[0], ordered[-1]
    if width is None:
        width = _width(most - least + 1, most_bins)
    first = least // width * width
    bins = [0] * ((most - first) // width + 1)
    for number in ordered:
        bins[(number - first) // width] += 1
    return Spread(
        sum(ordered) / len(ordered),
        least,
        _quantile(ordered, TENTH),
        _quantile(ordered, 0.5),
        _quantile(ordered, 1.0 - TENTH),
        most,
        first,
        width,
        tuple(bins),
    )


def _width(numbers: int, most_bins: int) -> int:
    """The smallest of 1, 2, 5, 10, 20, ... with which the bins are few enough."""
    scale = 1
    while True:
        for step in _STEPS:
            if ceil(numbers / (step * scale)) <= most_bins:
                return step * scale
        scale *= 10


def _quantile(ordered: Sequence[int], part: float) -> int:
    """The smallest number that at least this part of all numbers does not exceed."""
    return ordered[max(ceil(part * len(ordered)) - 1, 0)]
