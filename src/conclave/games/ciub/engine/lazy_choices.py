"""Choices that are counted, and picked one at a time, without being listed.

A roll of ten dice easily allows fifty things, and most callers want to know how many, then one of them. So a
choice is put together from parts, in order: codes that are always offered together are shared, and of a table
of codes a mask says which are offered. Compiled, the place of one that is gone is kept for the next.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from mypy_extensions import i64, mypyc_attr

from conclave.core.actions import NONE, Actions

Codes = list[object]
"""A table of codes. They stand in it as objects: compiled, they are passed on instead of being made again."""


def number_of_places(mask: i64) -> i64:
    """How many of 60 bits are set: each is added to its neighbour, then pairs to pairs, and so on."""
    pairs: i64 = mask - (mask >> 1 & 0x555_5555_5555_5555)
    fours: i64 = (pairs & 0x333_3333_3333_3333) + (pairs >> 2 & 0x333_3333_3333_3333)
    eights: i64 = fours + (fours >> 4) & 0xF0F_0F0F_0F0F_0F0F
    eights += eights >> 8
    eights += eights >> 16
    return eights + (eights >> 32) & 0x7F


def place_at(mask: i64, index: i64) -> i64:
    """Which bit is set as the one with this index, counted from the lowest."""
    for _ in range(index):
        mask &= mask - 1
    return number_of_places((mask & -mask) - 1)


def places_in(mask: i64) -> list[int]:
    """The bits that are set, from the lowest."""
    found: list[int] = []
    while mask:
        found.append(number_of_places((mask & -mask) - 1))
        mask &= mask - 1
    return found


@mypyc_attr(free_list_len=1)
class Picked(Actions):
    """Those codes of a table whose places are in a mask, then others."""

    def __init__(self, codes: Codes, mask: i64, then: Actions = NONE) -> None:
        self._codes = codes
        self._mask: i64 = mask
        self._then = then
        self._number: int = number_of_places(mask)

    def __len__(self) -> int:
        return self._number + len(self._then)

    def __getitem__(self, index: int) -> int:
        if index >= self._number:
            return self._then[index - self._number]
        if index < 0:
            raise IndexError(index)
        return cast("int", self._codes[place_at(self._mask, index)])

    def __contains__(self, code: object) -> bool:
        return code in self._picked() or code in self._then

    def __iter__(self) -> Iterator[int]:
        found = self._picked()
        found.extend(self._then)
        return cast("Iterator[int]", iter(found))

    def _picked(self) -> Codes:
        return [self._codes[place] for place in places_in(self._mask)]


@mypyc_attr(free_list_len=1)
class Joined(Actions):
    """Parts, one after the other."""

    def __init__(self, parts: list[Actions]) -> None:
        self._parts = parts
        self._number: int = 0
        for part in parts:
            self._number += len(part)

    def __len__(self) -> int:
        return self._number

    def __getitem__(self, index: int) -> int:
        if index >= 0:
            for part in self._parts:
                number = len(part)
                if index < number:
                    return part[index]
                index -= number
        raise IndexError(index)

    def __contains__(self, code: object) -> bool:
        return any(code in part for part in self._parts)

    def __iter__(self) -> Iterator[int]:
        found: list[int] = []
        for part in self._parts:
            found.extend(part)
        return iter(found)
