"""The chance to win a game of Five Seals from the points and scrolls of all players."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt
from typing import Final

from conclave.core.pending import Over
from conclave.games.five_seals.engine.position import FiveSealsPosition
from conclave.games.five_seals.engine.scoring import fewest_left, points_of
from conclave.games.five_seals.engine.seals import SPELL_NAMES, spell_of

ROUNDS_PER_SCROLL: Final = 1.6
"""How many rounds pass until the next scroll of strength 6 is taken. Chosen by hand."""

SPREAD_OF_ROUND: Final = 3.0
"""How uncertain a lead becomes in one round, in points. Chosen by hand."""

SPREAD_AT_END: Final = 0.3
"""When the game is over: one point ahead is nearly a win, a tie is half of one. Chosen by hand."""

CERTAIN: Final = 40.0
"""A lead of this many spreads is as good as any greater one. Chosen by hand."""

USE_IN_ROUND: Final = {
    "change": 0.5,
    "renewal": 0.4,
    "strengthening": 0.8,
    "growth": 1.5,
    "synergy": 0.0,
    "swap": 0.3,
    "exchange": 0.3,
    "absorption": 0.6,
    "disintegration": 0.6,
    "rearrangement": 0.8,
    "deception": 0.2,
    "alteration": 0.4,
    "transfer": 0.2,
    "theft": 2.0,
    "exploitation": 1.0,
    "dispatch": 0.2,
    "leap": 0.6,
    "teleportation": 0.4,
    "guardian": 0.3,
    "speed": 2.5,
    "binding": 0.0,
}
"""The points that a scroll helps to win in each round to come. Chosen by hand."""

_USE: Final = [USE_IN_ROUND[name] for name in SPELL_NAMES]


def rounds_left(position: FiveSealsPosition) -> float:
    """FS-10: about how many rounds are still to come after this one."""
    to_take = position.dungeon.strongest_left - fewest_left(position.players) + 1
    return ROUNDS_PER_SCROLL * max(to_take, 0)


def expected_points(position: FiveSealsPosition, seat: int, rounds: float) -> float:
    """The points that a player may end with, less what everybody gets."""
    scrolls = position.scrolls_of(seat)
    return points_of(scrolls) + rounds * sum([_USE[spell_of(each)] for each in scrolls])


def chance_to_win(position: FiveSealsPosition, seat: int) -> float:
    """At the end of a round: the chance to be ahead of each of the others, as if these were independent."""
    pending = position.pending
    rounds = 0.0 if isinstance(pending, Over) else rounds_left(position)
    spread = SPREAD_OF_ROUND * sqrt(rounds) if rounds else SPREAD_AT_END
    own = expected_points(position, seat, rounds)
    others = [other for other in range(position.players) if other != seat]
    return chance_ahead_of_all([own - expected_points(position, other, rounds) for other in others], spread)


def chance_ahead_of_all(leads: Sequence[float], spread: float) -> float:
    """The chance that every one of these leads holds, as if they were independent."""
    chance = 1.0
    for lead in leads:
        chance *= 1.0 / (1.0 + exp(-max(min(lead / spread, CERTAIN), -CERTAIN)))
    return chance
