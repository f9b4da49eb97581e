"""Numerals and the signs of the elements as outlines of our own, so that no picture depends on a font."""

from __future__ import annotations

from typing import Final

COLOUR: Final = {
    "fire": "#cf4232",
    "water": "#2f74c0",
    "air": "#e0b21c",
    "earth": "#3d8f4b",
    "mind": "#8a4fb0",
}
INK: Final = {"fire": "#fff4e2", "water": "#f3f8ff", "air": "#2b1d05", "earth": "#f4fff2", "mind": "#fbf3ff"}
"""What is written on the colour."""

DIGITS: Final = (
    "M3,0C.6,0 0,2.4 0,5S.6,10 3,10 6,7.6 6,5 5.4,0 3,0Z",
    "M.9,2.1L3.6,0V10",
    "M.3,2.6C.3,1 1.4,0 3,0 4.7,0 5.8,1.1 5.8,2.7 5.8,4.6 4,6 0,10H6",
    "M.4,1.8C.8,.7 1.8,0 3,0 4.6,0 5.6,1 5.6,2.4 5.6,3.9 4.5,4.7 2.6,4.7 4.7,4.7 6,5.7 6,7.3 6,9 4.7,10 3,10"
    " 1.6,10 .5,9.3 0,8.1",
    "M4.5,10V0L0,7H6",
    "M5.4,0H1L.5,4.6C1.2,4 2,3.7 3,3.7 4.8,3.7 6,5 6,6.8 6,8.7 4.7,10 2.9,10 1.6,10 .6,9.4 0,8.4",
    "M5.3,1.2C4.7,.4 4,0 3.2,0 1,0 0,2.2 0,5.6 0,8.4 1.1,10 3,10 4.8,10 6,8.7 6,6.9 6,5.1 4.8,3.9 3.1,3.9"
    " 1.5,3.9 .3,5 0,6.2",
    "M0,0H6L2.2,10",
    "M3,4.6C1.4,4.6 .5,3.7 .5,2.3 .5,.9 1.5,0 3,0S5.5,.9 5.5,2.3C5.5,3.7 4.6,4.6 3,4.6 1.2,4.6 0,5.7 0,7.3"
    " 0,9 1.2,10 3,10S6,9 6,7.3C6,5.7 4.8,4.6 3,4.6Z",
    "M.7,8.8C1.3,9.6 2,10 2.8,10 5,10 6,7.8 6,4.4 6,1.6 4.9,0 3,0 1.2,0 0,1.3 0,3.1 0,4.9 1.2,6.1 2.9,6.1"
    " 4.5,6.1 5.7,5 6,3.8",
)
"""Strokes in a field 6 wide and 10 high."""
_DIGIT_WIDTH: Final = 6
_DIGIT_HEIGHT: Final = 10
_DIGIT_STEP: Final = 8.4

_SIGNS: Final = {
    "fire": '<path d="M.4,-5C1.2,-2.4 4.2,-.8 4.2,2A4.2,3.4 0 0 1 -4.2,2C-4.2,-.2 -2.8,-1 -2.4,-3-1.2,-2.2'
    ' -.9,-1.2 -.8,-.2 .5,-1.4 .9,-3.2 .4,-5Z"/>',
    "water": '<path d="M0,-5C2.2,-2 3.8,-.2 3.8,1.7A3.8,3.5 0 0 1 -3.8,1.7C-3.8,-.2 -2.2,-2 0,-5Z"/>',
    "air": '<path d="M-4.8,-1H1.4A1.9,1.9 0 1 0 -.4,-3.4M-4.8,1.4H2.6A1.9,1.9 0 1 1 .8,3.8" fill="none"'
    ' stroke="currentColor" stroke-width="1.5" stroke-linecap="round"/>',
    "earth": '<path d="M-3.9,4.6C-5,-1 -1.4,-4.8 4.6,-4.6 4.9,1 1.4,4.9 -2.7,3.3L1.8,-1.9 -3.4,2.5'
    ' -2.9,4.9Z"/>',
    "mind": '<path fill-rule="evenodd" d="M-5,0C-2.6,-4 2.6,-4 5,0 2.6,4 -2.6,4 -5,0ZM0,-2.1A2.1,2.1 0 0 0'
    ' 0,2.1 2.1,2.1 0 0 0 0,-2.1Z"/><circle r="1"/>',
}
"""Within -5 to 5 both ways."""

_PATTERNS: Final = {
    "fire": ("4", "3", '<path d="M0,2.6L2,.8 4,2.6"/>'),
    "water": ("4", "2.4", '<path d="M0,1.2Q1,.2 2,1.2T4,1.2"/>'),
    "air": ("2.4", "2.4", '<path d="M1.2,1.2h.01" stroke-width=".8" stroke-linecap="round"/>'),
    "earth": ("2.4", "2.4", '<path d="M0,0L2.4,2.4M2.4,0L0,2.4"/>'),
    "mind": ("4", "4", '<circle cx="2" cy="2" r="1.3"/>'),
}


def definitions() -> str:
    """The patterns that the rest refers to as `on-fire`, `on-water` and so on."""
    return "".join(
        [
            f'<pattern id="on-{element}" width="{width}" height="{height}" patternUnits="userSpaceOnUse">'
            f'<g fill="none" stroke="{INK[element]}" stroke-width=".35">{shape}</g></pattern>'
            for element, (width, height, shape) in _PATTERNS.items()
        ]
    )


def numeral(number: int, x: float, y: float, height: float, colour: str, weight: float = 1.5) -> str:
    """A number with its middle at x and y."""
    scale = height / _DIGIT_HEIGHT
    digits = str(number)
    width = _DIGIT_STEP * (len(digits) - 1) + _DIGIT_WIDTH
    left = x - width * scale / 2
    strokes = "".join(
        [
            f'<path d="{DIGITS[int(digit)]}" transform="translate({index * _DIGIT_STEP:g})"/>'
            for index, digit in enumerate(digits)
        ]
    )
    return (
        f'<g transform="translate({left:.2f} {y - height / 2:.2f}) scale({scale:g})" fill="none"'
        f' stroke="{colour}" stroke-width="{weight:g}" stroke-linecap="round" stroke-linejoin="round">'
        f"{strokes}</g>"
    )


def numeral_width(number: int, height: float) -> float:
    return (_DIGIT_STEP * (len(str(number)) - 1) + _DIGIT_WIDTH) * height / _DIGIT_HEIGHT


def sign(element: str, x: float, y: float, size: float, colour: str) -> str:
    """The element's sign with its middle at x and y."""
    return (
        f'<g fill="{colour}" color="{colour}"'
        f' transform="translate({x:.2f} {y:.2f}) scale({size / 10:g})">{_SIGNS[element]}</g>'
    )
