"""What a position waits for: a decision, a chance (see `chance.py`), or nothing more."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from conclave.core.text import Text


@mypyc_attr(allow_interpreted_subclasses=True)
class Pending:
    """Base of Decide, Chance and Over. Instances are immutable and shared between clones."""


class Decide(Pending):
    """Seats that must decide, one or (when choices are simultaneous and secret) several.

    `revising` are seats whose secret choice is in but not revealed yet: they may still change it.
    """

    def __init__(self, seats: tuple[int, ...], revising: tuple[int, ...] = ()) -> None:
        self.seats = seats
        self.revising = revising

    def is_secret(self) -> bool:
        """Several choose at the same time: nobody may know what the others chose until all are in."""
        return len(self.seats) + len(self.revising) > 1

    def __repr__(self) -> str:
        return f"Decide({self.seats}, revising={self.revising})"


class Over(Pending):
    """The game has ended: per seat its place (1 is best; equal places are shared) and its points."""

    def __init__(self, places: tuple[int, ...], points: tuple[int, ...], reason: Text) -> None:
        self.places = places
        self.points = points
        self.reason = reason

    def winners(self) -> tuple[int, ...]:
        return tuple([seat for seat, place in enumerate(self.places) if place == 1])

    def __repr__(self) -> str:
        return f"Over(places={self.places}, points={self.points}, reason={self.reason.key!r})"
