"""Results by hand, for figures and reports."""

from __future__ import annotations

from conclave.core.places import places_of
from conclave.core.text import text
from conclave.lab.arena.line_ups import line_ups
from conclave.lab.arena.run import RunPlan
from conclave.lab.play.deals import Forfeits, GameResult, RunSpec


def plan(bots: tuple[str, ...] = ("greedy", "random"), players: int = 2, games: int = 4) -> RunPlan:
    return RunPlan(RunSpec("five-seals", line_ups(bots, players), {"players": players}, 1), games)


def result(
    made: RunPlan,
    number: int,
    points: tuple[int, ...],
    forfeits: Forfeits = (),
    uses: tuple[dict[str, tuple[int, int]], ...] = (),
) -> GameResult:
    """A game with these points by place in the line-up; who forfeits comes last."""
    count = len(points)
    absent = {place for place, _ in forfeits}
    ranks = [(place in absent, 0 if place in absent else -own) for place, own in enumerate(points)]
    places = tuple(places_of(ranks))
    return GameResult(
        number,
        tuple(made.run_spec.seats(number)),
        points,
        places,
        (10,) * count,
        (0.5,) * count,
        8,
        text("fs-over-strongest", least=4),
        "",
        (0.1,) * count,
        forfeits,
        tuple([{"cast": 2 + place} for place in range(count)]),
        uses or ({},) * count,
    )
