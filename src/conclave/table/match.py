"""One game being played: decisions by version, undo, and the record that is the truth about it.

A match knows `core` only: every game is played through the same few calls. It settles chances by itself, from
dice it was given, so that after every call the position waits for a decision or is over.

Every audience (a seat, or None for spectators) has a version and a log of its own. They count what that
audience can notice: that somebody changed a secret choice shows in nobody else's numbers.
"""

from __future__ import annotations

from collections.abc import Sequence

from conclave.core.actions import Actions
from conclave.core.chance import Chance, Outcome
from conclave.core.event import Event
from conclave.core.game import Game
from conclave.core.options import Options
from conclave.core.pending import Decide, Over, Pending
from conclave.core.position import Position
from conclave.core.record import Decision, Entry, Note, Record, Seat, Settled, for_audience, replace_choice
from conclave.core.record_replay import read_options, replay
from conclave.core.refusal import IllegalAction, Refusal
from conclave.core.text import Text, text
from conclave.table.dice import Dice

Audience = int | None


class StaleDecision(Exception):
    """A decision that answers an older question than the one on the table."""

    def __init__(self, version: int) -> None:
        super().__init__(f"the game is at version {version}")
        self.version = version
        self.reason: Text = text("table-stale")


class CannotUndo(Exception):
    def __init__(self, reason: Text) -> None:
        super().__init__(reason.key)
        self.reason = reason


class OutcomeSource:
    """The outcomes that are already known, then new ones from the dice."""

    def __init__(self, dice: Dice, known: Sequence[Settled] = ()) -> None:
        self._dice = dice
        self._known = iter(known)

    def outcome(self, chance: Chance, ordinal: int) -> Outcome:
        known = next(self._known, None)
        return chance.sample(self._dice.source(ordinal)) if known is None else chance.read(known.outcome)


class Move:
    """A decision and every chance it led to, played on a copy: nothing of it is on the table yet."""

    def __init__(self, decision: Decision, before: Decide, position: Position) -> None:
        self.decision = decision
        self.before = before
        """What was asked."""
        self.position = position
        """The copy, after the move."""
        self.settled: list[Settled] = []
        self.events: list[Event] = []

    @property
    def revises(self) -> bool:
        """The decision takes the place of an earlier secret one; nobody else may notice."""
        return self.decision.seat in self.before.revising

    @property
    def stays_secret(self) -> bool:
        """Others still choose; what was decided is not revealed."""
        pending = self.position.pending
        return isinstance(pending, Decide) and self.decision.seat in pending.revising

    @property
    def reveals(self) -> bool:
        return self.before.is_secret() and not self.stays_secret

    def entries(self) -> list[Entry]:
        """The lines it adds to the record."""
        return [self.decision, *self.settled]


class Checkpoint:
    """How everything stood before a move, to come back to."""

    def __init__(
        self, move: Move, position: Position, entries: list[Entry], log_lengths: dict[Audience, int]
    ) -> None:
        self.move = move
        self.position = position
        self.entries = entries
        self.log_lengths = log_lengths


class UndoHistory:
    """What can be undone: the latest decisions of one seat, up to anything that forbids it.

    Changes of secret choices are kept apart, since only the seat itself may notice them. Each can be taken
    back by that seat, whoever decided before it, until there is another decision.
    """

    def __init__(self) -> None:
        self.checkpoints: list[Checkpoint] = []
        self.revisions: list[Checkpoint] = []
        """Of all seats, since the last checkpoint."""
        self.why_not = text("table-undo-nothing")
        """Why nothing can be undone, if nothing can."""

    @property
    def seat(self) -> int | None:
        """Whose decisions they are."""
        return self.checkpoints[-1].move.decision.seat if self.checkpoints else None

    def add(self, checkpoint: Checkpoint) -> None:
        move = checkpoint.move
        if move.revises:
            self.revisions.append(checkpoint)
            return
        self.revisions.clear()
        if self.checkpoints and self.seat != move.decision.seat:
            self.forbid(text("table-undo-other"))
        self.checkpoints.append(checkpoint)
        if move.settled:
            self.forbid(text("table-undo-rolled"))
        elif move.reveals:
            self.forbid(text("table-undo-revealed"))

    def revises(self, seat: int) -> bool:
        """Whether the seat's latest decision is a change of its secret choice."""
        return any(revision.move.decision.seat == seat for revision in self.revisions)

    def take_back(self, seat: int) -> tuple[Checkpoint, list[Move]]:
        """The state to return to, and the revisions since then that stay."""
        if not self.revises(seat):
            kept = [revision.move for revision in self.revisions]
            self.revisions.clear()
            return self.checkpoints.pop(), kept
        latest = max(at for at, each in enumerate(self.revisions) if each.move.decision.seat == seat)
        kept = [revision.move for revision in self.revisions[latest + 1 :]]
        checkpoint = self.revisions[latest]
        del self.revisions[latest:]
        return checkpoint, kept

    def forbid(self, reason: Text) -> None:
        self.checkpoints.clear()
        self.revisions.clear()
        self.why_not = reason


class Match:
    def __init__(
        self,
        game: Game,
        options: Options,
        seats: Sequence[Seat],
        dice: Dice,
        known: Sequence[Settled] = (),
    ) -> None:
        """A new game, up to its first decision; `known` are its first outcomes, if it has begun before."""
        self.game = game
        self.options = options
        self.seats = tuple(seats)
        self.hides_nothing = game.hides_nothing(options)
        self._dice = dice
        audiences: list[Audience] = [None, *range(len(self.seats))]
        self._versions = dict.fromkeys(audiences, 0)
        self._asked = dict.fromkeys(range(len(self.seats)), 0)
        """Per seat the version from which on it has been asked the present question."""
        self._logs: dict[Audience, list[Event]] = {audience: [] for audience in audiences}
        self._entries: list[Entry] = []
        self._chances = 0
        self._undo_history = UndoHistory()
        self._deciders: set[int] = set()
        """Seats with a decision in the record: after every move each learns what it can undo."""
        self._legal: dict[int, Actions] = {}
        """What seats may do in the present position, as far as somebody has asked: it is asked for when they
        are told, when they decide, and when that is checked."""
        events: list[Event] = []
        self._position = game.start(options, events.append)
        opening = _settle(self._position, OutcomeSource(dice, known), 0)
        if opening:
            self._undo_history.forbid(text("table-undo-rolled"))
        self._opening = events
        self._keep(opening, events)

    @classmethod
    def resume(cls, game: Game, record: Record, dice: Dice) -> Match:
        """Go on from a record, with all that could be undone when it was left.

        RecordError if it does not replay.
        """
        replay(game, record)
        known: list[list[Settled]] = [[]]
        notes: list[list[Entry]] = [[]]
        decisions: list[Decision] = []
        for entry in record.entries:
            if isinstance(entry, Decision):
                decisions.append(entry)
                known.append([])
                notes.append([])
            elif isinstance(entry, Settled):
                known[-1].append(entry)
            else:
                notes[-1].append(entry)
        match = cls(game, read_options(game, record.options), record.seats, dice, known[0])
        match._entries += notes[0]
        for decision, outcomes, remarks in zip(decisions, known[1:], notes[1:], strict=True):
            match.accept(match.replay_move(decision, outcomes))
            match._entries += remarks
        return match

    # -- looking -----------------------------------------------------------------------------------------

    @property
    def pending(self) -> Pending:
        return self._position.pending

    def view(self, seat: Audience) -> object:
        return self._position.view(seat)

    def legal(self, seat: int) -> Actions:
        actions = self._legal.get(seat)
        if actions is None:
            actions = self._legal[seat] = self._position.legal(seat)
        return actions

    def why_not(self, seat: int, action: int) -> Refusal | None:
        return None if action in self.legal(seat) else self._position.explain(seat, action)

    def version(self, seat: Audience) -> int:
        """Grows with every change the audience can notice; a decision names the version it answers."""
        return self._versions[seat]

    def log(self, seat: Audience, since: int = 0) -> list[Event]:
        """What an audience may know of what happened, from number `since` of its own log on."""
        return self._logs[seat][since:]

    def audiences(self) -> list[Audience]:
        return list(self._logs)

    def opening(self) -> list[Event]:
        """Everything that happened before the first decision, for every audience."""
        return self._opening

    def log_length(self, seat: Audience) -> int:
        """How long the log of an audience is; the next `since`."""
        return len(self._logs[seat])

    def record(self) -> Record:
        pending = self.pending
        places = pending.places if isinstance(pending, Over) else None
        game = self.game
        return Record(
            game.name, game.rules_version, self.options.written(), self.seats, self._entries, places
        )

    def record_for(self, seat: Audience) -> Record:
        """The record as a seat (None: a spectator) may have it while the game goes on."""
        return for_audience(self.record(), self._position, seat)

    # -- deciding ----------------------------------------------------------------------------------------

    def decide(self, seat: int, action: int, version: int) -> None:
        """Carry out a decision that answers the present question, and every chance that follows."""
        self.accept(self.propose(seat, action, version))

    def is_stale(self, seat: int, version: int) -> bool:
        """Whether a decision that names this version answers another question than the present one."""
        return not self._asked[seat] <= version <= self._versions[seat]

    def propose(self, seat: int, action: int, version: int) -> Move:
        """The same on a copy; IllegalAction or StaleDecision if it cannot be."""
        if self.is_stale(seat, version):
            raise StaleDecision(self._versions[seat])
        refusal = self.why_not(seat, action)
        if refusal is not None:
            raise IllegalAction(refusal)
        return self._play(Decision(seat, self.game.notation(action)), action, OutcomeSource(self._dice))

    def replay_move(self, decision: Decision, known: Sequence[Settled]) -> Move:
        """A move of the past with the outcomes it had, on a copy."""
        return self._play(decision, self.game.parse(decision.notation), OutcomeSource(self._dice, known))

    def _play(self, decision: Decision, action: int, outcomes: OutcomeSource) -> Move:
        before = self._position.pending
        assert isinstance(before, Decide)
        position = self._position.clone()
        move = Move(decision, before, position)
        position.listener = move.events.append
        position.apply(decision.seat, action)
        move.settled = _settle(position, outcomes, self._chances)
        return move

    def accept(self, move: Move) -> None:
        """Put a move that was proposed for the present position on the table."""
        seat = move.decision.seat
        log_lengths = {audience: len(log) for audience, log in self._logs.items()}
        self._undo_history.add(Checkpoint(move, self._position, list(self._entries), log_lengths))
        self._put(move)
        self._count(move)
        if not move.stays_secret:
            self._ask_again()
        elif not move.revises:
            self._asked[seat] = self._versions[seat]

    def _put(self, move: Move) -> None:
        """A move's position, entries and events."""
        seat = move.decision.seat
        self._stand(move.position)
        if move.revises:
            replace_choice(self._entries, seat, move.decision)
        else:
            self._entries.append(move.decision)
        self._deciders.add(seat)
        self._keep(move.settled, move.events)

    def _stand(self, position: Position) -> None:
        self._position = position
        self._legal.clear()

    def annotate(self, note: str) -> None:
        """A line in the record that does not affect the replay."""
        self._entries.append(Note(" ".join(note.split())))

    def _keep(self, settled: Sequence[Settled], events: Sequence[Event]) -> None:
        self._entries += settled
        self._chances += len(settled)
        for event in events:
            for audience, log in self._logs.items():
                if event.reaches(audience):
                    log.append(event)

    def _count(self, move: Move) -> None:
        """A new version for everybody who notices the move, or notices that it is taken back."""
        for audience in [move.decision.seat] if move.revises else self._versions:
            self._versions[audience] += 1

    def _ask_again(self) -> None:
        for seat in self._asked:
            self._asked[seat] = self._versions[seat]

    # -- undoing -----------------------------------------------------------------------------------------

    def why_no_undo(self, seat: int) -> Text | None:
        """None if the seat's last decision can be taken back, else the reason."""
        history = self._undo_history
        if history.seat == seat or history.revises(seat):
            return None
        if seat not in self._deciders:
            return text("table-undo-nothing")
        return text("table-undo-other") if history.checkpoints else history.why_not

    def forbid_undo(self, reason: Text) -> None:
        """From here on everything stays as it is decided, if anything could be taken back at all."""
        if self._undo_history.checkpoints:
            self._undo_history.forbid(reason)

    def undo(self, seat: int) -> Move:
        """Take back the seat's last decision: never past a roll, a reveal, or somebody else's decision.

        Changes that others have made to their secret choices since then stay.
        """
        reason = self.why_no_undo(seat)
        if reason is not None:
            raise CannotUndo(reason)
        checkpoint, kept = self._undo_history.take_back(seat)
        self._return_to(checkpoint)
        for move in kept:
            self._revise_again(move.decision)
        self._count(checkpoint.move)
        if checkpoint.move.before.is_secret():
            self._asked[seat] = self._versions[seat]
        else:
            self._ask_again()
        return checkpoint.move

    def _revise_again(self, decision: Decision) -> None:
        move = self.replay_move(decision, [])
        log_lengths = {audience: len(log) for audience, log in self._logs.items()}
        self._undo_history.add(Checkpoint(move, self._position, list(self._entries), log_lengths))
        self._put(move)

    def _return_to(self, checkpoint: Checkpoint) -> None:
        self._stand(checkpoint.position)
        since = self._entries[len(checkpoint.entries) :]
        self._entries = checkpoint.entries + [entry for entry in since if isinstance(entry, Note)]
        self._deciders = {entry.seat for entry in self._entries if isinstance(entry, Decision)}
        for audience, length in checkpoint.log_lengths.items():
            del self._logs[audience][length:]


def _settle(position: Position, outcomes: OutcomeSource, ordinal: int) -> list[Settled]:
    """Every chance a position stops at, until it waits for a decision or is over."""
    settled: list[Settled] = []
    while isinstance(chance := position.pending, Chance):
        outcome = outcomes.outcome(chance, ordinal + len(settled))
        settled.append(Settled(chance.spec, chance.write(outcome)))
        position.settle(outcome)
    return settled
