"""One game by bots from its start to its end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from time import perf_counter

from conclave.bots.answers import ask
from conclave.bots.bot import Bot
from conclave.bots.registry import BotError
from conclave.core.chance import Chance, Outcome
from conclave.core.event import Listener
from conclave.core.game import Game
from conclave.core.options import Options
from conclave.core.pending import Decide, Over
from conclave.core.position import Position
from conclave.core.record import Decision, Record, Seat, Settled
from conclave.core.source import Source
from conclave.core.text import Text


class FailedAtTable(BotError):
    """A bot that failed in a game: which seat it had, and why."""

    def __init__(self, seat: int, reason: Text) -> None:
        super().__init__(reason)
        self.seat = seat


class Observer:
    """Callbacks during a game; subclasses override what they need."""

    listener: Listener | None = None
    """Receives the events of the game."""

    def on_ask(self, seat: int) -> None:
        """Called before a bot is asked for a decision, or created."""

    def on_answer(self, seat: int) -> None:
        """Called after it has answered."""

    def on_outcome(self, position: Position, outcome: Outcome) -> None:
        """Called before the outcome of a chance is applied."""


@dataclass(frozen=True)
class Playout:
    """A finished game and what its seats took for it."""

    record: Record
    over: Over
    rounds: int | None
    """For games that count rounds in their view."""
    decisions: tuple[int, ...]
    """By seat: how often there were at least two options."""
    seconds: tuple[float, ...]
    """By seat: time spent deciding."""
    slowest: tuple[float, ...]
    """By seat: the longest time for one decision."""


def play_out(
    game: Game,
    options: Options,
    bots: Sequence[Bot],
    seats: Sequence[Seat],
    source: Source,
    observer: Observer | None = None,
) -> Playout:
    """Play a game to its end: chances from `source`, decisions by `bots`, who see views only.

    A bot that raises, or answers with anything but a legal action, ends it with FailedAtTable.
    """
    observer = observer or Observer()
    position = game.start(options, observer.listener)
    record = Record(game.name, game.rules_version, options.written(), seats)
    decisions = [0] * len(seats)
    seconds = [0.0] * len(seats)
    slowest = [0.0] * len(seats)
    pending = position.pending
    while not isinstance(pending, Over):
        if isinstance(pending, Chance):
            outcome = pending.sample(source)
            record.entries.append(Settled(pending.spec, pending.write(outcome)))
            observer.on_outcome(position, outcome)
            position.settle(outcome)
        else:
            assert isinstance(pending, Decide)
            seat = pending.seats[0]
            decisions[seat] += len(position.legal(seat)) > 1
            observer.on_ask(seat)
            started = perf_counter()
            action = _ask_bot(bots[seat], seats[seat].player, position, seat)
            spent = perf_counter() - started
            observer.on_answer(seat)
            seconds[seat] += spent
            slowest[seat] = max(slowest[seat], spent)
            record.entries.append(Decision(seat, game.notation(action)))
            position.apply(seat, action)
        pending = position.pending
    record.places = pending.places
    rounds = getattr(position.view(None), "round", None)
    return Playout(record, pending, rounds, tuple(decisions), tuple(seconds), tuple(slowest))


def _ask_bot(bot: Bot, label: str, position: Position, seat: int) -> int:
    try:
        return ask(bot, label, position.view(seat), position.legal(seat), partial(position.why_not, seat))
    except BotError as failed:
        raise FailedAtTable(seat, failed.reason) from (failed.__cause__ or failed)
