"""ciúb: build a pool of dice and win spell cards with it, for two to four players."""

from conclave.games.ciub.game import Ciub

GAME = Ciub()

__all__ = ["GAME", "Ciub"]
