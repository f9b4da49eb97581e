"""Advisers: what each alternative of a decision is worth, for games where somebody has worked it out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, runtime_checkable

from conclave.core.game import Game
from conclave.registry import KITS


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
    kit = KITS.get(game.name)
    if kit is None or kit.adviser is None:
        return None
    adviser: Adviser = kit.load(kit.adviser)()
    return adviser
