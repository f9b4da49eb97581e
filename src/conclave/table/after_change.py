"""What a table waits for once a change has happened: kept with the change, for lists and for waking it."""

from __future__ import annotations

from collections.abc import Sequence

from conclave.core.pending import Decide
from conclave.table import entries as log
from conclave.table.change import Change
from conclave.table.presence import SEED_SECONDS
from conclave.table.stages import GATHERING
from conclave.table.state import TableState


def wakes_after(state: TableState, change: Change, now: float) -> float | None:
    """When somebody has to look at the table though nobody is connected, once the change has happened."""
    last = change.entries[-1] if change.entries else None
    if isinstance(last, log.Ended) or state.game is None:
        return None
    gathering = state.stage == GATHERING and not isinstance(last, log.Began)
    if gathering or isinstance(last, log.Gathering):
        return now + SEED_SECONDS
    asked = _waiting_seats_after(state, change)
    if _by_bot_after(state, change).intersection(asked):
        return 0.0
    clock = state.settings.clock
    return None if clock is None or not asked else now + clock.seconds


def waits_for_after(state: TableState, change: Change) -> tuple[str, ...]:
    """The keys of seated clients that must decide after the change."""
    if any(isinstance(entry, log.Ended) for entry in change.entries):
        return ()
    seats = set(_waiting_seats_after(state, change)) - _by_bot_after(state, change)
    clients = {client for seat in seats for client in state.seat_holders[seat].clients()}
    return tuple(state.clients[client].key for client in sorted(clients))


def _by_bot_after(state: TableState, change: Change) -> set[int]:
    by_bot = {seat for seat, holder in enumerate(state.seat_holders) if holder.played_by_bot}
    for entry in change.entries:
        if isinstance(entry, log.Covered | log.StoodUp | log.Reopened | log.Resigned):
            by_bot.add(entry.seat)
        elif isinstance(entry, log.Kicked):
            by_bot.update(entry.seats)
        elif isinstance(entry, log.HandedBack):
            by_bot.discard(entry.seat)
    return by_bot


def _waiting_seats_after(state: TableState, change: Change) -> Sequence[int]:
    match, move = change.precomputed.match, change.precomputed.move
    pending = match.pending if match is not None else None if move is None else move.position.pending
    if isinstance(pending, Decide):
        return pending.seats
    undone = [entry.seat for entry in change.entries if isinstance(entry, log.Undone)]
    now = state.match.pending if state.match is not None else None
    if undone and not (isinstance(now, Decide) and now.is_secret()):
        return undone
    # Who takes back a secret choice changes nothing for the others who are choosing.
    return sorted({*state.asked, *undone})
