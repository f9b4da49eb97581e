"""Hypothesis plays: legal and illegal steps, clones, replays and saves in any order it can think of."""

from __future__ import annotations

import pytest
from hypothesis import settings
from hypothesis.stateful import run_state_machine_as_test

from conclave.core.game import Game
from conclave.testing.machine import SLOW_IS_FINE, MachineContract, machine_of
from tests.contract.settings import UNDER_CONTRACT


class TestMachine(MachineContract):
    games = UNDER_CONTRACT


@pytest.mark.long
@pytest.mark.parametrize("game", UNDER_CONTRACT, ids=lambda game: game.name)
def test_a_game_survives_a_long_search_for_trouble(game: Game) -> None:
    many = settings(
        max_examples=800, stateful_step_count=80, deadline=None, suppress_health_check=SLOW_IS_FINE
    )
    run_state_machine_as_test(machine_of(game), settings=many)
