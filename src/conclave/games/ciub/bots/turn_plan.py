"""The turn solver at the table: which cards a turn goes for, and the tables that tell how.

The solver's tables grow quickly with the cards, the dice and the kinds that may be swapped in, so a plan
takes as much of each as stays quick.
"""

from __future__ import annotations

from typing import Final

from conclave.games.ciub.bots.prospects import prospect
from conclave.games.ciub.engine.dice import HIGHEST, KIND_OF, NUMBER_OF_KINDS, STATES
from conclave.games.ciub.engine.dice_choices import available
from conclave.games.ciub.engine.pool import counts, pack
from conclave.games.ciub.engine.position import CiubPosition
from conclave.games.ciub.engine.requirement import (
    LIST,
    count_numbers,
    form_of,
    needed,
    one_of,
    reached,
    times,
)
from conclave.games.ciub.odds.best_dice import promising_kinds
from conclave.games.ciub.odds.turn import TooLarge, TurnOdds

TOLERANCE: Final = 0.5
"""A pessimistic bound on the error of the tables: worths are far nearer than that. Chosen by hand, after
games with 0.1 and 0.5 (docs/strength-ciub.md)."""
LEAST_HOPE: Final = 0.01
"""Points times chance below which a card is not planned for. Chosen by hand."""
MOST_CARDS: Final = 3
PLANS: Final = ((3, 3), (3, 2), (2, 3), (2, 2), (1, 3), (1, 2), (1, 1), (1, 0))
"""How many cards, and how many kinds to swap for, from the most to the least that is tried. Chosen by
hand."""


class TurnPlan:
    """How the rest of a turn is played."""

    def __init__(self, odds: TurnOdds, dice: int, complete: bool) -> None:
        self.odds = odds
        self.dice = dice
        """Outside the tray, when it was made."""
        self.complete = complete
        """Whether all cards and as many kinds as ever are looked at."""


def plan_turn(position: CiubPosition, worths: dict[int, float], most_states: int) -> TurnPlan | None:
    """Tables for the turn as it stands and the cards with the most worth times chance; None if none fits."""
    outside = [0] * NUMBER_OF_KINDS
    for state in range(STATES):
        outside[KIND_OF[state]] += position.outside[state]
    hopes = [(worth * _chance(position, card, outside), card) for card, worth in worths.items()]
    cards = [card for hope, card in sorted(hopes, reverse=True) if hope > LEAST_HOPE][:MOST_CARDS]
    if not cards:
        return None
    needs = [position.cards.requirement[card] for card in cards]
    for most_cards, most_kinds in PLANS:
        if most_cards > len(cards):
            continue
        wanted = {
            need: worths[card] for need, card in zip(needs[:most_cards], cards[:most_cards], strict=True)
        }
        try:
            odds = TurnOdds(
                wanted,
                position.jokers,
                outside,
                counts(position.supply),
                position.tray,
                offered=promising_kinds(wanted, available(position.supply))[:most_kinds],
                tolerance=TOLERANCE,
                most_states=most_states,
                self_adjust_to_tray=position.self_adjust_to_tray,
            )
        except TooLarge:
            continue
        complete = most_cards == len(cards) and most_kinds == PLANS[0][1]
        return TurnPlan(odds, sum(outside), complete)
    return None


def _chance(position: CiubPosition, card: int, outside: list[int]) -> float:
    """About the chance to win the card: what the tray lacks, with the dice outside it."""
    need = position.cards.requirement[card]
    shown = count_numbers(position.tray)
    come = reached(need, shown, position.jokers)
    if come >= needed(need):
        return 1.0
    if form_of(need) == LIST:
        lacking = [max(0, times(need, each) - shown[each]) * one_of(each) for each in range(1, HIGHEST + 1)]
        return prospect(pack(outside), sum(lacking), position.jokers)
    return prospect(pack(outside), need - come, position.jokers)
