"""A ladder that moves with every game, as OpenSkill keeps it (the Weng-Lin form of Plackett and Luce).

Unlike the ratings of `plackett_luce`, which look at all games at once, a ladder depends on their order: it is
for watching a run, and for ladders that never end. A bot with several seats at a table moves by the mean of
what its seats would have moved.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean

from openskill.models import PlackettLuce


@dataclass(frozen=True)
class Rung:
    mu: float
    """What its strength is believed to be; everybody starts with 25."""
    sigma: float
    """How uncertain that is; 8.3 at the start."""

    @property
    def ordinal(self) -> float:
        """A strength that it has almost certainly: ladders are sorted by it."""
        return self.mu - 3.0 * self.sigma


class Ladder:
    def __init__(self, bots: int) -> None:
        self._model = PlackettLuce()
        start = self._model.rating()
        self._rungs = [Rung(start.mu, start.sigma) for _ in range(bots)]

    def add(self, bots: Sequence[int], places: Sequence[int]) -> None:
        """One game: who sat at the table, and which place each had in the end."""
        teams = [[self._model.rating(self._rungs[bot].mu, self._rungs[bot].sigma)] for bot in bots]
        rated = self._model.rate(teams, ranks=[float(place) for place in places])
        for bot in set(bots):
            own = [team[0] for team, who in zip(rated, bots, strict=True) if who == bot]
            self._rungs[bot] = Rung(fmean([each.mu for each in own]), fmean([each.sigma for each in own]))

    def rungs(self) -> list[Rung]:
        return list(self._rungs)

    def order(self) -> list[int]:
        """The bots, the strongest first."""
        return sorted(range(len(self._rungs)), key=lambda bot: -self._rungs[bot].ordinal)
