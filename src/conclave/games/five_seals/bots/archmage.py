"""The strongest player of Five Seals.

Like master it plays the most promising plans for its turn on to the end of the round. The best few of them it
plays on once more, with everybody planning as well as it can imagine (`plan_rollouts`), and into the
next round. What counts in the end is the chance to win by a model learnt from games (`model`).
Dice are chosen by rolling the next round many times, most often for the choices that look best.
"""

from __future__ import annotations

from typing import Final

from conclave.games.five_seals.bots.draft import by_hope
from conclave.games.five_seals.bots.model import load_model
from conclave.games.five_seals.bots.plan_rollouts import SOME, PlanRollouts, roll_out, some_rolls
from conclave.games.five_seals.bots.planner import Planner
from conclave.games.five_seals.bots.plans import Plan, TurnSearch
from conclave.games.five_seals.bots.rest_of_round import GreedyPlayers, after_roll
from conclave.games.five_seals.engine.position import FiveSealsPosition
from conclave.games.five_seals.engine.stages import ROLL, SPELL_ROLL

MOST_PLANS: Final = 40
"""How many plans are played on to the end of the round. Chosen by hand."""

SHORT_LIST: Final = (6, 4, 3, 2)
"""How many of them are played on with everybody planning, at tables of two to five: rounds get longer. Chosen
by hand."""

ALIKE: Final = 2
"""How many plans on the short list may bring the mage to the same space. Chosen by hand."""

HOPELESS: Final = 0.1
"""A plan whose chance seems so much worse than that of the best is not thought about again. Chosen by
hand."""

ROLLS: Final = 4
"""How often the next round is rolled for each plan on the short list. Chosen by hand."""

DRAFTS: Final = 12
"""How many choices of dice are tried, the most promising first. Chosen by hand."""

ROLLS_OF_DRAFTS: Final = (6, 10, 16, 24)
"""How often the next round is rolled for them; after each of these only the better half goes on. Chosen by
hand."""


class Archmage(Planner):
    def best_plan(self, position: FiveSealsPosition) -> Plan | None:
        rollouts = PlanRollouts(position, load_model())
        plans = TurnSearch(position, self.seat, rollouts.greedy).plans[:MOST_PLANS]
        if len(plans) <= 1:
            return plans[0] if plans else None
        short_list = self.short_list(plans, rollouts)
        if len(short_list) == 1:
            return short_list[0]
        rolls = some_rolls(ROLLS, position.players, self.source)
        best: Plan | None = None
        most = -1.0
        for plan in short_list:
            start = plan.position(self.seat)
            starts = after_roll(start, SOME) if start.stage == SPELL_ROLL else [start]
            ends = [rollouts.play_round(each) for each in starts]
            worth = sum([rollouts.next_round(end, self.seat, rolls) for end in ends]) / len(ends)
            if worth > most:
                best, most = plan, worth
        return best

    def short_list(self, plans: list[Plan], rollouts: PlanRollouts) -> list[Plan]:
        """Those with the best chances if the round is played on greedily, and not all of a kind."""
        looked_at: list[tuple[float, int, Plan]] = []
        for plan in plans:
            end = plan.position(self.seat)
            kind = -end.casting if end.stage == SPELL_ROLL else end.dungeon.mage[self.seat]
            looked_at.append((rollouts.chance(end, self.seat), kind, plan))
        looked_at.sort(key=lambda each: -each[0])
        found: list[Plan] = []
        kinds: list[int] = []
        for chance, kind, plan in looked_at:
            if kinds.count(kind) < ALIKE and chance > looked_at[0][0] - HOPELESS:
                kinds.append(kind)
                found.append(plan)
        return found[: SHORT_LIST[plans[0].before.players - 2]]

    def draft(self, position: FiveSealsPosition) -> int:
        """By sequential halving, all choices with the same rolls."""
        greedy = GreedyPlayers(position)
        drafts = by_hope(position, self.seat, greedy.seal_values[self.seat])[:DRAFTS]
        starts: dict[int, FiveSealsPosition] = {}
        for draft in drafts:
            start = position.clone()
            start.apply(self.seat, draft)
            greedy.play_on(start, drafting=True)
            if start.stage != ROLL:
                return drafts[0]  # the game ends with this round: the dice do not matter
            starts[draft] = start
        greedy = GreedyPlayers(starts[drafts[0]])
        worth = dict.fromkeys(drafts, 0.0)
        for number in ROLLS_OF_DRAFTS:
            if len(drafts) == 1:
                break
            for roll in some_rolls(number, position.players, self.source):
                for draft in drafts:
                    worth[draft] += roll_out(starts[draft], self.seat, roll, greedy, load_model())
            drafts = sorted(drafts, key=lambda draft: -worth[draft])[: (len(drafts) + 1) // 2]
        return drafts[0]
