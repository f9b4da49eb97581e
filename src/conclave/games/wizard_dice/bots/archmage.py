"""The strongest player of Wizard Dice.

Against one opponent it solves every round exactly for both sides, with a model trained by self-play that says
what the pages are worth when the round is over (`games/wizard_dice/odds/two_player_values.py`). It does not
take for granted that the opponent is as strong. From what the opponent predicts it learns whether it looks
further than the next roll; the likelier not, the more it plays against what such a player can be foreseen to
do (`best_response.py`). As Seer it also reckons with the answers of somebody who does not care for the
Seer card. At larger tables, in the expert game and where somebody sits out, it plays like a `master` who
knows what the Seer card is worth.
"""

from __future__ import annotations

import numpy as np

from conclave.bots.bot import Bot
from conclave.core.actions import Actions
from conclave.core.game import Game
from conclave.core.source import Source
from conclave.games.wizard_dice.bots.best_response import ForeseenDecision
from conclave.games.wizard_dice.bots.opponent_type import OpponentType
from conclave.games.wizard_dice.bots.opponents import IN_ANOTHER, IN_SEER_COLOUR, Characters, ReplyOdds
from conclave.games.wizard_dice.bots.prospects import WORTH_OF_SEER
from conclave.games.wizard_dice.bots.round_decision import RoundDecision
from conclave.games.wizard_dice.bots.round_value import chances
from conclave.games.wizard_dice.engine.seer import NO_PREDICTION
from conclave.games.wizard_dice.interface.view import WizardDiceView
from conclave.games.wizard_dice.odds.two_player_values import DecisionOfTwo, can_be_solved
from conclave.games.wizard_dice.odds.two_players import all_pairs, usual_pairs
from conclave.odds.multisets import Worths

DIGITS = 6
"""Of a chance to win; what differs by less is taken for equal. Chosen by hand."""

UNLIKELY = 0.02
"""If the opponent is no likelier than this to be of a kind, that kind is ignored. Chosen by hand."""


class Archmage(Bot):
    version = 2

    def __init__(self, game: Game, seat: int, source: Source) -> None:
        super().__init__(game, seat, source)
        self.characters = Characters()
        self.opponent_type = OpponentType()

    def decide(self, view: WizardDiceView, legal: Actions) -> int:
        if len(legal) == 1:
            return legal[0]
        if not can_be_solved(view):
            decision = RoundDecision(view, self.seat, self.characters, chances(view.target, WORTH_OF_SEER))
            decision.watch_answers()
            return decision.best(legal)
        choices = list(legal)
        return choices[int(np.argmax(np.round(self.worths(view, choices), DIGITS)))]

    def worths(self, view: WizardDiceView, choices: list[int]) -> Worths:
        """The chance to win with each action, over the two ideas of who the opponent is."""
        decision = _Decision(view, self.seat, self.characters)
        decision.watch_answer()
        if view.with_cards:
            return np.array(decision.worths(choices))
        decision.watch_prediction(self.opponent_type)
        short_sighted = self.opponent_type.short_sighted
        worths = np.zeros(len(choices))
        if short_sighted > UNLIKELY:
            worths += short_sighted * np.array(ForeseenDecision(view, self.seat).worths(choices))
        if 1.0 - short_sighted > UNLIKELY:
            worths += (1.0 - short_sighted) * np.array(decision.worths(choices))
        return worths


class _Decision(DecisionOfTwo):
    def __init__(self, view: WizardDiceView, seat: int, characters: Characters) -> None:
        super().__init__(view, seat)
        self.characters = characters
        self.opponent = 1 - seat

    def answers(self, boxes: list[int]) -> Worths:
        """The best answer is looked for among the usual ones, and those of a naive player are added."""
        pairs = usual_pairs(boxes, self.other.boxes)
        for a_box in boxes:
            naive = ReplyOdds(a_box, self.other.boxes, self.card).best
            pairs.extend([(a_box, theirs) for theirs in naive if theirs != NO_PREDICTION])
        return self.this_round().answers(pairs, usual_only=True)

    def if_answered(self, a_box: int, answers: Worths) -> float:
        """Some players give the best answer, some the one that promises most for this round."""
        best = super().if_answered(a_box, answers)
        naive = self.characters.naive(self.opponent)
        reply = ReplyOdds(a_box, self.other.boxes, self.card)
        bids = reply.naive_bids
        expected = 0.0
        for row, likely in ((IN_ANOTHER, bids), (IN_SEER_COLOUR, 1.0 - bids)):
            if reply.best[row] != NO_PREDICTION:
                expected += likely * float(answers[reply.best[row]])
            else:
                expected += likely * best
        return naive * expected + (1.0 - naive) * best

    # -- learning who the opponent is --------------------------------------------------------------------

    def watch_answer(self) -> None:
        """Learn from the answer to its own prediction whether the opponent wants the Seer card."""
        if self.is_seer and self.view.stage == "naming":
            reply = ReplyOdds(self.seers_box, self.other.boxes, self.card)
            self.characters.watch(self.opponent, reply, self.seers_box, self.others_box)

    def watch_prediction(self, opponent_type: OpponentType) -> None:
        """Learn from the prediction, once a round, whether the opponent looks further than one roll."""
        if self.is_seer and self.view.stage == "naming":
            boxes = [a_box for a_box in self.other.boxes if a_box != self.seers_box]
            pairs = all_pairs([self.seers_box], boxes)
            worths = self.this_round().answers(pairs, usual_only=True)[self.seers_box, boxes]
            opponent_type.watch(self.others_box, boxes, self.seers_box, 1.0 - worths)
        elif not self.is_seer and self.view.stage == "prediction":
            pairs = usual_pairs(self.seer.boxes, self.other.boxes)
            answers = self.this_round().answers(pairs, usual_only=True)
            boxes = [a_box for a_box in self.seer.boxes if not np.isnan(answers[a_box]).all()]
            opponent_type.watch(self.seers_box, boxes, None, np.nanmin(answers[boxes], axis=1))
