"""The example of docs/bots.md is the file in examples/, and it plays."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

from conclave.bots import bot_names
from conclave.registry import GAMES

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "my_bot.py"
PAGE = (ROOT / "docs" / "bots.md").read_text("utf-8")


def test_the_example_plays_against_greedy() -> None:
    command = "simulate wizard-dice --seats examples/my_bot.py:Bot,greedy"
    assert f"conclave {command}\n" in PAGE
    words = [*command.split(), "--games", "6", "--cards", "--seed", "1", "--json"]
    run = subprocess.run(
        [sys.executable, "-m", "conclave", *words], cwd=ROOT, check=True, capture_output=True, text=True
    )
    figures = json.loads(run.stdout)
    assert figures["games"] == 6
    assert [bot["bot"] for bot in figures["bots"]] == ["my_bot.py:Bot", "greedy"]


def test_the_page_shows_the_example_as_it_is() -> None:
    shown = re.search(r"```python\n(.*?)```", PAGE, re.DOTALL)
    assert shown is not None
    assert shown[1] == EXAMPLE.read_text("utf-8")
    assert len(shown[1].splitlines()) < 40


def test_the_page_names_every_bot() -> None:
    for game in GAMES:
        for name in bot_names(game.name):
            assert f"| `{name}` |" in PAGE
