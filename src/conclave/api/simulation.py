"""Many games between the same bots, counted up."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from conclave.api.chance import RandomSource, seed_of
from conclave.api.errors import BotFailed, InvalidValue, is_whole, sentence
from conclave.api.game import Game, game
from conclave.api.records import Record, read_record
from conclave.api.seating import BotLike, Seated, configured, seat_bots
from conclave.bots.registry import BotError
from conclave.lab.play.deals import Deals, labels
from conclave.lab.play.deals import GameResult as Played
from conclave.lab.play.simulate import Series
from conclave.lab.play.simulate import simulate as play_series
from conclave.lab.stats.tally import Tally


@dataclass(frozen=True)
class BotFigures:
    """How a bot did in a simulation. Intervals are 95 % intervals.

    >>> import conclave
    >>> first, second = conclave.simulate("ciub", ["greedy", "random"], games=10, seed=1).bots
    >>> first.name, first.win_share, first.mean_points, first.mean_place
    ('greedy', 1.0, 44.0, 1.0)
    >>> [f"{end:.2f}" for end in (*first.win_share_interval, *first.mean_points_interval)]
    ['0.72', '1.00', '40.34', '47.66']
    >>> first.ms_per_decision > 0
    True
    """

    name: str
    """Numbered where several have the same: `greedy #2`."""
    win_share: float
    """The share of games it won; a win shared by two counts half."""
    win_share_interval: tuple[float, float]
    """From its lower end to its upper end."""
    mean_points: float
    """Its points per game."""
    mean_points_interval: tuple[float, float]
    """From its lower end to its upper end; infinite after a single game."""
    mean_place: float
    """1 is best."""
    ms_per_decision: float
    """Milliseconds for a decision between two actions or more."""


@dataclass(frozen=True)
class GameResult:
    """A game of a simulation. Its figures stand in the order in which the bots were given.

    >>> import conclave
    >>> result = conclave.simulate("wizard-dice", ["novice", "random"], games=2, seed=1).results[0]
    >>> result.number, result.seats, result.places, result.points
    (1, (1, 0), (1, 2), (8, -23))
    >>> print(result.reason, f"{result.rounds} rounds.")
    A player has 9 Xs or more: the game is over. 14 rounds.
    >>> len(result.decisions), len(result.seconds)
    (2, 2)
    """

    number: int
    """From 1."""
    seats: tuple[int, ...]
    """Where each bot sat."""
    places: tuple[int, ...]
    """1 is best; equal places are shared."""
    points: tuple[int, ...]
    """At the end of the game."""
    rounds: int | None
    """None for a game that doesn't count rounds."""
    reason: str
    """Why the game was over, in a sentence."""
    decisions: tuple[int, ...]
    """How often each bot had a choice."""
    seconds: tuple[float, ...]
    """How long each bot has thought."""
    _written: str = field(repr=False)

    @property
    def record(self) -> Record:
        """Everything that happened.

        >>> import conclave
        >>> conclave.simulate("ciub", ["greedy", "random"], games=2, seed=1).results[0].record
        <Record of ciub: random, greedy>
        """
        return read_record(self._written)


@dataclass(frozen=True)
class Simulation:
    """Many games and their results.

    >>> import conclave
    >>> simulation = conclave.simulate("ciub", ["greedy", "random"], games=10, seed=1)
    >>> print(simulation)
    greedy  100.0 % (72.2 to 100.0)
    random    0.0 % (0.0 to 27.8)
    >>> simulation.game, simulation.games, simulation.seed
    ('ciub', 10, 1)
    >>> simulation.bots[0].name, simulation.results[9].number
    ('greedy', 10)
    """

    game: str
    """The name of the game."""
    games: int
    """How many were played."""
    seed: int
    """Given to `simulate` again, it plays the same games."""
    bots: tuple[BotFigures, ...]
    """In the order in which they were given."""
    results: tuple[GameResult, ...]
    """The games one by one."""

    @property
    def records(self) -> tuple[Record, ...]:
        """The records of all games.

        >>> import conclave
        >>> conclave.simulate("ciub", ["greedy", "random"], games=2, seed=1).records[1]
        <Record of ciub: greedy, random>
        """
        return tuple(result.record for result in self.results)

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
    **options: bool | int | str,
) -> Simulation:
    """Let bots play many games, with seats rotated and the same dice for every rotation.

    `jobs` processes share the work if all bots are given by name or file; a script that asks for several
    needs the usual `if __name__ == "__main__":`.

    >>> import conclave
    >>> conclave.simulate("wizard-dice", ["novice", "random"], games=20, seed=1).bots[0].win_share > 0.5
    True
    """
    found = game(of)
    seated = seat_bots(found, bots, in_one_game=False)
    for name, number in (("games", games), ("jobs", jobs)):
        if not is_whole(number) or number < 1:
            raise InvalidValue(f"{name} must be a whole number from 1 on, not {number!r:.80}.")
    own = [each.name for each in seated if not each.is_named]
    if jobs > 1 and own:
        raise InvalidValue(f"To use several jobs, give {own[0]} by its file: bot.py:{own[0]}.")
    checked = configured(found, options, len(seated), also=["games", "seed", "jobs"])
    used = seed_of(seed)
    series = Series(found.name, tuple(each.name for each in seated), dict(checked.items()), games, used)
    tally = Tally(labels(series.bots))
    results = []
    for result in _played(series, seated, jobs):
        tally.add(result)
        results.append(_told(result))
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
    return Simulation(found.name, games, used, figures, tuple(results))


def _played(series: Series, seated: Sequence[Seated], jobs: int) -> Iterator[Played]:
    try:
        if jobs > 1:
            yield from play_series(series, jobs)
            return
        deals = Deals(series.run_spec(), [each.bot_class for each in seated])
        for number in range(1, series.games + 1):
            yield deals.play(number)
    except BotError as failed:
        raise BotFailed(sentence(failed.reason)) from failed.__cause__


def _told(played: Played) -> GameResult:
    return GameResult(
        played.number,
        played.seats,
        played.places,
        played.points,
        played.rounds,
        sentence(played.reason),
        played.decisions,
        played.seconds,
        played.record,
    )
