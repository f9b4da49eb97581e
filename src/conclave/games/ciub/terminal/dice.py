"""The dice of whose turn it is: outside the tray and in it, drawn or in lines."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text as Line

from conclave.cli.terminal.layout import Lines, Part, beside, flow, ink, padded
from conclave.cli.terminal.palette import QUIET
from conclave.games.ciub.interface.view import CiubView
from conclave.games.ciub.terminal.progress import ROLLING
from conclave.games.ciub.terminal.signs import SPENT, TILE_ROWS, Signs, kind_and_face

BETWEEN: Final = " "
BRACKETS: Final = {"inactive": "( )", SPENT: "< >"}
"""Around dice that are not simply active."""


class TurnDice:
    """Draws the dice of one view."""

    def __init__(self, view: CiubView, signs: Signs) -> None:
        self._view = view
        self._signs = signs
        self._say = signs.translator.say

    def part(self, width: int) -> Part:
        view = self._view
        if not view.outside and not view.tray:
            return Part([[]])
        if view.stage not in ROLLING:
            return Part([self._gathered(width)])
        labels = [ink(f"{self._say(key)} ", QUIET) for key in ("cb-terminal-outside", "cb-terminal-tray")]
        size = max([label.cell_len for label in labels])
        rows = [(padded(labels[0], size), view.outside), (padded(labels[1], size), view.tray)]
        large = [line for label, dice in rows for line in self._tiles(label, dice, width)]
        small = [line for label, dice in rows for line in _with_label(label, self._chips(dice, width - size))]
        return Part([large, small], [30])

    def _chips(self, dice: Sequence[str], width: int) -> Lines:
        """Dice in lines; spent and inactive ones, which come last, have a word before them."""
        if not dice:
            return [self._none()]
        pieces: Lines = []
        before = ""
        for die in dice:
            state = _state(die)
            piece = self._signs.die(die)
            if state != before:
                piece = ink(f" {self._state_name(state)} ", QUIET).append_text(piece)
                before = state
            pieces.append(piece)
        return flow(pieces, width, BETWEEN)

    def _tiles(self, label: Line, dice: Sequence[str], width: int) -> Lines:
        """Dice in three rows each, the label beside the middle one; then what their brackets mean."""
        if not dice:
            return [label.copy().append_text(self._none())]
        tiles = [self._signs.tile(die) for die in dice]
        sizes = [tile[0].cell_len for tile in tiles]
        fitting = max((width - label.cell_len + 1) // (max(sizes) + 1), 1)
        rows: Lines = []
        for first in range(0, len(tiles), fitting):
            rows += beside(tiles[first : first + fitting], sizes[first : first + fitting], 1)
        margins = [ink(" " * label.cell_len) for _ in rows]
        margins[TILE_ROWS // 2] = label.copy()
        lines = [margin.append_text(row) for margin, row in zip(margins, rows, strict=True)]
        legend = self._legend(dice)
        if legend and lines[1].cell_len + 2 + legend.cell_len <= width:
            lines[1].append("  ").append_text(legend)
        elif legend:
            lines.append(ink(" " * label.cell_len).append_text(legend))
        return lines

    def _legend(self, dice: Sequence[str]) -> Line:
        states = dict.fromkeys([state for die in dice if (state := _state(die))])
        return ink("  ".join([f"{BRACKETS[state]} {self._state_name(state)}" for state in states]), QUIET)

    def _state_name(self, state: str) -> str:
        return self._say(f"cb-terminal-state-{state}")

    def _none(self) -> Line:
        return ink(self._say("cb-terminal-empty"), QUIET)

    def _gathered(self, width: int) -> Lines:
        """The dice once it is clear whether a card is won: only 2for1 in the tray still counts."""
        label = ink(f"{self._say('cb-terminal-dice')} ", QUIET)
        pieces = [self._signs.plain_die(kind) for kind in self._view.outside]
        for place, die in enumerate(self._view.tray):
            piece = self._signs.die(die)
            if not place:
                piece = ink(f" {self._say('cb-terminal-in-tray')} ", QUIET).append_text(piece)
            pieces.append(piece)
        return _with_label(label, flow(pieces, width - label.cell_len, BETWEEN))


def _state(die: str) -> str:
    face = kind_and_face(die)[1]
    return {"": "inactive", SPENT: SPENT}.get(face, "")


def _with_label(label: Line, lines: Lines) -> Lines:
    indent = " " * label.cell_len
    first, *more = lines
    return [label.copy().append_text(first), *[ink(indent).append_text(line) for line in more]]
