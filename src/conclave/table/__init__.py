"""A live game at a table: seats, versions, undo, dice, saved games. Knows `core`, never a particular game."""

from conclave.core.record import Seat
from conclave.table.dice import Dice
from conclave.table.files import SavedGames, read_record
from conclave.table.match import CannotUndo, Match, StaleDecision

__all__ = ["CannotUndo", "Dice", "Match", "SavedGames", "Seat", "StaleDecision", "read_record"]
