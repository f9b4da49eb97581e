"""What the spells and cards of a game go along with: who used them, who won, and with how many points.

That is no proof that they win games. A strong spell is used by players who can afford it, and a game that is
already won leaves time for many of them, so players who used something differ from the others in more ways
than that. Only where all have a card at the same time is the comparison free of this.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from conclave.lab.arena.player_results import PlayerResult, by_deal, clusters
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
    """How often its users used it in a game."""
    win_share: Estimate
    """Of its users."""
    win_share_without: Estimate
    more_wins: Estimate
    """The difference of the two, deal by deal."""
    points: Estimate
    """Of its users, at the end of the game."""
    more_points: Estimate
    """How many more than the other players had."""
    points_at_once: Estimate | None
    """By one use, where it brings points of its own."""
    winners_at_once: Estimate | None
    """How much more it brings to winners than to others."""
    everybodys: bool
    """Whether all players have it at the same time, so that having it favours nobody."""


def uses_of(player_results: Sequence[PlayerResult]) -> list[UseFigures]:
    """Every use that occurred, the most frequent first."""
    counted = [player for player in player_results if not player.forfeited]
    names = sorted({name for player in counted for name in player.uses})
    found = [_figures(name, counted) for name in names]
    return sorted(found, key=lambda figures: (figures.use.partition(" ")[0], -figures.players, figures.use))


def _figures(name: str, player_results: Sequence[PlayerResult]) -> UseFigures:
    users = [player for player in player_results if name in player.uses]
    others = [player for player in player_results if name not in player.uses]
    return UseFigures(
        name,
        len(users),
        len(users) / len(player_results),
        sum([player.uses[name][0] for player in users]) / len(users),
        share(clusters(users, _won)),
        share(clusters(others, _won)),
        _difference(users, others, points=False),
        mean(clusters(users, _points)),
        _difference(users, others, points=True),
        _at_once(name, users) if has_points(name) else None,
        _winners_at_once(name, users) if has_points(name) else None,
        is_everybodys(name),
    )


def _won(player: PlayerResult) -> float:
    return player.won


def _points(player: PlayerResult) -> float:
    return float(player.points)


def _difference(users: Sequence[PlayerResult], others: Sequence[PlayerResult], points: bool) -> Estimate:
    value = _points if points else _won
    return difference(*_together(by_deal(users, value), by_deal(others, value)))


def _together(one: dict[int, Cluster], other: dict[int, Cluster]) -> tuple[list[Cluster], list[Cluster]]:
    """Both by the same deals; a deal without an observation has none of it."""
    deals = sorted({*one, *other})
    none = (0.0, 0.0)
    return [one.get(deal, none) for deal in deals], [other.get(deal, none) for deal in deals]


def _per_use(name: str, player_results: Sequence[PlayerResult]) -> dict[int, Cluster]:
    sums: dict[int, Cluster] = {}
    for player in player_results:
        times, points = player.uses[name]
        total, number = sums.get(player.deal, (0.0, 0.0))
        sums[player.deal] = (total + points, number + times)
    return sums


def _at_once(name: str, users: Sequence[PlayerResult]) -> Estimate:
    return mean(list(_per_use(name, users).values()))


def _winners_at_once(name: str, users: Sequence[PlayerResult]) -> Estimate:
    winners = [player for player in users if player.won]
    others = [player for player in users if not player.won]
    return difference(*_together(_per_use(name, winners), _per_use(name, others)))
