"""Places at the end of a game: ranks, shares of a win, and players who come last whatever the rules say."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any


def places_with_last(places: Sequence[int], last: Sequence[Collection[int]]) -> list[int]:
    """Places from 1 on, equal ones shared; the groups of seats in `last` come behind all others, in order."""
    behind = [seat for group in last for seat in group]
    ahead = sorted([place for seat, place in enumerate(places) if seat not in behind])
    found = [0 if seat in behind else 1 + ahead.index(place) for seat, place in enumerate(places)]
    place = 1 + len(ahead)
    for group in last:
        for seat in group:
            found[seat] = place
        place += len(group)
    return found


def places_of(values: Sequence[Any]) -> list[int]:
    """Places from 1 on, the lowest value first; equal values share a place."""
    return [1 + len([other for other in values if other < own]) for own in values]


def shares_of_win(places: Sequence[int]) -> list[float]:
    """A win is worth 1; those who share it share that, too."""
    winners = places.count(1)
    return [1.0 / winners if place == 1 else 0.0 for place in places]
