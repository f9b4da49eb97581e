"""All tables of a server: made, found, woken when something is due, and put to rest."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cache
from typing import Final

import msgspec
import structlog

from conclave.bots.registry import BotError, bot_label, bot_names, find_bot
from conclave.compiled import form
from conclave.core.game import Game
from conclave.core.registry import UnknownGame
from conclave.core.text import text
from conclave.registry import GAMES
from conclave.server import protocol
from conclave.server.bot_workers.bot_pool import BotPool
from conclave.server.close_codes import RESTARTING, UNKNOWN_TABLE
from conclave.server.context import Counters, ServerContext, refusal_of
from conclave.server.message_parts import TableShown
from conclave.server.render import render_table
from conclave.server.room import Room
from conclave.server.table_requests import BotSeat, Created, Links, Listed, MySeat, NewTable
from conclave.server.token_bucket import TokenBucket, TokenBuckets
from conclave.server.tokens import digest, new_table_id, new_token
from conclave.table import entries as log
from conclave.table.bots import Bots
from conclave.table.change import Change
from conclave.table.dice import SECRET_BYTES
from conclave.table.refused import Refused
from conclave.table.sketch import Sketch, StoredSketch
from conclave.table.stages import ABANDONED, GATHERING, LOBBY, OVER, PLAYING
from conclave.table.storage_port import Append, Storage, StorageError, StoredTable
from conclave.table.table import Table

REST_AFTER: Final = 60.0
"""Seconds without anyone connected after which a table is dropped from memory."""
LOOK_EVERY: Final = 5.0
CLOSING_SECONDS: Final = 3.0
"""How long somebody who does not listen keeps the server from closing."""
MOST_BUDGET: Final = 2000
MOST_BUDGET_PURE: Final = 200
"""The largest budget that visitors may give a bot, with compiled rules and without. Its decisions then take
about as long as the slowest of an archmage, 0.8 s: in ciúb with four players 0.6 s on average and 1.0 s at
most, without 0.9 s and 1.3 s (scripts/bot_speed.py)."""
ENDED_OR_NEVER_BEGUN: Final = (LOBBY, OVER, ABANDONED)
"""Stages in which nobody's game is lost with a table."""

_log = structlog.get_logger("conclave.tables")


class NoSuchTable(Exception):
    pass


class Limits(msgspec.Struct, frozen=True):
    tables_per_origin: int = 100
    """That have not ended, made from one address; and as many more, by one address or client, in an hour."""
    tables_per_hour: int = 5_000
    """Made by everybody together."""
    sockets: int = 10_000
    sockets_per_origin: int = 200
    connections: int = 4_000
    """That are no sockets: requests on their way, and idle ones."""
    connections_per_origin: int = 300
    """Six for each of the fifty browsers of a club behind one address."""
    messages_per_second: float = 40.0
    """Of one client, whatever number of sockets it has, after a burst; beyond that it is read more slowly."""
    burst: int = 200
    messages_per_second_of_origin: float = 400.0
    """Of all clients of one address together."""


def most_budget() -> int:
    """The largest budget that visitors may give a bot here."""
    return MOST_BUDGET if form() == "compiled" else MOST_BUDGET_PURE


@cache
def bots_of(game: str) -> Bots:
    """No bots for a game that is no longer installed."""
    if game not in [each.name for each in GAMES]:
        return Bots()
    labels: dict[str, str] = {}
    budgets: dict[str, int] = {}
    for name in bot_names(game):
        with suppress(BotError):  # another package's kit may name a bot that cannot be loaded
            bot_class = find_bot(game, name)
            labels[name] = bot_label(name, bot_class)
            if bot_class.budget is not None:
                budgets[name] = most_budget()
    return Bots(labels, budgets)


def find_game(name: str, rules: int) -> Game | None:
    """The game of a table, if it can still be played."""
    try:
        game = GAMES.find(name)
    except UnknownGame:
        return None
    return game if game.rules_version == rules else None


class TableManager:
    def __init__(
        self,
        storage: Storage,
        bot_pool: BotPool,
        limits: Limits | None = None,
        now: Callable[[], float] = time.time,
    ) -> None:
        self.limits = limits or Limits()
        self._context = ServerContext(storage, bot_pool, now)
        self._rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Future[Room]] = {}
        per_hour = self.limits.tables_per_origin
        self._creation_rates = TokenBuckets(per_hour / 3600, per_hour)
        """How often clients and addresses make tables."""
        in_all = max(per_hour, self.limits.tables_per_hour)
        self._creation_rate = TokenBucket(in_all / 3600, in_all)
        self._message_rates = TokenBuckets(self.limits.messages_per_second, self.limits.burst)
        per_second = self.limits.messages_per_second_of_origin
        self._origin_message_rates = TokenBuckets(per_second, round(5 * per_second))
        self._looking: asyncio.Task[None] | None = None

    @property
    def counters(self) -> Counters:
        return self._context.counters

    @property
    def rooms(self) -> int:
        return len(self._rooms)

    async def start(self) -> None:
        await self._context.bot_pool.start()
        self._looking = asyncio.create_task(self._look_around())

    async def close(self) -> None:
        """Notify everybody, and finish running commands."""
        self._context.closing = True
        if self._looking is not None:
            self._looking.cancel()
        for room in self._rooms.values():
            room.tell_all(protocol.Bye(text("server-closing")))
            room.close(RESTARTING)
        await self._context.bot_pool.close()
        await self._context.finish(CLOSING_SECONDS)

    # -- making and entering -----------------------------------------------------------------------------

    async def create(self, key: str, origin: str, new: NewTable) -> Created:
        """A table whose creator, known by `key`, sits where they want to."""
        try:
            game = GAMES.find(new.game)
        except UnknownGame as unknown:
            raise Refused("wrong", unknown.reason) from None
        self._check_number(key, origin)
        table, secret = self._blank(game)
        lines = _FirstLines(table, self._context.now())
        lines.take(table.play.open(game, new.options, new.settings))
        links = self._add_links(lines)
        lines.take(table.seats.admit(key, digest(links.creator)))
        if len(new.seats) > len(table.state.seat_holders):
            raise Refused("wrong", text("server-too-many-seats", seats=len(table.state.seat_holders)))
        for seat, wish in enumerate(new.seats):
            if isinstance(wish, MySeat):
                lines.take(table.seats.sit(1, seat, wish.name))
            elif isinstance(wish, BotSeat):
                name = wish.name or wish.bot.capitalize().replace(":", " ")
                lines.take(table.seats.seat_bot(1, seat, wish.bot, name))
        if new.start:
            lines.take(table.play.start(1))
        await self._keep_new(table, secret, origin, lines)
        return Created(table.state.id, 1, links)

    async def play_again(self, former: Room, client: int, key: str, origin: str) -> str:
        """Another table with the same people; it is made before the old one tells of it."""
        old = former.table
        game = old.state.game
        if game is None:
            raise Refused("unfit", text("table-rules-gone", game=old.state.game_name, rules=old.state.rules))
        table, secret = self._blank(game)
        lines = _FirstLines(table, self._context.now())
        lines.take(table.play.open(game, dict(old.state.options().items()), old.state.settings))
        links = self._add_links(lines)
        for entry in old.play.play_again(client, digest(links.creator), digest(links.invite)):
            lines.take(Change([entry]))
        self._check_number(key, origin)
        await self._keep_new(table, secret, origin, lines)
        return table.state.id

    def _blank(self, game: Game) -> tuple[Table, bytes]:
        """A table without a line, and its secrets: that of the dice, and that of its bots."""
        secret = secrets.token_bytes(2 * SECRET_BYTES)
        table = Table(
            new_table_id(), secret[:SECRET_BYTES], find_game, bots_of(game.name), self._context.now()
        )
        return table, secret

    def _add_links(self, lines: _FirstLines) -> Links:
        links = Links(new_token(), new_token(), new_token())
        kinds: dict[log.LinkKind, str] = {
            "creator": links.creator,
            "invite": links.invite,
            "spectator": links.spectator,
        }
        for kind, token in kinds.items():
            lines.take(lines.table.seats.make_link(None, kind, None, digest(token)))
        return links

    def message_delay(self, key: str, origin: str) -> float:
        """Seconds that a client has to wait after this message, so that everybody gets their share."""
        delays = (self._message_rates.of(key).delay(), self._origin_message_rates.of(origin).delay())
        return max(delays)

    def _check_number(self, key: str, origin: str) -> None:
        """So many tables at once, and as many more in an hour: also those that have ended take room.

        All new tables are counted here, a rematch as well.
        """
        most = self.limits.tables_per_origin
        stages = (LOBBY, GATHERING, PLAYING)
        if len(self._context.storage.tables(stages=stages, origin=origin, limit=most)) >= most:
            raise Refused("busy", text("server-too-many-tables", most=most))
        buckets = [self._creation_rates.of(f"client {key}"), self._creation_rates.of(f"address {origin}")]
        if not all(bucket.allows() for bucket in buckets):
            raise Refused("busy", text("server-tables-too-often", most=most))
        if not self._creation_rate.allows():
            raise Refused("busy", text("server-full"))

    async def _keep_new(self, table: Table, secret: bytes, origin: str, lines: _FirstLines) -> None:
        """Keep the first lines of a table, with the secret of its dice; then open its room."""
        room = Room(self._context, table, secret[SECRET_BYTES:], origin)
        append = Append(
            table=table.state.id,
            after=0,
            at=lines.at,
            lines=[log.encode(entry) for entry in lines.entries],
            summary=room.summary(Change([]), lines.at),
            clients=[client.key for client in table.state.clients.values()],
            secret=secret,
        )
        try:
            await asyncio.wrap_future(self._context.storage.append(append))
        except StorageError as wrong:
            raise refusal_of(wrong) from None
        self._rooms[table.state.id] = room
        room.look_after()

    async def enter(self, table: str, key: str, token: str) -> int:
        """Come to a table by a link, or to a listed one without; the client's number there."""
        room = await self.room(table)
        known = digest(token) if token else ""
        await room.command(lambda table: (table.seats.admit(key, known), b""))
        client = room.table.state.client_of(key)
        assert client is not None
        return client.number

    # -- finding -----------------------------------------------------------------------------------------

    async def room(self, table: str) -> Room:
        """From memory, or as its log left it."""
        room = self._rooms.get(table)
        if room is not None and not room.gone:
            return room
        opening = self._opening.get(table)
        if opening is None:
            opening = asyncio.ensure_future(self._open(table))
            self._opening[table] = opening
            opening.add_done_callback(lambda _: self._opening.pop(table))
        return await asyncio.shield(opening)

    async def _open(self, table: str) -> Room:
        storage = self._context.storage
        kept = storage.find(table)
        secret = storage.secret(table)
        if kept is None or secret is None:
            raise NoSuchTable(table)
        lines = await asyncio.to_thread(storage.lines, table)
        commands = await asyncio.to_thread(storage.commands, table)
        bots = bots_of(kept.summary.game)
        read = await asyncio.to_thread(
            Table.read, table, secret[:SECRET_BYTES], lines, find_game, bots, self._context.now()
        )
        room = Room(self._context, read, secret[SECRET_BYTES:], kept.summary.origin, commands)
        self._rooms[table] = room
        room.look_after()
        return room

    async def describe(self, table: str, key: str) -> TableShown:
        room, _ = await self.visit(table, key)
        return render_table(room.table, room.watching(), self._context.now())

    async def record(self, table: str, key: str) -> str:
        """The record as this client may have it: as it shows itself to all its seats, or to spectators."""
        room, client = await self.visit(table, key)
        seats = room.table.state.visible_seats_of(client)
        record = room.table.state.record_for(seats[0] if len(seats) == 1 else None)
        if record is None:
            raise Refused("unfit", text("server-no-record"))
        return record.written()

    async def visit(self, table: str, key: str) -> tuple[Room, int]:
        """The room, and the client's number there; Refused if the client may not look."""
        room = await self.room(table)
        client = room.table.state.client_of(key)
        if client is None:
            raise Refused("denied", text("table-link-needed"))
        room.only_welcome(client.number)
        return room, client.number

    def public_tables(self) -> list[Listed]:
        """Tables that everybody may find: those that wait for people first."""
        kept = self._context.storage.tables(stages=(LOBBY, PLAYING), listed=True, limit=200)
        return sorted(_to_listed(kept), key=lambda each: each.sketch.stage != LOBBY)

    def mine(self, key: str) -> list[Listed]:
        return _to_listed(self._context.storage.tables_of(key), key)

    def all_tables(self, limit: int = 1000) -> list[Listed]:
        return _to_listed(self._context.storage.tables(limit=limit))

    # -- what the host does ------------------------------------------------------------------------------

    async def host_kick(self, table: str, seat: int) -> None:
        room = await self.room(table)
        await room.command(lambda table: (table.votes.kick_by_host(seat), b""))

    async def host_abandon(self, table: str) -> None:
        room = await self.room(table)
        await room.command(lambda table: (table.play.give_up("host"), b""))

    async def host_delete(self, tables: Sequence[str]) -> int:
        for table in tables:
            room = self._rooms.pop(table, None)
            if room is not None:
                room.close(UNKNOWN_TABLE)
        return await asyncio.wrap_future(self._context.storage.delete(tables))

    async def retire(self, older_than: float) -> tuple[int, int]:
        """After this many seconds unchanged, abandon games, and delete tables that ended or never began.

        How many of each. The dice of an abandoned game are revealed, and can be checked as long again.
        """
        before = self._context.now() - older_than
        abandoned = 0
        for kept in self._context.storage.tables(stages=(PLAYING, GATHERING), changed_before=before):
            try:
                await self.host_abandon(kept.table)
                abandoned += 1
            except Exception:  # one damaged table must not keep the others from being retired
                _log.exception("a table cannot be abandoned", table=kept.table)
        old = self._context.storage.tables(stages=ENDED_OR_NEVER_BEGUN, changed_before=before)
        return abandoned, await self.host_delete([kept.table for kept in old]) if old else 0

    # -- going on by itself ------------------------------------------------------------------------------

    async def _look_around(self) -> None:
        """Wake tables where something is due, and put those to rest that nobody needs."""
        while True:
            try:
                await self._look_once(self._context.now())
            except StorageError as wrong:
                _log.error("cannot see which tables are due", problem=str(wrong))
            await asyncio.sleep(LOOK_EVERY)

    async def _look_once(self, now: float) -> None:
        for table in self._context.storage.due(now):
            if table not in self._rooms:
                await self._wake(table)
        for table, room in list(self._rooms.items()):
            if room.gone or (room.idle and now - room.last_used > REST_AFTER):
                room.close(RESTARTING)
                del self._rooms[table]

    async def _wake(self, table: str) -> None:
        try:
            room = await self.room(table)
            await room.correct_alarm()
        except NoSuchTable:
            return
        except Exception:  # one damaged table must not keep the others from waking
            _log.exception("a table cannot be opened", table=table)


class _FirstLines:
    """The first lines of a table, taken in one by one before they are kept all at once."""

    def __init__(self, table: Table, at: float) -> None:
        self.table = table
        self.at = at
        self.entries: list[log.AnyEntry] = []

    def take(self, change: Change) -> None:
        self.table.accept(change, self.at)
        self.entries += change.entries


def _to_listed(kept: Sequence[StoredTable], key: str = "") -> list[Listed]:
    """The latest changed first, as far as everybody may know of changes; `key` is whose tables they are."""
    return sorted((_line(each, key) for each in kept), key=lambda each: -each.changed)


def _line(kept: StoredTable, key: str) -> Listed:
    sketch = msgspec.json.decode(kept.summary.shown, type=Sketch)
    waits_for = msgspec.json.decode(kept.summary.shown, type=StoredSketch).waits_for if key else ()
    return Listed(kept.table, kept.created, sketch.changed, sketch, key in waits_for)
