"""No sentence of any command is hard-coded, and CONCLAVE_LANG names a language that there is."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path

import click
import pytest
from tests.cli.conftest import Conclave, Finished
from tests.cli.made_up_language import hard_coded

from conclave.cli.edge import say
from conclave.cli.main import conclave as program
from conclave.core.text import text
from conclave.locale import LONGEST_ARGUMENT, PSEUDO, languages, locale
from conclave.registry import GAMES
from conclave.storage import SqliteStorage, back_up

GAME = GAMES.find("wizard-dice")
RANDOM = "simulate wizard-dice --seats random,random"
ARENA = "arena wizard-dice --bots random,greedy"
ODDS = "odds wizard-dice --number 3"
DICE = "--dice blue,blue,red,green,wizard,jester,jester"
LONG = "x" * 5000

NOTATION = re.compile(
    r"^conclave: "  # whose complaint it is
    r"|--[a-z-]+|\bCONCLAVE_LANG\b"
    r"|\bwizard-dice\b|\bfive-seals\b|\bciub\b"
    r"|\S*\.record\b|\bmy_bot\.py:Bot\b",
    re.MULTILINE,
)

RECORDED = (
    "players expert yes no cards seer random chance draw of over d "
    "predict name turn cross out nothing stay leave reroll score difference "
    "blue green red yellow wizard jester"
)
"""Words of the notation of records."""

NOT_TOML = "Expected after a key in value pair"
"""Python's parser of TOML speaks English."""

# What is typed, and the words of the answer that are names or notation and were not typed.
EVERY = program.list_commands(click.Context(program))

LEVELS = "searcher novice apprentice greedy adept master archmage"
FINE = [
    ("rules wizard-dice", ""),
    ("rules wizard-dice WD-7", ""),
    ("catalogue wizard-dice", "die page seer"),  # ids
    ("games", f"wizard-dice five-seals ciub conclave random {LEVELS}"),
    ("board check", "The Drowned Vaults"),
    ("board draw --players 2 {folder}/board.svg", "board"),
    ("record show {finished}", RECORDED),
    ("record show {unfinished}", RECORDED),
    ("record replay {finished}", "Random random"),
    ("record replay {unfinished}", "Random random"),
    ("record verify {finished}", ""),
    ("record verify {unfinished}", ""),
    ("tables list --data {folder}/server", "conclave serve"),
    ("tables retention --data {folder}/server", ""),
    ("backup --data {folder}/server {folder}/another.backup", ""),
    ("restore --data {folder}/new {folder}/all.backup", "conclave db"),
    (f"{RANDOM} --games 2", ""),
    (f"{ARENA} --games 2 --out {{folder}}/arena", "report html"),
    ("study wizard-dice --bots random --games 2 --cards", ""),
    ("bench --seconds 0.001", "Python API cards circle I II III IV form normal short"),
    (ODDS, ""),
    (f"{ODDS} --wizard other --rolls 1", ""),
    (f"{ODDS} --card M1", ""),
    (f"{ODDS} --card M3", ""),
    (f"{ODDS} --card M8", ""),
    (f"{ODDS} --card M9", ""),
    (f"{ODDS} {DICE} --rolls-left 0", ""),
    (f"{ODDS} {DICE} --rolls-left 1 --colour blue", ""),
    (f"{ODDS} {DICE} --rolls-left 2 --card M3", ""),
]  # fmt: skip

WRONG = [
    ("dance", " ".join(EVERY)),
    ("--nonsense", ""),
    ("rules", "GAME"),
    ("rules chess", ""),
    ("rules wizard-dice WD-99", "M a"),  # ids of rules
    ("rules --json=yes", ""),
    ("catalogue chess", ""),
    ("rules ciub CB-1 surplus", ""),
    ("games --nonsense", ""),
    ("games surplus", ""),
    ("board dance", "check draw"),
    ("board check /no/such/file", os.strerror(2)),
    ("board check {foreign}", "docs boards"),
    ("board draw --players 2", "OUT"),
    ("board draw board.svg", ""),
    ("board draw --players 2 board.gif", "svg png"),
    ("board draw --players 6 board.svg", ""),
    ("board draw --players 2 /no/such/board.svg", os.strerror(2)),
    ("board draw --players 2 --board {foreign} board.svg", f"conclave check {NOT_TOML}"),
    ("record dance", "replay show verify"),
    ("record show", "FILE"),
    ("record show /no/such/file", os.strerror(2)),
    ("record replay /", os.strerror(21)),
    ("record replay {foreign}", "conclave record"),
    ("record verify {foreign}", "conclave record"),
    ("record verify {doctored}", "divine blue green red yellow"),
    ("serve --port 100000", ""),
    ("serve --public-url nonsense", "https example org"),
    ("tables dance", "abandon delete kick list purge retention show"),
    ("tables list two words", ""),
    ("tables delete", "ID"),
    ("tables show nowhere --data {folder}/server", "conclave list"),
    ("backup", "FILE"),
    ("backup --data {folder}/nothing {folder}/none.backup", "conclave db"),
    ("restore {foreign}", ""),
    ("schema dance", "http socket"),
    ("schema http surplus", ""),
    ("simulate", "GAME"),
    ("simulate wizard-dice", ""),
    ("simulate wizard-dice --seats", ""),
    ("simulate wizard-dice --seats random,merlin", LEVELS),
    ("simulate wizard-dice --seats you,random", f"{LEVELS} conclave play"),
    ("simulate wizard-dice --seats random,,random", "greedy"),
    ("simulate wizard-dice --seats random", ""),
    ("simulate wizard-dice --seats nowhere.py:Bot,random", ""),
    (f"{RANDOM} --seed lucky", ""),
    (f"{RANDOM} --games 0", ""),
    (f"{RANDOM} --jobs 0", ""),
    (f"{RANDOM} --cardz", ""),
    (f"{RANDOM} --option cards", "name value"),
    (f"{RANDOM} --option cards=perhaps", "yes no"),
    (f"{RANDOM} --option players=3", ""),
    (f"{RANDOM} --seer", "VALUE"),
    (f"{RANDOM} --seer 3", ""),
    (f"{RANDOM} --seer 7", "seer"),
    (f"{RANDOM} --cards --cards", "cards"),
    (f"{RANDOM} extra", ""),
    ("arena wizard-dice --bots random", "conclave study"),
    ("arena wizard-dice --bots random,", "adept greedy"),
    ("arena wizard-dice --bots random,greedy,greedy", ""),
    (f"{ARENA} --players 9", ""),
    (f"{ARENA} --option players=3", ""),
    (f"{ARENA} --sprt 1,2", ""),
    (f"{ARENA} --sprt 0.6,0.5", ""),
    (f"{ARENA} --sprt 0.5,0.6 --errors 0.9,0.9", ""),
    (f"{ARENA} --out /dev/null/x", os.strerror(20)),
    ("study wizard-dice --players x", ""),
    ("study wizard-dice --vary x", "name a b expert cards seer"),
    (f"{RANDOM} --records /dev/null/records", os.strerror(20)),
    (f"{RANDOM} --records {{folder}}", ""),
    ("bench surplus", ""),
    ("bench --seconds 0", ""),
    ("bench --form fast", "compiled pure both"),
    ("bench --seconds soon", ""),
    ("bench --games chess", ""),
    ("odds chess", ""),
    ("odds wizard-dice", ""),
    (f"{ODDS} surplus", ""),
    ("odds wizard-dice --number 6", ""),
    ("odds wizard-dice --number many", ""),
    (f"{ODDS} --wizard both", "own other"),
    (f"{ODDS} --rolls 9", ""),
    (f"{ODDS} --rolls 1 --card M4", ""),
    (f"{ODDS} --card M11", ""),
    (f"{ODDS} --colour blue", "blue red"),
    (f"{ODDS} {DICE}", ""),
    (f"{ODDS} {DICE} --rolls-left 5", ""),
    (f"{ODDS} {DICE} --rolls-left 5 --card M8", ""),
    (f"{ODDS} {DICE} --rolls-left 1 --colour pink", "blue green red yellow"),
    (f"{ODDS} --dice blue,pink --rolls-left 1", "blue green red yellow wizard jester"),
    (f"{ODDS} --dice blue --rolls-left 1", ""),
    ("play --pace slow", "calm quick instant"),
]  # fmt: skip


@pytest.fixture
def files(conclave: Conclave, tmp_path: Path) -> dict[str, Path]:
    """Records of all kinds, and a server's folder."""
    conclave(*RANDOM.split(), "--games", 1, "--seed", 2, "--cards", "--records", tmp_path)
    finished = tmp_path / "game-000001.record"
    body = finished.read_text("utf-8").splitlines()[:-1]  # without the check sum
    unfinished = tmp_path / "unfinished.record"
    unfinished.write_text("\n".join(body[: len(body) // 2]) + "\n")
    doctored = tmp_path / "doctored.record"
    doctored.write_text("\n".join(body).replace("predict", "divine", 1) + "\n")
    foreign = tmp_path / "foreign.record"
    foreign.write_text("1. e4 e5\n")
    SqliteStorage.open(tmp_path / "server").close()
    back_up(tmp_path / "server", tmp_path / "all.backup")
    return {
        "finished": finished,
        "unfinished": unfinished,
        "doctored": doctored,
        "foreign": foreign,
        "folder": tmp_path,
    }


@pytest.fixture
def made_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CONCLAVE_LANG", PSEUDO)


def untranslated(shown: str, line: str, names: str, files: dict[str, Path]) -> set[str]:
    """Words of an answer that were neither typed, nor are names, nor come from a catalogue."""
    for path in files.values():
        shown = shown.replace(str(path), "")
    typed = re.findall(r"[A-Za-z]+", NOTATION.sub("", line))
    rules = GAME.page().markdown if line.startswith("rules") else ""
    return hard_coded(NOTATION.sub("", shown), {*typed, *names.split()}, rules)


def run(conclave: Conclave, line: str, files: dict[str, Path]) -> Finished:
    return conclave(*line.format_map(files).split())


@pytest.mark.parametrize(("line", "names"), FINE)
def test_every_word_of_a_command_comes_from_a_catalogue(
    conclave: Conclave,
    monkeypatch: pytest.MonkeyPatch,
    made_up: None,
    files: dict[str, Path],
    line: str,
    names: str,
) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    finished = run(conclave, line, files)
    assert finished.code == 0, finished
    assert finished.err == ""
    assert untranslated(finished.out, line, names, files) == set()


@pytest.mark.parametrize(("line", "names"), WRONG)
def test_every_word_of_a_refusal_comes_from_a_catalogue(
    conclave: Conclave, made_up: None, files: dict[str, Path], line: str, names: str
) -> None:
    refusal = run(conclave, line, files).one_clear_line()
    assert refusal.removeprefix("conclave: ").startswith("⟦")
    assert refusal.endswith("⟧\n")
    assert untranslated(refusal, line, names, files) == set()


def test_every_command_is_asked() -> None:
    # `play` and `serve` have tests of their own; a schema is for programs.
    assert {line.split()[0] for line, _ in FINE} == set(EVERY) - {"play", "serve", "schema"}
    assert {line.split()[0] for line, _ in WRONG} >= set(EVERY)


def test_hard_coded_words_would_be_found() -> None:
    shown = "⟦réd⟧ Seer --rolls chess"
    assert untranslated(shown, "rules chess", "", {}) == {"Seer"}
    assert untranslated("conclave: ⟦one seat îš mîššîñg⟧", "simulate", "", {}) == {"one", "seat"}


def test_json_has_english_keys_and_translated_sentences(
    conclave: Conclave, made_up: None, files: dict[str, Path]
) -> None:
    for component in json.loads(run(conclave, "catalogue wizard-dice --json", files).out):
        assert component["name"].startswith("⟦")
        assert component["description"].startswith("⟦")
    told = json.loads(run(conclave, "record replay {finished} --json", files).out)
    assert {sentence[0] for sentence in told["log"]} == {"⟦"}
    verdict = json.loads(run(conclave, "record verify {doctored} --json", files).out)
    assert verdict["verdict"] == "false"
    assert verdict["reason"].startswith("⟦")


# -- CONCLAVE_LANG -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("line", [*[line for line, _ in FINE], "play wizard-dice", "dance", "--nonsense"])
@pytest.mark.parametrize("chosen", ["xx", "../en", LONG])
def test_an_unknown_language_is_one_clear_line(
    conclave: Conclave, monkeypatch: pytest.MonkeyPatch, line: str, chosen: str
) -> None:
    monkeypatch.setenv("CONCLAVE_LANG", chosen)
    finished = conclave(*line.split())
    assert finished.one_clear_line().endswith(f"choose one of: {', '.join(languages())}.\n")
    assert chosen[:200] in finished.err
    assert finished.out == ""


def test_no_language_is_english(conclave: Conclave, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CONCLAVE_LANG", "")
    assert "There is no game" in conclave("rules", "chess").one_clear_line()


def test_help_needs_no_language(conclave: Conclave, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CONCLAVE_LANG", "xx")
    assert "simulate" in conclave("--help").out


def test_a_language_is_there_when_every_package_has_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for package, written in (("first_of_two", ("en", "ga", "de")), ("second_of_two", ("en", "ga"))):
        folder = tmp_path / package / "text"
        folder.mkdir(parents=True)
        (folder.parent / "__init__.py").touch()
        for each in written:
            (folder / f"{each}.ftl").touch()
    monkeypatch.syspath_prepend(str(tmp_path))
    assert languages(["first_of_two", "second_of_two"]) == ("en", "ga", PSEUDO)
    assert languages(["first_of_two"]) == ("de", "en", "ga", PSEUDO)


# -- long words ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "line",
    [
        LONG,
        f"--{LONG}",
        f"rules {LONG}",
        f"rules wizard-dice {LONG}",
        f"rules wizard-dice WD-1 {LONG}",
        f"record show {LONG}",
        f"record verify {LONG}",
        f"simulate wizard-dice --seats {LONG},random",
        f"simulate wizard-dice --seats {LONG},",
        f"{RANDOM} --seed {LONG}",
        f"{RANDOM} {LONG}",
        f"{RANDOM} --{LONG}",
        f"{RANDOM} --option {LONG}",
        f"{RANDOM} --option {LONG}=1",
        f"{RANDOM} --option cards={LONG}",
        f"{RANDOM} --records {LONG}",
        f"odds {LONG}",
        f"odds wizard-dice --number {LONG}",
        f"odds wizard-dice --number {'9' * 4000}",
        f"{ODDS} --wizard {LONG}",
        f"{ODDS} --card {LONG}",
        f"{ODDS} --dice {LONG} --rolls-left 1",
    ],
    ids=lambda line: line.replace(LONG, "LONG")[:60],
)
def test_a_word_that_is_far_too_long_is_cut(conclave: Conclave, line: str) -> None:
    refusal = conclave(*line.split()).one_clear_line()
    assert len(refusal) < 2 * LONGEST_ARGUMENT


def test_words_within_words_are_cut_too() -> None:
    inner = text("core-game-unknown", game=LONG, expected="")
    said = say("cli-record-false", reason=inner)
    assert "x" * (LONGEST_ARGUMENT - 1) + "…" in said
    assert said.startswith(locale().say(text("cli-record-false", reason="")))
