"""The games of Conclave."""

from conclave.core.registry import Registry
from conclave.games.ciub import GAME as CIUB
from conclave.games.five_seals import GAME as FIVE_SEALS
from conclave.games.wizard_dice import GAME as WIZARD_DICE

GAMES = Registry((WIZARD_DICE, FIVE_SEALS, CIUB))
"""Every game that can be played, by name."""
