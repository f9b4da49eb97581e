"""The inside of a process that plays games: it takes jobs from a pipe and reports the results."""

from __future__ import annotations

import gc
import os
import signal
import sys
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Any, Final

from conclave.bots.bot_errors import one_line
from conclave.bots.registry import BotError, is_own, short_name
from conclave.core.text import Text, text
from conclave.game_faults import game_fault
from conclave.lab.play.deals import Deals, Forfeits, GameResult, RunSpec
from conclave.lab.play.observer import GameObserver
from conclave.lab.play.playout import FailedAtTable
from conclave.lab.stats.luck import LuckMeter, valuer_of

MEGABYTE: Final = 1024 * 1024
MOST_MEGABYTES: Final = 1 << 24
"""More than any machine has."""
_TIRED: Final = 0.5
"""A process that has used this share of its memory is replaced before its next game."""


@dataclass(frozen=True)
class BotLimits:
    """What a bot may use."""

    seconds: float = 60.0
    """For one decision."""
    megabytes: int = 2048
    """How much the process may grow while it plays games."""


@dataclass(frozen=True)
class Measurements:
    """What to measure besides the result of a game."""

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
    """No game can be played here: a bot cannot be loaded, or the game itself fails."""

    reason: Text


@dataclass(frozen=True)
class Finished:
    result: GameResult
    tired: bool
    """Whether the process wants to be replaced."""


@dataclass(frozen=True)
class Failed:
    """A bot made the game impossible to finish: its place in the line-up, and how."""

    place: int
    reason: Text
    tired: bool


def run_worker(
    pipe: Connection, asking: Any, run_spec: RunSpec, limits: BotLimits, measurements: Measurements
) -> None:
    """Play jobs until the pipe closes. `asking` is a counter, odd while a bot is deciding, and its seat."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "setpgid"):
        os.setpgid(0, 0)  # with all that bots start it can be ended at once
    if sys.stderr is not None:
        os.dup2(2, 1)  # what a bot prints is not mixed with results
    _end_with_the_parent()
    with suppress(EOFError, BrokenPipeError):
        try:
            deals = Deals(run_spec)
        except BotError as error:
            pipe.send(Unable(error.reason))
            return
        memory = _Memory(limits)
        pipe.send(Ready())
        while True:
            job = pipe.recv()
            meter = _meter(deals, job.number) if measurements.luck else None
            observer = GameObserver(deals.game, asking, memory.now, measurements.uses, meter)
            pipe.send(_play(deals, job, memory, observer))


def _meter(deals: Deals, number: int) -> LuckMeter | None:
    """Its random numbers are separate from those of the dice and the bots."""
    valuer = valuer_of(deals.game)
    if valuer is None:
        return None
    return LuckMeter(valuer, deals.run_spec.players, deals.source(number, "luck"))


def _play(deals: Deals, job: Job, memory: _Memory, observer: GameObserver) -> Finished | Failed | Unable:
    try:
        return Finished(deals.play(job.number, job.forfeits, observer), memory.is_short())
    except FailedAtTable as failed:
        if not isinstance(failed.__cause__, MemoryError):
            return Failed(failed.seat, failed.reason, memory.is_short())
        place = failed.seat
    except MemoryError:
        place = -1
    except BaseException as error:
        observer.on_end()
        return _broken(deals, job, observer, error)
    finally:
        observer.on_end()
    gc.collect()
    # The bot whose allocation failed is not to blame if another one had taken nearly all the memory.
    greediest = observer.greediest(memory.limits.megabytes * MEGABYTE / 2)
    seats = deals.run_spec.seats(job.number)
    if greediest is not None:
        place = seats.index(greediest)
    elif place < 0:
        place = seats.index(observer.last_seat)
    bot = short_name(deals.run_spec.line_up_of(job.number)[place])
    return Failed(place, text("lab-bot-memory", bot=bot, megabytes=memory.limits.megabytes), True)


def _broken(deals: Deals, job: Job, observer: GameObserver, error: BaseException) -> Failed | Unable:
    """Nobody can play on after what a bot of somebody's own has done; ours do nothing of the kind."""
    fault = None if sys.flags.dev_mode else game_fault(error)
    if fault is not None:
        return Unable(fault)
    place = deals.run_spec.seats(job.number).index(observer.last_seat)
    bot = deals.run_spec.line_up_of(job.number)[place]
    if not is_own(bot):
        raise error
    reason = text("lab-bot-broke", bot=short_name(bot), error=one_line(error))
    return Failed(place, reason, True)


class _Memory:
    """How much memory the process has and may have, whether it is used or only asked for."""

    def __init__(self, limits: BotLimits) -> None:
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
