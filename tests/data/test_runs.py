"""Runs of the lab that an older version was killed in go on, and come to what a run in one go comes to."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from conclave.lab.arena.journal import FILE
from tests.cli.conftest import Conclave
from tests.data.make_data import GAMES_OF_A_RUN, RUNS, SEED_OF_A_RUN


def timeless(told: Any) -> Any:
    """Without what depends on the machine."""
    if isinstance(told, dict):
        return {
            name: timeless(value)
            for name, value in told.items()
            if name not in ("ms_per_decision", "slowest_ms", "seconds", "slowest")
        }
    return [timeless(each) for each in told] if isinstance(told, list) else told


def games(file: Path) -> list[Any]:
    return [timeless(json.loads(line)) for line in file.read_text("utf-8").splitlines()[1:]]


@pytest.mark.parametrize("name", RUNS)
def test_a_run_that_was_killed_goes_on(
    kept: Path, conclave: Conclave, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, name: str
) -> None:
    monkeypatch.chdir(kept / "own")
    begun = kept / "runs" / name
    before = {file.relative_to(begun): file.read_bytes() for file in begun.rglob(FILE)}
    command = (*RUNS[name], "--games", GAMES_OF_A_RUN, "--seed", SEED_OF_A_RUN, "--json", "--out")
    resumed = conclave(*command, begun)
    assert resumed.code == 0, resumed
    for file, content in before.items():
        whole_lines = content[: content.rindex(b"\n") + 1]
        assert (begun / file).read_bytes().startswith(whole_lines)
    at_once = conclave(*command, tmp_path / "at once")
    assert timeless(json.loads(resumed.out)) == timeless(json.loads(at_once.out))
    for file in before:
        assert games(begun / file) == games(tmp_path / "at once" / file)
