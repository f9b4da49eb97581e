"""A WebSocket and an HTTP request as cheap as can be: the players share their processors with the server."""

from __future__ import annotations

import asyncio
import struct
from collections.abc import Callable
from typing import Any, Final

import msgspec

TEXT: Final = 0x81
CLOSE: Final = 0x88
PING: Final = 0x89
PONG: Final = 0x8A
MASKED: Final = 0x80
NO_MASK: Final = b"\0\0\0\0"
"""A mask that changes nothing. It guards proxies against pages, and there is neither here."""
PATIENCE: Final = 20.0
"""Seconds until a request or a handshake is given up."""


class NoAnswer(Exception):
    """The server is not there, went away, or takes too long."""


class Answer(msgspec.Struct, frozen=True):
    status: int
    headers: dict[str, str]
    body: bytes


class Address(msgspec.Struct, frozen=True):
    host: str
    port: int

    async def ask(self, method: str, path: str, body: object = None, cookie: str = "") -> Answer:
        """One request on a connection of its own; NoAnswer if there is none."""
        content = b"" if body is None else msgspec.json.encode(body)
        lines = [f"{method} {path} HTTP/1.1", f"Host: {self.host}:{self.port}", "Connection: close"]
        if cookie:
            lines.append(f"Cookie: {cookie}")
        if content:
            lines += ["Content-Type: application/json", f"Content-Length: {len(content)}"]
        try:
            async with asyncio.timeout(PATIENCE):
                written = await self._exchange(_head(lines) + content)
        except (OSError, TimeoutError) as wrong:
            raise NoAnswer(repr(wrong)) from None
        head, end, rest = written.partition(b"\r\n\r\n")
        if not end:
            raise NoAnswer("it broke off")
        first, *fields = head.decode("latin-1").split("\r\n")
        headers = {
            name.lower(): value.strip() for name, _, value in (field.partition(":") for field in fields)
        }
        if len(rest) < int(headers.get("content-length", 0)):
            raise NoAnswer("it broke off")
        return Answer(int(first.split(" ")[1]), headers, rest)

    async def _exchange(self, request: bytes) -> bytes:
        reader, writer = await asyncio.open_connection(self.host, self.port)
        try:
            writer.write(request)
            return await reader.read(-1)
        finally:
            writer.close()

    async def open_socket(
        self, path: str, cookie: str, hear: Callable[[bytes], None], gone: Callable[[], None]
    ) -> Socket:
        """Every message goes to `hear`; `gone` is called once, when the socket is closed."""
        lines = [
            f"GET {path} HTTP/1.1",
            f"Host: {self.host}:{self.port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
            "Sec-WebSocket-Version: 13",
            f"Cookie: {cookie}",
        ]
        loop = asyncio.get_running_loop()
        socket: Socket | None = None
        try:
            async with asyncio.timeout(PATIENCE):
                _, socket = await loop.create_connection(
                    lambda: Socket(_head(lines), hear, gone), self.host, self.port
                )
                await socket.opened
        except (OSError, TimeoutError) as wrong:
            if socket is not None:
                socket.abort()
            raise NoAnswer(repr(wrong)) from None
        return socket


def _head(lines: list[str]) -> bytes:
    return "\r\n".join([*lines, "", ""]).encode()


class Socket(asyncio.Protocol):
    """The client's end of a WebSocket: whole text messages in, whole text messages out."""

    def __init__(self, request: bytes, hear: Callable[[bytes], None], gone: Callable[[], None]) -> None:
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.received = 0
        """Bytes."""
        self._request = request
        self._hear = hear
        self._gone = gone
        self._buffer = bytearray()
        self._transport: Any = None

    def send(self, message: bytes) -> None:
        self._write(TEXT, message)

    def close(self) -> None:
        self._write(CLOSE, struct.pack("!H", 1000))
        self._transport.close()

    def abort(self) -> None:
        self._transport.abort()

    def _write(self, head: int, content: bytes) -> None:
        size = len(content)
        if size < 126:
            front = struct.pack("!BB", head, MASKED | size)
        else:
            front = struct.pack("!BBH", head, MASKED | 126, size)
        self._transport.write(front + NO_MASK + content)

    # -- asyncio.Protocol --------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = transport
        self._transport.write(self._request)

    def connection_lost(self, exc: Exception | None) -> None:
        if self.opened.done():
            self._gone()
        else:
            self.opened.set_exception(exc or ConnectionResetError("closed"))

    def data_received(self, data: bytes) -> None:
        if self._transport.is_closing():
            return  # it was given up already
        self.received += len(data)
        self._buffer += data
        if not self.opened.done() and not self._shake_hands():
            return
        at = 0
        while (frame := self._frame(at)) is not None:
            head, begin, end = frame
            at = end
            content = bytes(self._buffer[begin:end])
            if head == TEXT:
                self._hear(content)
            elif head == PING:
                self._write(PONG, content)
            elif head == CLOSE:
                self._transport.close()
            elif head != PONG:
                raise AssertionError(f"a frame that nobody expects: {head:#x}")
        del self._buffer[:at]

    def _shake_hands(self) -> bool:
        end = self._buffer.find(b"\r\n\r\n")
        if end < 0:
            return False
        first = bytes(self._buffer[:end]).split(b"\r\n")[0]
        del self._buffer[: end + 4]
        if b" 101 " not in first + b" ":
            self.opened.set_exception(ConnectionRefusedError(first.decode("latin-1")))
            self._transport.abort()
            return False
        self.opened.set_result(None)
        return True

    def _frame(self, at: int) -> tuple[int, int, int] | None:
        """First byte, begin and end of the next frame's content; None while it is not all there."""
        buffer = self._buffer
        if len(buffer) < at + 2:
            return None
        size, begin = buffer[at + 1], at + 2
        if size == 126:
            begin += 2
        elif size == 127:
            begin += 8
        if len(buffer) < begin:
            return None
        if size >= 126:
            size = int.from_bytes(buffer[at + 2 : begin], "big")
        return (buffer[at], begin, begin + size) if len(buffer) >= begin + size else None
