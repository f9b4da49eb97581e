"""Positions as they are shown to players and programs."""

from __future__ import annotations

from typing import Final

from conclave.core.position import Presenter
from conclave.core.refusal import Refusal
from conclave.games.five_seals.engine.position import FiveSealsPosition
from conclave.games.five_seals.interface import refusals
from conclave.games.five_seals.interface.build_view import build_view
from conclave.games.five_seals.interface.view import FiveSealsView


class FiveSealsPresenter(Presenter[FiveSealsPosition]):
    def view(self, position: FiveSealsPosition, seat: int | None) -> FiveSealsView:
        return build_view(position, seat)

    def explain(self, position: FiveSealsPosition, seat: int, action: int) -> Refusal:
        return refusals.explain(position, seat, action)


PRESENTER: Final = FiveSealsPresenter()
