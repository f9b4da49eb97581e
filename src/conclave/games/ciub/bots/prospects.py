"""What dice are good for in a whole turn of ciúb: estimates quick enough to compare many pools.

For the cards of the box a logistic curve is fitted to what the turn solver finds, with a weight for every
kind of dice and every pair of kinds. The weights are in `prospects.toml`, written by
`python -m conclave.games.ciub.lab.fit_prospects`. For any other card it is a rule of thumb: what serves the
card is kept and the rest rolled again, so a die is taken to be rolled a number of times, more often if
others in the pool can reroll or adjust it; a die that shows a swap may become any die.
"""

from __future__ import annotations

import tomllib
from functools import cache, lru_cache
from importlib.resources import files
from itertools import combinations
from math import exp
from typing import Final

from conclave.games.ciub.bots.one_roll import FACE_CHANCE, SKULL_CHANCE
from conclave.games.ciub.engine.dice import ADJUST, HIGHEST, NUMBER_OF_KINDS, REROLL, SWAP
from conclave.games.ciub.engine.pool import ONE, count, counts, number
from conclave.games.ciub.engine.requirement import (
    EQUAL,
    LIST,
    SUM,
    amount_of,
    form_of,
    numbers_of,
    one_of,
    read,
    times,
)

MOST_FITTED: Final = 7
"""Larger pools were not looked at; with each die more there is less left that can go wrong. Chosen by
hand."""
ONE_MORE: Final = 0.85
"""What each die more leaves of the chance to fail. Chosen by hand."""

ROLLS: Final = {LIST: 5.0, SUM: 4.3, EQUAL: 4.4}
REROLLS: Final = {LIST: 0.8, SUM: 0.3, EQUAL: 1.5}
ADJUSTS: Final = {LIST: 2.7, SUM: 0.3, EQUAL: 3.4}
"""The rule of thumb by the form of the card: the rolls of a die, and how many more for each reroll and each
adjust that the pool shows on average. All chosen by hand."""
SWAPS: Final = {LIST: 0.4, SUM: 1.0, EQUAL: 0.1}
"""The chance that a swapped die shows what is missing. Chosen by hand."""
_REMEMBERED: Final = 400_000
"""How many results are cached. Chosen by hand."""


@lru_cache(maxsize=_REMEMBERED)
def prospect(pool: int, card: int, jokers: bool) -> float:
    """About the chance to win a card with this pool in a turn."""
    if not is_possible(pool, card):
        return 0.0
    weights = fitted_weights().get(card)
    if weights is None or (form_of(card) == EQUAL and not jokers):
        return _rule_of_thumb(pool, card, jokers)
    chance = _curve(weights, pool)
    if number(pool) > MOST_FITTED:
        fewer = [pool - ONE[kind] for kind in range(NUMBER_OF_KINDS) if count(pool, kind)]
        least_missed = max(fewer, key=lambda each: _curve(weights, each))
        chance = 1.0 - ONE_MORE * (1.0 - prospect(least_missed, card, jokers))
    return chance


def _curve(weights: list[float], pool: int) -> float:
    total = sum([weight * each for weight, each in zip(weights, features(pool), strict=True)])
    return 1.0 / (1.0 + exp(-total))


@cache
def fitted_weights() -> dict[int, list[float]]:
    """By card: the weights of `features`."""
    text = (files("conclave.games.ciub.bots") / "prospects.toml").read_text("utf-8")
    return {read(card): weights for card, weights in tomllib.loads(text).items()}


def features(pool: int) -> list[float]:
    """What a pool is judged by: its dice of each kind and of each pair of kinds."""
    dice = counts(pool)
    pairs = [float(one * other) for one, other in combinations(dice, 2)]
    return [1.0, *map(float, dice), *[float(each * each) for each in dice], *pairs]


def is_possible(pool: int, card: int) -> bool:
    """Whether enough dice can show every choice of a list's numbers; one with a swap may become any die."""
    if form_of(card) != LIST:
        return True
    numbers = numbers_of(card)
    different = sorted(set(numbers))
    for size in range(1, len(different) + 1):
        for chosen in combinations(different, size):
            asked = sum([numbers.count(each) for each in chosen])
            if asked > sum([count(pool, kind) for kind in range(NUMBER_OF_KINDS) if _can_show(kind, chosen)]):
                return False
    return True


@cache
def _can_show(kind: int, numbers: tuple[int, ...]) -> bool:
    return FACE_CHANCE[kind][SWAP] > 0 or any(FACE_CHANCE[kind][each - 1] > 0 for each in numbers)


# -- the rule of thumb ---------------------------------------------------------------------------------------


def _rule_of_thumb(pool: int, card: int, jokers: bool) -> float:
    form = form_of(card)
    rolls = _rolls(pool, form)
    if form == LIST:
        return _list(pool, card, rolls)
    if form == EQUAL:
        needed = amount_of(card)
        return max([_equal(pool, each, needed, jokers, rolls) for each in range(HIGHEST + 1)])
    return _sum(pool, amount_of(card), rolls)


def _rolls(pool: int, form: int) -> float:
    rolls = ROLLS[form]
    for kind in range(NUMBER_OF_KINDS):
        dice = count(pool, kind)
        rolls += dice * FACE_CHANCE[kind][REROLL] * REROLLS[form]
        rolls += dice * FACE_CHANCE[kind][ADJUST] * ADJUSTS[form]
    return rolls


def _list(pool: int, card: int, rolls: float) -> float:
    chances = {card: 1.0}
    for kind in range(NUMBER_OF_KINDS):
        faces = FACE_CHANCE[kind]
        swapped = faces[SWAP] * SWAPS[LIST]
        for _ in range(count(pool, kind)):
            after: dict[int, float] = {}
            for left, chance in chances.items():
                wanted = [each for each in range(1, HIGHEST + 1) if times(left, each)]
                hits = [faces[each - 1] + swapped / len(wanted) for each in wanted]
                once = sum(hits)
                if once == 0.0:
                    after[left] = after.get(left, 0.0) + chance
                    continue
                within = 1.0 - (1.0 - min(once, 1.0)) ** rolls
                for each, hit in zip(wanted, hits, strict=True):
                    fewer = left - one_of(each)
                    after[fewer] = after.get(fewer, 0.0) + chance * within * hit / once
                after[left] = after.get(left, 0.0) + chance * (1.0 - within)
            chances = after
    return chances.get(0, 0.0)


def _equal(pool: int, shown: int, needed: int, jokers: bool, rolls: float) -> float:
    """Of a number, or of skulls for 0."""
    chances = [1.0]
    for kind in range(NUMBER_OF_KINDS):
        faces = FACE_CHANCE[kind]
        once = faces[shown - 1] if shown else 0.0
        if jokers or shown == 0:
            once += SKULL_CHANCE[kind]
        once = min(1.0, once + faces[SWAP] * SWAPS[EQUAL])
        hit = 1.0 - (1.0 - once) ** rolls
        for _ in range(count(pool, kind)):
            hits = [0.0, *[chance * hit for chance in chances]]
            misses = [*[chance * (1.0 - hit) for chance in chances], 0.0]
            chances = [one + other for one, other in zip(hits, misses, strict=True)]
    return sum(chances[needed:])


def _sum(pool: int, needed: int, rolls: float) -> float:
    chances = [1.0]
    for kind in range(NUMBER_OF_KINDS):
        if count(pool, kind):
            shown = _highest_shown(kind, rolls)
            for _ in range(count(pool, kind)):
                after = [0.0] * (len(chances) + HIGHEST)
                for total, chance in enumerate(chances):
                    for highest, hit in enumerate(shown):
                        after[total + highest] += chance * hit
                chances = after
    return sum(chances[needed:])


def _highest_shown(kind: int, rolls: float) -> list[float]:
    """By number: the chance that it is the highest a die shows in its rolls; a swapped die shows a 5."""
    once = [0.0, *FACE_CHANCE[kind][:HIGHEST]]
    once[5] += FACE_CHANCE[kind][SWAP] * SWAPS[SUM]
    once[0] = max(0.0, 1.0 - sum(once))
    up_to = 0.0
    found: list[float] = []
    for chance in once:
        below = up_to**rolls
        up_to = min(1.0, up_to + chance)
        found.append(up_to**rolls - below)
    return found
