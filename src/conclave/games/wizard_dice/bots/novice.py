"""A player of Wizard Dice who has just learnt the rules.

It predicts anything that could well come true, colours and numbers at random, and hopes: as long as the
prediction is not exactly right it stays, and as Seer it rolls everything again that does not count. A Jester
Score is always welcome.
"""

from __future__ import annotations

from conclave.bots.best_action import EQUAL, any_of_best
from conclave.bots.bot import Bot
from conclave.core.actions import Actions
from conclave.core.packed import count
from conclave.games.wizard_dice.bots.next_roll import NextRoll, counting_faces
from conclave.games.wizard_dice.engine import codes
from conclave.games.wizard_dice.engine.codes import colour_of, kind_of, number_of
from conclave.games.wizard_dice.engine.dice import FACES
from conclave.games.wizard_dice.engine.scoring import difference, jester_score_open, matching_dice
from conclave.games.wizard_dice.interface.read_view import jester_mask
from conclave.games.wizard_dice.interface.view import WizardDiceView

NEARLY_AS_GOOD = 1.0
"""To a novice, a prediction that promises up to this many points less than the best is just as good. Chosen
by hand."""

MUCH = 1000
"""Keeps the worth of rolling on between those of leaving when right and when wrong. Chosen by hand."""
MISSING = 10
"""How many useless dice that stay weigh as much as one die that is missing: more than there can be. Chosen by
hand."""


class Novice(Bot):
    def decide(self, view: WizardDiceView, legal: Actions) -> int:
        this_round = _OptimisticRound(view, self.seat)
        tolerance = NEARLY_AS_GOOD if kind_of(legal[0]) == codes.PREDICT else EQUAL
        worths = [(action, this_round.worth(action)) for action in legal]
        return any_of_best(worths, self.source, tolerance, inclusive=True)


class _OptimisticRound(NextRoll):
    def worth_now(self) -> float:
        """Exactly right, or a Jester Score; nothing else is worth leaving for."""
        if self.own_box is None:
            return 0.0
        missed_by = difference(self.dice, self.own_box, self.wizard_colour, self.card)
        right = missed_by == 0 or jester_score_open(missed_by, self.dice, jester_mask(self.page))
        return 1.0 if right else -1.0

    def worth_after(self, rerolled: int) -> float:
        """The dice that count are kept, up to the number predicted; the more others are rolled the better."""
        if self.own_box is None:
            return -1.0
        kept = self.dice - rerolled
        faces = counting_faces(self.own_box, self.wizard_colour, self.card)
        useless = sum([count(kept, face) for face in range(len(FACES)) if face not in faces])
        missing = abs(
            number_of(self.own_box)
            - matching_dice(kept, colour_of(self.own_box), self.wizard_colour, self.card)
        )
        return -(MISSING * missing + useless) / MUCH
