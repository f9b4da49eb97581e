"""`conclave study`: a grid of players and options, told in the terminal, as JSON and as a page."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.cli.conftest import Conclave, own_bot


def test_a_grid_of_players_and_options(
    conclave: Conclave, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    grid = ("--players", "2,3", "--vary", "circle=I,IV", "--games", 2, "--out", tmp_path, "--seed", 5)
    command = ("study", "five-seals", "--bots", "random", *grid)
    told = json.loads(conclave(*command, "--json").out)
    cells = [(cell["players"], cell["varied"], cell["figures"]["games"]) for cell in told["cells"]]
    assert cells == [
        (2, {"circle": "I"}, 2),
        (2, {"circle": "IV"}, 2),
        (3, {"circle": "I"}, 2),
        (3, {"circle": "IV"}, 2),
    ]
    for cell in told["cells"]:
        assert cell["options"]["circle"] == cell["varied"]["circle"]
        assert {use["use"].split(" ")[0] for use in cell["figures"]["uses"]} >= {"cast", "taken"}
        assert len(cell["figures"]["seats"]) == cell["players"]
    page = (tmp_path / "report.html").read_text("utf-8")
    assert "3 players, circle=IV" in page
    assert "not the value of the spell or card alone" in page
    shown = conclave(*command)  # all games are there
    assert "2 players, circle=I" in shown.out
    assert max(len(line) for line in shown.out.splitlines()) <= 60


def test_what_magic_cards_are_worth(conclave: Conclave) -> None:
    told = json.loads(conclave("study", "wizard-dice", "--cards", "--games", 6, "--seed", 2, "--json").out)
    (cell,) = told["cells"]
    assert list(cell["bots"]) == ["greedy"]
    uses = {use["use"]: use for use in cell["figures"]["uses"]}
    assert len(uses) >= 8
    assert all(use["everybodys"] and use["points_at_once"] is not None for use in uses.values())


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (("study", "chess"), "wizard-dice"),
        (("study", "ciub", "--bots", "merlin"), "merlin"),
        (("study", "ciub", "--players", "two"), "two"),
        (("study", "ciub", "--players", "2,9"), "2 to 4 players"),
        (("study", "ciub", "--vary", "form"), "form"),
        (("study", "ciub", "--vary", "shape=a,b"), "form, skulls"),
        (("study", "ciub", "--vary", "players=2,3"), "form, skulls"),
        (("study", "ciub", "--vary", "form=short,long"), "long"),
        (("study", "ciub", "--vary", "form=short", "--form", "short"), "twice"),
        (("study", "ciub", "--games", "0"), "--games"),
        (("study", "ciub", "--out", "/dev/null/run"), "/dev/null/run"),
    ],
)
def test_a_wrong_input_is_one_clear_line(
    conclave: Conclave, arguments: tuple[str, ...], expected: str
) -> None:
    assert expected in conclave(*arguments).only_line()


def test_a_bot_that_fails_is_named(conclave: Conclave, tmp_path: Path) -> None:
    shown = conclave("study", "wizard-dice", "--bots", own_bot(tmp_path, "raise ValueError"), "--games", 2)
    assert "Game 1: The bot own.py:Own failed: ValueError (own.py:5)" in " ".join(shown.out.split())


def test_a_bot_with_a_budget_takes_all_seats(conclave: Conclave) -> None:
    command = ("study", "wizard-dice", "--bots", "searcher:4", "--players", "2,3", "--games", 2, "--seed", 1)
    told = json.loads(conclave(*command, "--json").out)
    assert [(cell["players"], list(cell["bots"])) for cell in told["cells"]] == [
        (2, ["searcher:4"]),
        (3, ["searcher:4"]),
    ]


def test_reports_of_arena_and_study_do_not_replace_each_other(conclave: Conclave, tmp_path: Path) -> None:
    arena = ("arena", "wizard-dice", "--bots", "greedy,random", "--games", 2, "--out")
    study = ("study", "wizard-dice", "--games", 2, "--out")
    conclave(*arena, tmp_path / "arena")
    conclave(*study, tmp_path / "study")
    before = {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()}
    assert "an arena run" in conclave(*study, tmp_path / "arena").one_clear_line()
    assert "contains a study" in conclave(*arena, tmp_path / "study").one_clear_line()
    other = conclave(*study, tmp_path / "study", "--players", "3").one_clear_line()
    assert "games in 2" in other
    assert before == {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()}
    assert conclave(*study, tmp_path / "study", "--players", "2,3").code == 0  # a study may grow
