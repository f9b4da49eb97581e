"""How positions are shown to players and programs."""

from __future__ import annotations

from typing import Final

from conclave.core.position import Presenter
from conclave.games.five_seals.interface.build_view import build_view
from conclave.games.five_seals.interface.refusals import explain

PRESENTER: Final = Presenter(build_view, explain)
