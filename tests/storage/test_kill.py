"""Killed without warning, again and again: what was acknowledged is there, once, and nothing by halves."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import time
from collections import defaultdict
from contextlib import closing
from pathlib import Path

import pytest
from tests.storage.appends import append, bodies
from tests.storage.steady_writer import TABLES

from conclave.storage import SqliteStorage
from conclave.table.storage_port import RepeatedCommand

ROOT = Path(__file__).parents[2]
PATIENCE = 20
KILLS = 20


def sit(folder: Path, sitting: int, seconds: float) -> list[tuple[str, str]]:
    """Let the program write and kill it: which commands on which tables it was told are kept."""
    command = [sys.executable, "-m", "tests.storage.steady_writer", str(folder), str(sitting)]
    with subprocess.Popen(
        command, cwd=ROOT, env={**os.environ, "PYTHONPATH": "src"}, stdout=subprocess.PIPE, text=True
    ) as program:
        assert program.stdout is not None
        first = program.stdout.readline()
        time.sleep(seconds)
        program.kill()
        told = [first, *program.stdout.readlines()]
    whole = [line.rstrip("\n") for line in told if line.endswith("\n")]
    return [(table, name) for table, _, name in (line.partition(":") for line in whole)]


def kill_often(folder: Path, kills: int) -> None:
    rng = random.Random(5)
    acknowledged: dict[str, list[str]] = defaultdict(list)
    for sitting in range(kills):
        told = sit(folder, sitting, rng.uniform(0.0, 0.15))
        assert told
        for table, name in told:
            acknowledged[table].append(name)
    with closing(SqliteStorage.open(folder)) as storage:
        assert len(storage.tables()) == TABLES
        for table, names in acknowledged.items():
            kept = [body.decode() for body in bodies(storage, table)]
            assert kept[::2] == kept[1::2], "a half of an append"
            assert len(set(kept)) == len(kept) // 2, "twice"
            known = set(names)
            assert [name for name in kept[::2] if name in known] == names, "lost, or in another order"
            assert len(kept) // 2 - len(names) <= kills, "a program has only one in flight for a table"
            again = storage.append(append(table, len(kept), b"x", command=names[0]))
            assert isinstance(again.exception(PATIENCE), RepeatedCommand)


def test_nothing_acknowledged_is_lost_or_kept_twice(tmp_path: Path) -> None:
    kill_often(tmp_path, KILLS)


@pytest.mark.long
def test_nothing_is_lost_by_two_hundred_kills(tmp_path: Path) -> None:
    kill_often(tmp_path, 200)
