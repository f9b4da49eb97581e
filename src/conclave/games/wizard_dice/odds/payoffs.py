"""What every roll of the seven dice is worth to a player of Wizard Dice.

A payoff is an array with a row for each of the 792 ways the seven dice can lie and a column for each thing
that is asked (a box of the page, usually). The rules of scoring are asked once per way the dice can lie and
kept in tables; from then on a payoff is a matter of looking up.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import numpy as np
from numpy.typing import NDArray

from conclave.core.packed import count, counts, one
from conclave.games.wizard_dice.engine.cards import MagicCard
from conclave.games.wizard_dice.engine.codes import BOXES
from conclave.games.wizard_dice.engine.dice import FACES, JESTER, NUMBER_OF_DICE
from conclave.games.wizard_dice.engine.scoring import (
    difference,
    jester_score_open,
    mark_beside_jester_score,
    mark_for,
    points_of,
    xs_of,
)
from conclave.odds.multisets import Multisets, Worths

DICE = Multisets(len(FACES), NUMBER_OF_DICE)
"""The seven dice and all their parts."""

FULL = len(DICE) - DICE.full
"""How many ways the seven dice can lie."""

LARGEST_DIFFERENCE = 7
"""Seven dice and the extra one of M5 against a prediction of 1."""


def number_of_dice(dice: int) -> int:
    """The number in `DICE` of dice packed as `games.wizard_dice.dice` does."""
    return DICE.number(counts(dice))


def packed(number: int) -> int:
    """The inverse of `number_of_dice`."""
    return sum([each * one(face) for face, each in enumerate(DICE.counts[number])])


ALL_ROLLS = tuple([packed(number) for number in range(DICE.full, len(DICE))])
"""Every way the seven dice can lie, in the order of the rows of a payoff."""

JESTERS: NDArray[np.intp] = np.array([count(dice, JESTER) for dice in ALL_ROLLS])
"""How many Jesters each of them shows."""


@cache
def differences(card: MagicCard, wizard_colour: int) -> NDArray[np.intp]:
    """Row by row, by how much each box of a page would be missed (WD-6)."""
    return np.array(
        [[difference(dice, box, wizard_colour, card) for box in range(BOXES)] for dice in ALL_ROLLS]
    )


Stakes = NDArray[np.float64]
"""What each way a round can end for one box is worth to a player: [missed by][Jesters showing].

The choice between a Jester Score and the difference is made already, for what is worth more.
"""


def stakes(box: int, card: MagicCard, jester_boxes: int, worth: Callable[[int, int], float]) -> Stakes:
    """The stakes of a player to whom writing a mark is worth `worth(mark, jesters)`.

    `jesters` is the Jester box that gets an X beside it, 0 for none; `jester_boxes` has a bit for each Jester
    box used before.
    """
    scored = [worth(mark_for(missed_by, card), 0) for missed_by in range(LARGEST_DIFFERENCE + 1)]
    at_stake = np.array([scored] * (NUMBER_OF_DICE + 1)).T.copy()
    for jesters in range(NUMBER_OF_DICE + 1):
        dice = jesters * one(JESTER)
        for missed_by in range(LARGEST_DIFFERENCE + 1):
            if jester_score_open(missed_by, dice, jester_boxes):
                beside = worth(mark_beside_jester_score(dice, box, card), jesters)
                at_stake[missed_by, jesters] = max(scored[missed_by], beside)
    return at_stake


def points_at_stake(box: int, card: MagicCard, jester_boxes: int) -> Stakes:
    """The points a round adds to the page (WD-9, without the bonus)."""
    return stakes(box, card, jester_boxes, lambda mark, _: points_of(mark, box))


def x_at_stake(box: int, card: MagicCard, jester_boxes: int) -> Stakes:
    """An X in the predicted box, which M9 also gives for a Jester Score; its mean is a probability."""
    return stakes(box, card, jester_boxes, lambda mark, _: float(xs_of(mark) > 0))


EXACT: Stakes = np.zeros((LARGEST_DIFFERENCE + 1, NUMBER_OF_DICE + 1))
"""An exact prediction; its mean is the probability to hit."""
EXACT[0] = 1.0


def payoff(box: int, wizard_colour: int, card: MagicCard, at_stake: Stakes) -> Worths:
    """The worth of scoring a box, roll by roll."""
    return at_stake[differences(card, wizard_colour)[:, box], JESTERS]
