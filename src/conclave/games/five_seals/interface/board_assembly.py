"""Puts the segments of a board file around the chamber: places get numbers, edges meet."""

from __future__ import annotations

from hashlib import sha256
from math import cos, radians, sin
from typing import Final

from conclave.games.five_seals.engine.layout import Layout, Place, Room
from conclave.games.five_seals.interface.board_parts import (
    BOX,
    CHAMBER,
    CIRCLE,
    SEGMENTS,
    START,
    BoardFile,
    Side,
    Space,
)

TURN: Final = 360 / len(SEGMENTS)


def assemble(file: BoardFile, players: int) -> Layout:
    places: list[Place] = []
    rooms: list[Room] = [Room(CHAMBER, CHAMBER, 0.0, 0.0)]
    ways: dict[tuple[str, str], None] = {}
    for start in file.starts:
        _lay(start, 0.0, places, rooms)
        ways[CHAMBER, start.id] = None
    lying = file.sides(players)
    for index, (_, side) in enumerate(lying):
        for space in side.spaces:
            _lay(space, index * TURN, places, rooms)
            for other in space.to:
                if (other, space.id) not in ways:
                    ways[space.id, other] = None
    for index, (_, side) in enumerate(lying):
        for way in crossings(side, lying[(index + 1) % len(lying)][1]):
            ways[way] = None
    content = repr((file.name, places, rooms, list(ways)))
    return Layout(
        digest=sha256(content.encode("utf-8", "replace")).hexdigest()[:16],
        name=file.name,
        places=tuple(places),
        rooms=tuple(rooms),
        ways=tuple(ways),
    )


def crossings(side: Side, following: Side) -> list[tuple[str, str]]:
    """Ways over the edge between a side and the one clockwise of it."""
    return [(space, following.left[name]) for name, space in side.right.items() if name in following.left]


def _lay(space: Space, turned: float, places: list[Place], rooms: list[Room]) -> None:
    angle = radians(space.angle + turned)
    x = round(space.distance * sin(angle), 2) + 0.0
    y = round(-space.distance * cos(angle), 2) + 0.0
    if space.kind in (START, CIRCLE, BOX):
        places.append(Place(len(places) + 1, space.id, space.kind, space.strength, x, y))
    else:
        rooms.append(Room(space.id, space.kind, x, y))
