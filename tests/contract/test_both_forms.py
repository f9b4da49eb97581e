"""The pure and the compiled form play the same games, to the last byte of their records."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest
from scripts.compile_rules import Checkout, NoCompiler

from conclave.registry import GAMES

CONCLAVE = """
from conclave.compiled import form
import sys
assert form() == sys.argv.pop(1), form()
from conclave.cli.main import main
main()
"""


@dataclass(frozen=True)
class Series:
    game: str
    seats: str
    options: str = ""

    def __str__(self) -> str:
        return f"{self.game} {self.seats} {self.options}".strip()


SERIES = [
    Series("wizard-dice", "greedy,random"),
    Series("wizard-dice", "greedy,greedy,random,random", "--cards"),
    Series("wizard-dice", "random,random,random", "--cards"),
    Series("wizard-dice", "random,greedy,random,greedy,random"),
    Series("five-seals", "random,greedy", "--circle I"),
    Series("five-seals", "random,random,random", "--circle II"),
    Series("five-seals", "greedy,random,random", "--circle III"),
    Series("five-seals", "random,random,random,random,random", "--circle IV"),
    Series("ciub", "greedy,random", "--form normal"),
    Series("ciub", "random,random,random", "--form short"),
    Series("ciub", "random,greedy,random", "--form normal"),
    Series("ciub", "random,random,random,random", "--form normal"),
]
EACH = 250
"""So many games of each, which are a thousand of every game."""

each_series = pytest.mark.parametrize("series", SERIES, ids=str)
one_of_each_game = pytest.mark.parametrize("series", SERIES[1::4], ids=str)


@pytest.fixture(scope="module")
def _compiled() -> None:
    try:
        Checkout().compile()
    except NoCompiler as reason:
        pytest.skip(f"there is no compiler: {reason}")


@pytest.fixture(scope="module")
def _compiled_already() -> None:
    """Compiling would be most of `make test`; `make test-compiled` does it before."""
    if not Checkout().is_compiled:
        pytest.skip("these sources are not compiled: run `make compile`")


def conclave(form: str, *arguments: str) -> str:
    """What a command says in this form."""
    command = [sys.executable, "-c", CONCLAVE, form, *arguments]
    environment = {**os.environ, "CONCLAVE_FORM": form}
    return subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=True).stdout


def play(series: Series, games: int, form: str, folder: Path) -> dict[str, bytes]:
    """The records by their file's name."""
    series_of_games = [series.game, "--seats", series.seats, *series.options.split()]
    amount = ["--games", str(games), "--seed", "7", "--records", str(folder)]
    conclave(form, "simulate", *series_of_games, *amount)
    records = {path.name: path.read_bytes() for path in folder.iterdir()}
    assert len(records) == games
    return records


def compare(series: Series, games: int, folder: Path) -> None:
    pure = play(series, games, "pure", folder / "pure")
    compiled = play(series, games, "compiled", folder / "compiled")
    assert pure == compiled


def test_every_game_is_played_a_thousand_times() -> None:
    played = {game.name: EACH * sum([series.game == game.name for series in SERIES]) for game in GAMES}
    assert min(played.values()) >= 1000, played


@pytest.mark.parametrize("part", ["http", "socket"])
@pytest.mark.usefixtures("_compiled_already")
def test_what_travels_is_described_the_same(part: str) -> None:
    """The browser client is built from it."""
    assert conclave("pure", "schema", part) == conclave("compiled", "schema", part)


@one_of_each_game
@pytest.mark.usefixtures("_compiled_already")
def test_the_first_games_are_the_same(series: Series, tmp_path: Path) -> None:
    compare(series, 10, tmp_path)


@pytest.mark.long
@each_series
@pytest.mark.usefixtures("_compiled")
def test_a_thousand_games_are_the_same(series: Series, tmp_path: Path) -> None:
    compare(series, EACH, tmp_path)
