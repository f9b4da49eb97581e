"""A batch of games on a worker of a cluster: played as at home, by a pool of one process.

So a bot that loops, eats memory or ends its process harms nobody here either. Before anything of ours is
unpacked, both sides find out whether they have the same conclave.
"""

from __future__ import annotations

import pickle
import signal
import threading
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic

from conclave import __version__
from conclave.bots.registry import BotError, UnknownBot, bot_label, find_bot, is_own
from conclave.core.text import Argument, Text
from conclave.lab.play.deals import Forfeits, GameResult, RunSpec
from conclave.lab.play.worker import BotLimits, Measurements
from conclave.lab.play.worker_pool import Failure, WorkerPool
from conclave.registry import GAMES

Terms = dict[str, str]
"""What must be the same at home and on a worker so that a seed gives the same games."""


@dataclass(frozen=True)
class OwnFile:
    """The file of a custom bot, which is sent along."""

    written: str
    """Its path as it was given."""
    name: str
    """Its last part, by which reports and records call the bot."""
    content: bytes


@dataclass(frozen=True)
class Work:
    run_spec: RunSpec
    limits: BotLimits
    measurements: Measurements
    files: tuple[OwnFile, ...]
    games: tuple[tuple[int, Forfeits], ...]


@dataclass(frozen=True)
class BatchResult:
    results: list[GameResult]
    seconds: float


def terms_of(game: str, bots: Iterable[str]) -> Terms:
    """Whether rules run compiled makes no difference to a game, so that is not among them."""
    labels = [_label(game, bot) for bot in sorted(bots) if not is_own(bot)]
    rules = GAMES.find(game).rules_version
    return {"conclave": __version__, "rules": str(rules), "bots": ", ".join(labels)}


def _label(game: str, bot: str) -> str:
    try:
        return bot_label(bot, find_bot(game, bot))
    except UnknownBot:
        return f"{bot}@-"


def own_files(bots: Iterable[str]) -> tuple[OwnFile, ...]:
    paths = dict.fromkeys([bot.rpartition(":")[0] for bot in bots if is_own(bot)])
    return tuple([OwnFile(path, Path(path).name, Path(path).read_bytes()) for path in paths])


def answer(game: str, bots: tuple[str, ...], terms: Terms, work: bytes) -> tuple[str, Terms, bytes]:
    """What a task says: `other` with the terms here if they are not those of home, else what was `played`."""
    here = terms_of(game, bots)
    if here != terms:
        return "other", here, b""
    _allow_interrupts()
    return "played", {}, pickle.dumps(play_batch(pickle.loads(work)))


def _allow_interrupts() -> None:
    """Ray cancels a task with an interrupt, which processes started in the background ignore."""
    if threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGINT, signal.default_int_handler)


def play_batch(work: Work) -> BatchResult | Text:
    """Play all games of a batch, including forfeits; or say why bots cannot play here."""
    began = monotonic()
    with _unpack(work.files) as paths:
        try:
            results = _play(replace(work, run_spec=_with_local_files(work.run_spec, paths)))
        except BotError as error:
            return _with_original_names(error.reason, paths)
    return BatchResult(results, monotonic() - began)


def _play(work: Work) -> list[GameResult]:
    """Without the records of games, which no run keeps."""
    games = list(reversed(work.games))
    results = []
    with WorkerPool(work.run_spec, 1, work.limits, work.measurements) as pool:
        for end in pool.play(lambda: games.pop() if games else None):
            if isinstance(end, Failure):
                games.append((end.number, (*end.forfeits, (end.place, end.reason))))
            else:
                results.append(replace(end, record=""))
    return results


@contextmanager
def _unpack(files: tuple[OwnFile, ...]) -> Iterator[dict[str, str]]:
    """Write the files to a temporary folder. Yields the path of each."""
    with TemporaryDirectory(prefix="conclave-") as folder:
        paths = {}
        for number, file in enumerate(files):
            path = Path(folder, str(number), file.name)
            path.parent.mkdir()
            path.write_bytes(file.content)
            paths[file.written] = str(path)
        yield paths


def _with_local_files(run_spec: RunSpec, paths: dict[str, str]) -> RunSpec:
    def local(bot: str) -> str:
        path, _, name = bot.rpartition(":")
        return f"{paths[path]}:{name}" if is_own(bot) else bot

    line_ups = tuple([tuple([local(bot) for bot in line_up]) for line_up in run_spec.line_ups])
    return replace(run_spec, line_ups=line_ups)


def _with_original_names(reason: Text, paths: dict[str, str]) -> Text:
    """The reason with the file names that the sender knows."""

    def original(value: Argument) -> Argument:
        if isinstance(value, str):
            for written, path in paths.items():
                value = value.replace(path, written)
        return value

    return Text(reason.key, {name: original(value) for name, value in reason.arguments.items()})
