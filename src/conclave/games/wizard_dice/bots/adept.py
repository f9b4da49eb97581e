"""A player of Wizard Dice who knows the odds, and plays for the own page.

It reckons every roll of a round exactly, as `master` does, but in points: an X, the Seer card, a free Jester
box and the open boxes have a fixed worth in points each. It does not look at the pages of the others, does
not notice that the game is about to end, and does not learn how the others play.
"""

from __future__ import annotations

from typing import Any

from conclave.games.wizard_dice.bots.master import Decision, Master
from conclave.games.wizard_dice.bots.prospects import UNCERTAIN_END, Amount, Standing
from conclave.games.wizard_dice.interface.view import WizardDiceView

WORTH_OF_X = 2.0
WORTH_OF_JESTER_BOX = 1.5
"""In points; `master` has learnt that they are worth much more."""


class Adept(Master):
    version = 2
    worth_of_seer = 0.9

    def thoughts(self, view: WizardDiceView) -> Decision:
        return _OwnPage(view, self.seat, self.characters, self.worth_of_seer)


class _OwnPage(Decision):
    def chance_to_win(self, standing: Standing, next_seer: list[Any], end: float = UNCERTAIN_END) -> Amount:  # noqa: ARG002
        """What the own page is worth, in place of a chance."""
        worth = standing.points[self.seat] + WORTH_OF_X * standing.xs[self.seat]
        worth = worth - WORTH_OF_JESTER_BOX * standing.jester_scores[self.seat] + standing.boxes[self.seat]
        return worth + self.worth_of_seer * next_seer[self.seat]

    def watch_answers(self) -> None:
        """The others are what they are."""
