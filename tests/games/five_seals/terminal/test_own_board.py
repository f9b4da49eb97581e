"""A custom board on the command line: its content is what is kept, never its path."""

from __future__ import annotations

from pathlib import Path

import pytest

from conclave.core.record import parse_record
from conclave.core.record_replay import replay
from conclave.registry import GAMES
from tests.cli.conftest import Conclave
from tests.games.five_seals.small_board import small_board, written


@pytest.fixture
def board(tmp_path: Path) -> Path:
    path = tmp_path / "my own board.toml"
    path.write_text(written(small_board()), "utf-8")
    return path


def test_the_record_holds_the_board_and_replays_without_the_file(
    conclave: Conclave, board: Path, tmp_path: Path
) -> None:
    folder = tmp_path / "records"
    seats = ("--seats", "random,random", "--games", "1", "--records", str(folder))
    assert conclave("simulate", "five-seals", *seats, "--board", str(board)).code == 0
    board.unlink()
    (path,) = folder.iterdir()
    text = path.read_text("utf-8")
    assert board.name not in text
    game = GAMES.find("five-seals")
    view = replay(game, parse_record(text)).view(None)
    assert view.board.name in written(small_board())
    assert conclave("record", "verify", str(path)).code == 0


@pytest.mark.parametrize(
    ("content", "said"),
    [(b"", "is empty"), (b"\xff\xfe", "UTF-8"), (b"name = ", "Line 1"), (b"x" * 300_000, "too long")],
)
def test_a_board_that_is_none_gets_one_clear_line(
    conclave: Conclave, tmp_path: Path, content: bytes, said: str
) -> None:
    path = tmp_path / "board.toml"
    path.write_bytes(content)
    finished = conclave("simulate", "five-seals", "--seats", "random,random", "--board", str(path))
    assert finished.code == 2
    assert said in finished.err
    assert finished.err.count("\n") == 1
