"""`conclave arena`: figures, report, going on after an interruption, and clear refusals."""

from __future__ import annotations

import json
import os
import re
import resource
import shlex
import signal
import subprocess
import sys
import time
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
from tests.cli.conftest import Conclave, own_bot

from conclave.bots.registry import bot_label, find_bot
from conclave.lab.arena.journal import FILE
from conclave.lab.arena.run import run

ARENA = ("arena", "wizard-dice", "--bots", "greedy,random")


def timeless(figures: dict[str, Any]) -> dict[str, Any]:
    for bot in figures["figures"]["bots"]:
        del bot["ms_per_decision"], bot["slowest_ms"]
    return figures


def program(*arguments: object) -> list[str]:
    # The process that runs the tests may have told its children to ignore Ctrl-C.
    listen = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler);"
    run = f"{listen} from conclave.cli.main import main; main()"
    return [sys.executable, "-c", run, *map(str, arguments)]


def wait_for_games(folder: Path, number: int) -> None:
    deadline = time.monotonic() + 90
    file = folder / FILE
    while time.monotonic() < deadline:
        if file.exists() and file.read_bytes().count(b"\n") > number:
            return
        time.sleep(0.05)
    raise AssertionError("no games were kept")


class Elements(HTMLParser):
    """What a page is made of."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.links: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.links += [value or "" for name, value in attrs if name in ("src", "href", "srcset")]


def test_json_has_every_figure_and_the_report_is_one_file(
    conclave: Conclave, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    command = (
        *ARENA,
        "--players",
        3,
        "--games",
        12,
        "--seed",
        3,
        "--cards",
        "--out",
        tmp_path / "new" / "run",
    )
    told = json.loads(conclave(*command, "--json").out)
    assert (told["game"], told["asked"], told["interrupted"]) == ("wizard-dice", 12, False)
    assert told["bots"] == {
        name: bot_label(name, find_bot("wizard-dice", name)) for name in ("greedy", "random")
    }
    assert told["tables"] == [["greedy", "greedy", "random"], ["greedy", "random", "random"]]
    figures = told["figures"]
    assert [bot["bot"] for bot in figures["bots"]] == ["greedy", "random"]
    strong, weak = figures["bots"]
    assert strong["rating"] > 0 > weak["rating"]
    assert strong["mu"] > weak["mu"]
    assert strong["win_share"]["interval"][0] <= strong["win_share"]["value"]
    assert sum(seat["win_share"]["value"] for seat in figures["seats"]) == pytest.approx(1)
    assert {table["games"] for table in figures["tables"]} == {6}
    assert {use["use"].split(" ")[0] for use in figures["uses"]} == {"under"}
    folder = tmp_path / "new" / "run"
    assert json.loads((folder / "figures.json").read_text("utf-8")) == told
    page = (folder / "report.html").read_text("utf-8")
    parts = Elements(page)
    assert '<html lang="en">' in page
    assert parts.tags.count("svg") > 8
    assert "script" not in parts.tags
    assert parts.links == []
    assert not re.search(r"https?:|url\(|@import", page)
    assert "M1 Rainbow Wizards" in page

    # All games are there: the same command plays none, and tells the same in another language.
    before = (folder / FILE).read_bytes()
    monkeypatch.setenv("CONCLAVE_LANG", "ja")
    monkeypatch.setenv("COLUMNS", "80")
    shown = conclave(*command)
    assert "レーティング" in shown.out
    assert (folder / FILE).read_bytes() == before
    assert '<html lang="ja">' in (folder / "report.html").read_text("utf-8")


def test_one_against_three_and_the_terminal(conclave: Conclave, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    bots = ("--bots", "greedy,random,random,random", "--players", 4)
    shown = conclave("arena", "wizard-dice", *bots, "--games", 4, "--seed", 4)
    assert "greedy, 3× random" in shown.out
    assert "seed 4" in shown.out
    assert max(len(line) for line in shown.out.splitlines()) <= 60
    assert shown.err == ""


def test_a_bot_with_a_budget_meets_another(conclave: Conclave, tmp_path: Path) -> None:
    bots = ("--bots", "searcher:8,searcher:4", "--games", 2, "--seed", 1, "--out", tmp_path)
    told = json.loads(conclave("arena", "wizard-dice", *bots, "--json").out)
    assert {bot["bot"] for bot in told["figures"]["bots"]} == {"searcher:8", "searcher:4"}
    assert "searcher:8" in (tmp_path / "report.html").read_text("utf-8")
    again = conclave("arena", "wizard-dice", *bots)  # all games are there
    assert (again.code, again.err) == (0, "")


@pytest.mark.parametrize("command", ["arena", "study", "simulate"])
@pytest.mark.parametrize(
    ("bot", "expected"),
    [
        ("searcher:0", "from 1 to"),
        ("searcher:x", "from 1 to"),
        ("searcher:", "from 1 to"),
        ("searcher:99999999", "from 1 to"),
        ("random:5", "write “random” without “:5”"),
        ("merlin:5", "merlin:5"),
    ],
)
def test_a_wrong_budget_is_one_clear_line(conclave: Conclave, command: str, bot: str, expected: str) -> None:
    names = {"arena": ("--bots", f"{bot},greedy"), "study": ("--bots", bot)}
    refused = conclave(command, "ciub", *names.get(command, ("--seats", f"{bot},greedy")), "--games", 2)
    assert expected in refused.one_clear_line()
    assert refused.out == ""


def test_a_test_stops_when_it_is_decided(conclave: Conclave) -> None:
    told = json.loads(conclave(*ARENA, "--games", 1000, "--seed", 1, "--sprt", "0.5,0.8", "--json").out)
    assert told["sprt"]["decision"] == "p1"
    assert told["figures"]["games"] == 2 * told["sprt"]["deals"] < 100


@pytest.mark.parametrize("game", ["wizard-dice", "five-seals", "ciub"])
def test_luck_is_taken_out_where_it_is_known(conclave: Conclave, game: str, tmp_path: Path) -> None:
    command = ("arena", game, "--bots", "greedy,random", "--games", 2, "--seed", 6, "--luck", "--json")
    told = json.loads(conclave(*command, "--out", tmp_path).out)
    assert all(bot["adjusted"] is not None for bot in told["figures"]["bots"])
    games = [json.loads(line) for line in (tmp_path / FILE).read_text().splitlines()[1:]]
    assert all(abs(luck) > 0.001 for game in games for luck in game["luck"])


def test_luck_that_nobody_knows_is_said_to_be_unknown(
    conclave: Conclave, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As for a custom game without values: its games come back without luck."""
    monkeypatch.setattr(
        "conclave.cli.arena.run", lambda plan, out, notify: run(replace(plan, luck=False), out, notify)
    )
    monkeypatch.setenv("COLUMNS", "200")
    shown = conclave(*ARENA, "--games", 2, "--seed", 1, "--luck").out
    assert "There are no position values for Wizard Dice, so luck was not removed." in shown
    assert "without luck" not in shown
    assert "There are no position values" not in conclave(*ARENA, "--games", 2, "--seed", 1).out


def test_a_run_that_is_killed_goes_on_where_it_was(conclave: Conclave, tmp_path: Path) -> None:
    """Even in the middle of a line; without a seed the run in the folder goes on."""
    run = subprocess.Popen(program(*ARENA, "--games", 100000, "--out", tmp_path), stderr=subprocess.PIPE)
    wait_for_games(tmp_path, 3)
    run.kill()
    run.communicate(timeout=60)
    kept = (tmp_path / FILE).read_bytes()
    kept = kept[: kept.rindex(b"\n") + 1]
    with (tmp_path / FILE).open("ab") as file:
        file.write(b'{"number": 77, "se')
    games = 2 * ((kept.count(b"\n") - 1) // 2 + 2)
    told = json.loads(conclave(*ARENA, "--games", games, "--out", tmp_path, "--json").out)
    assert (tmp_path / FILE).read_bytes().startswith(kept)
    assert told["figures"]["games"] == games
    again = json.loads(conclave(*ARENA, "--games", games, "--seed", told["seed"], "--json").out)
    assert timeless(again) == timeless(told)


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux ends processes with their parent")
def test_nothing_is_left_of_a_run_that_is_killed_while_a_bot_loops(tmp_path: Path) -> None:
    file = tmp_path / "own.py"
    file.write_text(
        "import os, pathlib\nfrom conclave import bots\n"
        "class Loops(bots.Bot):\n    def decide(self, view, legal):\n"
        f"        pathlib.Path({str(tmp_path / 'pid')!r}).write_text(str(os.getpid()))\n"
        "        while True:\n            pass\n"
    )
    run = subprocess.Popen(program("arena", "wizard-dice", "--bots", f"random,{file}:Loops"))
    deadline = time.monotonic() + 90
    while not ((tmp_path / "pid").exists() and (tmp_path / "pid").read_text()):
        assert time.monotonic() < deadline
        time.sleep(0.05)
    run.kill()
    run.wait(timeout=60)
    pid = int((tmp_path / "pid").read_text())
    while Path(f"/proc/{pid}/stat").exists() and ") Z " not in Path(f"/proc/{pid}/stat").read_text():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def test_ctrl_c_tells_what_there_is(tmp_path: Path) -> None:
    run = subprocess.Popen(
        program(*ARENA, "--games", 100000, "--out", tmp_path, "--json"),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    wait_for_games(tmp_path, 2)
    os.killpg(run.pid, signal.SIGINT)  # as a terminal does: all processes get it
    out, err = run.communicate(timeout=60)
    assert run.returncode == 130
    told = json.loads(out)
    assert told["interrupted"] is True
    games = told["figures"]["games"]
    kept = "They are kept; run the same command again to continue."
    assert err == f"conclave: interrupted after {games} of 100,000 games. {kept}\n"
    assert (tmp_path / "report.html").exists()


def test_bots_without_a_game_are_named(conclave: Conclave, tmp_path: Path) -> None:
    bots = ("--bots", "greedy,random,novice,adept")
    said = "Too few games for every table; these bots did not play: novice, adept."
    assert said in conclave("arena", "wizard-dice", *bots, "--games", 1, "--out", tmp_path).out.replace(
        "\n", " "
    )
    assert said in (tmp_path / "report.html").read_text("utf-8")


def test_a_disk_without_room_is_one_clear_line_and_loses_nothing(tmp_path: Path) -> None:
    """A limit on the size of files stands in for a full disk: writing fails in the same place."""

    def little_room() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (4096, 4096))

    command = program(*ARENA, "--games", 50, "--out", tmp_path)
    run = subprocess.run(
        command, preexec_fn=little_room, capture_output=True, text=True, timeout=90, check=False
    )
    assert run.returncode == 2
    assert run.stderr.count("\n") == 1
    assert "File too large" in run.stderr
    kept = (tmp_path / FILE).read_bytes()
    assert kept.endswith(b"}\n")
    assert all(json.loads(line) for line in kept.splitlines())
    assert kept.count(b"\n") > 2


def test_a_bot_that_fails_is_named_and_the_run_goes_on(conclave: Conclave, tmp_path: Path) -> None:
    shown = conclave(
        "arena", "wizard-dice", "--bots", f"random,{own_bot(tmp_path, 'return -1')}", "--games", 8
    )
    assert shown.code == 0
    told = " ".join(shown.out.split())
    assert "Game 1: The bot own.py:Own made an illegal move." in told
    assert "3 more games were lost this way." in told


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (("arena", "chess", "--bots", "random,greedy"), "wizard-dice"),
        (("arena", "wizard-dice", "--bots", "random,merlin"), "merlin"),
        (("arena", "wizard-dice", "--bots", "random,"), "empty name"),
        (("arena", "wizard-dice", "--bots", "you,random"), "conclave play"),
        (("arena", "wizard-dice", "--bots", "random"), "conclave study"),
        (("arena", "wizard-dice", "--bots", "random,random"), "at least two different ones"),
        (("arena", "wizard-dice", "--bots", "random,nowhere.py:Bot"), "nowhere.py"),
        (("arena", "wizard-dice"), "--bots"),
        (("arena",), "GAME"),
        ((*ARENA, "--players", "6"), "2 to 5 players"),
        ((*ARENA, "--players", "1"), "2 to 5 players"),
        ((*ARENA, "--players", "few"), "few"),
        (("arena", "wizard-dice", "--bots", "greedy,random,random"), "--players 3"),
        ((*ARENA, "--games", "0"), "--games"),
        ((*ARENA, "--jobs", "0"), "--jobs"),
        ((*ARENA, "--seed", "lucky"), "lucky"),
        ((*ARENA, "--seconds", "0"), "--seconds"),
        ((*ARENA, "--seconds", "nan"), "--seconds"),
        ((*ARENA, "--memory", "1"), "--memory"),
        ((*ARENA, "--memory", "9000000000000"), "from 64 to 16777216"),
        ((*ARENA, "--errors", "0.1,0.1"), "there is no --sprt"),
        ((*ARENA, "--sprt", "0.5,0.6", "--errors", "0,0"), "such as 0.05,0.05"),
        ((*ARENA, "--sprt", "0.5"), "0.5,0.58"),
        ((*ARENA, "--sprt", "0.5,1.2"), "0.5,1.2"),
        ((*ARENA, "--sprt", "0.6,0.5"), "smaller one"),
        ((*ARENA, "--sprt", "0.5,0.6", "--errors", "0.6,0.6"), "0.6,0.6"),
        ((*ARENA, "--sprt", "0.5,0.6", "--errors", "often"), "often"),
        ((*ARENA, "--option", "players=3"), "--players"),
        ((*ARENA, "--cardz"), "--cards"),
        ((*ARENA, "--seer", "3"), "3"),
        ((*ARENA, "extra"), "extra"),
        ((*ARENA, "--out", "/dev/null/run"), "/dev/null/run"),
    ],
)
def test_a_wrong_input_is_one_clear_line(
    conclave: Conclave, arguments: tuple[str, ...], expected: str
) -> None:
    assert expected in conclave(*arguments).only_line()


def test_a_negative_seed_is_as_good_as_any(conclave: Conclave) -> None:
    assert json.loads(conclave(*ARENA, "--games", 2, "--seed", -1, "--json").out)["seed"] == -1


def test_bots_of_one_name_are_told_apart_by_their_folders(conclave: Conclave, tmp_path: Path) -> None:
    old, new = [own_bot(tmp_path / folder, "pass") for folder in ("old", "new")]
    shown = conclave("arena", "wizard-dice", "--bots", f"{old},{new}", "--games", 2, "--json")
    told = json.loads(shown.out)
    assert [bot["bot"] for bot in told["figures"]["bots"]] == [old, new]


@pytest.mark.skipif(sys.platform != "linux", reason="there is no /dev/full")
@pytest.mark.parametrize("form", [("--json",), ()])
def test_a_full_disk_under_what_is_printed_is_one_clear_line(form: tuple[str, ...]) -> None:
    with open("/dev/full", "w") as full:
        run = subprocess.run(
            program(*ARENA, "--games", 2, *form), stdout=full, stderr=subprocess.PIPE, text=True, check=False
        )
    assert run.returncode == 2
    assert run.stderr.count("\n") == 1
    assert "No space left on device" in run.stderr


def test_nobody_has_to_listen() -> None:
    command = " ".join(map(shlex.quote, program(*ARENA, "--games", 2)))
    run = subprocess.run(["sh", "-c", f"{command} >&-"], stderr=subprocess.PIPE, text=True, check=False)
    assert (run.returncode, run.stderr) == (0, "")


def test_the_folder_of_another_run_is_one_clear_line(conclave: Conclave, tmp_path: Path) -> None:
    (tmp_path / FILE).write_text("precious\n")
    assert "choose another folder" in conclave(*ARENA, "--out", tmp_path).one_clear_line()
    assert (tmp_path / FILE).read_text() == "precious\n"
