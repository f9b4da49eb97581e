"""The board as a map of characters: every space near the place it is drawn at, with the ways between them."""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache
from math import ceil
from typing import Final

from conclave.cli.terminal.layout import Lines
from conclave.cli.terminal.palette import QUIET
from conclave.games.five_seals.engine.elements import COLOURS
from conclave.games.five_seals.engine.layout import Layout, Place
from conclave.games.five_seals.interface.view import FiveSealsView
from conclave.games.five_seals.terminal.canvas import Canvas, laid_out
from conclave.games.five_seals.terminal.signs import CHOICE, IN_REACH, Signs

LEAST_COLUMNS: Final = 76
"""Drawn any narrower the labels would lie over each other; a narrower window shows a part of the map."""
MOST_COLUMNS: Final = 150
EMPTY: Final = "·"
CROWDED: Final = 0.38
"""The share of the cells that labels may fill."""
ROOM: Final = "○"


class BoardMap:
    """The map of one view."""

    def __init__(
        self,
        view: FiveSealsView,
        signs: Signs,
        own: int | None,
        choices: Collection[int],
        in_reach: Collection[int],
    ) -> None:
        self._view = view
        self._signs = signs
        self._own = own
        self._choices = choices
        self._in_reach = in_reach
        self._letter = max([len(signs.letter(colour)) for colour in COLOURS])

    def rows(self, columns: int) -> int:
        """As many as keep a round board round: a cell is about twice as high as wide."""
        return min(max(columns, LEAST_COLUMNS), MOST_COLUMNS) // 2

    def fewest_rows(self, columns: int) -> int:
        """With fewer rows too many labels would have to leave their places."""
        cells = sum([self._size(place.number) + 1 for place in self._view.board.places])
        return min(ceil(cells / (CROWDED * max(columns, LEAST_COLUMNS))), self.rows(columns))

    def drawn(self, columns: int, rows: int) -> Lines:
        """The whole map in so many rows."""
        return self._canvas(columns, rows).lines(0, rows, self._left(columns, rows), columns)

    def part(self, columns: int, rows: int) -> Lines:
        """So many rows of the map around the own mage."""
        whole = self.rows(columns)
        top, left = self._top(columns, rows), self._left(columns, whole)
        return self._canvas(columns, whole).lines(top, rows, left, columns)

    def seen(self, columns: int, rows: int) -> set[int]:
        """The spaces on that part of the map."""
        whole = self.rows(columns)
        top, left = self._top(columns, rows), self._left(columns, whole)
        places = enumerate(self._plan(columns, whole)[1], 1)
        return {
            number
            for number, (column, row) in places
            if top <= row < top + rows and left <= column and column + self._size(number) <= left + columns
        }

    # -- where things are --------------------------------------------------------------------------------

    def _plan(self, columns: int, rows: int) -> tuple[dict[str, tuple[int, int]], list[tuple[int, int]]]:
        board = self._view.board
        sizes = tuple([self._size(place.number) for place in board.places])
        return _plan(board, sizes, min(max(columns, LEAST_COLUMNS), MOST_COLUMNS), rows)

    def _own_place(self, columns: int, rows: int) -> tuple[int, int]:
        mage = None if self._own is None else self._view.players[self._own].mage
        return self._plan(columns, rows)[1][(mage or 1) - 1]

    def _top(self, columns: int, rows: int) -> int:
        whole = self.rows(columns)
        return min(max(self._own_place(columns, whole)[1] - rows // 2, 0), max(whole - rows, 0))

    def _left(self, columns: int, rows: int) -> int:
        """A window that is too narrow shows the columns around the own mage."""
        middle = self._own_place(columns, rows)[0]
        return min(max(middle - columns // 2, 0), max(LEAST_COLUMNS - columns, 0))

    # -- drawing -----------------------------------------------------------------------------------------

    def _canvas(self, columns: int, rows: int) -> Canvas:
        board = self._view.board
        middles, firsts = self._plan(columns, rows)
        canvas = Canvas(min(max(columns, LEAST_COLUMNS), MOST_COLUMNS), rows)
        starts = {place.id for place in board.places if place.kind == "start"}
        for one, other in board.ways:
            if one not in starts and other not in starts:  # all of them stand in the chamber
                canvas.line(middles[one], middles[other], QUIET)
        for room in board.rooms:
            canvas.write(*middles[room.id], ROOM, QUIET)
        for place, (column, row) in zip(board.places, firsts, strict=True):
            self._label(canvas, place, column, row)
        return canvas

    def _label(self, canvas: Canvas, place: Place, column: int, row: int) -> None:
        number = place.number
        seal = self._view.seals[number - 1]
        figures = self._signs.figures(self._view, number)
        mark = CHOICE if number in self._choices else IN_REACH if number in self._in_reach else ""
        words, style = "", QUIET
        if seal is not None:
            words = mark + self._signs.seal(number, seal)
            style = self._signs.faint(seal.colour)
            if mark == CHOICE:
                style = self._signs.chip(seal.colour)
            elif mark == IN_REACH:
                style = self._signs.bright(seal.colour)
        elif mark or (place.kind == "start" and not figures):
            words, style = f"{mark}({number})", "bold" if mark else QUIET
        elif not figures:
            words = f"{EMPTY}{number}"
        size = self._size(number)
        if not words and len(str(number)) + len(figures) <= size:
            words = str(number)
        start = column + (size - len(words) - len(figures)) // 2 if seal is None else column + (not mark)
        canvas.write(start, row, words, style)
        canvas.write(
            start + len(words), row, figures, self._signs.figure_style(self._view, number, self._own)
        )

    def _size(self, number: int) -> int:
        """Of a label with its mark, whatever may lie there: a map on which things move about is no map."""
        kind = self._view.board.places[number - 1].kind
        if kind == "start":
            return 4
        return len(str(number)) + self._letter + 2 + (2 if kind == "box" else 0)


@lru_cache(maxsize=64)
def _plan(
    board: Layout, sizes: tuple[int, ...], columns: int, rows: int
) -> tuple[dict[str, tuple[int, int]], list[tuple[int, int]]]:
    """The middle of every place and room by its id, and the first cell of every label."""
    across = [*[place.x for place in board.places], *[room.x for room in board.rooms]]
    down = [*[place.y for place in board.places], *[room.y for room in board.rooms]]
    left, top = min(across), min(down)
    width, height = max(across) - left or 1, max(down) - top or 1
    margin = max(sizes) // 2

    def cell(x: float, y: float) -> tuple[int, int]:
        column = margin + round((x - left) / width * (columns - 1 - 2 * margin))
        return column, round((y - top) / height * (rows - 1))

    middles = {room.id: cell(room.x, room.y) for room in board.rooms}
    wanted = [cell(place.x, place.y) for place in board.places]
    firsts = laid_out(wanted, sizes, columns, rows, middles.values())
    for place, (column, row), size in zip(board.places, firsts, sizes, strict=True):
        middles[place.id] = (column + size // 2, row)
    return middles, firsts
