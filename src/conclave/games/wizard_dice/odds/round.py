"""The rolls of a round of Wizard Dice solved exactly: when to stop, what to re-roll, when to leave.

Everything is counted in rolls that are left. With none left the dice are worth their payoff. With one more
left the Seer takes the better of stopping and of the best re-roll, which is worth the mean over its results
of what the dice are then worth with one roll less:

    worth[0] = payoff                      keeping[n] = DICE.expected(worth[n - 1])
    worth[n] = max(payoff, best part of the dice in keeping[n])

`worth` has a row for each of the 792 ways the seven dice can lie, `keeping` one for each of the 1,716 sets of
dice that can be kept. Payoffs may have several columns (boxes, Wizard Colours), solved side by side.

The magic cards change what may be rolled: under M2 Jesters stay on the table, under M3 the first re-roll is
compulsory and takes three dice at least, under M4 two dice are turned instead of Roll 1. What they change
about scoring is in the payoff already.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from conclave.games.wizard_dice.engine.cards import MagicCard
from conclave.games.wizard_dice.engine.dice import JESTER, NUMBER_OF_DICE
from conclave.games.wizard_dice.engine.position import TURNED_DICE_M4
from conclave.games.wizard_dice.engine.rerolls import LEAST_REROLL_M3
from conclave.games.wizard_dice.odds.payoffs import DICE
from conclave.odds.multisets import Numbers, Worths

STOP = -1
"""In a policy: score these dice instead of keeping some and rolling on."""

NO_DICE_KEPT = 0
"""The number in DICE of the empty set: what is kept for Roll 1."""

MOST_KEPT = NUMBER_OF_DICE - 1
"""A re-roll takes one die or more (WD-4)."""
MOST_KEPT_M3 = NUMBER_OF_DICE - LEAST_REROLL_M3


class RoundOdds:
    """What the rolls of a round are worth to somebody, by the number of rolls left."""

    def __init__(self, payoff: Worths) -> None:
        self.payoff = payoff
        self.worth: list[Worths] = [payoff]
        """worth[n]: of each way the seven dice can lie with n rolls left, before anybody decides."""
        self.keeping: list[Worths] = [np.empty(0)]
        """keeping[n]: of each set of dice that can be kept when all others are rolled with n rolls left.

        keeping[0] stands for nothing; it keeps the places in step.
        """

    def with_one_roll_more(self) -> Worths:
        """`keeping` for one roll more than so far."""
        self.keeping.append(DICE.expected(self.worth[-1]))
        return self.keeping[-1]


class Policy:
    """What somebody does: kept[n] is, for every way the dice lie with n rolls left, the set kept or STOP."""

    def __init__(self, kept: Sequence[Numbers]) -> None:
        self.kept = tuple(kept)


# -- the Seer ------------------------------------------------------------------------------------------------


def seers_odds(payoff: Worths, card: MagicCard, rolls_left: int) -> RoundOdds:
    """The worth of the dice to a Seer who rolls and stops as well as possible."""
    odds = RoundOdds(payoff)
    for _ in range(rolls_left):
        best = DICE.best_worth(odds.with_one_roll_more(), MOST_KEPT, _held_face(card))
        odds.worth.append(np.maximum(payoff, best))
    return odds


def seers_policy(payoff: Worths, card: MagicCard, rolls_left: int) -> tuple[RoundOdds, Policy]:
    """The same with what to do. Of equal choices stopping comes first, then keeping the fewest dice."""
    odds = RoundOdds(payoff)
    kept: list[Numbers] = [np.full(payoff.shape, STOP)]
    for _ in range(rolls_left):
        best, parts = DICE.best_part(odds.with_one_roll_more(), MOST_KEPT, _held_face(card))
        kept.append(np.where(best > payoff, parts, STOP))
        odds.worth.append(np.maximum(payoff, best))
    return odds, Policy(kept)


def before_roll_1(odds: RoundOdds, rolls: int, card: MagicCard) -> Worths:
    """What a round of this many rolls is worth to the Seer before the first, one number per column.

    Under M3 the prediction is taken to be made before Roll 1 (`before_roll_2` tells the rolls apart); under
    M4 the two dice are turned as is best for each column.
    """
    worth: Worths
    if card.rolls_before_predictions:
        worth = DICE.expected(before_roll_2(odds, rolls)[0])[NO_DICE_KEPT]
    elif card.turns_two_dice:
        first, end = DICE.first[TURNED_DICE_M4], DICE.first[TURNED_DICE_M4 + 1]
        worth = odds.keeping[rolls - 1][first:end].max(axis=0)
    else:
        worth = odds.keeping[rolls][NO_DICE_KEPT]
    return worth


def before_roll_2(odds: RoundOdds, rolls: int) -> tuple[Worths, Numbers]:
    """M3: the worth of each Roll 1 when three dice or more have to be rolled again, and those to keep."""
    return DICE.best_part(odds.keeping[rolls - 1], MOST_KEPT_M3)


def _held_face(card: MagicCard) -> int | None:
    """M2: Jesters stay on the table; when all seven do, nothing can be rolled."""
    return JESTER if card.jesters_stick else None


# -- somebody else -------------------------------------------------------------------------------------------


def followers_policy(
    payoff: Worths, seers: Policy, leaving: Sequence[Worths] | None = None
) -> tuple[RoundOdds, Policy]:
    """The worth of the dice to somebody who may leave after each roll while the Seer follows a policy.

    Leaving comes before the Seer's decision and is chosen when staying is worth no more. `leaving[n]` is what
    it is worth with n rolls left, if that is not what the dice pay when everybody scores them. The policy
    that comes out says for how long the follower goes along with the Seer.
    """
    odds = RoundOdds(payoff)
    kept: list[Numbers] = [np.full(payoff.shape, STOP)]
    for rolls_left, seer_keeps in enumerate(seers.kept[1:], 1):
        staying = _going_along(odds.with_one_roll_more(), seer_keeps, payoff)
        left = payoff if leaving is None else leaving[rolls_left]
        stays = staying > left
        kept.append(np.where(stays, _as_columns(seer_keeps, payoff), STOP))
        odds.worth.append(np.where(stays, staying, left))
    return odds, Policy(kept)


def follow_policy(policy: Policy, payoff: Worths) -> RoundOdds:
    """What a policy brings by any other measure, such as the chance to hit of a Seer who plays for points.

    A policy found for several columns goes with a payoff of as many.
    """
    odds = RoundOdds(payoff)
    for kept in policy.kept[1:]:
        odds.worth.append(_going_along(odds.with_one_roll_more(), kept, payoff))
    return odds


def _going_along(keeping: Worths, kept: Numbers, payoff: Worths) -> Worths:
    columns = _as_columns(kept, payoff)
    if kept.ndim < payoff.ndim or kept.ndim == 1:
        rolled = keeping.take(kept, axis=0, mode="clip")
    else:
        rolled = np.take_along_axis(keeping, np.maximum(kept, 0), axis=0)
    return np.where(columns == STOP, payoff, rolled)


def _as_columns(kept: Numbers, payoff: Worths) -> Numbers:
    """A policy of one column, made to stand beside a payoff of several."""
    return kept.reshape(kept.shape + (1,) * (payoff.ndim - kept.ndim))
