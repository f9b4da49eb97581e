"""The signs on the dice, the marks of their kinds, and the players' tokens, as outlines of our own."""

from __future__ import annotations

from typing import Final

GLYPHS: Final = {
    # two crossing arrows
    "swap": (
        "M22 35H33C50 35 46 65 64 65H68M22 65H33C50 65 46 35 64 35H68",
        "M66 22L84 35L66 48ZM66 52L84 65L66 78Z",
    ),
    # a round arrow
    "reroll": (
        "M73 56A24 24 0 1 1 61 29",
        "M56 14L79 30L56 44Z",
    ),
    # a die on its corner
    "adjust": (
        "M50 22L78 50L50 78L22 50Z",
        "M50 43a7 7 0 1 0 .01 0ZM84 22l-2 17l-15-15ZM16 78l2-17l15 15Z",
    ),
    # one square becomes two
    "2for1": (
        "M19 40H37V59H19ZM64 23H82V41H64ZM64 59H82V77H64ZM44 50H48",
        "M46 39L59 50L46 61Z",
    ),
    "skull": (
        "",
        (
            "M50 18C32 18 20 30 20 46C20 56 25 63 32 67V76C32 79 34 81 37 81H63C66 81 68 79 68 76V67C75"
            " 63 80 56 80 46C80 30 68 18 50 18ZM38 42a8 8 0 1 1-.01 0ZM62 42a8 8 0 1 1-.01 0ZM50 59L55"
            " 68H45ZM42 74H46V81H42ZM54 74H58V81H54Z"
        ),
    ),
}
"""Lines and filled parts, in a square of 100 by 100."""

MARKS: Final = {
    "white": "M7 1a6 6 0 1 0 .01 0ZM7 4a3 3 0 1 1-.01 0Z",
    "yellow": "M7 1L13.500 12.500H.5Z",
    "orange": "M1.500 1.500H12.500V12.500H1.500Z",
    "red": "M7 0L14 7L7 14L0 7Z",
    "green": "M5 1H9V5H13V9H9V13H5V9H1V5H5Z",
    "purple": (
        "M3 .5L7 4.500L11 .5L13.500 3L9.500 7L13.500 11L11 13.500L7 9.500L3 13.500L.5 11L4.500 7L.5 3Z"
    ),
    "blue": "M1 2H13V5.500H1ZM1 8.500H13V12H1Z",
}
"""In a square of 14 by 14."""

TOKENS: Final = (
    "M12 1.500a10.500 10.500 0 1 0 .01 0Z",
    "M3 3H21V21H3Z",
    "M12 .5L23.500 12L12 23.500L.5 12Z",
    "M6 2H18L23.500 12L18 22H6L.5 12Z",
)
"""By seat, in a square of 24 by 24."""
