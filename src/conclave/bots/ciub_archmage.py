"""The strongest player of ciúb: a master with more room to think who plays for the chance to win.

Between two it takes a card for what it does in the race to the end (`ciub_outlook.py`), turns up a card
itself when that brings the Opus Magnum within reach, and in a last turn wants only what still wins.
"""

from __future__ import annotations

from typing import Final

from conclave.bots.ciub_adept import pool_after
from conclave.bots.ciub_master import Master, denial
from conclave.bots.ciub_outlook import Outlook
from conclave.bots.ciub_standing import Standing
from conclave.games.ciub.codes import REMOVE_CARD, kind_of_action
from conclave.games.ciub.pool import number, surplus

MANY: Final = 100.0
"""More points than any dice are worth."""


class Archmage(Master):
    version = 1
    most_states = 600_000

    def worth_of_win(self, standing: Standing, card: int) -> float:
        outlook = Outlook(standing)
        if not outlook.is_known:
            return super().worth_of_win(standing, card)
        if standing.last_turns:
            return outlook.worth(card)
        return outlook.worth(card) + denial(standing, card)

    def token(self, standing: Standing, action: int) -> float:
        worth = super().token(standing, action)
        return worth + Outlook(standing).hurry() if kind_of_action(action) == REMOVE_CARD else worth

    def dice(self, standing: Standing, action: int) -> float:
        """After a last turn only the number of dice counts (CB-11)."""
        worth = super().dice(standing, action)
        if not standing.last_turns:
            return worth
        held, doubled = pool_after(standing, action)
        return MANY * (number(held - surplus(held)) + sum(doubled)) + worth
