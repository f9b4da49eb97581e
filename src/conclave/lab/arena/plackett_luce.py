"""Ratings from rankings by the model of Plackett and Luce.

Every player has a strength; the winner is chosen with a chance in proportion to it, the second one among
those who are left in the same way, and so on. With two players that is the model of Bradley and Terry. A tie
counts as every order of the tied players, each for the same part: between two players half a win for each.
A bot may sit at a table more than once.

The most likely strengths are found by Hunter's algorithm ("MM algorithms for generalized Bradley-Terry
models", 2004). A bot that has never lost would be infinitely strong; so everybody also gets one imaginary
drawn game against a player of average strength, which moves nothing else by much. Intervals are those of a
bootstrap over deals: deals are drawn with replacement and the ratings computed again, many times. The
imaginary game then ends anywhere between a win and a loss, so that a bot that has never lost still gets an
interval that says how little is known about how strong it is.

A rating is 400 times the decimal logarithm of a strength, as chess has it: 120 points more are two wins out
of three between two players. Ratings are given around a mean of 0.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import permutations, product
from math import factorial, prod
from typing import Final

import numpy as np
from numpy.typing import NDArray

from conclave.lab.stats.tally import Interval

Floats = NDArray[np.float64]

POINTS: Final = 400.0
PRIOR: Final = 1.0
"""Imaginary drawn games of every bot."""
_CLOSE: Final = 1e-7
_TINY: Final = 1e-12
_FAR: Final = 40.0
_STEPS: Final = 2_000
_WITHIN: Final = (2.5, 97.5)


class Rankings:
    """The games of an arena as the model sees them: who was chosen from whom, deal by deal."""

    def __init__(self, bots: int) -> None:
        self.bots = bots
        self._stages: dict[tuple[int, ...], int] = {}
        self._deals: dict[int, dict[int, float]] = {}
        self._chosen: dict[int, list[float]] = {}

    def add(self, deal: int, bots: Sequence[int], places: Sequence[int]) -> None:
        """One game: who sat at the table, and which place each had in the end (equal ones are ties)."""
        stages = self._deals.setdefault(deal, {})
        chosen = self._chosen.setdefault(deal, [0.0] * self.bots)
        for order, part in _orders(bots, places):
            left = [0] * self.bots
            for bot in order:
                left[bot] += 1
            for bot in order[:-1]:
                stage = self._stages.setdefault(tuple(left), len(self._stages))
                stages[stage] = stages.get(stage, 0.0) + part
                chosen[bot] += part
                left[bot] -= 1

    def tables(self) -> tuple[Floats, Floats, Floats]:
        """The bots that each stage chooses from; how often each deal has it; whom each deal has chosen."""
        stages = np.array(list(self._stages), dtype=np.float64).reshape(len(self._stages), self.bots)
        often = np.zeros((len(self._deals), len(self._stages)))
        for row, deal in enumerate(self._deals.values()):
            for stage, part in deal.items():
                often[row, stage] = part
        return stages, often, np.array(list(self._chosen.values())).reshape(len(self._deals), self.bots)


def _orders(bots: Sequence[int], places: Sequence[int]) -> Iterable[tuple[list[int], float]]:
    """Every ranking without ties that the places allow, and the part of a game it counts for."""
    groups = [
        [bot for bot, own in zip(bots, places, strict=True) if own == place] for place in sorted(set(places))
    ]
    part = 1.0 / prod([factorial(len(group)) for group in groups])
    for orders in product(*[permutations(group) for group in groups]):
        yield [bot for order in orders for bot in order], part


def strengths(
    stages: Floats,
    often: Floats,
    chosen: Floats,
    prior: float = PRIOR,
    imagined: float | Floats = 0.5,
    start: Floats | None = None,
) -> Floats:
    """The most likely strengths, their geometric mean 1; `imagined` is how the imaginary games ended."""
    wins = chosen + prior * imagined

    def better(log: Floats) -> Floats:
        """One step of Hunter's algorithm, in logarithms, of which only differences matter."""
        strength = np.exp(log)
        expected = stages.T @ (often / (stages @ strength)) + prior / (strength + 1.0)
        stepped = np.log(wins / expected)
        centred: Floats = stepped - np.mean(stepped)
        return centred

    log = np.zeros(len(chosen)) if start is None else np.log(start)
    for _ in range(_STEPS):
        once = better(log)
        twice = better(once)
        first, turn = once - log, twice - 2.0 * once + log
        if np.max(np.abs(twice - once)) < _CLOSE:
            break
        # Two steps show where the path leads; go there at once (Varadhan and Roland's SQUAREM).
        ahead = max(float(np.linalg.norm(first) / (np.linalg.norm(turn) + _TINY)), 1.0)
        log = better(np.clip(log + 2.0 * ahead * first + ahead * ahead * turn, -_FAR, _FAR))
    return np.exp(twice)


def ratings(rankings: Rankings, repeats: int = 500, seed: int = 0) -> list[tuple[float, Interval]]:
    """Every bot's rating with its interval."""
    stages, often, chosen = rankings.tables()
    found = strengths(stages, often.sum(0), chosen.sum(0))
    source = np.random.default_rng(abs(seed))
    deals = len(often)
    drawn = np.empty((repeats, rankings.bots))
    for repeat in range(repeats):
        weights = np.bincount(source.integers(0, deals, deals), minlength=deals).astype(np.float64)
        imagined = source.uniform(size=rankings.bots)
        drawn[repeat] = strengths(stages, weights @ often, weights @ chosen, imagined=imagined, start=found)
    low, high = np.percentile(_points(drawn), _WITHIN, axis=0)
    return [
        (float(own), (min(float(lower), float(own)), max(float(upper), float(own))))
        for own, lower, upper in zip(_points(found), low, high, strict=True)
    ]


def _points(strength: Floats) -> Floats:
    return POINTS * np.log10(strength)
