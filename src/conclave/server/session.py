"""The life of one socket: its hello, its requests, and the news it gets until it closes."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec
import structlog

from conclave.core.game import Game, NotationError
from conclave.core.text import Text, text
from conclave.core.wire import action_from_wire
from conclave.server import protocol
from conclave.server.bot_workers.bot_pool import PoolClosed
from conclave.server.close_codes import NO_HELLO, NOT_WELCOME, UNKNOWN_TABLE
from conclave.server.connection import Connection, Socket
from conclave.server.message_parts import AdviceShown
from conclave.server.render import render_action
from conclave.server.room import Room
from conclave.server.table_manager import NoSuchTable, TableManager
from conclave.server.tokens import digest, new_token
from conclave.table.change import Change
from conclave.table.checks import match_of_holder
from conclave.table.match import Match
from conclave.table.refused import Refused
from conclave.table.table import Table

HELLO_SECONDS: Final = 15.0
"""A socket that says nothing is closed after that."""

_log = structlog.get_logger("conclave.session")


async def serve_socket(manager: TableManager, table: str, key: str, origin: str, socket: Socket) -> None:
    """From hello to the end of the socket; `key` is the digest of what the client is known by."""
    try:
        await manager.visit(table, key)
        hello = await _hello(socket)
        if hello is None:
            return
        # Until the hello came the link may have been revoked, or the table put to rest.
        room, client = await manager.visit(table, key)
        connection = Connection(socket, client, hello.show, room.welcome)
        await room.join(connection)
    except NoSuchTable:
        await _turn_away(socket, UNKNOWN_TABLE, text("server-no-table"))
        return
    except Refused as refused:
        code = NOT_WELCOME if refused.code == "denied" else UNKNOWN_TABLE
        await _turn_away(socket, code, refused.reason)
        return
    manager.counters.sockets += 1
    try:
        await Session(manager, room, connection, socket, key, origin).listen()
    finally:
        manager.counters.sockets -= 1
        connection.closed = True
        room.part(connection)


async def _hello(socket: Socket) -> protocol.Hello | None:
    """The first message; None if it is not a hello in our protocol, or never comes."""
    try:
        async with asyncio.timeout(HELLO_SECONDS):
            message = await socket.receive()
    except TimeoutError:
        await _turn_away(socket, NO_HELLO, text("server-hello-first"))
        return None
    if message is None:
        return None
    try:
        hello = protocol.read_message(message)
    except msgspec.DecodeError:
        hello = None
    if not isinstance(hello, protocol.Hello):
        await _turn_away(socket, NO_HELLO, text("server-hello-first"))
        return None
    if hello.protocol != protocol.PROTOCOL:
        await _turn_away(socket, NO_HELLO, text("server-protocol", expected=protocol.PROTOCOL))
        return None
    return hello


async def _turn_away(socket: Socket, code: int, reason: Text) -> None:
    await socket.send(protocol.write_message(protocol.Bye(reason)))
    await socket.close(code, reason.key)


class Session:
    def __init__(
        self,
        manager: TableManager,
        room: Room,
        connection: Connection,
        socket: Socket,
        key: str,
        origin: str,
    ) -> None:
        self._manager = manager
        self._room = room
        self._connection = connection
        self._socket = socket
        self._advising: asyncio.Task[None] | None = None
        self._key = key
        self._origin = origin

    async def listen(self) -> None:
        while not self._connection.closed:
            message = await self._socket.receive()
            if message is None:
                return
            # Also for nothing: others have their turn.
            await asyncio.sleep(self._manager.message_delay(self._key, self._origin))
            if not self._connection.dismissed:
                await self._hear(message)

    async def _hear(self, written: str | bytes) -> None:
        try:
            message = protocol.read_message(written)
        except msgspec.DecodeError as wrong:
            self._manager.counters.unread += 1
            self._refuse("", Refused("wrong", text("server-unreadable", problem=str(wrong)[:200])))
            return
        await self._answer_to(message, self._obey(message))

    async def _answer_to(self, message: protocol.ClientMessage, doing: Awaitable[None]) -> None:
        """Whatever happens, a command gets an answer."""
        identity = message.id if isinstance(message, protocol.Command) else ""
        begun = time.monotonic()
        try:
            await doing
        except Refused as refused:
            self._refuse(identity, refused)
        except PoolClosed:
            self._refuse(identity, Refused("busy", text("server-closing")))
        except Exception:
            _log.exception("a message was not understood", kind=type(message).__name__)
            self._refuse(identity, Refused("failed", text("server-trouble")))
        if identity:
            self._manager.counters.acknowledged(time.monotonic() - begun)

    def _refuse(self, identity: str, refused: Refused) -> None:
        self._manager.counters.refused += 1
        self._answer(protocol.RefusedMessage(identity, refused.code, refused.reason, refused.rule))
        if refused.code == "stale":
            self._connection.refresh()

    def _answer(self, message: protocol.FromServer) -> None:
        self._connection.answer(protocol.write_message(message))

    # -- what is asked -----------------------------------------------------------------------------------

    async def _obey(self, message: protocol.ClientMessage) -> None:
        client = self._connection.client
        match message:
            case protocol.Ping():
                self._answer(protocol.Pong(self._room.now()))
            case protocol.Sync():
                self._connection.refresh()
            case protocol.Hello(_, shown) | protocol.Show(shown):
                self._show(shown)
            case protocol.React(reaction):
                self._react(reaction)
            case protocol.Advise():
                self._advise_soon(message)
            case protocol.Decide(_, seat):
                self._check_shown(seat)
                await self._decide(message)
            case protocol.Undo(_, seat, version):
                self._check_shown(seat)
                await self._do(message, lambda table: table.play.undo(client, seat, version))
            case protocol.Resign(_, seat):
                await self._do(message, lambda table: table.play.resign(client, seat))
            case protocol.Sit(_, seat, name):
                await self._do(message, lambda table: table.seats.sit(client, seat, name))
            case protocol.SeatBot(_, seat, bot, name):
                await self._do(message, lambda table: table.seats.seat_bot(client, seat, bot, name))
            case protocol.StandUp(_, seat):
                await self._do(message, lambda table: table.seats.stand_up(client, seat))
            case protocol.ChangeSettings(_, settings):
                await self._do(message, lambda table: table.play.change_settings(client, settings))
            case protocol.Start():
                await self._do(message, lambda table: table.play.start(client))
            case protocol.Promise(_, commitment):
                await self._do(message, lambda table: table.play.promise(client, commitment))
            case protocol.Reveal(_, seed):
                await self._do(message, lambda table: table.play.reveal(client, seed))
            case protocol.Leave():
                await self._do(message, lambda table: table.seats.leave(client))
            case protocol.CallVote(_, vote, about):
                await self._do(message, lambda table: table.votes.call(client, vote, about, self._room.now()))
            case protocol.Abandon():
                await self._do(
                    message, lambda table: table.votes.call(client, "abandon", None, self._room.now())
                )
            case protocol.Agree():
                await self._do(
                    message, lambda table: table.votes.agree(client, self._room.now(), message.meant())
                )
            case protocol.Reject():
                await self._do(
                    message, lambda table: table.votes.reject(client, self._room.now(), message.meant())
                )
            case protocol.Say(_, words):
                self._room.only_so_much_talk(client)
                await self._do(message, lambda table: table.seats.say(client, words))
            case protocol.MakeLink():
                await self._make_link(message)
            case protocol.RevokeLink(_, kind, whose):
                unknown = digest(new_token())
                await self._do(message, lambda table: table.seats.revoke_link(client, kind, whose, unknown))
            case protocol.Rematch():
                await self._rematch(message)

    async def _do(self, command: protocol.Command, request: Callable[[Table], Change]) -> None:
        """A change that is answered with nothing but that it is done."""
        done = protocol.encode(protocol.Done(command.id))
        await self._room.command(lambda table: (request(table), done), self._name(command), self._send_answer)

    def _name(self, command: protocol.Command) -> str:
        """Unique in the table: nobody gets another client's answers."""
        return f"{self._connection.client} {command.id}"

    def _send_answer(self, answer: bytes) -> None:
        self._connection.answer(answer.decode())

    def _show(self, seat: int | None) -> None:
        """Another seat of this client's is shown from now on."""
        if seat is not None and seat not in self._room.table.state.seats_of(self._connection.client):
            raise Refused("denied", text("table-seat-not-yours"))
        self._connection.wishes = seat
        self._connection.shows = self._room.may_show(self._connection)
        self._connection.refresh()

    def _check_shown(self, seat: int) -> None:
        if seat == self._connection.shows:
            return
        if seat not in self._room.table.state.seats_of(self._connection.client):
            raise Refused("denied", text("table-seat-not-yours"))
        raise Refused("denied", text("server-seat-not-shown", seat=seat + 1))

    # -- decisions and advice ----------------------------------------------------------------------------

    async def _decide(self, message: protocol.Decide) -> None:
        client = self._connection.client

        def decide(table: Table) -> tuple[Change, bytes]:
            match = match_of_holder(table.state, client, message.seat)
            if match.is_stale(message.seat, message.version):  # before its action makes no sense any more
                raise Refused("stale", text("table-stale"))
            action = action_of(match, message.seat, message.action)
            change = table.play.decide(client, message.seat, action, message.version)
            done = protocol.Done(message.id, match.version(message.seat) + 1)
            return change, protocol.encode(done)

        await self._room.command(decide, self._name(message), self._send_answer)

    def _advise_soon(self, message: protocol.Advise) -> None:
        """Advice may take seconds; meanwhile the client may go on, and decide."""
        if self._advising is not None and not self._advising.done():
            raise Refused("busy", text("server-advising"))
        self._advising = asyncio.create_task(self._answer_to(message, self._advise(message)))

    async def _advise(self, message: protocol.Advise) -> None:
        self._check_shown(message.seat)
        match = self._room.table.play.may_ask_advice(self._connection.client, message.seat)
        if message.version != match.version(message.seat):
            raise Refused("stale", text("table-stale"))
        advice = await self._room.advice(message.seat)
        shown = [
            AdviceShown(
                render_action(match.game, each.action),
                each.proposed,
                each.worth,
                each.chance,
                each.at_least,
                each.alike,
                each.towards,
            )
            for each in advice
        ]
        self._answer(protocol.Advice(message.id, message.version, shown))

    # -- the rest ----------------------------------------------------------------------------------------

    def _react(self, reaction: protocol.Reaction) -> None:
        table = self._room.table
        client = self._connection.client
        table.seats.may_talk(client)
        self._room.only_so_much_talk(client)
        self._room.tell_all(protocol.Reacted(client, table.state.names().get(client, ""), reaction))

    async def _make_link(self, message: protocol.MakeLink) -> None:
        """The token is sent once and not stored: repeating the command only confirms that it was done."""
        token = new_token()
        made = digest(token)
        client = self._connection.client
        kept = protocol.encode(protocol.Done(message.id))
        await self._room.command(
            lambda table: (table.seats.make_link(client, message.kind, message.seat, made), kept),
            self._name(message),
        )
        link = self._room.table.state.links.get(made)
        self._answer(protocol.Done(message.id, token=token if link is not None else ""))

    async def _rematch(self, message: protocol.Rematch) -> None:
        """There is only one, however many ask and how often, and everybody hears of it."""
        room = self._room
        async with room.playing_again:
            if not room.table.state.rematch:
                again = await self._manager.play_again(room, self._connection.client, self._key, self._origin)
                await room.command(lambda table: (table.play.record_rematch(again), b""))
        self._answer(protocol.Done(message.id, table=room.table.state.rematch))


def action_of(match: Match, seat: int, wanted: int | str | protocol.ActionNamed) -> int:
    """The code of an action, however a client names it."""
    if isinstance(wanted, int):
        # Codes are for those that were offered; whatever else a number might mean has no reason to give.
        if wanted not in match.legal(seat):
            raise Refused("illegal", text("server-not-offered"))
        return wanted
    try:
        if isinstance(wanted, str):
            return match.game.parse(wanted)
        return _find_action(match.game, wanted)
    except NotationError:
        raise Refused("wrong", text("server-no-action")) from None


def _find_action(game: Game, wanted: protocol.ActionNamed) -> int:
    face_class = game.action_faces.get(wanted.kind)
    try:
        if face_class is not None:
            msgspec.convert(wanted.arguments, face_class)  # so that no game meets a wrong type
    except msgspec.ValidationError as wrong:
        raise Refused("wrong", text("server-unreadable", problem=str(wrong)[:200])) from None
    return action_from_wire(game, wanted.kind, wanted.arguments)
