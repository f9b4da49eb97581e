"""One of the pool's places: it has a worker, or starts one, and replaces one that fails."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from conclave.server.bot_workers.messages import AdviceReply, MoveReply, Task
from conclave.server.bot_workers.worker_process import NoAnswer, NoStart, WorkerProcess

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

    def record_success(self) -> None:
        self._pause = 0.0

    def record_failure(self, trouble: str) -> None:
        self.trouble = trouble
        self._pause = min(2.0 * self._pause, LONGEST_PAUSE) if self._pause else FIRST_PAUSE
        self._not_before = time.monotonic() + self._pause


class WorkerSlot:
    def __init__(self, start_ups: StartUps) -> None:
        self._start_ups = start_ups
        self._worker: WorkerProcess | None = None
        self.failures = 0
        """Of workers that had to be replaced."""

    @property
    def pid(self) -> int | None:
        """Of its worker, if there is one."""
        return None if self._worker is None else self._worker.pid

    async def answer(self, task: Task, deadline: float, patience: float) -> MoveReply | AdviceReply:
        """The answer of a worker to a task, within `seconds`; NoAnswer if it fails.

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

    async def _try(self, task: Task, deadline: float, patience: float) -> MoveReply | AdviceReply:
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
                self._start_ups.record_failure(str(error))
            else:
                self._start_ups.record_success()
                return worker
