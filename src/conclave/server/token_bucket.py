"""How often somebody may do something: a token bucket, which fills steadily and is emptied one by one."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

MOST_REMEMBERED: Final = 10_000
"""Clients and addresses. Whoever has not asked for longest may ask most, and is forgotten first."""


class TokenBucket:
    def __init__(self, per_second: float, burst: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._per_second = per_second
        self._burst = burst
        self._clock = clock
        self._left = float(burst)
        self._at = clock()

    def allows(self) -> bool:
        """Whether it may be done once more, now."""
        self._fill()
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def delay(self) -> float:
        """Seconds to wait before it is done once more, as it will be."""
        self._fill()
        self._left -= 1
        return max(0.0, -self._left / self._per_second)

    def _fill(self) -> None:
        now = self._clock()
        self._left = min(self._burst, self._left + (now - self._at) * self._per_second)
        self._at = now


class TokenBuckets:
    """One for each client or address."""

    def __init__(self, per_second: float, burst: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._per_second = per_second
        self._burst = burst
        self._clock = clock
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def of(self, key: str) -> TokenBucket:
        bucket = self._buckets.get(key)
        if bucket is None:
            if len(self._buckets) >= MOST_REMEMBERED:
                self._buckets.popitem(last=False)
            bucket = self._buckets[key] = TokenBucket(self._per_second, self._burst, self._clock)
        self._buckets.move_to_end(key)
        return bucket
