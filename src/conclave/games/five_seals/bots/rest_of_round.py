"""How a round of Five Seals may go on: everybody takes what is best for them at once, and uses no scrolls."""

from __future__ import annotations

from functools import cache
from itertools import chain
from math import inf
from typing import Final

from conclave.core.chance import Chance, Outcome
from conclave.core.pending import Decide
from conclave.games.five_seals.bots.action_values import price_of_dice
from conclave.games.five_seals.bots.draft import by_hope
from conclave.games.five_seals.bots.seal_values import seal_values
from conclave.games.five_seals.engine.codes import BREAK_SEAL, END, code
from conclave.games.five_seals.engine.dice import breaking_sets
from conclave.games.five_seals.engine.dungeon import STRENGTH_BITS, STRENGTH_IN_BORDER
from conclave.games.five_seals.engine.elements import COLOURS, ELEMENTS, MIND
from conclave.games.five_seals.engine.position import FiveSealsPosition
from conclave.games.five_seals.engine.seals import STRONGEST
from conclave.games.five_seals.engine.stages import ABSORB, DRAFT, THEFT, TURN

OUTCOMES: Final = 6
"""How many outcomes of a roll are looked at: every one of a single die. Chosen by hand."""
ALL: Final = slice(None)


@cache
def cheapest(dice: int) -> list[tuple[float, int]]:
    """By the strength of a seal: the cheapest of the dice that break it, and their price; or no dice."""
    sets = [breaking_sets(dice, strength) for strength in range(STRONGEST + 1)]
    return [min([(price_of_dice(each), each) for each in some], default=(0.0, 0)) for some in sets]


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


class GreedyPlayers:
    """What every player goes for, as it was when somebody started to think."""

    def __init__(self, position: FiveSealsPosition) -> None:
        self.seal_values = [seal_values(position, seat) for seat in range(position.players)]

    def best_break(self, position: FiveSealsPosition, seat: int) -> int:
        """The break with the highest worth; the end of the round if there is none."""
        values = self.seal_values[seat]
        border = position.dungeon.border[seat * len(COLOURS) : (seat + 1) * len(COLOURS)]
        best = END
        most = -inf
        for colour in range(ELEMENTS):
            held = position.dice[seat * ELEMENTS + colour]
            if held:
                priced = cheapest(held)
                for entry in chain(border[colour], border[MIND]):
                    price, dice = priced[entry & STRENGTH_IN_BORDER]
                    space = entry >> STRENGTH_BITS
                    if dice and values[space] - price > most:
                        most = values[space] - price
                        best = code(BREAK_SEAL, thing=space, colour=colour, dice=dice)
        return best

    def play_on(self, position: FiveSealsPosition, drafting: bool = False, alone: int | None = None) -> None:
        """Play the round in progress to its end; with thought about the dice of the next only if asked.

        Where somebody plays on `alone`, all others give up.
        """
        while True:
            stage = position.stage
            if stage == TURN:
                seat = position.turn
                plays = alone is None or alone == seat
                position.apply(seat, self.best_break(position, seat) if plays else END)
            elif stage == DRAFT or stage == ABSORB or stage == THEFT:
                pending = position.pending
                assert isinstance(pending, Decide)
                seat = pending.seats[0]
                if drafting and stage == DRAFT:
                    position.apply(seat, by_hope(position, seat, self.seal_values[seat])[0])
                else:
                    position.apply(seat, position.choices(seat)[0])
            else:
                return


def after_roll(position: FiveSealsPosition, outcomes: slice = ALL) -> list[FiveSealsPosition]:
    """A position for each of some typical outcomes of a roll."""
    found: list[FiveSealsPosition] = []
    for outcome in typical_outcomes(position.pending)[outcomes]:
        later = position.clone()
        later.settle(outcome)
        found.append(later)
    return found
