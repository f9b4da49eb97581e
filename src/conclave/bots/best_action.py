"""How a bot chooses among actions once it has given each a value."""

from __future__ import annotations

from collections.abc import Iterable

from conclave.core.source import Source

EQUAL = 1e-9
"""Chosen by hand: values that differ by less count as equal, since sums of fractions are not quite exact."""


def any_of_best(
    worths: Iterable[tuple[int, float]], source: Source, tolerance: float = EQUAL, inclusive: bool = False
) -> int:
    """A random one of the actions less than `tolerance` below the best; if inclusive, also exactly that far.

    Values in whole points often lie exactly that far apart, so `inclusive` makes a visible difference.
    """
    listed = list(worths)
    least = max([worth for _, worth in listed]) - tolerance
    best = [action for action, worth in listed if worth > least or (inclusive and worth == least)]
    return best[source.uniform(len(best))]
