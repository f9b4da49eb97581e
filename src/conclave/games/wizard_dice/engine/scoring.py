"""Comparing a prediction with the dice (WD-6, WD-7) and counting up a page (WD-9)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from conclave.core.packed import count
from conclave.games.wizard_dice.engine.cards import EVERY_COLOUR, NAMED, MagicCard
from conclave.games.wizard_dice.engine.codes import BOXES, NUMBERS, colour_of, number_of
from conclave.games.wizard_dice.engine.dice import JESTER, WIZARD

OPEN: Final = -1
"""What an unscored box holds; a number from 0 on is a difference."""
X: Final = 100
DOUBLE_X: Final = 101

UNNAMED: Final = -1
"""No Wizard Colour has been named yet, or none is named this round."""

BONUS: Final = 3


def matching_dice(dice: int, colour: int, wizard_colour: int, card: MagicCard) -> int:
    """How many dice count for a prediction of this colour (WD-6, with M1, M5, M6, M8)."""
    total = count(dice, colour) + card.extra_of_each_colour
    if card.wizards == EVERY_COLOUR or (card.wizards == NAMED and wizard_colour == colour):
        total += count(dice, WIZARD)
    if card.jesters_join_prediction:
        total += count(dice, JESTER)
    return total


def difference(dice: int, box: int, wizard_colour: int, card: MagicCard) -> int:
    """By how much a prediction missed; 0 is exact. Not doubled."""
    return abs(matching_dice(dice, colour_of(box), wizard_colour, card) - number_of(box))


def mark_for(missed_by: int, card: MagicCard) -> int:
    """What is written for a prediction without a Jester Score (WD-6; doubled by M1 and M2)."""
    if missed_by == 0:
        return DOUBLE_X if card.doubled else X
    return missed_by * 2 if card.doubled else missed_by


def mark_beside_jester_score(dice: int, box: int, card: MagicCard) -> int:
    """What is written in the predicted box when a Jester Score is taken: 0, or an X under M9."""
    if card.matching_jesters_hit and count(dice, JESTER) == number_of(box):
        return X
    return 0


def jester_score_open(missed_by: int, dice: int, used: int) -> bool:
    """Whether a Jester Score may be taken: on a miss (WD-7a), for a Jester box that is free (WD-7).

    `used` has a bit for each used Jester box.
    """
    jesters = count(dice, JESTER)
    return missed_by > 0 and 1 <= jesters <= NUMBERS and not used >> (jesters - 1) & 1


def xs_of(mark: int) -> int:
    """How many Xs a mark is (M-a: two Xs in one box count as two)."""
    return mark - X + 1 if mark >= X else 0


def points_of(mark: int, box: int) -> int:
    """What a mark is worth at the end (WD-9)."""
    if mark >= X:
        return xs_of(mark) * number_of(box)
    return -max(mark, 0)


def page_points(marks: Sequence[int], start: int, crossed: int) -> int:
    """The points of the page that begins at `start`, without the bonus. Crossed-out boxes count 0 (M7)."""
    total = 0
    for box in range(BOXES):
        if not crossed >> box & 1:
            total += points_of(marks[start + box], box)
    return total


def hits_in(marks: Sequence[int], crossed: int) -> tuple[int, int]:
    """The Xs in the boxes of one page, and what they are worth; those in Jester boxes are worth nothing."""
    xs = worth = 0
    for box, mark in enumerate(marks):
        if mark >= X and not crossed >> box & 1:
            xs += xs_of(mark)
            worth += points_of(mark, box)
    return xs, worth
