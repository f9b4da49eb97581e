"""The registry entry of Five Seals: options, and the four forms of its actions."""

from __future__ import annotations

from collections.abc import Sequence

from conclave.core.action_kinds import GameOfKinds
from conclave.core.component import Component
from conclave.core.event import Listener
from conclave.core.game import by_kind
from conclave.core.options import Choice, Document, Number, Options, SeatChoice
from conclave.core.source import Source
from conclave.games.five_seals.engine.dungeon import MOST_PLAYERS, NOBODY
from conclave.games.five_seals.engine.events import EVENTS
from conclave.games.five_seals.engine.position import FiveSealsPosition
from conclave.games.five_seals.engine.seals import CIRCLES
from conclave.games.five_seals.interface.board_file import board_for, problems
from conclave.games.five_seals.interface.catalogue import components
from conclave.games.five_seals.interface.imagine import imagine
from conclave.games.five_seals.interface.notation import ACTIONS
from conclave.games.five_seals.interface.presenter import PRESENTER
from conclave.games.five_seals.interface.view import FiveSealsView

RANDOM = "random"


class FiveSeals(GameOfKinds):
    def __init__(self) -> None:
        super().__init__(ACTIONS)
        self.name = "five-seals"
        self.rules_version = 1
        self.package = "conclave.games.five_seals"
        self.view_face = FiveSealsView
        self.event_faces = by_kind(EVENTS)
        self.declared = (
            Number("players", 2, 2, MOST_PLAYERS),
            Choice("circle", RANDOM, [RANDOM, *CIRCLES]),
            SeatChoice("first", MOST_PLAYERS),
            Document("board", problems),
        )

    def hides_nothing(self, options: Options) -> bool:  # noqa: ARG002 - with all of them
        return True

    def start(self, options: Options, listener: Listener | None = None) -> FiveSealsPosition:
        players = options.number("players")
        circle = options.word("circle")
        first = options.seat("first")
        return FiveSealsPosition(
            board_for(options.word("board"), players),
            players,
            0 if circle == RANDOM else CIRCLES.index(circle) + 1,
            NOBODY if first is None else first,
            PRESENTER,
            listener,
        )

    def imagine(self, view: object, source: Source) -> FiveSealsPosition:  # noqa: ARG002
        return imagine(view)

    def catalogue(self) -> Sequence[Component]:
        return components()


GAME = FiveSeals()
