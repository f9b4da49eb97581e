"""Uniform integers are exactly uniform: out of range is drawn again, never folded back."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from conclave.core.source import Bits, Source


class Script:
    """`getrandbits` with given answers."""

    def __init__(self, *answers: int) -> None:
        self.answers = list(answers)
        self.widths: list[int] = []

    def getrandbits(self, width: int) -> int:
        self.widths.append(width)
        answer = self.answers.pop(0)
        assert answer < 1 << width
        return answer


@pytest.mark.parametrize("n", range(2, 70))
def test_every_string_of_bits_below_n_is_taken_as_it_is(n: int) -> None:
    """All strings of the width asked for are equally likely, so each number has exactly one."""
    width = (n - 1).bit_length()
    taken = []
    for answer in range(1 << width):
        script = Script(answer, 0)
        number = Bits(script.getrandbits).uniform(n)
        if answer < n:
            assert script.widths == [width]
            taken.append(number)
        else:
            assert script.widths == [width, width], "out of range: drawn again"
            assert number == 0
    assert taken == list(range(n))


def test_rejected_as_often_as_it_takes() -> None:
    script = Script(7, 6, 5, 7, 3)
    assert Bits(script.getrandbits).uniform(5) == 3
    assert script.widths == [3] * 5


def test_one_possibility_needs_no_bits() -> None:
    assert Bits(Script().getrandbits).uniform(1) == 0


def test_large_ranges() -> None:
    source = Bits(random.Random(1).getrandbits)
    n = 10**40
    drawn = [source.uniform(n) for _ in range(200)]
    assert all(0 <= number < n for number in drawn)
    assert max(drawn) > n // 2


def test_numbers_come_about_equally_often() -> None:
    source = Bits(random.Random(2).getrandbits)
    counts = Counter(source.uniform(6) for _ in range(6000))
    assert sorted(counts) == list(range(6))
    assert all(850 < count < 1150 for count in counts.values())


def test_a_source_of_ones_own_must_draw() -> None:
    with pytest.raises(NotImplementedError):
        Source().uniform(2)
