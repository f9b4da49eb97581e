"""A live game at a table: seats, versions, undo, dice, saved games. Knows `core`, never a particular game."""

from conclave.core.record import Seat
from conclave.table.dice import Dice
from conclave.table.files import SavedGames, read_record
from conclave.table.table import CannotUndo, StaleDecision, Table

__all__ = ["CannotUndo", "Dice", "SavedGames", "Seat", "StaleDecision", "Table", "read_record"]
