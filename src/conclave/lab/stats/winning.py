"""Shares in a win: of a game that is over, and of one that nobody knows anything about yet."""

from __future__ import annotations

from conclave.core.pending import Over


def final_shares(over: Over) -> list[float]:
    """By seat: a win that several share is theirs in equal parts."""
    winners = over.places.count(1)
    return [1.0 / winners if place == 1 else 0.0 for place in over.places]


def even_shares(players: int) -> list[float]:
    return [1.0 / players] * players
