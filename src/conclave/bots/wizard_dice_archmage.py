"""The strongest player of Wizard Dice.

Against one opponent it solves every round exactly for both sides, with a model trained by self-play that says
what the pages are worth when the round is over (`analysis/wizard_dice_two_decisions.py`). It does not take
for granted that the opponent is as strong: as Seer it also reckons with the answers of a player who does not
care for the Seer card, the more the likelier the opponent is one. At larger tables, in the expert game and
where somebody sits out, it plays like a `master` who knows what the Seer card is worth.
"""

from __future__ import annotations

import numpy as np

from conclave.analysis.multisets import Worths
from conclave.analysis.wizard_dice_two import usual_pairs
from conclave.analysis.wizard_dice_two_decisions import DecisionOfTwo, can_be_solved
from conclave.bots.bot import Bot
from conclave.bots.wizard_dice_master import Master
from conclave.bots.wizard_dice_others import IN_ANOTHER, IN_SEER_COLOUR, Answer, Characters
from conclave.bots.wizard_dice_prospects import WORTH_OF_SEER
from conclave.core.actions import Actions
from conclave.core.game import Game
from conclave.core.source import Source
from conclave.games.wizard_dice.seer import NO_PREDICTION
from conclave.games.wizard_dice.view import WizardDiceView

DIGITS = 6
"""Of a chance to win; what differs by less is taken for equal."""


class _AtLargerTables(Master):
    worth_of_seer = WORTH_OF_SEER


class Archmage(Bot):
    def __init__(self, game: Game, seat: int, source: Source) -> None:
        super().__init__(game, seat, source)
        self.at_larger_tables = _AtLargerTables(game, seat, source)
        self.characters = self.at_larger_tables.characters

    def decide(self, view: WizardDiceView, legal: Actions) -> int:
        if len(legal) == 1:
            return legal[0]
        if not can_be_solved(view):
            return self.at_larger_tables.decide(view, legal)
        choices = list(legal)
        decision = _Decision(view, self.seat, self.characters)
        decision.watch_answer()
        return choices[int(np.argmax(np.round(decision.worths(choices), DIGITS)))]


class _Decision(DecisionOfTwo):
    def __init__(self, view: WizardDiceView, seat: int, characters: Characters) -> None:
        super().__init__(view, seat)
        self.characters = characters
        self.opponent = 1 - seat

    def answers(self, boxes: list[int]) -> Worths:
        """The best answer is looked for among the usual ones, and those of a naive player are added."""
        pairs = usual_pairs(boxes, self.other.boxes)
        for a_box in boxes:
            naive = Answer(a_box, self.other.boxes, self.card).best
            pairs.extend([(a_box, theirs) for theirs in naive if theirs != NO_PREDICTION])
        return self.this_round().answers(pairs, usual_only=True)

    def if_answered(self, a_box: int, answers: Worths) -> float:
        """Some players give the best answer, some the one that promises most for this round."""
        best = super().if_answered(a_box, answers)
        naive = self.characters.naive(self.opponent)
        answer = Answer(a_box, self.other.boxes, self.card)
        bids = answer.naive_bids
        expected = 0.0
        for row, likely in ((IN_ANOTHER, bids), (IN_SEER_COLOUR, 1.0 - bids)):
            if answer.best[row] != NO_PREDICTION:
                expected += likely * float(answers[answer.best[row]])
            else:
                expected += likely * best
        return naive * expected + (1.0 - naive) * best

    def watch_answer(self) -> None:
        """Learn from the answer to the own prediction whether the opponent wants the Seer card."""
        if self.is_seer and self.view.stage == "naming":
            answer = Answer(self.seers_box, self.other.boxes, self.card)
            self.characters.watch(self.opponent, answer, self.seers_box, self.others_box)
