"""How often somebody may do something: a token bucket, which fills steadily and is emptied one by one."""

from __future__ import annotations

import time
from collections.abc import Callable


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
