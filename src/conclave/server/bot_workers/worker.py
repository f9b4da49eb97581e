"""A process in which bots think: `python -m conclave.server.bot_workers.worker`, started by the server only.

Tasks come in on standard input, replies go out on standard output; both are taken away before a bot runs, so
that nothing a bot prints or reads gets in between. The worker ends as soon as the server is gone.
"""

from __future__ import annotations

import os
import signal
import sys
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import BinaryIO, Final, NoReturn

from conclave.server.bot_workers.messages import (
    Begun,
    MalformedMessage,
    Ready,
    Reply,
    Task,
    frame,
    next_task,
)
from conclave.server.bot_workers.task_runner import run_task

MOST_MEMORY: Final = 2 * 1024**3
"""Bytes of address space: a bot that wants more gets a MemoryError."""
PRIORITY: Final = 10
"""Steps that a worker stands behind the server when both want the processor."""


def main() -> NoReturn:
    tasks_in = os.fdopen(os.dup(0), "rb")
    replies_out = os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends its workers itself
    if sys.platform != "win32":
        _take_little()
    if sys.platform == "linux":
        _die_with_the_server()
    tasks: SimpleQueue[Task] = SimpleQueue()
    Thread(target=_listen, args=(tasks_in, tasks), daemon=True).start()
    _say(replies_out, Ready())
    while True:
        task = tasks.get()
        _say(replies_out, Begun(task.number))
        _say(replies_out, run_task(task))


def _say(replies_out: BinaryIO, reply: Reply) -> None:
    replies_out.write(frame(reply))
    replies_out.flush()


def _listen(tasks_in: BinaryIO, tasks: SimpleQueue[Task]) -> None:
    """Beside the thinking, to notice at once when the server is gone."""
    try:
        while (task := next_task(tasks_in)) is not None:
            tasks.put(task)
    except MalformedMessage:
        pass
    os._exit(0)


if sys.platform != "win32":

    def _take_little() -> None:
        import resource

        os.nice(PRIORITY)
        _, most = resource.getrlimit(resource.RLIMIT_AS)
        limit = MOST_MEMORY if most == resource.RLIM_INFINITY else min(MOST_MEMORY, most)
        with suppress(ValueError, OSError):  # macOS knows no such limit
            resource.setrlimit(resource.RLIMIT_AS, (limit, most))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


if sys.platform == "linux":

    def _die_with_the_server() -> None:
        """Even in the middle of native code, where no thread of ours gets to run.

        To be exact, with the thread that has started it: the one in which the server's loop runs.
        """
        import ctypes

        pr_set_pdeathsig = 1
        ctypes.CDLL(None).prctl(pr_set_pdeathsig, signal.SIGKILL)


if __name__ == "__main__":
    main()
