"""A beginner at Wizard Dice.

It thinks of one roll at a time, as `greedy` does, and plays dice like it. Among predictions that promise
nearly the same it picks any.
"""

from __future__ import annotations

from conclave.bots.best_action import any_of_best
from conclave.bots.bot import Bot
from conclave.core.actions import Actions
from conclave.games.wizard_dice.bots.next_roll import NextRoll
from conclave.games.wizard_dice.engine import codes
from conclave.games.wizard_dice.engine.codes import kind_of
from conclave.games.wizard_dice.interface.view import WizardDiceView

NEARLY_AS_GOOD = 0.3
"""In points of the round. Chosen by hand."""


class Apprentice(Bot):
    def decide(self, view: WizardDiceView, legal: Actions) -> int:
        this_round = NextRoll(view, self.seat)
        worths = [(action, this_round.worth(action)) for action in legal]
        if kind_of(legal[0]) != codes.PREDICT:
            return any_of_best(worths, self.source)
        return any_of_best(worths, self.source, NEARLY_AS_GOOD, inclusive=True)
