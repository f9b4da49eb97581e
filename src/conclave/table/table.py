"""A table: its state, who is connected to it, and what may be asked of it.

Every request is checked against the present state and answered with a `Change`, or refused. Nothing has
happened yet then: the owner of the log writes the change down first and then calls `accept`.
"""

from __future__ import annotations

from collections.abc import Sequence

from conclave.table import entries as log
from conclave.table.bots import Bots
from conclave.table.change import Change
from conclave.table.game_requests import GameRequests
from conclave.table.presence import Presence
from conclave.table.seat_requests import SeatRequests
from conclave.table.state import FindGame, TableState
from conclave.table.storage_port import Line
from conclave.table.votes import Votes


class Table:
    def __init__(self, identity: str, secret: bytes, find_game: FindGame, bots: Bots, now: float) -> None:
        self.state = TableState(identity, secret, find_game)
        self.presence = Presence(self.state, bots, now)
        self.seats = SeatRequests(self.state, self.presence, bots)
        self.play = GameRequests(self.state, self.presence, bots)
        self.votes = Votes(self.state, self.presence, self.play)

    @classmethod
    def read(
        cls, identity: str, secret: bytes, lines: Sequence[Line], find_game: FindGame, bots: Bots, now: float
    ) -> Table:
        """A table as its log left it."""
        table = cls(identity, secret, find_game, bots, now)
        for line in lines:
            table.state.take_in(log.decode(line.body), line.at)
        return table

    def accept(self, change: Change, at: float) -> None:
        """A change is kept: now it has happened."""
        for entry in change.entries:
            self.state.take_in(entry, at, change.precomputed)
