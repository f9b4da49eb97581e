"""The end of a game of Wizard Dice: how everybody's points came about (WD-9)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from conclave.cli.terminal.layout import Lines, ink, padded
from conclave.cli.terminal.palette import QUIET, STRONG, TITLE
from conclave.cli.terminal.voice import Voice
from conclave.core.pending import Over
from conclave.games.wizard_dice.engine.codes import NUMBERS, number_of
from conclave.games.wizard_dice.engine.scoring import points_of, xs_of
from conclave.games.wizard_dice.interface.read_view import marks_of
from conclave.games.wizard_dice.interface.view import Page, WizardDiceView

_FIGURES: Final = ("xs-count", "earned", "differences", "bonus", "jesters", "total")
_PLACE: Final = 4
"""Characters of a place with its full stop."""


@dataclass(frozen=True)
class Reckoning:
    """A page counted up."""

    columns: tuple[int, ...]
    """Xs in the columns 1-5."""
    earned: int
    """What these Xs are worth."""
    differences: int
    jester_scores: int
    bonus: int


def reckon(page: Page, total: int) -> Reckoning:
    """Where the points of a page came from; whatever is not on the page is the bonus."""
    columns = [0] * NUMBERS
    earned = differences = 0
    for box, mark in enumerate(marks_of(page)):
        if box in page.crossed_out:
            continue
        columns[number_of(box) - 1] += xs_of(mark)
        earned += max(points_of(mark, box), 0)
        differences -= min(points_of(mark, box), 0)
    bonus = total - earned + differences
    return Reckoning(tuple(columns), earned, differences, len(page.jester_boxes), bonus)


def ranking(view: WizardDiceView, over: Over, voice: Voice, width: int) -> Lines:
    """Everybody by place: Xs of each column, what they earned, differences, bonus, Jester Scores, points."""
    headings = [voice.say("cli-wd-column", number=number) for number in range(1, NUMBERS + 1)]
    headings += [voice.say(f"cli-wd-{word}") for word in _FIGURES]
    longest = max([ink(name).cell_len for name in voice.names])
    shown = slice(0, None)
    for least, first in ((4, 0), (3, 0), (4, NUMBERS), (3, NUMBERS), (3, NUMBERS + 1)):
        shown = slice(first, None)  # where it is narrow the Xs of each column go first
        widths = [max(least, ink(heading).cell_len) for heading in headings[shown]]
        if _PLACE + longest + sum(widths) + len(widths) <= width:
            break
    headings = headings[shown]
    names = min(longest, max(width - _PLACE - sum(widths) - len(widths), 8))
    heading = ink(" " * (_PLACE + names))
    for words, size in zip(headings, widths, strict=True):
        heading.append(" " * (1 + size - ink(words).cell_len) + words, QUIET)
    rows = [heading]
    for seat in sorted(range(view.players), key=lambda each: over.places[each]):
        row = ink(f"{over.places[seat]:>2}. ", TITLE)
        row.append_text(padded(ink(voice.names[seat], STRONG), names))
        page, total = view.pages[seat], over.points[seat]
        figures = _figures(reckon(page, total), page.xs, total)[shown]
        for figure, size in zip(figures, widths, strict=True):
            row.append(f" {figure:>{size}}")
        row.stylize(STRONG, len(row) - widths[-1])
        rows.append(row)
    return rows


def _figures(reckoned: Reckoning, xs: int, total: int) -> list[str]:
    columns = [str(xs) if xs else "·" for xs in reckoned.columns]
    bonus = f"+{reckoned.bonus}" if reckoned.bonus else "·"
    rest = (str(-reckoned.differences), bonus, str(reckoned.jester_scores), str(total))
    return [*columns, str(xs), str(reckoned.earned), *rest]
