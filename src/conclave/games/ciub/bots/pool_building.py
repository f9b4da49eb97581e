"""Making the most of dice that no card needs: once a card is sure, or out of reach, rolling on costs nothing.

Dice in the tray stay there and a player keeps all dice (CB-7), so every swap that still turns up makes the
pool better for the next turn, and every 2for1 that goes to the tray makes it larger (CB-10).
"""

from __future__ import annotations

from typing import Final

from conclave.core.actions import Actions
from conclave.games.ciub.bots.prospect_of_seat import SeatProspects
from conclave.games.ciub.engine.codes import (
    ADJUST_DIE,
    ITSELF,
    REROLL_DIE,
    SET_ASIDE,
    SWAP_DIE,
    face_of,
    first_of,
    kind_of,
    kind_of_action,
    state_of,
)
from conclave.games.ciub.engine.dice import (
    FACE_OF,
    KIND_OF,
    KINDS_WITH_2FOR1,
    KINDS_WITH_SWAP,
    STATES,
    TWO_FOR_ONE,
)
from conclave.games.ciub.engine.dice_choices import ROLL_ON_CODE, STOP_CODE
from conclave.games.ciub.engine.pool import ONE

WORTH_A_SWAP: Final = 0.02
"""Points that a swap has to promise. Chosen by hand."""
BUILDERS: Final = frozenset([*KINDS_WITH_SWAP, *KINDS_WITH_2FOR1])
"""Kinds that can make a pool better or larger when they are rolled again."""


def build(prospects: SeatProspects, legal: Actions) -> int:
    swap = _best_swap(prospects, legal)
    if swap is not None:
        return swap
    for wanted in (_turns_to_two_for_one, _rolls_itself, _sets_two_for_one_aside):
        for action in legal:
            if wanted(action):
                return action
    position = prospects.position
    builders = sum([position.outside[state] for state in range(STATES) if KIND_OF[state] in BUILDERS])
    if builders == 0 or sum(position.outside) == 0:
        return STOP_CODE
    if ROLL_ON_CODE in legal:
        return ROLL_ON_CODE
    asides = [action for action in legal if kind_of_action(action) == SET_ASIDE]
    if builders == 1 and all(KIND_OF[state_of(action)] in BUILDERS for action in asides):
        return STOP_CODE
    return min(asides, key=lambda action: KIND_OF[state_of(action)] in BUILDERS, default=STOP_CODE)


def _best_swap(prospects: SeatProspects, legal: Actions) -> int | None:
    position = prospects.position
    held = position.held[position.turn]
    best: int | None = None
    most = prospects.pool(held) + WORTH_A_SWAP
    for action in legal:
        if kind_of_action(action) == SWAP_DIE:
            worth = prospects.pool(held - ONE[kind_of(action)] + ONE[first_of(action)])
            if worth > most:
                best, most = action, worth
    return best


def _turns_to_two_for_one(action: int) -> bool:
    return (
        kind_of_action(action) == ADJUST_DIE
        and face_of(action) == TWO_FOR_ONE
        and (state_of(action) == ITSELF or KIND_OF[state_of(action)] in KINDS_WITH_2FOR1)
    )


def _rolls_itself(action: int) -> bool:
    return kind_of_action(action) == REROLL_DIE and state_of(action) == ITSELF


def _sets_two_for_one_aside(action: int) -> bool:
    return kind_of_action(action) == SET_ASIDE and FACE_OF[state_of(action)] == TWO_FOR_ONE
