"""Dice that lie idle, in a player's hand or in the supply: how many of each kind, packed into one integer."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from mypy_extensions import i64

from conclave.core.chance import Roll
from conclave.games.ciub.engine.dice import DICE, NUMBER_OF_KINDS, POWER_DICE, WHITE, WHITE_FOR_EACH_PLAYER

WIDTH: Final = 5
MOST: Final = 31
"""The most dice of a kind that can be packed; four players have twenty white ones."""
NO_DICE: Final = 0
ONE: Final[list[int]] = [1 << WIDTH * kind for kind in range(NUMBER_OF_KINDS)]
"""By kind: a single die."""

KEPT: Final = 5
"""CB-8b: the dice kept after winning a card."""
MOST_WHITE: Final = 5
MOST_OF_A_COLOUR: Final = 4
"""CB-10: the most at the end of a turn."""

STARTING_DICE: Final = WHITE_FOR_EACH_PLAYER * ONE[WHITE]
POWER_SUPPLY: Final = sum([POWER_DICE * ONE[kind] for kind in range(NUMBER_OF_KINDS) if kind != WHITE])

_ONE_OF_EVERY_KIND: Final = 0b00001_00001_00001_00001_00001_00001_00001
SETS_OF_KINDS: Final[list[tuple[int, ...]]] = [
    tuple([kind for kind in range(NUMBER_OF_KINDS) if chosen >> kind & 1])
    for chosen in range(1 << NUMBER_OF_KINDS)
]
"""By a set of kinds, as a mask: the kinds in it."""


def count(pool: int, kind: int) -> int:
    return pool >> WIDTH * kind & MOST


def some(number: int, kind: int) -> int:
    """A number of dice of one kind."""
    return number << WIDTH * kind


def counts(pool: int) -> list[int]:
    return [pool >> WIDTH * kind & MOST for kind in range(NUMBER_OF_KINDS)]


def pack(counted: Iterable[int]) -> int:
    pool = NO_DICE
    for kind, each in enumerate(counted):
        pool += each << WIDTH * kind
    return pool


def number(pool: int) -> int:
    """How many dice there are."""
    total = 0
    while pool:
        total += pool & MOST
        pool >>= WIDTH
    return total


def one_of_each(pool: i64) -> i64:
    """A single die of every kind that is there: what a kind has in its bits goes to the lowest of them."""
    pairs: i64 = pool | pool >> 1
    return (pairs | pairs >> 2 | pool >> 4) & _ONE_OF_EVERY_KIND


def set_of_kinds(pool: i64) -> i64:
    """The kinds of which there is a die, as a mask.

    Their bits, WIDTH apart, move together: first two by two, then four by four, then all.
    """
    ones: i64 = one_of_each(pool)
    twos: i64 = (ones | ones >> 4) & 0b1_00000_00011_00000_00011_00000_00011
    fours: i64 = (twos | twos >> 8) & 0b00111_00000_00000_00000_01111
    return (fours | fours >> 16) & 0b1111111


def kinds_in(pool: i64) -> tuple[int, ...]:
    """The kinds of which there is a die; a shared tuple."""
    return SETS_OF_KINDS[set_of_kinds(pool)]


def roll_of(pool: int) -> Roll:
    """All of the dice rolled together, kind by kind."""
    return Roll([(count(pool, kind), DICE[kind]) for kind in kinds_in(pool)])


def surplus(pool: int) -> int:
    """CB-10: the dice above the limits."""
    over = NO_DICE
    for kind in kinds_in(pool):
        number = count(pool, kind) - (MOST_WHITE if kind == WHITE else MOST_OF_A_COLOUR)
        if number > 0:
            over += some(number, kind)
    return over
