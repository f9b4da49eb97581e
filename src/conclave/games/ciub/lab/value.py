"""Roughly how likely every seat is to win a game of ciúb, right after a chance.

Everybody has the points of their cards, and whoever is rolling also what may be hoped for from the dice as
they lie (`rest_of_turn.py`). In the last turns the others count what they may hope for too; before, all
have turns to come. Who has more points is then the more likely to win.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from conclave.core.pending import Over
from conclave.core.places import shares_of_win
from conclave.core.position import Position
from conclave.games.ciub.bots.prospects import prospect
from conclave.games.ciub.engine.cards import NO_CARD
from conclave.games.ciub.engine.position import CiubPosition
from conclave.games.ciub.engine.stages import ACT, ASIDE, CAST, ROLL
from conclave.games.ciub.engine.state import NOBODY
from conclave.games.ciub.lab.rest_of_turn import chance_in_turn
from conclave.lab.stats.win_chances import chances_by_points, even_chances

SPREAD: Final = 7.0
"""With this many points more somebody is e times as likely to win. This and the next two figures were chosen
because they take the most luck out of games of two and four together (`lab/stats/luck_check.py`)."""
SPREAD_AT_LAST: Final = 0.8
"""The same in the last turns, chosen likewise."""
COST_OF_WIN: Final = 0.2
"""The part of a card's points that the dice cost which its winner has to give back (CB-8b). Chosen
likewise."""


def ciub_value(position: Position) -> Sequence[float]:
    assert isinstance(position, CiubPosition)
    pending = position.pending
    if isinstance(pending, Over):
        return shares_of_win(pending.places)
    if position.turn == NOBODY:
        return even_chances(position.players)
    last = position.opus != NOBODY
    spread, kept = (SPREAD_AT_LAST, 1.0) if last else (SPREAD, 1.0 - COST_OF_WIN)
    expected = [position.points(seat) + kept * _hope(position, seat) for seat in range(position.players)]
    return chances_by_points(expected, spread)


def _hope(position: CiubPosition, seat: int) -> float:
    """Points times chance of the best card for a turn in progress, or for a last one that is to come."""
    if seat != position.turn or position.stage == ROLL:
        return _hope_of_last_turn(position, seat)
    cards = position.cards
    opus = position.opus == NOBODY and position.pile_b + position.pile_c == 0
    more = cards.opus.points if opus else 0
    if position.stage == CAST:
        return max([float(cards.points[card] + more) for card in position.winnable()])
    if position.stage not in (ACT, ASIDE):
        return 0.0
    hopes = [(cards.points[card] + more) * chance_in_turn(position, card) for card in position.open_cards()]
    return max(hopes, default=0.0)


def _hope_of_last_turn(position: CiubPosition, seat: int) -> float:
    """CB-9: of whoever comes before the player who took the Opus Magnum."""
    players = position.players
    until_opus = (position.opus - position.turn - 1) % players + 1
    if position.opus == NOBODY or (seat - position.turn) % players >= until_opus:
        return 0.0
    taken = [card for other, card in enumerate(position.token) if other != seat]
    cards = [card for card in [*position.top, *position.bottom] if card != NO_CARD and card not in taken]
    chances = [
        prospect(position.held[seat], position.cards.requirement[card], position.jokers) for card in cards
    ]
    hopes = [position.cards.points[card] * chance for card, chance in zip(cards, chances, strict=True)]
    return max(hopes, default=0.0)
