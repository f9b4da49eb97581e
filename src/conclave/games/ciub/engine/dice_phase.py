"""The second phase of a turn: rolling, acting, setting aside (CB-5 to CB-7).

What may be done with the dice is listed in `dice_choices.py`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from conclave.core.chance import Outcome, Roll
from conclave.games.ciub.engine import events
from conclave.games.ciub.engine.codes import ITSELF, ROLL_ON, SET_ASIDE, kind_of, kind_of_action, state_of
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
from conclave.games.ciub.engine.picking import places_in
from conclave.games.ciub.engine.pool import (
    NO_DICE,
    SETS_OF_KINDS,
    count,
    kinds_in,
    roll_of,
    set_of_kinds,
    some,
)
from conclave.games.ciub.engine.stages import ACT, ASIDE, REROLLING, ROLL
from conclave.games.ciub.engine.state import NO_ACTION, CiubState

ROLL_OF_ONE: Final = [Roll([(1, die)]) for die in DICE]
"""By kind."""


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

    # -- dice outside the tray and in it -----------------------------------------------------------------

    def put_down(self, state: int) -> None:
        """One more die outside."""
        self.outside[state] = self.outside[state] + 1  # compiled, `+=` on an item is no quick addition
        self.there |= 1 << state

    def pick_up(self, state: int) -> None:
        left = self.outside[state] - 1
        self.outside[state] = left
        if not left:
            self.there ^= 1 << state

    def to_tray(self, side: int) -> None:
        self.tray[side] = self.tray[side] + 1

    # -- phase 2: dice (CB-5 to CB-7) --------------------------------------------------------------------

    def roll_all(self) -> None:
        self._roll(self.held[self.turn])

    def _roll(self, pool: int) -> None:
        """All dice outside the tray; until they are rolled they lie there inactive."""
        for kind in kinds_in(pool):
            self.outside[INACTIVE[kind]] = count(pool, kind)
        self.there = set_of_kinds(pool) << ACTIVE
        self.earned = False
        self.wait(ROLL, roll_of(pool))

    def rolled(self, outcome: Outcome) -> None:
        outside = self.outside
        kinds = self.there >> ACTIVE
        for kind in SETS_OF_KINDS[kinds]:
            outside[INACTIVE[kind]] = 0
        sides = SIDES_OF_KINDS[kinds]
        there = 0
        for place, number in enumerate(outcome):
            if number:
                outside[sides[place]] = number
                there |= 1 << sides[place]
        self.there = there
        if self.listener is not None:
            self.listener(events.dice_rolled(self.turn, outside))
        self.ask(ACT)

    def swap(self, kind: int, new_kind: int) -> None:
        """CB-5a: from the supply as it was before; the new die is inactive."""
        self.pick_up(SIDE[kind][SWAP])
        self.put_down(INACTIVE[new_kind])
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
        self.pick_up(SIDE[kind][REROLL])
        if target != ITSELF:
            self.put_down(SPENT[kind])
            self.pick_up(target)
            kind = KIND_OF[target]
        self.reroll = action
        self.wait(REROLLING, ROLL_OF_ONE[kind])

    def rerolled_kind(self) -> int:
        """The kind of the die that is being rolled."""
        target = state_of(self.reroll)
        return kind_of(self.reroll) if target == ITSELF else KIND_OF[target]

    def rerolled(self, outcome: Outcome) -> None:
        side = FIRST_SIDE[self.rerolled_kind()] + outcome.index(1)
        self.put_down(side)
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
        self.pick_up(own)
        if itself:
            target = own
            side = SIDE[kind][face]
        else:
            self.to_tray(own)
            self.earned = True
            self.pick_up(target)
            side = SIDE[KIND_OF[target]][face]
        self.put_down(side)
        if self.listener is not None:
            self.listener(events.die_adjusted(self.turn, kind, target, side, itself))
        self.ask(ACT)

    def end_acts(self, action: int) -> None:
        """CB-6 and CB-7: the skulls first, then a die set aside, another roll, or the end of rolling."""
        kind = kind_of_action(action)
        before = None if self.listener is None else self.tray[:]
        moved = False
        if self.there & SKULLS_MASK:
            for side in SKULLS:
                self.tray[side] = self.tray[side] + self.outside[side]
                self.outside[side] = 0
            self.there &= ~SKULLS_MASK
            moved = True
        if kind == SET_ASIDE:
            state = state_of(action)
            self.pick_up(state)
            self.to_tray(state if state < SIDES else SIDE[KIND_OF[state]][REROLL])
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
        pool = NO_DICE
        for state in places_in(self.there):
            pool += some(self.outside[state], KIND_OF[state])
            self.outside[state] = 0
        self._roll(pool)

    def gather_dice(self) -> None:
        """Of what the dice show only 2for1 in the tray matters from here on (CB-10)."""
        for kind in KINDS_WITH_2FOR1:
            self.doubled[kind] = self.tray[SIDE[kind][TWO_FOR_ONE]]
        self.outside = [0] * STATES
        self.there = 0
        self.tray = [0] * SIDES
        self.earned = False
