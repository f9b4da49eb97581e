"""What actions of Wizard Dice are worth to somebody who looks one roll ahead."""

from __future__ import annotations

from functools import cache
from math import comb

from conclave.core.packed import number, one
from conclave.games.wizard_dice.engine import codes
from conclave.games.wizard_dice.engine.cards import MagicCard
from conclave.games.wizard_dice.engine.codes import argument_of, colour_of, kind_of, number_of
from conclave.games.wizard_dice.engine.dice import FACES, NUMBER_OF_DICE, from_faces
from conclave.games.wizard_dice.engine.scoring import (
    UNNAMED,
    difference,
    jester_score_open,
    mark_beside_jester_score,
    mark_for,
    matching_dice,
    points_of,
)
from conclave.games.wizard_dice.interface.read_view import box_of, card_of, jester_mask, wizard_colour_of
from conclave.games.wizard_dice.interface.view import Prediction, WizardDiceView

WORTH_OF_CROSSING_OUT_NOTHING = 0.5
"""Less than getting rid of any difference, more than crossing out a box that holds 0. Chosen by hand."""


class NextRoll:
    """The round in progress as one seat thinks about it."""

    def __init__(self, view: WizardDiceView, seat: int) -> None:
        self.is_seer = seat == view.seer
        self.page = view.pages[seat]
        self.card = card_of(view)
        self.dice = from_faces(view.dice)
        self.wizard_colour = wizard_colour_of(view)
        self.own_box = _box(view.predictions[seat])

    def worth(self, action: int) -> float:
        kind = kind_of(action)
        argument = argument_of(action)
        if kind == codes.PREDICT:
            return self.promise(argument, self.dice)
        if kind == codes.NAME_WIZARD_COLOUR:
            return float(self.own_box is not None and argument == colour_of(self.own_box))
        if kind == codes.LEAVE:
            return self.worth_now()
        if kind == codes.STAY:
            return self.worth_after(self.dice)
        if kind == codes.REROLL:
            return self.worth_after(argument)
        if kind == codes.TURN_DICE:
            return self.worth_of_turning(argument)
        if kind == codes.CROSS_OUT:
            return self.worth_of_crossing_out(argument)
        if kind == codes.CROSS_OUT_NOTHING:
            return WORTH_OF_CROSSING_OUT_NOTHING
        return float(kind == codes.TAKE_JESTER_SCORE)

    # -- before the dice ---------------------------------------------------------------------------------

    def promise(self, box: int, dice: int) -> float:
        """What the next roll may bring for a prediction.

        `dice` are those that lie on the table before the predictions (M3, M4). Only the Seer counts on
        Wizards, and will name their colour.
        """
        wizard_colour = colour_of(box) if self.is_seer else UNNAMED
        faces = counting_faces(box, wizard_colour, self.card)
        shown = matching_dice(dice, colour_of(box), wizard_colour, self.card)
        return worth_after_roll(box, shown, NUMBER_OF_DICE - number(dice), len(faces), self.card)

    def worth_of_turning(self, dice: int) -> float:
        """M4: what the best prediction after turning these two dice promises."""
        open_boxes = [box for box, mark in enumerate(self.page.marks) if mark == ""]
        return max([self.promise(box, dice) for box in open_boxes], default=0.0)

    def worth_of_crossing_out(self, box: int) -> float:
        """M7: the difference that counts no longer; an X is not given away."""
        mark = self.page.marks[box]
        return -1.0 if mark in ("X", "XX") else float(mark)

    # -- the dice are rolling ----------------------------------------------------------------------------

    def worth_now(self) -> float:
        """The worth of scoring the dice as they lie."""
        box = self.own_box
        if box is None:
            return 0.0
        missed_by = difference(self.dice, box, self.wizard_colour, self.card)
        if jester_score_open(missed_by, self.dice, jester_mask(self.page)):
            beside = mark_beside_jester_score(self.dice, box, self.card)
            return float(points_of(beside, box))
        return float(points_of(mark_for(missed_by, self.card), box))

    def worth_after(self, rerolled: int) -> float:
        """The worth of scoring once these dice have been rolled again."""
        box = self.own_box
        if box is None:
            return -1.0  # a Seer who sits out has nothing to roll for
        faces = counting_faces(box, self.wizard_colour, self.card)
        kept = matching_dice(self.dice - rerolled, colour_of(box), self.wizard_colour, self.card)
        return worth_after_roll(box, kept, number(rerolled), len(faces), self.card)


def _box(prediction: Prediction | None) -> int | None:
    return None if prediction is None else box_of(prediction)


@cache
def counting_faces(box: int, wizard_colour: int, card: MagicCard) -> tuple[int, ...]:
    """The faces that count for a prediction."""
    colour = colour_of(box)
    no_dice = matching_dice(0, colour, wizard_colour, card)
    return tuple(
        [f for f in range(len(FACES)) if matching_dice(one(f), colour, wizard_colour, card) > no_dice]
    )


@cache
def spread(dice: int, faces: int) -> tuple[float, ...]:
    """The chances that none, one, two ... of the dice show one of a number of faces."""
    chance = faces / len(FACES)
    return tuple([comb(dice, k) * chance**k * (1 - chance) ** (dice - k) for k in range(dice + 1)])


@cache
def worth_after_roll(box: int, kept: int, rolled: int, faces: int, card: MagicCard) -> float:
    """The expected points when `kept` count already and this many dice are rolled. Leaves Jester Scores
    out."""
    worth = 0.0
    for more, chance in enumerate(spread(rolled, faces)):
        worth += chance * points_of(mark_for(abs(kept + more - number_of(box)), card), box)
    return worth
