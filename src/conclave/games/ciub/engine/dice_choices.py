"""What may be done with the dice outside the tray (CB-5 to CB-7), and with those to be exchanged (CB-10).

The codes are worked out once; a choice of the moment only says which of them are offered.
"""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from conclave.core.actions import Actions, Listed
from conclave.games.ciub.engine.codes import (
    ADJUST_DIE,
    END_TURN,
    EXCHANGE_FOR_TWO,
    EXCHANGE_FOR_WHITE,
    ITSELF,
    REROLL_DIE,
    RETURN_DIE,
    ROLL_ON,
    SET_ASIDE,
    STOP,
    SWAP_DIE,
    TAKE_DIE,
    TAKE_NOTHING,
    dice_code,
)
from conclave.games.ciub.engine.dice import (
    ACTIVE,
    ADJUST,
    FACE_OF,
    FIRST_SIDE,
    INACTIVE,
    KIND_OF,
    KINDS_WITH_2FOR1,
    KINDS_WITH_ADJUST,
    KINDS_WITH_REROLL,
    KINDS_WITH_SWAP,
    LAST_SIDE,
    NUMBER_OF_KINDS,
    REROLL,
    SIDE,
    SKULLS_MASK,
    STATES,
    SWAP,
    TWO_FOR_ONE,
    WHITE,
)
from conclave.games.ciub.engine.lazy_choices import Codes, Joined, Picked, places_in
from conclave.games.ciub.engine.pool import SETS_OF_KINDS, count, kinds_in, set_of_kinds

ROLL_ON_CODE: Final = dice_code(ROLL_ON)
STOP_CODE: Final = dice_code(STOP)
TAKE_NOTHING_CODE: Final = dice_code(TAKE_NOTHING)
END_CODE: Final = dice_code(END_TURN)


def _adjusts(kind: int, state: int) -> Listed:
    """CB-5c: to any face of the other die but the one it shows."""
    target = KIND_OF[state]
    faces = [FACE_OF[side] for side in range(FIRST_SIDE[target], LAST_SIDE[target])]
    return Listed(
        tuple([dice_code(ADJUST_DIE, kind, state, face) for face in faces if face != FACE_OF[state]])
    )


def _adjusts_of_itself(kind: int) -> Listed:
    """CB-5c: never to a face that acts."""
    faces = [FACE_OF[side] for side in range(FIRST_SIDE[kind], LAST_SIDE[kind])]
    plain = [face for face in faces if face not in (SWAP, REROLL, ADJUST)]
    return Listed(tuple([dice_code(ADJUST_DIE, kind, ITSELF, face) for face in plain]))


_KINDS: Final = range(NUMBER_OF_KINDS)
_ASIDE: Final[Codes] = [dice_code(SET_ASIDE, state=state) for state in range(ACTIVE)]
_STOP: Final = Listed((STOP_CODE,))
_ROLL_ON_OR_STOP: Final = Listed((ROLL_ON_CODE, STOP_CODE))
_SWAP: Final[list[list[Listed]]] = [
    [Listed(tuple([dice_code(SWAP_DIE, kind, first=new) for new in offered])) for offered in SETS_OF_KINDS]
    for kind in _KINDS
]
"""By kind, then by the set of kinds in the supply."""
_RETURN: Final[Codes] = [dice_code(RETURN_DIE, state=state) for state in range(STATES)]
_TAKE: Final[list[Listed]] = [
    Listed((*[dice_code(TAKE_DIE, kind) for kind in kinds], TAKE_NOTHING_CODE)) for kinds in SETS_OF_KINDS
]
_END: Final = Listed((END_CODE,))
_FOR_WHITE_OR_END: Final[list[Listed]] = [
    Listed((*[dice_code(EXCHANGE_FOR_WHITE, kind) for kind in kinds if kind != WHITE], END_CODE))
    for kinds in SETS_OF_KINDS
]
"""By the set of kinds held."""
_FOR_TWO: Final[list[list[Codes]]] = [
    [[dice_code(EXCHANGE_FOR_TWO, kind, first=first, second=second) for second in _KINDS] for first in _KINDS]
    for kind in _KINDS
]
_REROLL: Final[list[Codes]] = [
    [dice_code(REROLL_DIE, kind, state) for state in range(STATES)] for kind in _KINDS
]
_REROLL_ITSELF: Final[list[Listed]] = [Listed((dice_code(REROLL_DIE, kind, ITSELF),)) for kind in _KINDS]
_ADJUST: Final[list[list[Listed]]] = [[_adjusts(kind, state) for state in range(STATES)] for kind in _KINDS]
_ADJUST_ITSELF: Final[list[Listed]] = [_adjusts_of_itself(kind) for kind in _KINDS]
_ACTIVE: Final = (1 << ACTIVE) - 1
"""The states of active dice, as a mask."""


def states_in(outside: list[int]) -> int:
    """The states in which there is a die, as a mask; `outside` counts them."""
    return sum([1 << state for state, number in enumerate(outside) if number])


def acts(outside: list[int], there: i64, supply: int, earned: bool) -> Actions:
    """CB-5: everything before dice are set aside. `earned`: CB-7 is satisfied already.

    `there` are the states of the dice outside (`states_in`).
    """
    skulls: i64 = there & SKULLS_MASK
    found: list[Actions] = []
    for kind in KINDS_WITH_SWAP:
        if outside[SIDE[kind][SWAP]]:
            found.append(_SWAP[kind][set_of_kinds(supply)])
    for kind in KINDS_WITH_REROLL:
        own = SIDE[kind][REROLL]
        if outside[own]:
            found.append(_REROLL_ITSELF[kind])
            found.append(Picked(_REROLL[kind], _others(own, outside, there)))
    for kind in KINDS_WITH_ADJUST:
        own = SIDE[kind][ADJUST]
        if outside[own]:
            found.append(_ADJUST_ITSELF[kind])
            turned = _ADJUST[kind]
            for state in places_in(_others(own, outside, there)):
                found.append(turned[state])
    may_roll_on = (earned or skulls != 0) and there != skulls
    found.append(_ROLL_ON_OR_STOP if may_roll_on else _STOP)
    return Picked(_ASIDE, (there ^ skulls) & _ACTIVE, Joined(found))


def _others(own: int, outside: list[int], there: i64) -> i64:
    """The states of all dice but one."""
    alone: i64 = 1 << own if outside[own] == 1 else 0
    return there ^ alone


def asides(there: i64) -> Actions:
    """CB-6 and CB-7: once a die was set aside; the skulls are in the tray."""
    return Picked(_ASIDE, there & _ACTIVE, _ROLL_ON_OR_STOP if there else _STOP)


def available(supply: int) -> tuple[int, ...]:
    """CB-10a: the kinds of which the supply (or any pool) has a die."""
    return kinds_in(supply)


def returns(held: int, doubled: list[int]) -> Actions:
    """CB-8b: the dice that may go until five are left; one showing 2for1 in the tray is no plain one."""
    found: Codes = []
    for kind in range(NUMBER_OF_KINDS):
        if count(held, kind) > doubled[kind]:
            found.append(_RETURN[INACTIVE[kind]])
        if doubled[kind]:
            found.append(_RETURN[SIDE[kind][TWO_FOR_ONE]])
    return Listed(cast("tuple[int, ...]", tuple(found)))


def takes(supply: int) -> Actions:
    """CB-8c: any die of the supply, or none."""
    return _TAKE[set_of_kinds(supply)]


def exchanges(held: int, supply: int, doubled: list[int]) -> Actions:
    """CB-10."""
    other = _FOR_WHITE_OR_END[set_of_kinds(held)] if count(supply, WHITE) else _END
    for_two: Codes = []
    for kind in KINDS_WITH_2FOR1:
        if doubled[kind]:
            offered = [each for each in available(supply) if each != kind]
            for place, first in enumerate(offered):
                codes = _FOR_TWO[kind][first]
                if count(supply, first) > 1:
                    for_two.append(codes[first])
                for second in offered[place + 1 :]:
                    for_two.append(codes[second])
    if not for_two:
        return other
    return Joined([Listed(cast("tuple[int, ...]", tuple(for_two))), other])
