"""What each choice is worth, for decisions whose odds are known."""

from __future__ import annotations

from dataclasses import dataclass

from conclave.api.actions import Action
from conclave.api.errors import InvalidType, kind
from conclave.api.position import Position, View
from conclave.odds.advisers import adviser_of


@dataclass(frozen=True)
class Advice:
    """One choice, and what it is worth.

    >>> import conclave
    >>> position = conclave.game("wizard-dice").start(players=2, seer="1")
    >>> best = conclave.odds(position.view(0))[0]
    >>> best.action, best.alike
    (<Action predict 4 blue>, 0)
    >>> f"{best.worth:.2f} points, {best.chance:.0%}"
    '2.68 points, 69%'
    """

    action: Action
    """What to do."""
    worth: float
    """Expected points, as the game's adviser computes them."""
    chance: float | None
    """The chance of an exact hit, where that applies."""
    alike: int
    """How many other choices are equivalent."""


def odds(of: View | Position) -> list[Advice]:
    """What the choices of a seat are worth, best first; empty where no odds are known.

    For a position, the view of the seat that must decide is used.

    >>> import conclave
    >>> position = conclave.game("wizard-dice").start(players=2, seer="1")
    >>> advice = conclave.odds(position)
    >>> advice[0].worth >= advice[-1].worth
    True
    """
    view = of
    if isinstance(view, Position):
        view = view.view(view.deciding[0] if view.deciding else None)
    if not isinstance(view, View):
        raise InvalidType(f"Odds are asked of a view or a position, not of {kind(of)}.")
    adviser = adviser_of(view._game)
    if adviser is None or not view.legal:
        return []
    found = adviser.alternatives(view.state) or ()
    return [Advice(Action(view._game, each.action), each.worth, each.chance, each.alike) for each in found]
