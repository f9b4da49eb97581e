"""A player of ciúb who has just learnt the rules.

A card is a card: it goes for the one that the next roll wins most easily, whatever its points. It likes
swaps, but sees rerolls and adjusts only where they complete a card at once. It leaves its token where it is,
and among dice that look about as useful it picks any.
"""

from __future__ import annotations

from typing import Final

from conclave.bots.bot import Bot
from conclave.core.actions import Actions
from conclave.games.ciub.bots.next_roll import HARDLY, NextRoll, best_for_next_roll
from conclave.games.ciub.engine.codes import PLACE_TOKEN, REMOVE_CARD, SWAP_DIE, kind_of_action
from conclave.games.ciub.interface.view import CiubView

NEARLY_AS_GOOD: Final = 0.1
"""Chosen by hand; a chance, since all cards are alike."""


class Novice(Bot):
    def decide(self, view: CiubView, legal: Actions) -> int:
        return best_for_next_roll(self, _EasiestCard, view, legal, NEARLY_AS_GOOD)


class _EasiestCard(NextRoll):
    def points(self, card: int) -> float:  # noqa: ARG002 - that is just it
        return 1.0

    def after(self, action: int) -> float:
        chance = super().after(action)
        return chance if kind_of_action(action) == SWAP_DIE or chance > 1.0 - HARDLY else 0.0

    def worth(self, action: int) -> float:
        if kind_of_action(action) in (PLACE_TOKEN, REMOVE_CARD):
            return -1.0
        return super().worth(action)
