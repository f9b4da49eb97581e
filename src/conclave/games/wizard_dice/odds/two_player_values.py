"""The chance to win with each action in a game of Wizard Dice between two, if both go on as well as possible.

Turning dice (M4) is not looked at, nor are rounds in which somebody sits out.
"""

from __future__ import annotations

import numpy as np

from conclave.core.packed import count
from conclave.games.wizard_dice.engine import codes
from conclave.games.wizard_dice.engine.codes import argument_of, colour_of, kind_of, number_of
from conclave.games.wizard_dice.engine.dice import JESTER
from conclave.games.wizard_dice.engine.scoring import points_of, xs_of
from conclave.games.wizard_dice.engine.seer import NO_PREDICTION
from conclave.games.wizard_dice.interface.read_view import marks_of
from conclave.games.wizard_dice.interface.view import WizardDiceView
from conclave.games.wizard_dice.odds.duel import (
    BEFORE_JESTER_SCORES,
    OUTCOMES,
    CountingRules,
    Duel,
    counting_rules,
)
from conclave.games.wizard_dice.odds.model import Model, model_for
from conclave.games.wizard_dice.odds.round_state import RoundState
from conclave.games.wizard_dice.odds.two_players import (
    IN_ANOTHER,
    IN_SEER_COLOUR,
    RoundOfTwo,
    Side,
    all_pairs,
)
from conclave.odds.multisets import Worths

IN_DOUBT = 2e-6
"""What speaks for the quieter of two equal choices; above what single precision loses on the way. Chosen by
hand."""


def can_be_solved(view: WizardDiceView) -> bool:
    """Whether this module can judge a decision."""
    if view.players != 2 or view.stage == "turn" or model_for(view.target) is None:
        return False
    state = RoundState(view)
    if view.stage in ("prediction", "secret-predictions", "crossing-out"):
        return all(state.open_boxes) and _somebody_can_answer(state)
    return NO_PREDICTION not in state.predictions


def _somebody_can_answer(state: RoundState) -> bool:
    other = 1 - state.seer
    boxes = state.open_boxes
    seers = state.predictions[state.seer]
    if seers != NO_PREDICTION:
        return boxes[other] != [seers] and bool(boxes[other])
    return len(boxes[other]) > 1


class DecisionOfTwo:
    def __init__(self, view: WizardDiceView, seat: int, model: Model | None = None) -> None:
        self.view = view
        self.seat = seat
        self.is_seer = seat == view.seer
        self.state = RoundState(view)
        self.card = self.state.card
        known = model or model_for(view.target)
        assert known is not None
        self.model = known
        self.seers_box = self.state.predictions[view.seer]
        self.others_box = self.state.predictions[1 - view.seer]
        self.seer = self.side(view.seer)
        self.other = self.side(1 - view.seer)

    def side(self, seat: int, given_up: tuple[int, int] = (0, 0)) -> Side:
        """A seat's page, without some points and Xs."""
        page = self.view.pages[seat]
        boxes = self.state.open_boxes[seat]
        return Side(page.points - given_up[0], page.xs - given_up[1], self.state.jester_boxes[seat], boxes)

    def worths(self, legal: list[int]) -> list[float]:
        """The chance to win with each action."""
        stage = self.view.stage
        if stage in ("prediction", "secret-predictions"):
            boxes = [argument_of(action) for action in legal]
            return self.as_seer(boxes) if self.is_seer else self.as_other(boxes)
        if stage == "naming":
            return [self.worth_of_naming(argument_of(action)) for action in legal]
        if stage == "leaving":
            return self.worths_of_leaving(legal)
        if stage == "seer-rolls-on":
            return self.rolling_on(legal)
        if stage == "scoring":
            return [self.scoring(kind_of(action)) for action in legal]
        return [self.crossing_out(action) for action in legal]

    # -- before the dice ---------------------------------------------------------------------------------

    def this_round(self) -> RoundOfTwo:
        """The round before the predictions, with the dice that may lie there already."""
        return RoundOfTwo(self.seer, self.other, self.card, self.model, self.state.dice)

    def as_seer(self, boxes: list[int]) -> list[float]:
        answers = self.answers(boxes)
        return [self.if_answered(a_box, answers[a_box]) for a_box in boxes]

    def answers(self, boxes: list[int]) -> Worths:
        return self.this_round().answers(all_pairs(boxes, self.other.boxes))

    def if_answered(self, a_box: int, answers: Worths) -> float:  # noqa: ARG002 - others may look at it
        """What a prediction is worth to the Seer, from what it is worth with each answer."""
        return float(np.nanmin(answers))

    def as_other(self, boxes: list[int]) -> list[float]:
        answers = self.this_round().answers(all_pairs([self.seers_box], boxes))[self.seers_box]
        return [1.0 - float(answers[a_box]) for a_box in boxes]

    def worth_of_naming(self, wizard_colour: int) -> float:
        counting = self.counting_rules(wizard_colour)
        return float(self.this_round().at_start(counting, self.answer(), [self.pair()])[0])

    def crossing_out(self, action: int) -> float:
        """M7: the round with a page that lacks what is crossed out."""
        if kind_of(action) != codes.CROSS_OUT_NOTHING:
            a_box = argument_of(action)
            mark = marks_of(self.view.pages[self.seat])[a_box]
            changed = self.side(self.seat, (points_of(mark, a_box), xs_of(mark)))
        else:
            changed = self.side(self.seat)
        if self.is_seer:
            self.seer = changed
            return self.as_seer([self.seers_box])[0]
        self.other = changed
        return self.as_other([self.others_box])[0]

    # -- the dice are rolling ----------------------------------------------------------------------------

    def pair(self) -> tuple[int, int]:
        return number_of(self.seers_box), number_of(self.others_box)

    def answer(self) -> int:
        same = colour_of(self.seers_box) == colour_of(self.others_box)
        return IN_SEER_COLOUR if same else IN_ANOTHER

    def counting_rules(self, wizard_colour: int) -> CountingRules:
        return counting_rules(self.card, colour_of(self.seers_box), colour_of(self.others_box), wizard_colour)

    def others_score_is_known(self) -> bool:
        return 1 - self.view.seer not in self.view.still_in

    def duel(self) -> Duel:
        counting = self.counting_rules(self.state.named)
        if not self.others_score_is_known():
            return self.this_round().duel(counting, self.answer(), [self.pair()])
        # Whatever the Seer rolls, the other has what is written already.
        worths = np.repeat(self.seers_outcomes()[np.newaxis, :, np.newaxis], OUTCOMES, axis=2)
        seers, others = np.array([self.pair()]).T
        return Duel(counting.dice, self.card, worths, (seers, others), (self.seer.jester_boxes, 0))

    def seers_outcomes(self) -> Worths:
        """The Seer's chance to win with each outcome, beside what the other has written."""
        seers, others = self.seer.after(number_of(self.seers_box), self.card), self.other.page
        return self.this_round().afterwards(self.answer(), seers, others)

    def row(self, counting: CountingRules) -> int:
        return counting.number(self.state.dice) - counting.dice.full

    def worths_of_leaving(self, legal: list[int]) -> list[float]:
        duel, row = self.duel(), self.row(self.counting_rules(self.state.named))
        leave, stay = duel.after_roll(self.state.rolls_left(self.seers_box))
        worths = {codes.LEAVE: 1.0 - leave[row, 0] + IN_DOUBT, codes.STAY: 1.0 - stay[row, 0]}
        return [float(worths[kind_of(action)]) for action in legal]

    def rolling_on(self, legal: list[int]) -> list[float]:
        duel, counting = self.duel(), self.counting_rules(self.state.named)
        rolls = self.state.rolls_left(self.seers_box)
        row = self.row(counting)
        if self.others_score_is_known():
            stopping = duel.alone[0][row, 0, 0]
            keeping = duel.rolling_alone(rolls)[:, 0, 0]
        else:
            stopping = duel.together[0][row, 0]
            keeping = duel.before_roll(rolls)[:, 0]
        worths: list[float] = []
        for action in legal:
            if kind_of(action) == codes.LEAVE:
                worths.append(float(stopping) + IN_DOUBT)
            else:
                worths.append(float(keeping[counting.number(self.state.dice - argument_of(action))]))
        return worths

    def scoring(self, kind: int) -> float:
        jesters = count(self.state.dice, JESTER)
        with_jesters = BEFORE_JESTER_SCORES + jesters
        takes = kind == codes.TAKE_JESTER_SCORE
        duel = self.duel()
        row = self.row(self.counting_rules(self.state.named))
        if self.is_seer:
            return float(self.seers_outcomes()[with_jesters if takes else duel.seers_miss[row, 0]])
        rolls = 0 if self.view.closing else self.state.rolls_left(self.seers_box)
        duel.after_roll(rolls)
        return 1.0 - float(duel.alone[rolls][row, 0, with_jesters if takes else duel.others_miss[row, 0]])
