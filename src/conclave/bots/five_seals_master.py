"""A strong player of Five Seals.

It looks for the best way to play its whole turn: scrolls one after the other, then the break
(`five_seals_plans`). The most promising plans are played on to the end of the round, with everybody taking
what is best for them (`five_seals_playing_on`), so that it sees what it leaves to others and what it blocks.
What counts then is the chance to win (`five_seals_prospects`). Its dice for the next round it takes by the
odds of the seals in reach, one by one.
"""

from __future__ import annotations

from typing import Final

from conclave.bots.five_seals_draft import by_hope
from conclave.bots.five_seals_lure import lures
from conclave.bots.five_seals_planner import Planner
from conclave.bots.five_seals_plans import Plan, TurnSearch
from conclave.bots.five_seals_playing_on import Appetites, typical_outcomes
from conclave.bots.five_seals_prospects import chance_to_win
from conclave.games.five_seals.position import FiveSealsPosition
from conclave.games.five_seals.stages import SPELL_ROLL

MOST_PLANS: Final = 40
"""So many plans are played on to the end of the round."""


class Master(Planner):
    def best_plan(self, position: FiveSealsPosition) -> Plan | None:
        appetites = Appetites(position)
        best: Plan | None = None
        most = -1.0
        for plan in TurnSearch(position, self.seat, appetites).plans[:MOST_PLANS]:
            worth = self.worth(plan.position(self.seat), appetites)
            if worth > most:
                best, most = plan, worth
        return best

    def worth(self, position: FiveSealsPosition, appetites: Appetites) -> float:
        """The chance to win if the round goes on as expected."""
        if position.stage == SPELL_ROLL:
            worths: list[float] = []
            for outcome in typical_outcomes(position.pending):
                later = position.clone()
                later.settle(outcome)
                appetites.play_on(later)
                worths.append(chance_to_win(later, self.seat))
            return sum(worths) / len(worths)
        appetites.play_on(position)
        return chance_to_win(position, self.seat)

    def draft(self, position: FiveSealsPosition) -> int:
        return by_hope(position, self.seat, lures(position, self.seat))[0]
