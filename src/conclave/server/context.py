"""What all tables of a server share: storage, bots, the time, counters."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any

from conclave.core.text import text
from conclave.server.bot_workers.bot_pool import BotPool
from conclave.table.refused import Refused
from conclave.table.storage_port import Storage, StorageError, StorageFull


def refusal_of(wrong: StorageError) -> Refused:
    """The refusal of a change that could not be stored."""
    if isinstance(wrong, StorageFull):
        return Refused("failed", text("server-disk-full"))
    return Refused("busy", text("server-not-kept"))


@dataclass
class Counters:
    """What has been counted since the server started."""

    decisions: int = 0
    repeated: int = 0
    """Commands that were answered again."""
    refused: int = 0
    failed: int = 0
    """Changes that could not be kept."""
    sockets: int = 0
    """Connected now."""
    unread: int = 0
    """Messages that made no sense."""
    appended: Callable[[float], None] = lambda _: None
    """Told how many seconds a change took to be on disk."""
    acknowledged: Callable[[float], None] = lambda _: None
    """Told how many seconds a command took to be answered."""


class ServerContext:
    def __init__(self, storage: Storage, bot_pool: BotPool, now: Callable[[], float]) -> None:
        self.storage = storage
        self.bot_pool = bot_pool
        self.now = now
        self.counters = Counters()
        self.closing = False
        self._tasks: set[asyncio.Task[None]] = set()

    def soon(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Work that nobody waits for; it is kept from being forgotten half-way."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def finish(self, seconds: float) -> None:
        """Wait for all such work, but not for ever."""
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=seconds)
