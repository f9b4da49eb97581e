"""What the tree remembers."""

from __future__ import annotations

from typing import Final

SEATS: Final = 4
"""No game has more than 2**4 seats."""


class Edge:
    """One action of one seat at a decision, and how the simulations went that followed it."""

    def __init__(self, seat: int, action: int, promise: float) -> None:
        self.seat: int = seat
        self.action: int = action
        self.promise: float = promise
        """What the prior thought of it."""
        self.visits: int = 0
        self.available: int = 1
        """How often it was legal when the decision was visited, since it was first tried. After other dice
        other actions are legal, and one that rarely is must not look neglected."""
        self.total: float = 0.0
        """The sum of what the simulations were worth to whoever chose it."""


class Node:
    """A decision, known by the actions that led to it from the root, however the dice fell in between."""

    def __init__(self) -> None:
        self.visits: int = 0
        self.edges: dict[int, Edge] = {}
        """By `key`: after other dice, another seat may be asked."""
        self.later: dict[int, Node] = {}
        """What follows, by `key` as well."""


def key(seat: int, action: int) -> int:
    return action << SEATS | seat
