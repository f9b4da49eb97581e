"""Which action a simulation follows: UCT among those that were tried, and now and then a new one."""

from __future__ import annotations

from math import inf, log, sqrt
from typing import Final

from conclave.core.actions import Actions
from conclave.core.position import Position
from conclave.core.source import Source
from conclave.search.node import Edge, Node, key
from conclave.search.prior import Prior
from conclave.search.settings import SearchSettings

FINE: Final = 1 << 20
"""Moods come in so many steps."""


class Selector:
    """Chooses for one seat at one node after the other."""

    def __init__(self, settings: SearchSettings, prior: Prior | None) -> None:
        self.settings = settings
        self.prior = prior

    def edge(
        self, node: Node, position: Position, seat: int, options: Actions, secret: bool, source: Source
    ) -> Edge:
        """The action to follow. One that is tried for the first time is noted in the node.

        Where several choose in secret, how curious each is about an action is left to chance. Otherwise they
        fall into step with each other, as if everybody could tell what the others are about to do.
        """
        best: Edge | None = None
        most = -inf
        tried = 0
        edges = node.edges
        for action in options:
            edge = edges.get(key(seat, action))
            if edge is not None:
                tried += 1
                edge.available += 1
                mood = 2.0 * source.uniform(FINE) / FINE if secret else 1.0
                appeal = self._appeal(edge, mood)
                if appeal > most:
                    best, most = edge, appeal
        untried = len(options) - tried
        if best is not None and (untried == 0 or tried >= self.settings.room(node.visits)):
            return best
        if self.prior is None:
            new = Edge(seat, _any_untried(node, seat, options, source.uniform(untried)), 0.0)
        else:
            new = _most_promising(node, seat, options, self.prior.promises(position, seat, options))
        edges[key(seat, new.action)] = new
        return new

    def _appeal(self, edge: Edge, mood: float) -> float:
        """UCT: the mean worth so far, and more for what was rarely followed though it could have been."""
        settings = self.settings
        visits = float(edge.visits)
        curiosity = mood * settings.exploration * sqrt(log(float(edge.available)) / visits)
        return edge.total / visits + curiosity + settings.bias * edge.promise / (1.0 + visits)


def _any_untried(node: Node, seat: int, options: Actions, skipped: int) -> int:
    """The untried option before which so many others stand."""
    for action in options:
        if key(seat, action) not in node.edges:
            if skipped == 0:
                return action
            skipped -= 1
    raise AssertionError("everything was tried")


def _most_promising(node: Node, seat: int, options: Actions, promises: list[float]) -> Edge:
    """A new edge for the most promising untried option, the first of equals."""
    chosen: Edge | None = None
    for index, action in enumerate(options):
        promise = promises[index]
        if (chosen is None or promise > chosen.promise) and key(seat, action) not in node.edges:
            chosen = Edge(seat, action, promise)
    assert chosen is not None
    return chosen
