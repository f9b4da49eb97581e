"""A game that is registered without its tests fails here."""

from __future__ import annotations

from pathlib import Path

import pytest

from conclave.core.game import Game
from conclave.core.record import parse_record
from conclave.core.record_replay import replay
from conclave.registry import GAMES, KITS
from tests.contract.settings import SETTINGS
from tests.contract.test_census import entries

TESTS = Path(__file__).parents[1]

each_registered = pytest.mark.parametrize("game", list(GAMES), ids=lambda game: game.name)


def golden_records(game: Game) -> list[Path]:
    return sorted((TESTS / "games" / game.name.replace("-", "_") / "golden").glob("*.record"))


@each_registered
def test_it_is_played_under_contract_with_every_number_of_players(game: Game) -> None:
    players = next(option for option in game.declared if option.name == "players").describe(game.prefix)
    least, most = players["least"], players["most"]
    assert isinstance(least, int)
    assert isinstance(most, int)
    assert {setting.players for setting in SETTINGS if setting.game is game} == set(range(least, most + 1))


@each_registered
def test_it_has_a_census(game: Game) -> None:
    assert entries(game), f"write tests/contract/census/{game.name}.toml"


@each_registered
def test_it_has_golden_records_that_replay(game: Game) -> None:
    assert golden_records(game), f"{game.name} has no golden records"
    for path in golden_records(game):
        replay(game, parse_record(path.read_text("utf-8")))


@each_registered
def test_its_hot_part_is_compiled(game: Game) -> None:
    kit = KITS.get(game.name)
    assert kit is not None
    assert kit.compiled, f"name the modules of {game.name} that are compiled in its kit"


@each_registered
def test_it_has_rules_and_texts_in_its_package(game: Game) -> None:
    package = TESTS.parent / "src" / Path(*game.package.split("."))
    assert (package / "rules" / "en.md").exists()
    assert (package / "text" / "en.ftl").exists()
    assert game.catalogue(), f"{game.name} has an empty box"
