"""A custom card set on the command line: its content is what is kept, never its path."""

from __future__ import annotations

import io
import json
import re
from pathlib import Path

import pytest

from conclave.core.record import parse_record
from conclave.core.record_replay import replay
from conclave.games.ciub.interface.view import CiubView
from conclave.registry import GAMES
from tests.cli.conftest import Conclave
from tests.games.ciub.own_cards import cards_of_the_box, largest_set, small_set, written

PAGE = (Path(__file__).parents[4] / "docs" / "card-sets.md").read_text("utf-8")


@pytest.fixture
def cards(tmp_path: Path) -> Path:
    path = tmp_path / "my own cards.toml"
    path.write_text(written(small_set()), "utf-8")
    return path


@pytest.mark.parametrize("form", ["normal", "short"])
def test_the_record_holds_the_cards_and_replays_without_the_file(
    conclave: Conclave, cards: Path, tmp_path: Path, form: str
) -> None:
    folder = tmp_path / "records"
    seats = ("--seats", "random,random", "--games", "1", "--records", str(folder))
    assert conclave("simulate", "ciub", *seats, "--cards", str(cards), "--form", form).code == 0
    cards.unlink()
    (path,) = folder.iterdir()
    text = path.read_text("utf-8")
    assert cards.name not in text
    view = replay(GAMES.find("ciub"), parse_record(text)).view(None)
    assert isinstance(view, CiubView)
    assert [card.name for card in view.cards] == [card.get("needs", "opus") for card in small_set()]
    assert conclave("record", "verify", str(path)).code == 0


@pytest.mark.parametrize("players", [2, 4])
def test_the_largest_set_is_played_to_the_end(conclave: Conclave, tmp_path: Path, players: int) -> None:
    path = tmp_path / "large.toml"
    path.write_text(written(largest_set()), "utf-8")
    seats = ",".join(["random"] * players)
    finished = conclave("simulate", "ciub", "--seats", seats, "--games", "2", "--cards", str(path), "--json")
    assert finished.code == 0
    assert json.loads(finished.out)["games"] == 2


def test_the_cards_lie_on_the_table(
    conclave: Conclave, cards: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CONCLAVE_DATA", str(tmp_path))
    monkeypatch.setattr("sys.stdin", io.StringIO())
    finished = conclave("play", "ciub", "--seats", "you,random", "--seed", 1, "--cards", str(cards))
    assert finished.code == 0
    assert sum(f"{least}+" in finished.out for least in range(11, 21)) >= 6


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "is empty"),
        (b"\xff\xfe", "UTF-8"),
        (b"card = ", "Line 1"),
        (b"x" * 300_000, "too long"),
        (b"card = []", "There are 0 A cards"),
    ],
)
def test_cards_that_are_none_get_one_clear_line(
    conclave: Conclave, tmp_path: Path, content: bytes, said: str
) -> None:
    path = tmp_path / "cards.toml"
    path.write_bytes(content)
    finished = conclave("simulate", "ciub", "--seats", "random,random", "--cards", str(path))
    assert said in finished.one_clear_line()


def test_the_first_problem_is_told_and_how_many_there_are(conclave: Conclave, tmp_path: Path) -> None:
    wrong = cards_of_the_box()
    wrong[4]["needs"] = "1,3,8"
    wrong[7]["points"] = 0
    path = tmp_path / "cards.toml"
    path.write_text(written(wrong), "utf-8")
    said = conclave("play", "ciub", "--cards", str(path)).one_clear_line()
    assert "2 problems" in said
    assert "Card no. 5 (1,3,8)" in said


def test_a_file_that_is_not_there_is_told(conclave: Conclave, tmp_path: Path) -> None:
    finished = conclave(
        "simulate", "ciub", "--seats", "random,random", "--cards", str(tmp_path / "none.toml")
    )
    assert "none.toml" in finished.one_clear_line()


def test_the_catalogue_is_that_of_the_box(conclave: Conclave) -> None:
    finished = conclave("catalogue", "ciub", "--json")
    assert finished.code == 0
    lying = json.loads(finished.out)
    assert sum(each["number"] for each in lying if each["kind"] == "die") == 62
    assert sum(each["number"] for each in lying if each["kind"] == "card") == 33
    assert conclave("catalogue", "ciub").code == 0


@pytest.mark.parametrize("command", re.findall(r"^    conclave (.+)$", PAGE, re.MULTILINE))
def test_a_command_of_the_page_runs_with_the_set_of_the_page(
    conclave: Conclave, command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (whole,) = re.findall(r"^```toml\n(card = .*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    (tmp_path / "my-set.toml").write_text(whole, "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("CONCLAVE_DATA", str(tmp_path / "data"))
    monkeypatch.setattr("sys.stdin", io.StringIO())
    finished = conclave(*command.split())
    assert finished.code == 0, finished
    assert finished.out


def test_the_files_that_the_page_links_exist() -> None:
    folder = Path(__file__).parents[4] / "docs"
    links = re.findall(r"\]\(([^):]+)\)", PAGE)
    assert links
    for link in links:
        assert (folder / link).exists(), link
