"""Games so small that the best play is easy to work out."""

from __future__ import annotations

from collections.abc import Callable

from conclave.core import Decide, Die, Listed, Outcome, Over, Position, Roll, Text
from conclave.core.actions import Actions
from conclave.core.pending import Pending

Script = Callable[[tuple[int, ...]], "Pending | list[float]"]
"""What follows the actions and outcomes so far: a decision, a chance, or what the seats get."""


class ScriptedPosition(Position):
    """A game defined by a function of its history. Actions and dice are digits; so is a history."""

    def __init__(self, script: Script, options: Callable[[tuple[int, ...]], tuple[int, ...]]) -> None:
        self.listener = None
        self.script = script
        self.options = options
        self.history: tuple[int, ...] = ()
        self.chosen: dict[int, int] = {}
        self.worths: list[float] = []
        self._go_on()

    def _go_on(self) -> None:
        found = self.script(self.history)
        if isinstance(found, list):
            self.worths = found
            self.pending = Over(tuple([1] * len(found)), tuple([0] * len(found)), Text("told", {}))
        else:
            self.pending = found

    def clone(self) -> ScriptedPosition:
        twin = ScriptedPosition.__new__(ScriptedPosition)
        twin.listener = None
        twin.script, twin.options, twin.history = self.script, self.options, self.history
        twin.chosen, twin.worths, twin.pending = dict(self.chosen), self.worths, self.pending
        return twin

    def choices(self, seat: int) -> Actions:
        return Listed(self.options(self.history))

    def apply(self, seat: int, action: int) -> None:
        """Secret choices become history, in the order of seats, when all are in."""
        pending = self.pending
        assert isinstance(pending, Decide)
        assert action in self.options(self.history)
        self.chosen[seat] = action
        left = tuple([other for other in pending.seats if other != seat])
        if left:
            self.pending = Decide(left, tuple(sorted(self.chosen)))
            return
        self.history += tuple([self.chosen[each] for each in sorted(self.chosen)])
        self.chosen = {}
        self._go_on()

    def settle(self, outcome: Outcome) -> None:
        self.history += (outcome.index(1),)
        self._go_on()


def scripted_position(script: Script, *options: int) -> ScriptedPosition:
    """The same options everywhere."""
    return ScriptedPosition(script, lambda _: options)


def die(faces: int) -> Roll:
    return Roll([(1, Die([str(face) for face in range(faces)]))])


class Nim(Position):
    """Take one to three matches; the player who takes the last one wins."""

    def __init__(self, matches: int) -> None:
        self.listener = None
        self.matches = matches
        self.pending = Decide((0,))

    def clone(self) -> Nim:
        twin = Nim(self.matches)
        twin.pending = self.pending
        return twin

    def choices(self, seat: int) -> Actions:
        return Listed(tuple(range(1, min(3, self.matches) + 1)))

    def apply(self, seat: int, action: int) -> None:
        self.matches -= action
        if self.matches:
            self.pending = Decide((1 - seat,))
        else:
            self.pending = Over((1, 2) if seat == 0 else (2, 1), (0, 0), Text("nim", {}))
