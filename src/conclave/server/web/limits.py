"""How much one address may ask for. (Limits of a socket: `session.py`; of tables: `table_manager.py`.)"""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from ipaddress import AddressValueError, IPv6Address
from typing import Final

from conclave.core.text import text
from conclave.server.token_bucket import TokenBucket
from conclave.table.refused import Refused

BURST_SECONDS: Final = 10
"""What may be asked for in so many seconds may also be asked for at once."""
MOST_REMEMBERED: Final = 10_000
"""Addresses. Who has not asked for longest may ask most, and is forgotten first."""


class RequestLimit:
    def __init__(self, per_second: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._per_second = per_second
        self._clock = clock
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def take(self, address: str) -> None:
        """One request more; Refused if that is too often."""
        bucket = self._buckets.get(address)
        if bucket is None:
            if len(self._buckets) >= MOST_REMEMBERED:
                self._buckets.popitem(last=False)
            burst = max(1, round(self._per_second * BURST_SECONDS))
            bucket = self._buckets[address] = TokenBucket(self._per_second, burst, self._clock)
        self._buckets.move_to_end(address)
        if not bucket.allows():
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
