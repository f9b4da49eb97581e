"""The rules of Dash, a race with two dice to choose from, in sixty lines. See docs/own-game.md."""

from __future__ import annotations

from dataclasses import dataclass, replace

from conclave import core
from conclave.core import text

TARGET, PLAYERS = 20, core.Number("players", 2, 2, 4)
DICE = {"steady": core.Roll([(1, core.Die("223"))]), "wild": core.Roll([(1, core.Die("007"))])}


@dataclass(frozen=True)
class Throw:
    """The only kind of action: `throw steady` or `throw wild`."""

    die: str


@dataclass(frozen=True)
class DashView:
    """Nothing is hidden in Dash, so everybody sees all of it."""

    scores: tuple[int, ...]
    turn: int = 0
    die: str = ""
    """The die that was chosen and is about to be thrown."""


@dataclass(frozen=True)
class Moved:
    """What the log and an animation are told."""

    seat: int
    steps: int


class DashPosition(core.Position):
    def __init__(self, view: DashView, listener: core.Listener | None = None) -> None:
        self.listener = listener
        self._go_on(view)

    def _go_on(self, now: DashView) -> None:
        self.now = now
        if max(now.scores) >= TARGET:  # D-3
            places = tuple(1 + sum(other > score for other in now.scores) for score in now.scores)
            self.pending: core.Pending = core.Over(places, now.scores, text("dash-over", target=TARGET))
        else:
            self.pending = DICE[now.die] if now.die else core.Decide((now.turn,))

    def clone(self) -> DashPosition:
        return DashPosition(self.now)

    def view(self, seat: int | None) -> DashView:
        return self.now

    def choices(self, seat: int) -> core.Actions:
        return core.Listed((0, 1))

    def explain(self, seat: int, action: int) -> core.Refusal:
        return core.Refusal("D-1", text("dash-refused"))

    def apply(self, seat: int, action: int) -> None:
        self._go_on(replace(self.now, die=list(DICE)[action]))  # D-1

    def settle(self, outcome: core.Outcome) -> None:
        seat, scores, steps = self.now.turn, list(self.now.scores), int(DICE[self.now.die].write(outcome))
        scores[seat] += steps  # D-2
        if self.listener is not None:
            moved = text("dash-moved", player=text("core-player", seat=seat + 1), steps=steps)
            self.listener(core.Event(Moved(seat, steps), moved))
        self._go_on(DashView(tuple(scores), turn=(seat + 1) % len(scores)))


class Dash(core.ListedGame):
    def __init__(self) -> None:
        super().__init__("dash", __package__, [PLAYERS], [Throw(die) for die in DICE], DashView, [Moved])

    def start(self, options: core.Options, listener: core.Listener | None = None) -> DashPosition:
        return DashPosition(DashView((0,) * self.players(options)), listener)

    def rule(self, action: int) -> str:
        return "D-1"

    def imagine(self, view: object, source: core.Source) -> DashPosition:
        assert isinstance(view, DashView)
        return DashPosition(view)


GAME = Dash()
