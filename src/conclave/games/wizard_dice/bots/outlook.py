"""A round of Wizard Dice as one seat looks at it: what each way it can end means for winning the game."""

from __future__ import annotations

from functools import cache

import numpy as np
from numpy.typing import NDArray

from conclave.core.packed import one
from conclave.games.wizard_dice.bots.opponents import Hopes, usual_stakes
from conclave.games.wizard_dice.bots.prospects import UNCERTAIN_END, Amount, Gain, Standing, chance_to_win
from conclave.games.wizard_dice.engine.cards import MagicCard
from conclave.games.wizard_dice.engine.codes import box, number_of
from conclave.games.wizard_dice.engine.dice import JESTER, NUMBER_OF_DICE
from conclave.games.wizard_dice.engine.scoring import (
    jester_score_open,
    mark_beside_jester_score,
    mark_for,
    points_of,
    xs_of,
)
from conclave.games.wizard_dice.engine.seer import NO_PREDICTION
from conclave.games.wizard_dice.interface.view import WizardDiceView
from conclave.games.wizard_dice.odds.payoffs import (
    FULL,
    JESTERS,
    LARGEST_DIFFERENCE,
    Stakes,
    differences,
    payoff,
)
from conclave.games.wizard_dice.odds.round_state import Situation
from conclave.odds.multisets import Worths

TYPICAL_FOLLOWER = ((0.45, 1.6, 1.0), (0.25, 0.0, 1.0), (0.3, -1.4, 0.0))
"""How somebody who is not Seer fares in a round, taken from many games: chance, points, Xs."""

Spread = list[tuple[float, float, float]]
"""What a seat may score: chance, points, Xs."""

NO_JESTER_SCORE = 0


class Gains:
    """What a box of some number may bring."""

    def __init__(self, number: int, card: MagicCard) -> None:
        a_box = box(number, 0)
        missed = [mark_for(missed_by, card) for missed_by in range(LARGEST_DIFFERENCE + 1)]
        beside = [
            mark_beside_jester_score(jesters * one(JESTER), a_box, card)
            for jesters in range(NUMBER_OF_DICE + 1)
        ]
        self.scored = self._gain(a_box, missed, 0.0)
        """By how much it was missed."""
        self.jester_score = self._gain(a_box, beside, 1.0)
        """By the number of Jesters."""

    def _gain(self, a_box: int, marks: list[int], jester_scores: float) -> Gain:
        points = np.array([float(points_of(mark, a_box)) for mark in marks])
        xs = np.array([float(xs_of(mark)) for mark in marks])
        return Gain(points, xs + jester_scores, np.full(len(marks), jester_scores))


@cache
def gains_of(number: int, card: MagicCard) -> Gains:
    return Gains(number, card)


@cache
def jester_scores_open(jester_boxes: int) -> NDArray[np.bool_]:
    """Where a page allows a Jester Score: [missed by][Jesters showing]."""
    return np.array(
        [
            [jester_score_open(missed_by, n * one(JESTER), jester_boxes) for n in range(NUMBER_OF_DICE + 1)]
            for missed_by in range(LARGEST_DIFFERENCE + 1)
        ]
    )


class Outlook:
    def __init__(self, view: WizardDiceView, seat: int) -> None:
        self.view = view
        self.seat = seat
        self.situation = Situation(view)
        self.card = self.situation.card
        self.standing = Standing.of(view)
        self.others = [other for other in range(view.players) if other != seat]
        self.own_box = self.situation.predictions[seat]
        self.doubled = 2.0 if self.card.doubled else 1.0

    def chance_to_win(self, standing: Standing, next_seer: list[float], end: float = UNCERTAIN_END) -> Amount:
        return chance_to_win(standing, self.seat, self.view.target, next_seer, end)

    def certainly(self, seat: int) -> list[float]:
        """Each seat's chance to be the next Seer when it is known who will be."""
        return [float(each == seat) for each in range(self.view.players)]

    # -- what others may score ---------------------------------------------------------------------------

    def typical(self, other: int) -> tuple[int, Spread]:
        spread = [
            (chance, self.doubled * points, self.doubled * xs) for chance, points, xs in TYPICAL_FOLLOWER
        ]
        return self.told_apart(other, spread)

    def hopeful(self, other: int, hopes: Hopes) -> tuple[int, Spread]:
        """Hit or miss, so that hits and points are as expected."""
        hit = min(max(hopes.hit, 0.0), 1.0)
        gain = self.doubled * hopes.number
        miss = (hopes.points - hit * gain) / (1.0 - hit) if hit < 1.0 else 0.0
        miss = min(max(miss, -self.doubled * LARGEST_DIFFERENCE), 0.0)
        return self.told_apart(other, [(hit, gain, self.doubled), (1.0 - hit, miss, 0.0)])

    def told_apart(self, other: int, spread: Spread) -> tuple[int, Spread]:
        """One mean will do, except against a single opponent or for somebody who may end the game."""
        may_end = self.standing.xs[other] + max([xs for _, _, xs in spread]) >= self.view.target
        if self.view.players == 2 or may_end:
            return other, spread
        points = sum([chance * points for chance, points, _ in spread])
        xs = sum([chance * xs for chance, _, xs in spread])
        return other, [(1.0, points, xs)]

    def as_scored(self, other: int) -> Gain:
        """What another seat writes if it scores, roll by roll."""
        a_box = self.situation.predictions[other]
        at_stake = usual_stakes(a_box, self.card, self.situation.jester_boxes[other])
        missed_by = differences(self.card, self.situation.named)[:, a_box]
        takes_jester_score = at_stake[missed_by, JESTERS] > at_stake[missed_by, NO_JESTER_SCORE]
        gains = gains_of(number_of(a_box), self.card)
        scored, jester_score = gains.scored.at(missed_by), gains.jester_score.at(JESTERS)
        return scored.unless(takes_jester_score, jester_score)

    # -- what the own outcomes are worth -----------------------------------------------------------------

    def stakes(self, number: int, others: list[tuple[int, Spread]], next_seer: list[float]) -> Stakes:
        """The chance to win with each outcome of a box, over what the others may score meanwhile."""
        cases: list[tuple[float, Standing]] = [(1.0, self.standing)]
        for other, spread in others:
            cases = [
                (chance * likely, standing.after(other, Gain(points, xs)))
                for chance, standing in cases
                for likely, points, xs in spread
            ]
        gains = gains_of(number, self.card)
        scored: Amount = 0.0
        jester_score: Amount = 0.0
        for chance, standing in cases:
            mine = standing.after(self.seat, gains.scored, number)
            scored = scored + chance * self.chance_to_win(mine, next_seer)
            mine = standing.after(self.seat, gains.jester_score, number)
            jester_score = jester_score + chance * self.chance_to_win(mine, next_seer)
        allowed = jester_scores_open(self.situation.jester_boxes[self.seat])
        column: Stakes = np.asarray(scored)[:, np.newaxis]
        return np.where(allowed, np.maximum(column, jester_score), column)

    def payoff(self, a_box: int, wizard_colour: int, at_stake: Stakes) -> Worths:
        return payoff(a_box, wizard_colour, self.card, at_stake)

    def when_scored(self, standing: Standing, next_seer: list[float], end: float = UNCERTAIN_END) -> Worths:
        """The chance to win roll by roll if the own box is scored; what others have then is in `standing`."""
        if self.own_box == NO_PREDICTION:
            return np.full(FULL, self.chance_to_win(standing, next_seer, end))
        number = number_of(self.own_box)
        gains = gains_of(number, self.card)
        missed_by = differences(self.card, self.situation.named)[:, self.own_box]
        mine = standing.after(self.seat, gains.scored.at(missed_by), number)
        scored: Worths = np.asarray(self.chance_to_win(mine, next_seer, end))
        mine = standing.after(self.seat, gains.jester_score.at(JESTERS), number)
        jester_score: Worths = self.chance_to_win(mine, next_seer, end)
        allowed = jester_scores_open(self.situation.jester_boxes[self.seat])[missed_by, JESTERS]
        return np.where(allowed, np.maximum(scored, jester_score), scored)
