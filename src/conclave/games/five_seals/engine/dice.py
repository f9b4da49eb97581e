"""Dice of one colour, packed into one integer (see `core/packed.py`): what they sum up to and can break."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from conclave.core.chance import Die, Outcome, Roll
from conclave.core.packed import MOST, NO_DICE, SIDES, WIDTH, count, counts, one, subsets
from conclave.games.five_seals.engine.seals import STRONGEST

HIGHEST: Final = 6
DIE: Final = Die(tuple([str(value) for value in range(1, HIGHEST + 1)]))

_SIXES: Final = MOST << (WIDTH * (HIGHEST - 1))
_ONES: Final = MOST

_ROLLS: Final[dict[tuple[int, ...], Roll]] = {}
_FACTS: Final[list[DiceFacts | None]] = [None] * (1 << WIDTH * SIDES)


class DiceFacts:
    """What is needed about some dice again and again, worked out once (see `facts_of`)."""

    def __init__(self, dice: int) -> None:
        self.total: i64 = sum([(face + 1) * each for face, each in enumerate(counts(dice))])
        self.singles: vec[i64] = vec[i64]([one(face) for face in range(SIDES) if count(dice, face)])
        self.choices: vec[i64] = vec[i64](subsets(dice))
        self.breaking: vec[vec[i64]] = vec[vec[i64]]([vec[i64]() for _ in range(STRONGEST + 1)])
        """By strength: what `breaking_sets` gives."""
        for chosen in self.choices:
            shown = values(chosen)
            for strength in range(sum(shown) - shown[0] + 1, min(sum(shown), STRONGEST) + 1):
                self.breaking[strength] = append(self.breaking[strength], chosen)
        self.ways: vec[i64] = vec[i64]([len(each) for each in self.breaking])
        """By strength: how many choices of these dice break a seal."""


def facts_of(dice: i64) -> DiceFacts:
    found = _FACTS[dice]
    if found is None:
        found = DiceFacts(dice)
        _FACTS[dice] = found
    return found


def roll_of(groups: tuple[int, ...]) -> Roll:
    """The roll of this many dice, group by group (FS-4: one group per seat and colour)."""
    roll = _ROLLS.get(groups)
    if roll is None:
        roll = Roll([(dice, DIE) for dice in groups])
        _ROLLS[groups] = roll
    return roll


def dice_of_group(outcome: Outcome, group: i64) -> i64:
    """The dice of one group of a roll's outcome."""
    dice: i64 = NO_DICE
    face: i64
    for face in range(SIDES):
        showing: i64 = outcome[group * SIDES + face]
        dice += showing << WIDTH * face
    return dice


def single(value: i64) -> i64:
    return one(value - 1)


def values(dice: int) -> tuple[int, ...]:
    """What the dice show, ascending."""
    shown: list[int] = []
    for face, each in enumerate(counts(dice)):
        shown.extend([face + 1] * each)
    return tuple(shown)


def from_values(shown: tuple[int, ...]) -> int:
    """The inverse of `values`, in any order. ValueError for what no dice can show."""
    if len(shown) > MOST or any(isinstance(each, bool) or not 1 <= each <= HIGHEST for each in shown):
        raise ValueError(shown)
    return sum([single(each) for each in shown])


def total(dice: i64) -> int:
    return facts_of(dice).total


def singles(dice: i64) -> vec[i64]:
    """Each different die of the dice by itself."""
    return facts_of(dice).singles


def choices_of(dice: i64) -> vec[i64]:
    """Every choice of at least one of the dice."""
    return facts_of(dice).choices


def breaking_sets(dice: i64, strength: i64) -> vec[i64]:
    """FS-7: every choice of dice that is strong enough, and would not be without any one of its dice."""
    return facts_of(dice).breaking[strength]


def below_six(dice: i64) -> i64:
    """Those of the dice that can be raised."""
    return dice & ~_SIXES


def above_one(dice: i64) -> i64:
    """Those of the dice that can be lowered."""
    return dice & ~_ONES


def raise_dice(dice: i64, by: i64) -> i64:
    """The dice turned up, to six at most."""
    turned: i64 = NO_DICE
    for face in range(SIDES):
        turned += count(dice, face) * single(min(face + 1 + by, HIGHEST))
    return turned


def lower_dice(dice: i64) -> i64:
    """The dice, none of them a one, turned down by one."""
    return dice >> WIDTH
