"""A bot that was written for older module names is told the new ones."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path

import pytest

from conclave.bots.registry import BotError, load_bot
from conclave.locale import locale


@pytest.mark.parametrize(
    ("line", "old", "new"),
    [
        (
            "from conclave.games.ciub.view import CiubView",
            "conclave.games.ciub.view",
            "conclave.games.ciub.interface.view",
        ),
        ("from conclave.analysis import multisets", "conclave.analysis", "conclave.odds"),
        (
            "import conclave.bots.ciub_greedy",
            "conclave.bots.ciub_greedy",
            "conclave.games.ciub.bots.greedy",
        ),
    ],
)
def test_an_old_name_is_answered_with_the_new_one(tmp_path: Path, line: str, old: str, new: str) -> None:
    file = tmp_path / "mine.py"
    file.write_text(f"{line}\n", "utf-8")
    with pytest.raises(BotError) as refused:
        load_bot(f"{file}:Mine")
    assert locale().say(refused.value.reason) == f"{file} imports {old}, which is called {new} now."


def test_every_new_name_is_there_and_every_old_one_gone() -> None:
    moved = tomllib.loads(files("conclave.bots").joinpath("moved_modules.toml").read_text("utf-8"))
    for old, new in moved.items():
        assert find_spec(new) is not None, new
        assert old == "conclave.lab.bench" or not _is_there(old), old


def _is_there(module: str) -> bool:
    try:
        return find_spec(module) is not None
    except ModuleNotFoundError:
        return False
