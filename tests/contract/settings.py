"""The games under contract: every registered one at once, and that of docs/own-game.md as an outsider's."""

from __future__ import annotations

from conclave.registry import GAMES
from conclave.testing.settings import settings_of
from conclave_dash.game import GAME as OWN_GAME

UNDER_CONTRACT = (*GAMES, OWN_GAME)
SETTINGS = [setting for game in UNDER_CONTRACT for setting in settings_of(game)]
