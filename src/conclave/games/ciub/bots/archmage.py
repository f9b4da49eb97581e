"""The strongest player of ciúb: a master with more room to think who plays for the chance to win.

Between two it takes a card for what it does in the race to the end (`turn_value.py`), turns up a card
itself when that brings the Opus Magnum within reach, and in a last turn wants only what still wins.
"""

from __future__ import annotations

from typing import Final

from conclave.games.ciub.bots.adept import pool_after
from conclave.games.ciub.bots.master import Master, denial
from conclave.games.ciub.bots.prospect_of_seat import SeatProspects
from conclave.games.ciub.bots.turn_value import TurnValue
from conclave.games.ciub.engine.codes import REMOVE_CARD, kind_of_action
from conclave.games.ciub.engine.pool import number, surplus

MANY: Final = 100.0
"""More points than any dice are worth. Chosen by hand."""


class Archmage(Master):
    version = 1
    most_states = 600_000
    """Chosen by hand, not fitted: six times the room of `master`."""

    def worth_of_win(self, prospects: SeatProspects, card: int) -> float:
        turn_value = TurnValue(prospects)
        if not turn_value.is_known:
            return super().worth_of_win(prospects, card)
        if prospects.last_turns:
            return turn_value.worth(card)
        return turn_value.worth(card) + denial(prospects, card)

    def token(self, prospects: SeatProspects, action: int) -> float:
        worth = super().token(prospects, action)
        return worth + TurnValue(prospects).hurry() if kind_of_action(action) == REMOVE_CARD else worth

    def dice(self, prospects: SeatProspects, action: int) -> float:
        """After a last turn only the number of dice counts (CB-11)."""
        worth = super().dice(prospects, action)
        if not prospects.last_turns:
            return worth
        held, doubled = pool_after(prospects, action)
        return MANY * (number(held - surplus(held)) + sum(doubled)) + worth
