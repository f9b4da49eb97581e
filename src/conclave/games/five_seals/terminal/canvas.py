"""A sheet of characters on which lines are drawn and labels are laid, each where there is room for it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from rich.text import Text as Line

from conclave.cli.terminal.layout import Lines

_NEARBY: Final = 7
"""So many rows away a label may be laid at most."""
_ROW_COST: Final = 3
"""A row is as far as so many columns."""


class Canvas:
    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self._cells = [[(" ", "")] * width for _ in range(height)]

    def write(self, column: int, row: int, words: str, style: str) -> None:
        """For words that are as many cells wide as they have letters."""
        for offset, letter in enumerate(words):
            if 0 <= column + offset < self.width and 0 <= row < self.height:
                self._cells[row][column + offset] = (letter, style)

    def line(self, start: tuple[int, int], end: tuple[int, int], style: str) -> None:
        """A straight line between two cells, drawn with strokes that lean as it does."""
        (x, y), (to_x, to_y) = start, end
        steps = max(abs(to_x - x), abs(to_y - y))
        before = start
        for step in range(1, steps + 1):
            at = (round(x + (to_x - x) * step / steps), round(y + (to_y - y) * step / steps))
            self.write(*at, _stroke(at[0] - before[0], at[1] - before[1]), style)
            before = at

    def lines(self, first_row: int, rows: int, first_column: int, columns: int) -> Lines:
        """What stands in a part of the sheet."""
        shown: Lines = []
        for row in self._cells[first_row : first_row + rows]:
            line = Line()
            run, run_style = "", ""
            for letter, style in row[first_column : first_column + columns]:
                if style != run_style:
                    line.append(run, run_style)
                    run, run_style = "", style
                run += letter
            line.append(run, run_style)
            line.rstrip()
            shown.append(line)
        return shown


def _stroke(across: int, down: int) -> str:
    if not down:
        return "─"
    if not across:
        return "│"
    return "\\" if across * down > 0 else "/"


def laid_out(
    wanted: Sequence[tuple[int, int]],
    sizes: Sequence[int],
    width: int,
    height: int,
    kept: Iterable[tuple[int, int]] = (),
) -> list[tuple[int, int]]:
    """Where each label goes (its first cell), as near as possible to where its middle is wanted.

    Labels keep a cell between each other, and off the cells that are kept free. One that finds no room
    anywhere near lies over others.
    """
    taken = [[False] * (width + 1) for _ in range(height)]
    for column, row in kept:
        taken[row][column] = True
    found: list[tuple[int, int]] = []
    for (column, row), size in zip(wanted, sizes, strict=True):
        start = min(max(column - size // 2, 0), max(width - size, 0))
        best, cost = (start, row), 10**6
        for down in sorted(range(-_NEARBY, _NEARBY + 1), key=abs):
            if abs(down) * _ROW_COST >= cost or not 0 <= row + down < height:
                continue
            across = _nearest_gap(taken[row + down], start, size, width)
            if across is not None and abs(across) + abs(down) * _ROW_COST < cost:
                best, cost = (start + across, row + down), abs(across) + abs(down) * _ROW_COST
        for cell in range(best[0], min(best[0] + size + 1, width)):
            taken[best[1]][cell] = True
        found.append(best)
    return found


def _nearest_gap(taken: Sequence[bool], start: int, size: int, width: int) -> int | None:
    """How far to the left or right of `start` the nearest room for `size` cells is."""
    for distance in range(width):
        for across in (distance, -distance):
            first = start + across
            if first >= 0 and first + size <= width and not any(taken[first : first + size + 1]):
                return across
    return None
