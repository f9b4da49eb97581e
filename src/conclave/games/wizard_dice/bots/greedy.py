"""A player of Wizard Dice that takes what the next roll promises.

It rates every legal action in points and takes the best, or any of those that tie. It never thinks further
than one roll, sees dice only as counting for its prediction or not, names its own colour, takes every Jester
Score it is offered, and does not care who becomes Seer or what the others do.
"""

from __future__ import annotations

from conclave.bots.best_action import any_of_best
from conclave.bots.bot import Bot
from conclave.core.actions import Actions
from conclave.games.wizard_dice.bots.next_roll import NextRoll
from conclave.games.wizard_dice.interface.view import WizardDiceView


class Greedy(Bot):
    def decide(self, view: WizardDiceView, legal: Actions) -> int:
        next_roll = NextRoll(view, self.seat)
        return any_of_best([(action, next_roll.worth(action)) for action in legal], self.source)
