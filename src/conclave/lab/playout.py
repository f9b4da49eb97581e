"""One game by bots from its start to its end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from time import perf_counter

from conclave.bots.asking import ask
from conclave.bots.bot import Bot
from conclave.core.chance import Chance
from conclave.core.game import Game
from conclave.core.options import Options
from conclave.core.pending import Decide, Over
from conclave.core.record import Decision, Record, Seat, Settled
from conclave.core.source import Source


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


def play_out(
    game: Game, options: Options, bots: Sequence[Bot], seats: Sequence[Seat], source: Source
) -> Playout:
    """Play a game to its end: chances from `source`, decisions by `bots`, who see views only.

    A bot that raises, or answers with anything but a legal action, ends it with a BotError.
    """
    position = game.start(options)
    record = Record(game.name, game.rules_version, options.written(), seats)
    decisions = [0] * len(seats)
    seconds = [0.0] * len(seats)
    pending = position.pending
    while not isinstance(pending, Over):
        if isinstance(pending, Chance):
            outcome = pending.sample(source)
            record.entries.append(Settled(pending.spec, pending.write(outcome)))
            position.settle(outcome)
        else:
            assert isinstance(pending, Decide)
            seat = pending.seats[0]
            decisions[seat] += len(position.legal(seat)) > 1
            started = perf_counter()
            action = ask(
                bots[seat],
                seats[seat].player,
                position.view(seat),
                position.legal(seat),
                partial(position.why_not, seat),
            )
            seconds[seat] += perf_counter() - started
            record.entries.append(Decision(seat, game.notation(action)))
            position.apply(seat, action)
        pending = position.pending
    record.places = pending.places
    rounds = getattr(position.view(None), "round", None)
    return Playout(record, pending, rounds, tuple(decisions), tuple(seconds))
