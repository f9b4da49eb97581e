"""How fast the rules run: random games, clones and tree searches, in one process.

Only decisions with at least two options count. Seconds are those of the processor: what a busy machine does
besides is not counted.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tracemalloc
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from time import process_time
from typing import Final

from conclave.core.chance import Chance
from conclave.core.game import Game
from conclave.core.options import Number, Options, Value
from conclave.core.pending import Decide
from conclave.core.playouts import TO_THE_END, play_on
from conclave.core.position import Position
from conclave.core.quick_source import Quick
from conclave.core.source import Source
from conclave.registry import GAMES, KITS
from conclave.search import Playouts, SearchSettings, Tree, Valuation

SEED: Final = 2
CLONES_AT_ONCE: Final = 200
SIMULATIONS_OF_TREE: Final = 1000
SHORT_PLAYOUT: Final = 10
"""So many decisions has a short playout of the tree search."""


@dataclass(frozen=True)
class BenchCase:
    """A game with a number of players and options to be measured."""

    game: str
    players: int
    options: dict[str, Value]


@dataclass(frozen=True)
class Pace:
    game: str
    players: int
    options: dict[str, Value]
    decisions_per_second: float
    """Through the API, from interpreted Python."""
    playout_decisions_per_second: float
    """Inside playout calls, one for each game."""
    games_per_second: float
    """Of those playout calls."""
    clone_microseconds: float
    position_bytes: float
    """The memory that one more clone takes."""
    simulations_per_second: float
    """Of the tree search in the middle of a game, with short playouts."""
    full_simulations_per_second: float
    """The same with playouts to the end of the game."""


def settings(game: Game) -> Iterator[BenchCase]:
    """Every number of players with every variant of the game."""
    kit = KITS.get(game.name)
    variants = ({},) if kit is None else kit.bench
    for players in _player_counts(game):
        for options in variants:
            yield BenchCase(game.name, players, dict(options))


def _player_counts(game: Game) -> range:
    for option in game.declared:
        if isinstance(option, Number) and option.name == "players":
            return range(max(2, option.least), option.most + 1)
    return range(2, 3)


def measure(setting: BenchCase, seconds: float) -> Pace:
    """Measure everything, each figure for at least `seconds` (quick ones for less)."""
    game = GAMES.find(setting.game)
    options = game.configure({"players": setting.players, **setting.options})
    source = Quick(SEED)
    through_api = _time_calls(lambda: random_game(game.start(options), source), seconds)
    playouts = _time_calls(lambda: play_on(game.start(options), source), seconds)
    middle = middle_of_game(game, options)
    even = Even(setting.players)
    return Pace(
        setting.game,
        setting.players,
        setting.options,
        decisions_per_second=through_api.results / through_api.seconds,
        playout_decisions_per_second=playouts.results / playouts.seconds,
        games_per_second=playouts.calls / playouts.seconds,
        clone_microseconds=_clone_microseconds(middle, seconds / 4),
        position_bytes=_clone_bytes(middle),
        simulations_per_second=_simulations_per_second(middle, Playouts(SHORT_PLAYOUT, even), seconds / 2),
        full_simulations_per_second=_simulations_per_second(middle, Playouts(), seconds / 2),
    )


@dataclass
class TimedCalls:
    calls: int
    results: int
    """The sum of what the calls returned."""
    seconds: float


def _time_calls(call: Callable[[], int], seconds: float) -> TimedCalls:
    """Call at least once, and for at least `seconds`; a call before that warms the caches of the rules."""
    call()
    calls = results = 0
    started = process_time()
    while (spent := process_time() - started) < seconds or calls == 0:
        results += call()
        calls += 1
    return TimedCalls(calls, results, spent)


def random_game(position: Position, source: Source, most: int = TO_THE_END) -> int:
    """Play at random through the API, as a program in plain Python would.

    `apply` does not check again what `legal` has just given, as peers don't (scripts/peers).
    """
    decisions = 0
    while decisions < most:
        pending = position.pending
        if isinstance(pending, Decide):
            seat = pending.seats[0]
            legal = position.legal(seat)
            count = len(legal)
            decisions += count > 1
            position.apply(seat, legal[source.uniform(count)])
        elif isinstance(pending, Chance):
            position.settle(pending.sample(source))
        else:
            break
    return decisions


def middle_of_game(game: Game, options: Options) -> Position:
    """A position with a choice, after half of the decisions of a random game."""
    length = play_on(game.start(options), Quick(SEED))
    position = game.start(options)
    source = Quick(SEED)
    play_on(position, source, length // 2)
    while not (isinstance(position.pending, Decide) and len(position.choices(position.pending.seats[0])) > 1):
        if isinstance(position.pending, Chance):
            position.settle(position.pending.sample(source))
        else:
            assert isinstance(position.pending, Decide)
            seat = position.pending.seats[0]
            position.apply(seat, position.choices(seat)[0])
    return position


def _clone_microseconds(position: Position, seconds: float) -> float:
    def clones() -> int:
        clone = position.clone
        for _ in range(CLONES_AT_ONCE):
            clone()
        return CLONES_AT_ONCE

    done = _time_calls(clones, seconds)
    return 1e6 * done.seconds / done.results


def _clone_bytes(position: Position) -> float:
    """Measured on clones that exist at the same time; what they share does not count."""
    tracemalloc.start()
    try:
        kept: list[Position | None] = [None] * CLONES_AT_ONCE
        before, _ = tracemalloc.get_traced_memory()
        for index in range(CLONES_AT_ONCE):
            kept[index] = position.clone()
        after, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    return (after - before) / len(kept)


class Even(Valuation):
    """Everybody has the same chance: what a search costs without the cost of a good opinion."""

    def __init__(self, players: int) -> None:
        self._worths = [1.0 / players] * players

    def worth(self, position: Position, source: Source) -> list[float]:  # noqa: ARG002
        return self._worths


def _simulations_per_second(position: Position, valuation: Valuation, seconds: float) -> float:
    assert isinstance(position.pending, Decide)
    seat = position.pending.seats[0]
    source = Quick(SEED)
    tree = Tree(seat, valuation, SearchSettings())
    grown = 0

    def grow() -> int:
        nonlocal tree, grown
        if grown == SIMULATIONS_OF_TREE:
            tree, grown = Tree(seat, valuation, SearchSettings()), 0
        tree.grow([position], 1, source)
        grown += 1
        return 1

    done = _time_calls(grow, seconds)
    return done.calls / done.seconds


def import_milliseconds(form: str) -> float:
    """The time to import the rules of all games in a fresh Python; the middle one of three."""
    importing = "from conclave.registry import GAMES; list(GAMES)"
    program = f"from time import process_time as now; start = now(); {importing}; print(now() - start)"
    command = [sys.executable, "-c", program]
    times = []
    for _ in range(3):
        run = subprocess.run(
            command, check=True, env=environment_for(form), stdout=subprocess.PIPE, text=True
        )
        times.append(1000 * float(run.stdout))
    return sorted(times)[1]


def environment_for(form: str) -> dict[str, str]:
    """The environment of a process that is to run the `pure` or the `compiled` form."""
    return {**os.environ, "CONCLAVE_FORM": form}
