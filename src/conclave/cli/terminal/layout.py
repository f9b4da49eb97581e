"""Fitting a screen into a terminal: parts have richer and plainer forms, the least important gives way."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.cells import cell_len
from rich.console import Console, RenderableType
from rich.text import Text as Line

from conclave.cli.terminal.line_breaks import has_wide, line_breaks
from conclave.cli.terminal.palette import QUIET

Lines = list[Line]
_MEASURE = Console(width=80, color_system=None)


def ink(words: str, style: str = "") -> Line:
    """Words in a style that what is appended later does not take over."""
    return Line().append(words, style)


class Part:
    """A part of the screen in forms of falling height.

    `prices[i]` is how much is lost by going from form i to form i + 1; the last form may be empty.
    """

    def __init__(self, forms: Sequence[Lines], prices: Sequence[int] = ()) -> None:
        assert len(prices) == len(forms) - 1
        self.forms = [forms[0]]
        self.prices: list[int] = []
        for form, price in zip(forms[1:], prices, strict=True):
            if len(form) < len(self.forms[-1]):  # a plainer form that saves no line is never wanted
                self.forms.append(form)
                self.prices.append(price)

    def saved(self, index: int) -> int:
        """Lines that form `index` saves against the one before it."""
        return len(self.forms[index - 1]) - len(self.forms[index])


def gap(price: int) -> Part:
    """An empty line, if there is room."""
    return Part([[Line()], []], [price])


def fixed(lines: Lines) -> Part:
    return Part([lines])


def fit(top: Sequence[Part], bottom: Sequence[Part], height: int) -> Lines:
    """All parts in at most `height` lines; empty lines keep the bottom at the bottom.

    If all parts stand in their plainest form and it is still too much, the top is cut off: questions stand
    at the bottom.
    """
    parts = [*top, *bottom]
    forms = [part.forms[index] for part, index in zip(parts, _choose(parts, height), strict=True)]
    above = [line for form in forms[: len(top)] for line in form]
    below = [line for form in forms[len(top) :] for line in form]
    spare = height - len(above) - len(below)
    return (above + [Line()] * max(spare, 0) + below)[-height:]


def _choose(parts: Sequence[Part], height: int) -> list[int]:
    """The form of each part. While it is too much the cheapest step is taken; what then turns out not to
    have been necessary is taken back, the dearest first."""
    chosen = [0] * len(parts)
    used = sum([len(part.forms[0]) for part in parts])
    while used > height:
        steps = [
            (part.prices[chosen[index]], index)
            for index, part in enumerate(parts)
            if chosen[index] < len(part.prices)
        ]
        if not steps:
            break
        _, index = min(steps)
        chosen[index] += 1
        used -= parts[index].saved(chosen[index])
    while True:
        back = [
            (part.prices[at - 1], index)
            for index, part in enumerate(parts)
            if (at := chosen[index]) and used + part.saved(at) <= height
        ]
        if not back:
            return chosen
        _, index = max(back)
        used += parts[index].saved(chosen[index])
        chosen[index] -= 1


def wrapped(line: Line, width: int) -> Lines:
    """The line in as many as it needs; wide characters take two columns each."""
    width = max(width, 1)
    if not has_wide(line.plain):
        return list(line.wrap(_MEASURE, width))
    lines: Lines = []
    for each in line.split("\n", allow_blank=True):
        for piece in each.divide(line_breaks(each.plain, width)):
            if piece.cell_len > width:
                piece.rstrip()  # spaces at the end of a line need no room
            lines.append(piece)
    return lines


def right(words: str, width: int) -> str:
    """Words aligned right in `width` columns; format() would count characters."""
    return " " * (width - cell_len(words)) + words


def hanging_indent(head: Line, body: Line, width: int) -> Lines:
    """The body beside its head, and its further lines below the first."""
    first, *more = wrapped(body, width - head.cell_len) or [Line()]
    indent = " " * head.cell_len
    return [head.copy().append_text(first), *[ink(indent).append_text(line) for line in more]]


def rendered(renderable: RenderableType, width: int) -> Lines:
    """Anything Rich can draw, as lines."""
    options = _MEASURE.options.update(width=max(width, 1), height=None)
    rows = _MEASURE.render_lines(renderable, options, pad=False)
    return [Line.assemble(*[(part.text, part.style or "") for part in row]) for row in rows]


def padded(line: Line, width: int) -> Line:
    """The line, cut or filled with spaces to a width."""
    line = line.copy()
    line.truncate(max(width, 0), overflow="ellipsis", pad=True)
    return line


def beside(columns: Sequence[Lines], widths: Sequence[int], gap: int) -> Lines:
    """Columns of lines next to each other, as high as the highest."""
    height = max([len(column) for column in columns])
    joined: Lines = []
    for row in range(height):
        line = Line()
        for index, (column, width) in enumerate(zip(columns, widths, strict=True)):
            line.append_text(padded(column[row] if row < len(column) else Line(), width))
            if index < len(columns) - 1:
                line.append(" " * gap)
        joined.append(line)
    return joined


def flow(pieces: Iterable[Line], width: int, between: str) -> Lines:
    """Pieces one after another, as many to a line as fit; no piece is broken unless it is too wide alone."""
    lines: Lines = []
    for piece in pieces:
        if lines and lines[-1].cell_len + cell_len(between) + piece.cell_len <= width:
            lines[-1].append(between, QUIET).append_text(piece)
        else:
            lines.extend(wrapped(piece, width) if piece.cell_len > width else [piece.copy()])
    return lines


def in_columns(pieces: Sequence[Line], width: int, between: str) -> Lines:
    """Pieces one after another, those of further lines below those of the first."""
    size = max([piece.cell_len for piece in pieces])
    lines = flow([padded(piece, size) for piece in pieces], width, between)
    for line in lines:
        line.rstrip()
    return lines
