"""A player of Five Seals that takes the most points per die.

It rates every legal action in points and takes the best, or any of those that tie. A break is worth the
scroll it brings, or the best scroll it opens the way to, less the price of its dice. A scroll is used if the
best break after it is clearly better; it looks no further than that one spell and that one break, and does
not care what the others do. For the next round it takes the colours of the seals in reach.
"""

from __future__ import annotations

from conclave.bots.bot import Bot
from conclave.core.actions import Actions
from conclave.games.five_seals.bots.action_values import ActionValues, take_best
from conclave.games.five_seals.interface.view import FiveSealsView


class Greedy(Bot):
    def decide(self, view: FiveSealsView, legal: Actions) -> int:
        return take_best(self, ActionValues, view, legal)
