"""Every step that a turn of ciúb allows now, with what it is worth: the stages ACT and ASIDE.

Which steps there are is asked of the rules (`games/ciub/engine/dice_choices.py`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from conclave.games.ciub.engine.codes import (
    ADJUST_DIE,
    ITSELF,
    REROLL_DIE,
    ROLL_ON,
    STOP,
    SWAP_DIE,
    face_of,
    first_of,
    kind_of,
    kind_of_action,
    state_of,
)
from conclave.games.ciub.engine.dice import (
    ADJUST,
    DICE,
    FIRST_SIDE,
    INACTIVE,
    KIND_OF,
    LAST_SIDE,
    NUMBER_OF_KINDS,
    REROLL,
    SIDE,
    SIDES,
    SKULLS,
    SPENT,
    SWAP,
)
from conclave.games.ciub.engine.dice_choices import acts, asides, states_in
from conclave.games.ciub.engine.pool import pack
from conclave.games.ciub.engine.stages import ACT, ASIDE
from conclave.games.ciub.odds.turn import dice_of

_DIGITS = 9
"""Worths that agree so far are equal when the best step is sought. Chosen by hand."""
DIGITS = 6
"""Steps whose worths agree so far are one for a reader. Chosen by hand."""
_FIRST = {STOP: 0, ROLL_ON: 1}
_LATER = 2
"""The order among steps of equal worth."""


class Odds(Protocol):
    """What steps are valued by: TurnOdds, or anything that answers the same questions."""

    self_adjust_to_tray: bool
    """The option of the game that they were made for (CB-5c)."""

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
    counted = list(outside)
    there = states_in(counted)
    codes = acts(counted, there, pack(supply), earned) if stage == ACT else asides(there)
    now = _Now(odds, dice_of(counted), tray, earned)
    found = [
        (code, now.worth(code))
        for code in codes
        if kind_of_action(code) != SWAP_DIE or odds.swaps_in(first_of(code))
    ]
    found.sort(key=lambda step: (-round(step[1], _DIGITS), _FIRST.get(kind_of_action(step[0]), _LATER)))
    return found


def different(found: Sequence[tuple[int, float]]) -> list[tuple[int, float, int]]:
    """Steps that come to the same, listed once: the first of them, its worth, and how many more there are."""
    rows: list[tuple[int, float, int]] = []
    for action, worth in found:
        if rows and round(rows[-1][1], DIGITS) == round(worth, DIGITS):
            first, its_worth, alike = rows[-1]
            rows[-1] = (first, its_worth, alike + 1)
        else:
            rows.append((action, worth, 0))
    return rows


class _Now:
    """A state whose steps are valued."""

    def __init__(self, odds: Odds, dice: list[int], tray: Sequence[int], earned: bool) -> None:
        self._odds = odds
        self._dice = dice
        self._tray = tray
        self._earned = earned
        # Active skulls go to the tray before dice are set aside or rolled on (CB-6).
        self._left = [state for state in dice if state not in SKULLS]
        self._held = list(tray)
        for state in dice:
            if state in SKULLS:
                self._held[state] += 1

    def worth(self, code: int) -> float:
        verb = kind_of_action(code)
        if verb == STOP:
            return self._odds.payoff(self._held)
        if verb == ROLL_ON:
            return self._rolled_on()
        if verb == SWAP_DIE:
            rest = _without(self._dice, SIDE[kind_of(code)][SWAP])
            return self._odds.worth([*rest, INACTIVE[first_of(code)]], self._tray, True, ACT)
        if verb == REROLL_DIE:
            return self._rerolled(kind_of(code), state_of(code))
        if verb == ADJUST_DIE:
            return self._adjusted(kind_of(code), state_of(code), face_of(code))
        return self._set_aside(state_of(code))

    def _rolled_on(self) -> float:
        kinds = [0] * NUMBER_OF_KINDS
        for state in self._left:
            kinds[KIND_OF[state]] += 1
        return self._odds.before_roll(kinds, self._held)

    def _set_aside(self, state: int) -> float:
        held = self._held.copy()
        held[state if state < SIDES else SIDE[KIND_OF[state]][REROLL]] += 1
        return self._odds.worth(_without(self._left, state), held, True, ASIDE)

    def _rerolled(self, kind: int, target: int) -> float:
        rest = _without(self._dice, SIDE[kind][REROLL])
        if target == ITSELF:
            return mean_of_roll(self._odds, rest, kind, self._tray, self._earned)
        rest.remove(target)
        rest.append(SPENT[kind])
        return mean_of_roll(self._odds, rest, KIND_OF[target], self._tray, self._earned)

    def _adjusted(self, kind: int, target: int, face: int) -> float:
        acting = SIDE[kind][ADJUST]
        rest = _without(self._dice, acting)
        held = list(self._tray)
        if target == ITSELF:
            if not self._odds.self_adjust_to_tray:
                return self._odds.worth([*rest, SIDE[kind][face]], self._tray, self._earned, ACT)
            held[SIDE[kind][face]] += 1
            return self._odds.worth(rest, held, True, ACT)
        rest.remove(target)
        held[acting] += 1
        return self._odds.worth([*rest, SIDE[KIND_OF[target]][face]], held, True, ACT)


def mean_of_roll(odds: Odds, rest: list[int], kind: int, tray: Sequence[int], earned: bool) -> float:
    """What it is worth to roll a die of this kind beside the rest."""
    die = DICE[kind]
    total = 0.0
    for side, weight in zip(range(FIRST_SIDE[kind], LAST_SIDE[kind]), die.weights, strict=True):
        total += weight * odds.worth([*rest, side], tray, earned, ACT)
    return total / len(die.faces)


def _without(dice: list[int], state: int) -> list[int]:
    rest = dice.copy()
    rest.remove(state)
    return rest
