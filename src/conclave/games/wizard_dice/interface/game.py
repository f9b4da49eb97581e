"""The registry entry of Wizard Dice: options, and the four forms of its actions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from conclave.core.action_kinds import GameOfKinds
from conclave.core.component import Component
from conclave.core.event import Listener
from conclave.core.game import NotationError, by_kind
from conclave.core.options import Flag, Number, Options, SeatChoice
from conclave.core.source import Source
from conclave.games.wizard_dice.engine.dice import faces, from_faces
from conclave.games.wizard_dice.engine.events import EVENTS
from conclave.games.wizard_dice.engine.position import MOST_PLAYERS, WizardDicePosition
from conclave.games.wizard_dice.interface import view
from conclave.games.wizard_dice.interface.catalogue import components
from conclave.games.wizard_dice.interface.imagine import imagine, restore
from conclave.games.wizard_dice.interface.notation import ACTIONS
from conclave.games.wizard_dice.interface.presenter import PRESENTER

XS_TO_END = 9
XS_TO_END_EXPERT = 12


class WizardDice(GameOfKinds):
    def __init__(self) -> None:
        super().__init__(ACTIONS)
        self.name = "wizard-dice"
        self.rules_version = 1
        self.package = "conclave.games.wizard_dice"
        self.view_face = view.WizardDiceView
        self.event_faces = by_kind(EVENTS)
        self.declared = (
            Number("players", 3, 2, MOST_PLAYERS),
            Flag("expert", False),
            Flag("cards", False),
            SeatChoice("seer", MOST_PLAYERS),
        )

    def hides_nothing(self, options: Options) -> bool:
        """Only with a magic card (M10) is something predicted in secret."""
        return not options.flag("cards")

    def start(self, options: Options, listener: Listener | None = None) -> WizardDicePosition:
        return WizardDicePosition(
            options.number("players"),
            XS_TO_END_EXPERT if options.flag("expert") else XS_TO_END,
            options.flag("cards"),
            options.seat("seer"),
            PRESENTER,
            listener,
        )

    def code(self, face: object) -> int:
        """Programs may name dice in any order."""
        if isinstance(face, view.TurnDice | view.Reroll):
            try:
                face = replace(face, faces=faces(from_faces(tuple(face.faces))))
            except (ValueError, TypeError):
                raise NotationError(f"{face!r} is no action of {self.name}") from None
        return super().code(face)

    def imagine(self, view: object, source: Source) -> WizardDicePosition:
        return imagine(view, source)

    def restore(self, views: Sequence[object]) -> WizardDicePosition:
        return restore(views, super().restore(views))

    def catalogue(self) -> Sequence[Component]:
        return components()


GAME = WizardDice()
