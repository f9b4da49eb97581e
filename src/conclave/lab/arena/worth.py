"""What the spells and cards of a game go along with: who used them, who won, and with how many points.

That is no proof that they make anybody win. A strong spell is used by whoever can afford it, and a game that
is already won leaves time for many of them: players who used something differ from the others in more than
that. The comparison is free of that only where all have a card at the same time.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from conclave.lab.arena.entries import Entry, by_deal, clusters
from conclave.lab.stats.estimates import Cluster, Estimate, difference, mean, share
from conclave.lab.stats.uses import has_points, is_everybodys


@dataclass(frozen=True)
class UseFigures:
    """All about one use, such as `cast change`."""

    use: str
    players: int
    """Players in all games who used it at least once."""
    part_of_players: float
    times: float
    """How often those who used it did, in a game."""
    win_share: Estimate
    """Of those who used it."""
    win_share_without: Estimate
    more_wins: Estimate
    """The difference of the two, deal by deal."""
    points: Estimate
    """At the end of the game, of those who used it."""
    more_points: Estimate
    """How many more that is than of those who did not."""
    points_at_once: Estimate | None
    """By one use, where it brings points of its own."""
    winners_at_once: Estimate | None
    """How much more it brings to winners than to others."""
    everybodys: bool
    """Whether all players have it at the same time, so that having it favours nobody."""


def uses_of(entries: Sequence[Entry]) -> list[UseFigures]:
    """Every use that occurred, the most frequent first."""
    counted = [entry for entry in entries if not entry.forfeited]
    names = sorted({name for entry in counted for name in entry.uses})
    found = [_figures(name, counted) for name in names]
    return sorted(found, key=lambda figures: (figures.use.partition(" ")[0], -figures.players, figures.use))


def _figures(name: str, entries: Sequence[Entry]) -> UseFigures:
    users = [entry for entry in entries if name in entry.uses]
    others = [entry for entry in entries if name not in entry.uses]
    return UseFigures(
        name,
        len(users),
        len(users) / len(entries),
        sum([entry.uses[name][0] for entry in users]) / len(users),
        share(clusters(users, _won)),
        share(clusters(others, _won)),
        _difference(users, others, points=False),
        mean(clusters(users, _points)),
        _difference(users, others, points=True),
        _at_once(name, users) if has_points(name) else None,
        _winners_at_once(name, users) if has_points(name) else None,
        is_everybodys(name),
    )


def _won(entry: Entry) -> float:
    return entry.won


def _points(entry: Entry) -> float:
    return float(entry.points)


def _difference(users: Sequence[Entry], others: Sequence[Entry], points: bool) -> Estimate:
    value = _points if points else _won
    return difference(*_together(by_deal(users, value), by_deal(others, value)))


def _together(one: dict[int, Cluster], other: dict[int, Cluster]) -> tuple[list[Cluster], list[Cluster]]:
    """Both by the same deals; a deal without an observation has none of it."""
    deals = sorted({*one, *other})
    none = (0.0, 0.0)
    return [one.get(deal, none) for deal in deals], [other.get(deal, none) for deal in deals]


def _per_use(name: str, entries: Sequence[Entry]) -> dict[int, Cluster]:
    sums: dict[int, Cluster] = {}
    for entry in entries:
        times, points = entry.uses[name]
        total, number = sums.get(entry.deal, (0.0, 0.0))
        sums[entry.deal] = (total + points, number + times)
    return sums


def _at_once(name: str, users: Sequence[Entry]) -> Estimate:
    return mean(list(_per_use(name, users).values()))


def _winners_at_once(name: str, users: Sequence[Entry]) -> Estimate:
    winners = [entry for entry in users if entry.won]
    others = [entry for entry in users if not entry.won]
    return difference(*_together(_per_use(name, winners), _per_use(name, others)))
