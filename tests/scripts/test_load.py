"""The load script does its work, and finds the log to be what was acknowledged. Times are not judged here."""

from __future__ import annotations

from pathlib import Path

import uvloop
from scripts import load


def test_a_few_tables(tmp_path: Path) -> None:
    sizes = [
        "--tables",
        "10",
        "--rate",
        "20",
        "--seconds",
        "3",
        "--overload-seconds",
        "1",
        "--bot-every",
        "3",
    ]
    results = uvloop.run(load.run(load.read_arguments(sizes), tmp_path, print))
    assert [result.name for result in results] == ["people", "bots"]
    for result in results:
        print(load.report(result))
        assert result.is_sound, result.problems
        assert (
            result.comparison.acknowledged >= sum([phase.from_sending.count for phase in result.phases]) > 50
        )
        assert all(phase.fsync.count for phase in result.phases)
