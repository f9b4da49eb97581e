"""The registry entry of ciúb: options, and the four forms of its actions."""

from __future__ import annotations

from collections.abc import Sequence

from conclave.core.action_kinds import GameOfKinds
from conclave.core.component import Component
from conclave.core.event import Listener
from conclave.core.game import by_kind
from conclave.core.options import Choice, Document, Number, Options, SeatChoice
from conclave.core.source import Source
from conclave.games.ciub.engine.events import EVENTS
from conclave.games.ciub.engine.position import MOST_PLAYERS, CiubPosition
from conclave.games.ciub.engine.state import NOBODY, Readings
from conclave.games.ciub.interface.card_file import card_set, problems
from conclave.games.ciub.interface.catalogue import components
from conclave.games.ciub.interface.imagine import imagine
from conclave.games.ciub.interface.notation import ACTIONS
from conclave.games.ciub.interface.presenter import PRESENTER
from conclave.games.ciub.interface.view import CiubView

SHORT = "short"
JOKERS = "jokers"
OUTSIDE = "outside"
TRAY = "tray"

TAKEN_OUT = {"normal": (4, 2, 0), SHORT: (2, 1, 0)}
"""CB-1: how many B and how many C cards are taken out at random with two, three, four players."""


class Ciub(GameOfKinds):
    def __init__(self) -> None:
        super().__init__(ACTIONS)
        self.name = "ciub"
        self.rules_version = 1
        self.package = "conclave.games.ciub"
        self.view_face = CiubView
        self.event_faces = by_kind(EVENTS)
        self.declared = (
            Number("players", 2, 2, MOST_PLAYERS),
            Choice("form", "normal", list(TAKEN_OUT)),
            Choice("skulls", JOKERS, [JOKERS, "value"]),
            Choice("self_adjust", OUTSIDE, [OUTSIDE, TRAY]).late(),
            SeatChoice("first", MOST_PLAYERS),
            Document("cards", problems),
        )

    def hides_nothing(self, options: Options) -> bool:  # noqa: ARG002 - with all of them
        return True

    def start(self, options: Options, listener: Listener | None = None) -> CiubPosition:
        players = options.number("players")
        form = options.word("form")
        first = options.seat("first")
        return CiubPosition(
            card_set(options.word("cards"), form == SHORT),
            players,
            TAKEN_OUT[form][players - 2],
            Readings(options.word("skulls") == JOKERS, options.word("self_adjust") == TRAY),
            NOBODY if first is None else first,
            PRESENTER,
            listener,
        )

    def imagine(self, view: object, source: Source) -> CiubPosition:  # noqa: ARG002
        return imagine(view)

    def catalogue(self) -> Sequence[Component]:
        return components()


GAME = Ciub()
