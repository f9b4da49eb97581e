"""HTTP connections that cannot stop the server: small heads, requests that arrive in time, and only so many.

uvicorn leaves the head of a request to httptools, which has no limit: a head of 120 MB kept everybody waiting
for nine seconds. Here it is counted as it arrives.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Sequence
from ipaddress import ip_address, ip_network
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle

from conclave.server.web.limits import limited_address

LARGEST_HEAD: Final = 32 * 1024
"""Bytes of a request line and all headers. What came in the same read beyond it is thrown away."""
REQUEST_SECONDS: Final = 10.0
"""From the first byte of a request to its last, and from a connection to its first byte."""
TOO_LATE: Final = 408
TOO_MANY: Final = 429
TOO_LARGE: Final = 431


class ConnectionLimit:
    """How many connections are open that are no sockets of a table, in all and per address."""

    def __init__(self, most: int, most_per_address: int, proxies: str = "") -> None:
        """`proxies` are addresses and networks that bring everybody's connections, separated by commas."""
        self._most = most
        self._most_per_address = most_per_address
        self._proxies = [
            ip_network(each.strip(), strict=False) for each in proxies.split(",") if each.strip()
        ]
        self._open: Counter[str] = Counter()

    def take(self, host: str) -> str | None:
        """What is to be given back when the connection is closed; None if it is one too many."""
        address = limited_address(host)
        alone = not self._is_proxy(host)
        if self._open.total() >= self._most or (alone and self._open[address] >= self._most_per_address):
            return None
        self._open[address] += 1
        return address

    def give_back(self, address: str) -> None:
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]

    def _is_proxy(self, host: str) -> bool:
        try:
            return any(ip_address(host) in network for network in self._proxies)
        except ValueError:
            return False


class LimitedHttp(HttpToolsProtocol):
    def __init__(self, *arguments: Any, limit: ConnectionLimit, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._limit = limit
        self._taken: str | None = None
        self._reads_head = True
        self._room_for_head = LARGEST_HEAD
        self._has_begun = False
        """Some byte of the present request has come."""
        self._timer: asyncio.TimerHandle | None = None

    # -- the connection ----------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._taken = self._limit.take(self.client[0] if self.client else "")
        if self._taken is None:
            self._refuse(TOO_MANY)
        else:
            self._start_timer()

    def connection_lost(self, exc: Exception | None) -> None:
        self._let_go()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self._let_go()
        super().handle_websocket_upgrade()

    def _let_go(self) -> None:
        self._stop_timer()
        if self._taken is not None:
            self._limit.give_back(self._taken)
            self._taken = None

    # -- what arrives ------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        while data and not self.transport.is_closing() and self.transport.get_protocol() is self:
            self._has_begun = True
            if self._timer is None:
                self._start_timer()
            part, data = (
                (data[: self._room_for_head], data[self._room_for_head :])
                if self._reads_head
                else (data, b"")
            )
            self._room_for_head -= len(part)
            super().data_received(part)
            if self._reads_head and self._room_for_head <= 0:
                self._refuse(TOO_LARGE)

    def on_headers_complete(self) -> None:
        self._reads_head = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._reads_head = True
        self._room_for_head = LARGEST_HEAD
        self._has_begun = False
        self._stop_timer()

    # -- too late, too much ------------------------------------------------------------------------------

    def _start_timer(self) -> None:
        self._timer = self.loop.call_later(REQUEST_SECONDS, self._lose_patience)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _lose_patience(self) -> None:
        self._timer = None
        if not self._has_begun:
            self.transport.close()
        elif not self.transport.is_closing():
            self._refuse(TOO_LATE)

    def _refuse(self, status: int) -> None:
        """Say it if nothing else is being said, and close."""
        cycle: RequestResponseCycle | None = self.cycle
        if cycle is None or cycle.response_complete or not cycle.response_started:
            lines: Sequence[bytes] = (b"connection: close", b"content-length: 0", b"", b"")
            self.transport.write(STATUS_LINE[status] + b"\r\n".join(lines))
        self.transport.close()
