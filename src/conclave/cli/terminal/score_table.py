"""The final ranking of a game, with figures that show where the points came from."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from conclave.cli.terminal.layout import Lines, ink, padded
from conclave.cli.terminal.palette import QUIET, STRONG, TITLE
from conclave.core.pending import Over

PLACE_WIDTH: Final = 4
"""Characters of a place with its full stop."""
SHORTEST_NAME: Final = 8
"""Names keep at least this width; a narrower window cuts the figures instead."""


def by_place(over: Over) -> list[int]:
    """The seats, the winner first."""
    return sorted(range(len(over.places)), key=lambda seat: over.places[seat])


def column_widths(headings: Sequence[str], least: int) -> list[int]:
    return [max(ink(heading).cell_len, least) for heading in headings]


def score_table(
    over: Over,
    names: Sequence[str],
    headings: Sequence[str],
    figures: Callable[[int], Sequence[object]],
    widths: Sequence[int],
    width: int,
) -> Lines:
    """A line of headings, then the players by place with their figures, the points last."""
    longest = max([ink(name).cell_len for name in names])
    longest = min(longest, max(width - PLACE_WIDTH - sum(widths) - len(widths), SHORTEST_NAME))
    first = ink(" " * (PLACE_WIDTH + longest))
    for heading, size in zip(headings, widths, strict=True):
        first.append(" " * (1 + size - ink(heading).cell_len) + heading, QUIET)
    lines = [first]
    for seat in by_place(over):
        line = ink(f"{over.places[seat]:>2}. ", TITLE)
        line.append_text(padded(ink(names[seat], STRONG), longest))
        for figure, size in zip(figures(seat), widths, strict=True):
            line.append(f" {figure!s:>{size}}")
        line.stylize(STRONG, len(line) - widths[-1])
        lines.append(line)
    return lines
