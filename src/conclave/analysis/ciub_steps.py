"""Every step that a turn of ciúb allows now, with what it is worth: the stages ACT and ASIDE."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Protocol

from conclave.analysis.ciub_turn import dice_of
from conclave.games.ciub.codes import (
    ADJUST_DIE,
    ITSELF,
    REROLL_DIE,
    ROLL_ON,
    SET_ASIDE,
    STOP,
    SWAP_DIE,
    dice_code,
)
from conclave.games.ciub.dice import (
    ACTIVE,
    ADJUST,
    DICE,
    FACE_OF,
    FIRST_SIDE,
    INACTIVE,
    KIND_OF,
    KINDS_WITH_ADJUST,
    KINDS_WITH_REROLL,
    KINDS_WITH_SWAP,
    LAST_SIDE,
    NUMBER_OF_KINDS,
    REROLL,
    SIDE,
    SIDES,
    SKULLS,
    SPENT,
    SWAP,
)
from conclave.games.ciub.stages import ACT, ASIDE

_DIGITS = 9
"""Worths that agree so far are equal."""


class Odds(Protocol):
    """What steps are valued by: TurnOdds, or anything that answers the same questions."""

    def before_roll(self, outside: Sequence[int], tray: Sequence[int]) -> float: ...

    def worth(self, dice: Sequence[int], tray: Sequence[int], earned: bool, stage: int) -> float: ...

    def payoff(self, tray: Sequence[int]) -> float: ...

    def swaps_in(self, kind: int) -> bool: ...


def steps(
    odds: Odds,
    outside: Sequence[int],
    tray: Sequence[int],
    earned: bool,
    stage: int,
    supply: Sequence[int],
) -> list[tuple[int, float]]:
    """Action codes with their worths, the best first; of equal ones stopping and rolling on stand first.

    `outside` counts dice by state, `tray` by side, `supply` by kind. Swaps for kinds that the odds do not
    know are left out: none of them is better than all others, unless the odds were restricted to some
    kinds.
    """
    dice = dice_of(outside)
    found = list(_endings(odds, dice, tray, earned, stage))
    if stage == ACT:
        found.extend(_swaps(odds, dice, tray, supply))
        found.extend(_rerolls(odds, dice, tray, earned))
        found.extend(_adjustments(odds, dice, tray, earned))
    found.sort(key=lambda step: -round(step[1], _DIGITS))
    return found


def _endings(
    odds: Odds, dice: list[int], tray: Sequence[int], earned: bool, stage: int
) -> Iterator[tuple[int, float]]:
    """Stop, roll on, set aside: active skulls go to the tray before any of them (CB-6)."""
    held = list(tray)
    left: list[int] = []
    for state in dice:
        if state in SKULLS:
            held[state] += 1
            earned = True
        else:
            left.append(state)
    yield dice_code(STOP), odds.payoff(held)
    if left and (earned or stage == ASIDE):
        kinds = [0] * NUMBER_OF_KINDS
        for state in left:
            kinds[KIND_OF[state]] += 1
        yield dice_code(ROLL_ON), odds.before_roll(kinds, held)
    for state in sorted(set(left)):
        if state < ACTIVE:
            side = state if state < SIDES else SIDE[KIND_OF[state]][REROLL]
            held[side] += 1
            yield dice_code(SET_ASIDE, state=state), odds.worth(_without(left, state), held, True, ASIDE)
            held[side] -= 1


def _swaps(
    odds: Odds, dice: list[int], tray: Sequence[int], supply: Sequence[int]
) -> Iterator[tuple[int, float]]:
    for kind in KINDS_WITH_SWAP:
        if SIDE[kind][SWAP] in dice:
            rest = _without(dice, SIDE[kind][SWAP])
            for new in range(NUMBER_OF_KINDS):
                if supply[new] and odds.swaps_in(new):
                    worth = odds.worth([*rest, INACTIVE[new]], tray, True, ACT)
                    yield dice_code(SWAP_DIE, kind=kind, first=new), worth


def _rerolls(odds: Odds, dice: list[int], tray: Sequence[int], earned: bool) -> Iterator[tuple[int, float]]:
    for kind in KINDS_WITH_REROLL:
        if SIDE[kind][REROLL] in dice:
            rest = _without(dice, SIDE[kind][REROLL])
            yield dice_code(REROLL_DIE, kind=kind, state=ITSELF), mean_of_roll(odds, rest, kind, tray, earned)
            for target in sorted(set(rest)):
                others = [*_without(rest, target), SPENT[kind]]
                worth = mean_of_roll(odds, others, KIND_OF[target], tray, earned)
                yield dice_code(REROLL_DIE, kind=kind, state=target), worth


def mean_of_roll(odds: Odds, rest: list[int], kind: int, tray: Sequence[int], earned: bool) -> float:
    """What it is worth to roll a die of this kind beside the rest."""
    die = DICE[kind]
    total = 0.0
    for side, weight in zip(range(FIRST_SIDE[kind], LAST_SIDE[kind]), die.weights, strict=True):
        total += weight * odds.worth([*rest, side], tray, earned, ACT)
    return total / len(die.faces)


def _adjustments(
    odds: Odds, dice: list[int], tray: Sequence[int], earned: bool
) -> Iterator[tuple[int, float]]:
    for kind in KINDS_WITH_ADJUST:
        acting = SIDE[kind][ADJUST]
        if acting not in dice:
            continue
        rest = _without(dice, acting)
        for side in range(FIRST_SIDE[kind], LAST_SIDE[kind]):
            if FACE_OF[side] not in (SWAP, REROLL, ADJUST):
                worth = odds.worth([*rest, side], tray, earned, ACT)
                yield dice_code(ADJUST_DIE, kind=kind, state=ITSELF, face=FACE_OF[side]), worth
        held = list(tray)
        held[acting] += 1
        for target in sorted(set(rest)):
            others = _without(rest, target)
            for side in range(FIRST_SIDE[KIND_OF[target]], LAST_SIDE[KIND_OF[target]]):
                if FACE_OF[side] != FACE_OF[target]:
                    worth = odds.worth([*others, side], held, True, ACT)
                    yield dice_code(ADJUST_DIE, kind=kind, state=target, face=FACE_OF[side]), worth


def _without(dice: list[int], state: int) -> list[int]:
    rest = dice.copy()
    rest.remove(state)
    return rest
