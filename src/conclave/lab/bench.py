"""How fast the rules run: random playouts through the public API, in one process."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from time import perf_counter

import conclave.core.position
from conclave.core.chance import Chance
from conclave.core.game import Game
from conclave.core.options import Number, Options, Value
from conclave.core.pending import Decide
from conclave.core.position import Position
from conclave.core.source import Bits, Source
from conclave.games import GAMES

_SEED = 2
_CLONES_AT_ONCE = 1000


@dataclass(frozen=True)
class Setting:
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
    """Only decisions with at least two options count."""
    games_per_second: float
    clone_microseconds: float


VARIANTS: dict[str, list[dict[str, Value]]] = {
    "wizard-dice": [{"cards": False}, {"cards": True}],
    "five-seals": [{"circle": circle} for circle in ("I", "II", "III", "IV")],
    "ciub": [{"form": "normal"}, {"form": "short"}],
}
"""Options that change what is measured, by game."""


def settings(game: Game) -> Iterator[Setting]:
    """Every number of players with every variant of the game."""
    for players in _player_counts(game):
        for options in VARIANTS.get(game.name, [{}]):
            yield Setting(game.name, players, options)


def _player_counts(game: Game) -> range:
    for option in game.declared:
        if isinstance(option, Number) and option.name == "players":
            return range(max(2, option.least), option.most + 1)
    return range(2, 3)


def measure(setting: Setting, seconds: float) -> Pace:
    """Play whole games for at least so many seconds."""
    game = GAMES.find(setting.game)
    options = game.configure({"players": setting.players, **setting.options})
    source = Bits(Random(_SEED).getrandbits)
    random_playout(game, options, source)  # fills what the rules remember
    games = decisions = 0
    started = perf_counter()
    while (spent := perf_counter() - started) < seconds or games == 0:
        decisions += random_playout(game, options, source)
        games += 1
    return Pace(
        setting.game,
        setting.players,
        setting.options,
        decisions / spent,
        games / spent,
        clone_microseconds(game, options, seconds / 4),
    )


def random_playout(game: Game, options: Options, source: Source) -> int:
    """One random game; how many of its decisions had at least two options."""
    return _play_on(game.start(options), source, sys.maxsize)


def _play_on(position: Position, source: Source, most: int) -> int:
    """Play at random to the end, or until `most` decisions had at least two options."""
    decisions = 0
    while decisions < most:
        pending = position.pending
        if isinstance(pending, Decide):
            seat = pending.seats[0]
            legal = position.legal(seat)
            count = len(legal)
            decisions += count > 1
            position.play(seat, legal[source.uniform(count)])
        elif isinstance(pending, Chance):
            position.settle(pending.sample(source))
        else:
            break
    return decisions


def clone_microseconds(game: Game, options: Options, seconds: float) -> float:
    """The time of a clone in the middle of a game."""
    length = random_playout(game, options, Bits(Random(_SEED).getrandbits))
    position = game.start(options)
    _play_on(position, Bits(Random(_SEED).getrandbits), length // 2)
    clones = 0
    started = perf_counter()
    while (spent := perf_counter() - started) < seconds or clones == 0:
        for _ in range(_CLONES_AT_ONCE):
            position.clone()
        clones += _CLONES_AT_ONCE
    return 1e6 * spent / clones


def import_milliseconds() -> float:
    """The time to import the rules of all games in a fresh Python; the middle one of three."""
    program = "from time import perf_counter as now; t = now(); import conclave.games; print(now() - t)"
    times = []
    for _ in range(3):
        run = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True)
        times.append(1000 * float(run.stdout))
    return sorted(times)[1]


def form() -> str:
    """Whether the core runs `compiled` or as `pure` Python."""
    return "pure" if str(conclave.core.position.__file__).endswith(".py") else "compiled"
