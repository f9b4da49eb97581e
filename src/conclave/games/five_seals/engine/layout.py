"""A board as it lies on the table, for whoever draws it: numbered places, rooms, ways between them.

These classes travel as JSON inside a view. One layout is made per board and shared by all views of it.
"""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Place:
    """A space that holds a figure, a token or a scroll; players call it by its number."""

    number: int
    """1, 2, 3 ...: first the start circles, then segment by segment."""
    id: str
    """Its name in the board file, e.g. `A3`."""
    kind: str
    """`start`, `circle` or `box`."""
    strength: int
    """The printed strength; 0 on a start circle."""
    x: float
    y: float
    """Where it is drawn, in a square from -100 to 100; the chamber is in the middle."""


@dataclass(frozen=True, slots=True)
class Room:
    """An open space in which nothing ever lies or stands: the chamber, rooms and passages."""

    id: str
    kind: str
    """`chamber`, `room` or `passage`."""
    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Layout:
    digest: str
    """Two layouts are the same board if and only if this is equal."""
    name: str = field(compare=False)
    places: tuple[Place, ...] = field(compare=False)
    """In the order of their numbers."""
    rooms: tuple[Room, ...] = field(compare=False)
    ways: tuple[tuple[str, str], ...] = field(compare=False)
    """Pairs of ids of places and rooms with no wall between them."""
