"""The results of a run, one entry for each player of each game, and sums of them deal by deal."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from conclave.lab.play.deals import GameResult, Programme, wins
from conclave.lab.stats.estimates import Cluster


@dataclass(frozen=True)
class Entry:
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


def entries_of(programme: Programme, bots: Sequence[str], results: Iterable[GameResult]) -> list[Entry]:
    number_of = {bot: number for number, bot in enumerate(bots)}
    found = []
    for result in results:
        shares = wins(result)
        forfeited = {place for place, _ in result.forfeits}
        for place, bot in enumerate(programme.line_up_of(result.number)):
            found.append(
                Entry(
                    programme.deal_of(result.number),
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


def by_deal(entries: Iterable[Entry], value: Callable[[Entry], float]) -> dict[int, Cluster]:
    """The sum and the number of the values in each deal."""
    sums: dict[int, Cluster] = {}
    for entry in entries:
        total, number = sums.get(entry.deal, (0.0, 0.0))
        sums[entry.deal] = (total + value(entry), number + 1.0)
    return sums


def clusters(entries: Iterable[Entry], value: Callable[[Entry], float]) -> list[Cluster]:
    return list(by_deal(entries, value).values())
