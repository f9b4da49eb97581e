"""What the alternatives of a decision in Wizard Dice are worth: the hints of the terminal game.

Points are those of this round alone, for players who play for points from here on: the Seer rolls and stops,
the others leave, as is best for the points of their own pages. The chance of an exact hit is that of the same
play. Who becomes Seer next, and what an X more means for the end of the game, is left to the player.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np

from conclave.core.source import Bits
from conclave.games.wizard_dice.engine import codes
from conclave.games.wizard_dice.engine.cards import NAMED
from conclave.games.wizard_dice.engine.codes import BOXES, argument_of, colour_of, kind_of
from conclave.games.wizard_dice.engine.position import WizardDicePosition
from conclave.games.wizard_dice.engine.scoring import (
    UNNAMED,
    difference,
    mark_beside_jester_score,
    mark_for,
    points_of,
)
from conclave.games.wizard_dice.engine.seer import NO_PREDICTION
from conclave.games.wizard_dice.interface.imagine import imagine
from conclave.games.wizard_dice.interface.view import WizardDiceView
from conclave.games.wizard_dice.odds.payoffs import (
    EXACT,
    FULL,
    number_of_dice,
    payoff,
    points_at_stake,
)
from conclave.games.wizard_dice.odds.round import (
    STOP,
    Policy,
    RoundOdds,
    follow_policy,
    followers_policy,
    seers_policy,
)
from conclave.games.wizard_dice.odds.round_state import RoundState
from conclave.odds.multisets import Worths

NEARLY = 1e-9
"""Odds that differ by less are the same. Chosen by hand."""


@dataclass(frozen=True, slots=True)
class Hint:
    action: int
    worth: float
    """Expected points of the round for your own page, without the bonus."""
    chance: float | None
    """Of an exact hit; None where it does not depend on the choice any more."""
    alike: int = 0
    """How many more re-rolls come to the same thing."""


class Hints:
    """The adviser of Wizard Dice."""

    def alternatives(self, view: WizardDiceView) -> Sequence[Hint] | None:
        """What the viewer can do, the best first; None when the viewer is not asked or nothing is at stake.

        Re-rolls that come to the same thing are mentioned once.
        """
        if view.viewer is None or view.viewer not in (*view.waiting_for, *view.revising):
            return None
        hints = _Decision(view, view.viewer).hints()
        hints.sort(key=lambda hint: (-round(hint.worth, 9), -round(hint.chance or 0.0, 9)))
        different: list[Hint] = []
        for hint in hints:
            if different and _alike(different[-1], hint):
                different[-1] = replace(different[-1], alike=different[-1].alike + 1)
            else:
                different.append(hint)
        return different or None


def _alike(one: Hint, other: Hint) -> bool:
    if kind_of(one.action) != codes.REROLL or kind_of(other.action) != codes.REROLL:
        return False
    return abs(one.worth - other.worth) < NEARLY and abs((one.chance or 0) - (other.chance or 0)) < NEARLY


class _Decision:
    def __init__(self, view: WizardDiceView, seat: int) -> None:
        self.seat = seat
        self.stage = view.stage
        self.state = RoundState(view)
        # What may be done is for the rules to say. Nothing hidden decides it, so no chance is needed.
        self.position: WizardDicePosition = imagine(view, Bits(lambda _: 0))
        self.legal = list(self.position.legal(seat))
        self.own_box = self.state.predictions[seat]

    def hints(self) -> list[Hint]:
        if self.stage == "prediction" and self.seat == self.state.seer:
            return [self.seer_predicts(action) for action in self.legal]
        if self.stage in ("prediction", "secret-predictions"):
            return self.follower_predicts()
        if self.stage == "turn":
            return self.turn()
        if self.stage == "crossing-out":
            return [self.cross_out(action) for action in self.legal]
        if self.stage == "scoring":
            return [self.score(action) for action in self.legal]
        if self.own_box == NO_PREDICTION:
            return []
        if self.stage == "naming":
            return [self.name(action) for action in self.legal]
        if self.stage == "leaving":
            return self.leave_or_stay()
        return self.roll_on()

    # -- payoffs -----------------------------------------------------------------------------------------

    def points(self, seat: int, box: int, wizard_colour: int) -> Worths:
        if box == NO_PREDICTION:
            return np.zeros(FULL)
        card = self.state.card
        stakes = points_at_stake(box, card, self.state.jester_boxes[seat])
        return payoff(box, wizard_colour, card, stakes)

    def hit(self, box: int, wizard_colour: int) -> Worths:
        return payoff(box, wizard_colour, self.state.card, EXACT)

    def seers_play(self, box: int, wizard_colour: int) -> tuple[RoundOdds, Policy, int]:
        """What the Seer will do for points, and how many rolls are left for it."""
        rolls = self.state.rolls_left(box)
        points = self.points(self.state.seer, box, wizard_colour)
        return *seers_policy(points, self.state.card, rolls), rolls

    # -- before the dice ---------------------------------------------------------------------------------

    def seer_predicts(self, action: int) -> Hint:
        """The Seer names a Wizard Colour later: the better of their own and another."""
        box = argument_of(action)
        own = colour_of(box) if self.state.card.wizards == NAMED else UNNAMED
        hints = [self.as_seer(action, box, wizard_colour) for wizard_colour in {own, UNNAMED}]
        return max(hints, key=lambda hint: hint.worth)

    def as_seer(self, action: int, box: int, wizard_colour: int) -> Hint:
        odds, policy, rolls = self.seers_play(box, wizard_colour)
        kept = self.state.kept_for_next_roll(odds, rolls)
        chance = follow_policy(policy, self.hit(box, wizard_colour)).keeping[rolls][kept]
        return Hint(action, float(odds.keeping[rolls][kept]), float(chance))

    def name(self, action: int) -> Hint:
        return self.as_seer(action, self.own_box, argument_of(action))

    def follower_predicts(self) -> list[Hint]:
        seers_box = self.state.predictions[self.state.seer]
        wizard_colour = self.state.wizard_colour(seers_box)
        seers_odds, seers, rolls = self.seers_play(seers_box, wizard_colour)
        kept = self.state.kept_for_next_roll(seers_odds, rolls)
        boxes = [argument_of(action) for action in self.legal]
        points = np.stack([self.points(self.seat, box, wizard_colour) for box in boxes], axis=1)
        hits = np.stack([self.hit(box, wizard_colour) for box in boxes], axis=1)
        odds, own = followers_policy(points, seers)
        worths = odds.keeping[rolls][kept]
        chances = follow_policy(own, hits).keeping[rolls][kept]
        return [
            Hint(action, float(worth), float(chance))
            for action, worth, chance in zip(self.legal, worths, chances, strict=True)
        ]

    def turn(self) -> list[Hint]:
        """M4: for each pair the best prediction that can follow."""
        boxes = self.state.open_boxes[self.seat]
        if not boxes:
            return []
        rolls = self.state.rolls_left(NO_PREDICTION) - 1
        points = np.stack([self.points(self.seat, box, colour_of(box)) for box in boxes], axis=1)
        hits = np.stack([self.hit(box, colour_of(box)) for box in boxes], axis=1)
        odds, policy = seers_policy(points, self.state.card, rolls)
        chances = follow_policy(policy, hits).keeping[rolls]
        hints: list[Hint] = []
        for action in self.legal:
            turned = number_of_dice(argument_of(action))
            best = int(odds.keeping[rolls][turned].argmax())
            worth = odds.keeping[rolls][turned][best]
            hints.append(Hint(action, float(worth), float(chances[turned][best])))
        return hints

    def cross_out(self, action: int) -> Hint:
        """M7: what the box counts so far is what crossing it out takes away."""
        if kind_of(action) == codes.CROSS_OUT_NOTHING:
            return Hint(action, 0.0, None)
        box = argument_of(action)
        return Hint(action, -float(points_of(self.position.marks[self.seat * BOXES + box], box)), None)

    # -- the dice are rolling ----------------------------------------------------------------------------

    def leave_or_stay(self) -> list[Hint]:
        state, row = self.state, self.state.row()
        seers_box = state.predictions[state.seer]
        _, seers, rolls = self.seers_play(seers_box, state.named)
        points = self.points(self.seat, self.own_box, state.named)
        hit = self.hit(self.own_box, state.named)
        odds, own = followers_policy(points, seers)
        kept = int(seers.kept[rolls][row])
        if kept == STOP:
            staying = Hint(codes.code(codes.STAY), float(points[row]), float(hit[row]))
        else:
            chance = follow_policy(own, hit).keeping[rolls][kept]
            staying = Hint(codes.code(codes.STAY), float(odds.keeping[rolls][kept]), float(chance))
        return [Hint(codes.code(codes.LEAVE), float(points[row]), float(hit[row])), staying]

    def roll_on(self) -> list[Hint]:
        odds, policy, rolls = self.seers_play(self.own_box, self.state.named)
        hits = follow_policy(policy, self.hit(self.own_box, self.state.named))
        row = self.state.row()
        hints: list[Hint] = []
        for action in self.legal:
            if kind_of(action) == codes.LEAVE:
                hints.append(Hint(action, float(odds.payoff[row]), float(hits.payoff[row])))
            else:
                kept = number_of_dice(self.state.dice - argument_of(action))
                worth, chance = odds.keeping[rolls][kept], hits.keeping[rolls][kept]
                hints.append(Hint(action, float(worth), float(chance)))
        return hints

    def score(self, action: int) -> Hint:
        state, box = self.state, self.own_box
        if kind_of(action) == codes.TAKE_JESTER_SCORE:
            mark = mark_beside_jester_score(state.dice, box, state.card)
        else:
            mark = mark_for(difference(state.dice, box, state.named, state.card), state.card)
        return Hint(action, float(points_of(mark, box)), None)
