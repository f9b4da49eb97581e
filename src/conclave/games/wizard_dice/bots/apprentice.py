"""A beginner at Wizard Dice.

It thinks of one roll at a time, as `greedy` does, and plays dice like it. Of predictions that promise nearly
the same it takes any.
"""

from __future__ import annotations

from conclave.core.actions import Actions
from conclave.games.wizard_dice.bots.greedy import Greedy
from conclave.games.wizard_dice.engine import codes
from conclave.games.wizard_dice.engine.codes import kind_of
from conclave.games.wizard_dice.interface.view import WizardDiceView

NEARLY_THE_SAME = 0.3
"""In points of the round."""


class Apprentice(Greedy):
    def decide(self, view: WizardDiceView, legal: Actions) -> int:
        if kind_of(legal[0]) != codes.PREDICT:
            return super().decide(view, legal)
        this_round = self.thoughts(view)
        worths = [(action, this_round.worth(action)) for action in legal]
        most = max([worth for _, worth in worths])
        liked = [action for action, worth in worths if worth >= most - NEARLY_THE_SAME]
        return liked[self.source.uniform(len(liked))]
