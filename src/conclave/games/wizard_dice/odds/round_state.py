"""A round in progress, read off a view into the numbers of the solver.

Before the Wizard Colour is named it is taken to be the Seer Colour, the default (WD-2) and nearly always the
Seer's best. What scoring is worth is up to the caller.
"""

from __future__ import annotations

from conclave.core.packed import NO_DICE
from conclave.games.wizard_dice.engine.cards import NAMED
from conclave.games.wizard_dice.engine.codes import colour_of, number_of
from conclave.games.wizard_dice.engine.dice import from_faces
from conclave.games.wizard_dice.engine.scoring import UNNAMED
from conclave.games.wizard_dice.engine.seer import NO_PREDICTION
from conclave.games.wizard_dice.interface.read_view import box_of, card_of, jester_mask, wizard_colour_of
from conclave.games.wizard_dice.interface.view import WizardDiceView
from conclave.games.wizard_dice.odds.payoffs import DICE, number_of_dice
from conclave.games.wizard_dice.odds.round import NO_DICE_KEPT, RoundOdds, before_roll_2


class RoundState:
    """What the solver has to know about the round: predictions, open boxes, dice, colours."""

    def __init__(self, view: WizardDiceView) -> None:
        self.view = view
        self.seer = view.seer
        self.card = card_of(view)
        self.predictions = [box_of(prediction) for prediction in view.predictions]
        self.open_boxes = [[b for b, mark in enumerate(page.marks) if mark == ""] for page in view.pages]
        self.jester_boxes = [jester_mask(page) for page in view.pages]
        """Per seat, a bit for each Jester box used before."""
        self.dice = from_faces(view.dice)
        self.named = wizard_colour_of(view)

    def wizard_colour(self, seers_box: int) -> int:
        """The Wizard Colour, or the one to expect of a Seer with this prediction."""
        if self.named != UNNAMED or self.card.wizards != NAMED or seers_box == NO_PREDICTION:
            return self.named
        return colour_of(seers_box)

    def rolls_left(self, seers_box: int) -> int:
        """How many rolls can still be made when the Seer has predicted this box."""
        seers_number = None if seers_box == NO_PREDICTION else number_of(seers_box)
        return self.card.rolls_of_round(seers_number) - self.view.roll

    def row(self) -> int:
        """The row of a payoff that belongs to the seven dice on the table."""
        return number_of_dice(self.dice) - DICE.full

    def kept_for_next_roll(self, seers: RoundOdds, rolls_left: int) -> int:
        """What stays on the table when the Seer rolls next without having a choice to stop.

        Nothing for Roll 1, under M4 the two turned dice, under M3 the best the Seer can keep of Roll 1.
        """
        if self.dice == NO_DICE:
            return NO_DICE_KEPT
        if self.card.rolls_before_predictions:
            return int(before_roll_2(seers, rolls_left + 1)[1][self.row()])
        return number_of_dice(self.dice)
