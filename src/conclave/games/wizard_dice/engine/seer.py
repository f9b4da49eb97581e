"""Who becomes the next Seer (WD-3)."""

from __future__ import annotations

from typing import Final

from conclave.games.wizard_dice.engine.codes import colour_of, number_of

NO_PREDICTION: Final = -1


def next_seer(predictions: list[int], seer: int) -> int:
    """The highest number in another colour than the Seer's, the earliest of equal ones; else the Seer.

    `predictions` are boxes by seat. Predictions are made clockwise from the Seer, and M10 breaks its ties the
    same way, so the first seat found clockwise is the earliest.
    """
    seers_box = predictions[seer]
    chosen = seer
    highest = 0
    players = len(predictions)
    for step in range(1, players):
        seat = (seer + step) % players
        box = predictions[seat]
        if box == NO_PREDICTION or number_of(box) <= highest:
            continue
        if counts_for_seer(box, seers_box):
            chosen = seat
            highest = number_of(box)
    return chosen


def counts_for_seer(box: int, seers_box: int) -> bool:
    """Whether a prediction is in another colour than the Seer's; all are if the Seer sits out (WD-1a)."""
    return seers_box == NO_PREDICTION or colour_of(box) != colour_of(seers_box)
