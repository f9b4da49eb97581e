"""The second phase of a turn: rolling, acting, setting aside (CB-5 to CB-7).

What may be done with the dice is listed in `dice_choices.py`.
"""

from __future__ import annotations

from typing import Final

from conclave.core.chance import Outcome, Roll
from conclave.core.compiled import mypyc_attr
from conclave.games.ciub import events
from conclave.games.ciub.codes import ITSELF, ROLL_ON, SET_ASIDE, kind_of, kind_of_action, state_of
from conclave.games.ciub.dice import (
    ACTIVE,
    ADJUST,
    DICE,
    FIRST_SIDE,
    INACTIVE,
    KIND_OF,
    KINDS_WITH_2FOR1,
    LAST_SIDE,
    NUMBER_OF_KINDS,
    REROLL,
    SIDE,
    SIDES,
    SKULLS,
    SPENT,
    STATES,
    SWAP,
    TWO_FOR_ONE,
)
from conclave.games.ciub.pool import ONE, count, roll_of
from conclave.games.ciub.stages import ACT, ASIDE, REROLLING, ROLL
from conclave.games.ciub.state import NO_ACTION, CiubState

ROLL_OF_ONE: Final = [Roll([(1, die)]) for die in DICE]
"""By kind."""


def more(counted: list[int], place: int) -> None:
    """One more die there. Compiled, `counted[place] += 1` would be no quick addition."""
    counted[place] = counted[place] + 1


def fewer(counted: list[int], place: int) -> None:
    counted[place] = counted[place] - 1


@mypyc_attr(allow_interpreted_subclasses=True)
class DicePhase(CiubState):
    """The second phase of a turn; `CiubPosition` goes on from there."""

    # -- what the rest of the turn does with it --------------------------------------------------------

    def ask(self, stage: int) -> None:
        """Whose turn it is decides."""
        raise NotImplementedError

    def stop(self) -> None:
        """No more rolls: on to the spell (CB-8)."""
        raise NotImplementedError

    # -- phase 2: dice (CB-5 to CB-7) --------------------------------------------------------------------

    def roll_all(self) -> None:
        held = self.held[self.turn]
        for kind in range(NUMBER_OF_KINDS):
            self.outside[ACTIVE + kind] = count(held, kind)
        self.earned = False
        self.wait(ROLL, roll_of(held))

    def rolled(self, outcome: Outcome) -> None:
        outside = self.outside
        rolled = 0
        for kind in range(NUMBER_OF_KINDS):
            if outside[ACTIVE + kind]:
                outside[ACTIVE + kind] = 0
                for side in range(FIRST_SIDE[kind], LAST_SIDE[kind]):
                    outside[side] = outcome[rolled]
                    rolled += 1
        if self.listener is not None:
            self.listener(events.dice_rolled(self.turn, outside))
        self.ask(ACT)

    def swap(self, kind: int, new_kind: int) -> None:
        """CB-5a: from the supply as it was before; the new die is inactive."""
        fewer(self.outside, SIDE[kind][SWAP])
        more(self.outside, INACTIVE[new_kind])
        self.gain(new_kind)
        self.lose(kind)
        self.earned = True
        if self.listener is not None:
            self.listener(events.die_swapped(self.turn, kind, new_kind))
        self.ask(ACT)

    def roll_again(self, action: int) -> None:
        """CB-5b: the die that rolls another one keeps its face, and its action is spent."""
        kind = kind_of(action)
        target = state_of(action)
        own = SIDE[kind][REROLL]
        fewer(self.outside, own)
        if target != ITSELF:
            more(self.outside, SPENT[kind])
            fewer(self.outside, target)
            kind = KIND_OF[target]
        self.reroll = action
        self.wait(REROLLING, ROLL_OF_ONE[kind])

    def rerolled_kind(self) -> int:
        """The kind of the die that is being rolled."""
        target = state_of(self.reroll)
        return kind_of(self.reroll) if target == ITSELF else KIND_OF[target]

    def rerolled(self, outcome: Outcome) -> None:
        side = FIRST_SIDE[self.rerolled_kind()] + outcome.index(1)
        more(self.outside, side)
        if self.listener is not None:
            kind = kind_of(self.reroll)
            target = state_of(self.reroll)
            itself = target == ITSELF
            before = SIDE[kind][REROLL] if itself else target
            self.listener(events.die_rerolled(self.turn, kind, before, side, itself))
        self.reroll = NO_ACTION
        self.ask(ACT)

    def adjust(self, kind: int, target: int, face: int) -> None:
        """CB-5c: the die goes to the tray, unless it turns itself."""
        own = SIDE[kind][ADJUST]
        itself = target == ITSELF
        fewer(self.outside, own)
        if itself:
            target = own
            side = SIDE[kind][face]
        else:
            more(self.tray, own)
            self.earned = True
            fewer(self.outside, target)
            side = SIDE[KIND_OF[target]][face]
        more(self.outside, side)
        if self.listener is not None:
            self.listener(events.die_adjusted(self.turn, kind, target, side, itself))
        self.ask(ACT)

    def end_acts(self, action: int) -> None:
        """CB-6 and CB-7: the skulls first, then a die set aside, another roll, or the end of rolling."""
        kind = kind_of_action(action)
        before = None if self.listener is None else self.tray[:]
        moved = False
        for side in SKULLS:
            if self.outside[side]:
                self.tray[side] = self.tray[side] + self.outside[side]
                self.outside[side] = 0
                moved = True
        if kind == SET_ASIDE:
            state = state_of(action)
            fewer(self.outside, state)
            more(self.tray, state if state < SIDES else SIDE[KIND_OF[state]][REROLL])
            moved = True
        if moved:
            self.earned = True
            if self.listener is not None and before is not None:
                aside = [self.tray[side] - before[side] for side in range(SIDES)]
                self.listener(events.dice_set_aside(self.turn, aside))
        if kind == SET_ASIDE:
            self.ask(ASIDE)
        elif kind == ROLL_ON:
            self._roll_on()
        else:
            self.stop()

    def _roll_on(self) -> None:
        """CB-7: all dice outside the tray."""
        pool = 0
        outside = [0] * STATES
        for state, number in enumerate(self.outside):
            if number:
                kind = KIND_OF[state]
                pool += number * ONE[kind]
                outside[ACTIVE + kind] = outside[ACTIVE + kind] + number
        self.outside = outside
        self.earned = False
        self.wait(ROLL, roll_of(pool))

    def gather_dice(self) -> None:
        """Of what the dice show only 2for1 in the tray matters from here on (CB-10)."""
        for kind in KINDS_WITH_2FOR1:
            self.doubled[kind] = self.tray[SIDE[kind][TWO_FOR_ONE]]
        self.outside = [0] * STATES
        self.tray = [0] * SIDES
        self.earned = False
