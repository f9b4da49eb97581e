"""One game in progress."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, Self, TypeVar

from mypy_extensions import mypyc_attr

from conclave.core.actions import NONE, Actions
from conclave.core.chance import Outcome
from conclave.core.event import Listener
from conclave.core.pending import Decide, Pending
from conclave.core.refusal import IllegalAction, Refusal
from conclave.core.source import Source


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """The state of one game and its rules. Mutable, cheap to clone, free of chance and of prose.

    A game implements the methods that raise NotImplementedError here, and either sets `presenter` or
    overrides `view` and `explain`. `pending` always says what the position waits for; `play` answers a
    Decide, `settle` answers a Chance.
    """

    pending: Pending
    listener: Listener | None
    presenter: Presenter[Any]
    """Shows the position: what its rules need not know in order to be played."""

    def clone(self) -> Self:
        """An independent copy without the listener."""
        raise NotImplementedError

    def choices(self, seat: int) -> Actions:
        """What a seat named by `pending` may do. The only place where a game decides legality."""
        raise NotImplementedError

    def explain(self, seat: int, action: int) -> Refusal:
        """The rule behind the refusal of an action that is known to be illegal."""
        return self._presenter().explain(self, seat, action)

    def apply(self, seat: int, action: int) -> None:
        """Carry out an action that is known to be legal."""
        raise NotImplementedError

    def settle(self, outcome: Outcome) -> None:
        """Go on with an outcome of the pending Chance."""
        raise NotImplementedError

    def random_choice(self, seat: int, source: Source) -> tuple[int, bool]:
        """One of the choices of a seat, all equally likely, and whether it had another.

        A game may know a quicker way than to list them all: playouts ask for nothing else.
        """
        choices = self.choices(seat)
        number = len(choices)
        return choices[source.uniform(number)], number > 1

    def view(self, seat: int | None) -> Any:
        """What a seat (None: a spectator) may know: a frozen dataclass built by allow-list."""
        return self._presenter().view(self, seat)

    def _presenter(self) -> Presenter[Any]:
        try:
            return self.presenter
        except AttributeError:
            raise NotImplementedError from None

    def legal(self, seat: int) -> Actions:
        """The actions a seat may take now; empty when it is not asked."""
        pending = self.pending
        if isinstance(pending, Decide) and (seat in pending.seats or seat in pending.revising):
            return self.choices(seat)
        return NONE

    def why_not(self, seat: int, action: int) -> Refusal | None:
        """None for a legal action, else the rule that forbids it."""
        if action in self.legal(seat):
            return None
        return self.explain(seat, action)

    def play(self, seat: int, action: int) -> None:
        """Take an action, or raise IllegalAction and change nothing."""
        if action not in self.legal(seat):
            raise IllegalAction(self.explain(seat, action))
        self.apply(seat, action)


P = TypeVar("P", bound=Position)


class Presenter(Generic[P]):
    """How positions of a game are shown, by two functions that need not be compiled."""

    def __init__(
        self, view: Callable[[P, int | None], object], explain: Callable[[P, int, int], Refusal]
    ) -> None:
        """`view(position, seat)` and `explain(position, seat, action)`, as in `Position`."""
        self.view = view
        self.explain = explain
