"""Who sits down when nobody is named."""

from __future__ import annotations

import pytest

from conclave.cli.play import usual_seats
from conclave.core.game import Game
from conclave.registry import GAMES


@pytest.mark.parametrize("game", list(GAMES), ids=lambda game: str(game.name))
def test_the_default_opponents_are_two_bots_that_can_be_beaten(game: Game) -> None:
    assert usual_seats(game) == ["you", "apprentice", "adept"]
