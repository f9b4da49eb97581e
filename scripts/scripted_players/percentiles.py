"""Times as figures: how many, the middle, the slowest of a hundred, the slowest."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec


class Spread(msgspec.Struct, frozen=True):
    """Of durations, in milliseconds."""

    count: int
    p50: float
    p99: float
    most: float

    def __str__(self) -> str:
        return f"p50 {self.p50:.1f} ms, p99 {self.p99:.1f} ms, slowest {self.most:.1f} ms"


def spread(seconds: Sequence[float]) -> Spread:
    if not seconds:
        return Spread(0, 0.0, 0.0, 0.0)
    ordered = sorted(seconds)
    return Spread(
        len(ordered), *[round(1000 * ordered[_rank(share, len(ordered))], 2) for share in (0.5, 0.99, 1.0)]
    )


def _rank(share: float, count: int) -> int:
    """Nearest rank: the smallest value that this share of all does not exceed."""
    return min(count - 1, max(0, -(-int(share * count * 1000) // 1000) - 1))
