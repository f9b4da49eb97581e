"""A place where one worker at a time thinks; one that fails is replaced by another."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from conclave.server.thinking.messages import Advised, Move, Task
from conclave.server.thinking.process import NoAnswer, NoStart, WorkerProcess

FIRST_PAUSE: Final = 0.1
LONGEST_PAUSE: Final = 10.0
"""Seconds between a worker that did not start and the next try."""


class StartUps:
    """When the next worker may be started: at once, unless one after the other does not get ready."""

    def __init__(self) -> None:
        self.trouble = ""
        """Why the last one did not."""
        self._pause = 0.0
        self._not_before = 0.0

    def pause(self) -> float:
        """Seconds to wait."""
        return max(0.0, self._not_before - time.monotonic())

    def succeeded(self) -> None:
        self._pause = 0.0

    def failed(self, trouble: str) -> None:
        self.trouble = trouble
        self._pause = min(2.0 * self._pause, LONGEST_PAUSE) if self._pause else FIRST_PAUSE
        self._not_before = time.monotonic() + self._pause


class Desk:
    def __init__(self, start_ups: StartUps) -> None:
        self._start_ups = start_ups
        self._worker: WorkerProcess | None = None
        self.failures = 0
        """Of workers that had to be replaced."""

    @property
    def pid(self) -> int | None:
        """Of its worker, if there is one."""
        return None if self._worker is None else self._worker.pid

    async def answer(self, task: Task, deadline: float, patience: float) -> Move | Advised:
        """What a worker makes of a task in so many seconds; NoAnswer if it fails.

        A worker that ends for reasons of its own is no fault of the task, which is tried once more.
        `patience` is how long to wait for a worker when none can be started.
        """
        try:
            return await self._try(task, deadline, patience)
        except NoAnswer as failed:
            if failed.own_doing:
                raise
        return await self._try(task, deadline, patience)

    async def clear(self) -> None:
        """End its worker."""
        worker, self._worker = self._worker, None
        if worker is not None:
            await worker.kill()

    async def _try(self, task: Task, deadline: float, patience: float) -> Move | Advised:
        worker = self._worker or await self._start(time.monotonic() + patience)
        self._worker = worker
        try:
            return await worker.answer(task, deadline)
        except NoAnswer as failed:
            if failed.why != "unavailable":
                self.failures += 1
                await self.clear()  # nobody knows in which state the bot has left it
            raise
        except Exception:
            await self.clear()
            raise

    async def _start(self, until: float) -> WorkerProcess:
        while True:
            pause = self._start_ups.pause()
            if pause and time.monotonic() + pause > until:
                raise NoAnswer("unavailable", f"no worker starts: {self._start_ups.trouble}")
            await asyncio.sleep(pause)
            try:
                worker = await WorkerProcess.start()
            except NoStart as error:
                self._start_ups.failed(str(error))
            else:
                self._start_ups.succeeded()
                return worker
