"""A game of another package goes through every door of Conclave, also one that brings only rules along."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path

import pytest

from tests.own_game.environment import OWN_GAME, Environment

BOTS = {"dash": "chaser,random", "trudge": "random,random"}
each_game = pytest.mark.parametrize("game", BOTS)


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Environment:
    return Environment(tmp_path_factory.mktemp("installed"))


def test_it_is_listed_with_where_it_comes_from(installed: Environment) -> None:
    listed = json.loads(installed.conclave("games", "--json"))
    found = {game["name"]: (game["title"], game["source"]) for game in listed["games"]}
    assert found["dash"] == ("Dash", "conclave-dash")
    assert found["trudge"] == ("Trudge", "conclave-trudge")
    assert listed["broken"] == []
    where = installed.run(
        "-c", "import conclave, conclave_dash; print(conclave.__file__, conclave_dash.__file__)"
    )
    assert all(path.startswith(str(installed.folder)) for path in where.stdout.split())


@each_game
def test_it_is_played_in_the_terminal(installed: Environment, game: str) -> None:
    seats = BOTS[game].replace("random", "you", 1)
    typed = "table\n" + "throw steady\n" * 40
    shown = installed.conclave("play", game, "--seats", seats, "--seed", "3", typed=typed)
    assert "The race is over: somebody has reached step 20." in shown
    assert ("You 0/20" in shown) == (game == "dash"), "the screen of its own, or the usual one"


def test_it_is_played_in_japanese(installed: Environment) -> None:
    command = ("play", "dash", "--seats", "chaser,chaser", "--seed", "3")
    assert "レース終了" in installed.conclave(*command, CONCLAVE_LANG="ja")


def test_the_only_person_is_spoken_to(installed: Environment) -> None:
    told = installed.conclave("play", "dash", "--seats", "you,chaser", typed="throw steady\nquit\n")
    assert re.search(r"You move [23] steps\.", told)
    assert "You moves" not in told


@each_game
def test_it_is_simulated_and_its_records_replay(installed: Environment, game: str, tmp_path: Path) -> None:
    series = ("simulate", game, "--seats", BOTS[game], "--games", "5", "--seed", "1")
    installed.conclave(*series, "--records", str(tmp_path))
    (record, *others) = sorted(map(str, tmp_path.iterdir()))
    assert len(others) == 4
    assert "all" in installed.conclave("record", "verify", record)
    assert " moves " in installed.conclave("record", "replay", record)


@each_game
def test_its_bots_meet_in_the_arena(installed: Environment, game: str, tmp_path: Path) -> None:
    """Where a package has no bots, one of a file meets `random`."""
    bots = BOTS[game] if game == "dash" else f"{OWN_GAME}/conclave_dash/bot.py:Chaser,random"
    out = tmp_path / "arena"
    installed.conclave("arena", game, "--bots", bots, "--games", "20", "--seed", "1", "--out", str(out))
    assert "<title>" in (out / "report.html").read_text("utf-8")


@each_game
def test_the_bot_that_searches_plays_it(installed: Environment, game: str) -> None:
    """It needs nothing of a game but its rules."""
    seats = ("--seats", "searcher:100,random", "--games", "20", "--seed", "1")
    told = json.loads(installed.conclave("simulate", game, *seats, "--json"))
    assert {bot["bot"]: bot["win_share"] for bot in told["bots"]}["searcher:100"] > 0.5
    typed = "throw steady\n" * 40
    shown = installed.conclave("play", game, "--seats", "you,searcher:8", "--seed", "3", typed=typed)
    assert "The race is over: somebody has reached step 20." in shown


@each_game
def test_it_is_studied_without_anything_to_count(installed: Environment, game: str, tmp_path: Path) -> None:
    bot = BOTS[game].split(",")[0]
    study = ("study", game, "--bots", bot, "--games", "20", "--seed", "1", "--out", str(tmp_path / "study"))
    installed.conclave(*study)
    assert "<title>" in (tmp_path / "study/report.html").read_text("utf-8")


@each_game
def test_it_is_measured(installed: Environment, game: str) -> None:
    measured = json.loads(installed.conclave("bench", "--games", game, "--seconds", "0.01", "--json"))
    found = [(pace["game"], pace["players"]) for pace in measured["games"]]
    assert found == [(game, 2), (game, 3), (game, 4)]


@each_game
def test_its_rules_and_its_box_can_be_read(installed: Environment, game: str) -> None:
    assert "Choose a die" in installed.conclave("rules", game)
    assert installed.conclave("catalogue", game) == f"{game} has no list of what's in the box.\n"


@each_game
def test_odds_that_nobody_has_worked_out(installed: Environment, game: str) -> None:
    told = installed.run("-m", "conclave", "odds", game)
    assert told.returncode == 2
    assert told.stderr.startswith(f"conclave: Nobody has worked out odds for {game} yet;")


def test_the_help_lists_the_options_of_games_that_have_any(installed: Environment) -> None:
    shown = installed.conclave("play", "--help")
    assert "five-seals" in shown
    assert "trudge" not in shown


def test_the_form_is_that_of_our_own_rules(installed: Environment) -> None:
    """What another package compiles is its own affair."""
    kit = "conclave_dash/__init__.py"
    site = next(installed.folder.glob("environment/lib/python*/site-packages"))
    before = (site / kit).read_text("utf-8")
    (site / kit).write_text(before.replace("    board=", '    compiled=("game",),\n    board='))
    try:
        assert installed.conclave("--version").endswith(", rules pure\n")
        assert "dash" in installed.conclave("games")
    finally:
        (site / kit).write_text(before)


def test_the_contract_suite_runs_in_its_package(installed: Environment, tmp_path: Path) -> None:
    """As its author runs it; a game that breaks the contract does not get through."""
    shutil.copy(OWN_GAME / "tests/test_dash.py", tmp_path)
    command = ("-m", "pytest", "-q", "-p", "no:cacheprovider", "-W", "error", str(tmp_path))
    passed = installed.run(*command)
    assert passed.returncode == 0, passed.stdout
    assert " failed" not in passed.stdout
    assert int(passed.stdout.rsplit("\n", 2)[-2].split()[0]) > 60
    (tmp_path / "test_dash.py").write_text(
        "from conclave.testing import GameContract\n"
        "from conclave_dash.game import Dash\n\n"
        "class Forgetful(Dash):\n"
        "    def rule(self, action):\n"
        "        return 'D-9'\n\n"
        "class TestForgetful(GameContract):\n"
        "    game = Forgetful()\n"
    )
    failed = installed.run(*command)
    assert failed.returncode == 1
    assert "D-9 is not a rule of dash" in failed.stdout


def test_nothing_but_the_suite_needs_pytest(installed: Environment) -> None:
    program = (
        "import sys; sys.modules['pytest'] = sys.modules['hypothesis'] = None\n"
        "import conclave.cli.main, conclave.server.app, conclave.registry\n"
        "print([game.name for game in conclave.registry.GAMES])"
    )
    told = installed.run("-c", program)
    assert "dash" in told.stdout, told.stderr
