"""A player of Five Seals in one of their first games.

It takes the strongest scroll that it can, whatever dice it costs. Otherwise it breaks a seal beside which a
scroll lies: it does not see further. It uses scrolls only when it could break nothing without them. It takes
dice of the colours that it sees most of.
"""

from __future__ import annotations

from typing import Final

from conclave.bots.bot import Bot
from conclave.core.actions import Actions
from conclave.games.five_seals.bots.action_values import NEVER, take_best
from conclave.games.five_seals.bots.beginner_values import BeginnerValues
from conclave.games.five_seals.engine.codes import dice_of, thing_of
from conclave.games.five_seals.engine.dice import total
from conclave.games.five_seals.engine.position import FiveSealsPosition
from conclave.games.five_seals.engine.seals import STRENGTH
from conclave.games.five_seals.interface.view import FiveSealsView

PRICE_OF_PIP: Final = 0.01
"""Of two ways to break the same seal it takes the one with the lower dice. Chosen by hand."""

BESIDE: Final = 0.1
"""What a scroll beside a token counts, compared with one that is taken at once. Chosen by hand."""


class _Values(BeginnerValues):
    def __init__(self, position: FiveSealsPosition, seat: int) -> None:
        super().__init__(position, seat)
        strengths = [float(STRENGTH[seal]) for seal in position.dungeon.seal]
        boxes = set(position.dungeon.scrolls_on_board())
        for space in position.dungeon.board.circles_listed:
            beside = [strengths[each] for each in position.dungeon.board.beside[space] if each in boxes]
            strengths[space] = BESIDE * max(beside, default=0.0)
        self.seal_values = strengths

    def worth_of_casting(self, action: int) -> float:
        if self.position.breaks_in_reach(self.seat).number():
            return NEVER
        return super().worth_of_casting(action)

    def worth_of_breaking(self, action: int) -> float:
        return self.seal_values[thing_of(action)] - PRICE_OF_PIP * total(dice_of(action))


class Novice(Bot):
    def decide(self, view: FiveSealsView, legal: Actions) -> int:
        return take_best(self, _Values, view, legal)
