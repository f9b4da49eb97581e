"""The places at a table: as the rules have them, with those who resigned behind everybody else."""

from __future__ import annotations

from collections.abc import Sequence


def standing(places: Sequence[int], resigned: Sequence[int]) -> list[int]:
    """Places from 1 on, equal ones shared; of those who resigned whoever held out longest comes first."""
    stayed = sorted([place for seat, place in enumerate(places) if seat not in resigned])
    found = [0] * len(places)
    for seat, place in enumerate(places):
        if seat in resigned:
            found[seat] = len(places) - list(resigned).index(seat)
        else:
            found[seat] = 1 + stayed.index(place)
    return found
