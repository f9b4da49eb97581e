"""Many games between the same bots, counted up."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from conclave.api.bot import BotLike, check_number, engine_class
from conclave.api.chance import RandomSource, seed_of
from conclave.api.errors import BotFailed, InvalidValue, is_whole, sentence
from conclave.api.game import Game, game
from conclave.api.records import Record, read_record
from conclave.bots.bot import Bot as EngineBot
from conclave.bots.registry import BotError
from conclave.core.options import Value
from conclave.lab.play.deals import Deals, GameResult, labels
from conclave.lab.play.simulate import Series
from conclave.lab.play.simulate import simulate as play_series
from conclave.lab.stats.tally import Tally


@dataclass(frozen=True)
class BotFigures:
    """How a bot did in a simulation. Intervals are 95 % intervals.

    >>> import conclave
    >>> first, second = conclave.simulate("ciub", ["greedy", "random"], games=10, seed=1).bots
    >>> first.name, first.win_share
    ('greedy', 1.0)
    """

    name: str
    win_share: float
    """The share of games it won; a win shared by two counts half."""
    win_share_interval: tuple[float, float]
    mean_points: float
    mean_points_interval: tuple[float, float]
    mean_place: float
    ms_per_decision: float


@dataclass(frozen=True)
class Simulation:
    """Many games and their results.

    >>> import conclave
    >>> simulation = conclave.simulate("ciub", ["greedy", "random"], games=10, seed=1)
    >>> print(simulation)
    greedy  100.0 % (72.2 to 100.0)
    random    0.0 % (0.0 to 27.8)
    >>> len(simulation.records)
    10
    """

    game: str
    games: int
    seed: int
    """Given to `simulate` again, it plays the same games."""
    bots: tuple[BotFigures, ...]
    """In the order in which they were given."""
    results: tuple[GameResult, ...]
    """The games one by one."""

    @property
    def records(self) -> tuple[Record, ...]:
        """The records of all games."""
        return tuple(read_record(result.record) for result in self.results)

    def __str__(self) -> str:
        width = max(len(bot.name) for bot in self.bots)
        return "\n".join(
            f"{bot.name:{width}}  {100 * bot.win_share:5.1f} % "
            f"({100 * bot.win_share_interval[0]:.1f} to {100 * bot.win_share_interval[1]:.1f})"
            for bot in self.bots
        )


def simulate(
    of: str | Game,
    bots: Sequence[BotLike],
    games: int = 100,
    seed: RandomSource = None,
    jobs: int = 1,
    **options: Value,
) -> Simulation:
    """Let bots play many games, with seats rotated and the same dice for every rotation.

    `jobs` processes share the work if all bots are given by name or file; a script that asks for several
    needs the usual `if __name__ == "__main__":`.

    >>> import conclave
    >>> conclave.simulate("wizard-dice", ["novice", "random"], games=20, seed=1).bots[0].win_share > 0.5
    True
    """
    found = game(of)
    check_number(found, bots)
    seed = seed_of(seed)
    for name, number in (("games", games), ("jobs", jobs)):
        if not is_whole(number) or number < 1:
            raise InvalidValue(f"{name} must be a whole number from 1 on, not {number!r:.80}.")
    configured = found._configure({**options, "players": len(bots)})
    names = [engine_class(found, each, len(bots)) for each in bots]
    series = Series(found.name, tuple(name for name, _ in names), dict(configured.items()), games, seed)
    if jobs > 1:
        own = [name for (name, _), each in zip(names, bots, strict=True) if not isinstance(each, str)]
        if own:
            raise InvalidValue(f"To use several jobs, give {own[0]} by its file: bot.py:{own[0]}.")
    results = _played(series, dict(names), jobs)
    tally = Tally(labels(series.bots))
    for result in results:
        tally.add(result)
    figures = tuple(
        BotFigures(
            bot.bot,
            bot.win_share,
            bot.win_share_interval,
            bot.mean_points,
            bot.mean_points_interval,
            bot.mean_place,
            bot.ms_per_decision,
        )
        for bot in tally.summary().bots
    )
    return Simulation(found.name, games, seed, figures, results)


def _played(series: Series, classes: dict[str, type[EngineBot]], jobs: int) -> tuple[GameResult, ...]:
    try:
        if jobs > 1:
            return tuple(play_series(series, jobs))
        deals = Deals(series.run_spec(), classes)
        return tuple(deals.play(number) for number in range(1, series.games + 1))
    except BotError as failed:
        raise BotFailed(sentence(failed.reason)) from failed.__cause__
