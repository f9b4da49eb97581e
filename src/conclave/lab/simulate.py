"""Many games between the same bots, with seats rotated and seeds paired.

Games come in deals: as many games as there are seats, all with the same seeds, each with the bots moved on
by one seat. Every bot thus meets the same luck in every seat. Who sits next to whom changes from deal to
deal. A game depends on the master seed and its number only, so results are the same however many processes
share the work.
"""

from __future__ import annotations

import hashlib
import multiprocessing
import signal
from collections.abc import Generator, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing.synchronize import Event
from random import Random

from conclave.bots.registry import BotError, bot_label, find_bot, one_line, short_name
from conclave.core.options import Value
from conclave.core.record import Seat
from conclave.core.source import Bits, Source
from conclave.core.text import Text, text
from conclave.games import GAMES
from conclave.lab.playout import Playout, play_out

_MOST_GAMES_PER_TASK = 8
_TASKS_AHEAD = 4
"""Tasks waiting per process: enough to keep it busy, few enough to stop quickly."""


@dataclass(frozen=True)
class Series:
    """What is to be played. Holds plain values only, so that it travels to other processes."""

    game: str
    bots: tuple[str, ...]
    """Names or files, e.g. `greedy` or `my_bot.py:Bot`."""
    options: dict[str, Value]
    games: int
    seed: int


@dataclass(frozen=True)
class GameResult:
    """One game, by bot (in the order of `Series.bots`), not by seat."""

    number: int
    """From 1."""
    seats: tuple[int, ...]
    points: tuple[int, ...]
    places: tuple[int, ...]
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    rounds: int | None
    reason: Text
    """Why the game was over."""
    record: str


@dataclass(frozen=True)
class Failure:
    """A game that a bot ended; the reason names the bot and the game."""

    reason: Text


def labels(bots: tuple[str, ...]) -> tuple[str, ...]:
    """The bots' names for tables: numbered where the same one sits down more than once."""
    names = [short_name(bot) for bot in bots]
    return tuple(
        [
            f"{name} #{names[: place + 1].count(name)}" if names.count(name) > 1 else name
            for place, name in enumerate(names)
        ]
    )


def simulate(series: Series, jobs: int = 1) -> Generator[GameResult, None, None]:
    """The games of a series in order, as they are played by `jobs` processes.

    BotError ends it: when a bot cannot be loaded, and when one fails in a game. Processes are spawned, so a
    script that calls this with more than one job needs the usual `if __name__ == "__main__"`.
    """
    table = _Players(series)
    numbers = range(1, series.games + 1)
    results = map(table.play, numbers) if jobs == 1 else _in_processes(series, jobs)
    for result in results:
        if isinstance(result, Failure):
            raise BotError(result.reason)
        yield result


class _Players:
    """The bots of a series, loaded, at a table of their own."""

    def __init__(self, series: Series) -> None:
        self.series = series
        self.game = GAMES.find(series.game)
        self.options = self.game.configure(series.options)
        self.classes = [find_bot(series.game, name) for name in series.bots]
        self.seats = [
            Seat(bot_label(name, bot_class), label)
            for name, bot_class, label in zip(series.bots, self.classes, labels(series.bots), strict=True)
        ]

    def play(self, number: int) -> GameResult | Failure:
        count = len(self.classes)
        deal, rotation = divmod(number - 1, count)
        order = Random(self.seed(deal, "order")).sample(range(count), count)
        seat_of = [(place + rotation) % count for place in order]
        bot_at = [seat_of.index(seat) for seat in range(count)]
        try:
            playout = self.play_deal(deal, bot_at)
        except BotError as failed:
            return Failure(text("bots-in-game", game=str(number), reason=failed.reason))
        return GameResult(
            number,
            tuple(seat_of),
            tuple([playout.over.points[seat] for seat in seat_of]),
            tuple([playout.over.places[seat] for seat in seat_of]),
            tuple([playout.decisions[seat] for seat in seat_of]),
            tuple([playout.seconds[seat] for seat in seat_of]),
            playout.rounds,
            playout.over.reason,
            playout.record.written(),
        )

    def play_deal(self, deal: int, bot_at: list[int]) -> Playout:
        seats = [self.seats[bot] for bot in bot_at]
        players = []
        for seat, bot in enumerate(bot_at):
            try:
                players.append(self.classes[bot](self.game, seat, self.source(deal, f"bot {bot}")))
            except (Exception, SystemExit) as error:
                label = self.seats[bot].player
                raise BotError(text("bots-raised", bot=label, error=one_line(error))) from error
        return play_out(self.game, self.options, players, seats, self.source(deal, "dice"))

    def source(self, deal: int, purpose: str) -> Source:
        """Every bot has luck of its own, apart from the dice."""
        return Bits(Random(self.seed(deal, purpose)).getrandbits)

    def seed(self, deal: int, purpose: str) -> int:
        name = f"{self.series.seed}/{deal}/{purpose}"
        return int.from_bytes(hashlib.sha256(name.encode()).digest())


# -- in other processes --------------------------------------------------------------------------------------

_PROCESS: list[tuple[_Players, Event]] = []
"""In a process that plays: its table, and whether it is to stop."""


@contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    """Processes started here never see Ctrl-C, not even while they start: their parent answers it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _sit_down(series: Series, stop: Event) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _PROCESS.append((_Players(series), stop))


def _play_some(first: int, last: int) -> list[GameResult | Failure]:
    players, stop = _PROCESS[0]
    results: list[GameResult | Failure] = []
    for number in range(first, last + 1):
        if stop.is_set():
            break
        results.append(players.play(number))
    return results


def _in_processes(series: Series, jobs: int) -> Iterator[GameResult | Failure]:
    context = multiprocessing.get_context("spawn")
    with _deaf_to_interrupts():
        stop = context.Event()
    jobs = min(jobs, series.games)
    per_task = max(1, min(_MOST_GAMES_PER_TASK, series.games // (jobs * _TASKS_AHEAD)))
    firsts = iter(range(1, series.games + 1, per_task))
    waiting: list[Future[list[GameResult | Failure]]] = []
    pool = ProcessPoolExecutor(jobs, context, _sit_down, (series, stop))
    try:
        while True:
            while len(waiting) < jobs * _TASKS_AHEAD and (first := next(firsts, None)) is not None:
                last = min(first + per_task - 1, series.games)
                with _deaf_to_interrupts():  # submitting is what starts processes
                    waiting.append(pool.submit(_play_some, first, last))
            if not waiting:
                return
            yield from waiting.pop(0).result()
    except BrokenProcessPool:
        raise BotError(text("bots-process-died")) from None
    finally:
        stop.set()
        pool.shutdown(cancel_futures=True)
