"""Counting up the games of a series, every rate with its 95 % interval.

A win that k seats share counts 1/k for each of them. Intervals of shares are Wilson score intervals on the
share of games won, intervals of means are Student's; both treat games as independent. They are not quite: the
games of one deal share their dice. For a bot, which has another seat in each of them, that makes intervals a
little too wide; for a seat, which the same dice favour each time, a little too narrow.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import inf, sqrt

from conclave.core.places import shares_of_win
from conclave.core.text import Text
from conclave.lab.play.deals import GameResult

Z = 1.959963984540054
"""The quantile of the normal distribution for a two-sided 95 % interval."""

_STUDENT = (
    *(12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228),
    *(2.201, 2.179, 2.160, 2.145, 2.131, 2.120, 2.110, 2.101, 2.093, 2.086),
    *(2.080, 2.074, 2.069, 2.064, 2.060, 2.056, 2.052, 2.048, 2.045),
)
"""The same quantiles of Student's distribution, from 1 degree of freedom on."""

Interval = tuple[float, float]


def students(observations: int) -> float:
    """How many standard errors an interval spans if the spread was estimated from this many observations."""
    return _STUDENT[observations - 2] if observations - 2 < len(_STUDENT) else Z


def wilson(share: float, games: float) -> Interval:
    """The Wilson score interval of a share of games; a shared win makes the share a mean of fractions."""
    if games == 0:
        return 0.0, 1.0
    middle = share + Z * Z / (2 * games)
    reach = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    whole = 1 + Z * Z / games
    low, high = (middle - reach) / whole, (middle + reach) / whole
    return max(min(share, low), 0.0), min(max(share, high), 1.0)  # against rounding


class Mean:
    """A running mean with its spread."""

    def __init__(self) -> None:
        self.count = 0
        self.mean = 0.0
        self._squares = 0.0

    def add(self, value: float) -> None:
        self.count += 1
        step = value - self.mean
        self.mean += step / self.count
        self._squares += step * (value - self.mean)

    def interval(self) -> Interval:
        """Student's; a single value says nothing about its spread."""
        if self.count < 2:
            return -inf, inf
        reach = students(self.count) * sqrt(self._squares / (self.count - 1) / self.count)
        return self.mean - reach, self.mean + reach


@dataclass(frozen=True)
class BotSummary:
    bot: str
    win_share: float
    win_share_interval: Interval
    mean_points: float
    mean_points_interval: Interval
    mean_place: float
    decisions_per_game: float
    ms_per_decision: float


@dataclass(frozen=True)
class SeatSummary:
    seat: int
    """From 1."""
    win_share: float
    win_share_interval: Interval


@dataclass(frozen=True)
class EndingCount:
    reason: Text
    games: int


@dataclass(frozen=True)
class TallySummary:
    games: int
    bots: tuple[BotSummary, ...]
    seats: tuple[SeatSummary, ...]
    rounds_per_game: float | None
    decisions_per_game: float
    endings: tuple[EndingCount, ...]
    """Why games were over, the most frequent reason first."""


def endings(reasons: Iterable[Text]) -> tuple[EndingCount, ...]:
    """Why games were over, the most frequent reason first; what its words mention is that of the first."""
    counted: dict[str, EndingCount] = {}
    for reason in reasons:
        before = counted.get(reason.key, EndingCount(reason, 0))
        counted[reason.key] = EndingCount(before.reason, before.games + 1)
    return tuple(sorted(counted.values(), key=lambda ending: -ending.games))


class Tally:
    """Takes results one by one; `summary()` may be asked at any time."""

    def __init__(self, labels: tuple[str, ...]) -> None:
        self.labels = labels
        self.games = 0
        self._wins = [0.0] * len(labels)
        self._wins_by_seat = [0.0] * len(labels)
        self._points = [Mean() for _ in labels]
        self._places = [Mean() for _ in labels]
        self._decisions = [0] * len(labels)
        self._seconds = [0.0] * len(labels)
        self._rounds = Mean()
        self._reasons: list[Text] = []

    def add(self, result: GameResult) -> None:
        self.games += 1
        for bot, share in enumerate(shares_of_win(result.places)):
            self._wins[bot] += share
            self._wins_by_seat[result.seats[bot]] += share
            self._points[bot].add(result.points[bot])
            self._places[bot].add(result.places[bot])
            self._decisions[bot] += result.decisions[bot]
            self._seconds[bot] += result.seconds[bot]
        if result.rounds is not None:
            self._rounds.add(result.rounds)
        self._reasons.append(result.reason)

    def summary(self) -> TallySummary:
        games = max(self.games, 1)
        return TallySummary(
            games=self.games,
            bots=tuple([self._of_bot(bot) for bot in range(len(self.labels))]),
            seats=tuple(
                [
                    SeatSummary(seat + 1, wins / games, wilson(wins / games, self.games))
                    for seat, wins in enumerate(self._wins_by_seat)
                ]
            ),
            rounds_per_game=self._rounds.mean if self._rounds.count else None,
            decisions_per_game=sum(self._decisions) / games,
            endings=endings(self._reasons),
        )

    def _of_bot(self, bot: int) -> BotSummary:
        games = max(self.games, 1)
        share = self._wins[bot] / games
        return BotSummary(
            bot=self.labels[bot],
            win_share=share,
            win_share_interval=wilson(share, self.games),
            mean_points=self._points[bot].mean,
            mean_points_interval=self._points[bot].interval(),
            mean_place=self._places[bot].mean,
            decisions_per_game=self._decisions[bot] / games,
            ms_per_decision=1000 * self._seconds[bot] / max(self._decisions[bot], 1),
        )
