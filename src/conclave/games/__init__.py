"""The games of Conclave."""

from conclave.core.registry import Registry
from conclave.games.five_seals import GAME as FIVE_SEALS
from conclave.games.wizard_dice import GAME as WIZARD_DICE

GAMES = Registry((WIZARD_DICE, FIVE_SEALS))
"""Every game that can be played, by name."""
