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
from conclave.server.shown import (
    MOST_ACTIONS,
    ActionShown,
    Asked,
    ChatShown,
    DiceShown,
    EventShown,
    Family,
    GameNews,
    GameShown,
    Legal,
    OverShown,
    SeatShown,
    TableShown,
    You,
)
from conclave.table.dice import ALGORITHM
from conclave.table.entries import audience_name
from conclave.table.match import Audience, Match
from conclave.table.stages import GATHERING, LOBBY
from conclave.table.state import Saying
from conclave.table.table import Table

_EMPTY = Legal(0, [], [])


def show_table(table: Table, watching: int, now: float) -> TableShown:
    names = table.names()
    return TableShown(
        id=table.id,
        game=table.game_name,
        rules=table.rules,
        playable=table.game is not None,
        options=table.sketch.options if table.sketch is not None else {},
        settings=table.settings,
        stage=table.stage,
        seats=[_show_seat(table, seat) for seat in range(len(table.chairs))],
        watching=watching,
        dice=_show_dice(table),
        hides_nothing=table.match is not None and table.match.hides_nothing,
        places=table.places,
        chat=[show_saying(saying, names) for saying in table.chat],
        rematch=table.rematch,
        now=now,
    )


def _show_seat(table: Table, seat: int) -> SeatShown:
    chair = table.chairs[seat]
    return SeatShown(
        name=chair.name,
        bot=chair.bot,
        clients=chair.holders(),
        here=table.seat_is_here(seat),
        covered=chair.covered,
        resigned=chair.resigned,
        missed=chair.missed,
    )


def _show_dice(table: Table) -> DiceShown:
    seeds = table.seeds
    open_still = table.stage in (LOBBY, GATHERING)
    return DiceShown(
        algorithm=ALGORITHM,
        commitment=seeds.commitment,
        secret=seeds.secret,
        step=seeds.step if open_still else "fixed",
        wanted=seeds.missing(table.contributors()) if open_still else [],
        promised=seeds.promised,
        revealed=seeds.revealed,
        left_out=seeds.left_out,
    )


def show_you(table: Table, client: int, shows: int | None) -> You:
    return You(client, table.seats_of(client), table.is_creator(client), table.may_sit(client), shows)


class Views:
    """What the audiences of a match have been shown last, so that only what changed has to be sent.

    Where nothing is hidden all of them share one view, and what changed is the same for everybody.
    """

    def __init__(self) -> None:
        self._shown: dict[Audience, Any] = {}
        self._news: dict[Audience, tuple[int, dict[str, msgspec.Raw]]] = {}
        """By audience: the version it leads to, and the fields that changed."""

    def whole(self, match: Match, seat: Audience) -> msgspec.Raw:
        view = match.view(seat)
        audience = _shared(match, seat)
        if audience not in self._shown:
            self._shown[audience] = view if audience == seat else match.view(audience)
        return _raw(view)

    def changed(self, match: Match, seat: Audience) -> dict[str, msgspec.Raw]:
        """The fields that are not as they were. Has to be asked for every version of an audience."""
        audience = _shared(match, seat)
        version = match.version(audience)
        if audience not in self._news or self._news[audience][0] != version:
            view: Any = match.view(audience)
            before = self._shown.get(audience, view)
            self._shown[audience] = view
            self._news[audience] = version, changed_fields(before, view)
        return self._news[audience][1]

    def forget_all_but(self, match: Match, seats: set[Audience]) -> None:
        """Audiences without anybody in them miss versions: they begin anew when somebody comes."""
        present = {_shared(match, seat) for seat in seats}
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


def _shared(match: Match, seat: Audience) -> Audience:
    return None if match.hides_nothing else seat


def _raw(value: object) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(value))


def show_game(table: Table, views: Views, seat: Audience) -> GameShown | None:
    """All of it; None before the game has begun."""
    match = table.match
    if match is None:
        return _show_archived(table, seat)
    return GameShown(**_Situations(table, match).of(seat, 0), view=views.whole(match, seat))


class News:
    """What is different from the version before, for every audience.

    Four people at a table are told nearly the same: what is the same for several is written once.
    """

    def __init__(self, table: Table, match: Match, views: Views) -> None:
        self._match = match
        self._views = views
        self._situations = _Situations(table, match)

    def of(self, seat: Audience, log_from: int) -> GameNews:
        view = self._views.changed(self._match, seat)
        return GameNews(**self._situations.of(seat, log_from), view=view)


class _Situations:
    """How a game stands, for one audience after the other."""

    def __init__(self, table: Table, match: Match) -> None:
        self._table = table
        self._match = match
        self._asked = [Asked(each, table.deadline(each)) for each in table.asked]
        self._over = show_over(match.pending)
        self._events: dict[Event, msgspec.Raw] = {}

    def of(self, seat: Audience, log_from: int) -> dict[str, Any]:
        why_no_undo = None if seat is None else self._table.why_no_undo(seat)
        return {
            "shows": seat,
            "version": self._match.version(seat),
            "asked": self._asked,
            "legal": _show_legal(self._table, self._match, seat),
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


def show_over(pending: Pending) -> OverShown | None:
    """How a game has ended; None while it goes on."""
    if not isinstance(pending, Over):
        return None
    return OverShown(list(pending.places), list(pending.points), pending.reason)


def _show_archived(table: Table, seat: Audience) -> GameShown | None:
    """A game whose rules are gone, as it was shown."""
    archive = table.archive
    if not archive.players:
        return None
    views = archive.ending.views if archive.ending is not None else {}
    return GameShown(
        shows=seat,
        version=table.changes,
        asked=[],
        legal=_EMPTY,
        can_undo=False,
        undo=None,
        over=None,
        log_from=0,
        log=[EventShown(told.kind, told.arguments, told.text) for told in archive.log(seat)],
        view=views.get(audience_name(seat), msgspec.Raw(b"null")),
    )


def _show_legal(table: Table, match: Match, seat: int | None) -> Legal:
    if seat is None or not table.live or table.chairs[seat].resigned:
        return _EMPTY
    actions = match.legal(seat)
    if not actions:
        return _EMPTY
    if len(actions) > MOST_ACTIONS:
        return Legal(len(actions), [], _families(match.game, actions))
    written: list[Any] = [_write_action(match.game, action) for action in actions]
    return Legal(len(actions), written, [])


def show_action(game: Game, action: int) -> ActionShown:
    wire = action_to_wire(game, action)
    return ActionShown(**wire, rule=game.rule(action))


@lru_cache(maxsize=20_000)  # the same few are offered again and again
def _write_action(game: Game, action: int) -> msgspec.Raw:
    return _raw(show_action(game, action))


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


def show_saying(saying: Saying, names: Mapping[int, str]) -> ChatShown:
    return ChatShown(saying.client, names.get(saying.client, ""), saying.at, saying.words)
