"""How a round of Five Seals may go on: everybody takes what is best for them at once, and uses no scrolls."""

from __future__ import annotations

from functools import cache
from math import inf
from typing import Final

from conclave.bots.five_seals_draft import by_hope
from conclave.bots.five_seals_greedy import price_of_dice
from conclave.bots.five_seals_lure import lures
from conclave.core.chance import Chance, Outcome
from conclave.core.pending import Decide
from conclave.games.five_seals.codes import BREAK_SEAL, END, code
from conclave.games.five_seals.dice import breaking_sets
from conclave.games.five_seals.elements import ELEMENTS, WORKS_ON
from conclave.games.five_seals.position import FiveSealsPosition
from conclave.games.five_seals.seals import COLOUR, STRENGTH
from conclave.games.five_seals.stages import ABSORB, DRAFT, THEFT, TURN

OUTCOMES: Final = 6
"""So many outcomes of a roll are looked at: every one of a single die."""


@cache
def cheapest(dice: int, strength: int) -> tuple[float, int]:
    """The cheapest of the dice that break a seal, and their price; no dice if there are none."""
    sets = breaking_sets(dice, strength)
    return min([(price_of_dice(each), each) for each in sets], default=(0.0, 0))


@cache
def typical_outcomes(chance: Chance) -> tuple[Outcome, ...]:
    """A few outcomes of a roll that stand for all of them, equally likely."""
    picked: list[Outcome] = []
    seen = 0
    for outcome, weight in chance.outcomes():
        seen += weight
        while len(picked) < OUTCOMES and seen * OUTCOMES >= (len(picked) + 0.5) * chance.total():
            picked.append(outcome)
    return tuple(picked)


class Appetites:
    """What every player goes for, as it was when somebody started to think."""

    def __init__(self, position: FiveSealsPosition) -> None:
        self.lures = [lures(position, seat) for seat in range(position.players)]

    def best_break(self, position: FiveSealsPosition, seat: int) -> int:
        """The break with the highest worth; the end of the round if there is none."""
        lure = self.lures[seat]
        start = seat * ELEMENTS
        best = END
        most = -inf
        for space in position.in_reach(seat):
            seal = position.seal[space]
            for colour in WORKS_ON[COLOUR[seal]]:
                held = position.dice[start + colour]
                if held:
                    price, dice = cheapest(held, STRENGTH[seal])
                    if dice and lure[space] - price > most:
                        most = lure[space] - price
                        best = code(BREAK_SEAL, thing=space, colour=colour, dice=dice)
        return best

    def play_on(self, position: FiveSealsPosition, drafting: bool = False) -> None:
        """Play the round in progress to its end; with thought about the dice of the next only if asked."""
        while True:
            stage = position.stage
            if stage == TURN:
                position.apply(position.turn, self.best_break(position, position.turn))
            elif stage == DRAFT or stage == ABSORB or stage == THEFT:
                pending = position.pending
                assert isinstance(pending, Decide)
                seat = pending.seats[0]
                if drafting and stage == DRAFT:
                    position.apply(seat, by_hope(position, seat, self.lures[seat])[0])
                else:
                    position.apply(seat, position.choices(seat)[0])
            else:
                return
