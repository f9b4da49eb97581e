"""Processes that play the games of a programme, watched from outside.

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
from conclave.lab.play.crew_member import Failed, Finished, Interest, Job, Limits, Ready, Unable, sit_down
from conclave.lab.play.deals import Forfeits, GameResult, Programme

_AHEAD: Final = 3
"""Games that a process knows of: enough to keep it busy, few enough to share the work evenly."""
_LOOK_AROUND: Final = 0.2
"""Seconds between two looks at who takes too long."""
_START_LIMIT: Final = 120.0
_LAST_BREATH: Final = 1.0
_CLOSED_ITS_PIPE: Final = 0
_FROM_OUTSIDE: Final = frozenset({-signal.SIGINT, -signal.SIGTERM, -getattr(signal, "SIGHUP", 1)})
"""How processes end that somebody else wanted to end."""
_FORGIVEN: Final = 3
"""How often a game is tried again for which no bot can be blamed."""


@dataclass(frozen=True)
class Failure:
    """A game that came to no end, and why."""

    number: int
    place: int
    """Of the bot that is to blame, in the line-up."""
    reason: Text
    forfeits: Forfeits
    """What had happened in this game before."""


NextGame = Callable[[], tuple[int, Forfeits] | None]
"""Which game is played next; None if there is none at the moment."""


class Crew:
    """Some processes that play. Use it with `with`: they end at the end of the block."""

    def __init__(self, programme: Programme, jobs: int, limits: Limits, interest: Interest) -> None:
        self._programme = programme
        self._limits = limits
        self._interest = interest
        self._jobs = jobs
        self._members: list[_Member] = []
        self._again: deque[tuple[int, Forfeits]] = deque()
        self._tries: dict[int, int] = {}

    def __enter__(self) -> Crew:
        return self

    def __exit__(self, *_: object) -> None:
        for member in self._members:
            member.end()

    def play(self, next_game: NextGame) -> Generator[GameResult | Failure, None, None]:
        """Games as they end, in any order, until none is left and `next_game` knows no more."""
        while True:
            self._hand_out(next_game)
            busy = [member for member in self._members if member.jobs]
            if not busy:
                return
            wait([member.pipe for member in busy], _LOOK_AROUND)
            for member in busy:
                yield from self._hear(member)

    def _hand_out(self, next_game: NextGame) -> None:
        """One game to each, then a second one to each, and so on."""
        for waiting in range(_AHEAD):
            for place in range(self._jobs):
                member = self._members[place] if place < len(self._members) else None
                if member is not None and len(member.jobs) > waiting:
                    continue
                game = self._again.popleft() if self._again else next_game()
                if game is None:
                    return
                if member is None:
                    member = _Member(self._programme, self._limits, self._interest)
                    self._members.append(member)
                member.give(Job(*game))

    def _hear(self, member: _Member) -> Iterator[GameResult | Failure]:
        tired = False
        while not tired and (said := member.heard()) is not None:
            if isinstance(said, Finished):
                member.jobs.popleft()
                tired = said.tired
                yield said.result
            elif isinstance(said, Failed):
                job = member.jobs.popleft()
                tired = said.tired
                yield Failure(job.number, said.place, said.reason, job.forfeits)
            elif isinstance(said, Unable):
                raise BotError(said.reason)
        ended = member.ended()
        late = ended is None and member.is_late(self._limits.seconds)
        if tired or late or ended is not None:
            self._members.remove(member)
            member.end()
            if not tired:
                yield from self._blame(member, ended)
            self._again.extend([(job.number, job.forfeits) for job in member.jobs])

    def _blame(self, member: _Member, code: int | None) -> Iterator[Failure]:
        """Whom the end of a process is to be blamed on, if it was in the middle of a game."""
        if not member.was_ready:
            raise BotError(text("bots-process-died"))
        if not member.jobs:
            return
        job = member.jobs[0]
        seat = member.thinking() if code not in _FROM_OUTSIDE else None
        if seat is None and self._forgives(job):
            return
        member.jobs.popleft()
        place = self._programme.seats(job.number).index(member.last_asked() if seat is None else seat)
        bot = short_name(self._programme.line_up_of(job.number)[place])
        if seat is None:
            # It died between two decisions, again and again: after what the last one has left behind.
            if code in _FROM_OUTSIDE or not is_own(self._programme.line_up_of(job.number)[place]):
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


class _Member:
    """One process, seen from outside."""

    def __init__(self, programme: Programme, limits: Limits, interest: Interest) -> None:
        context = multiprocessing.get_context("spawn")
        self.jobs: deque[Job] = deque()
        """Handed out and not finished; the first one is being played."""
        self.was_ready = False
        self._silent = False
        """It will say nothing any more."""
        self.pipe: Connection
        self.pipe, theirs = context.Pipe()
        self._asking: Any = context.RawArray("q", 2)
        self._seen = (0, monotonic())
        self._process = context.Process(
            target=sit_down, args=(theirs, self._asking, programme, limits, interest), daemon=True
        )
        with _deaf_to_interrupts():
            self._process.start()
        theirs.close()

    def give(self, job: Job) -> None:
        if not self.jobs:
            self._seen = (int(self._asking[0]), monotonic())
        self.jobs.append(job)
        with suppress(OSError):  # if it has ended, that is found out when it is listened to
            self.pipe.send(job)

    def heard(self) -> Ready | Unable | Finished | Failed | None:
        """The next thing it has said; None if there is nothing more at the moment, or ever."""
        try:
            if not self.pipe.poll():
                return None
            said: Ready | Unable | Finished | Failed = self.pipe.recv()
        except (EOFError, OSError):
            self._silent = True
            return None
        self.was_ready = True
        return said

    def ended(self) -> int | None:
        """Its exit code, once it has ended and all it said was heard."""
        if not self._silent:
            return None
        self._process.join(_LAST_BREATH)
        return self._process.exitcode if self._process.exitcode is not None else _CLOSED_ITS_PIPE

    def thinking(self) -> int | None:
        """The seat of the bot that is being asked; None if none is."""
        count, seat = self._asking
        return int(seat) if count % 2 else None

    def last_asked(self) -> int:
        """The seat of the bot that was asked last, be it done or not."""
        return int(self._asking[1])

    def is_late(self, seconds: float) -> bool:
        """Whether the same bot has been asked the same thing for so long."""
        count, seen = int(self._asking[0]), monotonic()
        if count != self._seen[0]:
            self._seen = (count, seen)
        waited = seen - self._seen[1]
        return waited > (seconds if count % 2 else max(seconds, _START_LIMIT))

    def end(self) -> None:
        """With all that its bots have started."""
        if hasattr(os, "killpg") and self._process.pid is not None:
            with suppress(OSError):  # it may not have had the time to lead a group of its own
                os.killpg(self._process.pid, signal.SIGKILL)
        self._process.kill()
        self._process.join()
        self.pipe.close()


@contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
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
