"""Dice of one colour, packed into one integer (see `core/packed.py`): what they sum up to and can break."""

from __future__ import annotations

from typing import Final

from conclave.core.chance import Die, Outcome, Roll
from conclave.core.packed import MOST, NO_DICE, SIDES, WIDTH, count, counts, one, pack, subsets

HIGHEST: Final = 6
DIE: Final = Die(tuple([str(value) for value in range(1, HIGHEST + 1)]))

_SIXES: Final = MOST << (WIDTH * (HIGHEST - 1))
_ONES: Final = MOST

_ROLLS: Final[dict[tuple[int, ...], Roll]] = {}
_TOTALS: Final[dict[int, int]] = {}
_SINGLES: Final[dict[int, tuple[int, ...]]] = {}
_SUBSETS: Final[dict[int, tuple[int, ...]]] = {}
_MINIMAL: Final[dict[int, tuple[int, ...]]] = {}
_STRENGTH_BITS: Final = 3


def roll_of(groups: tuple[int, ...]) -> Roll:
    """The roll of so many dice, group by group (FS-4: one group per seat and colour)."""
    roll = _ROLLS.get(groups)
    if roll is None:
        roll = Roll([(dice, DIE) for dice in groups])
        _ROLLS[groups] = roll
    return roll


def rolled(outcome: Outcome, group: int) -> int:
    """The dice of one group of a roll's outcome."""
    return pack(outcome[group * SIDES : (group + 1) * SIDES])


def single(value: int) -> int:
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


def total(dice: int) -> int:
    found = _TOTALS.get(dice)
    if found is None:
        found = sum([(face + 1) * each for face, each in enumerate(counts(dice))])
        _TOTALS[dice] = found
    return found


def singles(dice: int) -> tuple[int, ...]:
    """Each different die of the dice by itself."""
    found = _SINGLES.get(dice)
    if found is None:
        found = tuple([one(face) for face in range(SIDES) if count(dice, face)])
        _SINGLES[dice] = found
    return found


def choices_of(dice: int) -> tuple[int, ...]:
    """Every choice of at least one of the dice."""
    found = _SUBSETS.get(dice)
    if found is None:
        found = tuple(subsets(dice))
        _SUBSETS[dice] = found
    return found


def breaking_sets(dice: int, strength: int) -> tuple[int, ...]:
    """FS-7: every choice of dice that is strong enough, and would not be without any one of its dice."""
    key = dice << _STRENGTH_BITS | strength
    found = _MINIMAL.get(key)
    if found is None:
        found = tuple([chosen for chosen in choices_of(dice) if _is_minimal(chosen, strength)])
        _MINIMAL[key] = found
    return found


def _is_minimal(dice: int, strength: int) -> bool:
    smallest = values(dice)[0]
    return total(dice) - smallest < strength <= total(dice)


def below_six(dice: int) -> int:
    """Those of the dice that can be raised."""
    return dice & ~_SIXES


def above_one(dice: int) -> int:
    """Those of the dice that can be lowered."""
    return dice & ~_ONES


def raised(dice: int, by: int) -> int:
    """The dice turned up, to six at most."""
    turned = NO_DICE
    for face in range(SIDES):
        turned += count(dice, face) * single(min(face + 1 + by, HIGHEST))
    return turned


def lowered(dice: int) -> int:
    """The dice, none of them a one, turned down by one."""
    return dice >> WIDTH
