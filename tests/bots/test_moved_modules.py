"""A bot that was written for older module names is told the new ones."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from importlib import import_module
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
        (
            "from conclave.analysis import multisets",
            "conclave.analysis.multisets",
            "conclave.odds.multisets",
        ),
        (
            "from conclave.analysis import ciub_turn",
            "conclave.analysis.ciub_turn",
            "conclave.games.ciub.odds.turn",
        ),
        ("from conclave.analysis import no_such_module", "conclave.analysis", "conclave.odds"),
        (
            "import conclave.bots.ciub_greedy",
            "conclave.bots.ciub_greedy",
            "conclave.games.ciub.bots.greedy",
        ),
        ("from conclave.games import GAMES", "conclave.games.GAMES", "conclave.registry.GAMES"),
        (
            "from conclave.analysis.search import Manner, Tree",
            "conclave.analysis.search.Manner",
            "conclave.search.SearchSettings",
        ),
        (
            "from conclave.analysis.search.manner import (\n    Manner,\n)",
            "conclave.analysis.search.manner.Manner",
            "conclave.search.settings.SearchSettings",
        ),
        ("from conclave.search import Manner", "conclave.search.Manner", "conclave.search.SearchSettings"),
    ],
)
def test_an_old_name_is_answered_with_the_new_one(tmp_path: Path, line: str, old: str, new: str) -> None:
    file = tmp_path / "mine.py"
    file.write_text(f"{line}\n", "utf-8")
    with pytest.raises(BotError) as refused:
        load_bot(f"{file}:Mine")
    assert locale().say(refused.value.reason) == f"{file} imports {old}, which is now called {new}."


def test_a_file_that_the_bot_imports_is_named_if_it_is_the_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    helper = tmp_path / "helper_of_an_old_bot.py"
    helper.write_text("import conclave.analysis.ciub_moves\n", "utf-8")
    file = tmp_path / "mine.py"
    file.write_text("import helper_of_an_old_bot\n", "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    with pytest.raises(BotError) as refused:
        load_bot(f"{file}:Mine")
    expected = "imports conclave.analysis.ciub_moves, which is now called conclave.games.ciub.odds.moves."
    assert locale().say(refused.value.reason) == f"{helper} {expected}"


def test_an_import_in_the_middle_of_a_game_is_answered_too(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text(
        "from conclave.bots import Bot\n"
        "class Mine(Bot):\n"
        "    def decide(self, view, legal):\n"
        "        import conclave.bots.ciub_greedy\n",
        "utf-8",
    )
    command = ["simulate", "ciub", "--seats", f"{file}:Mine,random", "--games", "1"]
    refused = subprocess.run(
        [sys.executable, "-m", "conclave", *command], capture_output=True, text=True, timeout=60, check=False
    )
    assert refused.returncode == 2
    assert "; conclave.bots.ciub_greedy is now called conclave.games.ciub.bots.greedy" in refused.stderr


def test_the_import_that_failed_is_named_and_not_another_one_of_the_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    lines = [
        "import conclave.lab.bench",
        "try:",
        "    import conclave.analysis.ciub_steps",
        "except ImportError:",
        "    import conclave.games.ciub.odds.steps",
        "import conclave.analysis.ciub_turn",
    ]
    file.write_text("\n".join(lines), "utf-8")
    with pytest.raises(BotError) as refused:
        load_bot(f"{file}:Mine")
    expected = "imports conclave.analysis.ciub_turn, which is now called conclave.games.ciub.odds.turn."
    assert locale().say(refused.value.reason) == f"{file} {expected}"


def test_an_import_that_never_existed_is_told_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text("from . import mine\n", "utf-8")
    with pytest.raises(BotError) as refused:
        load_bot(f"{file}:Mine")
    assert refused.value.reason.key == "bots-file-fails"


def test_every_new_module_is_there_and_every_old_one_gone() -> None:
    moved = tomllib.loads(files("conclave.bots").joinpath("moved_modules.toml").read_text("utf-8"))
    for old, new in moved.items():
        assert find_spec(new) is not None, new
        assert old == "conclave.lab.bench" or not _is_there(old), old


def test_every_new_name_is_there_and_no_module_has_the_old_one() -> None:
    renamed = tomllib.loads(files("conclave.bots").joinpath("moved_names.toml").read_text("utf-8"))
    for old, new in renamed.items():
        new_module, _, new_name = new.rpartition(".")
        assert hasattr(import_module(new_module), new_name), new
        old_module, _, old_name = old.rpartition(".")
        assert not hasattr(import_module(old_module), old_name), old


def _is_there(module: str) -> bool:
    try:
        return find_spec(module) is not None
    except ModuleNotFoundError:
        return False
