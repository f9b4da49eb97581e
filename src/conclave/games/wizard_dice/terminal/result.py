"""The end of a game of Wizard Dice: how everybody's points came about (WD-9)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from conclave.cli.terminal.layout import Lines, ink
from conclave.cli.terminal.score_table import PLACE_WIDTH, column_widths, score_table
from conclave.cli.terminal.translator import Translator
from conclave.core.pending import Over
from conclave.games.wizard_dice.engine.codes import NUMBERS, number_of
from conclave.games.wizard_dice.engine.scoring import points_of, xs_of
from conclave.games.wizard_dice.interface.read_view import marks_of
from conclave.games.wizard_dice.interface.view import Page, WizardDiceView

_FIGURES: Final = ("xs-count", "earned", "differences", "bonus", "jesters", "total")


@dataclass(frozen=True)
class ScoreParts:
    """A page counted up."""

    columns: tuple[int, ...]
    """Xs in the columns 1-5."""
    earned: int
    """What these Xs are worth."""
    differences: int
    jester_scores: int
    bonus: int


def score_parts(page: Page, total: int) -> ScoreParts:
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
    return ScoreParts(tuple(columns), earned, differences, len(page.jester_boxes), bonus)


def ranking(view: WizardDiceView, over: Over, translator: Translator, width: int) -> Lines:
    """Everybody by place: Xs of each column, what they earned, differences, bonus, Jester Scores, points."""
    headings = [translator.say("wd-terminal-column", number=number) for number in range(1, NUMBERS + 1)]
    headings += [translator.say(f"wd-terminal-{word}") for word in _FIGURES]
    longest = max([ink(name).cell_len for name in translator.names])
    shown = slice(0, None)
    for least, first in ((4, 0), (3, 0), (4, NUMBERS), (3, NUMBERS), (3, NUMBERS + 1)):
        shown = slice(first, None)  # where it is narrow the Xs of each column go first
        widths = column_widths(headings[shown], least)
        if PLACE_WIDTH + longest + sum(widths) + len(widths) <= width:
            break

    def figures(seat: int) -> list[str]:
        page, total = view.pages[seat], over.points[seat]
        return _figures(score_parts(page, total), page.xs, total)[shown]

    return score_table(over, translator.names, headings[shown], figures, widths, width)


def _figures(parts: ScoreParts, xs: int, total: int) -> list[str]:
    columns = [str(xs) if xs else "·" for xs in parts.columns]
    bonus = f"+{parts.bonus}" if parts.bonus else "·"
    rest = (str(-parts.differences), bonus, str(parts.jester_scores), str(total))
    return [*columns, str(xs), str(parts.earned), *rest]
