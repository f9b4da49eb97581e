"""A few six-sided dice, packed into one integer.

Equal dice are interchangeable, so what matters is how many show each face. The six counts (0-7) stand in one
integer, three bits each: joining two sets of dice is an addition, taking some away a subtraction, and a set
of dice is its own key for tables. Any other multiset of up to six kinds (dice by colour, say) fits as well.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

WIDTH: Final = 3
MOST: Final = 7
"""The most dice that can be packed."""

SIDES: Final = 6
_EVERY_OTHER: Final = 0o070707
NO_DICE: Final = 0


def count(dice: int, face: int) -> int:
    """How many of the dice show a face."""
    return dice >> (WIDTH * face) & MOST


def counts(dice: int) -> list[int]:
    return [dice >> (WIDTH * face) & MOST for face in range(SIDES)]


def number(dice: int) -> int:
    """How many dice there are: neighbouring counts are added up, first in pairs, then all."""
    pairs = (dice & _EVERY_OTHER) + (dice >> WIDTH & _EVERY_OTHER)
    return (pairs + (pairs >> 2 * WIDTH) + (pairs >> 4 * WIDTH)) & (1 << 2 * WIDTH) - 1


def one(face: int) -> int:
    """A single die showing a face."""
    return 1 << (WIDTH * face)


def pack(counted: Iterable[int]) -> int:
    """The dice that show each face as often as these counts say."""
    packed = 0
    for face, each in enumerate(counted):
        packed += each << (WIDTH * face)
    return packed


def subsets(dice: int) -> list[int]:
    """Every choice of at least one of the dice; dice with the same face are one choice."""
    found = [NO_DICE]
    for face, each in enumerate(counts(dice)):
        found = [some + taken * one(face) for some in found for taken in range(each + 1)]
    return sorted(found)[1:]


def fits(some: int, dice: int) -> bool:
    """Whether the first dice are among the second."""
    return all(count(some, face) <= count(dice, face) for face in range(SIDES))
