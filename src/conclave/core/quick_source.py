"""A quick source of numbers for searches and playouts, not for anybody's dice.

Multiply-with-carry, as George Marsaglia gave it: the state is a 32-bit number and a carry, and
`FACTOR * number + carry` is the next number and carry. With his factor 698769069 it repeats after about
2**60 draws. What is drawn is the number with the carry mixed in by XOR, as David Thomas does it in MWC64X.
Every step fits into 63 bits, so machine integers (compiled) and Python's (pure) give the same.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from conclave.core.source import Source

FACTOR: Final = 698769069
WORD: Final = 32
LOW: Final = 0xFFFF_FFFF
LARGEST_QUICK: Final = 1 << 31
"""Up to here a draw is one multiplication; a word times more than this would not fit into 63 bits."""


class Quick(Source):
    """Uniform integers from a seed, the same in every form and on every machine."""

    def __init__(self, seed: int) -> None:
        mixed = scatter(seed)
        # A carry in between avoids the two states that lead to themselves: all zeros, and the largest.
        carry = 1 + (mixed >> WORD) % (FACTOR - 2)
        self._state: i64 = (carry << WORD) + (mixed & LOW)

    def uniform(self, n: int) -> int:
        """By multiplication, as Daniel Lemire does it: the high word of `word * n`.

        Of 2**32 words, `2**32 % n` are too many for every number to have equally many; they are drawn again.
        """
        if n <= 1:
            return 0
        if n > LARGEST_QUICK:
            return self._large(n)
        sides: i64 = n
        product: i64 = self._word() * sides
        if product & LOW < sides:
            surplus: i64 = (LOW + 1) % sides
            while product & LOW < surplus:
                product = self._word() * sides
        return product >> WORD

    def _word(self) -> i64:
        state: i64 = self._state
        number: i64 = state & LOW
        carry: i64 = state >> WORD
        self._state = FACTOR * number + carry
        return number ^ carry

    def _large(self, n: int) -> int:
        """By rejection from as many words as it takes."""
        width = (n - 1).bit_length()
        while True:
            number = 0
            for _ in range(-(-width // WORD)):
                word: int = self._word()
                number = number << WORD | word
            number >>= -width % WORD
            if number < n:
                return number


def scatter(seed: int) -> int:
    """64 bits in which close seeds have nothing in common: a step of Sebastiano Vigna's SplitMix64."""
    mixed = (seed + 0x9E3779B97F4A7C15) % (1 << 64)
    mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9 % (1 << 64)
    mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB % (1 << 64)
    return mixed ^ mixed >> 31
