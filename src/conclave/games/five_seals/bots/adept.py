"""A player of Five Seals that plans its own turns well, and does not look at the others.

It finds scrolls that work together as master does, and plays the rest of the round on for itself: as if all
the others had given up. What counts is what it holds then, whoever is ahead. Its dice for the next round it
takes by the odds of the seals in reach, one by one.
"""

from __future__ import annotations

from conclave.games.five_seals.bots.planner import Comparing
from conclave.games.five_seals.bots.prospects import expected_points, rounds_left
from conclave.games.five_seals.bots.rest_of_round import GreedyPlayers
from conclave.games.five_seals.engine.position import FiveSealsPosition


class Adept(Comparing):
    version = 2
    most_plans = 20
    """Chosen by hand, not fitted: half as many as `master` plays on."""

    def worth_at_end(self, position: FiveSealsPosition, greedy: GreedyPlayers) -> float:
        """What it may end with if nobody interferes."""
        greedy.play_on(position, alone=self.seat)
        return expected_points(position, self.seat, rounds_left(position))
