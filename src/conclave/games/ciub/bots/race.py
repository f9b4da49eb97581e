"""The rest of a game of ciúb between two, told as a race: who wins cards while the pile gets smaller.

Nothing is known of dice and cards here: a turn wins a card with a certain chance and brings a number of
points, more of them the fewer cards are left in the pile. What remains is the tempo of the end. Every win
turns up a card (CB-8b), a player may turn one up before rolling (CB-4), and once the pile is empty the next
win takes the Opus Magnum and leaves the other one turn (CB-9). That is solved exactly, for every lead.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

Chances = NDArray[np.float64]
"""By lead: the chance to win."""

MOST: Final = 80
"""Leads beyond this are not told apart. Chosen by hand."""
LEADS: Final = np.arange(-MOST, MOST + 1, dtype=np.float64)
SPREAD: Final = ((-1.5, 0.25), (0.0, 0.5), (1.5, 0.25))
"""How the points of a win scatter, with chances. Chosen by hand."""
TOKEN_LOST: Final = 0.5
"""Points that it costs to turn up a card instead of laying the token. Chosen by hand."""
SWEEPS: Final = 16
"""Turns without a win in a row that are reckoned with. Chosen by hand."""


class Race:
    """`hits` and `points`: by cards left in the pile, the chance that a turn wins a card, and its points.

    `last` tells how likely the last turn of the other brings more than n points, for n from 0 up.
    """

    def __init__(
        self, hits: Sequence[float], points: Sequence[float], opus: float, last: Sequence[float]
    ) -> None:
        self._opus = opus
        self._held = np.array([_held(lead, last) for lead in LEADS])
        self._ahead: list[Chances] = []
        for pile in range(len(hits)):
            self._ahead.append(self._solve(pile, hits[pile], points[pile]))

    def to_move(self, pile: int, lead: float) -> float:
        """The chance of the player whose turn begins, with this many points more than the other."""
        return _at(self._ahead[min(pile, len(self._ahead) - 1)], lead)

    def after_opus(self, lead: float) -> float:
        """The chance of the player who has just taken the Opus Magnum."""
        return _at(self._held, lead)

    def _solve(self, pile: int, hit: float, points: float) -> Chances:
        won = self._after_win(pile, points)
        if pile == 0:
            turned_up: Chances | None = None
        else:
            missed = 1.0 - self._ahead[pile - 1][::-1]
            turned_up = hit * self._after_win(pile - 1, points) + (1.0 - hit) * missed
            turned_up = np.interp(LEADS - TOKEN_LOST, LEADS, turned_up)
        ahead = won.copy()
        for _ in range(SWEEPS):
            ahead = hit * won + (1.0 - hit) * (1.0 - ahead[::-1])
            if turned_up is not None:
                np.maximum(ahead, turned_up, out=ahead)
        return ahead

    def _after_win(self, pile: int, points: float) -> Chances:
        """By lead before it: what a win makes of it when this many cards are in the pile."""
        if pile == 0:
            then, more = self._held, points + self._opus
        else:
            then, more = 1.0 - self._ahead[pile - 1][::-1], points
        total = np.zeros_like(LEADS)
        for off, chance in SPREAD:
            total += chance * np.interp(LEADS + more + off, LEADS, then)
        return total


def _held(lead: float, last: Sequence[float]) -> float:
    """That a lead outlasts the other's last turn; who ties has won half."""
    if lead < 0:
        return 0.0
    more = _entry(last, int(lead))
    return 1.0 - (more + _entry(last, int(lead) - 1)) / 2 if lead else (1.0 - more) / 2


def _entry(chances: Sequence[float], place: int) -> float:
    return chances[max(0, place)] if place < len(chances) else 0.0


def _at(chances: Chances, lead: float) -> float:
    return float(np.interp(lead, LEADS, chances))
