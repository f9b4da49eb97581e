"""Dash keeps the contract of all games. Run with `pytest`, after `pip install "conclave[testing]"`."""

from conclave.testing import GameContract
from conclave_dash.game import GAME


class TestDash(GameContract):
    game = GAME
