"""What positions are worth: shares of one win, even where nobody is ahead, certain when the game is over."""

from __future__ import annotations

import pytest
from tests.lab.stats.random_games import positions

from conclave.core.pending import Over
from conclave.lab.stats.luck import Valuer, valuer_of
from conclave.registry import GAMES

TABLES = [(game.name, players) for game in GAMES for players in (2, 3, 4)]


def valuer_named(name: str) -> Valuer:
    valuer = valuer_of(GAMES.find(name))
    assert valuer is not None
    return valuer


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_values_are_the_shares_of_one_win_and_leave_the_position_alone(name: str, players: int) -> None:
    valuer = valuer_named(name)
    uneven = 0
    for position in positions(name, players):
        before = position.view(None)
        values = valuer(position)
        assert position.view(None) == before
        assert len(values) == players
        assert min(values) >= 0.0
        assert sum(values) == pytest.approx(1.0, abs=1e-6)
        uneven += max(values) > 1.2 / players
    assert uneven > 10


@pytest.mark.parametrize("name", [game.name for game in GAMES])
def test_a_finished_game_is_certain_and_a_shared_win_is_shared(name: str) -> None:
    *_, last = positions(name, 3)
    over = last.pending
    assert isinstance(over, Over)
    for places, shares in (((2, 1, 3), [0.0, 1.0, 0.0]), ((1, 3, 1), [0.5, 0.0, 0.5])):
        last.pending = Over(places, over.points, over.reason)
        assert valuer_named(name)(last) == shares


def test_every_game_of_the_box_has_values() -> None:
    assert [game.name for game in GAMES if valuer_of(game) is None] == []
