"""`conclave simulate`: figures, records, and clear refusals."""

from __future__ import annotations

import json
import os
import resource
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from tests.cli.conftest import Conclave, own_bot

from conclave.core import parse_record, replay
from conclave.registry import GAMES

RANDOM = ("simulate", "wizard-dice", "--seats", "random,random")


def without_times(figures: dict[str, Any]) -> dict[str, Any]:
    for bot in figures["bots"]:
        del bot["ms_per_decision"]
    return figures


def test_json_has_every_figure_and_repeats_from_its_seed(conclave: Conclave) -> None:
    command = ("simulate", "wizard-dice", "--seats", "greedy,random,greedy", "--games", 9, "--json")
    first = json.loads(conclave(*command).out)
    assert (first["games"], first["asked"], first["interrupted"]) == (9, 9, False)
    assert [bot["bot"] for bot in first["bots"]] == ["greedy #1", "random", "greedy #2"]
    assert sum(bot["win_share"] for bot in first["bots"]) == pytest.approx(1)
    assert sum(seat["win_share"] for seat in first["seats"]) == pytest.approx(1)
    for bot in first["bots"]:
        low, high = bot["win_share_interval"]
        assert 0 <= low <= bot["win_share"] <= high <= 1
    again = json.loads(conclave(*command, "--seed", first["seed"], "--jobs", 2).out)
    assert without_times(again) == without_times(first)


@pytest.mark.parametrize(
    "words", [("--self-adjust", "tray"), ("--self_adjust=tray",), ("--option", "self-adjust=tray")]
)
def test_an_option_of_two_words_has_a_hyphen(conclave: Conclave, words: tuple[str, ...]) -> None:
    told = conclave("simulate", "ciub", "--seats", "random,random", "--games", "1", "--json", *words)
    assert json.loads(told.out)["options"]["self_adjust"] == "tray"


def test_options_of_the_game_by_name_or_by_pair(conclave: Conclave) -> None:
    for given in (
        ("--cards", "--seer", "2"),
        ("--cards=yes", "--seer=2"),
        ("--option", "cards=yes", "--option", "seer=2"),
    ):
        figures = json.loads(conclave(*RANDOM, "--games", 1, "--json", *given).out)
        assert figures["options"] == {"players": 2, "expert": False, "cards": True, "seer": "2"}


def test_the_table_fits_sixty_columns(conclave: Conclave, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    shown = conclave("simulate", "wizard-dice", "--seats", "greedy,random,greedy", "--games", 3, "--seed", 4)
    assert "greedy #2" in shown.out
    assert "seed 4" in shown.out
    assert max(len(line) for line in shown.out.splitlines()) <= 60
    assert "…" not in shown.out
    assert shown.err == ""


def test_records_are_written_and_replay(conclave: Conclave, tmp_path: Path) -> None:
    folder = tmp_path / "new" / "records"
    conclave(*RANDOM, "--games", 3, "--records", folder)
    files = sorted(folder.iterdir())
    assert [file.name for file in files] == [f"game-00000{number}.record" for number in (1, 2, 3)]
    for file in files:
        replay(GAMES.find("wizard-dice"), parse_record(file.read_text("utf-8")))


def test_an_existing_record_is_not_overwritten(conclave: Conclave, tmp_path: Path) -> None:
    kept = tmp_path / "game-000002.record"
    kept.write_text("precious")
    refused = conclave(*RANDOM, "--games", 3, "--records", tmp_path)
    assert "game-000002.record" in refused.one_clear_line()
    assert kept.read_text() == "precious"
    assert list(tmp_path.iterdir()) == [kept]


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (("simulate", "chess", "--seats", "random,random"), "wizard-dice"),
        (("simulate", "wizard-dice", "--seats", "random,merlin"), "merlin"),
        (("simulate", "wizard-dice", "--seats", "you,random"), "conclave play"),
        (("simulate", "wizard-dice", "--seats", "random,,random"), "empty seat"),
        (("simulate", "wizard-dice", "--seats", "random"), "2 to 5 players"),
        (("simulate", "wizard-dice", "--seats", ",".join(["random"] * 6)), "2 to 5 players"),
        (("simulate", "wizard-dice", "--seats", "nowhere.py:Bot,random"), "nowhere.py"),
        (("simulate", "wizard-dice"), "--seats"),
        (("simulate",), "GAME"),
        ((*RANDOM, "--seed", "lucky"), "lucky"),
        ((*RANDOM, "--seed", "9" * 5000), "--seed"),
        ((*RANDOM, "--games", "0"), "--games"),
        ((*RANDOM, "--games", "-1"), "--games"),
        ((*RANDOM, "--games", "many"), "many"),
        ((*RANDOM, "--jobs", "0"), "--jobs"),
        ((*RANDOM, "--cardz"), "--cards"),
        ((*RANDOM, "--option", "cardz=yes"), "--cards"),
        ((*RANDOM, "--option", "cards"), "name=value"),
        ((*RANDOM, "--option", "cards=perhaps"), "yes, no"),
        ((*RANDOM, "--option", "players=3"), "--seats"),
        ((*RANDOM, "--seer"), "--seer VALUE"),
        ((*RANDOM, "--seer", "7"), "7"),
        ((*RANDOM, "--seer", "3"), "3"),
        ((*RANDOM, "--cards", "--option", "cards=no"), "twice"),
        ((*RANDOM, "extra"), "extra"),
        ((*RANDOM, "--records", "/dev/null/records"), "/dev/null/records"),
    ],
)
def test_a_wrong_input_is_one_clear_line(
    conclave: Conclave, arguments: tuple[str, ...], expected: str
) -> None:
    assert expected in conclave(*arguments).only_line()


def test_an_own_bot_that_fails_is_one_clear_line(conclave: Conclave, tmp_path: Path) -> None:
    bot = own_bot(tmp_path, "return -1")
    line = conclave("simulate", "wizard-dice", "--seats", f"random,{bot}").one_clear_line()
    assert "Game 1" in line
    assert "own.py:Own" in line
    assert "(WD-1)" in line


def test_what_an_own_bot_prints_is_not_mixed_with_results(conclave: Conclave, tmp_path: Path) -> None:
    bot = own_bot(tmp_path, "print('{')")
    told = conclave("simulate", "wizard-dice", "--seats", f"random,{bot}", "--games", 2, "--json")
    assert json.loads(told.out)["games"] == 2


def test_an_own_bot_that_ends_its_process_is_named(conclave: Conclave, tmp_path: Path) -> None:
    bot = own_bot(tmp_path, "os._exit(0)")
    line = conclave("simulate", "wizard-dice", "--seats", f"random,{bot}", "--games", 2).one_clear_line()
    assert "own.py:Own ended the process it played in" in line


def test_a_disk_without_room_leaves_no_half_record(tmp_path: Path) -> None:
    """A limit on the size of files stands in for a full disk."""

    def little_room() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (100, 100))

    folder = tmp_path / "records"
    program = "from conclave.cli.main import main; main()"
    run = subprocess.run(
        [sys.executable, "-c", program, *RANDOM, "--games", "3", "--records", str(folder)],
        preexec_fn=little_room,
        capture_output=True,
        text=True,
        timeout=90,
        check=False,
    )
    assert run.returncode == 2
    assert "File too large" in run.stderr
    assert list(folder.iterdir()) == []


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_prints_the_results_so_far(tmp_path: Path, jobs: str) -> None:
    # The process that runs the tests may have told its children to ignore Ctrl-C.
    listen = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler);"
    program = f"{listen} from conclave.cli.main import main; main()"
    many = ("--games", "1000000", "--jobs", jobs, "--records", str(tmp_path), "--json")
    run = subprocess.Popen(
        [sys.executable, "-c", program, *RANDOM, *many],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    deadline = time.monotonic() + 60
    while len(list(tmp_path.iterdir())) < 2 and time.monotonic() < deadline:  # so the first one is counted
        time.sleep(0.05)
    os.killpg(run.pid, signal.SIGINT)  # as a terminal does: all processes get it
    out, err = run.communicate(timeout=60)
    assert run.returncode == 130
    figures = json.loads(out)
    assert figures["interrupted"] is True
    assert 0 < figures["games"] < 1000000
    assert err == f"conclave: interrupted after {figures['games']} of 1,000,000 games.\n"
