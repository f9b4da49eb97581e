"""A process in which games are played, from inside: it plays what it is given and says what came of it."""

from __future__ import annotations

import gc
import os
import signal
import sys
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Any, Final

from conclave.bots.failing import one_line
from conclave.bots.registry import BotError, is_own, short_name
from conclave.core.text import Text, text
from conclave.lab.play.deals import Deals, Forfeits, GameResult, Programme
from conclave.lab.play.playout import FailedAtTable
from conclave.lab.play.witness import FullWitness
from conclave.lab.stats.luck import LuckMeter, valuer_of

MEGABYTE: Final = 1024 * 1024
MOST_MEGABYTES: Final = 1 << 24
"""More than any machine has."""
_TIRED: Final = 0.5
"""A process that has come to this part of its memory is replaced before its next game."""


@dataclass(frozen=True)
class Limits:
    """What a bot may take."""

    seconds: float = 60.0
    """For one decision."""
    megabytes: int = 2048
    """That the process may grow by while games are played in it."""


@dataclass(frozen=True)
class Interest:
    """What is wanted beside the result of a game."""

    uses: bool = False
    luck: bool = False


@dataclass(frozen=True)
class Job:
    number: int
    forfeits: Forfeits = ()


@dataclass(frozen=True)
class Ready:
    """All bots are loaded."""


@dataclass(frozen=True)
class Unable:
    """A bot cannot be loaded here."""

    reason: Text


@dataclass(frozen=True)
class Finished:
    result: GameResult
    tired: bool
    """Whether the process wants to be replaced."""


@dataclass(frozen=True)
class Failed:
    """A bot has spoilt the game: its place in the line-up, and how."""

    place: int
    reason: Text
    tired: bool


def sit_down(pipe: Connection, asking: Any, programme: Programme, limits: Limits, interest: Interest) -> None:
    """Play until nobody wants to know any more. `asking` is a counter, odd while a bot is asked, and whom."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "setpgid"):
        os.setpgid(0, 0)  # with all that bots start it can be ended at once
    if sys.stderr is not None:
        os.dup2(2, 1)  # what a bot prints is not mixed with results
    _end_with_the_parent()
    with suppress(EOFError, BrokenPipeError):
        try:
            deals = Deals(programme)
        except BotError as error:
            pipe.send(Unable(error.reason))
            return
        memory = _Memory(limits)
        pipe.send(Ready())
        while True:
            job = pipe.recv()
            meter = _meter(deals, job.number) if interest.luck else None
            witness = FullWitness(deals.game, asking, memory.now, interest.uses, meter)
            pipe.send(_played(deals, job, memory, witness))


def _meter(deals: Deals, number: int) -> LuckMeter | None:
    """With luck of its own, apart from that of the dice and the bots."""
    valuer = valuer_of(deals.game)
    if valuer is None:
        return None
    return LuckMeter(valuer, deals.programme.players, deals.source(number, "luck"))


def _played(deals: Deals, job: Job, memory: _Memory, witness: FullWitness) -> Finished | Failed:
    try:
        return Finished(deals.play(job.number, job.forfeits, witness), memory.is_short())
    except FailedAtTable as failed:
        if not isinstance(failed.__cause__, MemoryError):
            return Failed(failed.seat, failed.reason, memory.is_short())
        place = failed.seat
    except MemoryError:
        place = -1
    except BaseException as error:
        witness.rests()
        return _broken(deals, job, witness, error)
    finally:
        witness.rests()
    gc.collect()
    # Whoever asked for the last bit is not to blame if another one had taken nearly all.
    greediest = witness.greediest(memory.limits.megabytes * MEGABYTE / 2)
    seats = deals.programme.seats(job.number)
    if greediest is not None:
        place = seats.index(greediest)
    elif place < 0:
        place = seats.index(witness.last_asked)
    bot = short_name(deals.programme.line_up_of(job.number)[place])
    return Failed(place, text("lab-bot-memory", bot=bot, megabytes=memory.limits.megabytes), True)


def _broken(deals: Deals, job: Job, witness: FullWitness, error: BaseException) -> Failed:
    """Nobody can play on after what a bot of somebody's own has done; ours do nothing of the kind."""
    place = deals.programme.seats(job.number).index(witness.last_asked)
    bot = deals.programme.line_up_of(job.number)[place]
    if not is_own(bot):
        raise error
    reason = text("lab-bot-broke", bot=short_name(bot), error=one_line(error))
    return Failed(place, reason, True)


class _Memory:
    """How much memory the process has and may have, whether it is used or only asked for."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._pages = os.open("/proc/self/statm", os.O_RDONLY) if sys.platform == "linux" else None
        self._page = 0
        if sys.platform == "linux":
            import resource

            self._page = resource.getpagesize()
            _, most = resource.getrlimit(resource.RLIMIT_AS)
            wanted = self.now() + limits.megabytes * MEGABYTE
            limit = wanted if most == resource.RLIM_INFINITY else min(wanted, most)
            resource.setrlimit(resource.RLIMIT_AS, (limit, most))
            resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        self._at_start = self.now()

    def now(self) -> int:
        """Bytes; 0 where that cannot be known quickly."""
        return 0 if self._pages is None else int(os.pread(self._pages, 80, 0).split()[0]) * self._page

    def is_short(self) -> bool:
        return self.now() - self._at_start > _TIRED * self.limits.megabytes * MEGABYTE


def _end_with_the_parent() -> None:
    """Even in the middle of native code: nobody is left to end a bot that loops."""
    if sys.platform == "linux":
        import ctypes

        pr_set_pdeathsig = 1
        ctypes.CDLL(None).prctl(pr_set_pdeathsig, signal.SIGKILL)
        if os.getppid() == 1:  # it was too late
            os._exit(0)
