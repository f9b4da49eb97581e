"""What requests have in common: who may ask, and at which stage. Whatever does not hold is Refused."""

from __future__ import annotations

from conclave.core.text import text
from conclave.table.match import Match
from conclave.table.people import SeatHolder
from conclave.table.refused import Refused
from conclave.table.stages import PLAYING, Stage
from conclave.table.state import TableState


def holder_at(state: TableState, seat: int) -> SeatHolder:
    if not 0 <= seat < len(state.seat_holders):
        raise Refused("wrong", text("table-seat-unknown", seat=seat + 1, seats=len(state.seat_holders)))
    return state.seat_holders[seat]


def only_creator(state: TableState, client: int) -> None:
    if not state.is_creator(client):
        raise Refused("denied", text("table-creator-only"))


def only_in(state: TableState, stage: Stage) -> None:
    if state.stage != stage:
        raise Refused("unfit", text("table-not-now"))


def only_invited(state: TableState, client: int) -> None:
    if not state.may_sit(client):
        raise Refused("denied", text("table-watch-only"))


def only_playable(state: TableState) -> None:
    if state.game is None:
        raise Refused("unfit", text("table-rules-gone", game=state.game_name, rules=state.rules))


def match_in_play(state: TableState) -> Match:
    if state.match is None or state.stage != PLAYING:
        only_playable(state)
        raise Refused("unfit", text("table-not-playing"))
    return state.match


def match_of_holder(state: TableState, client: int, seat: int) -> Match:
    """The match, for a client that holds the seat."""
    if client not in holder_at(state, seat).clients():
        raise Refused("denied", text("table-seat-not-yours"))
    match = match_in_play(state)
    if state.seat_holders[seat].resigned:
        raise Refused("unfit", text("table-resigned"))
    if state.seat_holders[seat].blind:
        raise Refused("unfit", text("table-seat-blind"))
    return match
