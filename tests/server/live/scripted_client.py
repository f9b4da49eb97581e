"""A player that is a program: it speaks the documented protocol, and checks every message it gets.

It keeps the game as it was told of it, change by change, and compares that with the whole whenever it is told
the whole again. It promises and reveals a seed when it is asked to, as every honest client does.
"""

from __future__ import annotations

import hashlib
import itertools
import json
import random
import secrets
import socket
import time
from collections.abc import Callable
from contextlib import ExitStack, suppress
from types import TracebackType
from typing import Any, Final, Self
from urllib.parse import urlsplit

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from conclave.server.protocol import PROTOCOL
from tests.server.live.server_process import AnyServer

PATIENCE: Final = 20.0
"""Seconds until an answer that does not come is missed."""
_LITTLE: Final = 64 * 1024
Message = dict[str, Any]


class Gap(AssertionError):
    """A change does not follow what was told before."""


class ScriptedClient:
    def __init__(self, server: AnyServer, name: str = "Ada", *, contributes: bool = True) -> None:
        self.server = server
        self.name = name
        self.contributes = contributes
        self.seed = secrets.token_bytes(32)
        self.random = random.Random(name)
        self.http = httpx.Client(timeout=PATIENCE)
        self.table_id = ""
        self.links: dict[str, str] = {}
        self._ids = itertools.count(1)
        self._line = ExitStack()
        self._socket: ClientConnection | None = None
        self._answered: dict[str, Message] = {}
        self.closed: tuple[int, str] | None = None
        """Code and reason, once the server has closed the socket."""
        self.bye = ""
        """Why, in the key of its last words."""
        self.table: Message = {}
        self.you: Message = {}
        self.game: Message | None = None
        self.log: list[Message] = []
        self._has_missed = False
        """There was a gap: nothing makes sense until the next welcome."""
        self.welcomes = 0
        self.said: list[Message] = []
        self.reacted: list[Message] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, wrong: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.leave_the_line()
        self.http.close()

    # -- over HTTP ---------------------------------------------------------------------------------------

    def create(self, game: str, **new: Any) -> Message:
        """Create a table and keep its links."""
        answer = self.http.post(f"{self.server.url}/api/tables", json={"game": game, **new})
        assert answer.status_code == httpx.codes.CREATED, answer.text
        created: Message = answer.json()
        self.table_id = created["table"]
        self.links = created["links"]
        return created

    def try_to_enter(self, table: str, token: str = "") -> httpx.Response:
        return self.http.post(f"{self.server.url}/api/tables/{table}/enter", json={"token": token})

    def enter(self, table: str, token: str = "") -> int:
        answer = self.try_to_enter(table, token)
        assert answer.status_code == httpx.codes.OK, answer.text
        self.table_id = table
        return int(answer.json()["client"])

    def get(self, path: str) -> httpx.Response:
        return self.http.get(f"{self.server.url}/api{path}")

    def record(self) -> str:
        answer = self.get(f"/tables/{self.table_id}/record")
        assert answer.status_code == httpx.codes.OK, answer.text
        return answer.text

    # -- the socket --------------------------------------------------------------------------------------

    def open(self, most_unread: int | None = None) -> None:
        """The socket alone, without a word. It stops reading when so many messages wait to be heard.

        Then little waits outside of this program as well: systems may grow their buffers to many megabytes.
        """
        cookie = self.http.cookies.get("conclave", "")
        self.closed = None
        self.bye = ""
        opening = connect(
            f"{self.server.url.replace('http', 'ws', 1)}/api/tables/{self.table_id}/socket",
            additional_headers={"Cookie": f"conclave={cookie}"} if cookie else None,
            sock=self._wire(most_unread),
            compression=None,
            open_timeout=PATIENCE,
            max_size=None,
            max_queue=most_unread,
            close_timeout=1.0,
        )
        self._socket = self._line.enter_context(opening)

    def _wire(self, most_unread: int | None) -> socket.socket:
        wire = socket.socket()
        if most_unread is not None:
            wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, _LITTLE)
        address = urlsplit(self.server.url)
        wire.settimeout(PATIENCE)
        wire.connect((address.hostname, address.port))
        return wire

    def attend(self, show: int | None = None) -> None:
        """Open the socket and say hello; there is a welcome once this returns."""
        self.open()
        self._say_hello(show)
        assert self.closed is None, self.bye

    def is_turned_away(self) -> str:
        """The key of the reason with which the server closes the socket instead of a welcome."""
        self.open()
        with suppress(ConnectionClosed):  # it need not wait for a word
            self._say_hello(None)
        self.hear_of(lambda: self.closed is not None, "welcome")
        assert self.closed is not None
        return self.bye

    def _say_hello(self, show: int | None) -> None:
        self.say_nothing_but("hello", protocol=PROTOCOL, show=show)
        self.hear_of(lambda: self.closed is not None, "welcome")

    def leave_the_line(self) -> None:
        """Close the socket, as by closing the page."""
        self._line.close()
        self._socket = None

    def break_the_line(self) -> None:
        """The connection is lost, and nobody says so."""
        assert self._socket is not None
        self._socket.socket.shutdown(socket.SHUT_RDWR)
        self.leave_the_line()

    def say_nothing_but(self, kind: str, /, **fields: Any) -> None:
        """A message without an answer of its own."""
        self.send_raw(json.dumps({"type": kind, **fields}))

    def send_raw(self, message: str | bytes) -> None:
        assert self._socket is not None
        self._socket.send(message)

    def send(self, kind: str, /, **fields: Any) -> str:
        """A command; its id."""
        identity = fields.pop("id", None) or f"{self.name}-{next(self._ids)}"
        self._answered.pop(identity, None)
        self.say_nothing_but(kind, id=identity, **fields)
        return str(identity)

    def ask(self, kind: str, /, **fields: Any) -> Message:
        """A command, and what it is answered."""
        return self.answer(self.send(kind, **fields))

    def answer(self, identity: str) -> Message:
        self.hear_until(lambda: identity in self._answered or self.closed is not None)
        assert identity in self._answered, self.closed
        return self._answered.pop(identity)

    def do(self, kind: str, /, **fields: Any) -> Message:
        answer = self.ask(kind, **fields)
        assert answer["type"] == "done", answer
        return answer

    def is_refused(self, kind: str, /, **fields: Any) -> tuple[str, str]:
        """The code and the key of the reason with which a command is refused."""
        answer = self.ask(kind, **fields)
        assert answer["type"] == "refused", answer
        return answer["code"], answer["reason"]["key"]

    # -- hearing -----------------------------------------------------------------------------------------

    def hear(self, timeout: float = PATIENCE) -> Message | None:
        """The next message, taken in; None if there is none in time, or there will be none any more."""
        assert self._socket is not None
        try:
            message: Message = json.loads(self._socket.recv(timeout))
        except TimeoutError:
            return None
        except ConnectionClosed as closed:
            received = closed.rcvd
            self.closed = (received.code, received.reason) if received is not None else (1006, "")
            return None
        self._take_in(message)
        return message

    def miss_one(self) -> None:
        """A message is lost on its way through this program."""
        assert self._socket is not None
        self._socket.recv(PATIENCE)

    def hear_until(self, condition: Callable[[], object], patience: float = PATIENCE) -> None:
        """Listen until something is so."""
        deadline = time.monotonic() + patience
        while not condition():
            left = deadline - time.monotonic()
            assert left > 0, f"{self.name} waits in vain: {self.table.get('stage')} {self.game}"
            assert self.closed is None, (self.closed, self.bye)
            self.hear(left)

    def hear_of(self, unless: Callable[[], object], *kinds: str) -> Message | None:
        """The next message of one of these kinds."""
        deadline = time.monotonic() + PATIENCE
        while not unless():
            message = self.hear(max(0.0, deadline - time.monotonic()))
            if message is not None and message["type"] in kinds:
                return message
            assert time.monotonic() < deadline, f"{self.name} hears nothing of {kinds}"
        return None

    def hear_all(self, quiet: float = 0.2) -> list[Message]:
        """Everything that comes until it is quiet for a moment."""
        heard = []
        while (message := self.hear(quiet)) is not None:
            heard.append(message)
        return heard

    def _take_in(self, message: Message) -> None:
        match message["type"]:
            case "welcome":
                self._on_welcome(message)
            case "table":
                self._at_the_table(message)
            case "game":
                self._game_went_on(message)
            case "done" | "refused" | "advice":
                self._answered[message["id"]] = message
            case "said":
                self.said.append(message["said"])
            case "reacted":
                self.reacted.append(message)
            case "bye":
                self.bye = message["reason"]["key"]
            case "pong":
                pass
            case unknown:
                raise AssertionError(unknown)

    def _on_welcome(self, message: Message) -> None:
        self.welcomes += 1
        self._has_missed = False
        before = self.game
        self.game = message["game"]
        self._at_the_table(message)
        if self.game is None:
            return
        assert self.game["log_from"] == 0
        assert self.game["shows"] == self.you["shows"]
        log = self.game["log"]
        if before is not None and _moment(before) == _moment(self.game):
            # The same moment told twice, once change by change: nothing may be different.
            assert log == self.log
            assert self.game["view"] == before["view"]
        self.log = log

    def _at_the_table(self, message: Message) -> None:
        self.table = message["table"]
        self.you = message["you"]
        assert self.table["id"] == self.table_id
        self._contribute()

    def _game_went_on(self, message: Message) -> None:
        if self._has_missed:
            return
        now = message["game"]
        if self.game is None or message["after"] != self.game["version"] or now["shows"] != self.shows:
            self._has_missed = True
            raise Gap(message["after"], self.game and self.game["version"])
        assert now["version"] == message["after"] + 1
        assert now["log_from"] <= len(self.log)
        self.log = self.log[: now["log_from"]] + now["log"]
        assert set(now["view"]) <= set(self.game["view"])
        self.game = {**now, "view": {**self.game["view"], **now["view"]}}

    def _contribute(self) -> None:
        dice = self.table["dice"]
        me = self.you["client"]
        if not self.contributes or self.table["stage"] != "gathering" or me not in dice["wanted"]:
            return
        if dice["step"] == "promise":
            self.send("promise", commitment=hashlib.sha256(self.seed).hexdigest(), id="promise")
        else:
            self.send("reveal", seed=self.seed.hex(), id="reveal")

    # -- the game ----------------------------------------------------------------------------------------

    @property
    def shows(self) -> int | None:
        shown: int | None = self.you["shows"]
        return shown

    @property
    def version(self) -> int:
        assert self.game is not None
        return int(self.game["version"])

    @property
    def asked(self) -> list[int]:
        """The seats that must decide."""
        return [] if self.game is None else [each["seat"] for each in self.game["asked"]]

    @property
    def stage(self) -> str:
        return str(self.table["stage"])

    @property
    def has_ended(self) -> bool:
        return self.stage in ("over", "abandoned")

    def show(self, seat: int | None) -> None:
        """Another seat takes the screen."""
        self.say_nothing_but("show", seat=seat)
        self.hear_until(lambda: self.shows == seat and (self.game is None or self.game["shows"] == seat))

    def sync(self) -> None:
        welcomes = self.welcomes
        self.say_nothing_but("sync")
        self.hear_until(lambda: self.welcomes > welcomes)

    def some_action(self) -> int | Message:
        """One of the legal actions of the seat shown, as a client may name it."""
        assert self.game is not None
        legal = self.game["legal"]
        assert legal["count"] > 0
        if legal["actions"]:
            action: Message = self.random.choice(legal["actions"])
            return int(action["code"])
        family = self.random.choice(legal["families"])
        named = {name: self.random.choice(values) for name, values in family["arguments"].items()}
        return {"kind": family["kind"], "arguments": named}

    def decide(self, action: int | str | Message | None = None) -> Message:
        """Decide for the seat shown, somehow unless told how; the answer, once the game has gone on."""
        while True:
            wanted = self.some_action() if action is None else action
            answer = self.ask("decide", seat=self.shows, version=self.version, action=wanted)
            if answer["type"] == "done":
                self._hear_version(answer["version"])
                return answer
            # Not everything that a description of many actions allows is legal.
            assert action is None, answer
            assert isinstance(wanted, dict), answer
            assert answer["code"] == "illegal", answer

    def _hear_version(self, version: int) -> None:
        self.hear_until(lambda: self.version >= version)

    def decide_if_asked(self) -> bool:
        """Decide for one of our seats that must, whichever is shown."""
        mine = [seat for seat in self.asked if seat in self.you["seats"]]
        if not mine:
            return False
        if self.shows not in mine:
            self.show(mine[0])
        self.decide()
        return True

    def play(self, until: Callable[[], object] | None = None, patience: float = 60.0) -> None:
        """Decide whenever asked, until the game has ended or something else is so."""
        deadline = time.monotonic() + patience
        while not self.has_ended and not (until is not None and until()):
            assert time.monotonic() < deadline, f"{self.name} waits in vain for {self.asked}"
            if not self.decide_if_asked():
                self.hear(min(1.0, patience))
            assert self.closed is None, (self.closed, self.bye)


def _moment(game: Message) -> tuple[int | None, int]:
    return game["shows"], game["version"]
