"""A board put together for a number of players, as the rules ask it: numbers and masks.

Places are numbered from 1; bit n of a mask is place n and bit 0 is never set.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from conclave.games.five_seals.engine.layout import Layout

STRONGEST: Final = 6


class Board:
    def __init__(self, layout: Layout) -> None:
        self.layout: Layout = layout
        self.size: int = len(layout.places)
        self.kind: list[str] = [""]
        """By number: `start`, `circle` or `box`."""
        self.strength: list[int] = [0]
        """By number: the printed strength; 0 on start circles."""
        self.starts: int = 0
        self.circles: int = 0
        self.boxes: int = 0
        for place in layout.places:
            self.kind.append(place.kind)
            self.strength.append(place.strength)
            bit = 1 << place.number
            if place.kind == "start":
                self.starts |= bit
            elif place.kind == "circle":
                self.circles |= bit
            else:
                self.boxes |= bit
        self.near: list[int] = _near(layout)
        """By number: the circles and boxes next to it, directly or across spaces that never block (FS-2)."""
        self.beside: vec[vec[i64]] = vec[vec[i64]]([self._numbers(mask) for mask in self.near])
        """The same, listed."""
        self.is_circle: vec[bool] = vec[bool](
            [bool(self.circles >> number & 1) for number in range(self.size + 1)]
        )
        self.starts_listed: vec[i64] = self._numbers(self.starts)
        self.circles_listed: vec[i64] = self._numbers(self.circles)
        self.boxes_listed: vec[i64] = self._numbers(self.boxes)
        strengths = range(STRONGEST + 1)
        self._circles_of: vec[vec[i64]] = vec[vec[i64]](
            [self._of_strength(self.circles, each) for each in strengths]
        )
        self._boxes_of: vec[vec[i64]] = vec[vec[i64]](
            [self._of_strength(self.boxes, each) for each in strengths]
        )

    def circles_of_strength(self, strength: int) -> vec[i64]:
        return self._circles_of[strength]

    def boxes_of_strength(self, strength: int) -> vec[i64]:
        return self._boxes_of[strength]

    def _of_strength(self, mask: int, strength: int) -> vec[i64]:
        return vec[i64]([number for number in self._numbers(mask) if self.strength[number] == strength])

    def _numbers(self, mask: int) -> vec[i64]:
        return vec[i64]([number for number in range(1, self.size + 1) if mask >> number & 1])


def _near(layout: Layout) -> list[int]:
    """Rooms, passages and start circles that touch are one region; all at its rim are near each other."""
    number_of: dict[str, int] = {}
    open_ids: list[str] = [room.id for room in layout.rooms]
    for place in layout.places:
        if place.kind == "start":
            open_ids.append(place.id)
        else:
            number_of[place.id] = place.number
    region_of: dict[str, str] = {each: each for each in open_ids}
    for one, other in layout.ways:
        if one in region_of and other in region_of:
            _join(region_of, one, other)
    rim: dict[str, int] = dict.fromkeys(open_ids, 0)
    near = [0] * (len(layout.places) + 1)
    for one, other in layout.ways:
        here = number_of.get(one, 0)
        there = number_of.get(other, 0)
        if here and there:
            near[here] |= 1 << there
            near[there] |= 1 << here
        elif here:
            rim[_region(region_of, other)] |= 1 << here
        elif there:
            rim[_region(region_of, one)] |= 1 << there
    for mask in rim.values():
        for number in range(1, len(near)):
            if mask >> number & 1:
                near[number] |= mask & ~(1 << number)
    for place in layout.places:
        if place.kind == "start":
            near[place.number] = rim[_region(region_of, place.id)]
    return near


def _region(region_of: dict[str, str], each: str) -> str:
    while region_of[each] != each:
        each = region_of[each]
    return each


def _join(region_of: dict[str, str], one: str, other: str) -> None:
    region_of[_region(region_of, one)] = _region(region_of, other)
