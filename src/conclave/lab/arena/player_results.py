"""The results of a run, one for each player of each game, and their sums deal by deal."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from conclave.core.places import shares_of_win
from conclave.lab.play.deals import GameResult, RunSpec
from conclave.lab.stats.estimates import Cluster


@dataclass(frozen=True)
class PlayerResult:
    """One player in one game."""

    deal: int
    bot: int
    seat: int
    won: float
    place: int
    points: int
    decisions: int
    seconds: float
    slowest: float
    forfeited: bool
    actions: dict[str, int]
    uses: dict[str, tuple[int, int]]
    luck: float | None


def player_results_of(
    run_spec: RunSpec, bots: Sequence[str], results: Iterable[GameResult]
) -> list[PlayerResult]:
    number_of = {bot: number for number, bot in enumerate(bots)}
    found = []
    for result in results:
        shares = shares_of_win(result.places)
        forfeited = {place for place, _ in result.forfeits}
        for place, bot in enumerate(run_spec.line_up_of(result.number)):
            found.append(
                PlayerResult(
                    run_spec.deal_of(result.number),
                    number_of[bot],
                    result.seats[place],
                    shares[place],
                    result.places[place],
                    result.points[place],
                    result.decisions[place],
                    result.seconds[place],
                    result.slowest[place] if result.slowest else 0.0,
                    place in forfeited,
                    result.actions[place] if result.actions else {},
                    result.uses[place] if result.uses else {},
                    result.luck[place] if result.luck else None,
                )
            )
    return found


def by_deal(
    player_results: Iterable[PlayerResult], value: Callable[[PlayerResult], float]
) -> dict[int, Cluster]:
    """The sum and the number of the values in each deal."""
    sums: dict[int, Cluster] = {}
    for player in player_results:
        total, number = sums.get(player.deal, (0.0, 0.0))
        sums[player.deal] = (total + value(player), number + 1.0)
    return sums


def clusters(player_results: Iterable[PlayerResult], value: Callable[[PlayerResult], float]) -> list[Cluster]:
    return list(by_deal(player_results, value).values())
