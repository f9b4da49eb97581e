"""Roughly how likely every seat is to win a game of Five Seals, right after a chance.

The round is played on with the dice as they lie, everybody taking what is best at once. What comes of it
counts half: players use their scrolls, so the round will not go quite like that. The other half is what they
have now. And dice that show more leave more to choose from. Then the bots' model says how long the game may
last, what the scrolls help to win until then, and how far a lead may still change.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from conclave.core.pending import Over
from conclave.core.places import shares_of_win
from conclave.core.position import Position
from conclave.games.five_seals.bots.model import ENDING_GAMES_OF_TWO, load_model, read_off
from conclave.games.five_seals.bots.rest_of_round import GreedyPlayers
from conclave.games.five_seals.engine.dice import total
from conclave.games.five_seals.engine.elements import ELEMENTS
from conclave.games.five_seals.engine.position import FiveSealsPosition
from conclave.games.five_seals.engine.scoring import fewest_left
from conclave.games.five_seals.engine.stages import FINISHED
from conclave.lab.stats.win_chances import chances_by_points, even_chances

PLAYED_ON: Final = 0.5
"""How much the end of the round counts, as it is played on. Chosen by hand, not fitted."""
POINTS_OF_PIP: Final = 0.5
"""What each pip that the dice show counts, in points. Chosen by hand, not fitted."""
SPREAD_IF_LAST: Final = 2.0
"""How far a lead may still change, in points, if the game would be over with this round. Chosen by hand,
not fitted; docs/lab.md says how much luck the value takes out of results."""


def five_seals_value(position: Position) -> Sequence[float]:
    assert isinstance(position, FiveSealsPosition)
    pending = position.pending
    if isinstance(pending, Over):
        return shares_of_win(pending.places)
    if position.round == 0:
        return even_chances(position.players)
    later = position.clone()
    GreedyPlayers(later).play_on(later)
    seats = range(position.players)
    expected = [
        (1.0 - PLAYED_ON) * _expected_points(position, seat)
        + PLAYED_ON * _expected_points(later, seat)
        + POINTS_OF_PIP * _pips(position, seat)
        for seat in seats
    ]
    spread = SPREAD_IF_LAST if later.stage == FINISHED else read_off(load_model().spread, _place(later))
    return chances_by_points(expected, spread)


def _expected_points(position: FiveSealsPosition, seat: int) -> float:
    """The points that a player may end with, less what everybody gets."""
    model = load_model()
    points, use = model.holdings(position, seat)
    rounds = 0.0 if position.stage == FINISHED else read_off(model.rounds, _place(position))
    return points + rounds * use


def _place(position: FiveSealsPosition) -> float:
    """FS-10: where the model is read off, by how many scrolls of strength 6 may still be taken."""
    to_take = max(position.dungeon.strongest_left - fewest_left(position.players) + 1, 0)
    return to_take * ENDING_GAMES_OF_TWO / (position.players + 1)


def _pips(position: FiveSealsPosition, seat: int) -> int:
    dice = position.dice[seat * ELEMENTS : (seat + 1) * ELEMENTS]
    return sum([total(each) for each in dice])
