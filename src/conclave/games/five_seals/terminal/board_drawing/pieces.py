"""What lies on the floor: start circles, circles, boxes, tokens, scrolls; and the four fields of supply."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from conclave.games.five_seals.engine.layout import Place
from conclave.games.five_seals.engine.seal_face import Seal
from conclave.games.five_seals.terminal.board_drawing.glyphs import COLOUR, INK, numeral, numeral_width, sign

_PARCHMENT: Final = "#f2e6cd"
_TAG: Final = 2.3
"""How high the number of a place is written."""


def definitions() -> str:
    return (
        '<radialGradient id="hollow" cx=".5" cy=".4"><stop offset="0" stop-color="#4a3f33"/>'
        '<stop offset="1" stop-color="#1d1814"/></radialGradient>'
        '<radialGradient id="start" cx=".4" cy=".35"><stop offset="0" stop-color="#b57fd8"/>'
        '<stop offset="1" stop-color="#51256f"/></radialGradient>'
        '<linearGradient id="paper" x2="0" y2="1"><stop offset="0" stop-color="#f8eed8"/>'
        '<stop offset="1" stop-color="#dcc79d"/></linearGradient>'
        '<radialGradient id="wax" cx=".35" cy=".3"><stop offset="0" stop-color="#fff" stop-opacity=".38"/>'
        '<stop offset=".5" stop-color="#fff" stop-opacity="0"/>'
        '<stop offset="1" stop-color="#000" stop-opacity=".35"/></radialGradient>'
    )


def printed_place(place: Place) -> str:
    """A place as it is printed on the board."""
    if place.kind == "start":
        drawn = _start()
    elif place.kind == "circle":
        drawn = _empty_circle(place.strength)
    else:
        drawn = _paper(place.strength) + numeral(place.strength, 0, -0.5, 4.0, "#2b1b10", 1.7)
    return _with_number(place, drawn)


def covered_place(place: Place, seal: Seal | None) -> str:
    """A place in a game: with what lies on it, or faint once that is gone."""
    if place.kind == "start":
        drawn = _start()
    elif seal is None:
        drawn = _broken(place.kind)
    else:
        drawn = _token(seal) if seal.scroll is None else _scroll(seal)
    return _with_number(place, drawn)


def _with_number(place: Place, drawn: str) -> str:
    """`data-place` is the number by which players call it."""
    return (
        f'<g data-place="{place.number}" data-id="{place.id}" transform="translate({place.x:g} {place.y:g})">'
        f"{drawn}{_tag(place.number, 4.1 if place.kind != 'box' else 4.2)}</g>"
    )


def _tag(number: int, y: float) -> str:
    width = numeral_width(number, _TAG) + 1.6
    return (
        f'<rect x="{-width / 2:.2f}" y="{y - 1.65:.2f}" width="{width:.2f}" height="3.3" rx="1.2"'
        ' fill="#120d0a" stroke="#b9a685" stroke-width=".25"/>' + numeral(number, 0, y, _TAG, _PARCHMENT)
    )


def _start() -> str:
    return (
        '<circle r="5.4" fill="#1a0f22"/><circle r="5" fill="url(#start)"/>'
        '<circle r="4.2" fill="none" stroke="#ead6f7" stroke-width=".4" stroke-dasharray="1.1 .7"/>'
        + sign("mind", 0, -0.6, 5.2, "#f6eaff")
    )


def _empty_circle(strength: int) -> str:
    return (
        '<circle r="4.7" fill="#0e0b09"/><circle r="4.2" fill="url(#hollow)"/>'
        f'<circle r="4.1" fill="none" stroke="{_metal(strength)}" stroke-width=".7"/>'
        + numeral(strength, 0, -0.7, 4.2, _PARCHMENT, 1.6)
    )


def _broken(kind: str) -> str:
    shape = 'circle r="3.9"' if kind == "circle" else 'rect x="-3.6" y="-4.1" width="7.2" height="8.2" rx="1"'
    return (
        f'<{shape} fill="#1d1814" fill-opacity=".35" stroke="#d8c49c" stroke-width=".4" stroke-opacity=".5"/>'
    )


def _paper(strength: int) -> str:
    """A scroll: a sheet between two rods."""
    return (
        '<rect x="-4.2" y="-4.7" width="8.4" height="9.4" rx="1" fill="#0e0b09"/>'
        '<rect x="-3.3" y="-4" width="6.6" height="8" fill="url(#paper)"/>'
        f'<g fill="{_metal(strength)}" stroke="#3a2610" stroke-width=".3">'
        '<rect x="-4.1" y="-4.7" width="8.2" height="1.6" rx=".8"/>'
        '<rect x="-4.1" y="3.1" width="8.2" height="1.6" rx=".8"/></g>'
    )


def _metal(strength: int) -> str:
    """Iron for the weak, gold for the strong."""
    return {2: "#8f8577", 3: "#a8906a", 4: "#c0964f", 5: "#d9a441"}.get(strength, "#ffd257")


def _token(seal: Seal) -> str:
    colour, ink = COLOUR[seal.colour], INK[seal.colour]
    rim = "".join(
        [
            f'<circle cx="{4.2 * cos(pi * index / 5):.2f}" cy="{4.2 * sin(pi * index / 5):.2f}" r="1.05"/>'
            for index in range(10)
        ]
    )
    return (
        f'<circle r="5.5" fill="#0e0b09" fill-opacity=".7"/><g fill="{colour}">{rim}<circle r="4.6"/></g>'
        f'<circle r="4.6" fill="url(#on-{seal.colour})" fill-opacity=".3"/><circle r="4.9" fill="url(#wax)"/>'
        f'<circle r="4" fill="none" stroke="{ink}" stroke-width=".35" opacity=".7"/>'
        + numeral(seal.strength, -1.6, -0.7, 3.8, ink, 1.8)
        + sign(seal.colour, 1.75, -0.7, 3.3, ink)
    )


def _scroll(seal: Seal) -> str:
    colour, ink = COLOUR[seal.colour], INK[seal.colour]
    return (
        _paper(seal.strength)
        + f'<rect x="0" y="-3.1" width="3.3" height="6.2" fill="{colour}"/>'
        + f'<rect x="0" y="-3.1" width="3.3" height="6.2" fill="url(#on-{seal.colour})" fill-opacity=".3"/>'
        + numeral(seal.strength, -1.65, -0.5, 3.6, "#2b1b10", 1.8)
        + sign(seal.colour, 1.65, -0.5, 2.9, ink)
    )


def supply_field(element: str, x: float, y: float) -> str:
    """A tray in the corner of the table for the dice of one colour."""
    colour, ink = COLOUR[element], INK[element]
    return (
        f'<g data-supply="{element}" transform="translate({x:g} {y:g})">'
        '<circle r="13.2" fill="#0a0706" opacity=".6" cy=".8"/><circle r="12.6" fill="url(#brass)"/>'
        f'<circle r="11.4" fill="{colour}"/><circle r="11.4" fill="url(#on-{element})" opacity=".35"/>'
        f'<circle r="11.4" fill="url(#wax)"/>{sign(element, 0, 0, 13, ink)}</g>'
    )
