"""One socket of one client: what it shows, and a bounded outbox, so that a slow client delays nobody else."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final, Protocol

import structlog

from conclave.server.close_codes import FAILED, TOO_SLOW

_log = structlog.get_logger("conclave.connection")

MOST_WAITING: Final = 64
"""News beyond this is dropped; the client gets the full state once it reads again."""
MOST_CHARACTERS: Final = 256 * 1024
"""The same for news that is long: a table with a board of its own is long to tell."""
MOST_ANSWERS: Final = 256
PATIENCE: Final = 20.0
"""Seconds after which everything that waits must have gone out."""


class SocketClosed(Exception):
    """The socket is closed; nothing can be sent."""


class Socket(Protocol):
    async def receive(self) -> str | bytes | None:
        """The next message; None once the socket is closed."""

    async def send(self, message: str) -> None:
        """SocketClosed if that is too late."""

    async def close(self, code: int, reason: str) -> None: ...


class Connection:
    def __init__(
        self, socket: Socket, client: int, shows: int | None, welcome: Callable[[Connection], str]
    ) -> None:
        self.client = client
        self.shows = shows
        """The seat whose secrets are shown; None: what everybody may see."""
        self.wishes = shows
        """The seat that the client wants to see; it may not yet know its secrets."""
        self.closed = False
        self._socket = socket
        self._welcome = welcome
        self._outbox: deque[str] = deque()
        self._characters = 0
        """In the outbox."""
        self.behind = False
        """News was dropped; the full state is sent once there is room."""
        self.dismissed = False
        """Has heard its last words; nothing more is told or obeyed, however long they take to arrive."""
        self._sending: asyncio.Task[None] | None = None

    def answer(self, message: str) -> None:
        """Something the client asked for, never thrown away: who asks without reading is cut off."""
        if self.dismissed:
            return
        if len(self._outbox) >= MOST_ANSWERS:
            self._cut_off()
        else:
            self._put(message)

    def tell(self, message: str) -> None:
        """Send news. A client that does not keep up gets the full state later."""
        if self.behind or self.dismissed:
            return
        if len(self._outbox) >= MOST_WAITING or self._characters >= MOST_CHARACTERS:
            self.behind = True
            return
        self._put(message)

    def refresh(self) -> None:
        """Send the full state."""
        if not self.dismissed:
            self.behind = True
            self._wake()

    def dismiss(self, last_words: str) -> None:
        """The client is shown out; close the connection next."""
        self.behind = False
        self._put(last_words)
        self.dismissed = True

    def _put(self, message: str) -> None:
        self._add(message)
        self._wake()

    def _add(self, message: str) -> None:
        self._outbox.append(message)
        self._characters += len(message)

    def _wake(self) -> None:
        if self._sending is None and not self.closed:
            self._sending = asyncio.create_task(self._send_all())

    async def _send_all(self) -> None:
        # A timer, since `asyncio.timeout` takes as long as sending does.
        timer = asyncio.get_running_loop().call_later(PATIENCE, self._lose_patience)
        try:
            while (self._outbox or self.behind) and not self.closed:
                if not self._outbox:
                    self.behind = False
                    self._add(self._welcome(self))
                message = self._outbox.popleft()
                self._characters -= len(message)
                await self._socket.send(message)
        except SocketClosed:
            self.closed = True
        except Exception:  # such as a game whose view fails; who hears nothing more would wait for ever
            _log.exception("could not tell a client of its table", client=self.client)
            self._cut_off(FAILED, "failed")
        finally:
            timer.cancel()
            self._sending = None

    def _lose_patience(self) -> None:
        if self._sending is not None:
            self._sending.cancel()
        self._cut_off()

    def _cut_off(self, code: int = TOO_SLOW, reason: str = "too slow") -> None:
        self.closed = True
        self._outbox.clear()
        self._characters = 0
        self._closing = asyncio.create_task(self._socket.close(code, reason))

    async def drain(self) -> None:
        """Wait until everything is sent."""
        if self._sending is not None:
            await asyncio.wait([self._sending], timeout=PATIENCE)

    async def close(self, code: int, reason: str) -> None:
        await self.drain()
        self.closed = True
        await self._socket.close(code, reason)
