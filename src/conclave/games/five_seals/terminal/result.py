"""The end of a game of Five Seals: how everybody's points came about (FS-11)."""

from __future__ import annotations

from typing import Final

from rich.text import Text as Line

from conclave.cli.terminal.layout import Lines, flow, ink
from conclave.cli.terminal.palette import STRONG
from conclave.cli.terminal.score_table import by_place, column_widths, score_table
from conclave.core.pending import Over
from conclave.games.five_seals.interface.view import Player
from conclave.games.five_seals.terminal.players import PlayersPanel, strength_of

_FIGURES: Final = ("count", "strengths", "synergy", "total")


def reckon(player: Player, total: int) -> tuple[int, int, int, int]:
    """Scrolls, the sum of their strengths, what Synergy adds, points."""
    strengths = sum([strength_of(held.scroll) for held in player.scrolls])
    return len(player.scrolls), strengths, total - strengths, total


def ranking(players_panel: PlayersPanel, over: Over, width: int) -> Lines:
    """Everybody by place with the sums, then each player's scrolls."""
    names = players_panel.signs.translator.names
    headings = [players_panel.say(f"fs-terminal-{word}") for word in _FIGURES]

    def figures(seat: int) -> tuple[int, int, int, int]:
        return reckon(players_panel.view.players[seat], over.points[seat])

    rows = score_table(over, names, headings, figures, column_widths(headings, 3), width)
    for seat in by_place(over):
        rows += [
            Line(),
            ink(names[seat], STRONG),
            *_scrolls(players_panel, players_panel.view.players[seat], width),
        ]
    return rows


def _scrolls(players_panel: PlayersPanel, player: Player, width: int) -> Lines:
    """The strongest first."""
    held = sorted(player.scrolls, key=lambda each: -strength_of(each.scroll))
    return flow([players_panel.scroll(each) for each in held], width, ", ")
