"""Draws a board of Five Seals as SVG: stone, floors, numbered places and, in a game, what lies on them."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from conclave.games.five_seals.engine.layout import Layout
from conclave.games.five_seals.engine.seal_face import Seal
from conclave.games.five_seals.terminal.board_drawing import glyphs, pieces, stone

HALF: Final = 112
CORNERS: Final = (("fire", -1, -1), ("water", 1, -1), ("air", -1, 1), ("earth", 1, 1))
CORNER: Final = 97


def draw(layout: Layout, seals: Sequence[Seal | None] | None = None) -> str:
    """The board; with `seals`, what lies on each place, in the order of their numbers."""
    side = 2 * HALF
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{-HALF} {-HALF} {side} {side}" role="img"'
        f' width="1120" height="1120"><title>{escape(layout.name)}</title>{draw_parts(layout, seals)}</svg>\n'
    )


def draw_parts(layout: Layout, seals: Sequence[Seal | None] | None) -> str:
    """The same as a part of a larger picture, from -HALF to HALF both ways."""
    side = 2 * HALF
    # From the bottom up, so that the number below a place lies above what is drawn there.
    upwards = sorted(layout.places, key=lambda place: -place.y)
    if seals is None:
        places = [pieces.printed_place(place) for place in upwards]
    else:
        places = [pieces.covered_place(place, seals[place.number - 1]) for place in upwards]
    return "".join(
        [
            f"<defs>{glyphs.definitions()}{stone.definitions()}{pieces.definitions()}</defs>",
            f'<rect x="{-HALF}" y="{-HALF}" width="{side}" height="{side}" fill="url(#table)"/>',
            stone.masonry(),
            stone.carve(layout),
            stone.candle_light(),
            *places,
            *[pieces.supply_field(name, x * CORNER, y * CORNER) for name, x, y in CORNERS],
        ]
    )
