"""The quick source is uniform, and the same in both forms: the tests run in both."""

from __future__ import annotations

from collections import Counter
from math import sqrt

import pytest

from conclave.core.quick_source import FACTOR, Quick

MANY = 30_000


def chi_square(numbers: list[int], n: int) -> float:
    expected = len(numbers) / n
    counts = Counter(numbers)
    return sum((counts[number] - expected) ** 2 / expected for number in range(n))


def too_much(n: int) -> float:
    """Far above what n classes give by chance: the mean plus six standard deviations."""
    return (n - 1) + 6 * sqrt(2 * (n - 1))


def test_the_first_numbers_are_these() -> None:
    """Counted with plain integers by the recipe in the module's first lines, from the seed on."""
    for seed in (0, 1, 2, -5, 10**30):
        mask = (1 << 64) - 1
        z = (seed + 0x9E3779B97F4A7C15) & mask
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & mask
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & mask
        z ^= z >> 31
        number, carry = z & 0xFFFFFFFF, 1 + (z >> 32) % (FACTOR - 2)
        words = []
        for _ in range(50):
            words.append(number ^ carry)
            following = FACTOR * number + carry
            assert following < 1 << 63
            number, carry = following & 0xFFFFFFFF, following >> 32
        source = Quick(seed)
        # A power of two divides 2**32, so that no word is ever drawn again.
        assert [source.uniform(1 << 16) for _ in range(50)] == [word >> 16 for word in words]


def test_golden_numbers() -> None:
    """So that records and bots' choices stay what they are."""
    source = Quick(7)
    drawn = [source.uniform(n) for n in (2, 3, 6, 10, 100, 1000, 10**6, 1 << 31, 10**12, 1 << 80)]
    assert drawn[:8] == [0, 0, 1, 0, 82, 338, 454892, 1401836951]
    assert drawn[8:] == [315962607190, 819055854279652764774009]


@pytest.mark.parametrize("n", [2, 3, 5, 6, 7, 10, 36, 100, 255])
def test_every_number_is_equally_likely(n: int) -> None:
    source = Quick(n)
    assert chi_square([source.uniform(n) for _ in range(MANY)], n) < too_much(n)


@pytest.mark.parametrize("n", [2, 6, 10])
def test_one_number_says_nothing_about_the_next(n: int) -> None:
    source = Quick(n)
    pairs = [n * source.uniform(n) + source.uniform(n) for _ in range(MANY)]
    assert chi_square(pairs, n * n) < too_much(n * n)


@pytest.mark.parametrize("n", [3 << 29, 3 << 62])
def test_words_too_many_are_drawn_again(n: int) -> None:
    """Folded back instead, the numbers of every three would get three, three and two words."""
    source = Quick(4)
    assert chi_square([source.uniform(n) % 3 for _ in range(MANY)], 3) < too_much(3)


@pytest.mark.parametrize("n", [1 << 31, (1 << 31) + 1, 10**15, 10**40])
def test_large_ranges(n: int) -> None:
    source = Quick(1)
    numbers = [source.uniform(n) for _ in range(MANY)]
    assert all(0 <= number < n for number in numbers)
    assert chi_square([8 * number // n for number in numbers], 8) < too_much(8)


def test_close_seeds_have_nothing_in_common() -> None:
    firsts = [Quick(seed).uniform(6) for seed in range(MANY)]
    assert chi_square(firsts, 6) < too_much(6)


def test_one_possibility_draws_nothing() -> None:
    source, other = Quick(3), Quick(3)
    assert [source.uniform(1) for _ in range(5)] == [0] * 5
    assert source.uniform(1000) == other.uniform(1000)
