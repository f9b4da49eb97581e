"""A strong player of Wizard Dice.

It plays every round for the chance to win the game. `prospects` says what each way a round can
end is worth, so that points, Xs, the bonus, Jester boxes, the Seer card and the end of the game are weighed
in one measure; the exact solver finds the predictions, re-rolls and departures that make the most of it. What
the others will do is expected as in `opponents`.
"""

from __future__ import annotations

from conclave.bots.bot import Bot
from conclave.core.actions import Actions
from conclave.core.game import Game
from conclave.core.source import Source
from conclave.games.wizard_dice.bots.opponents import Characters
from conclave.games.wizard_dice.bots.round_decision import RoundDecision
from conclave.games.wizard_dice.bots.round_value import chances
from conclave.games.wizard_dice.interface.view import WizardDiceView

WORTH_OF_SEER = 1.1
"""Points between being the next Seer and not being it. It is more, as `archmage` knows: chosen by hand, for a
level between its neighbours."""


class Master(Bot):
    version = 2

    def __init__(self, game: Game, seat: int, source: Source) -> None:
        super().__init__(game, seat, source)
        self.characters = Characters()

    def decide(self, view: WizardDiceView, legal: Actions) -> int:
        decision = RoundDecision(view, self.seat, self.characters, chances(view.target, WORTH_OF_SEER))
        decision.watch_answers()
        return decision.best(legal)
