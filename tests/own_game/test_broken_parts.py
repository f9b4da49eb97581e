"""Parts of a kit that cannot be loaded: named in one line by the command that needs them, and by no other."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.test_registry import OWN_GAME, TEXTS, conclave, put_package, with_parts

BROKEN = {
    "bots": {"late": ".nowhere:Late", "odd": "conclave_dash.game:Dash"},
    "screen": ".nowhere:Screen",
    "value": ".nowhere:value",
    "uses": ".nowhere:Uses",
    "odds_command": ".nowhere:odds",
    "commands": {"wheels": ".nowhere:wheels"},
    "bench": [{"wheels": 3}],
    "compiled": ["nowhere"],
}
NOWHERE = "ModuleNotFoundError: No module named 'racing.nowhere'"


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ("simulate dash --seats late,random --games 1", f"The bot late of dash cannot be loaded: {NOWHERE}"),
        ("play dash --seats odd,random", "The bot odd of dash cannot be loaded: Dash instead of Bot"),
        ("play dash --seats you,random", f"The part .nowhere:Screen of dash cannot be loaded ({NOWHERE})."),
        (
            "study dash --bots random --games 1 --out {}",
            f"The part .nowhere:Uses of dash cannot be loaded ({NOWHERE}).",
        ),
        ("odds dash", f"The part .nowhere:odds of dash cannot be loaded ({NOWHERE})."),
        ("wheels", f"The part .nowhere:wheels of dash cannot be loaded ({NOWHERE})."),
        (
            "bench --games dash --seconds 0.01",
            "The kit of dash benchmarks with options that the game doesn't have: "
            "There is no option “wheels”; the options are: players.",
        ),
    ],
)
def test_a_broken_part_is_named_by_who_needs_it(tmp_path: Path, words: str, complaint: str) -> None:
    put_package(tmp_path, "racing", with_parts(**BROKEN))
    asked = [word.format(tmp_path / "out") for word in words.split()]
    told = conclave(tmp_path, *asked)
    assert (told.returncode, told.stderr) == (2, f"conclave: {complaint}\n")


@pytest.mark.parametrize("words", ["--version", "--help", "odds --help", "games", "play --help"])
def test_who_does_not_need_a_broken_part_does_not_hear_of_it(tmp_path: Path, words: str) -> None:
    put_package(tmp_path, "racing", with_parts(**BROKEN))
    told = conclave(tmp_path, *words.split())
    assert (told.returncode, told.stderr) == (0, "")


def test_a_server_leaves_out_a_bot_that_cannot_be_loaded(tmp_path: Path) -> None:
    put_package(tmp_path, "racing", with_parts(**BROKEN))
    ask = "from conclave.server.table_manager import bots_of; print(bots_of('dash').levels)"
    environment = {**os.environ, "PYTHONPATH": f"{tmp_path}{os.pathsep}{OWN_GAME}"}
    told = subprocess.run(
        [sys.executable, "-c", ask], env=environment, capture_output=True, text=True, timeout=60, check=True
    )
    assert "random" in told.stdout
    assert "late" not in told.stdout


def put_failing(folder: Path, method: str) -> None:
    """Dash with a method that fails only when somebody plays."""
    put_package(folder, "racing", with_parts(game="racing.rules:GAME"))
    rules = f"from conclave_dash.game import Dash\nclass Failing(Dash):\n    {method}\nGAME = Failing()\n"
    (folder / "racing/rules.py").write_text(rules)


PLAY = {
    "play": "play dash --seats random,random",
    "simulate": "simulate dash --seats random,random --games 2",
    "arena": "arena dash --bots random,searcher:2 --games 2 --out {}",
    "arena-with-workers": "arena dash --bots random,searcher:2 --games 2 --jobs 2 --out {}",
    "study": "study dash --bots random --games 2 --jobs 2 --out {}",
    "bench": "bench --games dash --seconds 0.01",
}


@pytest.mark.parametrize("command", PLAY)
def test_a_game_that_fails_is_named_with_the_line(tmp_path: Path, command: str) -> None:
    put_failing(tmp_path, "def start(self, options, listener=None): raise OSError('no wheels')")
    told = conclave(tmp_path, *PLAY[command].format(tmp_path / "out").split())
    assert told.returncode == 2
    assert told.stderr.splitlines()[-1] == (
        "conclave: dash from racing failed at rules.py:3 (OSError: no wheels). "
        "Set PYTHONDEVMODE=1 to see the whole traceback."
    )
    assert "Traceback" not in told.stderr


def test_its_author_sees_the_whole_traceback(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    put_failing(tmp_path, "def start(self, options, listener=None): raise OSError('no wheels')")
    monkeypatch.setenv("PYTHONDEVMODE", "1")
    told = conclave(tmp_path, *PLAY["simulate"].split())
    assert told.returncode == 1
    assert "Traceback" in told.stderr
    assert told.stderr.endswith("OSError: no wheels\n")


@pytest.mark.parametrize("command", ["play", "arena", "arena-with-workers"])
def test_a_sentence_that_is_missing_in_a_game_is_named(tmp_path: Path, command: str) -> None:
    texts = "".join(line for line in TEXTS.splitlines(True) if not line.startswith("dash-over"))
    put_package(tmp_path, "racing", with_parts(), texts=texts)
    told = conclave(tmp_path, *PLAY[command].format(tmp_path / "out").split())
    assert told.returncode == 2
    assert told.stderr.splitlines()[-1] == "conclave: dash from racing has no dash-over in its text/en.ftl."
    assert "Traceback" not in told.stderr


def test_an_option_of_a_game_without_options_is_answered(tmp_path: Path) -> None:
    put_package(tmp_path, "racing", with_parts())
    told = conclave(tmp_path, "simulate", "dash", "--seats", "random,random", "--wheels", "3")
    assert told.stderr == (
        "conclave: There is no option --wheels; dash has no options, and --help shows the others.\n"
    )
