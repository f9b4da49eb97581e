"""A table that is awake: its connections, its bots, its clock, and one command at a time.

A change is worked out on the present state, then kept, then it happens, then it is answered, then everybody
is told. If it cannot be kept nothing has happened.
"""

from __future__ import annotations

import asyncio
import hmac
from collections.abc import Callable
from dataclasses import replace
from typing import Final

import msgspec
import structlog

from conclave.core.text import Text, text
from conclave.server import protocol
from conclave.server.bot_workers.bot_pool import PoolClosed
from conclave.server.bot_workers.bot_request import AdvisedAction, BotRequest
from conclave.server.close_codes import NOT_WELCOME, RESTARTING
from conclave.server.connection import Connection
from conclave.server.context import ServerContext, refusal_of
from conclave.server.render import (
    GameUpdates,
    LastViews,
    render_chat_message,
    render_game,
    render_table,
    render_you,
)
from conclave.server.token_bucket import TokenBucket
from conclave.table import entries as log
from conclave.table.after_change import waits_for_after, wakes_after
from conclave.table.bots import BotTurn
from conclave.table.change import Change
from conclave.table.match import Audience, Match
from conclave.table.refused import Refused
from conclave.table.sketch import StoredSketch
from conclave.table.storage_port import Append, OutOfStep, StorageError, Summary
from conclave.table.table import Table

_log = structlog.get_logger("conclave.room")

TALK_PER_SECOND: Final = 1.0
TALK_BURST: Final = 30
"""Messages and reactions of one client: some at once, then one a second."""
ALSO_A_MOMENT: Final = 0.02
"""Seconds: timers are late rather than early."""
_CHANGING_ALL: Final = {
    log.Began,
    log.StoodUp,
    log.Kicked,
    log.Reopened,
    log.SettingsChanged,
    log.LinkRevoked,
    log.HandedBack,
    log.Resigned,
}
"""Lines that change what clients may see or do although nobody has decided."""

Request = Callable[[Table], tuple[Change, bytes]]
"""What to change, and what to answer once it is changed; or Refused."""
Answered = Callable[[bytes], None]


class Room:
    def __init__(
        self,
        context: ServerContext,
        table: Table,
        bots_secret: bytes,
        origin: str,
        commands: set[str] | None = None,
    ) -> None:
        self.table = table
        self.connections: set[Connection] = set()
        self.gone = False
        """The table was deleted, or must be read again."""
        self.last_used = context.now()
        self._context = context
        self._bots_secret = bots_secret
        self._commands = commands or set()
        """The names of those carried out: most commands are new, and that should be known at once."""
        self.origin = origin
        self._talk: dict[int, TokenBucket] = {}
        self._views = LastViews()
        self._lock = asyncio.Lock()
        self.playing_again = asyncio.Lock()
        """Held while another table with the same people is made."""
        self._alarm: asyncio.TimerHandle | None = None
        self._tending: asyncio.Task[None] | None = None

    # -- commands ----------------------------------------------------------------------------------------

    async def command(self, request: Request, name: str = "", answered: Answered | None = None) -> None:
        """Carry out a request. Under a name it is carried out once, however often it comes.

        The caller may disconnect meanwhile: a command that has begun is finished.
        """
        await asyncio.shield(asyncio.ensure_future(self._command(request, name, answered)))

    async def _command(self, request: Request, name: str, answered: Answered | None) -> None:
        async with self._lock:
            self._still_here()
            if name in self._commands:
                self._answer_again(name, answered)
                return
            change, answer = request(self.table)
            await self._keep(change, name, answer, answered)

    def _answer_again(self, name: str, answered: Answered | None) -> None:
        self._context.counters.repeated += 1
        earlier = self._context.storage.answer(self.table.state.id, name)
        if answered is not None and earlier is not None:
            answered(earlier)

    def _still_here(self) -> None:
        if self.gone:
            raise Refused("unfit", text("server-table-gone"))

    async def _keep(
        self, change: Change, name: str = "", answer: bytes = b"", answered: Answered | None = None
    ) -> None:
        """On disk first, then it has happened, then it is answered, then everybody hears of it."""
        table = self.table
        now = self._context.now()
        self.last_used = now
        if not change.entries:
            if answered is not None:
                answered(answer)
            return
        try:
            await asyncio.wrap_future(self._context.storage.append(self._append(change, now, name, answer)))
        except OutOfStep:
            _log.error("the log has other lines than this table", table=table.state.id)
            self.close(RESTARTING)
            raise Refused("failed", text("server-not-kept")) from None
        except StorageError as wrong:
            self._context.counters.failed += 1
            _log.error("not kept", table=table.state.id, problem=str(wrong))
            raise refusal_of(wrong) from None
        self._context.counters.appended(self._context.now() - now)
        log_lengths = _log_lengths(table.state.match)
        versions = _versions(table.state.match)
        missed = table.state.missed
        table.accept(change, now)
        if name:
            self._commands.add(name)
        if answered is not None:
            answered(answer)
        self._spread(change, versions, log_lengths, missed)
        self.look_after()

    def _append(self, change: Change, now: float, name: str, answer: bytes) -> Append:
        table = self.table
        return Append(
            table=table.state.id,
            after=table.state.lines,
            at=now,
            lines=[log.encode(entry) for entry in change.entries],
            summary=self.summary(change, now),
            command=name,
            answer=answer,
            clients=[entry.key for entry in change.entries if isinstance(entry, log.Admitted)],
        )

    def summary(self, change: Change, now: float) -> Summary:
        state = self.table.state
        assert state.sketch is not None
        sketch = state.sketch.after(change.entries, now)
        return Summary(
            game=sketch.game,
            stage=sketch.stage,
            listed=sketch.open_to_all,
            origin=self.origin,
            wakes=wakes_after(state, change, now),
            shown=msgspec.json.encode(StoredSketch.with_turns(sketch, waits_for_after(state, change))),
        )

    # -- messages to those connected ---------------------------------------------------------------------

    def _spread(
        self,
        change: Change,
        versions: dict[Audience, int],
        log_lengths: dict[Audience, int],
        missed: list[int],
    ) -> None:
        """Everybody connected gets what changed for them."""
        kinds = {type(entry) for entry in change.entries}
        if log.Decided in kinds:
            self._context.counters.decisions += 1
        if kinds & _CHANGING_ALL or (log.Ended in kinds and log.Decided not in kinds):
            self._show_out()
            for connection in self.connections:
                connection.refresh()
            return
        if kinds & {log.Decided, log.Undone}:
            self._tell_of_game(versions, log_lengths)
            self._show_what_was_hidden()
        for entry in change.entries:
            if isinstance(entry, log.Said):
                self._tell_of_words()
        if kinds - {log.Decided, log.Undone, log.Said} or self.table.state.missed != missed:
            self.tell_of_table()

    def _tell_of_game(self, versions: dict[Audience, int], log_lengths: dict[Audience, int]) -> None:
        match = self.table.state.match
        assert match is not None
        news = GameUpdates(self.table, match, self._views)
        written: dict[Audience, str] = {}
        self._views.forget_all_but(match, {connection.shows for connection in self.connections})
        for connection in self.connections:
            seat = connection.shows
            if match.version(seat) == versions[seat]:
                continue
            if seat not in written:
                game = news.of(seat, min(log_lengths[seat], match.log_length(seat)))
                written[seat] = protocol.write_message(protocol.GameChanged(versions[seat], game))
            connection.tell(written[seat])

    def tell_of_table(self) -> None:
        shown = render_table(self.table, self.watching(), self._context.now())
        for connection in self.connections:
            if not connection.behind:  # who reads nothing costs nothing
                you = render_you(self.table.state, connection.client, connection.shows)
                connection.tell(protocol.write_message(protocol.TableChanged(shown, you)))

    def _tell_of_words(self) -> None:
        said = render_chat_message(self.table.state.chat[-1], self.table.state.names())
        self.tell_all(protocol.SaidMessage(said))

    def only_so_much_talk(self, client: int) -> None:
        """However many windows somebody has open."""
        if not self._talk.setdefault(client, TokenBucket(TALK_PER_SECOND, TALK_BURST)).allows():
            raise Refused("busy", text("server-too-much-talk"))

    def tell_all(self, message: protocol.FromServer) -> None:
        written = protocol.write_message(message)
        for connection in self.connections:
            connection.tell(written)

    def welcome(self, connection: Connection) -> str:
        """Everything, as this connection may see it."""
        shown = render_table(self.table, self.watching(), self._context.now())
        you = render_you(self.table.state, connection.client, connection.shows)
        game = render_game(self.table, self._views, connection.shows)
        return protocol.write_message(protocol.Welcome(protocol.PROTOCOL, shown, you, game))

    def watching(self) -> int:
        here = {connection.client for connection in self.connections}
        return len([client for client in here if not self.table.state.seats_of(client)])

    # -- coming and going --------------------------------------------------------------------------------

    def only_welcome(self, client: int) -> None:
        if not self.table.state.may_look(client):
            raise Refused("denied", self._why_not_welcome(client))

    def _why_not_welcome(self, client: int) -> Text:
        return text("table-kicked" if self.table.state.clients[client].kicked else "table-link-needed")

    async def join(self, connection: Connection) -> None:
        async with self._lock:
            self._still_here()
            self.only_welcome(connection.client)
            self._hide_others(connection)
            change = self.table.seats.came(connection.client)
            self.connections.add(connection)
            connection.refresh()
            try:
                await self._keep(change)
            except Refused:
                _log.warning("a seat could not be handed back", table=self.table.state.id)
        self.tell_of_table()
        self.look_after()

    def part(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self.table.presence.disconnect(connection.client, self._context.now())
        self.last_used = self._context.now()
        if self.connections:
            self.tell_of_table()
        self.look_after()

    def _show_out(self) -> None:
        """Connections that may no longer look, or no longer show one of their seats."""
        for connection in list(self.connections):
            if not self.table.state.may_look(connection.client):
                self.connections.discard(connection)
                kicked = self.table.state.clients[connection.client].kicked
                reason = text("table-kicked" if kicked else "server-not-welcome")
                connection.dismiss(protocol.write_message(protocol.Bye(reason)))
                self._context.soon(connection.close(NOT_WELCOME, "not welcome"))
            else:
                self._hide_others(connection)

    def _hide_others(self, connection: Connection) -> None:
        """Nobody is shown a seat that is not, or no longer, their own."""
        if connection.wishes not in self.table.state.seats_of(connection.client):
            connection.wishes = None
        connection.shows = self.may_show(connection)

    def may_show(self, connection: Connection) -> int | None:
        """The seat that the client wants to see, as soon as it may know its secrets."""
        visible = self.table.state.visible_seats_of(connection.client)
        return connection.wishes if connection.wishes in visible else None

    def _show_what_was_hidden(self) -> None:
        for connection in self.connections:
            if connection.shows != self.may_show(connection):
                connection.shows = self.may_show(connection)
                connection.refresh()

    # -- bots, clocks, seeds -----------------------------------------------------------------------------

    def look_after(self) -> None:
        """Do what is due, and see when something will be."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if self.gone or self._context.closing:
            return
        now = self._context.now()
        table = self.table
        if table.presence.is_due(now):
            if self._tending is None:
                self._tending = self._context.soon(self._tend())
            return
        wakes = table.presence.wakes(now)
        if wakes is not None:
            delay = max(0.0, wakes - now) + ALSO_A_MOMENT
            self._alarm = asyncio.get_running_loop().call_later(delay, self.look_after)

    async def _tend(self) -> None:
        """Do everything that happens automatically and is due, one thing at a time."""
        try:
            while not self.gone and self.table.presence.is_due(self._context.now()):
                await self._tend_once()
        except PoolClosed:
            return
        except Refused as refused:
            if not self.gone:  # if it is gone, the next room of this table goes on
                _log.error("could not go on by itself", table=self.table.state.id, problem=str(refused))
                await asyncio.sleep(1.0)
        except Exception:  # the cause may persist: one table must not keep the server busy
            _log.exception("could not go on by itself", table=self.table.state.id)
            await asyncio.sleep(1.0)
        finally:
            self._tending = None
            task = asyncio.current_task()
            if task is None or not task.cancelling():  # who is cancelled begins nothing new
                self.look_after()

    async def _tend_once(self) -> None:
        await self.command(lambda table: (table.play.go_on_beginning(self._context.now()) or Change([]), b""))
        await self.command(lambda table: (table.play.cover(self._context.now()), b""))
        turns = self.table.presence.bot_turns(self._context.now())
        if turns:
            await self._let_think(turns[0])

    async def _let_think(self, turn: BotTurn) -> None:
        match = self.table.state.match
        assert match is not None
        version = match.version(turn.seat)
        decision = await self._context.bot_pool.decide(self.bot_request(turn.seat, turn.bot))

        def decide(table: Table) -> tuple[Change, bytes]:
            # Meanwhile somebody may have come back, or taken something back.
            if (
                turn not in table.presence.bot_turns(self._context.now())
                or match.version(turn.seat) != version
            ):
                return Change([]), b""
            return table.play.decide_as_bot(turn, decision.action, decision.bot, decision.fallback), b""

        await self.command(decide)

    def bot_request(self, seat: int, bot: str) -> BotRequest:
        """All that a bot, or an adviser, may know."""
        table = self.table
        match = table.state.match
        assert match is not None
        label = f"{seat} {match.version(seat)}".encode()
        return BotRequest(
            table=table.state.id,
            game=table.state.game_name,
            seat=seat,
            bot=bot,
            view=msgspec.json.encode(match.view(seat)),
            legal=tuple(match.legal(seat)),
            seed=hmac.digest(self._bots_secret, label, "sha256"),
        )

    async def correct_alarm(self) -> None:
        """Beside the log may stand that something is due when nothing is, say because the rules of the game
        are gone: then the table would be woken again and again."""
        async with self._lock:
            now = self._context.now()
            if self.gone or self.table.presence.is_due(now):
                return
            table = self.table
            summary = replace(self.summary(Change([]), now), wakes=table.presence.wakes(now))
            append = Append(table.state.id, table.state.lines, table.state.changed, [], summary)
            await asyncio.wrap_future(self._context.storage.append(append))

    async def advice(self, seat: int) -> list[AdvisedAction]:
        """What the seat might do, by what it sees."""
        return await self._context.bot_pool.advise(self.bot_request(seat, ""))

    def now(self) -> float:
        return self._context.now()

    @property
    def idle(self) -> bool:
        """Nobody is connected and nothing is going on: the log is all that is needed."""
        return not self.connections and self._tending is None and not self._lock.locked()

    def close(self, code: int) -> None:
        """Call before dropping the room; connected clients must reconnect."""
        self.gone = True
        if self._alarm is not None:
            self._alarm.cancel()
        for connection in self.connections:
            self._context.soon(connection.close(code, "closed"))


def _versions(match: Match | None) -> dict[Audience, int]:
    return {} if match is None else {audience: match.version(audience) for audience in match.audiences()}


def _log_lengths(match: Match | None) -> dict[Audience, int]:
    return {} if match is None else {audience: match.log_length(audience) for audience in match.audiences()}
