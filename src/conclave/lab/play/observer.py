"""What the lab observes during a game: who is deciding, what was used, how lucky everyone was."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from typing import Any

from conclave.core.chance import Outcome
from conclave.core.game import Game, kind_of
from conclave.core.position import Position
from conclave.core.record import Decision
from conclave.lab.play.deals import ResultObserver
from conclave.lab.play.playout import Playout
from conclave.lab.stats.luck import LuckMeter
from conclave.lab.stats.uses import UseCounter, counter_of


class GameObserver(ResultObserver):
    """Updates the counter by which the process is monitored, and counts uses if asked to.

    A bot's memory is how much the process has grown while it was deciding.
    """

    def __init__(
        self, game: Game, asking: Any, memory: Callable[[], int], counts: bool, meter: LuckMeter | None
    ) -> None:
        self.last_seat = 0
        self._process = os.getpid()
        self._deepest = sys.getrecursionlimit()
        self._game = game
        self._asking = asking
        self._memory = memory
        self._grown: dict[int, int] = {}
        self._before = 0
        self._counter: UseCounter | None = counter_of(game) if counts else None
        self._counts = counts
        self._meter = meter
        self.listener = None if self._counter is None else self._counter.hear

    def on_ask(self, seat: int) -> None:
        self.last_seat = seat
        self._before = self._memory()
        self._asking[1] = seat
        self._asking[0] += 1

    def on_answer(self, seat: int) -> None:
        if os.getpid() != self._process:
            os._exit(0)  # a fork of this process that the bot has left running
        if sys.getrecursionlimit() != self._deepest:
            sys.setrecursionlimit(self._deepest)  # for the next bot
        self._asking[0] += 1
        grown = self._memory() - self._before
        if grown:
            self._grown[seat] = self._grown.get(seat, 0) + grown

    def on_outcome(self, position: Position, outcome: Outcome) -> None:
        if self._meter is not None:
            self._meter.on_outcome(position, outcome)

    def on_end(self) -> None:
        """Called when the game is over, however it ended."""
        if self._asking[0] % 2:
            self.on_answer(self.last_seat)

    def greediest(self, least: float) -> int | None:
        """The seat that has used the most memory, if it used at least `least`."""
        seat = max(self._grown, key=self._grown.__getitem__, default=None)
        return seat if seat is not None and self._grown[seat] >= least else None

    def actions(self, playout: Playout) -> list[dict[str, int]]:
        if not self._counts:
            return []
        counted: list[dict[str, int]] = [{} for _ in playout.decisions]
        for entry in playout.record.entries:
            if isinstance(entry, Decision):
                kind = kind_of(type(self._game.face(self._game.parse(entry.notation))))
                counted[entry.seat][kind] = counted[entry.seat].get(kind, 0) + 1
        return counted

    def uses(self) -> list[dict[str, tuple[int, int]]]:
        return [] if self._counter is None else self._counter.by_seat()

    def luck(self) -> list[float]:
        return [] if self._meter is None else self._meter.luck
