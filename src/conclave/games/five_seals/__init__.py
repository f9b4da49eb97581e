"""Five Seals of Magic: dice, a dungeon, twenty kinds of spells."""

from conclave.games.five_seals.game import FiveSeals

GAME = FiveSeals()

__all__ = ["GAME", "FiveSeals"]
