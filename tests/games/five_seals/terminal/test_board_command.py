"""`conclave board`: checks any file with a clear answer, and draws what one can play on."""

from __future__ import annotations

import json
import os
import struct
from pathlib import Path
from xml.etree import ElementTree

import pytest

from conclave.games.five_seals.engine.seal_face import Seal
from conclave.games.five_seals.interface.board_file import board_for, standard_board
from conclave.games.five_seals.terminal.board_command import PNG_PIXELS
from conclave.games.five_seals.terminal.board_drawing import draw
from conclave.games.five_seals.terminal.board_drawing.glyphs import DIGITS
from tests.cli.conftest import Conclave

SVG = "{http://www.w3.org/2000/svg}"
PLAYERS = (2, 3, 4, 5)
SIX = DIGITS[6]


@pytest.fixture
def typed(tmp_path: Path) -> Path:
    """A board file that is fine."""
    path = tmp_path / "typed.toml"
    path.write_text(standard_board().replace('name = "', 'name = "Typed & <', 1), "utf-8")
    return path


@pytest.fixture
def broken(tmp_path: Path) -> Path:
    """A board file with three things wrong."""
    path = tmp_path / "broken.toml"
    text = (
        standard_board()
        .replace('kind = "circle"', 'kind = "lake"', 1)
        .replace("strength = 6", "strength = 9", 2)
    )
    path.write_text(text, "utf-8")
    return path


# -- check ---------------------------------------------------------------------------------------------------


def test_check_says_what_our_own_board_holds(conclave: Conclave) -> None:
    shown = conclave("board", "check")
    assert shown.code == 0
    assert "2 players: 54 circles and 30 boxes, 6 of them of strength 6." in shown.out
    assert "5 players: 108 circles and 50 boxes, 10 of them of strength 6." in shown.out
    counts = json.loads(conclave("board", "check", "--json").out)
    assert counts["fine"] is True
    assert counts["players"]["5"]["boxes"] == {"2": 10, "3": 10, "4": 10, "5": 10, "6": 10}
    assert sum(counts["players"]["2"]["circles"].values()) == 54


def test_check_reads_a_file(conclave: Conclave, typed: Path) -> None:
    assert conclave("board", "check", typed).out.startswith("Typed & <")


def test_check_lists_everything_that_is_wrong(conclave: Conclave, broken: Path) -> None:
    finished = conclave("board", "check", broken)
    assert "There are 3 things wrong" in finished.one_clear_line()
    assert finished.out.count("\n") == 3
    assert "no kind “lake”" in finished.out
    as_json = conclave("board", "check", broken, "--json")
    assert as_json.code == 2
    assert json.loads(as_json.out) == {"fine": False, "problems": finished.out.splitlines()}


def test_check_names_the_line_of_a_syntax_error(conclave: Conclave, tmp_path: Path) -> None:
    path = tmp_path / "cut.toml"
    path.write_text(standard_board().replace("starts = [", "starts [", 1))
    line = standard_board().partition("starts = [")[0].count("\n") + 1
    finished = conclave("board", "check", path)
    assert "There is one thing wrong" in finished.one_clear_line()
    assert finished.out.startswith(f"Line {line} ")


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        (b"", "is empty"),
        (b" \n\n", "is empty"),
        (b"\xff\xfe" * 100, "not a UTF-8 text file"),
        (bytes(range(256)) * 40_000, "not a UTF-8 text file"),
        (b"x" * 10_000_000, "There is one thing wrong"),
        (b"\0" * 10_000_000, "There is one thing wrong"),
    ],
)
def test_noise_is_one_clear_line(conclave: Conclave, tmp_path: Path, content: bytes, expected: str) -> None:
    path = tmp_path / "noise.toml"
    path.write_bytes(content)
    assert expected in conclave("board", "check", path).one_clear_line()
    assert conclave("board", "draw", "--players", 2, "--board", path, tmp_path / "x.svg").one_clear_line()
    assert not (tmp_path / "x.svg").exists()


@pytest.mark.parametrize("path", ["/no/such/file", "/", "x" * 5000])
def test_a_file_that_cannot_be_read_is_one_clear_line(conclave: Conclave, path: str) -> None:
    finished = conclave("board", "check", path)
    finished.one_clear_line()
    assert finished.out == ""


# -- draw ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", PLAYERS)
def test_a_drawing_shows_every_place_once(conclave: Conclave, tmp_path: Path, players: int) -> None:
    out = tmp_path / "board.svg"
    assert conclave("board", "draw", "--players", players, out).code == 0
    root = ElementTree.fromstring(out.read_text("utf-8"))
    drawn = [each.get("data-place") for each in root.iter() if each.get("data-place")]
    layout = board_for("", players).layout
    assert sorted(map(str, drawn)) == sorted(str(place.number) for place in layout.places)
    supply = [each.get("data-supply") for each in root.iter() if each.get("data-supply")]
    assert supply == ["fire", "water", "air", "earth"]
    assert os.listdir(tmp_path) == ["board.svg"]  # and nothing half-written


def test_whatever_a_drawing_refers_to_is_there() -> None:
    root = ElementTree.fromstring(draw(board_for("", 5).layout, _seals(5)))
    names = {each.get("id") for each in root.iter()}
    for each in root.iter():
        for value in each.attrib.values():
            if value.startswith("url(#"):
                assert value[5:-1] in names
        assert "href" not in each.attrib


def test_a_drawing_needs_no_fonts() -> None:
    assert "<text" not in draw(board_for("", 5).layout, _seals(5))


def test_a_typed_name_is_written_safely(conclave: Conclave, typed: Path, tmp_path: Path) -> None:
    out = tmp_path / "board.SVG"
    assert conclave("board", "draw", "--players", 2, "--board", typed, out).code == 0
    title = ElementTree.fromstring(out.read_text("utf-8")).find(f"{SVG}title")
    assert title is not None
    assert str(title.text).startswith("Typed & <")


def test_a_game_lies_on_the_drawing() -> None:
    layout = board_for("", 2).layout
    seals = _seals(2)
    bare, covered, emptied = draw(layout), draw(layout, seals), draw(layout, [None] * len(layout.places))
    assert covered.count("url(#on-fire)") > emptied.count("url(#on-fire)") == bare.count("url(#on-fire)")
    assert bare.count(SIX) > emptied.count(SIX)  # no strengths where nothing lies


def _seals(players: int) -> list[Seal | None]:
    colours = ("fire", "water", "air", "earth", "mind")
    seals: list[Seal | None] = []
    for place in board_for("", players).layout.places:
        if place.kind == "circle":
            seals.append(Seal(colours[place.number % 4], place.strength, None))
        elif place.kind == "box":
            colour = colours[place.number % 5]
            seals.append(Seal(colour, place.strength, f"change-{colour}", "change"))
        else:
            seals.append(None)
    return seals


def test_a_png_is_large_enough_to_zoom_into(conclave: Conclave, tmp_path: Path) -> None:
    out = tmp_path / "board.png"
    out.write_bytes(b"an older picture")
    assert str(out) in conclave("board", "draw", "--players", 5, out).out
    content = out.read_bytes()
    assert content[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", content[16:24]) == (PNG_PIXELS, PNG_PIXELS)
    assert os.listdir(tmp_path) == ["board.png"]


@pytest.mark.parametrize("name", ["board", "board.gif", "board.svg.txt", ".svg"])
def test_another_suffix_is_refused(conclave: Conclave, tmp_path: Path, name: str) -> None:
    refusal = conclave("board", "draw", "--players", 2, tmp_path / name).one_clear_line()
    assert ".svg or .png" in refusal
    assert os.listdir(tmp_path) == []


@pytest.mark.parametrize("name", ["missing/board.svg", "folder.svg", f"{'x' * 300}.svg"])
def test_what_cannot_be_written_is_one_clear_line(conclave: Conclave, tmp_path: Path, name: str) -> None:
    (tmp_path / "folder.svg").mkdir()
    refusal = conclave("board", "draw", "--players", 2, tmp_path / name).one_clear_line()
    assert "cannot be written" in refusal
    assert os.listdir(tmp_path) == ["folder.svg"]


@pytest.mark.parametrize(
    "arguments", [["x.svg"], ["--players", "6", "x.svg"], ["--players", "two", "x.svg"], []]
)
def test_the_number_of_players_must_be_one_there_is(conclave: Conclave, arguments: list[str]) -> None:
    conclave("board", "draw", *arguments).one_clear_line()


def test_a_broken_board_is_not_drawn(conclave: Conclave, broken: Path, tmp_path: Path) -> None:
    out = tmp_path / "board.svg"
    refusal = conclave("board", "draw", "--players", 2, "--board", broken, out).one_clear_line()
    assert "lists all 3 problems" in refusal
    assert not out.exists()
