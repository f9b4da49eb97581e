"""What the seals of a Five Seals board are worth to a player: the points of a scroll, the way a token opens.

Everything is counted in points. A die has a price in points, so that a near scroll and a strong one deep in
the dungeon can be compared: what counts is what a plan brings beyond the price of the
dice it takes.
"""

from __future__ import annotations

from functools import cache
from heapq import heappop, heappush
from typing import Final

from conclave.games.five_seals.engine.dice import HIGHEST
from conclave.games.five_seals.engine.elements import COLOURS
from conclave.games.five_seals.engine.position import FiveSealsPosition
from conclave.games.five_seals.engine.seals import (
    COLOUR,
    STRENGTH,
    SYNERGY,
    colour_of_scroll,
    scroll_of,
    spell_of,
)

PRICE_OF_DIE: Final = 3.0
"""Chosen by hand: more points than a die earns on average (about 2), since what lies far off may be taken by
others first."""

NO_WAY: Final = -99.0
"""The value of a circle behind which no scroll is left. Chosen by hand."""


@cache
def dice_needed(strength: int) -> float:
    """How many dice it takes on average until their sum is enough."""
    if strength <= 0:
        return 0.0
    return 1.0 + sum([dice_needed(strength - value) for value in range(1, HIGHEST + 1)]) / HIGHEST


@cache
def price_of(strength: int) -> float:
    """What it costs on average to break a seal, in points."""
    return PRICE_OF_DIE * dice_needed(strength)


class Holdings:
    """How many scrolls and how many Synergy scrolls of each colour a player holds."""

    def __init__(self, position: FiveSealsPosition, seat: int) -> None:
        self.scrolls = [0] * len(COLOURS)
        self.synergies = [0] * len(COLOURS)
        for each in position.scrolls_of(seat):
            self.scrolls[colour_of_scroll(each)] += 1
            self.synergies[colour_of_scroll(each)] += spell_of(each) == SYNERGY

    def points(self, seal: int) -> int:
        """FS-11: what the scroll of this seal would add."""
        colour = COLOUR[seal]
        points = STRENGTH[seal] + self.synergies[colour]
        if spell_of(scroll_of(seal)) == SYNERGY:
            points += 1 + self.scrolls[colour]
        return points


def seal_values(position: FiveSealsPosition, seat: int) -> list[float]:
    """By space: what breaking its seal brings this player, without the price of the dice for it.

    For a scroll these are its points; for a circle the best scroll behind it, less the usual price of all the
    seals on the way. Figures move, so only guardians count as being in the way.
    """
    board = position.dungeon.board
    holdings = Holdings(position, seat)
    values = [NO_WAY] * (board.size + 1)
    frontier: list[tuple[float, int]] = []
    for space in position.dungeon.scrolls_on_board():
        if not position.dungeon.is_guarded(space):
            seal = position.dungeon.seal[space]
            points = holdings.points(seal)
            values[space] = points
            heappush(frontier, (price_of(STRENGTH[seal]) - points, space))
    unseen = board.circles
    while frontier and unseen:
        loss, space = heappop(frontier)
        found = board.near[space] & unseen
        unseen ^= found
        while found:
            lowest = found & -found
            found ^= lowest
            circle = lowest.bit_length() - 1
            values[circle] = -loss
            heappush(frontier, (loss + price_of(STRENGTH[position.dungeon.seal[circle]]), circle))
    return values
