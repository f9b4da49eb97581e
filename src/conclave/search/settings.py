"""How to search."""

from __future__ import annotations

from math import inf, pow
from typing import Final

EXPLORATION: Final = 0.7
"""Chosen by hand: about half of the square root of 2 that UCB1 takes for worths from 0 to 1."""
WIDTH: Final = 2.0
GROWTH: Final = 0.5
"""Chosen by hand: after 100 visits, 20 actions may have been tried."""


class SearchSettings:
    """The settings of a search. Worths are from 0 to 1; `exploration` and `bias` are measured by that.

    `exploration`: how strongly actions with few visits are preferred (the constant of UCT).
    `width`, `growth`: progressive widening. A decision that was visited n times has tried at most
    `width * n ** growth` of its actions; an infinite width (`SearchSettings.wide`) tries all of them first.
    `bias`: how much the prior of an action adds to its worth; it fades as the action is visited.
    `paranoid`: everybody else plays against the searching seat. If not, all play for themselves (max-n).
    """

    def __init__(
        self,
        exploration: float = EXPLORATION,
        width: float = WIDTH,
        growth: float = GROWTH,
        bias: float = 0.0,
        paranoid: bool = False,
    ) -> None:
        self.exploration: float = exploration
        self.width: float = width
        self.growth: float = growth
        self.bias: float = bias
        self.paranoid: bool = paranoid

    @staticmethod
    def wide(exploration: float = EXPLORATION) -> SearchSettings:
        """Every action is tried before one is tried again."""
        return SearchSettings(exploration, width=inf, growth=0.0)

    def room(self, visits: int) -> float:
        """How many actions may have been tried after so many visits; the first one always."""
        return max(1.0, self.width * pow(float(visits), self.growth))
