"""Clients at the tables of a manager in this process, over a socket that is only a queue.

A visitor believes nothing: every message is read strictly, must follow what was told before, and is searched
for secrets that are not the visitor's.
"""

from __future__ import annotations

import asyncio
import itertools
import json
from collections import Counter
from typing import Any, Final

import msgspec

from conclave.server import protocol
from conclave.server.connection import SocketClosed
from conclave.server.session import serve_socket
from conclave.server.table_manager import TableManager
from conclave.server.tokens import digest
from conclave.table.stages import ABANDONED, OVER

Message = dict[str, Any]
PATIENCE: Final = 20.0
"""Seconds until something that does not come is missed."""
_READER: msgspec.json.Decoder[protocol.ServerMessage] = msgspec.json.Decoder(protocol.ServerMessage)
_ids = itertools.count(1)


class Secrets:
    """What nobody must be told; of the dice: before the end."""

    def __init__(self) -> None:
        self._secrets: set[str] = set()
        self._until_the_end: dict[str, str] = {}
        """By table: the secret of its dice."""

    def plant(self, secret: str) -> None:
        self._secrets.add(secret)

    def plant_token(self, token: str) -> None:
        self.plant(token)
        self.plant(digest(token))

    def plant_dice(self, table: str, secret: str) -> None:
        self._until_the_end[table] = secret

    def search(self, written: str, message: Message) -> None:
        table = message.get("table")
        if isinstance(table, dict) and table["stage"] in (OVER, ABANDONED):
            self._until_the_end.pop(table["id"], None)
        for secret in (*self._secrets, *self._until_the_end.values()):
            assert secret not in written, f"told {secret}: {written}"


class Queue:
    """The server's end of a socket that is only a queue."""

    def __init__(self, visitor: Visitor) -> None:
        self._visitor = visitor
        self._inbox: asyncio.Queue[str | bytes | None] = asyncio.Queue()
        self.closed: int | None = None
        """The code, once the server has closed it."""
        self.reads = asyncio.Event()
        self.reads.set()

    def put(self, message: str | bytes | None) -> None:
        self._inbox.put_nowait(message)

    async def receive(self) -> str | bytes | None:
        return None if self.closed is not None else await self._inbox.get()

    async def send(self, message: str) -> None:
        await asyncio.sleep(0)  # a real socket lets others go first, too
        await self.reads.wait()
        if self.closed is not None:
            raise SocketClosed
        self._visitor.hear(message)

    async def close(self, code: int, reason: str) -> None:
        assert reason
        if self.closed is None:
            self.closed = code
            self._inbox.put_nowait(None)


class Visitor:
    def __init__(self, name: str, secrets: Secrets) -> None:
        self.name = name
        self.cookie = f"cookie-of-{name}"
        self.key = digest(self.cookie)
        secrets.plant(self.cookie)
        secrets.plant(self.key)
        self.table_id = ""
        self.table: Message = {}
        self.you: Message = {}
        self.game: Message | None = None
        self.welcomes = 0
        self.messages = 0
        self.answers: dict[str, list[Message]] = {}
        self.asked: Counter[str] = Counter()
        """How often every command was sent over the present socket."""
        self.refusals: list[Message] = []
        """Of messages without an id."""
        self.byes: list[str] = []
        self._secrets = secrets
        self._queue: Queue | None = None
        self._attending: asyncio.Task[None] | None = None
        self.pings = 0
        """Sent over the present socket."""
        self._pongs = 0
        self._heard = asyncio.Event()
        self._wrong: Exception | None = None

    # -- the socket --------------------------------------------------------------------------------------

    @property
    def is_connected(self) -> bool:
        return self._attending is not None and not self._attending.done()

    async def connect(self, manager: TableManager, table: str, show: int | None = None) -> None:
        self.line(manager, table)
        self.send(type="hello", protocol=protocol.PROTOCOL, show=show)
        before = self.welcomes
        await self.until(lambda: self.welcomes > before)

    def line(self, manager: TableManager, table: str) -> None:
        """A socket on which nothing is said yet."""
        assert not self.is_connected
        self.table_id = table
        self.game = None
        self.answers.clear()
        self.asked.clear()
        self.pings = self._pongs = 0
        self._queue = Queue(self)
        self._attending = asyncio.create_task(serve_socket(manager, table, self.key, "here", self._queue))

    async def hang_up(self) -> None:
        if self._queue is None or self._attending is None:
            return
        self._queue.put(None)
        await asyncio.wait_for(self._attending, PATIENCE)
        self._attending = None

    @property
    def closed(self) -> int | None:
        return None if self._queue is None else self._queue.closed

    def stop_reading(self) -> asyncio.Event:
        """Until this is set."""
        assert self._queue is not None
        self._queue.reads.clear()
        return self._queue.reads

    def send_raw(self, written: str | bytes) -> None:
        assert self._queue is not None
        self._queue.put(written)

    def send(self, **message: Any) -> None:
        self.send_raw(json.dumps(message))

    def command(self, kind: str, /, **arguments: Any) -> str:
        """Its id."""
        identity = arguments.pop("id", None) or f"c{next(_ids)}"
        self.asked[identity] += 1
        self.send(type=kind, id=identity, **arguments)
        return identity

    async def ask(self, kind: str, /, **arguments: Any) -> Message:
        """Send a command and wait for its answer."""
        identity = self.command(kind, **arguments)
        wanted = self.asked[identity]
        await self.until(lambda: len(self.answers.get(identity, ())) >= wanted)
        return self.answers[identity][-1] if identity in self.answers else {"type": "closed"}

    async def settle(self) -> None:
        """Until all that was sent is answered: messages are heard one after the other.

        Asked twice, since a welcome that is due goes out after the answers that wait already.
        """
        for _ in range(2):
            if self.is_connected:
                self.pings += 1
                self.send(type="ping")
                await self.until(lambda: self._pongs >= self.pings)

    async def until(self, condition: Any) -> None:
        async with asyncio.timeout(PATIENCE):
            while not condition() and self.is_connected and self._wrong is None:
                self._heard.clear()
                waiting = asyncio.ensure_future(self._heard.wait())
                assert self._attending is not None
                await asyncio.wait([waiting, self._attending], return_when=asyncio.FIRST_COMPLETED)
                waiting.cancel()
        if self._attending is not None and self._attending.done():
            self._attending.result()
        if self._wrong is not None:
            raise self._wrong

    # -- what is told ------------------------------------------------------------------------------------

    def hear(self, written: str) -> None:
        self.messages += 1
        try:
            message: Message = json.loads(written)
            _READER.decode(written)
            self._secrets.search(written, message)
            getattr(self, f"_hear_{message['type']}")(message)
        except Exception as wrong:  # raised where the test waits, not in the server
            self._wrong = self._wrong or wrong
        self._heard.set()

    def _hear_welcome(self, message: Message) -> None:
        self.welcomes += 1
        self.table, self.you, self.game = message["table"], message["you"], message["game"]
        assert self.game is None or self.game["log_from"] == 0

    def _hear_table(self, message: Message) -> None:
        self.table, self.you = message["table"], message["you"]

    def _hear_game(self, message: Message) -> None:
        before, news = self.game, message["game"]
        assert before is not None
        assert message["after"] == before["version"]
        assert news["version"] == before["version"] + 1
        assert news["shows"] == before["shows"]
        assert news["log_from"] <= len(before["log"])
        log = before["log"][: news["log_from"]] + news["log"]
        self.game = {**news, "view": {**before["view"], **news["view"]}, "log": log, "log_from": 0}

    def _hear_said(self, message: Message) -> None:
        self.table["chat"] = [*self.table["chat"], message["said"]][-100:]

    def _hear_reacted(self, message: Message) -> None:
        assert message["reaction"] in protocol.REACTIONS

    def _hear_pong(self, _: Message) -> None:
        self._pongs += 1

    def _hear_bye(self, message: Message) -> None:
        self.byes.append(message["reason"]["key"])

    def _hear_done(self, message: Message) -> None:
        self._record_answer(message)
        if message["token"]:  # this once, and never again
            self._secrets.plant_token(message["token"])

    def _hear_advice(self, message: Message) -> None:
        self._record_answer(message)

    def _hear_refused(self, message: Message) -> None:
        assert message["code"] in ("stale", "illegal", "denied", "unfit", "wrong", "busy"), message
        if message["id"]:
            self._record_answer(message)
        else:
            self.refusals.append(message)

    def _record_answer(self, message: Message) -> None:
        answers = self.answers.setdefault(message["id"], [])
        answers.append(message)
        assert len(answers) <= self.asked[message["id"]], f"answered too often: {message}"

    # -- what must hold ----------------------------------------------------------------------------------

    def snapshot(self) -> Message:
        """Everything as the visitor has put it together, apart from what the time alone changes."""
        table = {name: value for name, value in self.table.items() if name != "now"}
        return {"table": table, "you": self.you, "game": self.game}

    async def audit(self) -> Message:
        """What was put together from changes is what a fresh welcome says; every command was answered."""
        await self.settle()
        if not self.is_connected:
            return {}
        unanswered = [each for each, times in self.asked.items() if len(self.answers.get(each, ())) != times]
        assert not unanswered, unanswered
        merged, before = self.snapshot(), self.welcomes
        self.send(type="sync")
        await self.until(lambda: self.welcomes > before)
        if self.is_connected:
            fresh = self.snapshot()
            for part, value in merged.items():
                assert value == fresh[part], f"{self.name} was not told of a change in {part}"
        return merged
