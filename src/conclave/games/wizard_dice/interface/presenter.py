"""Positions as they are shown to players and programs."""

from __future__ import annotations

from typing import Final

from conclave.core.position import Presenter
from conclave.core.refusal import Refusal
from conclave.games.wizard_dice.engine.position import WizardDicePosition
from conclave.games.wizard_dice.interface import refusals
from conclave.games.wizard_dice.interface.build_view import build_view
from conclave.games.wizard_dice.interface.view import WizardDiceView


class WizardDicePresenter(Presenter[WizardDicePosition]):
    def view(self, position: WizardDicePosition, seat: int | None) -> WizardDiceView:
        return build_view(position, seat)

    def explain(self, position: WizardDicePosition, seat: int, action: int) -> Refusal:
        return refusals.explain(position, seat, action)


PRESENTER: Final = WizardDicePresenter()
