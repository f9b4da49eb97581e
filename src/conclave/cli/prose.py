"""Sentences for Rich: on a line of their own or in a table, broken where their language allows it."""

from __future__ import annotations

from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.text import Text as Line

from conclave.cli.terminal.layout import wrapped
from conclave.cli.terminal.line_breaks import widest_unit


class Prose:
    """Words as wide as there is room. Rich alone breaks Japanese at spaces, and cuts it off in a table."""

    def __init__(self, words: str | Line, style: str = "") -> None:
        self._line = words if isinstance(words, Line) else Line(words, style)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield from wrapped(self._line, options.max_width)

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        lines = self._line.plain.splitlines() or [""]
        widest = max([Line(line).cell_len for line in lines])
        return Measurement(max(map(widest_unit, lines)), widest).clamp(0, options.max_width)
