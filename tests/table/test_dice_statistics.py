"""Chi-square tests of the table's dice: single faces, pairs of neighbours, runs of equal faces.

The dice are rolled seven at a time, one chance after the other, and looked at as one long row: neighbours are
sometimes dice of one chance and sometimes of two. Secrets are fixed, so the answer is always the same.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import erfc, exp, gamma, sqrt

import pytest
from tests.table.proven_games import dice_of, proof_of

from conclave.core.source import Source
from conclave.table import Dice

FACES = 6
DICE_IN_A_CHANCE = 7
LONGEST_RUN = 6
"""Runs at least as long are counted together: a hundred thousand dice have about ten of them."""

UNLIKELY = 0.001
"""Fair dice get a p-value below this, or above one minus this (too even), in two of a thousand tests."""


def p_value(statistic: float, degrees: int) -> float:
    """How often fair dice are at least this uneven: the upper tail of the chi-square distribution.

    It is the regularised incomplete gamma function Q(degrees / 2, statistic / 2), by its recurrence
    Q(a + 1, x) = Q(a, x) + x^a e^-x / Gamma(a + 1), from Q(1/2, x) = erfc(sqrt x) or Q(1, x) = e^-x.
    """
    x = statistic / 2
    a = 1.0 if degrees % 2 == 0 else 0.5
    tail = exp(-x) if degrees % 2 == 0 else erfc(sqrt(x))
    while a < degrees / 2:
        tail += x**a * exp(-x) / gamma(a + 1)
        a += 1
    return tail


def chi_square(snapshot: Sequence[int], chances: Sequence[float]) -> float:
    total = sum(snapshot)
    return sum(
        (count - total * chance) ** 2 / (total * chance)
        for count, chance in zip(snapshot, chances, strict=True)
    )


class Tally:
    """A long row of dice, counted in three ways."""

    def __init__(self) -> None:
        self.faces = [0] * FACES
        self.pairs = [0] * FACES**2
        """Of neighbours that have no die in common, so that the pairs are independent."""
        self.runs = [0] * LONGEST_RUN
        self._first: int | None = None
        self._face = -1
        self._length = 0

    def add(self, rolled: Sequence[int]) -> None:
        for face in rolled:
            self.faces[face] += 1
            if self._first is None:
                self._first = face
            else:
                self.pairs[self._first * FACES + face] += 1
                self._first = None
            if face == self._face:
                self._length += 1
            else:
                if self._length:
                    self.runs[min(self._length, LONGEST_RUN) - 1] += 1
                self._face = face
                self._length = 1

    def p_values(self) -> dict[str, float]:
        end = 1 / FACES
        runs = [(1 - end) * end**shorter for shorter in range(LONGEST_RUN - 1)]
        runs.append(end ** (LONGEST_RUN - 1))
        return {
            "faces": p_value(chi_square(self.faces, [end] * FACES), FACES - 1),
            "pairs": p_value(chi_square(self.pairs, [end**2] * FACES**2), FACES**2 - 1),
            "runs": p_value(chi_square(self.runs, runs), LONGEST_RUN - 1),
        }

    def looks_fair(self) -> bool:
        return all(UNLIKELY < p < 1 - UNLIKELY for p in self.p_values().values())


def chances(dice: Dice, count: int) -> Iterator[Source]:
    return (dice.source(ordinal) for ordinal in range(count))


def tally(sources: Iterator[Source]) -> Tally:
    counted = Tally()
    for source in sources:
        uniform = source.uniform
        counted.add([uniform(FACES) for _ in range(DICE_IN_A_CHANCE)])
    return counted


@pytest.mark.parametrize(
    ("degrees", "statistic", "p"),
    [(1, 3.841, 0.05), (2, 9.210, 0.01), (5, 11.070, 0.05), (5, 20.515, 0.001), (35, 49.802, 0.05)],
)
def test_p_values_are_those_of_printed_tables(degrees: int, statistic: float, p: float) -> None:
    assert p_value(statistic, degrees) == pytest.approx(p, rel=2e-3)


@pytest.mark.parametrize("name", ["one", "another", "a third"])
def test_a_hundred_thousand_dice(name: str) -> None:
    counted = tally(chances(dice_of(proof_of(name)), 100_000 // DICE_IN_A_CHANCE + 1))
    assert sum(counted.faces) >= 100_000
    assert counted.looks_fair(), counted.p_values()


@pytest.mark.long
def test_ten_million_dice() -> None:
    counted = tally(chances(dice_of(proof_of("ten million")), 10_000_000 // DICE_IN_A_CHANCE + 1))
    assert sum(counted.faces) >= 10_000_000
    assert counted.looks_fair(), counted.p_values()


class LoadedSource(Source):
    """One face more often than the others."""

    def __init__(self, fair: Source) -> None:
        self._fair = fair

    def uniform(self, n: int) -> int:
        return self._fair.uniform(n * 8 + 1) % n


class Sticky(Source):
    """Every face as often as any other, but now and then a die shows what the one before showed."""

    def __init__(self, fair: Source) -> None:
        self._fair = fair
        self._last: int | None = None

    def uniform(self, n: int) -> int:
        if self._last is None or self._fair.uniform(40):
            self._last = self._fair.uniform(n)
        return self._last


def test_dice_that_are_not_fair_would_be_noticed() -> None:
    count = 100_000 // DICE_IN_A_CHANCE
    dice = dice_of(proof_of("not fair"))
    loaded = tally(LoadedSource(source) for source in chances(dice, count)).p_values()
    assert loaded["faces"] < UNLIKELY / 1000
    sticky = tally(Sticky(source) for source in chances(dice, count)).p_values()
    assert sticky["faces"] > UNLIKELY
    assert max(sticky["pairs"], sticky["runs"]) < UNLIKELY / 1000
