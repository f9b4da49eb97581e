"""A strong player of Five Seals.

It looks for the best way to play its whole turn: scrolls one after the other, then the break
(`five_seals_plans`). The most promising plans are played on to the end of the round, with everybody taking
what is best for them (`five_seals_playing_on`), so that it sees what it leaves to others and what it blocks.
What counts then is the chance to win (`five_seals_prospects`). The plan is kept until it is carried out,
unless the table looks different from what was expected.
"""

from __future__ import annotations

from typing import Final

from conclave.bots.bot import Bot
from conclave.bots.five_seals_greedy import Greedy
from conclave.bots.five_seals_next_round import best_draft
from conclave.bots.five_seals_plans import Plan, TurnSearch
from conclave.bots.five_seals_playing_on import Appetites, typical_outcomes
from conclave.bots.five_seals_prospects import chance_to_win
from conclave.core.actions import Actions
from conclave.core.game import Game
from conclave.core.source import Source
from conclave.games.five_seals.position import FiveSealsPosition
from conclave.games.five_seals.stages import DRAFT, SPELL, SPELL_ROLL, TURN
from conclave.games.five_seals.view import FiveSealsView

MOST_PLANS: Final = 40
"""So many plans are played on to the end of the round."""


class Adept(Bot):
    def __init__(self, game: Game, seat: int, source: Source) -> None:
        super().__init__(game, seat, source)
        self.plan: list[tuple[FiveSealsView, int]] = []
        """What is still to be done this turn, each with the view in which it was planned."""
        self.greedy = Greedy(game, seat, source)

    def decide(self, view: FiveSealsView, legal: Actions) -> int:
        if self.plan and self.plan[0][0] == view:
            return self.plan.pop(0)[1]
        self.plan = []
        if len(legal) == 1:
            return legal[0]
        position = self.game.imagine(view, self.source)
        assert isinstance(position, FiveSealsPosition)
        if position.stage == TURN or position.stage == SPELL:
            best = self.best_plan(position)
            if best is not None:
                self.plan = self.steps(position, best)
                return self.plan.pop(0)[1]
        if position.stage == DRAFT:
            return best_draft(position, self.seat, self.source)
        return self.greedy.decide(view, legal)  # a start circle, a token to absorb, a die for a thief

    def best_plan(self, position: FiveSealsPosition) -> Plan | None:
        """None in the middle of a spell that does nothing for this turn."""
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

    def steps(self, position: FiveSealsPosition, plan: Plan) -> list[tuple[FiveSealsView, int]]:
        """The decisions of a plan, each with what the table will look like then."""
        found: list[tuple[FiveSealsView, int]] = []
        later = position.clone()
        for action in plan.actions:
            found.append((later.view(self.seat), action))
            later.apply(self.seat, action)
        return found
