"""How much one address may ask for. (Limits of a socket: `session.py`; of tables: `table_manager.py`.)"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from ipaddress import AddressValueError, IPv6Address
from typing import Final

from conclave.core.text import text
from conclave.server.token_bucket import TokenBuckets
from conclave.table.refused import Refused

BURST_SECONDS: Final = 10
"""What may be asked for in so many seconds may also be asked for at once."""


class RequestLimit:
    def __init__(self, per_second: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._buckets = TokenBuckets(per_second, max(1, round(per_second * BURST_SECONDS)), clock)

    def take(self, address: str) -> None:
        """One request more; Refused if that is too often."""
        if not self._buckets.of(address).allows():
            raise Refused("busy", text("server-too-often"))


class SocketLimit:
    """How many sockets are open, in all and per address."""

    def __init__(self, most: int, most_per_address: int) -> None:
        self._most = most
        self._most_per_address = most_per_address
        self._open: Counter[str] = Counter()

    @contextmanager
    def one_more(self, address: str) -> Iterator[None]:
        """As long as it is open; Refused if it would be one too many."""
        if self._open[address] >= self._most_per_address:
            raise Refused("busy", text("server-too-many-sockets", most=self._most_per_address))
        if self._open.total() >= self._most:
            raise Refused("busy", text("server-full"))
        self._open[address] += 1
        try:
            yield
        finally:
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]


def limited_address(host: str) -> str:
    """What limits count as one address: of IPv6 a household has 2⁶⁴, so only the network counts."""
    try:
        whole = IPv6Address(host.partition("%")[0])
    except AddressValueError:
        return host
    if whole.ipv4_mapped is not None:
        return str(whole.ipv4_mapped)
    return str(IPv6Address(int(whole) >> 64 << 64))
