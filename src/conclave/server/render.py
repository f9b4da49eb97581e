"""What goes out to clients, by allow-list: the table as everybody sees it, the game as one audience does."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from functools import cache, lru_cache
from typing import Any

import msgspec

from conclave.core.actions import Actions
from conclave.core.event import Event
from conclave.core.game import Game
from conclave.core.pending import Over, Pending
from conclave.core.wire import action_to_wire, event_to_wire
from conclave.server.message_parts import (
    MOST_ACTIONS,
    ActionShown,
    Asked,
    ChatShown,
    DiceShown,
    EventShown,
    Family,
    GameNews,
    GameShown,
    IncidentShown,
    Legal,
    OverShown,
    SeatShown,
    TableShown,
    VoteShown,
    You,
)
from conclave.table.dice import ALGORITHM
from conclave.table.entries import audience_name
from conclave.table.match import Audience, Match
from conclave.table.stages import GATHERING, LOBBY
from conclave.table.state import ChatMessage, TableState
from conclave.table.table import Table

_EMPTY = Legal(0, [], [])


def render_table(table: Table, watching: int, now: float) -> TableShown:
    state = table.state
    names = state.names()
    return TableShown(
        id=state.id,
        game=state.game_name,
        rules=state.rules,
        playable=state.game is not None,
        options=state.sketch.options if state.sketch is not None else {},
        settings=state.settings,
        stage=state.stage,
        seats=[_render_seat(table, seat) for seat in range(len(state.seat_holders))],
        watching=watching,
        dice=_render_dice(state),
        hides_nothing=state.match is not None and state.match.hides_nothing,
        places=state.places,
        vote=_render_vote(table, now),
        incidents=[IncidentShown(**vars(incident)) for incident in state.incidents],
        chat=[render_chat_message(message, names) for message in state.chat],
        rematch=state.rematch,
        now=now,
    )


def _render_seat(table: Table, seat: int) -> SeatShown:
    holder = table.state.seat_holders[seat]
    return SeatShown(
        name=holder.name,
        bot=holder.bot,
        clients=holder.clients(),
        here=table.presence.seat_is_here(seat),
        covered=holder.covered,
        resigned=holder.resigned,
        missed=holder.missed,
    )


def _render_vote(table: Table, now: float) -> VoteShown | None:
    vote = table.state.vote
    if vote is None or not vote.is_open(now):
        return None
    voters = table.votes.voters(vote.seat)
    agreed = [seat for seat in voters if vote.agreed.intersection(table.state.seat_holders[seat].clients())]
    wanted = [seat for seat in voters if seat not in agreed and table.presence.seat_is_here(seat)]
    return VoteShown(vote.kind, vote.seat, agreed, wanted, vote.until)


def _render_dice(state: TableState) -> DiceShown:
    seeds = state.seeds
    open_still = state.stage in (LOBBY, GATHERING)
    return DiceShown(
        algorithm=ALGORITHM,
        commitment=seeds.commitment,
        secret=seeds.secret,
        step=seeds.step if open_still else "fixed",
        wanted=seeds.missing(state.contributors()) if open_still else [],
        promised=seeds.promised,
        revealed=seeds.revealed,
        left_out=seeds.left_out,
    )


def render_you(state: TableState, client: int, shows: int | None) -> You:
    return You(
        client,
        state.seats_of(client),
        state.is_creator(client),
        state.may_sit(client),
        [seat for seat in state.seats_of(client) if state.seat_holders[seat].blind],
        shows,
    )


class LastViews:
    """What the audiences of a match saw last, so that only changes have to be sent.

    Where nothing is hidden all of them share one view, and what changed is the same for everybody.
    """

    def __init__(self) -> None:
        self._shown: dict[Audience, Any] = {}
        self._news: dict[Audience, tuple[int, dict[str, msgspec.Raw]]] = {}
        """By audience: the version it leads to, and the fields that changed."""

    def whole(self, match: Match, seat: Audience) -> msgspec.Raw:
        view = match.view(seat)
        audience = _view_audience(match, seat)
        if audience not in self._shown:
            self._shown[audience] = view if audience == seat else match.view(audience)
        return _raw(view)

    def changes(self, match: Match, seat: Audience) -> dict[str, msgspec.Raw]:
        """The fields that are not as they were. Has to be asked for every version of an audience."""
        audience = _view_audience(match, seat)
        version = match.version(audience)
        if audience not in self._news or self._news[audience][0] != version:
            view: Any = match.view(audience)
            before = self._shown.get(audience, view)
            self._shown[audience] = view
            self._news[audience] = version, changed_fields(before, view)
        return self._news[audience][1]

    def forget_all_but(self, match: Match, seats: set[Audience]) -> None:
        """Audiences without anyone present miss versions: they start over when somebody comes."""
        present = {_view_audience(match, seat) for seat in seats}
        self._shown = {audience: view for audience, view in self._shown.items() if audience in present}


def changed_fields(before: Any, view: Any) -> dict[str, msgspec.Raw]:
    """Those of a view that are not as they were; all of them if there was none before."""
    return {
        name: _raw(getattr(view, name))
        for name in _field_names(view.__class__)
        if before is None or getattr(view, name) != getattr(before, name)
    }


@cache
def _field_names(face: type) -> tuple[str, ...]:
    return tuple([each.name for each in fields(face)])


def _view_audience(match: Match, seat: Audience) -> Audience:
    return None if match.hides_nothing else seat


def _raw(value: object) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(value))


def render_game(table: Table, views: LastViews, seat: Audience) -> GameShown | None:
    """All of it; None before the game has begun."""
    match = table.state.match
    if match is None:
        return _render_archived(table, seat)
    return GameShown(**_StatusRenderer(table, match).of(seat, 0), view=views.whole(match, seat))


class GameUpdates:
    """What is different from the version before, for every audience.

    Four people at a table are told nearly the same: what is the same for several is written once.
    """

    def __init__(self, table: Table, match: Match, views: LastViews) -> None:
        self._match = match
        self._views = views
        self._status = _StatusRenderer(table, match)

    def of(self, seat: Audience, log_from: int) -> GameNews:
        view = self._views.changes(self._match, seat)
        return GameNews(**self._status.of(seat, log_from), view=view)


class _StatusRenderer:
    """Renders how a game stands, for one audience after the other."""

    def __init__(self, table: Table, match: Match) -> None:
        self._table = table
        self._match = match
        self._asked = [Asked(each, table.presence.deadline(each)) for each in table.state.asked]
        self._over = render_over(match.pending)
        self._events: dict[Event, msgspec.Raw] = {}

    def of(self, seat: Audience, log_from: int) -> dict[str, Any]:
        why_no_undo = None if seat is None else self._table.play.why_no_undo(seat)
        return {
            "shows": seat,
            "version": self._match.version(seat),
            "asked": self._asked,
            "legal": _render_legal(self._table, self._match, seat),
            "can_undo": seat is not None and why_no_undo is None,
            "undo": why_no_undo,
            "over": self._over,
            "log_from": log_from,
            "log": [self._write(event) for event in self._match.log(seat, log_from)],
        }

    def _write(self, event: Event) -> msgspec.Raw:
        """As an `EventShown`."""
        written = self._events.get(event)
        if written is None:
            written = self._events[event] = _raw(EventShown(**event_to_wire(event)))
        return written


def render_over(pending: Pending) -> OverShown | None:
    """How a game has ended; None while it goes on."""
    if not isinstance(pending, Over):
        return None
    return OverShown(list(pending.places), list(pending.points), pending.reason)


def _render_archived(table: Table, seat: Audience) -> GameShown | None:
    """A game whose rules are gone, as it was shown."""
    archive = table.state.archive
    if not archive.players:
        return None
    views = archive.ending.views if archive.ending is not None else {}
    return GameShown(
        shows=seat,
        version=table.state.changes,
        asked=[],
        legal=_EMPTY,
        can_undo=False,
        undo=None,
        over=None,
        log_from=0,
        log=[EventShown(told.kind, told.arguments, told.text) for told in archive.log(seat)],
        view=views.get(audience_name(seat), msgspec.Raw(b"null")),
    )


def _render_legal(table: Table, match: Match, seat: int | None) -> Legal:
    if seat is None or not table.state.live or table.state.seat_holders[seat].resigned:
        return _EMPTY
    actions = match.legal(seat)
    if not actions:
        return _EMPTY
    if len(actions) > MOST_ACTIONS:
        return Legal(len(actions), [], _families(match.game, actions))
    written: list[Any] = [_write_action(match.game, action) for action in actions]
    return Legal(len(actions), written, [])


def render_action(game: Game, action: int) -> ActionShown:
    wire = action_to_wire(game, action)
    return ActionShown(**wire, rule=game.rule(action))


@lru_cache(maxsize=20_000)  # the same few are offered again and again
def _write_action(game: Game, action: int) -> msgspec.Raw:
    return _raw(render_action(game, action))


def _families(game: Game, actions: Actions) -> list[Family]:
    counts: dict[str, int] = {}
    values: dict[str, dict[str, list[object]]] = {}
    for action in actions:
        wire = action_to_wire(game, action)
        kind = wire["kind"]
        counts[kind] = counts.get(kind, 0) + 1
        for name, value in wire["arguments"].items():
            seen = values.setdefault(kind, {}).setdefault(name, [])
            if value not in seen:
                seen.append(value)
    return [Family(kind, count, values.get(kind, {})) for kind, count in counts.items()]


def render_chat_message(message: ChatMessage, names: Mapping[int, str]) -> ChatShown:
    return ChatShown(message.client, names.get(message.client, ""), message.at, message.words)
