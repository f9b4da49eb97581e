"""Turns of ciúb played by odds, with dice from a source, until a table knows what the rest is worth."""

from __future__ import annotations

from collections.abc import Sequence

from conclave.core.source import Source
from conclave.games.ciub.engine.codes import (
    ADJUST_DIE,
    ITSELF,
    REROLL_DIE,
    ROLL_ON,
    SET_ASIDE,
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
    NUMBER_OF_KINDS,
    REROLL,
    SIDE,
    SIDES,
    SKULLS,
    SPENT,
    STATES,
    SWAP,
)
from conclave.games.ciub.engine.stages import ACT, ASIDE, ROLL
from conclave.games.ciub.odds.steps import Odds, mean_of_roll, steps
from conclave.games.ciub.odds.turn import TurnOdds


class RolledDice:
    """Dice outside the tray as they lie, by state, in stage ACT or ASIDE."""

    def __init__(self, dice: Sequence[int], earned: bool, stage: int) -> None:
        self.dice = tuple(dice)
        self.earned = earned
        self.stage = stage


class SampledTurns:
    """`odds` choose, `last` knows the rest; `expecting`, if there is one, says what rolls were to come to."""

    def __init__(self, odds: Odds, last: TurnOdds, expecting: TurnOdds | None, source: Source) -> None:
        self._odds = odds
        self._last = last
        self._expecting = expecting
        self._source = source
        self.decisions = 0
        """How many were made in all turns so far."""

    def turn(
        self,
        outside: Sequence[int],
        supply: Sequence[int],
        tray: Sequence[int],
        now: RolledDice | None = None,
    ) -> float:
        """What one turn comes to. Dice outside the tray, by kind, are rolled first, unless `now` is given."""
        self._supply = list(supply)
        self._tray = list(tray)
        self._luck = 0.0
        if now is None:
            self._dice = [kind for kind in range(NUMBER_OF_KINDS) for _ in range(outside[kind])]
            self._roll_all()
        else:
            self._dice = list(now.dice)
            self._earned = now.earned
            self._stage = now.stage
        while len(self._dice) > self._last.dice:
            action = self._best()
            if not self._play(action):
                return self._last.payoff(self._tray) - self._luck
        return self._rest() - self._luck

    def _rest(self) -> float:
        if self._stage == ROLL:
            counted = [self._dice.count(kind) for kind in range(NUMBER_OF_KINDS)]
            return self._last.before_roll(counted, self._tray)
        return self._last.worth(self._dice, self._tray, self._earned, self._stage)

    def _best(self) -> int:
        self.decisions += 1
        counted = [0] * STATES
        for state in self._dice:
            counted[state] += 1
        return steps(self._odds, counted, self._tray, self._earned, self._stage, self._supply)[0][0]

    def _roll_all(self) -> None:
        """`_dice` are kinds before, states after."""
        kinds = self._dice
        self._dice = [self._rolled(kind) for kind in kinds]
        self._earned = False
        self._stage = ACT
        if self._expecting is not None:
            counted = [kinds.count(kind) for kind in range(NUMBER_OF_KINDS)]
            self._luck += self._worth_now() - self._expecting.before_roll(counted, self._tray)

    def _rolled(self, kind: int) -> int:
        die = DICE[kind]
        return FIRST_SIDE[kind] + die.label_of_face[self._source.uniform(len(die.faces))]

    def _worth_now(self) -> float:
        assert self._expecting is not None
        return self._expecting.worth(self._dice, self._tray, self._earned, self._stage)

    def _play(self, action: int) -> bool:
        """Carry out an action of ACT or ASIDE; False if it is to stop."""
        verb = kind_of_action(action)
        kind = kind_of(action)
        if verb == SWAP_DIE:
            self._dice.remove(SIDE[kind][SWAP])
            self._dice.append(INACTIVE[first_of(action)])
            self._supply[first_of(action)] -= 1
            self._supply[kind] += 1
            self._earned = True
            return True
        if verb == REROLL_DIE:
            self._reroll(kind, state_of(action))
            return True
        if verb == ADJUST_DIE:
            self._adjust(kind, state_of(action), face_of(action))
            return True
        return self._end(verb, state_of(action))

    def _reroll(self, kind: int, target: int) -> None:
        self._dice.remove(SIDE[kind][REROLL])
        if target == ITSELF:
            target = SIDE[kind][REROLL]
        else:
            self._dice.remove(target)
            self._dice.append(SPENT[kind])
        if self._expecting is not None:
            self._luck -= mean_of_roll(self._expecting, self._dice, KIND_OF[target], self._tray, self._earned)
        self._dice.append(self._rolled(KIND_OF[target]))
        if self._expecting is not None:
            self._luck += self._worth_now()

    def _adjust(self, kind: int, target: int, face: int) -> None:
        acting = SIDE[kind][ADJUST]
        self._dice.remove(acting)
        if target == ITSELF:
            if self._odds.self_adjust_to_tray:
                self._tray[SIDE[kind][face]] += 1
                self._earned = True
            else:
                self._dice.append(SIDE[kind][face])
            return
        self._dice.remove(target)
        self._dice.append(SIDE[KIND_OF[target]][face])
        self._tray[acting] += 1
        self._earned = True

    def _end(self, verb: int, state: int) -> bool:
        """Active skulls go to the tray; then set aside, roll on or stop."""
        for skull in [each for each in self._dice if each in SKULLS]:
            self._dice.remove(skull)
            self._tray[skull] += 1
        self._stage = ASIDE
        self._earned = True
        if verb == SET_ASIDE:
            self._dice.remove(state)
            self._tray[state if state < SIDES else SIDE[KIND_OF[state]][REROLL]] += 1
            return True
        if verb == ROLL_ON:
            self._dice = [KIND_OF[each] for each in self._dice]
            if len(self._dice) > self._last.dice:
                self._roll_all()
            else:
                self._stage = ROLL
            return True
        return False
