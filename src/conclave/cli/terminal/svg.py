"""The parts of a picture for notebooks: escaped elements and words, panels, dice, and the frame around all.

Such a picture has its own background, needs nothing from outside, and shares no id with another one on the
same page.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from hashlib import blake2b
from html import escape
from typing import Final

from rich.cells import cell_len

from conclave.cli.terminal.palette import IVORY, MUTED

TABLE: Final = "#17110d"
PANEL: Final = "#221912"
LINE: Final = "#4c3a2a"
BRASS: Final = "#d9a441"
PARCHMENT: Final = "#f3e6c8"

_FONT: Final = "'Alegreya Sans','Segoe UI','Helvetica Neue',Arial,sans-serif"
_LETTER: Final = 0.62
"""The width of a letter in sizes of the font, rather too wide than too narrow: fonts differ."""
_NO_XML: Final = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_ID: Final = re.compile(r'( id="|="url\(#)([A-Za-z0-9-]+)')


def clean(words: str) -> str:
    """Escaped, with a question mark for every character that XML does not allow."""
    return escape(_NO_XML.sub("?", words))


def element(tag: str, *children: str, **attributes: str | float) -> str:
    """An element around markup; `stroke_width=2` becomes `stroke-width="2"`."""
    written = "".join(
        [f' {name.replace("_", "-")}="{clean(_number(value))}"' for name, value in attributes.items()]
    )
    inner = "".join(children)
    return f"<{tag}{written}>{inner}</{tag}>" if inner else f"<{tag}{written}/>"


def _number(value: str | float) -> str:
    return value if isinstance(value, str) else f"{round(value, 2):g}"


def words(
    said: str,
    x: float,
    y: float,
    size: float,
    *,
    room: float | None = None,
    **attributes: str | float,
) -> str:
    """Words with their middle at the height y, smaller where they would be wider than `room`."""
    if room is not None:
        size = min(size, room / max(width_of(said, 1), 1))
    # A font's own middle line is not known to every viewer, so words are set on a base line.
    looks: dict[str, str | float] = {"fill": IVORY, **attributes}
    return element("text", clean(said), x=x, y=y + size * 0.35, font_size=size, **looks)


def width_of(said: str, size: float) -> float:
    """About how wide words are."""
    return cell_len(said) * _LETTER * size


def group(x: float, y: float, *children: str, scale: float = 1) -> str:
    """Markup moved to x and y."""
    grown = "" if scale == 1 else f" scale({scale:.4g})"
    return element("g", *children, transform=f"translate({x:.2f} {y:.2f}){grown}")


def panel(x: float, y: float, width: float, height: float, **attributes: str | float) -> str:
    looks: dict[str, str | float] = {"rx": 8, "fill": PANEL, "stroke": LINE, **attributes}
    return element("rect", x=x, y=y, width=width, height=height, **looks)


def die(x: float, y: float, size: float, body: str, *printed: str, **attributes: str | float) -> str:
    """A die with its corner at x and y, and on it what is drawn in a square of 100 by 100."""
    looks: dict[str, str | float] = {"stroke": "#120d0a", "stroke_width": 3, **attributes}
    cube = element("rect", x=3, y=3, width=94, height=94, rx=18, fill=body, **looks)
    return group(x, y, cube, *printed, scale=size / 100)


def blank(x: float, y: float, size: float) -> str:
    """A place where a die will lie."""
    return die(x, y, size, "none", stroke=MUTED, stroke_dasharray="9 7", opacity=0.5)


def numeral(said: str, ink: str) -> str:
    """What stands on a die in large letters."""
    return words(said, 50, 50, 64, room=84, fill=ink, text_anchor="middle", font_weight="bold")


def laid_out(number: int, width: float, height: float, most: float, draw: Callable[..., str]) -> str:
    """Squares in rows, as large as the room lets them be; `draw` gets an index, x, y, and the size."""
    size = most
    while number > _across(size, width) * max(int(height // size), 1):
        size *= 0.96
    across = _across(size, width)
    return "".join(
        [draw(index, index % across * size, index // across * size, size * 0.9) for index in range(number)]
    )


def _across(size: float, width: float) -> int:
    return max(int(width // size), 1)


def picture(title: str, width: float, height: float, parts: Sequence[str], longest: int = 1000) -> str:
    """The whole picture, as wide as the page but at most `longest` pixels."""
    inner = "".join([element("title", clean(title)), *parts])
    mark = blake2b(inner.encode(), digest_size=4).hexdigest()
    marked = _ID.sub(rf"\g<1>c{mark}-\g<2>", inner)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_number(width)} {_number(height)}"'
        f' width="100%" style="max-width:{longest}px" role="img" font-family="{_FONT}">'
        f"{marked}</svg>\n"
    )
