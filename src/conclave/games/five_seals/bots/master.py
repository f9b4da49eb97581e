"""A strong player of Five Seals.

It looks for the best way to play its whole turn: scrolls one after the other, then the break
(`plans`). The most promising plans are played on to the end of the round, with everybody taking
what is best for them (`rest_of_round`), so that it sees what it leaves to others and what it blocks.
What counts then is the chance to win (`prospects`). Its dice for the next round it takes by the
odds of the seals in reach, one by one.
"""

from __future__ import annotations

from conclave.games.five_seals.bots.planner import Comparing
from conclave.games.five_seals.bots.prospects import chance_to_win
from conclave.games.five_seals.bots.rest_of_round import GreedyPlayers
from conclave.games.five_seals.engine.position import FiveSealsPosition


class Master(Comparing):
    most_plans = 40
    """Chosen by hand, not fitted."""

    def worth_at_end(self, position: FiveSealsPosition, greedy: GreedyPlayers) -> float:
        """The chance to win if the round goes on as expected."""
        greedy.play_on(position)
        return chance_to_win(position, self.seat)
