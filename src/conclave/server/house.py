"""What every room of a server shares: storage, thinkers, the time, figures."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any

from conclave.core.text import text
from conclave.server.thinking.thinkers import Thinkers
from conclave.table.refused import Refused
from conclave.table.storing import Storage, StorageError, StorageFull


def not_kept(wrong: StorageError) -> Refused:
    """What whoever asked for a change is told when it could not be kept."""
    if isinstance(wrong, StorageFull):
        return Refused("failed", text("server-disk-full"))
    return Refused("busy", text("server-not-kept"))


@dataclass
class Figures:
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


class House:
    def __init__(self, storage: Storage, thinkers: Thinkers, now: Callable[[], float]) -> None:
        self.storage = storage
        self.thinkers = thinkers
        self.now = now
        self.figures = Figures()
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
