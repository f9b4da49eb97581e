"""The turn solver at the table: which cards a turn goes for, and the tables that tell how.

The solver's tables grow quickly with the cards, the dice and the kinds that may be swapped in, so a plan
takes as much of each as stays quick.
"""

from __future__ import annotations

from typing import Final

from conclave.analysis.ciub_leading import promising_kinds
from conclave.analysis.ciub_turn import TooLarge, TurnOdds
from conclave.bots.ciub_standing import Standing
from conclave.games.ciub.dice import KIND_OF, NUMBER_OF_KINDS, STATES
from conclave.games.ciub.dice_choices import available
from conclave.games.ciub.pool import counts
from conclave.games.ciub.position import CiubPosition

MOST_STATES: Final = 600_000
TOLERANCE: Final = 0.1
"""A pessimistic bound: worths are far nearer than that."""
LEAST_HOPE: Final = 0.01
"""Points times chance below which a card is not planned for."""
MOST_CARDS: Final = 3
PLANS: Final = ((3, 3), (3, 2), (2, 3), (2, 2), (1, 3), (1, 2), (1, 1), (1, 0))
"""How many cards, and how many kinds to swap for, from the most to the least that is tried."""


def plan_turn(position: CiubPosition, worths: dict[int, float]) -> TurnOdds | None:
    """Tables for the turn as it stands and the cards with the most worth times chance; None if none fits."""
    standing = Standing(position)
    pool = position.held[position.turn]
    hopes = [(worth * standing.chance(pool, card), card) for card, worth in worths.items()]
    cards = [card for hope, card in sorted(hopes, reverse=True) if hope > LEAST_HOPE][:MOST_CARDS]
    if not cards:
        return None
    outside = [0] * NUMBER_OF_KINDS
    for state in range(STATES):
        outside[KIND_OF[state]] += position.outside[state]
    needs = [position.cards.requirement[card] for card in cards]
    for most_cards, most_kinds in PLANS:
        if most_cards > len(cards):
            continue
        wanted = {
            need: worths[card] for need, card in zip(needs[:most_cards], cards[:most_cards], strict=True)
        }
        try:
            return TurnOdds(
                wanted,
                position.jokers,
                outside,
                counts(position.supply),
                position.tray,
                offered=promising_kinds(wanted, available(position.supply))[:most_kinds],
                tolerance=TOLERANCE,
                most_states=MOST_STATES,
            )
        except TooLarge:
            continue
    return None
