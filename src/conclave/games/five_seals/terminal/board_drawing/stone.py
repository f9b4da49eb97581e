"""The dungeon itself: a disc of masonry with rooms, passages and the chamber carved into it."""

from __future__ import annotations

from collections.abc import Iterable
from math import cos, hypot, pi, radians, sin
from typing import Final

from conclave.games.five_seals.engine.layout import Layout

DISC: Final = 106.0
CHAMBER: Final = 20.0
SEGMENTS: Final = 6

_COURSE: Final = 7.0
"""How high a course of stones is, and about how long a stone."""
_STONE: Final = 13.0
_TINTS: Final = ("#66543f", "#3f5a63", "#5a4f66", "#66593a", "#55585c", "#44527a")
"""Each segment has stone of its own, clockwise from the top."""

_WAY: Final = 2.9
_PAD: Final = 4.6
_ROOM: Final = 5.0
_PASSAGE: Final = 3.2

# From the bottom: the shadow in the carving, its lit lower edge, the floor.
_DEPTH: Final = (
    ('stroke="#0c0a09" fill="#0c0a09"', 1.2, 0.0),
    ('stroke="#8b7a60" fill="#8b7a60" opacity=".6"', 0.55, 0.4),
    ('stroke="#12100e" fill="#12100e"', 0.5, -0.05),
    ('stroke="url(#floor)" fill="url(#floor)"', 0.0, 0.0),
)


def definitions() -> str:
    return (
        '<radialGradient id="table"><stop offset="0" stop-color="#3a2a1e"/>'
        '<stop offset="1" stop-color="#17110d"/></radialGradient>'
        '<radialGradient id="candle" cx="0" cy="0" r="105" gradientUnits="userSpaceOnUse">'
        '<stop offset="0" stop-color="#ffcf87" stop-opacity=".34"/>'
        '<stop offset=".45" stop-color="#ffb85c" stop-opacity=".1"/>'
        '<stop offset=".75" stop-color="#000" stop-opacity=".05"/>'
        '<stop offset="1" stop-color="#000" stop-opacity=".35"/></radialGradient>'
        '<radialGradient id="brass" cx=".35" cy=".3" r=".9"><stop offset="0" stop-color="#f3d48a"/>'
        '<stop offset=".55" stop-color="#b98a35"/><stop offset="1" stop-color="#5c4116"/></radialGradient>'
        '<pattern id="floor" width="9" height="9" patternUnits="userSpaceOnUse"'
        ' patternTransform="rotate(17)"><rect width="9" height="9" fill="#9a866a"/>'
        '<rect width="4.5" height="4.5" fill="#917d61"/>'
        '<rect x="4.5" y="4.5" width="4.5" height="4.5" fill="#a38f72"/>'
        '<path d="M0,0H9M0,4.5H9M0,0V4.5M4.5,4.5V9M6.2,0V4.5" stroke="#6b5b46" stroke-width=".35"/></pattern>'
    )


def masonry() -> str:
    """The uncarved disc."""
    stones = "".join(_stones())
    edges = "".join([_edge(30 + 60 * index) for index in range(SEGMENTS)])
    return (
        f'<circle r="{DISC + 3.2}" fill="#0a0706" opacity=".6" cy="1.2"/>'
        f'<circle r="{DISC + 2}" fill="url(#brass)"/><circle r="{DISC}" fill="#15120f"/>'
        f"{stones}{_grain()}{edges}"
    )


def _stones() -> Iterable[str]:
    inner = CHAMBER - 2
    course = 0
    while inner < DISC:
        outer = min(inner + _COURSE, DISC)
        number = max(SEGMENTS, round(2 * pi * (inner + outer) / 2 / _STONE / SEGMENTS) * SEGMENTS)
        step = 360 / number
        for index in range(number):
            # Whole stones at the edges of a segment in every other course, as a mason would lay them.
            start = 30 + (index + (0.5 if course % 2 else 0.0)) * step
            yield _stone(inner, outer, start, start + step, course * 31 + index)
        inner = outer
        course += 1


def _stone(inner: float, outer: float, start: float, end: float, seed: int) -> str:
    tint = _TINTS[int(((start + end) / 2 + 30) % 360 // 60)]
    gap = 22 / outer
    corners = [
        _at(inner + 0.35, start + gap), _at(outer - 0.35, start + gap),
        _at(outer - 0.35, end - gap), _at(inner + 0.35, end - gap),
    ]  # fmt: skip
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = corners
    shade = 0.62 + (seed * 7919 % 101) / 101 * 0.38
    return (
        f'<path fill="{tint}" fill-opacity="{shade:.2f}" d="M{ax:.1f},{ay:.1f}L{bx:.1f},{by:.1f}'
        f"A{outer:.0f},{outer:.0f} 0 0 1 {cx:.1f},{cy:.1f}L{dx:.1f},{dy:.1f}A{inner:.0f},{inner:.0f} 0 0 0"
        f' {ax:.1f},{ay:.1f}"/>'
    )


def _grain() -> str:
    """Chips and scratches, spread evenly by the golden angle."""
    marks: list[list[str]] = [[], []]
    for index in range(1, 1400):
        distance = DISC * (index / 1400) ** 0.5
        x, y = _at(distance - 0.5, index * 137.508)
        length = 0.3 + index * 29 % 13 / 11
        slant = index * 53 % 17 / 10 - 0.8
        marks[index % 2].append(f"M{x:.1f},{y:.1f}l{length:.1f},{length * slant:.1f}")
    dark, light = ("".join(each) for each in marks)
    return (
        '<g fill="none" stroke-linecap="round" stroke-width=".45">'
        f'<path d="{dark}" stroke="#000" stroke-opacity=".3"/>'
        f'<path d="{light}" stroke="#fff" stroke-opacity=".1"/></g>'
    )


def _edge(angle: float) -> str:
    """Where two segments meet."""
    (ax, ay), (bx, by) = _at(CHAMBER, angle), _at(DISC, angle)
    line = f'x1="{ax:.1f}" y1="{ay:.1f}" x2="{bx:.1f}" y2="{by:.1f}"'
    return (
        f'<line {line} stroke="#0b0908" stroke-width="1.3"/>'
        f'<line {line} stroke="#d9a441" stroke-width=".45" opacity=".6"/>'
    )


def _at(distance: float, angle: float) -> tuple[float, float]:
    turned = radians(angle)
    return distance * sin(turned), -distance * cos(turned)


# -- carving -------------------------------------------------------------------------------------------------


def carve(layout: Layout) -> str:
    """Floors of all rooms, ways and places in one shape, so that what is open to each other looks it."""
    where = {room.id: (room.x, room.y) for room in layout.rooms}
    where.update({place.id: (place.x, place.y) for place in layout.places})
    lines = "".join([_line(where[one], where[other]) for one, other in layout.ways])
    pads = [(place.x, place.y, _PAD) for place in layout.places if place.kind != "start"]
    pads += [(room.x, room.y, _ROOM if room.kind == "room" else _PASSAGE) for room in layout.rooms]
    layers = []
    for paint, wider, lower in _DEPTH:
        discs = "".join([f'<circle cx="{x:g}" cy="{y:g}" r="{radius + wider:g}"/>' for x, y, radius in pads])
        layers.append(
            f'<g {paint} transform="translate({lower:g} {lower:g})">'
            f'<path d="{lines}" fill="none" stroke-width="{_WAY + 2 * wider:g}" stroke-linecap="round"/>'
            f'<g stroke="none">{discs}<circle r="{CHAMBER + wider:g}"/></g></g>'
        )
    return "".join(layers) + _steps(layout, where) + _inlay()


def _line(one: tuple[float, float], other: tuple[float, float]) -> str:
    return f"M{one[0]:g},{one[1]:g}L{other[0]:g},{other[1]:g}"


def _steps(layout: Layout, where: dict[str, tuple[float, float]]) -> str:
    """Steps from the chamber to its doors."""
    drawn = []
    for one, other in layout.ways:
        if "chamber" in (one, other):
            x, y = where[other if one == "chamber" else one]
            distance = hypot(x, y)
            if distance > CHAMBER:
                drawn.append(_step(x / distance, y / distance))
    return f'<path d="{"".join(drawn)}" stroke="#2a221a" stroke-width=".6" fill="none"/>'


def _step(x: float, y: float) -> str:
    lines = []
    for distance in (CHAMBER - 0.4, CHAMBER + 1.0):
        lines.append(
            f"M{x * distance - y * 3:.1f},{y * distance + x * 3:.1f}"
            f"L{x * distance + y * 3:.1f},{y * distance - x * 3:.1f}"
        )
    return "".join(lines)


def _inlay() -> str:
    """A five-pointed star in the floor of the chamber."""
    points = [_at(16.4, 144 * index) for index in range(5)]
    star = "M" + "L".join([f"{x:.2f},{y:.2f}" for x, y in points]) + "Z"
    return (
        '<circle r="20" fill="#1b1420" opacity=".5"/>'
        '<g fill="none" stroke="#d9a441" stroke-linejoin="round">'
        f'<circle r="18.2" stroke-width=".5" opacity=".8"/><path d="{star}" stroke-width=".7" opacity=".75"/>'
        '<circle r="16.6" stroke-width=".3" opacity=".6"/></g>'
    )


def candle_light() -> str:
    return f'<circle r="{DISC}" fill="url(#candle)" pointer-events="none"/>'
