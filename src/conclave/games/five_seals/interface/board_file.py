"""From the text of a board file to a board. The format is described in docs/boards.md."""

from __future__ import annotations

from functools import cache, lru_cache
from importlib.resources import files

from conclave.core.text import Text
from conclave.core.toml_text import FileError
from conclave.games.five_seals.engine.board import Board
from conclave.games.five_seals.interface.board_assembly import assemble
from conclave.games.five_seals.interface.board_parts import BoardFile
from conclave.games.five_seals.interface.board_reading import BoardReader
from conclave.games.five_seals.interface.board_rules import assembled_problems, parts_problems


class BoardError(FileError):
    """A text that is no board."""


def problems(text: str) -> list[Text]:
    """Everything that is wrong with a board file; nothing if one can play on it."""
    return list(_checked(text)[1])


@lru_cache(maxsize=64)
def board_for(text: str, players: int) -> Board:
    """The board for a number of players; an empty text is our own board. BoardError if something is wrong."""
    file, wrong = _checked(text)
    if wrong:
        raise BoardError(list(wrong))
    return Board(assemble(file, players))


@cache
def standard_board() -> str:
    """The text of the board in this package."""
    return (files("conclave.games.five_seals.interface") / "boards" / "standard.toml").read_text("utf-8")


@lru_cache(maxsize=16)
def _checked(text: str) -> tuple[BoardFile, tuple[Text, ...]]:
    """Later checks are left out when earlier ones find something: they would find what follows from it."""
    reader = BoardReader(text or standard_board())
    found = reader.problems.found
    for check in (parts_problems, assembled_problems):
        found = found or check(reader.file)
    return reader.file, tuple(found)
