"""`conclave play` without a terminal: from a pipe, with bad arguments, with bad files and folders."""

from __future__ import annotations

import io
import re
import subprocess
import sys
from pathlib import Path
from typing import Protocol

import pytest
from tests.cli.conftest import Conclave, Finished
from tests.cli.terminal_driver import environment, record_lines

TWO = ("wizard-dice", "--seats", "you,you", "--seed", "5", "--seer", "1")
ANSWERS = ["3b", "2g", "", "2", "r 1 2", "2", "leave", "1", "1"]


class Pipe(Protocol):
    def __call__(self, data: Path, *arguments: str, typed: bytes = b"") -> Finished: ...


@pytest.fixture
def run(conclave: Conclave, monkeypatch: pytest.MonkeyPatch) -> Pipe:
    """`conclave play` in this process, with bytes on its standard input."""

    def play(data: Path, *arguments: str, typed: bytes = b"") -> Finished:
        monkeypatch.setenv("CONCLAVE_DATA", str(data))
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(typed)))
        return conclave("play", *arguments)

    return play


def process(
    data: Path, *arguments: str, typed: bytes = b"", **env: str
) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, "-m", "conclave", "play", *arguments],
        input=typed,
        capture_output=True,
        env=environment(data, **env),
        check=False,
        timeout=60,
    )


def typed(lines: list[str]) -> bytes:
    return "".join([line + "\n" for line in lines]).encode()


def test_a_pipe_can_play_and_its_end_saves_the_game(tmp_path: Path) -> None:
    done = process(tmp_path, *TWO, typed=typed(ANSWERS))
    assert done.returncode == 0, done.stderr
    assert done.stderr == b""
    assert b"\x1b" not in done.stdout
    shown = done.stdout.decode()
    assert "Player 1: How many dice will show which colour?" in shown
    assert shown.endswith("\nThe game is saved. Continue with: conclave play --resume\n")
    (record,) = record_lines(tmp_path)
    assert "1 predict 3 blue" in record
    assert "2 predict 2 green" in record


def test_a_pipe_can_ask_for_everything(run: Pipe, tmp_path: Path) -> None:
    asked = ["?", "rule wd3", "odds", "table", "pages", "log", "again"]
    shown = run(tmp_path, *TWO, typed=typed(["3b", "2g", *asked])).out
    help_page, rule, odds, table, pages, log, again = shown.split("for help: ")[3:10]
    assert "table: everything on the table" in help_page
    assert rule.lstrip().startswith("WD-3 The next Seer")
    assert re.search(r"Wizards count as \w+: exact hit \d+\.\d %, -?\d+\.\d\d points\.", odds)
    for told in (table, pages):
        assert "Player 2: 0 points, 0 of 9 Xs, prediction 2 green.\nIn blue: open 1 2 3 4 5.\n" in told
    assert "Player 1 predicts 3 blue." in log
    assert "4. yellow" not in log, "only the sentence is asked again"
    assert "4. yellow" in again


def test_the_same_seed_gives_the_same_dice_also_when_the_game_goes_on_later(
    run: Pipe, tmp_path: Path
) -> None:
    run(tmp_path / "whole", *TWO, typed=typed(ANSWERS))
    run(tmp_path / "parts", *TWO, typed=typed(ANSWERS[:3]))
    run(tmp_path / "parts", "--resume", typed=typed(ANSWERS[3:5]))
    run(tmp_path / "parts", "--resume", typed=typed(ANSWERS[5:]))
    assert record_lines(tmp_path / "parts") == record_lines(tmp_path / "whole")
    other = tmp_path / "other"
    run(other, *TWO[:4], "6", *TWO[5:], typed=typed(ANSWERS))
    assert record_lines(other) != record_lines(tmp_path / "whole")


@pytest.mark.parametrize(
    "garbage",
    [
        b"\xff\xfe\x00\x80",
        b"x" * 100_000,
        b"\x1b[31m\x07",
        b"r 1 2 3",
        b"9" * 5000,
        "３ｂ".encode(),
        b"a\rb\x0bc",
    ],
)
def test_garbage_is_answered_with_one_line(run: Pipe, tmp_path: Path, garbage: bytes) -> None:
    done = run(tmp_path, *TWO, typed=garbage + b"\n3b\n")
    assert done.code == 0
    assert done.err == ""
    shown = done.out
    assert shown.count("Player 1: How many dice will show which colour?") == 2
    assert shown.count("Type a number from 1 to 5 and a colour") == 1
    assert "Player 2: How many dice" in shown


def test_a_narrow_pipe_in_another_encoding(tmp_path: Path) -> None:
    done = process(tmp_path, *TWO, typed=typed(ANSWERS), PYTHONIOENCODING="ascii", COLUMNS="50")
    assert done.returncode == 0, done.stderr
    assert done.stdout.isascii()
    assert b"This terminal is small." not in done.stdout
    assert max(map(len, done.stdout.splitlines())) > 50, "sentences are not broken to fit a screen"


def test_a_damaged_game_is_refused_and_left_alone(run: Pipe, tmp_path: Path) -> None:
    run(tmp_path, *TWO, typed=b"3b\n")
    (path,) = (tmp_path / "games").glob("*.record")
    damaged = path.read_text("utf-8").replace("predict 3 blue", "predict 4 blue")
    path.write_text(damaged, "utf-8")
    done = run(tmp_path, "--resume", typed=b"2g\n")
    assert done.code == 2
    assert done.out == ""
    assert done.err.count("\n") == 1
    assert "cannot be read and was left untouched" in done.err
    assert path.read_text("utf-8") == damaged
    for foreign in (b"", b"\x00\xff\xfe", b"conclave record 1\n", b"hello\n"):
        path.write_bytes(foreign)
        done = run(tmp_path, "--resume")
        assert (done.code, done.err.count("\n")) == (2, 1), done.err
        assert path.read_bytes() == foreign


def test_a_damaged_game_does_not_stand_in_the_way_of_an_older_one(run: Pipe, tmp_path: Path) -> None:
    run(tmp_path, *TWO, typed=b"3b\n")
    (older,) = (tmp_path / "games").glob("*.record")
    (tmp_path / "games" / "zz-latest.record").write_bytes(b"conclave record 1\n")
    done = run(tmp_path, "--resume", typed=b"2g\n")
    assert done.code == 0, done.err
    assert "This is an older game, because" in done.out
    assert "zz-latest.record" in "".join(done.out.split())
    assert "predict 2 green" in older.read_text("utf-8")


def test_a_folder_that_cannot_be_written_to_does_not_end_the_game(run: Pipe, tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file, not a folder")
    done = run(tmp_path / "data", *TWO, typed=typed([*ANSWERS, "save", "quit", "quit"]))
    assert done.code == 0, done.err
    shown = done.out
    assert "This game is not being saved: " in shown
    assert "Player 2: How many dice" in shown
    assert "would be lost. Type quit" in shown
    assert "This game couldn't be saved: " in shown.splitlines()[-1]
    assert "Continue with" not in shown


def test_a_name_that_is_not_there_is_answered_with_names_that_are(run: Pipe, tmp_path: Path) -> None:
    run(tmp_path, *TWO, typed=b"3b\n")
    run(tmp_path, "wizard-dice", "--seats", "random,random", "--seed", "1")
    first, finished = sorted([path.stem for path in (tmp_path / "games").glob("*.record")], key=len)
    refused = run(tmp_path, "--resume", "yesterday").one_clear_line()
    assert "There is no saved game “yesterday”" in refused
    unfinished = [name for name in (first, finished) if name in refused]
    assert len(unfinished) == 1
    assert "Player 2: How many dice" in run(tmp_path, "--resume", unfinished[0]).out


def test_names_of_the_game_and_files_can_be_resumed(run: Pipe, tmp_path: Path) -> None:
    run(tmp_path, *TWO, typed=b"3b\n")
    (path,) = (tmp_path / "games").glob("*.record")
    for name in (path.stem, str(path), "wizard-dice", ""):
        done = run(tmp_path, f"--resume={name}")
        assert "Player 2: How many dice" in done.out, name
    assert "Player 2: How many dice" in run(tmp_path, "wizard-dice", "--resume").out
    elsewhere = tmp_path / "moved.record"
    path.rename(elsewhere)
    done = run(tmp_path, "--resume", str(elsewhere))
    assert f"conclave play --resume {elsewhere}" in done.out


def test_the_latest_unfinished_game_is_resumed_and_a_finished_one_is_not(run: Pipe, tmp_path: Path) -> None:
    done = run(tmp_path, "wizard-dice", "--seats", "random,random", "--seed", "1")
    assert done.code == 0
    path = re.findall(r"The record of this game: (.*)", done.out)[0]
    assert Path(path).is_file()
    refused = run(tmp_path, "--resume")
    assert refused.code == 2
    assert "There is no unfinished game" in refused.err
    over = run(tmp_path, "--resume", Path(path).stem)
    assert over.code == 2
    assert "is over; conclave record replay" in over.err


def test_an_own_bot_sits_down_and_comes_back(run: Pipe, tmp_path: Path) -> None:
    folder = tmp_path / "my bots"
    folder.mkdir()
    source = "from conclave.bots.random_bot import RandomBot\n\n\nclass Bot(RandomBot):\n    pass\n"
    (folder / "lucky.py").write_text(source)
    own = f"{folder}/lucky.py:Bot"
    done = run(tmp_path, "wizard-dice", "--seats", f"{own},you", "--seed", "5", "--seer", "1")
    assert "Lucky predicts" in done.out, done.err
    (record,) = record_lines(tmp_path)
    assert "seat 1 lucky.py:Bot Lucky" in record
    assert "Lucky predicts" in run(tmp_path, "--resume", typed=b"log\n").out
    (folder / "lucky.py").write_text(
        source.replace("pass", "def decide(self, view, legal):\n        return 1 / 0")
    )
    done = run(tmp_path, "--resume", typed=typed(["3b", "1", "1"]))
    assert done.code == 2
    assert done.err.count("\n") == 1
    assert "The bot Lucky failed: ZeroDivisionError" in done.err
    assert "conclave play --resume" in done.err
    (folder / "lucky.py").unlink()
    assert "There is no file" in run(tmp_path, "--resume").err


def test_a_bot_with_a_budget_sits_down_and_comes_back(run: Pipe, tmp_path: Path) -> None:
    done = run(tmp_path, "wizard-dice", "--seats", "you,searcher:8", "--seed", "5", "--seer", "2")
    assert "Searcher 8 predicts" in done.out, done.err
    (record,) = record_lines(tmp_path)
    assert "seat 2 searcher:8@1 Searcher 8" in record
    done = run(tmp_path, "--resume", typed=typed(["3b", "log"]))
    assert (done.code, done.err) == (0, "")
    assert "Searcher 8 predicts" in done.out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ((), "Say which game to play"),
        (("chess",), "There is no game “chess”"),
        (("wizard-dice", "--seats", "you,nobody"), "has no bot called “nobody”"),
        (("wizard-dice", "--seats", "you,searcher:0"), "from 1 to"),
        (("wizard-dice", "--seats", "you,searcher:x"), "from 1 to"),
        (("wizard-dice", "--seats", "you,random:5"), "write “random” without “:5”"),
        (("wizard-dice", "--seats", "you"), "2 to 5 players"),
        (("wizard-dice", "--seats", "you,you,you,you,you,you"), "2 to 5 players"),
        (("wizard-dice", "--seats", "you,,random"), "empty seat"),
        (("wizard-dice", "--seed", "seven"), "“seven” isn't a seed"),
        (("wizard-dice", "--seed", "9" * 50), "isn't a seed"),
        (("wizard-dice", "--seats", "you,random", "--option", "colour=blue"), "no option --colour"),
        (("wizard-dice", "--seats", "you,random", "--option", "seer=9"), "“seer” cannot be “9”"),
        (("wizard-dice", "--seats", "you,random", "--names", "Ada,Bo"), "There is one person"),
        (("wizard-dice", "--seats", "you,you", "--names", "Ada,ada"), "the same name"),
        (("wizard-dice", "--seats", "you,you", "--names", "Ada,\x1b[2J"), "cannot be a name"),
        (("wizard-dice", "--seats", "random,random", "--names", "Ada"), "this table has only bots"),
        (("--resume", "--seats", "you,random"), "leave out everything but --resume"),
        (("--resume",), "There is no unfinished game"),
        (("--resume", "yesterday"), "There is no saved game “yesterday”"),
        (("wizard-dice", "--resume"), "There is no unfinished game of wizard-dice"),
        (("wizard-dice", "--pace", "slow"), "slow"),
    ],
)
def test_bad_arguments_get_one_clear_line(
    conclave: Conclave, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: tuple[str, ...], said: str
) -> None:
    monkeypatch.setenv("CONCLAVE_DATA", str(tmp_path))
    assert said in conclave("play", *arguments).one_clear_line()
    assert not list(tmp_path.rglob("*.record"))
