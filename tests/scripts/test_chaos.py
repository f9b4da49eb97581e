"""The server is killed while people play: nothing acknowledged is lost, and every game ends.

How soon it serves again is judged by `make chaos` alone: here other tests use the processors as well.
"""

from __future__ import annotations

from pathlib import Path

import pytest
import uvloop
from scripts import chaos


def play(folder: Path, *arguments: str) -> chaos.Result:
    return uvloop.run(chaos.run(chaos.read_arguments(list(arguments)), folder, print))


def test_a_few_kills(tmp_path: Path) -> None:
    sizes = ["--kills", "5", "--tables", "6", "--calm-every", "4", "--pause", "0.02", "--longest", "1.5"]
    result = play(tmp_path, *sizes)
    print(chaos.report(result))
    assert result.events.kills >= 5
    assert result.comparison.acknowledged > 100
    assert result.comparison.ended == result.comparison.tables
    assert result.violations() == []


@pytest.mark.long
def test_two_hundred_kills(tmp_path: Path) -> None:
    result = play(tmp_path, "--seed", "5")
    print(chaos.report(result))
    assert result.events.kills >= 200
    assert result.events.repeated > 100, "the kills did not come between command and answer"
    assert result.events.workers["killed"] > 0
    assert result.events.workers["hung"] > 0
    assert result.comparison.ended == result.comparison.tables
    assert result.violations() == []
