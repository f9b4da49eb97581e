"""A player of Five Seals who knows the ways, what dice are worth, and how a scroll helps to break a seal.

It breaks what greedy would break, and uses a scroll if it can break something better then. It does not see
that one more die is always worth having, and takes dice of the colours that it sees most of.
"""

from __future__ import annotations

from conclave.bots.bot import Bot
from conclave.core.actions import Actions
from conclave.games.five_seals.bots.action_values import BRINGS_A_DIE, NEVER, take_best
from conclave.games.five_seals.bots.beginner_values import BeginnerValues
from conclave.games.five_seals.engine.codes import thing_of
from conclave.games.five_seals.engine.seals import spell_of
from conclave.games.five_seals.interface.view import FiveSealsView


class _Values(BeginnerValues):
    def worth_of_casting(self, action: int) -> float:
        if spell_of(thing_of(action)) in BRINGS_A_DIE and self.position.breaks_in_reach(self.seat).number():
            return NEVER
        return super().worth_of_casting(action)


class Apprentice(Bot):
    def decide(self, view: FiveSealsView, legal: Actions) -> int:
        return take_best(self, _Values, view, legal)
