"""Chances in ciúb one roll ahead: to fulfil a card with the tray, what lies outside it, and one more roll."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from conclave.games.ciub.engine.dice import (
    ACTIVE,
    DICE,
    FACES,
    HIGHEST,
    KIND_OF,
    NUMBER_OF_KINDS,
    NUMBER_ON,
    SIDES,
    SKULLS,
    STATES,
)
from conclave.games.ciub.engine.pool import ONE, count
from conclave.games.ciub.engine.requirement import (
    EQUAL,
    LIST,
    amount_of,
    count_numbers,
    form_of,
    one_of,
    times,
)

_REMEMBERED: Final = 200_000
"""How many results of each function are cached. Chosen by hand."""

FACE_CHANCE: Final = [[die.faces.count(face) / len(die.faces) for face in FACES] for die in DICE]
"""By kind and face."""
SKULL_CHANCE: Final = [chances[FACES.index("skull")] for chances in FACE_CHANCE]
AVERAGE: Final = [sum([(face + 1) * chances[face] for face in range(HIGHEST)]) for chances in FACE_CHANCE]
"""By kind: the number a die shows on average; faces without a number count 0."""


class DicePlan:
    """Which dice would be set aside for a card, and the chance that one roll of the others does the rest."""

    def __init__(self, aside: list[int], chance: float) -> None:
        self.aside = aside
        """Counted by state."""
        self.chance = chance


def plan_dice(card: int, outside: list[int], tray: list[int], jokers: bool, earned: bool) -> DicePlan:
    """The dice that serve the card go aside; if none does and one must (CB-7), the least missed one goes."""
    shown = count_numbers(tray)
    form = form_of(card)
    if form == LIST:
        aside, chance = _for_list(card, outside, shown)
    elif form == EQUAL:
        aside, chance = _for_equal(amount_of(card), outside, shown, jokers)
    else:
        aside, chance = _for_sum(amount_of(card), outside, shown)
    if chance == 1.0 or earned or sum(aside) > 0 or any(outside[side] for side in SKULLS):
        return DicePlan(aside, chance)
    return _giving_one_up(card, outside, tray, jokers)


def _giving_one_up(card: int, outside: list[int], tray: list[int], jokers: bool) -> DicePlan:
    best = DicePlan([0] * STATES, 0.0)
    for state in range(ACTIVE):
        if outside[state]:
            fewer = outside[:]
            fewer[state] -= 1
            found = plan_dice(card, fewer, tray, jokers, True)
            if found.chance > best.chance:
                found.aside[state] += 1
                best = found
    return best


def rolled_pool(outside: list[int], aside: list[int]) -> int:
    """The dice that would be rolled again, by kind; skulls are in the tray by then."""
    pool = 0
    for state in range(STATES):
        left = outside[state] - aside[state]
        if left and state not in SKULLS:
            pool += left * ONE[KIND_OF[state]]
    return pool


def _for_list(card: int, outside: list[int], shown: list[int]) -> tuple[list[int], float]:
    aside = [0] * STATES
    missing = 0
    for number in range(1, HIGHEST + 1):
        left = times(card, number) - shown[number]
        if left > 0:
            for side in range(SIDES):
                if NUMBER_ON[side] == number and outside[side] and left:
                    aside[side] = min(left, outside[side])
                    left -= aside[side]
            missing += left * one_of(number)
    return aside, chance_of_list(rolled_pool(outside, aside), missing)


@lru_cache(maxsize=_REMEMBERED)
def chance_of_list(pool: int, missing: int) -> float:
    """That one roll of the pool shows all missing numbers (packed as requirements are)."""
    chances = {missing: 1.0}
    for kind in range(NUMBER_OF_KINDS):
        for _ in range(count(pool, kind)):
            after: dict[int, float] = {}
            for left, chance in chances.items():
                other = 1.0
                for number in range(1, HIGHEST + 1):
                    hit = FACE_CHANCE[kind][number - 1]
                    if hit and times(left, number):
                        fewer = left - one_of(number)
                        after[fewer] = after.get(fewer, 0.0) + chance * hit
                        other -= hit
                after[left] = after.get(left, 0.0) + chance * other
            chances = after
    return chances.get(0, 0.0)


def _for_sum(needed: int, outside: list[int], shown: list[int]) -> tuple[list[int], float]:
    """Dice that show more than they would on average are kept."""
    needed -= sum([number * shown[number] for number in range(1, HIGHEST + 1)])
    aside = [0] * STATES
    for side in range(SIDES):
        if outside[side] and NUMBER_ON[side] > AVERAGE[KIND_OF[side]]:
            aside[side] = outside[side]
            needed -= NUMBER_ON[side] * outside[side]
    if needed <= 0:
        return aside, 1.0
    chances = chances_of_sums(rolled_pool(outside, aside))
    return aside, sum(chances[needed:])


@lru_cache(maxsize=_REMEMBERED)
def chances_of_sums(pool: int) -> list[float]:
    """By sum: the chance that one roll of the pool shows it."""
    chances = [1.0]
    for kind in range(NUMBER_OF_KINDS):
        blank = 1.0 - sum(FACE_CHANCE[kind][:HIGHEST])
        for _ in range(count(pool, kind)):
            after = [0.0] * (len(chances) + HIGHEST)
            for total, chance in enumerate(chances):
                after[total] += chance * blank
                for face in range(HIGHEST):
                    after[total + face + 1] += chance * FACE_CHANCE[kind][face]
            chances = after
    return chances


def _for_equal(needed: int, outside: list[int], shown: list[int], jokers: bool) -> tuple[list[int], float]:
    """For the number that promises most; a number 0 stands for collecting skulls."""
    best: tuple[list[int], float] = ([0] * STATES, -1.0)
    for number in range(HIGHEST + 1):
        missing = needed - shown[number] - (shown[0] if jokers and number else 0)
        aside = [0] * STATES
        for side in range(SIDES):
            if outside[side]:
                serves = side in SKULLS if number == 0 else NUMBER_ON[side] == number
                if serves:
                    aside[side] = outside[side]
                if serves or (jokers and side in SKULLS):
                    missing -= outside[side]
        chance = chance_of_equal(rolled_pool(outside, aside), number, max(0, missing), jokers)
        if chance > best[1]:
            best = (aside, chance)
    return best


@lru_cache(maxsize=_REMEMBERED)
def chance_of_equal(pool: int, number: int, missing: int, jokers: bool) -> float:
    """That one roll of the pool shows a number so often, skulls counted with it if they are jokers."""
    chances = [1.0]
    for kind in range(NUMBER_OF_KINDS):
        hit = FACE_CHANCE[kind][number - 1] if number else 0.0
        if jokers or number == 0:
            hit += SKULL_CHANCE[kind]
        for _ in range(count(pool, kind)):
            hits = [0.0, *[chance * hit for chance in chances]]
            misses = [*[chance * (1.0 - hit) for chance in chances], 0.0]
            chances = [one + other for one, other in zip(hits, misses, strict=True)]
    return sum(chances[missing:])
