"""What a plan in Five Seals leads to if everybody goes on planning.

The round is played to its end, and every turn of it is planned with scrolls, cursorily: by others, and by
whoever is thinking too. Then the next round is rolled a few times and played on greedily.
"""

from __future__ import annotations

from typing import Final

from conclave.core.pending import Decide
from conclave.core.source import Source
from conclave.games.five_seals.bots.draft import by_hope
from conclave.games.five_seals.bots.model import Model
from conclave.games.five_seals.bots.next_round import outcome_of
from conclave.games.five_seals.bots.plans import CURSORY, TurnSearch
from conclave.games.five_seals.bots.rest_of_round import ALL, GreedyPlayers, after_roll, typical_outcomes
from conclave.games.five_seals.engine.deals import DICE_OF_ROUND
from conclave.games.five_seals.engine.dice import HIGHEST
from conclave.games.five_seals.engine.position import FiveSealsPosition
from conclave.games.five_seals.engine.stages import ABSORB, DRAFT, ROLL, SPELL, SPELL_ROLL, THEFT, TURN

PLANS: Final = 8
"""How many plans are compared for a turn that is only imagined. Chosen by hand."""

MIDDLING: Final = 3
"""A roll within a round that is played on: this one of its typical outcomes, then the next one, and so on.
Chosen by hand."""

SOME: Final = slice(1, None, 3)
"""Of the typical outcomes of a roll, a low and a high one. Chosen by hand."""

Rolls = list[list[int]]
"""What everybody's three dice show in the next round, a few times."""


def some_rolls(number: int, players: int, source: Source) -> Rolls:
    dice = range(players * DICE_OF_ROUND)
    return [[1 + source.uniform(HIGHEST) for _ in dice] for _ in range(number)]


class PlanRollouts:
    """Everybody goes for what they wanted when somebody started to think."""

    def __init__(self, position: FiveSealsPosition, model: Model) -> None:
        self.greedy = GreedyPlayers(position)
        self.model = model

    # -- the round goes on -------------------------------------------------------------------------------

    def chance(self, position: FiveSealsPosition, seat: int, outcomes: slice = ALL) -> float:
        """A player's chance to win if the round is played on greedily; some outcomes of a roll are enough."""
        if position.stage == SPELL_ROLL:
            laters = after_roll(position, outcomes)
            return sum([self.chance(later, seat) for later in laters]) / len(laters)
        later = position.clone()
        self.greedy.play_on(later)
        return self.model.chance(later, seat)

    def play_round(self, position: FiveSealsPosition) -> FiveSealsPosition:
        """The end of the round if everybody plans; the position that is given may be played on."""
        rolled = 0
        while True:
            stage = position.stage
            if stage == TURN or stage == SPELL:
                position = self.turn(position)
            elif stage == SPELL_ROLL:
                outcomes = typical_outcomes(position.pending)
                position.settle(outcomes[(MIDDLING + rolled) % len(outcomes)])
                rolled += 1
            elif stage == DRAFT or stage == ABSORB or stage == THEFT:
                pending = position.pending
                assert isinstance(pending, Decide)
                position.apply(pending.seats[0], self.choice(position, pending.seats[0]))
            else:
                return position

    def turn(self, position: FiveSealsPosition) -> FiveSealsPosition:
        """What the best plan leads to that a cursory look finds for whoever has the turn."""
        seat = position.turn
        laters = [
            plan.position(seat) for plan in TurnSearch(position, seat, self.greedy, CURSORY).plans[:PLANS]
        ]
        if len(laters) > 1:
            return max(laters, key=lambda later: self.chance(later, seat, SOME))
        if not laters:  # in the middle of a spell that does nothing for this turn
            laters.append(position)
            position.apply(seat, position.choices(seat)[0])
        return laters[0]

    def choice(self, position: FiveSealsPosition, seat: int) -> int:
        """Dice for the next round; what to absorb or give to a thief hardly matters."""
        if position.stage == DRAFT:
            return by_hope(position, seat, self.greedy.seal_values[seat])[0]
        return position.choices(seat)[0]

    # -- the next round ----------------------------------------------------------------------------------

    def next_round(self, end: FiveSealsPosition, seat: int, rolls: Rolls) -> float:
        """A player's chance to win after the next round, over some rolls of it."""
        if end.stage != ROLL:
            return self.model.chance(end, seat)
        greedy = GreedyPlayers(end)
        return sum([roll_out(end, seat, roll, greedy, self.model) for roll in rolls]) / len(rolls)


def roll_out(
    start: FiveSealsPosition, seat: int, roll: list[int], greedy: GreedyPlayers, model: Model
) -> float:
    """A player's chance to win after a round that is rolled like this and played on without scrolls."""
    later = start.clone()
    later.settle(outcome_of(later, roll))
    greedy.play_on(later)
    return model.chance(later, seat, unused=1.0)
