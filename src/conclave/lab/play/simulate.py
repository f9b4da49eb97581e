"""Many games between the same bots, with seats rotated and seeds paired (see `lab.deals`).

Results are the same however many processes share the work.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from dataclasses import dataclass
from itertools import count

from conclave.bots.registry import BotError
from conclave.core.options import Value
from conclave.core.text import text
from conclave.lab.play.deals import Deals, GameResult, RunSpec, labels
from conclave.lab.play.playout import FailedAtTable
from conclave.lab.play.worker import MOST_MEGABYTES, BotLimits, Measurements
from conclave.lab.play.worker_pool import Failure, WorkerPool

__all__ = ["GameResult", "Series", "in_order", "labels", "simulate"]

_UNWATCHED = BotLimits(seconds=float("inf"), megabytes=MOST_MEGABYTES)
"""A simulation is for bots that one trusts."""


@dataclass(frozen=True)
class Series:
    """What is to be played."""

    game: str
    bots: tuple[str, ...]
    """Names or files, e.g. `greedy` or `my_bot.py:Bot`."""
    options: dict[str, Value]
    games: int
    seed: int

    def run_spec(self) -> RunSpec:
        return RunSpec(self.game, (self.bots,), self.options, self.seed)


def simulate(series: Series, jobs: int = 1, apart: bool = False) -> Generator[GameResult, None, None]:
    """The games of a series in order, as they are played by `jobs` processes.

    A single job is this process, if it is not to be kept `apart` from what bots do to theirs. BotError ends
    it: when a bot cannot be loaded, and when one fails in a game. Processes are spawned, so a script that
    asks for them needs the usual `if __name__ == "__main__"`.
    """
    deals = Deals(series.run_spec())
    results = _in_processes(series, jobs) if jobs > 1 or apart else _here(deals, series.games)
    for result in results:
        if isinstance(result, Failure):
            raise BotError(text("bots-in-game", game=str(result.number), reason=result.reason))
        yield result


def _here(deals: Deals, games: int) -> Iterator[GameResult | Failure]:
    for number in range(1, games + 1):
        try:
            yield deals.play(number)
        except FailedAtTable as failed:
            yield Failure(number, failed.seat, failed.reason, ())


def _in_processes(series: Series, jobs: int) -> Iterator[GameResult | Failure]:
    numbers = iter(range(1, series.games + 1))

    def next_game() -> tuple[int, tuple[()]] | None:
        number = next(numbers, None)
        return None if number is None else (number, ())

    with WorkerPool(series.run_spec(), jobs, _UNWATCHED, Measurements()) as pool:
        yield from in_order(pool.play(next_game))


def in_order(results: Iterator[GameResult | Failure]) -> Iterator[GameResult | Failure]:
    """Results by their numbers from 1 on, each as soon as all before it are there."""
    early: dict[int, GameResult | Failure] = {}
    expected = count(1)
    number = next(expected)
    for result in results:
        early[result.number] = result
        while number in early:
            yield early.pop(number)
            number = next(expected)
