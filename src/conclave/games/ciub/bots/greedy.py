"""A player of ciúb that goes for the card with the best points times chance, one roll ahead.

What it does with the dice is whatever makes the next roll most promising: it acts if that helps, sets aside
what serves the card, and rolls on while there is a chance. It takes and keeps dice by the same measure,
covers the card it hopes for with its token, and never asks what the others need.
"""

from __future__ import annotations

from conclave.bots.bot import Bot
from conclave.core.actions import Actions
from conclave.games.ciub.bots.next_roll import NextRoll, best_for_next_roll
from conclave.games.ciub.interface.view import CiubView


class Greedy(Bot):
    def decide(self, view: CiubView, legal: Actions) -> int:
        return best_for_next_roll(self, NextRoll, view, legal)
