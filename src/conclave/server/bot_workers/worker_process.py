"""One worker as the server sees it: a process that answers, or fails in one of a few ways."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from typing import Final

from conclave.server.bot_workers.bot_request import Failure
from conclave.server.bot_workers.messages import (
    AdviceReply,
    Begun,
    FailureReply,
    MalformedMessage,
    MoveReply,
    Ready,
    Reply,
    Task,
    frame,
    next_reply,
)

START_LIMIT: Final = 30.0
"""Seconds until a worker is ready. Usually it takes half a second, but it has little priority."""
READING_LIMIT: Final = 10.0
"""Seconds until a worker that has nothing else to do has read a task."""
LAST_BREATH: Final = 2.0
"""Seconds that a process may take to be gone: killed, or with its end of the pipe closed."""
FROM_OUTSIDE: Final = (-signal.SIGTERM, -9)
"""How a process ends that somebody else has ended (9 is SIGKILL, which not every system names)."""

SETTINGS: Final = {
    "OMP_NUM_THREADS": "1",
    "OPENBLAS_NUM_THREADS": "1",
    "MKL_NUM_THREADS": "1",
    "PYTHONHASHSEED": "0",
}
"""One thread for each worker; and a bot that walks through a set walks the same way in every worker."""


class NoStart(Exception):
    """A worker that was not ready in time, or ended before."""


class NoAnswer(Exception):
    def __init__(self, why: Failure, detail: str, own_doing: bool = True) -> None:
        super().__init__(detail)
        self.why = why
        self.detail = detail
        self.own_doing = own_doing
        """Whether it has to do with the task: if not, another worker may well answer it."""


class WorkerProcess:
    def __init__(self, process: Process) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self._process = process
        self._tasks = process.stdin
        self._replies = process.stdout

    @classmethod
    async def start(cls) -> WorkerProcess:
        """A worker that is ready; NoStart if it does not get there."""
        command = (sys.executable, "-P", "-m", "conclave.server.bot_workers.worker")
        try:
            # In a session of its own: what the terminal sends to the server is not meant for it.
            process = await asyncio.create_subprocess_exec(
                *command, stdin=PIPE, stdout=PIPE, env={**os.environ, **SETTINGS}, start_new_session=True
            )
        except OSError as error:
            raise NoStart(str(error)) from error
        worker = cls(process)
        try:
            async with asyncio.timeout(START_LIMIT):
                if not isinstance(await next_reply(worker._replies), Ready):
                    raise MalformedMessage("not ready")
        except (TimeoutError, MalformedMessage, EOFError, OSError) as error:
            await worker.kill()
            raise NoStart(repr(error)) from error
        except asyncio.CancelledError:
            await worker.kill()
            raise
        return worker

    @property
    def pid(self) -> int:
        return self._process.pid

    async def answer(self, task: Task, deadline: float) -> MoveReply | AdviceReply:
        """What the worker makes of a task; NoAnswer, after which the worker is fit for nothing but `kill`."""
        begun = False
        try:
            async with asyncio.timeout(READING_LIMIT):
                self._tasks.write(frame(task))
                await self._tasks.drain()
                begun = await next_reply(self._replies) == Begun(task.number)
            async with asyncio.timeout(deadline):
                return _check_reply(task, await next_reply(self._replies) if begun else None)
        except TimeoutError:
            raise NoAnswer("late", f"no answer in {deadline} s", own_doing=begun) from None
        except MalformedMessage as error:
            raise NoAnswer("crashed", f"nonsense: {error}", own_doing=begun) from None
        except (EOFError, OSError, RuntimeError):  # the last is uvloop's word for a pipe that is closed
            code = await self._end()
            from_outside = code in FROM_OUTSIDE
            raise NoAnswer("crashed", f"ended with {code}", own_doing=begun and not from_outside) from None

    async def kill(self) -> None:
        """At once, with whatever processes a bot has started."""
        self._tasks.close()
        if self._process.returncode is None:
            with suppress(ProcessLookupError):
                if sys.platform == "win32":
                    self._process.kill()
                else:
                    os.killpg(self._process.pid, signal.SIGKILL)
        await self._end()

    async def _end(self) -> int | None:
        """The code a process has ended with; None if it goes on, whatever it has closed."""
        with suppress(TimeoutError):
            async with asyncio.timeout(LAST_BREATH):
                return await self._process.wait()
        return None


def _check_reply(task: Task, reply: Reply | None) -> MoveReply | AdviceReply:
    match reply:
        case FailureReply(number=task.number):
            raise NoAnswer(reply.why, reply.detail)
        case MoveReply(number=task.number) if task.wanted == "move" and reply.action in task.legal:
            return reply
        case AdviceReply(number=task.number) if task.wanted == "advice":
            return reply
        case _:
            raise MalformedMessage(repr(reply)[:200])
