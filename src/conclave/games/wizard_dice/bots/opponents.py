"""What to expect of the other players of Wizard Dice.

They are taken to play a round for its points and a little for the X. What they predict is less clear: some
players want the Seer card, others think of the round only. Such a naive player expects to score Roll 1 or the
roll on which the Seer has hit, and predicts what promises most points that way.
"""

from __future__ import annotations

from functools import cache, lru_cache
from math import exp

import numpy as np

from conclave.games.wizard_dice.engine.cards import NAMED, MagicCard
from conclave.games.wizard_dice.engine.codes import NUMBERS, box, number_of
from conclave.games.wizard_dice.engine.dice import BLUE, GREEN
from conclave.games.wizard_dice.engine.scoring import UNNAMED, points_of, xs_of
from conclave.games.wizard_dice.engine.seer import NO_PREDICTION, counts_for_seer
from conclave.games.wizard_dice.odds.payoffs import DICE, EXACT, FULL, Stakes, payoff, stakes
from conclave.games.wizard_dice.odds.round import (
    NO_DICE_KEPT,
    RoundOdds,
    follow_policy,
    followers_policy,
    seers_policy,
)
from conclave.odds.multisets import Worths

WORTH_OF_X_IN_ROUND = 0.5
"""What an X is worth to others beyond its column, in points. Chosen by hand."""

ALL_JESTER_BOXES = (1 << NUMBERS) - 1

IN_SEER_COLOUR = 0
IN_ANOTHER = 1


@lru_cache(maxsize=1024)
def usual_stakes(a_box: int, card: MagicCard, jester_boxes: int) -> Stakes:
    def worth(mark: int, jesters: int) -> float:
        return points_of(mark, a_box) + WORTH_OF_X_IN_ROUND * (xs_of(mark) + (jesters > 0))

    return stakes(a_box, card, jester_boxes, worth)


def usual_payoff(a_box: int, wizard_colour: int, card: MagicCard, jester_boxes: int) -> Worths:
    if a_box == NO_PREDICTION:
        return np.zeros(FULL)
    return payoff(a_box, wizard_colour, card, usual_stakes(a_box, card, jester_boxes))


# -- how they roll and leave ---------------------------------------------------------------------------------


class Expectation:
    """What a seat may expect of a round."""

    def __init__(self, hit: float, points: float, number: float) -> None:
        self.hit = hit
        self.points = points
        self.number = number
        """The number predicted, which is what a hit brings."""


class SeersPlay:
    """How a Seer will roll, and what that brings to everybody."""

    def __init__(
        self, seers_box: int, wizard_colour: int, card: MagicCard, jester_boxes: int, rolls: int
    ) -> None:
        self.seers_box = seers_box
        self.wizard_colour = wizard_colour
        self.card = card
        points = usual_payoff(seers_box, wizard_colour, card, jester_boxes)
        self.odds, self.policy = seers_policy(points, card, rolls)
        self.hit: RoundOdds = follow_policy(self.policy, self._exact(seers_box))

    def _exact(self, a_box: int) -> Worths:
        if a_box == NO_PREDICTION:
            return np.zeros(FULL)
        return payoff(a_box, self.wizard_colour, self.card, EXACT)

    def seers_expectation(self, rolls: int, kept: int) -> Expectation:
        """From the roll that keeps these dice with this many rolls left."""
        return self._expectation(self.seers_box, self.odds, self.hit, rolls, kept)

    def followers_expectation(self, a_box: int, jester_boxes: int, rolls: int, kept: int) -> Expectation:
        points = usual_payoff(a_box, self.wizard_colour, self.card, jester_boxes)
        odds, policy = followers_policy(points, self.policy)
        return self._expectation(a_box, odds, follow_policy(policy, self._exact(a_box)), rolls, kept)

    def _expectation(self, a_box: int, odds: RoundOdds, hit: RoundOdds, rolls: int, kept: int) -> Expectation:
        chance = float(hit.keeping[rolls][kept])
        points = float(odds.keeping[rolls][kept]) - WORTH_OF_X_IN_ROUND * chance
        return Expectation(chance, points, number_of(a_box))


@lru_cache(maxsize=64)
def seers_play(
    seers_box: int, wizard_colour: int, card: MagicCard, jester_boxes: int, rolls: int
) -> SeersPlay:
    return SeersPlay(seers_box, wizard_colour, card, jester_boxes, rolls)


# -- what they predict ---------------------------------------------------------------------------------------


@cache
def naive_promises(seers_number: int, card: MagicCard) -> Worths:
    """What an answer promises to a naive player: [in the Seer Colour, in another][number - 1]."""
    wizard_colour = BLUE if card.wizards == NAMED else UNNAMED
    seer_hits = payoff(box(seers_number, BLUE), wizard_colour, card, EXACT)
    promises = np.empty((2, NUMBERS))
    for row, colour in enumerate((BLUE, GREEN)):
        for number in range(1, NUMBERS + 1):
            points = usual_payoff(box(number, colour), wizard_colour, card, ALL_JESTER_BOXES)
            when_seer_hits = _on_one_roll(points * seer_hits) / _on_one_roll(seer_hits)
            promises[row, number - 1] = _on_one_roll(np.maximum(points, when_seer_hits))
    return promises


def _on_one_roll(worths: Worths) -> float:
    return float(DICE.expected(worths)[NO_DICE_KEPT])


@cache
def expectation_of_answer(
    seers_number: int, row: int, number: int, card: MagicCard, jester_boxes: int
) -> Expectation:
    """What an answer really brings, before any die is rolled."""
    wizard_colour = BLUE if card.wizards == NAMED else UNNAMED
    rolls = card.rolls_of_round(seers_number)
    play = seers_play(box(seers_number, BLUE), wizard_colour, card, 0, rolls)
    answer = box(number, GREEN if row == IN_ANOTHER else BLUE)
    return play.followers_expectation(answer, jester_boxes, rolls, NO_DICE_KEPT)


NEARLY_EQUAL = 0.05
"""Promises that differ by less than this in points may be taken one for the other. Chosen by hand."""
FARTHEST = 50.0
"""Beyond this many times that difference nothing is left to tell; it keeps exponentials in bounds. Chosen by
hand."""


class ReplyOdds:
    """What somebody may answer to the Seer's prediction from the boxes that are open."""

    def __init__(self, seers_box: int, boxes: list[int], card: MagicCard) -> None:
        promises = naive_promises(number_of(seers_box), card)
        self.best = [NO_PREDICTION, NO_PREDICTION]
        """What promises most to a naive player in the Seer Colour and in another."""
        best_of = [-np.inf, -np.inf]
        for a_box in boxes:
            row = IN_ANOTHER if counts_for_seer(a_box, seers_box) else IN_SEER_COLOUR
            promise = float(promises[row, number_of(a_box) - 1])
            if a_box != seers_box and promise > best_of[row]:
                self.best[row] = a_box
                best_of[row] = promise
        self.can_bid = self.best[IN_ANOTHER] != NO_PREDICTION
        """Whether an answer in another colour is possible."""
        self.naive_bids = 0.0
        """The chance that a naive player gives one."""
        if self.can_bid:
            gap = (best_of[IN_ANOTHER] - best_of[IN_SEER_COLOUR]) / NEARLY_EQUAL
            self.naive_bids = 1.0 / (1.0 + exp(-min(max(gap, -FARTHEST), FARTHEST)))


SURELY = 0.98
NAIVE_AT_FIRST = 0.5
"""The most that is believed of another player, and how likely one is thought to be naive before anything is
known. Both chosen by hand."""
WISE_BIDS = 0.95
"""How often a player who wants the Seer card answers in another colour. Chosen by hand."""
WISE_OUTBIDS = (0.5, 0.35, 0.2, 0.1, 0.0)
"""How often such a player outbids each number. Chosen by hand."""


class Characters:
    """Who of the others is naive, learnt from their answers to your predictions."""

    def __init__(self) -> None:
        self._naive: dict[int, float] = {}

    def naive(self, seat: int) -> float:
        """The chance that a seat is naive."""
        return self._naive.get(seat, NAIVE_AT_FIRST)

    def bids(self, seat: int, reply: ReplyOdds) -> float:
        """The chance that a seat answers in another colour than the Seer's."""
        if not reply.can_bid:
            return 0.0
        return self.naive(seat) * reply.naive_bids + (1.0 - self.naive(seat)) * WISE_BIDS

    def outbids(self, seat: int, reply: ReplyOdds, number: int, wins_ties: bool) -> float:
        """The chance that a seat bids for the Seer card with more than a number."""
        if not reply.can_bid:
            return 0.0
        bid = number_of(reply.best[IN_ANOTHER])
        by_naive = reply.naive_bids * float(bid > number or (wins_ties and bid == number))
        return self.naive(seat) * by_naive + (1.0 - self.naive(seat)) * WISE_OUTBIDS[number - 1]

    def watch(self, seat: int, reply: ReplyOdds, seers_box: int, answered: int) -> None:
        if not reply.can_bid:
            return
        if_naive, if_wise = reply.naive_bids, WISE_BIDS
        if not counts_for_seer(answered, seers_box):
            if_naive, if_wise = 1.0 - if_naive, 1.0 - if_wise
        # Nobody is as predictable as that: a single answer never settles it.
        if_naive = max(if_naive, 1.0 - SURELY)
        naive = (
            self.naive(seat) * if_naive / (self.naive(seat) * if_naive + (1.0 - self.naive(seat)) * if_wise)
        )
        self._naive[seat] = min(max(naive, 1.0 - SURELY), SURELY)
