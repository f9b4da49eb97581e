"""Every seat's chance to win, for the values of positions."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

HOPELESS: Final = 40.0
"""Chosen: a player this many spreads behind has no chance. No such lead occurs; it bounds exponentials."""


def even_chances(players: int) -> list[float]:
    """Equal chances, while nothing is known about the game."""
    return [1.0 / players] * players


def chances_by_points(points: Sequence[float], spread: float) -> list[float]:
    """A player with `spread` points more is e times as likely to win (the softmax of points by spread)."""
    best = max(points)
    weights = [exp(max((each - best) / spread, -HOPELESS)) for each in points]
    return [weight / sum(weights) for weight in weights]
