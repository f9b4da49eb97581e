"""Positions as they are shown to players and programs."""

from __future__ import annotations

from typing import Final

from conclave.core.position import Presenter
from conclave.core.refusal import Refusal
from conclave.games.ciub.engine.position import CiubPosition
from conclave.games.ciub.interface import refusals
from conclave.games.ciub.interface.build_view import build_view
from conclave.games.ciub.interface.view import CiubView


class CiubPresenter(Presenter[CiubPosition]):
    def view(self, position: CiubPosition, seat: int | None) -> CiubView:
        return build_view(position, seat)

    def explain(self, position: CiubPosition, seat: int, action: int) -> Refusal:
        return refusals.explain(position, seat, action)


PRESENTER: Final = CiubPresenter()
