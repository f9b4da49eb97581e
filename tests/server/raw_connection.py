"""TCP connections to a server on which any bytes can be sent, and sockets of a table made by hand."""

from __future__ import annotations

import base64
import json
import os
import socket
import struct
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from tests.server.web.running_server import Client, Running

PATIENCE = 20.0
TEXT, BINARY, CLOSE, PING, PONG, MORE = 1, 2, 8, 9, 10, 0
LAST, COMPRESSED = 0x80, 0x40

Frame = tuple[int, bytes]


class Line:
    """A TCP connection on which any bytes can be sent."""

    def __init__(self, server: Running) -> None:
        host, _, port = server.address.rpartition(":")
        self.socket = socket.create_connection((host, int(port)), timeout=PATIENCE)
        self.host = server.address

    def send(self, data: bytes) -> None:
        self.socket.sendall(data)

    def rest(self) -> bytes:
        """Everything until the server closes, or has nothing more to say for a second."""
        self.socket.settimeout(1.0)
        heard = b""
        try:
            while part := self.socket.recv(65_536):
                heard += part
        except (TimeoutError, ConnectionError):
            pass
        return heard

    def exactly(self, count: int) -> bytes:
        data = b""
        while len(data) < count:
            part = self.socket.recv(count - len(data))
            if not part:
                raise ConnectionError
            data += part
        return data

    def open_socket(self, table: str, cookie: str) -> None:
        key = base64.b64encode(os.urandom(16)).decode()
        self.send(
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {self.host}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
            f"Cookie: conclave={cookie}\r\n\r\n".encode()
        )
        head = b""
        while not head.endswith(b"\r\n\r\n"):
            head += self.exactly(1)
        assert head.startswith(b"HTTP/1.1 101 "), head

    def send_frame(self, first: int, payload: bytes, *, masked: bool = True) -> None:
        size = len(payload)
        length = bytes([size | 0x80 * masked]) if size < 126 else b""
        if size >= 126:
            length = bytes([126 | 0x80 * masked]) + struct.pack("!H", size)
        if size >= 65_536:
            length = bytes([127 | 0x80 * masked]) + struct.pack("!Q", size)
        mask = b"\0\0\0\0" if masked else b""
        self.send(bytes([first]) + length + mask + payload)

    def frame(self) -> Frame:
        first, size = self.exactly(2)
        if size == 126:
            (size,) = struct.unpack("!H", self.exactly(2))
        elif size == 127:
            (size,) = struct.unpack("!Q", self.exactly(8))
        return first & 0x0F, self.exactly(size)

    def message(self, kind: str) -> dict[str, Any]:
        """The next message of this kind."""
        while True:
            opcode, payload = self.frame()
            if opcode == TEXT and (heard := json.loads(payload))["type"] == kind:
                return dict(heard)

    def close_code(self) -> int:
        """Why the server closed; 1006 if it said nothing."""
        try:
            while True:
                opcode, payload = self.frame()
                if opcode == CLOSE:
                    return int(struct.unpack("!H", payload[:2])[0])
        except ConnectionError:
            return 1006


@contextmanager
def line(server: Running) -> Iterator[Line]:
    one = Line(server)
    with one.socket:
        yield one


@contextmanager
def seated_line(server: Running, client: Client) -> Iterator[Line]:
    """A raw socket at a new table, after its welcome."""
    table = client.new_table()["table"]
    with line(server) as one:
        one.open_socket(table, client.http.cookies["conclave"])
        one.send_frame(LAST | TEXT, b'{"type": "hello", "protocol": 1}')
        one.message("welcome")
        yield one
