"""A player of ciúb that does anything at random, but knows when to stop.

It stops as soon as a card can be won and wins it, and it does not stop while it can roll on.
"""

from __future__ import annotations

from conclave.bots.bot import Bot
from conclave.core.actions import Actions
from conclave.games.ciub.engine.dice_choices import STOP_CODE
from conclave.games.ciub.engine.position import DECLINE_CODE, CiubPosition
from conclave.games.ciub.engine.stages import ACT, ASIDE, CAST
from conclave.games.ciub.interface.view import CiubView


class Random(Bot):
    def decide(self, view: CiubView, legal: Actions) -> int:
        position = self.game.imagine(view, self.source)
        assert isinstance(position, CiubPosition)
        actions = list(legal)
        if position.stage in (ACT, ASIDE):
            if position.winnable():
                return STOP_CODE
            actions = [action for action in actions if action != STOP_CODE] or actions
        elif position.stage == CAST:
            actions = [action for action in actions if action != DECLINE_CODE]
        return actions[self.source.uniform(len(actions))]
