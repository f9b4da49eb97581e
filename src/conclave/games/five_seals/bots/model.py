"""How likely a player is to win Five Seals when a round is over, from the scrolls of all, learnt from play.

A scroll counts its points, and what it helps to win in every round to come: so much for its spell, and more
if it is of Mind, which fits any colour. How many rounds are to come depends on how many scrolls of strength 6
may still be taken, and so does how far a lead may still change. The figures, and how they were found, are in
`model.json`, written by `python -m conclave.games.five_seals.lab.fit_model`.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any, Final

from conclave.games.five_seals.bots.prospects import SPREAD_AT_END, chance_ahead_of_all
from conclave.games.five_seals.engine.elements import MIND
from conclave.games.five_seals.engine.position import FiveSealsPosition
from conclave.games.five_seals.engine.scoring import fewest_left, points_of
from conclave.games.five_seals.engine.seals import SPELL_NAMES, colour_of_scroll, spell_of
from conclave.games.five_seals.engine.stages import FINISHED

FILE: Final = "model.json"

ENDING_GAMES_OF_TWO: Final = 3
"""How many scrolls of strength 6 end a game of two. With each further player it is one more, and games last
about as many rounds."""


class Model:
    """`use` is by spell; `rounds` and `spread` are by how many scrolls of strength 6 end a game of two."""

    def __init__(self, use: dict[str, float], mind: float, rounds: list[float], spread: list[float]) -> None:
        self.use = [use[name] for name in SPELL_NAMES]
        self.mind = mind
        self.rounds = rounds
        self.spread = spread
        self._known: dict[tuple[int, int], tuple[int, float]] = {}

    def holdings(self, position: FiveSealsPosition, seat: int) -> tuple[int, float]:
        """A player's points, and what the scrolls help to win in a round."""
        key = (position.circle, position.face_up[seat] | position.face_down[seat])
        found = self._known.get(key)
        if found is None:
            scrolls = position.scrolls_of(seat)
            found = points_of(scrolls), sum([self.use_of(each) for each in scrolls])
            self._known[key] = found
        return found

    def use_of(self, scroll: int) -> float:
        of_mind = self.mind if colour_of_scroll(scroll) == MIND else 0.0
        return self.use[spell_of(scroll)] + of_mind

    def chance(self, position: FiveSealsPosition, seat: int, unused: float = 0.0) -> float:
        """The chance to be ahead of each of the others in the end, as if these were independent.

        `unused` are rounds that were played on without the scrolls: their use is still to be counted.
        """
        rounds, spread = 0.0, SPREAD_AT_END
        if position.stage != FINISHED:
            to_take = max(position.dungeon.strongest_left - fewest_left(position.players) + 1, 0)
            place = to_take * ENDING_GAMES_OF_TWO / (position.players + 1)
            rounds, spread = read_off(self.rounds, place) + unused, read_off(self.spread, place)
        points, use = self.holdings(position, seat)
        own = points + rounds * use
        leads = []
        for other in range(position.players):
            if other != seat:
                points, use = self.holdings(position, other)
                leads.append(own - points - rounds * use)
        return chance_ahead_of_all(leads, spread)


def read_off(known: list[float], place: float) -> float:
    """A figure from a list: interpolated between two of its places, extrapolated beyond the end."""
    low = int(place)
    if low == place and low < len(known):
        return known[low]
    low = min(low, len(known) - 2)
    return known[low] + (place - low) * (known[low + 1] - known[low])


@cache
def load_model() -> Model:
    """The model that comes with Conclave."""
    written: dict[str, Any] = json.loads(
        files("conclave.games.five_seals.bots").joinpath(FILE).read_text("utf-8")
    )
    return Model(written["use"], written["mind"], written["rounds"], written["spread"])
