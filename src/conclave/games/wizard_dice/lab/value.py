"""Roughly how likely every seat is to win a game of Wizard Dice, right after a chance.

The pages are taken as if the round were scored with the dice as they lie; whoever has not hit yet may hope
for the rolls that are left. Then the bots' estimate of a finished round applies.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from conclave.core.pending import Over
from conclave.core.places import shares_of_win
from conclave.core.position import Position
from conclave.games.wizard_dice.bots.prospects import PageTotals, chance_to_win
from conclave.games.wizard_dice.engine.codes import BOXES
from conclave.games.wizard_dice.engine.position import WizardDicePosition
from conclave.games.wizard_dice.engine.scoring import (
    OPEN,
    difference,
    mark_for,
    page_points,
    points_of,
    xs_of,
)
from conclave.games.wizard_dice.engine.seer import NO_PREDICTION, next_seer

SEERS_HOPE: Final = (0.0, 0.45, 0.65, 0.75, 0.8)
OTHERS_HOPE: Final = (0.0, 0.25, 0.35, 0.4, 0.45)
"""The chance to hit after all, by the number of rolls that are left. Chosen by hand: luck stays unbiased
whatever they are, better ones would only make intervals narrower."""


def wizard_dice_value(position: Position) -> Sequence[float]:
    assert isinstance(position, WizardDicePosition)
    pending = position.pending
    if isinstance(pending, Over):
        return shares_of_win(pending.places)
    seats = range(position.players)
    points = [float(page_points(position.marks, seat * BOXES, position.crossed[seat])) for seat in seats]
    xs = [float(each) for each in position.xs]
    for seat in seats:
        more_points, more_xs = _hoped_for(position, seat)
        points[seat] += more_points
        xs[seat] += more_xs
    jester_scores = [float(boxes.bit_count()) for boxes in position.jester_boxes]
    seer = next_seer(position.predictions, position.seer)
    is_seer = [float(seat == seer) for seat in seats]
    totals = PageTotals(points, xs, jester_scores, [0.0] * position.players)
    return [float(chance_to_win(totals, seat, position.target, is_seer)) for seat in seats]


def _hoped_for(position: WizardDicePosition, seat: int) -> tuple[float, float]:
    """Points and Xs of this round, for a seat that has predicted and not scored yet."""
    box = position.predictions[seat]
    if not position.roll or box == NO_PREDICTION or position.marks[seat * BOXES + box] != OPEN:
        return 0.0, 0.0
    missed_by = difference(position.dice, box, position.wizard_colour, position.card)
    mark, hit = mark_for(missed_by, position.card), mark_for(0, position.card)
    left = max(position.rolls - position.roll, 0)
    hope = (SEERS_HOPE if seat == position.seer else OTHERS_HOPE)[left] if missed_by else 1.0
    points = hope * points_of(hit, box) + (1.0 - hope) * points_of(mark, box)
    return points, hope * xs_of(hit) + (1.0 - hope) * xs_of(mark)
