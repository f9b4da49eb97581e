"""What every room of a server shares: storage, thinkers, the time, figures."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from typing import Any

from conclave.server.thinking.thinkers import Thinkers
from conclave.table.storing import Storage


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
    append_seconds: deque[float] = field(default_factory=lambda: deque(maxlen=10_000))
    """How long the latest changes took to be on disk."""
    when_appended: Callable[[float], None] | None = None

    def appended(self, seconds: float) -> None:
        self.append_seconds.append(seconds)
        if self.when_appended is not None:
            self.when_appended(seconds)


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
