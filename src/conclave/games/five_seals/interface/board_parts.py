"""What a board file says, read but not yet put together: a chamber and six segments with two sides each."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

CHAMBER: Final = "chamber"
SEGMENTS: Final = ("A", "B", "C", "D", "E", "F")
"""Clockwise, the first at the top."""

LIGHT: Final = 0
RICH: Final = 1
SIDES: Final = ("light", "rich")

PLAYERS: Final = (2, 3, 4, 5)

CIRCLE: Final = "circle"
BOX: Final = "box"
ROOM: Final = "room"
PASSAGE: Final = "passage"
START: Final = "start"
KINDS: Final = (CIRCLE, BOX, ROOM, PASSAGE)
"""What lies on a segment; start circles belong to the chamber."""

STRENGTHS: Final = (2, 3, 4, 5, 6)


@dataclass(frozen=True, slots=True)
class Space:
    id: str
    kind: str
    strength: int
    """0 where nothing is printed."""
    angle: float
    """Degrees clockwise from the middle line of its segment; on start circles from the top of the board."""
    distance: float
    """From the middle of the board, 0 to 100."""
    to: tuple[str, ...] = ()


@dataclass(slots=True)
class Side:
    spaces: list[Space] = field(default_factory=list)
    left: dict[str, str] = field(default_factory=dict)
    """By the name of a crossing: the space from which it leads over the left edge, seen from the chamber."""
    right: dict[str, str] = field(default_factory=dict)


@dataclass(slots=True)
class BoardFile:
    name: str = ""
    rich: dict[int, tuple[str, ...]] = field(default_factory=dict)
    """The segments that show their rich side, by number of players."""
    starts: list[Space] = field(default_factory=list)
    segments: dict[str, tuple[Side, Side]] = field(default_factory=dict)
    """Light and rich side by the segment's letter."""

    def sides(self, players: int) -> list[tuple[str, Side]]:
        """What lies on the table, clockwise."""
        turned = self.rich[players]
        return [(letter, self.segments[letter][RICH if letter in turned else LIGHT]) for letter in SEGMENTS]
