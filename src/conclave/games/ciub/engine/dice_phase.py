"""The second phase of a turn: rolling, acting, setting aside (CB-5 to CB-7).

Each function carries out one step; `CiubPosition` says what follows. What may be done with the dice is listed
in `dice_choices.py`.
"""

from __future__ import annotations

from typing import Final

from conclave.core.chance import Outcome, Roll
from conclave.games.ciub.engine import events
from conclave.games.ciub.engine.codes import ITSELF, SET_ASIDE, kind_of, kind_of_action, state_of
from conclave.games.ciub.engine.dice import (
    ACTIVE,
    ADJUST,
    DICE,
    FIRST_SIDE,
    INACTIVE,
    KIND_OF,
    KINDS_WITH_2FOR1,
    REROLL,
    SIDE,
    SIDES,
    SIDES_OF_KINDS,
    SKULLS,
    SKULLS_MASK,
    SPENT,
    STATES,
    SWAP,
    TWO_FOR_ONE,
)
from conclave.games.ciub.engine.lazy_choices import places_in
from conclave.games.ciub.engine.pool import (
    NO_DICE,
    SETS_OF_KINDS,
    count,
    kinds_in,
    roll_of,
    set_of_kinds,
    some,
)
from conclave.games.ciub.engine.stages import REROLLING, ROLL
from conclave.games.ciub.engine.state import NO_ACTION, CiubState

ROLL_OF_ONE: Final = [Roll([(1, die)]) for die in DICE]
"""By kind."""


def roll_all(game: CiubState) -> None:
    _roll(game, game.held[game.turn])


def _roll(game: CiubState, pool: int) -> None:
    """All dice outside the tray; until they are rolled they lie there inactive."""
    for kind in kinds_in(pool):
        game.outside[INACTIVE[kind]] = count(pool, kind)
    game.there = set_of_kinds(pool) << ACTIVE
    game.earned = False
    game.wait(ROLL, roll_of(pool))


def apply_roll(game: CiubState, outcome: Outcome) -> None:
    outside = game.outside
    kinds = game.there >> ACTIVE
    for kind in SETS_OF_KINDS[kinds]:
        outside[INACTIVE[kind]] = 0
    sides = SIDES_OF_KINDS[kinds]
    there = 0
    for place, number in enumerate(outcome):
        if number:
            outside[sides[place]] = number
            there |= 1 << sides[place]
    game.there = there
    if game.listener is not None:
        game.listener(events.dice_rolled(game.turn, outside))


def swap(game: CiubState, kind: int, new_kind: int) -> None:
    """CB-5a: from the supply as it was before; the new die is inactive."""
    game.pick_up(SIDE[kind][SWAP])
    game.put_down(INACTIVE[new_kind])
    game.gain(new_kind)
    game.lose(kind)
    game.earned = True
    if game.listener is not None:
        game.listener(events.die_swapped(game.turn, kind, new_kind))


def roll_again(game: CiubState, action: int) -> None:
    """CB-5b: the die that rolls another one keeps its face, and its action is spent."""
    kind = kind_of(action)
    target = state_of(action)
    game.pick_up(SIDE[kind][REROLL])
    if target != ITSELF:
        game.put_down(SPENT[kind])
        game.pick_up(target)
        kind = KIND_OF[target]
    game.reroll = action
    game.wait(REROLLING, ROLL_OF_ONE[kind])


def rerolled_kind(game: CiubState) -> int:
    """The kind of the die that is being rolled."""
    target = state_of(game.reroll)
    return kind_of(game.reroll) if target == ITSELF else KIND_OF[target]


def apply_reroll(game: CiubState, outcome: Outcome) -> None:
    side = FIRST_SIDE[rerolled_kind(game)] + outcome.index(1)
    game.put_down(side)
    if game.listener is not None:
        kind = kind_of(game.reroll)
        target = state_of(game.reroll)
        itself = target == ITSELF
        before = SIDE[kind][REROLL] if itself else target
        game.listener(events.die_rerolled(game.turn, kind, before, side, itself))
    game.reroll = NO_ACTION


def adjust(game: CiubState, kind: int, target: int, face: int) -> None:
    """CB-5c: the die goes to the tray; one that turns itself does so only if the option says `tray`."""
    own = SIDE[kind][ADJUST]
    itself = target == ITSELF
    game.pick_up(own)
    if itself:
        target = own
        side = SIDE[kind][face]
    else:
        game.to_tray(own)
        game.earned = True
        game.pick_up(target)
        side = SIDE[KIND_OF[target]][face]
    in_tray = itself and game.self_adjust_to_tray
    if in_tray:
        game.to_tray(side)
        game.earned = True
    else:
        game.put_down(side)
    if game.listener is not None:
        game.listener(events.die_adjusted(game.turn, kind, target, side, itself, in_tray))


def set_aside(game: CiubState, action: int) -> None:
    """CB-6 and CB-7: the skulls first, then the die that the action names, if any."""
    kind = kind_of_action(action)
    before = None if game.listener is None else game.tray[:]
    moved = False
    if game.there & SKULLS_MASK:
        for side in SKULLS:
            game.tray[side] = game.tray[side] + game.outside[side]
            game.outside[side] = 0
        game.there &= ~SKULLS_MASK
        moved = True
    if kind == SET_ASIDE:
        state = state_of(action)
        game.pick_up(state)
        game.to_tray(state if state < SIDES else SIDE[KIND_OF[state]][REROLL])
        moved = True
    if moved:
        game.earned = True
        if game.listener is not None and before is not None:
            aside = [game.tray[side] - before[side] for side in range(SIDES)]
            game.listener(events.dice_set_aside(game.turn, aside))


def roll_on(game: CiubState) -> None:
    """CB-7: all dice outside the tray."""
    pool = NO_DICE
    for state in places_in(game.there):
        pool += some(game.outside[state], KIND_OF[state])
        game.outside[state] = 0
    _roll(game, pool)


def gather_dice(game: CiubState) -> None:
    """Of what the dice show only 2for1 in the tray matters from here on (CB-10)."""
    for kind in KINDS_WITH_2FOR1:
        game.doubled[kind] = game.tray[SIDE[kind][TWO_FOR_ONE]]
    game.outside = [0] * STATES
    game.there = 0
    game.tray = [0] * SIDES
    game.earned = False
