"""The registry entry of ciúb: options, and the four forms of its actions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from conclave.core.action_kinds import GameOfKinds
from conclave.core.component import Component
from conclave.core.event import Listener
from conclave.core.game import by_kind
from conclave.core.options import Choice, Document, Number, OptionError, Options, SeatChoice
from conclave.core.source import Source
from conclave.core.text import text
from conclave.games.ciub.engine.events import EVENTS
from conclave.games.ciub.engine.position import MOST_PLAYERS, CiubPosition
from conclave.games.ciub.engine.state import NOBODY
from conclave.games.ciub.interface.card_file import card_set, problems
from conclave.games.ciub.interface.catalogue import components
from conclave.games.ciub.interface.imagine import imagine
from conclave.games.ciub.interface.notation import ACTIONS
from conclave.games.ciub.interface.presenter import PRESENTER
from conclave.games.ciub.interface.view import CiubView

RANDOM = "random"
SHORT = "short"
JOKERS = "jokers"

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
            SeatChoice("first", MOST_PLAYERS),
            Document("cards"),
        )

    def configure(self, given: Mapping[str, object]) -> Options:
        options = super().configure(given)
        first = options.word("first")
        if first != RANDOM and int(first) > options.number("players"):
            raise OptionError(text("cb-option-first-absent", seat=first, players=options.number("players")))
        wrong = problems(options.word("cards"))
        if wrong:
            raise OptionError(text("cb-option-cards-wrong", number=len(wrong), problem=wrong[0]))
        return options

    def hides_nothing(self, options: Options) -> bool:  # noqa: ARG002 - with all of them
        return True

    def start(self, options: Options, listener: Listener | None = None) -> CiubPosition:
        players = options.number("players")
        form = options.word("form")
        first = options.word("first")
        return CiubPosition(
            card_set(options.word("cards"), form == SHORT),
            players,
            TAKEN_OUT[form][players - 2],
            options.word("skulls") == JOKERS,
            NOBODY if first == RANDOM else int(first) - 1,
            PRESENTER,
            listener,
        )

    def imagine(self, view: object, source: Source) -> CiubPosition:  # noqa: ARG002
        return imagine(view)

    def catalogue(self) -> Sequence[Component]:
        return components()


GAME = Ciub()
