"""Where uniform integers come from. The core itself has no randomness: a driver hands it a Source."""

from __future__ import annotations

from collections.abc import Callable

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Source:
    """Anything that can draw a uniform integer in `0 .. n-1`, for every n >= 1."""

    def uniform(self, n: int) -> int:
        raise NotImplementedError


class Bits(Source):
    """Uniform integers by rejection from random bits, e.g. `Bits(random.Random(7).getrandbits)`."""

    def __init__(self, getrandbits: Callable[[int], int]) -> None:
        self._getrandbits = getrandbits

    def uniform(self, n: int) -> int:
        if n <= 1:
            return 0
        width = (n - 1).bit_length()
        number = self._getrandbits(width)
        while number >= n:
            number = self._getrandbits(width)
        return number
