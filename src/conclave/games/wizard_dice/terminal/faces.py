"""The six faces of a die: their colours, and small pictures made of half blocks, seven dots by six."""

from __future__ import annotations

from typing import Final, NamedTuple

from conclave.cli.terminal.palette import INK, IVORY

WHITE: Final = "#ffffff"
PICTURE_WIDTH: Final = 7


class Face(NamedTuple):
    colour: str
    """Of the picture's body, and of the strip with the name."""
    ink: str
    """Of letters on that colour."""
    accent: str
    shade: str
    picture: tuple[str, ...]
    """`x` body, `o` accent, `z` shade, `.` the die itself."""

    def dot(self, character: str, paper: str) -> str:
        return {"x": self.colour, "o": self.accent, "z": self.shade}.get(character, paper)


FACE: Final = {
    # a Human crown with three jewels
    "blue": Face(
        "#2f74c0",
        WHITE,
        "#ffd24a",
        "#2f74c0",
        (
            "x..x..x",
            "x..x..x",
            "xx.x.xx",
            "xxxxxxx",
            "xoxoxox",
            "xxxxxxx",
        ),
    ),
    # an Elf leaf with its vein
    "green": Face(
        "#3d8f4b",
        WHITE,
        "#a8dba8",
        "#3d8f4b",
        (
            "....xxx",
            "..xxxxx",
            ".xxxoxx",
            ".xxoxx.",
            ".xoxxx.",
            "o.xx...",
        ),
    ),
    # a Dwarf hammer
    "red": Face(
        "#cf4232",
        WHITE,
        "#7a5230",
        "#cf4232",
        (
            ".xxxxx.",
            "xxxxxx.",
            ".xxxxx.",
            "...o...",
            "...o...",
            "...o...",
        ),
    ),
    # a Giant fist
    "yellow": Face(
        "#dba60f",
        INK,
        "#8a6508",
        "#dba60f",
        (
            ".xx.x..",
            "xoxoxox",
            "xoxoxox",
            "xxxxxxo",
            "oooxxxx",
            ".xxxxx.",
        ),
    ),
    # a hat with a star
    "wizard": Face(
        "#6d3f96",
        WHITE,
        "#ffd24a",
        "#6d3f96",
        (
            "...xx..",
            "..xx...",
            "..xxx..",
            ".xxoxx.",
            ".xxxxx.",
            "xxxxxxx",
        ),
    ),
    # a cap with bells
    "jester": Face(
        "#3a2c22",
        IVORY,
        "#c98a1b",
        "#8c8172",
        (
            "..x.z..",
            ".xx.zz.",
            "xxxxzzz",
            "x.xxz.z",
            "o.xxz.o",
            ".ooooo.",
        ),
    ),
}
