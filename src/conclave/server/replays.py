"""A record step by step, as one audience would have seen it: what a client needs to show it again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from conclave.core.event import Event
from conclave.core.game import Game
from conclave.core.pending import Decide
from conclave.core.position import Position
from conclave.core.record import Decision, Entry, Record
from conclave.core.record_replay import replay
from conclave.core.text import text
from conclave.core.wire import event_to_wire
from conclave.server.message_parts import EventShown, OverShown
from conclave.server.render import changed_fields, render_over
from conclave.table.match import Audience
from conclave.table.refused import Refused

MOST_STEPS: Final = 20_000
"""Far more than any game has; a longer record would keep the server busy for too long."""


class StepShown(msgspec.Struct, frozen=True):
    """How the game stood after a line of the record."""

    entry: int
    """Which of the record's decisions and chances led here, from 1; 0 is the start."""
    seat: int | None
    """Who decided; None for a chance and for the start."""
    notation: str
    """What was decided, or how the chance came out, as the record has it."""
    asked: list[int]
    over: OverShown | None
    happened: list[EventShown]
    view: dict[str, msgspec.Raw]
    """The fields of the view that are not as they were a step before; at the start all of them."""


class ReplayShown(msgspec.Struct, frozen=True):
    game: str
    rules: int
    options: dict[str, str]
    names: list[str]
    players: list[str]
    """Who played, as the record has it: `you`, or a bot with its version (`adept@1`)."""
    seat: int | None
    """Through whose eyes; None: as everybody could see it."""
    places: list[int] | None
    steps: list[StepShown]


def render_replay(game: Game, record: Record, seat: Audience) -> ReplayShown:
    """RecordError for a record that the rules refuse."""
    if seat is not None and not 0 <= seat < len(record.seats):
        raise Refused("wrong", text("server-replay-seat", seat=seat, seats=len(record.seats)))
    if len(record.entries) > MOST_STEPS:
        raise Refused("wrong", text("server-replay-long", most=MOST_STEPS))
    recorder = _StepRecorder(seat)
    position = replay(game, record, recorder.before, recorder.hear)
    recorder.after(position)
    return ReplayShown(
        game=record.game,
        rules=record.rules_version,
        options=record.options,
        names=[each.name for each in record.seats],
        players=[each.player for each in record.seats],
        seat=seat,
        places=None if record.places is None else list(record.places),
        steps=recorder.steps,
    )


class _StepRecorder:
    """Notes a step whenever the next entry is about to be carried out, and one at the end."""

    def __init__(self, seat: Audience) -> None:
        self._seat = seat
        self._entry: Entry | None = None
        self._told: list[Event] = []
        self._view: Any = None
        self.steps: list[StepShown] = []

    def hear(self, event: Event) -> None:
        if event.reaches(self._seat):
            self._told.append(event)

    def before(self, position: Position, entry: Entry) -> None:
        self.after(position)
        self._entry = entry

    def after(self, position: Position) -> None:
        pending = position.pending
        view = position.view(self._seat)
        led_here = self._entry
        self.steps.append(
            StepShown(
                entry=len(self.steps),
                seat=led_here.seat if isinstance(led_here, Decision) else None,
                notation="" if led_here is None else led_here.written(),
                asked=list(pending.seats) if isinstance(pending, Decide) else [],
                over=render_over(pending),
                happened=_events_to_wire(self._told),
                view=changed_fields(self._view, view),
            )
        )
        self._view = view
        self._told = []


def _events_to_wire(events: Sequence[Event]) -> list[EventShown]:
    return [EventShown(**event_to_wire(event)) for event in events]
