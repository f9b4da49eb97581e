"""How likely a player is to win a game of Wizard Dice, from how the pages stand.

Every page is projected to the end of the game: the points on it, and what may be hoped for from its Xs (they
earn the bonus), from holding the Seer card, from free Jester boxes and from open boxes. Whoever is ahead wins
the more surely the nearer the end is: projected points are compared on a scale that shrinks with the Xs the
leading page still lacks. When a page has them all, the game is over and points decide.

The worths below are those that explain best who won among games of this bot against itself and against
`greedy`; docs/strength-wizard-dice.md says how they were found.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from conclave.games.wizard_dice.engine.codes import NUMBERS
from conclave.games.wizard_dice.engine.scoring import BONUS
from conclave.games.wizard_dice.interface.view import WizardDiceView

WORTH_OF_X = 5.0
"""Points an X brings beyond its column. Fitted to who won (see above)."""

WORTH_OF_SEER = 2.3
"""Points between being the next Seer and not being it. Fitted likewise."""

WORTH_OF_JESTER_BOX = 4.5
FAR_FOR_JESTERS = 5.0
"""Points a free Jester box brings while the leader lacks this many Xs or more; in proportion nearer the end.
Fitted likewise."""

WORTH_OF_BOX = (0.8, 0.3, -0.05, 0.0, 0.0)
FAR_FOR_BOXES = 4.0
"""The same for an open box of each number. Fitted likewise."""

SPREAD = -2.3
SPREAD_PER_X = 20.5
"""The variance of the points still to come, and how much each X that the leader lacks adds to it. Fitted
likewise."""

LOGISTIC = 1.7
"""A logistic curve is nearly the normal one when its scale is the deviation divided by this. A known
approximation."""

UNCERTAIN_END = 0.5
"""The scale when the game ends with points that are expected rather than known. Chosen by hand."""
CERTAIN_END = 0.01
"""Small enough for a tie to be decided by one Jester Score. Chosen by hand."""
WORTH_OF_FEWER_JESTER_SCORES = 0.1
"""In points: fewer Jester Scores decide a tie and nothing else. Chosen by hand."""

FARTHEST = 50.0
"""Beyond this many scales nobody catches up; it keeps exponentials in bounds. Chosen by hand."""

Amount = Any
"""A number, or an array of them when several outcomes are looked at side by side."""


class Gain:
    """What a seat writes in a round."""

    def __init__(self, points: Amount, xs: Amount, jester_scores: Amount = 0.0) -> None:
        self.points = points
        self.xs = xs
        self.jester_scores = jester_scores

    def at(self, places: Any) -> Gain:
        """Of several outcomes side by side, those at some places."""
        return Gain(self.points[places], self.xs[places], self.jester_scores[places])

    def unless(self, where: Any, other: Gain) -> Gain:
        """These outcomes, but others where something else holds."""
        return Gain(
            np.where(where, other.points, self.points),
            np.where(where, other.xs, self.xs),
            np.where(where, other.jester_scores, self.jester_scores),
        )


class PageTotals:
    """All pages, seat by seat."""

    def __init__(
        self, points: list[Amount], xs: list[Amount], jester_scores: list[Amount], boxes: list[Amount]
    ) -> None:
        self.points = points
        self.xs = xs
        self.jester_scores = jester_scores
        self.boxes = boxes
        """What the open boxes of each page are worth together."""

    @classmethod
    def of(cls, view: WizardDiceView) -> PageTotals:
        return cls(
            [float(page.points) for page in view.pages],
            [float(page.xs) for page in view.pages],
            [float(len(page.jester_boxes)) for page in view.pages],
            [_worth_of_open_boxes(page.marks) for page in view.pages],
        )

    def after(self, seat: int, gain: Gain, number: int | None = None) -> PageTotals:
        """The pages once a seat has written something, in a box of this number if it is given."""
        later = PageTotals(self.points[:], self.xs[:], self.jester_scores[:], self.boxes[:])
        later.points[seat] = later.points[seat] + gain.points
        later.xs[seat] = later.xs[seat] + gain.xs
        later.jester_scores[seat] = later.jester_scores[seat] + gain.jester_scores
        if number is not None:
            later.boxes[seat] = later.boxes[seat] - WORTH_OF_BOX[number - 1]
        return later


def _worth_of_open_boxes(marks: tuple[str, ...]) -> float:
    return sum([WORTH_OF_BOX[box % NUMBERS] for box, mark in enumerate(marks) if mark == ""])


def chance_to_win(
    totals: PageTotals,
    seat: int,
    target: int,
    next_seer: list[Amount],
    end_scale: float = UNCERTAIN_END,
    worth_of_seer: float = WORTH_OF_SEER,
) -> Amount:
    """The chance of a seat when a round has ended; `next_seer` is each seat's chance to be the next Seer."""
    leading = totals.xs[0]
    for xs in totals.xs[1:]:
        leading = np.maximum(leading, xs)
    lacking = np.maximum(target - leading, 0.0)
    over = lacking == 0
    scale = np.where(over, end_scale, np.sqrt(np.maximum(SPREAD + SPREAD_PER_X * lacking, 1.0)) / LOGISTIC)
    of_jesters = WORTH_OF_JESTER_BOX * np.minimum(lacking / FAR_FOR_JESTERS, 1.0)
    of_boxes = np.minimum(lacking / FAR_FOR_BOXES, 1.0)
    projected = []
    for each, xs in enumerate(totals.xs):
        used = totals.jester_scores[each]
        hopes = WORTH_OF_X * xs + worth_of_seer * next_seer[each] - of_jesters * used
        hopes = hopes + of_boxes * totals.boxes[each]
        final = BONUS * (xs >= target) - WORTH_OF_FEWER_JESTER_SCORES * used
        projected.append(totals.points[each] + np.where(over, final, hopes))
    others: Amount = 0.0
    for each, points in enumerate(projected):
        if each != seat:
            others = others + np.exp(np.clip((points - projected[seat]) / scale, -FARTHEST, FARTHEST))
    return 1.0 / (1.0 + others)
