"""Processes that play the games of a run, monitored from outside.

A bot may do anything to the process it plays in: loop for ever, even in native code, use up its memory, end
it. So the games are played in other processes, which say in shared memory whom they are asking; this one
looks at the clock, ends a process whose bot takes too long, and puts a new one in its place.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections import deque
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from multiprocessing.resource_tracker import ensure_running
from threading import current_thread, main_thread
from time import monotonic
from typing import Any, Final

from conclave.bots.registry import BotError, is_own, short_name
from conclave.core.text import Text, text
from conclave.lab.play.deals import Forfeits, GameResult, RunSpec
from conclave.lab.play.worker import (
    BotLimits,
    Failed,
    Finished,
    Job,
    Measurements,
    Ready,
    Unable,
    run_worker,
)

_AHEAD: Final = 3
"""Games handed to a process in advance: enough to keep it busy, few enough to share the work evenly."""
_LOOK_AROUND: Final = 0.2
"""Seconds between checks for bots that take too long."""
_START_LIMIT: Final = 120.0
_LAST_BREATH: Final = 1.0
_CLOSED_ITS_PIPE: Final = 0
_FROM_OUTSIDE: Final = frozenset({-signal.SIGINT, -signal.SIGTERM, -getattr(signal, "SIGHUP", 1)})
"""Exit codes of processes that were ended by someone else."""
_FORGIVEN: Final = 3
"""How often to retry a game when no bot is to blame."""


@dataclass(frozen=True)
class Failure:
    """A game that could not be finished, and why."""

    number: int
    place: int
    """The place in the line-up of the bot that is to blame."""
    reason: Text
    forfeits: Forfeits
    """Earlier forfeits in the same game."""


NextGame = Callable[[], tuple[int, Forfeits] | None]
"""Which game to play next; None if there is none at the moment."""


class WorkerPool:
    """Processes that play games. A context manager: they end with the block."""

    def __init__(self, run_spec: RunSpec, jobs: int, limits: BotLimits, measurements: Measurements) -> None:
        self._run_spec = run_spec
        self._limits = limits
        self._measurements = measurements
        self._jobs = jobs
        self._workers: list[_Worker] = []
        self._again: deque[tuple[int, Forfeits]] = deque()
        self._tries: dict[int, int] = {}

    def __enter__(self) -> WorkerPool:
        return self

    def __exit__(self, *_: object) -> None:
        for worker in self._workers:
            worker.end()

    def play(self, next_game: NextGame) -> Generator[GameResult | Failure, None, None]:
        """Yield games as they end, in any order, until `next_game` has no more."""
        while True:
            self._hand_out(next_game)
            busy = [worker for worker in self._workers if worker.jobs]
            if not busy:
                return
            wait([worker.pipe for worker in busy], _LOOK_AROUND)
            for worker in busy:
                yield from self._take_messages(worker)

    def _hand_out(self, next_game: NextGame) -> None:
        """One game to each, then a second one to each, and so on."""
        for waiting in range(_AHEAD):
            for place in range(self._jobs):
                worker = self._workers[place] if place < len(self._workers) else None
                if worker is not None and len(worker.jobs) > waiting:
                    continue
                game = self._again.popleft() if self._again else next_game()
                if game is None:
                    return
                if worker is None:
                    worker = _Worker(self._run_spec, self._limits, self._measurements)
                    self._workers.append(worker)
                worker.give(Job(*game))

    def _take_messages(self, worker: _Worker) -> Iterator[GameResult | Failure]:
        tired = False
        while not tired and (message := worker.receive()) is not None:
            if isinstance(message, Finished):
                worker.jobs.popleft()
                tired = message.tired
                yield message.result
            elif isinstance(message, Failed):
                job = worker.jobs.popleft()
                tired = message.tired
                yield Failure(job.number, message.place, message.reason, job.forfeits)
            elif isinstance(message, Unable):
                raise BotError(message.reason)
        exit_code = worker.exit_code()
        late = exit_code is None and worker.is_late(self._limits.seconds)
        if tired or late or exit_code is not None:
            self._workers.remove(worker)
            worker.end()
            if not tired:
                yield from self._blame(worker, exit_code)
            self._again.extend([(job.number, job.forfeits) for job in worker.jobs])

    def _blame(self, worker: _Worker, code: int | None) -> Iterator[Failure]:
        """Find the bot to blame for the end of a process that was in the middle of a game."""
        if not worker.was_ready:
            raise BotError(text("bots-process-died"))
        if not worker.jobs:
            return
        job = worker.jobs[0]
        seat = worker.asked_seat() if code not in _FROM_OUTSIDE else None
        if seat is None and self._forgives(job):
            return
        worker.jobs.popleft()
        place = self._run_spec.seats(job.number).index(worker.last_seat() if seat is None else seat)
        bot = short_name(self._run_spec.line_up_of(job.number)[place])
        if seat is None:
            # It died between two decisions, again and again: after what the last one has left behind.
            if code in _FROM_OUTSIDE or not is_own(self._run_spec.line_up_of(job.number)[place]):
                raise BotError(text("bots-process-died"))
            reason = text("lab-bot-broke-process", bot=bot)
        elif code is None:
            reason = text("lab-bot-late", bot=bot, seconds=f"{self._limits.seconds:g}")
        else:
            reason = text("lab-bot-ended", bot=bot, code=str(code))
        yield Failure(job.number, place, reason, job.forfeits)

    def _forgives(self, job: Job) -> bool:
        """Whether a game for which no bot can be blamed is tried once more."""
        self._tries[job.number] = self._tries.get(job.number, 0) + 1
        return self._tries[job.number] <= _FORGIVEN


class _Worker:
    """One process, seen from outside."""

    def __init__(self, run_spec: RunSpec, limits: BotLimits, measurements: Measurements) -> None:
        context = multiprocessing.get_context("spawn")
        self.jobs: deque[Job] = deque()
        """Games handed out and not finished; the first one is being played."""
        self.was_ready = False
        self._silent = False
        """No more messages will come."""
        self.pipe: Connection
        self.pipe, theirs = context.Pipe()
        self._asking: Any = context.RawArray("q", 2)
        self._seen = (0, monotonic())
        self._process = context.Process(
            target=run_worker, args=(theirs, self._asking, run_spec, limits, measurements), daemon=True
        )
        with _interrupts_ignored():
            self._process.start()
        theirs.close()

    def give(self, job: Job) -> None:
        if not self.jobs:
            self._seen = (int(self._asking[0]), monotonic())
        self.jobs.append(job)
        with suppress(OSError):  # if it has ended, receive() finds out
            self.pipe.send(job)

    def receive(self) -> Ready | Unable | Finished | Failed | None:
        """Its next message; None if there is none at the moment, or ever again."""
        try:
            if not self.pipe.poll():
                return None
            message: Ready | Unable | Finished | Failed = self.pipe.recv()
        except (EOFError, OSError):
            self._silent = True
            return None
        self.was_ready = True
        return message

    def exit_code(self) -> int | None:
        """Its exit code, once it has ended and all its messages were received."""
        if not self._silent:
            return None
        self._process.join(_LAST_BREATH)
        return self._process.exitcode if self._process.exitcode is not None else _CLOSED_ITS_PIPE

    def asked_seat(self) -> int | None:
        """The seat of the bot that is deciding now, if there is one."""
        count, seat = self._asking
        return int(seat) if count % 2 else None

    def last_seat(self) -> int:
        """The seat of the bot that was asked most recently, whether or not it has answered."""
        return int(self._asking[1])

    def is_late(self, seconds: float) -> bool:
        """Whether the same decision has been pending for more than `seconds`."""
        count, seen = int(self._asking[0]), monotonic()
        if count != self._seen[0]:
            self._seen = (count, seen)
        waited = seen - self._seen[1]
        return waited > (seconds if count % 2 else max(seconds, _START_LIMIT))

    def end(self) -> None:
        """Kill the process and everything its bots have started."""
        if hasattr(os, "killpg") and self._process.pid is not None:
            with suppress(OSError):  # it may not have had the time to lead a group of its own
                os.killpg(self._process.pid, signal.SIGKILL)
        self._process.kill()
        self._process.join()
        self.pipe.close()


@contextmanager
def _interrupts_ignored() -> Iterator[None]:
    """Processes started here never see Ctrl-C, not even while they start: their parent answers it.

    It does so when they have started: one that is left half started complains.
    """
    if not hasattr(signal, "pthread_sigmask") or current_thread() is not main_thread():
        yield
        return
    ensure_running()  # which multiprocessing starts before its first process, and then listens again
    interrupts: list[int] = []
    handler = signal.signal(signal.SIGINT, lambda number, _frame: interrupts.append(number))
    mask = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, mask)
        signal.signal(signal.SIGINT, handler or signal.SIG_DFL)
        if interrupts:
            signal.raise_signal(signal.SIGINT)
