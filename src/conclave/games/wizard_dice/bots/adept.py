"""A player of Wizard Dice who knows the odds, and plays for their own page.

It works out every roll of a round exactly, as `master` does, but in points: an X, the Seer card, a free
Jester box and the open boxes have a fixed worth in points each. It does not look at the pages of the others,
does not notice that the game is about to end, and does not learn how the others play.
"""

from __future__ import annotations

from conclave.bots.bot import Bot
from conclave.core.actions import Actions
from conclave.games.wizard_dice.bots.opponents import Characters
from conclave.games.wizard_dice.bots.prospects import Amount, PageTotals
from conclave.games.wizard_dice.bots.round_decision import RoundDecision
from conclave.games.wizard_dice.interface.view import WizardDiceView

WORTH_OF_X = 2.0
WORTH_OF_JESTER_BOX = 1.5
"""In points; what fits games best is much more, as `master` has it. Chosen by hand, the X after games with 1,
2 and 3 points (docs/strength-wizard-dice.md)."""

WORTH_OF_SEER = 0.9
"""Points between being the next Seer and not being it. Chosen by hand."""


class Adept(Bot):
    version = 2

    def decide(self, view: WizardDiceView, legal: Actions) -> int:
        return RoundDecision(view, self.seat, Characters(), own_page).best(legal)


def own_page(totals: PageTotals, seat: int, next_seer: list[Amount], end_scale: float) -> Amount:  # noqa: ARG001
    """What a seat's own page is worth, in points."""
    worth = totals.points[seat] + WORTH_OF_X * totals.xs[seat]
    worth = worth - WORTH_OF_JESTER_BOX * totals.jester_scores[seat] + totals.boxes[seat]
    return worth + WORTH_OF_SEER * next_seer[seat]
