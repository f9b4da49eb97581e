"""Whether the other of two players of Wizard Dice is short-sighted, learnt from what it predicts.

Every prediction is compared with two ideas of who made it: somebody short-sighted, who can be foreseen, and
somebody who plays well and takes one of the best or of those nearly as good. Either may also surprise.
"""

from __future__ import annotations

import numpy as np

from conclave.games.wizard_dice.bots.short_sighted_player import likely_predictions
from conclave.games.wizard_dice.engine.seer import counts_for_seer
from conclave.odds.multisets import Worths

SHORT_SIGHTED_AT_FIRST = 0.5
"""How likely the other is thought to be short-sighted before anything is known. Chosen by hand."""
AT_LEAST = 0.01
"""Nobody is ever certain to be one or the other. Chosen by hand."""

SURPRISES = 0.03
"""How often either of them makes a prediction that neither idea explains. Chosen by hand."""
HARDLY_WORSE = 0.01
"""Chances to win that differ by this much are hard to tell apart, even for somebody who plays well. Chosen by
hand."""


class OpponentType:
    def __init__(self) -> None:
        self.short_sighted = SHORT_SIGHTED_AT_FIRST
        """How likely the other is."""

    def watch(self, chosen: int, boxes: list[int], seers_box: int | None, worths: Worths) -> None:
        """Learn from a prediction out of some boxes: an answer to the Seer's, or the Seer's own.

        `worths` are what somebody who plays well gives each of the boxes. That a prediction is good in both
        ways says nothing; but the short-sighted do not care whether an answer is in the Seer Colour.
        """
        likely = likely_predictions(boxes, seers_box is None)
        if_short_sighted = float(chosen in likely)
        if seers_box is not None:
            bids = [counts_for_seer(a_box, seers_box) for a_box in likely]
            if_short_sighted *= bids.count(counts_for_seer(chosen, seers_box)) / len(bids)
        if_not = float(np.exp((worths[boxes.index(chosen)] - worths.max()) / HARDLY_WORSE))
        speaks_for = self.short_sighted * max(if_short_sighted, SURPRISES)
        speaks_against = (1.0 - self.short_sighted) * max(if_not, SURPRISES)
        found = speaks_for / (speaks_for + speaks_against)
        self.short_sighted = min(max(found, AT_LEAST), 1.0 - AT_LEAST)
