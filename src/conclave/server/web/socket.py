"""The socket of a table: who may open it, and how the server's end of it looks to a session."""

from __future__ import annotations

from typing import Any

import structlog
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from conclave.core.text import Text, text
from conclave.server.close_codes import FAILED, NO_COOKIE, NOT_WELCOME, TOO_MANY
from conclave.server.connection import SocketClosed
from conclave.server.protocol import Bye, write_message
from conclave.server.session import serve_socket
from conclave.server.table_manager import TableManager
from conclave.server.tokens import digest
from conclave.server.web.cookie import client_key
from conclave.server.web.guards import address_of
from conclave.server.web.limits import RequestLimit, SocketLimit
from conclave.table.refused import Refused

_log = structlog.get_logger("conclave.web")


class TableSocket:
    """`conclave.server.connection.Socket` over ASGI."""

    def __init__(self, socket: WebSocket[Any, Any, Any]) -> None:
        self._socket = socket
        self._closed = False

    async def receive(self) -> str | bytes | None:
        if self._closed:
            return None
        try:
            event: Any = await self._socket.receive()
        except WebSocketDisconnect:
            event = {"type": "websocket.disconnect"}
        if event["type"] != "websocket.receive":
            self._closed = True
            return None
        words: str | bytes | None = event.get("text")
        return event["bytes"] if words is None else words

    async def send(self, message: str) -> None:
        if self._closed:
            raise SocketClosed
        try:
            await self._socket.send({"type": "websocket.send", "text": message, "bytes": None})
        except (
            WebSocketDisconnect,
            OSError,
            RuntimeError,
        ):  # whatever the server says of a socket that is gone
            self._closed = True
            raise SocketClosed from None

    async def close(self, code: int, reason: str) -> None:
        if self._closed:
            return
        self._closed = True
        try:
            await self._socket.close(code, reason)
        except (WebSocketDisconnect, OSError, RuntimeError):
            return

    async def refuse(self, code: int, reason: Text) -> None:
        """Say why, then close."""
        try:
            await self.send(write_message(Bye(reason)))
        except SocketClosed:
            return
        await self.close(code, reason.key)


@websocket("/api/tables/{table:str}/socket")
async def open_socket(
    socket: WebSocket[Any, Any, Any],
    table: FromPath[str],
    manager: NamedDependency[TableManager],
    sockets: NamedDependency[SocketLimit],
    requests: NamedDependency[RequestLimit],
) -> None:
    """Play. The messages are in `/api/schema/socket.json`; a foreign origin was turned away by the guards."""
    await socket.accept()
    end = TableSocket(socket)
    key = client_key(socket)
    if not key:
        await end.refuse(NO_COOKIE, text("server-no-cookie"))
        return
    address = address_of(socket)
    try:
        requests.take(address)
        with sockets.one_more(address):
            await serve_socket(manager, table, key, digest(address), end)
    except SocketClosed:
        return
    except Refused as refused:
        await end.refuse(TOO_MANY if refused.code == "busy" else NOT_WELCOME, refused.reason)
    except Exception:
        _log.exception("socket failed", table=table)
        await end.refuse(FAILED, text("server-failed"))
