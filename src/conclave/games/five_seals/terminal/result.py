"""The end of a game of Five Seals: how everybody's points came about (FS-11)."""

from __future__ import annotations

from typing import Final

from rich.text import Text as Line

from conclave.cli.terminal.layout import Lines, flowing, ink, padded
from conclave.cli.terminal.palette import QUIET, STRONG, TITLE
from conclave.core.pending import Over
from conclave.games.five_seals.interface.view import Player
from conclave.games.five_seals.terminal.players import Table, strength_of

_FIGURES: Final = ("count", "strengths", "synergy", "total")
_PLACE: Final = 4
"""Characters of a place with its full stop."""


def reckon(player: Player, total: int) -> tuple[int, int, int, int]:
    """Scrolls, the sum of their strengths, what Synergy adds, points."""
    strengths = sum([strength_of(held.scroll) for held in player.scrolls])
    return len(player.scrolls), strengths, total - strengths, total


def ranking(table: Table, over: Over, width: int) -> Lines:
    """Everybody by place with the sums, then each player's scrolls."""
    names = table.signs.voice.names
    headings = [table.say(f"cli-fs-{word}") for word in _FIGURES]
    sizes = [max(ink(heading).cell_len, 3) for heading in headings]
    longest = max([ink(name).cell_len for name in names])
    longest = min(longest, max(width - _PLACE - sum(sizes) - len(sizes), 8))
    heading = ink(" " * (_PLACE + longest))
    for words, size in zip(headings, sizes, strict=True):
        heading.append(" " * (1 + size - ink(words).cell_len) + words, QUIET)
    seats = sorted(range(len(names)), key=lambda seat: over.places[seat])
    rows = [heading]
    for seat in seats:
        row = ink(f"{over.places[seat]:>2}. ", TITLE)
        row.append_text(padded(ink(names[seat], STRONG), longest))
        for figure, size in zip(reckon(table.view.players[seat], over.points[seat]), sizes, strict=True):
            row.append(f" {figure:>{size}}")
        row.stylize(STRONG, len(row) - sizes[-1])
        rows.append(row)
    for seat in seats:
        rows += [Line(), ink(names[seat], STRONG), *_scrolls(table, table.view.players[seat], width)]
    return rows


def _scrolls(table: Table, player: Player, width: int) -> Lines:
    """The strongest first."""
    held = sorted(player.scrolls, key=lambda each: -strength_of(each.scroll))
    return flowing([table.scroll(each) for each in held], width, ", ")
