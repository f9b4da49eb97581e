"""The tree: simulations from the root, and what was found out about its actions.

A simulation takes a copy of a root, follows the tree (`selection.py`) until it leaves it, has what it came to
valued (`valuation.py`), and notes the worth along its way. Decisions without a choice are not in the tree.

Simultaneous secret choices: each seat has statistics of its own, kept at the decision as it was before any
of them chose (decoupled UCT), so that nobody answers a choice they cannot know; what follows depends on all.
The visits of the candidates are then a mixed strategy: a player should draw one of them by its visits.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from conclave.core.chance import Chance
from conclave.core.pending import Decide
from conclave.core.position import Position
from conclave.core.source import Source
from conclave.search.node import Edge, Node, key
from conclave.search.prior import Prior
from conclave.search.selection import Selector
from conclave.search.settings import SearchSettings
from conclave.search.valuation import Valuation


class Candidate(NamedTuple):
    """An action at the root."""

    action: int
    visits: int
    worth: float
    """To the searching seat, from 0 to 1: the mean of all simulations that chose it."""


class Tree:
    """What is known about the decision of one seat.

    There is no clock in it: the same roots, number of simulations and source give the same tree.
    """

    def __init__(
        self,
        seat: int,
        valuation: Valuation,
        settings: SearchSettings | None = None,
        prior: Prior | None = None,
    ) -> None:
        self.seat: int = seat
        self.valuation = valuation
        self.settings: SearchSettings = settings if settings is not None else SearchSettings()
        self.selector = Selector(self.settings, prior)
        self.root = Node()
        self._path: list[Edge] = []

    def grow(self, roots: Sequence[Position], simulations: int, source: Source) -> None:
        """Simulate so many times from the roots in turn.

        The roots are what the seat holds possible, all waiting for its decision: one where nothing is hidden,
        several samples of `game.imagine` where something is. They stay as they are.
        """
        for number in range(simulations):
            position = roots[number % len(roots)].clone()
            self._path = []
            self._follow(position, source)
            self._note(self.valuation.worth(position, source))

    def candidates(self) -> list[Candidate]:
        """What was tried at the root, the most visited first; among equals the one worth more."""
        found = [
            Candidate(edge.action, edge.visits, edge.total / edge.visits)
            for edge in self.root.edges.values()
            if edge.seat == self.seat
        ]
        found.sort(key=_visits_then_worth, reverse=True)
        return found

    def descend(self, action: int) -> None:
        """The action was carried out, and the seat decides again: go on with what is known about that."""
        later = self.root.later.get(key(self.seat, action))
        self.root = later if later is not None else Node()

    # -- one simulation ----------------------------------------------------------------------------------

    def _follow(self, position: Position, source: Source) -> None:
        """Down the tree, until it ends or the game does."""
        node = self.root
        asked = node
        while True:
            pending = position.pending
            if isinstance(pending, Decide):
                if not pending.revising:
                    asked = node  # and it stays the same until all have chosen, if several do so in secret
                seat = pending.seats[0]
                options = position.choices(seat)
                if len(options) == 1:
                    position.apply(seat, options[0])
                    continue
                if asked is node:
                    node.visits += 1
                edge = self.selector.edge(asked, position, seat, options, pending.is_secret(), source)
                self._path.append(edge)
                position.apply(seat, edge.action)
                later = node.later.get(key(seat, edge.action))
                if later is None:
                    later = Node()
                    node.later[key(seat, edge.action)] = later
                    if len(pending.seats) == 1:  # nobody else is still choosing in secret
                        return
                node = later
            elif isinstance(pending, Chance):
                position.settle(pending.sample(source))
            else:
                return

    def _note(self, worths: list[float]) -> None:
        """Back-up: every choice is credited with what came of it for its seat, or (paranoid) against us."""
        own = worths[self.seat]
        paranoid = self.settings.paranoid
        for edge in self._path:
            edge.visits += 1
            if not paranoid:
                edge.total += worths[edge.seat]
            elif edge.seat == self.seat:
                edge.total += own
            else:
                edge.total += 1.0 - own


def _visits_then_worth(candidate: Candidate) -> tuple[int, float]:
    return candidate.visits, candidate.worth
