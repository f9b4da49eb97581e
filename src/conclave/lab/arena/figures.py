"""Everything that is known about a run, in numbers; the reports show nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from conclave.core.text import Text
from conclave.lab.arena.adjusted_share import adjusted_share
from conclave.lab.arena.ladder import Ladder
from conclave.lab.arena.plackett_luce import Rankings, ratings
from conclave.lab.arena.player_results import PlayerResult, clusters, player_results_of
from conclave.lab.arena.run import RunPlan
from conclave.lab.arena.use_figures import UseFigures, uses_of
from conclave.lab.play.deals import GameResult, labels
from conclave.lab.stats.estimates import Cluster, Estimate, mean, share
from conclave.lab.stats.spread import Spread, spread
from conclave.lab.stats.tally import EndingCount, Interval, endings


@dataclass(frozen=True)
class ArenaBotFigures:
    bot: str
    games: int
    """In which it had a seat."""
    win_share: Estimate
    """For each seat it had; a fair share is one by the number of players."""
    adjusted: Estimate | None
    """The same with the luck of the dice taken out, where somebody knows what luck is."""
    rating: float
    rating_interval: Interval
    mu: float
    sigma: float
    points: Estimate | None
    """Of the games that it did not lose by failing; None if there are none."""
    points_spread: Spread | None
    mean_place: float
    decisions_per_game: float
    ms_per_decision: float
    slowest_ms: float
    forfeits: int
    actions: dict[str, float]
    """How often it took each kind of action, in a game."""
    uses: dict[str, float]


@dataclass(frozen=True)
class Meeting:
    """How often the first bot came out before the second where both sat; a tie is half."""

    bot: str
    other: str
    ahead: Estimate


@dataclass(frozen=True)
class TableFigures:
    """The games of one line-up."""

    line_up: tuple[str, ...]
    games: int
    win_shares: dict[str, Estimate]


@dataclass(frozen=True)
class SeatFigures:
    seat: int
    """From 1."""
    win_share: Estimate
    points: Estimate


@dataclass(frozen=True)
class KindFigures:
    """How often winners and others took a kind of action, in a game."""

    kind: str
    winners: float
    others: float


@dataclass(frozen=True)
class ForfeitFigures:
    game: int
    bot: str
    reason: Text


@dataclass(frozen=True)
class ArenaFigures:
    games: int
    players: int
    bots: tuple[ArenaBotFigures, ...]
    absent: tuple[str, ...]
    """Bots that had no seat yet: there were fewer games than tables."""
    meetings: tuple[Meeting, ...]
    tables: tuple[TableFigures, ...]
    seats: tuple[SeatFigures, ...]
    points: Spread
    """Of all players."""
    lead: Spread
    """The best points of a game less the next best."""
    rounds: Spread | None
    decisions: Spread
    endings: tuple[EndingCount, ...]
    kinds: tuple[KindFigures, ...]
    uses: tuple[UseFigures, ...]
    forfeits: tuple[ForfeitFigures, ...]


def figures_of(plan: RunPlan, results: Sequence[GameResult]) -> ArenaFigures:
    """Of at least one game."""
    player_results = player_results_of(plan.run_spec, plan.bots, results)
    names = labels(plan.bots)
    rounds = [result.rounds for result in results if result.rounds is not None]
    points = spread([player.points for player in player_results])
    seated = {player.bot for player in player_results}
    return ArenaFigures(
        len(results),
        plan.run_spec.players,
        _bots(plan, results, player_results, points.width),
        tuple([name for number, name in enumerate(names) if number not in seated]),
        _meetings(plan, results, names),
        tuple([_table(plan, results, line_up, names) for line_up in _line_ups(plan, results)]),
        tuple([_seat(player_results, seat) for seat in range(plan.run_spec.players)]),
        points,
        spread([_lead(result.points) for result in results]),
        spread(rounds) if rounds else None,
        spread([sum(result.decisions) for result in results]),
        endings([result.reason for result in results]),
        _kinds(player_results),
        tuple(uses_of(player_results)),
        _forfeits(plan, results),
    )


def _lead(points: Sequence[int]) -> int:
    best, second, *_ = sorted(points, reverse=True)
    return best - second


def _numbers(plan: RunPlan, result: GameResult) -> list[int]:
    return [plan.bots.index(bot) for bot in plan.run_spec.line_up_of(result.number)]


def _bots(
    plan: RunPlan, results: Sequence[GameResult], player_results: list[PlayerResult], width: int
) -> tuple[ArenaBotFigures, ...]:
    """Points are counted in bins of this width, the same for all bots."""
    rankings, ladder = Rankings(len(plan.bots)), Ladder(len(plan.bots))
    for result in results:
        bots = _numbers(plan, result)
        rankings.add(plan.run_spec.deal_of(result.number), bots, result.places)
        ladder.add(bots, result.places)
    rated = ratings(rankings, seed=plan.run_spec.seed)
    names = labels(plan.bots)
    found = []
    for number, name in enumerate(names):
        own = [player for player in player_results if player.bot == number]
        if not own:
            continue
        played = [player for player in own if not player.forfeited]
        decisions = sum([player.decisions for player in played])
        rung = ladder.rungs()[number]
        found.append(
            ArenaBotFigures(
                name,
                len([result for result in results if number in _numbers(plan, result)]),
                share(clusters(own, lambda player: player.won)),
                adjusted_share(own),
                *rated[number],
                rung.mu,
                rung.sigma,
                mean(clusters(played, lambda player: player.points)) if played else None,
                spread([player.points for player in played], width=width) if played else None,
                sum([player.place for player in own]) / len(own),
                decisions / max(len(played), 1),
                1000 * sum([player.seconds for player in played]) / max(decisions, 1),
                1000 * max([player.slowest for player in played], default=0.0),
                len([player for player in own if player.forfeited]),
                _per_game([player.actions for player in played]),
                _per_game([{use: times for use, (times, _) in player.uses.items()} for player in played]),
            )
        )
    return tuple(found)


def _per_game(counted: Sequence[dict[str, int]]) -> dict[str, float]:
    names = sorted({name for each in counted for name in each})
    return {name: sum([each.get(name, 0) for each in counted]) / len(counted) for name in names}


def _meetings(plan: RunPlan, results: Sequence[GameResult], names: Sequence[str]) -> tuple[Meeting, ...]:
    met: dict[tuple[int, int], dict[int, Cluster]] = {}
    for result in results:
        deal = plan.run_spec.deal_of(result.number)
        bots = _numbers(plan, result)
        for one, place in zip(bots, result.places, strict=True):
            for other, other_place in zip(bots, result.places, strict=True):
                if one != other:
                    ahead = 0.5 if place == other_place else float(place < other_place)
                    deals = met.setdefault((one, other), {})
                    total, number = deals.get(deal, (0.0, 0.0))
                    deals[deal] = (total + ahead, number + 1.0)
    return tuple(
        [
            Meeting(names[one], names[other], share(list(deals.values())))
            for (one, other), deals in sorted(met.items())
        ]
    )


def _line_ups(plan: RunPlan, results: Sequence[GameResult]) -> list[tuple[str, ...]]:
    return list(dict.fromkeys([plan.run_spec.line_up_of(result.number) for result in results]))


def _table(
    plan: RunPlan, results: Sequence[GameResult], line_up: tuple[str, ...], names: Sequence[str]
) -> TableFigures:
    there = [result for result in results if plan.run_spec.line_up_of(result.number) == line_up]
    player_results = player_results_of(plan.run_spec, plan.bots, there)
    name_of = dict(zip(plan.bots, names, strict=True))
    shares = {
        name_of[bot]: share(
            clusters(
                [player for player in player_results if player.bot == plan.bots.index(bot)],
                lambda player: player.won,
            )
        )
        for bot in dict.fromkeys(line_up)
    }
    return TableFigures(tuple([name_of[bot] for bot in line_up]), len(there), shares)


def _seat(player_results: Sequence[PlayerResult], seat: int) -> SeatFigures:
    there = [player for player in player_results if player.seat == seat]
    played = [player for player in there if not player.forfeited]
    return SeatFigures(
        seat + 1,
        share(clusters(there, lambda player: player.won)),
        mean(clusters(played, lambda player: player.points)),
    )


def _kinds(player_results: Sequence[PlayerResult]) -> tuple[KindFigures, ...]:
    played = [player for player in player_results if not player.forfeited]
    winners = _per_game([player.actions for player in played if player.won])
    others = _per_game([player.actions for player in played if not player.won])
    return tuple(
        [
            KindFigures(kind, winners.get(kind, 0.0), others.get(kind, 0.0))
            for kind in sorted({*winners, *others})
        ]
    )


def _forfeits(plan: RunPlan, results: Sequence[GameResult]) -> tuple[ForfeitFigures, ...]:
    name_of = dict(zip(plan.bots, labels(plan.bots), strict=True))
    return tuple(
        [
            ForfeitFigures(result.number, name_of[plan.run_spec.line_up_of(result.number)[place]], reason)
            for result in results
            for place, reason in result.forfeits
        ]
    )
