"""How every prediction stands in the round: what the dice on the table would be worth now, by the rules."""

from __future__ import annotations

from dataclasses import dataclass

from conclave.core.packed import count
from conclave.games.wizard_dice.engine.dice import COLOURS, JESTER, NUMBER_OF_DICE, from_faces
from conclave.games.wizard_dice.engine.events import MARKS
from conclave.games.wizard_dice.engine.scoring import (
    difference,
    jester_score_open,
    mark_beside_jester_score,
    mark_for,
    matching_dice,
)
from conclave.games.wizard_dice.interface.read_view import box_of, card_of, jester_mask, wizard_colour_of
from conclave.games.wizard_dice.interface.view import Prediction, WizardDiceView


@dataclass(frozen=True)
class PredictionState:
    """One player's prediction beside the dice as they lie."""

    prediction: Prediction
    shown: int
    """How many dice count for it."""
    mark: str
    """What would be written: "X", "XX", or the difference."""
    hit: bool
    jesters: int
    """The free Jester box that could be taken instead of the difference; 0 if none."""
    beside_jester: str
    """What would be written in the predicted box beside a Jester Score."""


def prediction_of(view: WizardDiceView, seat: int) -> Prediction | None:
    """A seat's prediction as far as the viewer knows it."""
    if seat == view.viewer and view.secret_prediction is not None:
        return view.secret_prediction
    return view.predictions[seat]


def prediction_state(view: WizardDiceView, seat: int) -> PredictionState | None:
    """None while there is nothing to compare, or once the seat has scored."""
    prediction = view.predictions[seat]
    if prediction is None or seat not in view.still_in or len(view.dice) < NUMBER_OF_DICE:
        return None
    card = card_of(view)
    dice = from_faces(view.dice)
    wizard_colour = wizard_colour_of(view)
    predicted = box_of(prediction)
    missed_by = difference(dice, predicted, wizard_colour, card)
    with_jesters = jester_score_open(missed_by, dice, jester_mask(view.pages[seat]))
    return PredictionState(
        prediction=prediction,
        shown=matching_dice(dice, COLOURS.index(prediction.colour), wizard_colour, card),
        mark=MARKS[mark_for(missed_by, card)],
        hit=missed_by == 0,
        jesters=count(dice, JESTER) if with_jesters else 0,
        beside_jester=MARKS[mark_beside_jester_score(dice, predicted, card)],
    )
