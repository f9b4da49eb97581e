"""Shares of wins with the measured luck taken out (see `lab.stats.luck`)."""

from __future__ import annotations

from collections.abc import Sequence

from conclave.lab.arena.player_results import PlayerResult, by_deal
from conclave.lab.stats.estimates import Estimate, mean, share


def adjusted_share(player_results: Sequence[PlayerResult]) -> Estimate | None:
    """The share of wins less what luck explains of it; None where luck was not measured.

    How much of the luck is subtracted is what explains the results best, found by least squares over deals.
    """
    if not player_results or any(player.luck is None for player in player_results):
        return None
    won = list(by_deal(player_results, lambda player: player.won).values())
    luck = list(by_deal(player_results, lambda player: player.luck or 0.0).values())
    middle = mean(won).value
    squares = sum([lucky * lucky for lucky, _ in luck])
    if len(won) < 2 or not squares or middle in (0.0, 1.0):
        return share(won)
    shared = sum(
        [(wins - middle * number) * lucky for (wins, number), (lucky, _) in zip(won, luck, strict=True)]
    )
    part = shared / squares
    found = mean(
        [(wins - part * lucky, number) for (wins, number), (lucky, _) in zip(won, luck, strict=True)]
    )
    low, high = found.interval
    if low == high:  # nothing varied, so luck explains nothing
        return share(won)
    value = min(max(found.value, 0.0), 1.0)
    return Estimate(value, (max(low, 0.0), min(high, 1.0)), found.observations)
