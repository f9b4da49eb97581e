"""rules, catalogue and record, and how commands refuse what they cannot do."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.cli.conftest import Conclave

from conclave.core.pending import Decide
from conclave.registry import GAMES
from conclave.table import Dice, Match, SavedGames, Seat, read_record

GAME = GAMES.find("wizard-dice")


@pytest.fixture
def saved_record(tmp_path: Path) -> Path:
    """The record of a finished game in which everybody took the first thing offered."""
    options = GAME.configure({"players": 2, "cards": True})
    match = Match(GAME, options, [Seat("you", "Ada"), Seat("random@1", "Random")], Dice.from_seed(2))
    while isinstance(match.pending, Decide):
        seat = match.pending.seats[0]
        match.decide(seat, match.legal(seat)[0], match.version(seat))
    return SavedGames(tmp_path).write("game", match.record())


def test_rules_prints_the_whole_page(conclave: Conclave) -> None:
    shown = conclave("rules", "wizard-dice")
    assert shown.code == 0
    for rule in GAME.page().rules:
        assert rule in shown.out


def test_rules_prints_one_rule_whatever_its_case(conclave: Conclave) -> None:
    shown = conclave("rules", "wizard-dice", "m-A")
    assert "Two Xs" in shown.out
    assert "WD-1" not in shown.out
    as_json = json.loads(conclave("rules", "wizard-dice", "WD-7", "--json").out)
    assert [rule["id"] for rule in as_json] == ["WD-7"]


def test_rules_are_in_the_readers_language(conclave: Conclave, monkeypatch: pytest.MonkeyPatch) -> None:
    english = json.loads(conclave("rules", "ciub", "--json").out)
    monkeypatch.setenv("CONCLAVE_LANG", "ja")
    monkeypatch.setenv("COLUMNS", "200")
    japanese = GAMES.find("ciub").page("ja")
    told = json.loads(conclave("rules", "ciub", "--json").out)
    assert [rule["id"] for rule in told] == [rule["id"] for rule in english]
    assert [rule["text"] for rule in told] == [rule.body for rule in japanese.rules.values()]
    assert japanese.rules["CB-7"].title in conclave("rules", "ciub", "CB-7").out
    by_title = conclave("rules", "ciub", japanese.rules["CB-7"].title)
    assert by_title.out == conclave("rules", "ciub", "CB-7").out


def test_catalogue_lists_every_component(conclave: Conclave) -> None:
    listed = json.loads(conclave("catalogue", "wizard-dice", "--json").out)
    assert [each["id"] for each in listed if each["id"].startswith("M")] == [f"M{n}" for n in range(1, 11)]
    die = next(each for each in listed if each["id"] == "die")
    assert die["number"] == 7
    assert die["faces"] == ["blue", "green", "red", "yellow", "Wizard", "Jester"]
    assert "Stubborn Jesters" in conclave("catalogue", "wizard-dice").out


def test_record_show_and_replay_tell_the_game(conclave: Conclave, saved_record: Path) -> None:
    shown = conclave("record", "show", saved_record)
    assert "Ada (you)" in shown.out
    assert "1 predict" in shown.out
    told = conclave("record", "replay", saved_record)
    assert "Ada predicts 1 blue." in told.out
    assert told.out.splitlines()[-2].startswith("1. ")
    as_json = json.loads(conclave("record", "replay", saved_record, "--json").out)
    assert as_json["log"][0] == told.out.splitlines()[0]


def test_record_verify_says_that_it_replays(conclave: Conclave, saved_record: Path) -> None:
    verified = conclave("record", "verify", saved_record)
    assert verified.code == 0
    assert verified.out.startswith("Replays but unproven")
    assert json.loads(conclave("record", "verify", saved_record, "--json").out)["verdict"] == "unproven"


def tampered_copy(saved_record: Path, old: str, new: str) -> Path:
    """The record with its first `old` changed, and no check sum to give it away."""
    written = saved_record.read_text()
    assert old in written
    body = written.replace(old, new, 1).splitlines()[:-1]
    saved_record.write_text("\n".join(body) + "\n")
    return saved_record


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("1 predict 1 blue", "1 predict 6 blue", "is not an action"),
        ("2 predict 2 blue", "2 predict 1 blue", "M10"),
        ("chance 7d", "chance 6d", "The rules call for"),
        ("game wizard-dice", "game chess", "no game"),
        ("option players 2", "option players 9", "2-5"),
        ("option players 2", "option fun yes", "no option"),
        ("over ", "over 2 2 2 ", "line"),
        ("over 2 1", "over 1 2", "a different result"),
    ],
)
def test_a_doctored_record_is_false_in_one_line(
    conclave: Conclave, saved_record: Path, old: str, new: str, reason: str
) -> None:
    file = tampered_copy(saved_record, old, new)
    line = conclave("record", "verify", file).one_clear_line()
    assert "false" in line
    assert reason in line
    as_json = conclave("record", "verify", file, "--json")
    assert json.loads(as_json.out)["verdict"] == "false"


def test_a_changed_byte_breaks_the_check_sum(conclave: Conclave, saved_record: Path) -> None:
    saved_record.write_text(saved_record.read_text().replace("Ada", "Eve"))
    assert "checksum" in conclave("record", "show", saved_record).one_clear_line()


@pytest.mark.parametrize(
    ("arguments", "helpful"),
    [
        (["rules", "chess"], "wizard-dice"),
        (["rules", "wizard-dice", "WD-99"], "WD-1"),
        (["catalogue", "chess"], "wizard-dice"),
        (["record", "show", "/no/such/file"], "cannot be read"),
        (["record", "replay", "/"], "cannot be read"),
        (["record", "dance"], "--help"),
        (["dance"], "simulate"),
        (["rules"], "--help"),
        (["--nonsense"], "--help"),
    ],
)
def test_wrong_input_gets_one_clear_line(conclave: Conclave, arguments: list[str], helpful: str) -> None:
    assert helpful in conclave(*arguments).one_clear_line()


def test_without_a_command_the_help_is_shown(conclave: Conclave) -> None:
    shown = conclave()
    assert shown.code == 0
    assert "simulate" in shown.out


def test_a_terminal_without_our_letters_shows_something_all_the_same() -> None:
    ascii_only = {**os.environ, "PYTHONIOENCODING": "ascii"}
    command = [sys.executable, "-m", "conclave", "catalogue", "wizard-dice"]
    shown = subprocess.run(command, env=ascii_only, capture_output=True, check=True)
    assert b"7?" in shown.stdout
    assert shown.stderr == b""


def test_a_reader_who_has_had_enough_is_no_error(saved_record: Path) -> None:
    replay = f'"{sys.executable}" -m conclave record replay "{saved_record}"'
    shell = ["bash", "-c", f"{replay} | head -1; exit ${{PIPESTATUS[0]}}"]
    shown = subprocess.run(shell, capture_output=True, check=False)
    assert shown.returncode == 0
    assert shown.stderr == b""


def test_a_person_without_a_name_is_spoken_to(conclave: Conclave, saved_record: Path, tmp_path: Path) -> None:
    record = read_record(saved_record)
    record.seats[0] = Seat("you", "You")
    path = SavedGames(tmp_path).write("mine", record)
    told = conclave("record", "replay", path).out
    assert "You predict 1 blue." in told
    assert "You predicts" not in told
    assert " points\n" in told


@pytest.mark.parametrize("command", ["play", "simulate"])
def test_help_lists_the_options_of_every_game(conclave: Conclave, command: str) -> None:
    shown = conclave(command, "--help").out
    for game in GAMES:
        assert f"Options of {game.name}:" in shown
        for option in game.declared:
            assert option.name == "players" or f"--{option.name.replace('_', '-')}" in shown


@pytest.mark.parametrize("written", ["ciúb", "CIUB", "Ciúb"])
def test_a_game_is_found_however_it_is_written(conclave: Conclave, written: str) -> None:
    assert conclave("rules", written, "CB-7").out == conclave("rules", "ciub", "CB-7").out


@pytest.mark.parametrize(
    ("words", "near"),
    [
        ("simulate cuib --seats random,random", "ciub"),
        ("simulate ciub --seats gredy,random", "greedy"),
        ("play ciub --seats you,greeedy", "greedy"),
        ("simulate ciub --seats random,random --fom short", "--form"),
        ("simulate ciub --seats random,random --option skuls=value", "--skulls"),
        ("rules ciub CB-5x", "CB-5"),
        ("simlate", "simulate"),
        ("odds wizard_dice", "wizard-dice"),
    ],
)
def test_the_nearest_name_is_offered_for_an_unknown_one(conclave: Conclave, words: str, near: str) -> None:
    refused = conclave(*words.split())
    assert refused.code == 2
    assert refused.err.endswith(f" Did you mean {near}?\n")
    assert len(refused.err.splitlines()) == 1


def test_nothing_is_offered_for_a_name_that_is_near_none(conclave: Conclave) -> None:
    assert "Did you mean" not in conclave("simulate", "backgammon", "--seats", "random,random").err
