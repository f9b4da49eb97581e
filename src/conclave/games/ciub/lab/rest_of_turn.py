"""About the chance to fulfil a card of ciúb in the rest of a turn, quick enough to be asked for every roll.

What serves the card is set aside, and the other dice are rolled again and again, all of them taken for one
average die. A roll without a hit costs a die all the same (CB-7), so few dice have few rolls left: of that
the prospects of a whole turn (`games/ciub/bots/prospects.py`) know nothing, but they know more about each
kind of dice. So both have a say.
"""

from __future__ import annotations

from functools import cache, lru_cache
from math import comb, erf, sqrt
from typing import Final

from conclave.games.ciub.bots.one_roll import AVERAGE, FACE_CHANCE, SKULL_CHANCE, rolled_pool
from conclave.games.ciub.bots.prospects import prospect
from conclave.games.ciub.engine.dice import (
    ADJUST,
    HIGHEST,
    KIND_OF,
    NUMBER_OF_KINDS,
    NUMBER_ON,
    REROLL,
    SIDES,
    SKULLS,
    STATES,
    SWAP,
)
from conclave.games.ciub.engine.pool import count, number
from conclave.games.ciub.engine.position import CiubPosition
from conclave.games.ciub.engine.requirement import (
    EQUAL,
    LIST,
    MOST_OF_A_NUMBER,
    amount_of,
    count_numbers,
    form_of,
    numbers_of,
    one_of,
    times,
)

OF_WHOLE_TURN: Final = 0.3
"""How much the prospects count, as if a turn began with the dice that are left. Chosen by hand."""
HIT_BY: Final = {ADJUST: 0.6, SWAP: 0.35, REROLL: 0.5}
"""How much of a hit a face is that shows no number. Chosen by hand."""
FIVE_BY_SWAP: Final = 0.7
"""How often a die that shows a swap becomes a 5, where a sum is asked for. Chosen by hand."""
MOST_ROLLS: Final = 4.0
"""More rolls than this are not counted. Chosen by hand."""
LEAST_SPREAD: Final = 0.3
"""Of a sum, squared: even a single die is not sure. Chosen by hand."""
_REMEMBERED: Final = 200_000
"""How many results are cached. Chosen by hand."""


def chance_in_turn(position: CiubPosition, card: int) -> float:
    """With the dice as they lie in and outside the tray."""
    needs = position.cards.requirement[card]
    shown = count_numbers(position.tray)
    form = form_of(needs)
    if form == LIST:
        return _chance_of_list(position, needs, shown)
    if form == EQUAL:
        numbers = range(1, HIGHEST + 1)
        return max([_chance_of_equal(position, amount_of(needs), shown, each) for each in numbers])
    return _chance_of_sum(position, needs, shown)


# -- numbers -------------------------------------------------------------------------------------------------


def _chance_of_list(position: CiubPosition, needs: int, shown: list[int]) -> float:
    aside = [0] * STATES
    missing = 0
    for each in range(1, HIGHEST + 1):
        left = times(needs, each) - shown[each]
        for side in range(SIDES):
            if left > 0 and NUMBER_ON[side] == each:
                aside[side] = min(left, position.outside[side])
                left -= aside[side]
        missing += max(left, 0) * one_of(each)
    return _chance_of_numbers(rolled_pool(position.outside, aside), missing, False)


def _chance_of_equal(position: CiubPosition, amount: int, shown: list[int], wanted: int) -> float:
    aside = [0] * STATES
    missing = amount - shown[wanted]
    if position.jokers:  # CB-8a
        missing -= shown[0] + sum([position.outside[side] for side in SKULLS])
    for side in range(SIDES):
        if NUMBER_ON[side] == wanted:
            aside[side] = position.outside[side]
            missing -= aside[side]
    if missing > MOST_OF_A_NUMBER:
        return 0.0
    pool = rolled_pool(position.outside, aside)
    return _chance_of_numbers(pool, max(missing, 0) * one_of(wanted), position.jokers)


@lru_cache(maxsize=_REMEMBERED)
def _chance_of_numbers(pool: int, missing: int, with_skulls: bool) -> float:
    """That a pool brings all missing numbers, packed as a list is."""
    wanted = numbers_of(missing)
    dice = number(pool)
    if not wanted or dice < len(wanted):
        return 0.0 if wanted else 1.0
    hit = 0.0
    for kind in range(NUMBER_OF_KINDS):
        faces = FACE_CHANCE[kind]
        once = sum([faces[each - 1] for each in set(wanted)]) + (SKULL_CHANCE[kind] if with_skulls else 0.0)
        once += sum([faces[face] * part for face, part in HIT_BY.items()])
        hit += count(pool, kind) * min(once, 1.0)
    chance = _hits(dice, len(wanted), len(wanted), len(set(wanted)), round(100 * hit / dice))
    return OF_WHOLE_TURN * prospect(pool, missing, with_skulls) + (1.0 - OF_WHOLE_TURN) * chance


@cache
def _hits(dice: int, missing: int, at_first: int, different: int, percent: int) -> float:
    """The chance that this many dice bring what is missing; `percent` is how often a die hits at first.

    The fewer of several different numbers are missing, the fewer faces hit.
    """
    if missing == 0 or dice < missing:
        return float(missing == 0)
    hit = percent / 100
    if at_first > 1:
        hit *= (missing / at_first) ** ((different - 1) / (at_first - 1))
    chance = 0.0
    for hits in range(dice + 1):
        so_many = comb(dice, hits) * hit**hits * (1.0 - hit) ** (dice - hits)
        used = min(hits, missing)
        chance += so_many * _hits(dice - max(used, 1), missing - used, at_first, different, percent)
    return chance


# -- sums ----------------------------------------------------------------------------------------------------


def _chance_of_sum(position: CiubPosition, needs: int, shown: list[int]) -> float:
    """Dice that show more than they would on average are kept."""
    aside = [0] * STATES
    reached = sum([each * shown[each] for each in range(1, HIGHEST + 1)])
    for side in range(SIDES):
        if NUMBER_ON[side] > AVERAGE[KIND_OF[side]]:
            aside[side] = position.outside[side]
            reached += NUMBER_ON[side] * aside[side]
    if reached >= amount_of(needs):
        return 1.0
    return _chance_of_rest(rolled_pool(position.outside, aside), needs - reached)


@lru_cache(maxsize=_REMEMBERED)
def _chance_of_rest(pool: int, needs: int) -> float:
    """That a pool brings a sum: one die is set aside after each roll, the best it has shown."""
    dice = number(pool)
    if not dice:
        return 0.0
    mean = spread = 0.0
    for kind in range(NUMBER_OF_KINDS):
        of_one, spread_of_one = _best_of(kind, min((dice + 1) / 2, MOST_ROLLS))
        mean += count(pool, kind) * of_one
        spread += count(pool, kind) * spread_of_one
    chance = 0.5 + 0.5 * erf((mean - amount_of(needs) + 0.5) / sqrt(2.0 * max(spread, LEAST_SPREAD)))
    return OF_WHOLE_TURN * prospect(pool, needs, jokers=False) + (1.0 - OF_WHOLE_TURN) * chance


@cache
def _best_of(kind: int, rolls: float) -> tuple[float, float]:
    """The mean of the highest number that a die shows in some rolls, and its variance."""
    once = [0.0, *FACE_CHANCE[kind][:HIGHEST]]
    once[5] += FACE_CHANCE[kind][SWAP] * FIVE_BY_SWAP
    once[0] = max(0.0, 1.0 - sum(once))
    up_to = mean = squares = 0.0
    for highest, chance in enumerate(once):
        below = up_to**rolls
        up_to = min(1.0, up_to + chance)
        mean += highest * (up_to**rolls - below)
        squares += highest * highest * (up_to**rolls - below)
    return mean, squares - mean * mean
