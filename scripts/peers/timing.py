"""Times calls by repeating them for some time of the processor, as `conclave bench` measures it."""

from __future__ import annotations

from collections.abc import Callable
from time import process_time

CLONES_AT_ONCE = 100


def rates(play: Callable[[], int], seconds: float) -> tuple[float, float]:
    """Results and calls per second of whole games, after one that warms up."""
    play()
    games = decisions = 0
    started = process_time()
    while (spent := process_time() - started) < seconds or games == 0:
        decisions += play()
        games += 1
    return decisions / spent, games / spent


def clone_microseconds(clone: Callable[[], object], seconds: float) -> float:
    def clones() -> int:
        for _ in range(CLONES_AT_ONCE):
            clone()
        return CLONES_AT_ONCE

    per_second, _ = rates(clones, seconds)
    return 1e6 / per_second
