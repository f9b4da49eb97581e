"""What the stronger players of Five Seals have in common: a plan for the whole turn, kept until it is done.

Unless the table looks different from what was expected, they think once for scrolls and break together. Some
of them (`Comparing`) take the plan that promises most when they play the round on in their mind.
"""

from __future__ import annotations

from conclave.bots.bot import Bot
from conclave.core.actions import Actions
from conclave.core.game import Game
from conclave.core.source import Source
from conclave.games.five_seals.bots.draft import by_hope
from conclave.games.five_seals.bots.greedy import Greedy
from conclave.games.five_seals.bots.plans import Plan, TurnSearch
from conclave.games.five_seals.bots.rest_of_round import GreedyPlayers, after_roll
from conclave.games.five_seals.bots.seal_values import seal_values
from conclave.games.five_seals.engine.position import FiveSealsPosition
from conclave.games.five_seals.engine.stages import DRAFT, SPELL, SPELL_ROLL, TURN
from conclave.games.five_seals.interface.view import FiveSealsView


class Planner(Bot):
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
            return self.draft(position)
        return self.greedy.decide(view, legal)  # a start circle, a token to absorb, a die for a thief

    def best_plan(self, position: FiveSealsPosition) -> Plan | None:
        """None in the middle of a spell that does nothing for this turn."""
        raise NotImplementedError

    def draft(self, position: FiveSealsPosition) -> int:
        """Which three dice to take."""
        raise NotImplementedError

    def steps(self, position: FiveSealsPosition, plan: Plan) -> list[tuple[FiveSealsView, int]]:
        """The decisions of a plan, each with what the table will look like then."""
        found: list[tuple[FiveSealsView, int]] = []
        later = position.clone()
        for action in plan.actions:
            found.append((later.view(self.seat), action))
            later.apply(self.seat, action)
        return found


class Comparing(Planner):
    most_plans: int
    """How many plans are played on."""

    def best_plan(self, position: FiveSealsPosition) -> Plan | None:
        greedy = GreedyPlayers(position)
        plans = TurnSearch(position, self.seat, greedy).plans[: self.most_plans]
        return max(plans, key=lambda plan: self.worth(plan.position(self.seat), greedy), default=None)

    def worth(self, position: FiveSealsPosition, greedy: GreedyPlayers) -> float:
        """The mean over what a roll may show, if a scroll has to be rolled for."""
        if position.stage == SPELL_ROLL:
            worths = [self.worth(later, greedy) for later in after_roll(position)]
            return sum(worths) / len(worths)
        return self.worth_at_end(position, greedy)

    def worth_at_end(self, position: FiveSealsPosition, greedy: GreedyPlayers) -> float:
        """Play the round on, then say what came of it."""
        raise NotImplementedError

    def draft(self, position: FiveSealsPosition) -> int:
        """By the odds of the seals in reach, one by one."""
        return by_hope(position, self.seat, seal_values(position, self.seat))[0]
