"""What may be done with the dice outside the tray (CB-5 to CB-7), and with those to be exchanged (CB-10).

The codes are worked out once; a choice of the moment only picks those whose dice are there.
"""

from __future__ import annotations

from typing import Final, cast

from conclave.games.ciub.codes import (
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
from conclave.games.ciub.dice import (
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
    SKULL,
    STATES,
    SWAP,
    TWO_FOR_ONE,
    WHITE,
)
from conclave.games.ciub.pool import SETS_OF_KINDS, count, kinds_in

ROLL_ON_CODE: Final = dice_code(ROLL_ON)
STOP_CODE: Final = dice_code(STOP)
TAKE_NOTHING_CODE: Final = dice_code(TAKE_NOTHING)
END_CODE: Final = dice_code(END_TURN)


def _adjusts(kind: int, state: int) -> tuple[int, ...]:
    """CB-5c: to any face of the other die but the one it shows."""
    target = KIND_OF[state]
    faces = [FACE_OF[side] for side in range(FIRST_SIDE[target], LAST_SIDE[target])]
    return tuple(
        [dice_code(ADJUST_DIE, kind, state, face) for face in faces if face != FACE_OF[state]],
    )


def _adjusts_of_itself(kind: int) -> tuple[int, ...]:
    """CB-5c: never to a face that acts."""
    faces = [FACE_OF[side] for side in range(FIRST_SIDE[kind], LAST_SIDE[kind])]
    return tuple(
        [dice_code(ADJUST_DIE, kind, ITSELF, face) for face in faces if face not in (SWAP, REROLL, ADJUST)],
    )


# Codes stand in these tables as objects: compiled, a choice hands them on instead of making each number anew.
_Codes = list[object]
_KINDS: Final = range(NUMBER_OF_KINDS)
_ASIDE: Final[_Codes] = [dice_code(SET_ASIDE, state=state) for state in range(ACTIVE)]
_ROLL_ON: Final[object] = ROLL_ON_CODE
_STOP: Final[object] = STOP_CODE
_END: Final[object] = END_CODE
_SWAP: Final[list[_Codes]] = [[dice_code(SWAP_DIE, kind, first=new) for new in _KINDS] for kind in _KINDS]
_RETURN: Final[_Codes] = [dice_code(RETURN_DIE, state=state) for state in range(STATES)]
_TAKE: Final[dict[tuple[int, ...], tuple[int, ...]]] = {
    kinds: (*[dice_code(TAKE_DIE, kind) for kind in kinds], TAKE_NOTHING_CODE) for kinds in SETS_OF_KINDS
}
_FOR_WHITE: Final[_Codes] = [dice_code(EXCHANGE_FOR_WHITE, kind) for kind in _KINDS]
_FOR_TWO: Final[list[list[_Codes]]] = [
    [[dice_code(EXCHANGE_FOR_TWO, kind, first=first, second=second) for second in _KINDS] for first in _KINDS]
    for kind in _KINDS
]
_REROLL: Final[list[_Codes]] = [
    [dice_code(REROLL_DIE, kind, state) for state in range(STATES)] for kind in _KINDS
]
_REROLL_ITSELF: Final[_Codes] = [dice_code(REROLL_DIE, kind, ITSELF) for kind in _KINDS]
_ADJUST: Final[list[list[tuple[int, ...]]]] = [
    [_adjusts(kind, state) for state in range(STATES)] for kind in range(NUMBER_OF_KINDS)
]
_ADJUST_ITSELF: Final[list[tuple[int, ...]]] = [_adjusts_of_itself(kind) for kind in range(NUMBER_OF_KINDS)]


def acts(outside: list[int], supply: int, earned: bool) -> tuple[int, ...]:
    """CB-5: everything before dice are set aside. `earned`: CB-7 is satisfied already."""
    present = [state for state, number in enumerate(outside) if number]
    found: _Codes = []
    skulls = 0
    for state in present:
        if state < ACTIVE:
            if FACE_OF[state] == SKULL:
                skulls += 1
            else:
                found.append(_ASIDE[state])
    for kind in KINDS_WITH_SWAP:
        if outside[SIDE[kind][SWAP]]:
            codes = _SWAP[kind]
            for new in available(supply):
                found.append(codes[new])
    for kind in KINDS_WITH_REROLL:
        own = SIDE[kind][REROLL]
        if outside[own]:
            found.append(_REROLL_ITSELF[kind])
            codes = _REROLL[kind]
            for state in present:
                if state != own or outside[own] > 1:
                    found.append(codes[state])
    for kind in KINDS_WITH_ADJUST:
        own = SIDE[kind][ADJUST]
        if outside[own]:
            found.extend(_ADJUST_ITSELF[kind])
            turned = _ADJUST[kind]
            for state in present:
                if state != own or outside[own] > 1:
                    found.extend(turned[state])
    if (earned or skulls) and len(present) > skulls:
        found.append(_ROLL_ON)
    found.append(_STOP)
    return cast("tuple[int, ...]", tuple(found))


def asides(outside: list[int]) -> tuple[int, ...]:
    """CB-6 and CB-7: once a die was set aside; the skulls are in the tray."""
    found: _Codes = []
    left = False
    for state, number in enumerate(outside):
        if number:
            left = True
            if state < ACTIVE:
                found.append(_ASIDE[state])
    if left:
        found.append(_ROLL_ON)
    found.append(_STOP)
    return cast("tuple[int, ...]", tuple(found))


def available(supply: int) -> tuple[int, ...]:
    """CB-10a: the kinds of which the supply (or any pool) has a die."""
    return kinds_in(supply)


def returns(held: int, doubled: list[int]) -> tuple[int, ...]:
    """CB-8b: the dice that may go until five are left; one showing 2for1 in the tray is no plain one."""
    found: _Codes = []
    for kind in range(NUMBER_OF_KINDS):
        if count(held, kind) > doubled[kind]:
            found.append(_RETURN[INACTIVE[kind]])
        if doubled[kind]:
            found.append(_RETURN[SIDE[kind][TWO_FOR_ONE]])
    return cast("tuple[int, ...]", tuple(found))


def takes(supply: int) -> tuple[int, ...]:
    """CB-8c: any die of the supply, or none."""
    return _TAKE[available(supply)]


def exchanges(held: int, supply: int, doubled: list[int]) -> tuple[int, ...]:
    """CB-10."""
    found: _Codes = []
    for kind in KINDS_WITH_2FOR1:
        if doubled[kind]:
            offered = [each for each in available(supply) if each != kind]
            for place, first in enumerate(offered):
                codes = _FOR_TWO[kind][first]
                if count(supply, first) > 1:
                    found.append(codes[first])
                for second in offered[place + 1 :]:
                    found.append(codes[second])
    if count(supply, WHITE):
        for kind in available(held):
            if kind != WHITE:
                found.append(_FOR_WHITE[kind])
    found.append(_END)
    return cast("tuple[int, ...]", tuple(found))
