"""What a card asks for and how far a tray has come with it (CB-8), for views."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from conclave.games.ciub.engine.dice import FACES, HIGHEST, SKULL
from conclave.games.ciub.engine.requirement import (
    EQUAL,
    LIST,
    SUM,
    form_of,
    needed,
    numbers_of,
    reached,
    times,
)
from conclave.games.ciub.interface.view import AskedDie, Asks, Progress, Step

FORMS: Final = {LIST: "list", SUM: "sum", EQUAL: "equal"}
ASKS_NOTHING: Final = Asks("nothing", (), 0)
ANY_NUMBER: Final = "="

_FACES: Final = (FACES[SKULL], *FACES[:HIGHEST])
"""In the order in which a tray is counted: skulls, then the numbers."""


def asks(requirement: int) -> Asks:
    form = form_of(requirement)
    return Asks(
        form=FORMS[form],
        numbers=tuple(numbers_of(requirement)) if form == LIST else (),
        amount=needed(requirement),
    )


@lru_cache(maxsize=8192)  # trays are looked at by everybody, and for the same cards again and again
def progress(requirement: int, shown: tuple[int, ...], jokers: bool) -> Progress:
    """Of a tray counted by number (`requirement.count_numbers`)."""
    counted = list(shown)
    come = reached(requirement, counted, jokers)
    return Progress(
        dice=_dice(requirement, counted, jokers),
        reached=come,
        met=come >= needed(requirement),
        steps=_steps(requirement, counted, jokers, come),
    )


def _dice(requirement: int, shown: list[int], jokers: bool) -> tuple[AskedDie, ...]:
    form = form_of(requirement)
    if form == LIST:
        return _listed(requirement, shown)
    return _equal(needed(requirement), shown, jokers) if form == EQUAL else ()


def _listed(requirement: int, shown: list[int]) -> tuple[AskedDie, ...]:
    left = shown[:]
    dice: list[AskedDie] = []
    for number in numbers_of(requirement):
        left[number] -= 1
        dice.append(AskedDie(_FACES[number], left[number] >= 0))
    return tuple(dice)


def _equal(amount: int, shown: list[int], jokers: bool) -> tuple[AskedDie, ...]:
    """Those of which there are most, skulls that stand for them (CB-8a), and as many more as are missing."""
    most = max(shown[1:] if jokers else [*shown[1:], shown[0]])
    best = shown.index(most, 1) if most in shown[1:] else 0
    face = _FACES[best] if most else ANY_NUMBER
    there = [face] * most + [_FACES[0]] * (shown[0] if jokers else 0)
    missing = amount - len(there)
    dice = [AskedDie(each, True) for each in there[:amount]]
    return (*dice, *[AskedDie(face, False) for _ in range(missing)])


def _steps(requirement: int, shown: list[int], jokers: bool, come: int) -> tuple[Step, ...]:
    asked = needed(requirement)
    is_list = form_of(requirement) == LIST
    found: list[Step] = []
    for place, face in enumerate(_FACES):
        if is_list and (place == 0 or not times(requirement, place)):
            continue
        shown[place] += 1
        further = reached(requirement, shown, jokers)
        shown[place] -= 1
        if further > come:
            found.append(Step(face, further, further >= asked))
    return tuple(found)
