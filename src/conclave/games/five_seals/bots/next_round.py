"""Which three dice to take (FS-3, FS-9): those with which the next round goes best.

The round in progress is played on to its end, the next one is rolled a few times and played as well; what
counts is the chance to win after it. All choices of dice are tried with the same rolls. Masters who choose
like this play the games that the model learns from (`games/five_seals/lab/fit_model.py`).
"""

from __future__ import annotations

from typing import Final

from conclave.core.packed import SIDES, count
from conclave.core.source import Source
from conclave.games.five_seals.bots.draft import by_hope
from conclave.games.five_seals.bots.prospects import chance_to_win
from conclave.games.five_seals.bots.rest_of_round import GreedyPlayers
from conclave.games.five_seals.engine.deals import DICE_OF_ROUND
from conclave.games.five_seals.engine.dice import HIGHEST
from conclave.games.five_seals.engine.elements import ELEMENTS
from conclave.games.five_seals.engine.position import FiveSealsPosition
from conclave.games.five_seals.engine.stages import ROLL

DRAFTS: Final = 8
"""How many choices of dice are tried, the most promising first. Chosen by hand."""

ROLLS: Final = 12
"""How often the next round is rolled. Chosen by hand."""


def best_draft(position: FiveSealsPosition, seat: int, source: Source) -> int:
    greedy = GreedyPlayers(position)
    dice = position.players * DICE_OF_ROUND
    rolls = [[1 + source.uniform(HIGHEST) for _ in range(dice)] for _ in range(ROLLS)]
    drafts = by_hope(position, seat, greedy.seal_values[seat])[:DRAFTS]
    best = drafts[0]
    most = -1.0
    for draft in drafts:
        start = position.clone()
        start.apply(seat, draft)
        greedy.play_on(start, drafting=True)
        if start.stage != ROLL:
            return best  # the game ends with this round: the dice do not matter
        worth = 0.0
        for roll in rolls:
            later = start.clone()
            later.settle(outcome_of(later, roll))
            greedy.play_on(later)
            worth += chance_to_win(later, seat)
        if worth > most:
            best, most = draft, worth
    return best


def outcome_of(position: FiveSealsPosition, roll: list[int]) -> tuple[int, ...]:
    """What everybody's dice show, if `roll` has the values of three dice for every seat."""
    outcome: list[int] = []
    for seat in range(position.players):
        values = iter(roll[seat * DICE_OF_ROUND :])
        for colour in range(ELEMENTS):
            dice = count(position.next_dice[seat], colour)
            if dice:
                showing = [0] * SIDES
                for _ in range(dice):
                    showing[next(values) - 1] += 1
                outcome.extend(showing)
    return tuple(outcome)
