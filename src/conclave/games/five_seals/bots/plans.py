"""Every way to play a turn of Five Seals, the promising ones first."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from conclave.games.five_seals.bots.action_values import MOVES_SEALS, price_of_dice
from conclave.games.five_seals.bots.rest_of_round import GreedyPlayers
from conclave.games.five_seals.engine.codes import BREAK_SEAL, CAST, END_ROUND, dice_of, kind_of, thing_of
from conclave.games.five_seals.engine.position import FiveSealsPosition
from conclave.games.five_seals.engine.seals import spell_of
from conclave.games.five_seals.engine.stages import SPELL, TURN
from conclave.games.five_seals.engine.state import NOT_CHOSEN


class Breadth(NamedTuple):
    """How much is looked at for one turn."""

    steps: int
    """The most steps of spells altogether."""
    casts: int
    """The most scrolls that a plan uses."""
    beam: int
    """How many ways to use scrolls are followed up with one scroll more."""


THOROUGH: Final = Breadth(steps=400, casts=3, beam=6)
CURSORY: Final = Breadth(steps=70, casts=2, beam=3)
"""The second is for turns that are only imagined. Both chosen by hand."""

PROMISE_OF_NOTHING: Final = -20.0
"""The first impression of a turn that breaks no seal. Chosen by hand."""


@dataclass
class Plan:
    """Some decisions in a row, and the position before the last of them."""

    actions: tuple[int, ...]
    before: FiveSealsPosition
    promise: float
    """A first impression of how good it is, so that the best plans are looked at first."""

    def position(self, seat: int) -> FiveSealsPosition:
        """What the plan leads to."""
        position = self.before.clone()
        position.apply(seat, self.actions[-1])
        return position


@dataclass
class _Path:
    """Decisions within the turn, and where they led."""

    actions: tuple[int, ...]
    position: FiveSealsPosition
    promise: float

    def plan(self, action: int, promise: float) -> Plan:
        return Plan((*self.actions, action), self.position, promise)


class TurnSearch:
    """`plans` are all ways that were found to end the turn, or to come to what chance or others decide."""

    def __init__(
        self,
        position: FiveSealsPosition,
        seat: int,
        greedy: GreedyPlayers,
        breadth: Breadth = THOROUGH,
    ) -> None:
        self.seat = seat
        self.breadth = breadth
        self.greedy = greedy
        self.seal_values = greedy.seal_values[seat]
        self.in_reach = frozenset(position.dungeon.in_reach(seat))
        self.steps = 0
        self.plans: list[Plan] = []
        start = _Path((), position, 0.0)
        paths = [start] if position.stage == TURN else self._choose(start)
        for _ in range(breadth.casts):
            paths = self._most_promising([later for path in paths for later in self._follow(path)])
        for path in paths:
            self._follow(path, may_cast=False)
        self.plans.sort(key=lambda plan: -plan.promise)

    def _most_promising(self, paths: list[_Path]) -> list[_Path]:
        """The best of those that lead to different dice, seals, scrolls and figures."""
        different: dict[tuple[int, ...], _Path] = {}
        for path in sorted(paths, key=lambda path: -path.promise):
            here = path.position
            key = (
                *here.dice,
                *here.dungeon.seal,
                *here.face_up,
                *here.dungeon.familiar,
                *here.dungeon.guardian,
            )
            different.setdefault(key, path)
        return list(different.values())[: self.breadth.beam]

    def _follow(self, path: _Path, may_cast: bool = True) -> list[_Path]:
        """Note every way to end the turn here; where one more scroll leads."""
        found: list[_Path] = []
        for action in path.position.choices(self.seat):
            kind = kind_of(action)
            if kind == CAST:
                if may_cast:
                    found.extend(self._step(path, action, 0.0))
            else:
                self.plans.append(path.plan(action, self._worth(action)))
        return found

    def _worth(self, action: int) -> float:
        if kind_of(action) == END_ROUND:
            return PROMISE_OF_NOTHING
        return self.seal_values[thing_of(action)] - price_of_dice(dice_of(action))

    def _step(self, path: _Path, action: int, promise: float) -> list[_Path]:
        """One step of a spell: where the spell may leave the turn when it is done."""
        if self.steps >= self.breadth.steps:
            return []
        self.steps += 1
        position = path.position.clone()
        position.apply(self.seat, action)
        later = _Path((*path.actions, action), position, promise)
        if position.stage == SPELL:
            return self._choose(later)
        if position.stage == TURN and position.turn == self.seat:
            later.promise = self._worth(self.greedy.best_break(position, self.seat))
            return [later]
        self.plans.append(path.plan(action, promise))
        return []

    def _choose(self, path: _Path) -> list[_Path]:
        """Every choice that a spell asks for."""
        found: list[_Path] = []
        for action in path.position.choices(self.seat):
            if not self._is_idle(path.position, action):
                worth = self._worth(action) if kind_of(action) == BREAK_SEAL else 0.0
                found.extend(self._step(path, action, path.promise + worth))
        return found

    def _is_idle(self, position: FiveSealsPosition, action: int) -> bool:
        """Whether two seals change places of which both are out of reach, or both in reach."""
        if spell_of(position.casting) not in MOVES_SEALS or position.chosen == NOT_CHOSEN:
            return False
        first = thing_of(position.chosen) in self.in_reach
        return first == (thing_of(action) in self.in_reach)
