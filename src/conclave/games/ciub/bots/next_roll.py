"""What dice and actions of ciúb are worth to somebody who looks one roll ahead."""

from __future__ import annotations

from typing import Final

from conclave.bots.best_action import any_of_best
from conclave.bots.bot import Bot
from conclave.core.actions import Actions
from conclave.games.ciub.bots.one_roll import FACE_CHANCE, DicePlan, plan_dice
from conclave.games.ciub.engine.cards import NO_CARD
from conclave.games.ciub.engine.codes import (
    ADJUST_DIE,
    EXCHANGE_FOR_TWO,
    EXCHANGE_FOR_WHITE,
    ITSELF,
    MOVE_DOWN,
    PLACE_TOKEN,
    REROLL_DIE,
    RETURN_DIE,
    SET_ASIDE,
    SWAP_DIE,
    TAKE_DIE,
    WIN_CARD,
    dice_code,
    face_of,
    first_of,
    kind_of,
    kind_of_action,
    requirement_of,
    second_of,
    state_of,
)
from conclave.games.ciub.engine.dice import (
    ACTIVE,
    ADJUST,
    FACE_OF,
    FIRST_SIDE,
    INACTIVE,
    KIND_OF,
    LAST_SIDE,
    NUMBER_OF_KINDS,
    REROLL,
    SIDE,
    SIDES,
    SPENT,
    STATES,
    SWAP,
    WHITE,
)
from conclave.games.ciub.engine.dice_choices import END_CODE, ROLL_ON_CODE, STOP_CODE
from conclave.games.ciub.engine.pool import ONE, count, surplus
from conclave.games.ciub.engine.position import PASS_CODE, CiubPosition
from conclave.games.ciub.engine.stages import ACT, ASIDE
from conclave.games.ciub.interface.view import CiubView

HARDLY: Final = 1e-9
"""Points that hardly count: they decide between equals and nothing else. Chosen by hand."""
MORE_DICE: Final = 0.01
"""Points that one more die is worth by itself, so that of equal pools the larger one is liked better. Chosen
by hand."""
_ACTS: Final = (SWAP_DIE, REROLL_DIE, ADJUST_DIE)


class NextRoll:
    """The cards within reach, and what dice are worth for them, one roll ahead."""

    def __init__(self, position: CiubPosition) -> None:
        self.position = position
        cards = position.cards
        self.targets = [(cards.requirement[card], self.points(card)) for card in position.open_cards()]

    def points(self, card: int) -> float:
        return float(self.position.cards.points[card])

    def best(self, outside: list[int], tray: list[int], earned: bool) -> tuple[float, DicePlan]:
        """The best points times chance, and what to set aside for it."""
        found = (0.0, DicePlan([0] * STATES, 0.0))
        for needs, points in self.targets:
            plan = plan_dice(needs, outside, tray, self.position.jokers, earned)
            if points * plan.chance > found[0]:
                found = (points * plan.chance, plan)
        return found

    def pool(self, pool: int) -> float:
        """What dice are worth before they are rolled in the next turn."""
        pool -= surplus(pool)
        outside = [0] * STATES
        for kind in range(NUMBER_OF_KINDS):
            outside[INACTIVE[kind]] = count(pool, kind)
        return self.best(outside, [0] * SIDES, True)[0] + MORE_DICE * sum(outside)

    def after(self, action: int) -> float:
        """What the dice are worth after an action on them."""
        outside = self.position.outside[:]
        tray = self.position.tray
        earned = self.position.earned
        kind = kind_of(action)
        target = state_of(action)
        what = kind_of_action(action)
        if what == SWAP_DIE:
            outside[SIDE[kind][SWAP]] -= 1
            outside[INACTIVE[first_of(action)]] += 1
            return self.best(outside, tray, True)[0]
        if what == ADJUST_DIE:
            outside[SIDE[kind][ADJUST]] -= 1
            if target == ITSELF:
                side = SIDE[kind][face_of(action)]
                if self.position.self_adjust_to_tray:
                    tray = tray[:]
                    tray[side] += 1
                    return self.best(outside, tray, True)[0]
                outside[side] += 1
                return self.best(outside, tray, earned)[0]
            outside[target] -= 1
            outside[SIDE[KIND_OF[target]][face_of(action)]] += 1
            return self.best(outside, tray, True)[0]
        outside[SIDE[kind][REROLL]] -= 1
        if target != ITSELF:
            outside[SPENT[kind]] += 1
            outside[target] -= 1
            kind = KIND_OF[target]
        worth = 0.0
        for side in range(FIRST_SIDE[kind], LAST_SIDE[kind]):
            outside[side] += 1
            worth += FACE_CHANCE[kind][FACE_OF[side]] * self.best(outside, tray, earned)[0]
            outside[side] -= 1
        return worth

    def worth(self, action: int) -> float:
        """What an action is worth that has nothing to do with rolling."""
        position = self.position
        held = position.held[position.turn]
        what = kind_of_action(action)
        if what == WIN_CARD:
            return self.points(position.cards.of_requirement[requirement_of(action)])
        if what == PLACE_TOKEN or what == MOVE_DOWN:
            return self.hope(position.cards.of_requirement[requirement_of(action)])
        if action == PASS_CODE:
            covered = position.token[position.turn]
            return 0.0 if covered == NO_CARD else self.hope(covered) + HARDLY
        if what == RETURN_DIE:
            return self.pool(held - ONE[KIND_OF[state_of(action)]])
        if what == TAKE_DIE:
            return self.pool(held + ONE[kind_of(action)])
        if what == EXCHANGE_FOR_TWO:
            return self.pool(held - ONE[kind_of(action)] + ONE[first_of(action)] + ONE[second_of(action)])
        if what == EXCHANGE_FOR_WHITE:
            return self.pool(held - ONE[kind_of(action)] + ONE[WHITE])
        return self.pool(held) + HARDLY if action == END_CODE else -1.0

    def hope(self, card: int) -> float:
        """Points times chance with the first roll of all own dice; a card of the top row is farther away."""
        position = self.position
        outside = [0] * STATES
        for kind in range(NUMBER_OF_KINDS):
            outside[INACTIVE[kind]] = count(position.held[position.turn], kind)
        needs = position.cards.requirement[card]
        chance = plan_dice(needs, outside, [0] * SIDES, position.jokers, True).chance
        return self.points(card) * chance * (1.0 if card in position.bottom else 0.5)


def for_the_next_roll(next_roll: NextRoll, legal: Actions) -> int:
    """Act while that makes the next roll more promising; then set aside, and roll or stop."""
    position = next_roll.position
    now, plan = next_roll.best(position.outside, position.tray, position.earned)
    if position.stage == ACT and plan.chance < 1.0:
        acts = [(next_roll.after(action), action) for action in legal if kind_of_action(action) in _ACTS]
        if acts:
            worth, action = max(acts)
            if worth > now + HARDLY:
                return action
    for state in range(ACTIVE):
        action = dice_code(SET_ASIDE, state=state)
        if plan.aside[state] and action in legal:
            return action
    if 0.0 < plan.chance < 1.0 and ROLL_ON_CODE in legal:
        return ROLL_ON_CODE
    return STOP_CODE


def best_for_next_roll(
    bot: Bot, values: type[NextRoll], view: CiubView, legal: Actions, nearly_as_good: float = HARDLY
) -> int:
    """Plays dice for the next roll; otherwise picks any action that promises nearly as much as the best."""
    position = bot.game.imagine(view, bot.source)
    assert isinstance(position, CiubPosition)
    next_roll = values(position)
    if position.stage in (ACT, ASIDE):
        return for_the_next_roll(next_roll, legal)
    worths = [(action, next_roll.worth(action)) for action in legal]
    return any_of_best(worths, bot.source, nearly_as_good)
