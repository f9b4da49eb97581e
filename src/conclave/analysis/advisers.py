"""Advisers: what each alternative of a decision is worth, for games where somebody has worked it out."""

from __future__ import annotations

from collections.abc import Sequence
from pkgutil import resolve_name
from typing import Any, Final, Protocol, runtime_checkable

from conclave.core.game import Game

ADVISERS: Final = {
    "wizard-dice": "conclave.analysis.wizard_dice_hints:Hints",
    "ciub": "conclave.analysis.ciub_hints:Hints",
}
"""Games with an adviser, as module:class. It is loaded when it is asked for the first time."""


class Alternative(Protocol):
    @property
    def action(self) -> int: ...

    @property
    def worth(self) -> float:
        """Expected points, by the adviser's own reckoning."""

    @property
    def chance(self) -> float | None:
        """Of an exact hit, where there is one to speak of."""

    @property
    def alike(self) -> int:
        """How many more there are that come to the same thing."""


@runtime_checkable
class TowardsCard(Protocol):
    """An alternative that says which card it is for, and whether its chance may be higher."""

    @property
    def card(self) -> str: ...

    @property
    def at_least(self) -> bool: ...


class Adviser(Protocol):
    """Sees what the viewer of a view sees, and nothing else."""

    def alternatives(self, view: Any) -> Sequence[Alternative] | None:
        """What the viewer might do, the best first; None where there is no advice."""


def adviser_of(game: Game) -> Adviser | None:
    if game.name not in ADVISERS:
        return None
    adviser: Adviser = resolve_name(ADVISERS[game.name])()
    return adviser
