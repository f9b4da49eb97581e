"""What a spell card asks for (CB-8), packed into one integer that is also the card's name in action codes.

Written as on the cards: `2,4,6` is a list of numbers, `20+` a sum, `4=` a number of equal dice. A packed list
holds how often each number from 1 to 7 is asked for, three bits each; above them stands what is asked for.
"""

from __future__ import annotations

import re
from typing import Final

from conclave.games.ciub.engine.dice import FACE_OF, HIGHEST, NUMBER_ON, SKULL

LIST: Final = 0
SUM: Final = 1
EQUAL: Final = 2

_WIDTH: Final = 3
MOST_OF_A_NUMBER: Final = 7
"""The most times a list can ask for one number."""
_FORM: Final = _WIDTH * HIGHEST
BITS: Final = _FORM + 2
HIGHEST_SUM: Final = 99
MOST_EQUAL: Final = 10

_SUM = re.compile(r"([1-9][0-9]?)\+")
_EQUAL = re.compile(r"([1-9][0-9]?)=")
_LIST = re.compile(r"[1-7](,[1-7])*")


def form_of(requirement: int) -> int:
    """LIST, SUM or EQUAL."""
    return requirement >> _FORM


def amount_of(requirement: int) -> int:
    """The sum, or how many are to be equal."""
    return requirement & (1 << _FORM) - 1


def times(requirement: int, number: int) -> int:
    """How often a list asks for a number."""
    return requirement >> _WIDTH * (number - 1) & MOST_OF_A_NUMBER


def one_of(number: int) -> int:
    """A list that asks for a single number; lists are added up from these."""
    return 1 << _WIDTH * (number - 1)


def numbers_of(requirement: int) -> list[int]:
    """The numbers of a list, rising."""
    return [number for number in range(1, HIGHEST + 1) for _ in range(times(requirement, number))]


def write(requirement: int) -> str:
    form = form_of(requirement)
    if form == LIST:
        return ",".join([str(number) for number in numbers_of(requirement)])
    return f"{amount_of(requirement)}{'+' if form == SUM else '='}"


def read(written: str) -> int:
    """The requirement as written; a list may come in any order. ValueError if it is none."""
    found = _SUM.fullmatch(written)
    if found is not None:
        return SUM << _FORM | int(found[1])
    found = _EQUAL.fullmatch(written)
    if found is not None and 2 <= int(found[1]) <= MOST_EQUAL:
        return EQUAL << _FORM | int(found[1])
    if _LIST.fullmatch(written) is None:
        raise ValueError(written)
    requirement = 0
    for number in written.split(","):
        if times(requirement, int(number)) == MOST_OF_A_NUMBER:
            raise ValueError(written)
        requirement += one_of(int(number))
    return requirement


def count_numbers(tray: list[int]) -> list[int]:
    """How many dice of the tray, counted by side, show each number; at 0 how many show a skull."""
    shown = [0] * (HIGHEST + 1)
    for side, number in enumerate(tray):
        if number:
            on_it = NUMBER_ON[side]
            if on_it:
                shown[on_it] = shown[on_it] + number
            elif FACE_OF[side] == SKULL:
                shown[0] = shown[0] + number
    return shown


def reached(requirement: int, shown: list[int], skulls_are_jokers: bool) -> int:
    """CB-8: how far dice counted by number (`count_numbers`) have come; more dice do no harm.

    That is how many numbers of a list are there, the sum, or how many dice are equal.
    """
    form = form_of(requirement)
    if form == LIST:
        there = 0
        number = 1
        while requirement:
            there += min(shown[number], requirement & MOST_OF_A_NUMBER)
            requirement >>= _WIDTH
            number += 1
        return there
    if form == SUM:
        total = 0
        for number in range(1, HIGHEST + 1):
            total += number * shown[number]
        return total
    most = 0
    for number in range(1, HIGHEST + 1):
        most = max(most, shown[number])
    return most + shown[0] if skulls_are_jokers else max(most, shown[0])  # CB-8a


def needed(requirement: int) -> int:
    """How far dice have to come."""
    if form_of(requirement) != LIST:
        return amount_of(requirement)
    asked = 0
    while requirement:
        asked += requirement & MOST_OF_A_NUMBER
        requirement >>= _WIDTH
    return asked


def is_met(requirement: int, shown: list[int], skulls_are_jokers: bool) -> bool:
    if form_of(requirement) != LIST:
        return reached(requirement, shown, skulls_are_jokers) >= needed(requirement)
    number = 1
    while requirement:
        if shown[number] < requirement & MOST_OF_A_NUMBER:
            return False
        requirement >>= _WIDTH
        number += 1
    return True
