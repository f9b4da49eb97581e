"""A round of Wizard Dice as one seat looks at it: what each way it can end means for winning the game."""

from __future__ import annotations

from functools import cache
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from conclave.core.packed import one
from conclave.games.wizard_dice.bots.opponents import Expectation, usual_stakes
from conclave.games.wizard_dice.bots.prospects import UNCERTAIN_END, Amount, Gain, PageTotals, chance_to_win
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
from conclave.games.wizard_dice.odds.round_state import RoundState
from conclave.odds.multisets import Worths

TYPICAL_FOLLOWER = ((0.45, 1.6, 1.0), (0.25, 0.0, 1.0), (0.3, -1.4, 0.0))
"""How somebody who is not Seer fares in a round: chance, points, Xs. Measured in many games, of which no
record was kept."""

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


class PageValuation(Protocol):
    """What a seat makes of the pages when a round has ended."""

    def __call__(self, totals: PageTotals, seat: int, next_seer: list[Amount], end_scale: float) -> Amount:
        """`next_seer` is each seat's chance to be the next Seer; `end_scale` as in `chance_to_win`."""


def chances(target: int, worth_of_seer: float) -> PageValuation:
    """The chance to win a game to this many Xs."""

    def chance(totals: PageTotals, seat: int, next_seer: list[Amount], end_scale: float) -> Amount:
        return chance_to_win(totals, seat, target, next_seer, end_scale, worth_of_seer)

    return chance


class RoundValue:
    def __init__(self, view: WizardDiceView, seat: int, valuation: PageValuation) -> None:
        self.view = view
        self.seat = seat
        self.valuation = valuation
        self.state = RoundState(view)
        self.card = self.state.card
        self.totals = PageTotals.of(view)
        self.others = [other for other in range(view.players) if other != seat]
        self.own_box = self.state.predictions[seat]
        self.doubled = 2.0 if self.card.doubled else 1.0

    def worth(self, totals: PageTotals, next_seer: list[float], end: float = UNCERTAIN_END) -> Amount:
        return self.valuation(totals, self.seat, next_seer, end)

    def certainly(self, seat: int) -> list[float]:
        """Each seat's chance to be the next Seer when it is known who will be."""
        return [float(each == seat) for each in range(self.view.players)]

    # -- what others may score ---------------------------------------------------------------------------

    def typical(self, other: int) -> tuple[int, Spread]:
        spread = [
            (chance, self.doubled * points, self.doubled * xs) for chance, points, xs in TYPICAL_FOLLOWER
        ]
        return self.spread_or_mean(other, spread)

    def spread_of(self, other: int, expected: Expectation) -> tuple[int, Spread]:
        """Hit or miss, so that hits and points are as expected."""
        hit = min(max(expected.hit, 0.0), 1.0)
        gain = self.doubled * expected.number
        miss = (expected.points - hit * gain) / (1.0 - hit) if hit < 1.0 else 0.0
        miss = min(max(miss, -self.doubled * LARGEST_DIFFERENCE), 0.0)
        return self.spread_or_mean(other, [(hit, gain, self.doubled), (1.0 - hit, miss, 0.0)])

    def spread_or_mean(self, other: int, spread: Spread) -> tuple[int, Spread]:
        """One mean will do, except against a single opponent or for somebody who may end the game."""
        may_end = self.totals.xs[other] + max([xs for _, _, xs in spread]) >= self.view.target
        if self.view.players == 2 or may_end:
            return other, spread
        points = sum([chance * points for chance, points, _ in spread])
        xs = sum([chance * xs for chance, _, xs in spread])
        return other, [(1.0, points, xs)]

    def as_scored(self, other: int) -> Gain:
        """What another seat writes if it scores, roll by roll."""
        a_box = self.state.predictions[other]
        at_stake = usual_stakes(a_box, self.card, self.state.jester_boxes[other])
        missed_by = differences(self.card, self.state.named)[:, a_box]
        takes_jester_score = at_stake[missed_by, JESTERS] > at_stake[missed_by, NO_JESTER_SCORE]
        gains = gains_of(number_of(a_box), self.card)
        scored, jester_score = gains.scored.at(missed_by), gains.jester_score.at(JESTERS)
        return scored.unless(takes_jester_score, jester_score)

    # -- what your own outcomes are worth -----------------------------------------------------------------

    def stakes(self, number: int, others: list[tuple[int, Spread]], next_seer: list[float]) -> Stakes:
        """What each outcome of a box is worth, over what the others may score meanwhile."""
        cases: list[tuple[float, PageTotals]] = [(1.0, self.totals)]
        for other, spread in others:
            cases = [
                (chance * likely, totals.after(other, Gain(points, xs)))
                for chance, totals in cases
                for likely, points, xs in spread
            ]
        gains = gains_of(number, self.card)
        scored: Amount = 0.0
        jester_score: Amount = 0.0
        for chance, totals in cases:
            mine = totals.after(self.seat, gains.scored, number)
            scored = scored + chance * self.worth(mine, next_seer)
            mine = totals.after(self.seat, gains.jester_score, number)
            jester_score = jester_score + chance * self.worth(mine, next_seer)
        allowed = jester_scores_open(self.state.jester_boxes[self.seat])
        column: Stakes = np.asarray(scored)[:, np.newaxis]
        return np.where(allowed, np.maximum(column, jester_score), column)

    def payoff(self, a_box: int, wizard_colour: int, at_stake: Stakes) -> Worths:
        return payoff(a_box, wizard_colour, self.card, at_stake)

    def when_scored(self, totals: PageTotals, next_seer: list[float], end: float = UNCERTAIN_END) -> Worths:
        """The worth of each roll if your own box is scored; what others have then is in `totals`."""
        if self.own_box == NO_PREDICTION:
            return np.full(FULL, self.worth(totals, next_seer, end))
        number = number_of(self.own_box)
        gains = gains_of(number, self.card)
        missed_by = differences(self.card, self.state.named)[:, self.own_box]
        mine = totals.after(self.seat, gains.scored.at(missed_by), number)
        scored: Worths = np.asarray(self.worth(mine, next_seer, end))
        mine = totals.after(self.seat, gains.jester_score.at(JESTERS), number)
        jester_score: Worths = self.worth(mine, next_seer, end)
        allowed = jester_scores_open(self.state.jester_boxes[self.seat])[missed_by, JESTERS]
        return np.where(allowed, np.maximum(scored, jester_score), scored)
