"""A source that draws what a test says, and remembers what it was asked for."""

from __future__ import annotations

from collections.abc import Iterable

from conclave.core.source import Source


class Scripted(Source):
    def __init__(self, numbers: Iterable[int]) -> None:
        self.numbers = list(numbers)
        self.asked: list[int] = []

    def uniform(self, n: int) -> int:
        self.asked.append(n)
        number = self.numbers.pop(0)
        assert 0 <= number < n
        return number
