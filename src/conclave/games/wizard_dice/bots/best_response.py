"""The best play at Wizard Dice against one opponent who is short-sighted (`short_sighted_player`).

The round is the same as between two who play well (`games/wizard_dice/odds/two_players.py`), except that one
of them does what can be foreseen, so that only one is left to decide. The model of what the pages are worth
after the round is also the same; it tells the better pages from the worse, but whoever plays well is likelier
to win than it says: the `Advantage`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from conclave.games.wizard_dice.bots.short_sighted_player import (
    chances_to_keep,
    chances_to_leave,
    likely_predictions,
)
from conclave.games.wizard_dice.engine.cards import NO_CARD
from conclave.games.wizard_dice.odds.duel import CountingRules, Duel
from conclave.games.wizard_dice.odds.model import XS, Model, Pages
from conclave.games.wizard_dice.odds.two_player_values import DecisionOfTwo
from conclave.games.wizard_dice.odds.two_players import Pair, RoundOfTwo, Side
from conclave.odds.multisets import Worths


@dataclass(frozen=True)
class Advantage:
    """From chances to win between equals to those against a short-sighted player, as logits."""

    scale: float
    at_the_end: float
    per_x: float
    """For each X that the leading page still lacks: the longer the game, the surer the better player wins."""

    def chances(self, between_equals: Worths, lacking: Any) -> Worths:
        """For the one who plays well. When no X is lacking, the game is over and decided."""
        raised = self.scale * logits(between_equals) + self.at_the_end + self.per_x * lacking
        found: Worths = np.where(lacking > 0, 1.0 / (1.0 + np.exp(-raised)), between_equals)
        return found.astype(np.float32)


LEAST = 1e-4
"""A chance to win is taken to be at least so large, and at least so much less than certain. Chosen by
hand."""


def logits(chances: Worths) -> Worths:
    clipped = np.clip(chances, LEAST, 1.0 - LEAST)
    found: Worths = np.log(clipped / (1.0 - clipped))
    return found


NO_ADVANTAGE = Advantage(1.0, 0.0, 0.0)
ADVANTAGE = Advantage(0.8, 0.75, 0.16)
"""Fitted by `python -m conclave.games.wizard_dice.lab.fit_advantage --games 600 --seed 301` to games against
`greedy`, and rounded."""


# -- the rolls -----------------------------------------------------------------------------------------------


class _DuelOfSeer(Duel):
    """The Seer plays well, the other is short-sighted."""

    leaves: Worths

    def others_scores(self, written: Worths, with_jesters: Worths) -> Worths:  # noqa: ARG002 - always welcome
        return with_jesters

    def other_goes_on(self, leaving: Worths, staying: Worths) -> Worths:
        return self.leaves * leaving + (1.0 - self.leaves) * staying


class _DuelOfOther(Duel):
    """The Seer is short-sighted, the other plays well."""

    stops: Worths
    keeps: Worths

    def seers_scores(self, written: Worths, with_jesters: Worths) -> Worths:  # noqa: ARG002 - always welcome
        return with_jesters

    def seer_goes_on(self, stopping: Worths, keeping: Worths) -> Worths:
        stops = self.stops.reshape(-1, *[1] * (stopping.ndim - 1))
        rolled: Worths = np.tensordot(self.keeps, keeping, 1)
        return stops * stopping + rolled


# -- the round -----------------------------------------------------------------------------------------------


class ForeseenRound(RoundOfTwo):
    """A round in which one of the two is short-sighted. There is no magic card."""

    def __init__(
        self, seer: Side, other: Side, model: Model, seer_plays_well: bool, advantage: Advantage = ADVANTAGE
    ) -> None:
        super().__init__(seer, other, NO_CARD, model)
        self.seer_plays_well = seer_plays_well
        self.advantage = advantage

    def afterwards(self, answer: int, seers: Pages, others: Pages) -> Worths:
        between_equals = super().afterwards(answer, seers, others)
        lacking = np.maximum(self.model.target - np.maximum(seers[..., XS], others[..., XS]), 0)
        if self.seer_plays_well:
            return self.advantage.chances(between_equals, lacking)
        return 1.0 - self.advantage.chances(1.0 - between_equals, lacking)

    def duel(self, counting: CountingRules, answer: int, pairs: list[Pair]) -> Duel:
        """A short-sighted Seer has the same number in all pairs."""
        dice, (seers, others) = counting.dice, np.array(pairs).T
        used = (self.seer.jester_boxes, self.other.jester_boxes)
        given = (dice, self.card, self.worths(answer, pairs), (seers, others), used)
        if self.seer_plays_well:
            of_seer = _DuelOfSeer(*given)
            leaves = [chances_to_leave(dice, int(number), used[1]) for number in others]
            of_seer.leaves = np.stack(leaves, axis=1)
            return of_seer
        of_other = _DuelOfOther(*given)
        of_other.stops, of_other.keeps = chances_to_keep(dice, int(seers[0]), used[0])
        return of_other

    def namings(self, colours: tuple[int, int]) -> list[int]:
        """A short-sighted Seer names their own colour."""
        return super().namings(colours) if self.seer_plays_well else [colours[0]]

    def likely(self, seers_boxes: list[int]) -> dict[int, list[int]]:
        """What may be answered to each prediction of the Seer's."""
        if self.seer_plays_well:
            return {
                mine: likely_predictions([theirs for theirs in self.other.boxes if theirs != mine], False)
                for mine in seers_boxes
            }
        return {mine: [theirs for theirs in self.other.boxes if theirs != mine] for mine in seers_boxes}

    def worths_of_predictions(self, boxes: list[int]) -> dict[int, float]:
        """The Seer's chance to win with each of these boxes, as far as there is an answer."""
        answers = self.likely(boxes)
        pairs = [(mine, theirs) for mine in boxes for theirs in answers[mine]]
        worths = self.answers(pairs, usual_only=self.seer_plays_well)
        combine = np.mean if self.seer_plays_well else np.min
        return {mine: float(combine(worths[mine, answers[mine]])) for mine in boxes if answers[mine]}


class ForeseenDecision(DecisionOfTwo):
    """The chance to win with each action against a short-sighted opponent."""

    advantage = ADVANTAGE

    def this_round(self) -> ForeseenRound:
        return ForeseenRound(self.seer, self.other, self.model, self.is_seer, self.advantage)

    def as_seer(self, boxes: list[int]) -> list[float]:
        worths = self.this_round().worths_of_predictions(boxes)
        return [worths.get(a_box, 0.0) for a_box in boxes]
