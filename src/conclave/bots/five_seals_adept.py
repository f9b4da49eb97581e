"""A player of Five Seals that plans its own turns well, and does not look at the others.

It finds scrolls that work together as master does, and plays the rest of the round on for itself: as if all
the others had given up. What counts is what it holds then, whoever is ahead. Its dice for the next round it
takes by the odds of the seals in reach, one by one.
"""

from __future__ import annotations

from typing import Final

from conclave.bots.five_seals_draft import by_hope
from conclave.bots.five_seals_lure import lures
from conclave.bots.five_seals_planner import Planner
from conclave.bots.five_seals_plans import Plan, TurnSearch
from conclave.bots.five_seals_playing_on import Appetites, typical_outcomes
from conclave.bots.five_seals_prospects import outlook, rounds_left
from conclave.games.five_seals.position import FiveSealsPosition
from conclave.games.five_seals.stages import SPELL_ROLL

MOST_PLANS: Final = 20
"""So many plans are played on."""


class Adept(Planner):
    version = 2

    def best_plan(self, position: FiveSealsPosition) -> Plan | None:
        appetites = Appetites(position)
        plans = TurnSearch(position, self.seat, appetites).plans[:MOST_PLANS]
        return max(plans, key=lambda plan: self.worth(plan.position(self.seat), appetites), default=None)

    def worth(self, position: FiveSealsPosition, appetites: Appetites) -> float:
        """What it may end with if nobody interferes."""
        if position.stage == SPELL_ROLL:
            worths: list[float] = []
            for outcome in typical_outcomes(position.pending):
                later = position.clone()
                later.settle(outcome)
                worths.append(self.worth(later, appetites))
            return sum(worths) / len(worths)
        appetites.play_on(position, alone=self.seat)
        return outlook(position, self.seat, rounds_left(position))

    def draft(self, position: FiveSealsPosition) -> int:
        return by_hope(position, self.seat, lures(position, self.seat))[0]
