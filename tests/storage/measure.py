"""How fast the storage is here: `python -m tests.storage.measure [FOLDER] [--busy]`.

Prints appends per second when many are handed in at once, and how long one takes at 500 a second, beside what
the disk needs for one fsync. With `--busy` another thread computes all the time, as a busy event loop does.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from collections.abc import Sequence
from concurrent.futures import Future, wait
from pathlib import Path
from threading import Thread
from typing import Final

from tests.storage.appends import append

from conclave.storage import SqliteStorage

TABLES: Final = 500
RATE: Final = 500
SECONDS: Final = 10
BODY: Final = b"x" * 300


def main(folder: Path, busy: bool) -> None:
    if busy:
        Thread(target=_compute, daemon=True).start()
    _tell("fsync of 4 KiB", _fsyncs(folder))
    storage = SqliteStorage.open(folder)
    lengths = dict.fromkeys([f"table {n}" for n in range(TABLES)], 0)
    begun = time.perf_counter()
    rounds = 12
    for _ in range(rounds):
        wait([_append(storage, lengths, table) for table in lengths])
    print(f"{rounds * TABLES / (time.perf_counter() - begun):.0f} appends a second, {TABLES} at a time")
    _tell(f"append at {RATE} a second", _steady(storage, lengths))
    storage.close()


def _append(storage: SqliteStorage, lengths: dict[str, int], table: str) -> Future[None]:
    """A decision and the chance it leads to."""
    after = lengths[table]
    lengths[table] += 2
    return storage.append(append(table, after, BODY, BODY, at=time.time(), command=f"c{after}", answer=BODY))


def _steady(storage: SqliteStorage, lengths: dict[str, int]) -> list[float]:
    taken: list[float] = []
    tables = list(lengths)
    begun = time.perf_counter()
    handed_in = []
    for number in range(RATE * SECONDS):
        due = begun + number / RATE
        time.sleep(max(0.0, due - time.perf_counter()))
        future = _append(storage, lengths, tables[number % TABLES])
        future.add_done_callback(lambda _, due=due: taken.append(time.perf_counter() - due))  # type: ignore[misc]
        handed_in.append(future)
    wait(handed_in)
    return taken


def _fsyncs(folder: Path) -> list[float]:
    taken = []
    with (folder / "fsync").open("wb", buffering=0) as file:
        for _ in range(1000):
            file.write(bytes(4096))
            begun = time.perf_counter()
            os.fsync(file.fileno())
            taken.append(time.perf_counter() - begun)
    return taken


def _compute() -> None:
    """A slice of work, then a word to the system, as when something is sent."""
    while True:
        until = time.perf_counter() + 0.0003
        while time.perf_counter() < until:
            pass
        os.getppid()
        time.sleep(0)


def _tell(what: str, seconds: Sequence[float]) -> None:
    ordered = sorted(seconds)
    p50, p99 = ordered[len(ordered) // 2], ordered[len(ordered) * 99 // 100]
    print(f"{what}: p50 {p50 * 1000:.1f} ms, p99 {p99 * 1000:.1f} ms, longest {ordered[-1] * 1000:.1f} ms")


if __name__ == "__main__":
    where = [Path(word) for word in sys.argv[1:] if not word.startswith("-")]
    with tempfile.TemporaryDirectory(dir=where[0] if where else None) as made:
        main(Path(made), "--busy" in sys.argv)
