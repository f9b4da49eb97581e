"""The two rows of spell cards: in frames, in two lines each, or in words; with tokens and progress."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from rich.text import Text as Line

from conclave.cli.terminal.layout import Lines, Part, beside, flow, ink, padded
from conclave.cli.terminal.palette import BRASS, QUIET, STRONG, TITLE
from conclave.games.ciub.interface.view import CiubView, FaceUpCard
from conclave.games.ciub.terminal.progress import TrayProgress, progress, tray_counts, within_reach
from conclave.games.ciub.terminal.signs import CHOICE, TICK, Signs

LEAST: Final = 12
"""Columns of a card without its frame: six numbers, a mark in front of them and a tick behind."""
MOST: Final = 20
FRAME: Final = 2


class Cards:
    """Draws the rows of one view; `choices` are cards that can be chosen now."""

    def __init__(self, view: CiubView, signs: Signs, own: int | None, choices: Collection[str]) -> None:
        self._view = view
        self._signs = signs
        self._say = signs.translator.say
        self._own = own
        self._choices = choices
        self._worth = {points: self._say("cb-terminal-points", points=points) for points in _points_on(view)}
        self._winnable = {card.name for card in within_reach(view)}
        self._near = self._winnable if tray_counts(view) else set()

    def part(self, width: int) -> Part:
        """With frames, without them, or one card after the other."""
        columns = len(self._view.top) + 1
        each = min((width - columns + 1) // columns, MOST + FRAME)
        forms: list[Lines] = []
        prices: list[int] = []
        if each >= LEAST + FRAME:
            forms.append(self._with_frame(each))
            prices.append(45)
        if each >= LEAST:
            top, bottom = self._flat(min(each, MOST))
            forms += [[*top, Line(), *bottom], [*top, *bottom]]
            prices += [3, 250]
        return Part([*forms, self._in_words(width)], prices)

    # -- arrangements ------------------------------------------------------------------------------------

    def _with_frame(self, width: int) -> Lines:
        top = [self._frame(card, width) for card in self._view.top]
        bottom = [self._frame(card, width) for card in self._view.bottom]
        sizes = [width] * (len(top) + 1)
        below = [Line(), *self._to_win(width)]
        return [*beside([*top, self._pile()], sizes, 1), *beside([*bottom, below], sizes, 1)]

    def _frame(self, card: FaceUpCard | None, width: int) -> Lines:
        """Group and points stand in the upper edge, token and progress in the lower one."""
        inner = width - FRAME
        if card is None:
            return [Line(), ink(f"{'·':^{width}}", QUIET), Line()]
        come = self._come(card)
        style = BRASS if card.name in self._choices or (come is not None and come.met) else QUIET
        group, points = ink(card.group, STRONG), ink(self._worth[card.points], TITLE)
        needs = ink("│", style).append_text(padded(self._needs(card, inner), inner)).append("│", style)
        return [
            _edge("╭", group, points, "╮", inner, style),
            needs,
            _edge("╰", self._token(card), self._met(card), "╯", inner, style),
        ]

    def _flat(self, width: int) -> tuple[Lines, Lines]:
        sizes = [width] * (len(self._view.top) + 1)
        top = [self._two_lines(card, width) for card in self._view.top]
        bottom = [self._two_lines(card, width) for card in self._view.bottom]
        return beside([*top, self._pile()], sizes, 1), beside([*bottom, self._to_win(width)], sizes, 1)

    def _two_lines(self, card: FaceUpCard | None, width: int) -> Lines:
        if card is None:
            return [ink(" ·", QUIET), Line()]
        second = ink(f" {card.group} ", QUIET).append(self._worth[card.points], TITLE).append(" ")
        return [self._needs(card, width), second.append_text(self._token(card))]

    def _in_words(self, width: int) -> Lines:
        lines: Lines = []
        for key, row in (("cb-terminal-top", self._view.top), ("cb-terminal-bottom", self._view.bottom)):
            pieces = [ink(f"{self._say(key)}", QUIET)]
            for card in row:
                if card is not None:
                    piece = self._needs(card, width).append(f" {self._worth[card.points]}", TITLE)
                    if card.token is not None:
                        piece.append(" ").append_text(self._token(card))
                    pieces.append(piece)
            if row is self._view.top:
                pieces.append(self._left())
            lines += flow(pieces, width, " · ")
        return lines

    # -- a card ------------------------------------------------------------------------------------------

    def _come(self, card: FaceUpCard) -> TrayProgress | None:
        if card.name not in self._near:
            return None
        return progress(card.name, self._view.tray, self._view.jokers)

    def _needs(self, card: FaceUpCard, width: int) -> Line:
        """What the card asks for and how far the tray has come; a tick behind numbers that are there."""
        chosen = card.name in self._choices
        line = ink(CHOICE if chosen else " ", TITLE)
        come = self._come(card)
        if come is None or not come.numbers:
            line.append(
                _space_out(card.name, width - 2), STRONG if chosen or card.name in self._winnable else ""
            )
            if come is not None:
                line.append(
                    TICK if come.met else f" {come.reached}/{come.wanted}", TITLE if come.met else BRASS
                )
            return line
        for place, (number, there) in enumerate(come.numbers):
            line.append(str(number), TITLE if there else STRONG)
            last = place == len(come.numbers) - 1
            line.append(TICK if there else "" if last or 2 * len(come.numbers) > width else " ", TITLE)
        return line

    def _token(self, card: FaceUpCard) -> Line:
        if card.token is None:
            return Line()
        return ink(self._signs.token(card.token), self._signs.token_style(card.token, self._own))

    def _met(self, card: FaceUpCard) -> Line:
        come = self._come(card)
        return ink(self._say("cb-terminal-met"), TITLE) if come is not None and come.met else Line()

    # -- beside the rows ---------------------------------------------------------------------------------

    def _pile(self) -> Lines:
        return [ink(self._say("cb-terminal-pile"), QUIET), self._left()]

    def _left(self) -> Line:
        """The cards left in the pile; the Opus Magnum lies under them."""
        in_b, in_c = self._view.pile
        opus = self._view.opus is None
        if not in_b and not in_c:
            return ink(self._say("cb-terminal-left-only-opus" if opus else "cb-terminal-empty"), STRONG)
        line = ink(self._say("cb-terminal-left", b=in_b, c=in_c), STRONG)
        return line.append(f" {self._say('cb-terminal-left-opus')}", TITLE) if opus else line

    def _to_win(self, width: int) -> Lines:
        """Which cards can be won."""
        key = "cb-terminal-to-win" if self._view.opus is None else "cb-terminal-to-win-both"
        words = flow([ink(word, QUIET) for word in self._say(key).split()], width, " ")
        return words[:2]


def _points_on(view: CiubView) -> set[int]:
    return {card.points for card in (*view.top, *view.bottom) if card is not None}


def _edge(left: str, first: Line, second: Line, right: str, inner: int, style: str) -> Line:
    """An edge of a frame with a word at either end, if there is room for both."""
    rest = inner - first.cell_len - second.cell_len
    if rest < 0:
        return _edge(left, first, Line(), right, inner, style)
    line = ink(left, style).append_text(first).append("─" * rest, style)
    return line.append_text(second).append(right, style)


def _space_out(name: str, width: int) -> str:
    """A list with spaces, or where it is too long for that without them."""
    loose = name.replace(",", " ")
    return loose if len(loose) <= width else name.replace(",", "")
