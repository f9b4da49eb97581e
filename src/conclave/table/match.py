"""One live game: seats, decisions by version, undo, and the record that is the truth about it.

A table knows `core` only: every game is played through the same few calls. It settles chances by itself, from
dice it was given, so that after every call the position waits for a decision or is over.
"""

from __future__ import annotations

from collections.abc import Sequence

from conclave.core.actions import Actions
from conclave.core.chance import Chance
from conclave.core.event import Event
from conclave.core.game import Game
from conclave.core.options import Options
from conclave.core.pending import Decide, Over, Pending
from conclave.core.position import Position
from conclave.core.record import Decision, Entry, Note, Record, Seat, Settled, for_audience, replay, settings
from conclave.core.refusal import IllegalAction, Refusal
from conclave.core.text import Text, text
from conclave.table.dice import Dice


class StaleDecision(Exception):
    """A decision that answers an older version of the game than the one on the table."""

    def __init__(self, version: int) -> None:
        super().__init__(f"the table is at version {version}")
        self.version = version
        self.reason: Text = text("table-stale")


class CannotUndo(Exception):
    def __init__(self, reason: Text) -> None:
        super().__init__(reason.key)
        self.reason = reason


class Checkpoint:
    """How everything stood before a decision, to come back to."""

    def __init__(self, seat: int, position: Position, entries: list[Entry], events: int) -> None:
        self.seat = seat
        self.position = position
        self.entries = entries
        self.events = events


class Undoing:
    """What can be taken back: a row of decisions of one seat, since nothing else has spoken."""

    def __init__(self) -> None:
        self.checkpoints: list[Checkpoint] = []
        self.why_not = text("table-undo-nothing")
        """Why nothing can be taken back, while nothing can."""

    def decided(self, checkpoint: Checkpoint) -> None:
        if self.checkpoints and self.checkpoints[-1].seat != checkpoint.seat:
            self.forbid(text("table-undo-other"))
        self.checkpoints.append(checkpoint)

    def revealed(self, before: Pending, seat: int, after: Pending) -> None:
        """After a decision: whether it laid open what others had chosen in secret."""
        if isinstance(before, Decide) and before.is_secret() and not _holds_secret(after, seat):
            self.forbid(text("table-undo-revealed"))

    def forbid(self, reason: Text) -> None:
        self.checkpoints.clear()
        self.why_not = reason


class Retracing:
    """Walks through a record and finds out what could still be taken back when it was left."""

    def __init__(self, record: Record, events: list[Event]) -> None:
        self.undoing = Undoing()
        self._entries = list(record.entries)
        self._events = events
        self._at = 0
        self._decided: tuple[Pending, int] | None = None

    def step(self, position: Position, entry: Entry) -> None:
        """Before each decision and chance of the replay."""
        self.arrived(position)
        while self._entries[self._at] is not entry:
            self._at += 1
        if isinstance(entry, Decision):
            done = self._entries[: self._at]
            self.undoing.decided(Checkpoint(entry.seat, position.clone(), done, len(self._events)))
            self._decided = (position.pending, entry.seat)
        else:
            self.undoing.forbid(text("table-undo-rolled"))

    def arrived(self, position: Position) -> None:
        if self._decided is not None:
            before, seat = self._decided
            self.undoing.revealed(before, seat, position.pending)
            self._decided = None


class Table:
    def __init__(self, game: Game, options: Options, seats: Sequence[Seat], dice: Dice) -> None:
        """A new game, up to its first decision."""
        events: list[Event] = []
        position = game.start(options, events.append)
        self._sit_down(game, options, seats, dice, position, [], events, Undoing())

    @classmethod
    def resume(cls, game: Game, record: Record, dice: Dice) -> Table:
        """Go on from a record, with all that could be undone when it was left.

        RecordError if it does not replay.
        """
        events: list[Event] = []
        retracing = Retracing(record, events)
        position = replay(game, record, retracing.step, events.append)
        retracing.arrived(position)
        table = cls.__new__(cls)
        options = settings(game, record)
        entries = list(record.entries)
        table._sit_down(game, options, record.seats, dice, position, entries, events, retracing.undoing)
        return table

    def _sit_down(
        self,
        game: Game,
        options: Options,
        seats: Sequence[Seat],
        dice: Dice,
        position: Position,
        entries: list[Entry],
        events: list[Event],
        undoing: Undoing,
    ) -> None:
        self.game = game
        self.options = options
        self.seats = tuple(seats)
        self.version = len(entries)
        """Grows with every change; a decision names the version it answers."""
        self._dice = dice
        self._position = position
        self._entries = entries
        self._events = events
        self._chances = len([entry for entry in entries if isinstance(entry, Settled)])
        self._undoing = undoing
        self._settle_chances()

    # -- looking -----------------------------------------------------------------------------------------

    @property
    def pending(self) -> Pending:
        return self._position.pending

    def view(self, seat: int | None) -> object:
        return self._position.view(seat)

    def legal(self, seat: int) -> Actions:
        return self._position.legal(seat)

    def why_not(self, seat: int, action: int) -> Refusal | None:
        return self._position.why_not(seat, action)

    def log(self, seat: int | None, since: int = 0) -> list[Event]:
        """What a seat may know of what happened, from event number `since` on."""
        return [event for event in self._events[since:] if event.reaches(seat)]

    @property
    def events(self) -> int:
        """How many events there are in all; the next `since`."""
        return len(self._events)

    def record(self) -> Record:
        pending = self.pending
        places = pending.places if isinstance(pending, Over) else None
        game = self.game
        options = self.options.written()
        return Record(game.name, game.rules_version, options, self.seats, self._entries, places)

    def record_for(self, seat: int | None) -> Record:
        """The record as a seat (None: a spectator) may have it while the game goes on."""
        return for_audience(self.record(), self._position, seat)

    # -- deciding ----------------------------------------------------------------------------------------

    def decide(self, seat: int, action: int, version: int) -> None:
        """Carry out a decision that answers the present version, and every chance that follows."""
        if version != self.version:
            raise StaleDecision(self.version)
        position = self._position
        refusal = position.why_not(seat, action)
        if refusal is not None:
            raise IllegalAction(refusal)
        pending = position.pending
        assert isinstance(pending, Decide)
        self._undoing.decided(Checkpoint(seat, position.clone(), list(self._entries), len(self._events)))
        decision = Decision(seat, self.game.notation(action))
        if seat in pending.revising:
            self._change_secret_choice(decision)
        else:
            self._entries.append(decision)
        position.apply(seat, action)
        self.version += 1
        self._undoing.revealed(pending, seat, position.pending)
        self._settle_chances()

    def annotate(self, note: str) -> None:
        """A line in the record that does not affect the replay."""
        self._entries.append(Note(" ".join(note.split())))

    def _change_secret_choice(self, decision: Decision) -> None:
        """In place of the earlier choice: that it was changed is a secret too."""
        for index in range(len(self._entries) - 1, -1, -1):
            entry = self._entries[index]
            if isinstance(entry, Decision) and entry.seat == decision.seat:
                self._entries[index] = decision
                return

    def _settle_chances(self) -> None:
        while isinstance(chance := self._position.pending, Chance):
            outcome = chance.sample(self._dice.source(self._chances))
            self._chances += 1
            self._entries.append(Settled(chance.spec, chance.write(outcome)))
            self._position.settle(outcome)
            self._undoing.forbid(text("table-undo-rolled"))

    # -- undoing -----------------------------------------------------------------------------------------

    def why_no_undo(self, seat: int) -> Text | None:
        """None if the seat's last decision can be taken back, else the reason."""
        checkpoints = self._undoing.checkpoints
        if checkpoints and checkpoints[-1].seat == seat:
            return None
        if not any(isinstance(entry, Decision) and entry.seat == seat for entry in self._entries):
            return text("table-undo-nothing")
        return text("table-undo-other") if checkpoints else self._undoing.why_not

    def undo(self, seat: int) -> None:
        """Take back the seat's last decision: never past a roll, a reveal, or somebody else's decision."""
        reason = self.why_no_undo(seat)
        if reason is not None:
            raise CannotUndo(reason)
        checkpoint = self._undoing.checkpoints.pop()
        self._position = checkpoint.position
        self._position.listener = self._events.append
        self._entries = checkpoint.entries
        del self._events[checkpoint.events :]
        self.version += 1


def _holds_secret(pending: Pending, seat: int) -> bool:
    """Whether the seat's choice is in and not revealed yet."""
    return isinstance(pending, Decide) and seat in pending.revising
