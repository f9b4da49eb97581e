"""How the games of a run are shared out to the workers of a cluster.

A task costs a cluster some seconds before its first game: a process starts, bots are loaded. So games travel
in batches of a hundred or more, of so many that a batch keeps a worker busy for a while. Batches are smaller
only where fewer hundreds are left than workers are free, of whom some would have nothing to do.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from typing import Final

from conclave.lab.play.deals import Forfeits
from conclave.lab.play.worker_pool import NextGame

FEWEST: Final = 100
MOST: Final = 5000
"""A worker that dies takes what it has played along."""
_SECONDS: Final = 20.0
"""How long a batch of quick games should take."""


@dataclass
class Batch:
    games: list[tuple[int, Forfeits]]
    tries: int = 0
    """How often it was lost before."""


class Batches:
    """Games waiting to be handed out, in batches."""

    def __init__(self) -> None:
        self.size = FEWEST
        self._waiting: deque[tuple[int, Forfeits]] = deque()
        self._again: deque[Batch] = deque()

    def draw(self, next_game: NextGame, workers: int) -> list[Batch]:
        """Take a batch for each free worker while games last, starting with those that were lost."""
        drawn = [self._again.popleft() for _ in range(min(workers, len(self._again)))]
        free = workers - len(drawn)
        self._look_ahead(next_game, free * self.size)
        for left in range(free, 0, -1):
            if not self._waiting:
                break
            part = min(self.size, -(-len(self._waiting) // left))
            drawn.append(Batch([self._waiting.popleft() for _ in range(part)]))
        return drawn

    def has_games(self, next_game: NextGame) -> bool:
        self._look_ahead(next_game, 1)
        return bool(self._waiting or self._again)

    def _look_ahead(self, next_game: NextGame, games: int) -> None:
        while len(self._waiting) < games and (game := next_game()) is not None:
            self._waiting.append(game)

    def put_back(self, batch: Batch) -> None:
        batch.tries += 1
        self._again.append(batch)

    def learn(self, games: int, seconds: float) -> None:
        """Learn from a finished batch how many games the next ones should have."""
        wanted = MOST if seconds <= 0 else int(games / seconds * _SECONDS)
        self.size = min(max(wanted, FEWEST), MOST)
