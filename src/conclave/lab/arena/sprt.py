"""A sequential test: is the first bot's share of wins rather p0 or p1? It stops as soon as that is decided.

The test is Wald's, in its generalized form for results of which only the mean matters: the likelihoods
compared are those of the most likely distributions of results with a mean of p0 and of p1. What is observed
is the share of one deal, so that the luck which its games have in common does not pass for evidence. A
decision for p1 is wrong in at most a part alpha of all tests if p0 is true, one for p0 in at most a part beta
if p1 is true, to a good approximation.

The estimate of a share after such a test leans towards the decision, since the test stops at extremes.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from math import log
from typing import Final, Literal

Decision = Literal["p0", "p1", "open"]

_HARDLY: Final = 1e-3
"""A result that was never seen is taken to have been seen so often, which keeps likelihoods finite."""
_STEPS: Final = 100
_CLOSE: Final = 1e-10
_FEWEST_DEALS: Final = 8
"""The fewest deals before a decision: the approximation needs some."""


@dataclass(frozen=True)
class Hypotheses:
    """The two shares to choose between, and how often each choice may be wrong."""

    p0: float
    p1: float
    alpha: float = 0.05
    beta: float = 0.05

    @property
    def bounds(self) -> tuple[float, float]:
        """Below the first p0 is accepted, above the second p1."""
        return log(self.beta / (1.0 - self.alpha)), log((1.0 - self.beta) / self.alpha)


class SequentialTest:
    """Takes the shares of whole deals, one by one, in their order."""

    def __init__(self, hypotheses: Hypotheses) -> None:
        self.hypotheses = hypotheses
        self.deals = 0
        self.decision: Decision = "open"
        self.llr = 0.0
        """The logarithm of the likelihood ratio of p1 to p0."""
        self._seen: Counter[float] = Counter()

    def add(self, share: float) -> Decision:
        """What is decided once this deal has been seen too; a decision stays."""
        if self.decision != "open":
            return self.decision
        self._seen[round(share, 9)] += 1
        self.deals += 1
        self.llr = log_likelihood_ratio(self._seen, self.hypotheses.p0, self.hypotheses.p1)
        low, high = self.hypotheses.bounds
        if self.deals >= _FEWEST_DEALS:
            if self.llr >= high:
                self.decision = "p1"
            elif self.llr <= low:
                self.decision = "p0"
        return self.decision


def log_likelihood_ratio(seen: Counter[float], p0: float, p1: float) -> float:
    """Of a mean p1 to a mean p0."""
    counted = {0.0: _HARDLY, 1.0: _HARDLY}
    counted.update({share: float(times) for share, times in seen.items()})
    tilt0, tilt1 = _tilt(counted, p0), _tilt(counted, p1)
    return sum(
        [
            times * (log(1.0 + tilt0 * (share - p0)) - log(1.0 + tilt1 * (share - p1)))
            for share, times in counted.items()
        ]
    )


def _tilt(counted: dict[float, float], mean: float) -> float:
    """The most likely distribution with this mean gives a result x the weight of its frequency divided by
    1 + tilt * (x - mean); the tilt is where the weights still have this mean."""
    low, high = -1.0 / (1.0 - mean), 1.0 / mean
    tilt = 0.0
    for _ in range(_STEPS):
        excess = slope = 0.0
        for share, times in counted.items():
            part = (share - mean) / (1.0 + tilt * (share - mean))
            excess += times * part
            slope += times * part * part
        low, high = (tilt, high) if excess > 0.0 else (low, tilt)
        better = tilt + excess / slope  # Newton's step, unless it leads astray
        if not low < better < high:
            better = (low + high) / 2.0
        if abs(better - tilt) < _CLOSE:
            break
        tilt = better
    return tilt
