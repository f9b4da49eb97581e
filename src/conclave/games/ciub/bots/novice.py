"""A player of ciúb who has just learnt the rules.

A card is a card: it goes for the one that the next roll wins most easily, whatever its points. Swaps it
likes, but rerolls and adjusts it only sees where they complete a card at once. Its token it leaves where it
is, and of dice that look about as useful it takes any.
"""

from __future__ import annotations

from conclave.games.ciub.bots.greedy import HARDLY, Greedy, NextRoll
from conclave.games.ciub.engine.codes import PLACE_TOKEN, REMOVE_CARD, SWAP_DIE, kind_of_action
from conclave.games.ciub.engine.position import CiubPosition


class Novice(Greedy):
    nearly_as_good = 0.1
    """A chance, since all cards are alike."""

    def outlook(self, position: CiubPosition) -> NextRoll:
        return _EasiestCard(position)


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
