"""Reads the text of a board file. Everything wrong with it is listed; nothing is repaired by guessing."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

from conclave.core.toml_text import (
    HUGE_NUMBER,
    LONG_LINE,
    NESTED,
    SYNTAX,
    TOO_LONG,
    Problems,
    as_typed,
)
from conclave.games.five_seals.interface.board_parts import (
    BOX,
    CHAMBER,
    CIRCLE,
    KINDS,
    PLAYERS,
    SEGMENTS,
    SIDES,
    START,
    STRENGTHS,
    BoardFile,
    Side,
    Space,
)

LONGEST_TEXT: Final = 100_000
"""Characters; a board with all its comments needs a third of it."""
WIDEST_ANGLE: Final = 30.0
FARTHEST: Final = 100.0
LONGEST_NAME: Final = 60

_ID = re.compile(r"[A-Za-z][A-Za-z0-9_-]{0,23}")
_UNREADABLE: Final = {
    TOO_LONG: "fs-board-too-long",
    LONG_LINE: "fs-board-long-line",
    SYNTAX: "fs-board-syntax",
    NESTED: "fs-board-nested",
    HUGE_NUMBER: "fs-board-huge-number",
}


class BoardReader:
    """Reads one text: the file found so far, and what is wrong with it."""

    def __init__(self, text: str) -> None:
        self.file = BoardFile()
        self.problems = Problems()
        content = self.problems.read_toml(text, LONGEST_TEXT, _UNREADABLE)
        if content is not None:
            self._read(content)

    # -- the whole file ----------------------------------------------------------------------------------

    def _read(self, content: dict[str, object]) -> None:
        self._known_keys("file", content, ("name", "rich", CHAMBER, *SEGMENTS))
        name = content.get("name")
        if (
            not isinstance(name, str)
            or not name.strip()
            or len(name) > LONGEST_NAME
            or not name.isprintable()
        ):
            self.problems.add("fs-board-name", most=LONGEST_NAME)
        else:
            self.file.name = name
        self._read_rich(content.get("rich"))
        self._read_starts(content.get(CHAMBER))
        for letter in SEGMENTS:
            self._read_segment(letter, content.get(letter))

    def _read_rich(self, table: object) -> None:
        if not isinstance(table, dict):
            self.problems.add("fs-board-table-missing", table="rich")
            return
        self._known_keys("rich", table, [str(players) for players in PLAYERS])
        for players in PLAYERS:
            turned = _words(table.get(str(players)))
            if turned is None or not set(turned) <= set(SEGMENTS):
                self.problems.add("fs-board-rich", players=players, segments=", ".join(SEGMENTS))
            else:
                self.file.rich[players] = turned

    def _read_starts(self, table: object) -> None:
        if not isinstance(table, dict):
            self.problems.add("fs-board-table-missing", table=CHAMBER)
            return
        self._known_keys(CHAMBER, table, ("starts",))
        for index, entry in self._entries(f"{CHAMBER}.starts", table.get("starts")):
            space = self._read_space(CHAMBER, index, entry, START)
            if space is not None:
                self.file.starts.append(space)

    def _read_segment(self, letter: str, table: object) -> None:
        if not isinstance(table, dict):
            self.problems.add("fs-board-table-missing", table=letter)
            return
        self._known_keys(letter, table, SIDES)
        sides = [self._read_side(f"{letter}.{name}", table.get(name)) for name in SIDES]
        self.file.segments[letter] = (sides[0], sides[1])

    def _read_side(self, where: str, table: object) -> Side:
        side = Side()
        if not isinstance(table, dict):
            self.problems.add("fs-board-table-missing", table=where)
            return side
        self._known_keys(where, table, ("left", "right", "spaces"))
        for index, entry in self._entries(f"{where}.spaces", table.get("spaces")):
            space = self._read_space(where, index, entry, None)
            if space is not None:
                side.spaces.append(space)
        side.left = self._read_edge(where, "left", table.get("left"))
        side.right = self._read_edge(where, "right", table.get("right"))
        return side

    def _read_edge(self, where: str, edge: str, table: object) -> dict[str, str]:
        if not isinstance(table, dict) or not all(isinstance(each, str) for each in table.values()):
            self.problems.add("fs-board-edge", where=where, edge=edge)
            return {}
        return table

    # -- one space ---------------------------------------------------------------------------------------

    def _read_space(self, where: str, index: int, entry: object, start: str | None) -> Space | None:
        """A start circle of the chamber, or a space of a side."""
        if not isinstance(entry, dict):
            self.problems.add("fs-board-space-no-table", where=where, number=index)
            return None
        name = entry.get("id")
        if not isinstance(name, str) or not _ID.fullmatch(name) or name == CHAMBER:
            self.problems.add("fs-board-id", where=where, number=index)
            return None
        before = len(self.problems.found)
        kind = start or self._kind(where, name, entry.get("kind"))
        known = ("id", "at") if start else ("id", "kind", "strength", "at", "to")
        self._known_keys(f"{where} {name}", entry, known)
        strength = self._strength(where, name, kind, entry)
        at = self._position(where, name, entry.get("at"), 360.0 if start else WIDEST_ANGLE)
        to = _words(entry.get("to", []))
        if to is None:
            self.problems.add("fs-board-to", where=where, space=name)
        if at is None or to is None or len(self.problems.found) > before:
            return None
        return Space(name, kind, strength, at[0], at[1], to)

    def _kind(self, where: str, name: str, kind: object) -> str:
        if isinstance(kind, str) and kind in KINDS:
            return kind
        self.problems.add(
            "fs-board-kind", where=where, space=name, kind=as_typed(kind), kinds=", ".join(KINDS)
        )
        return ""

    def _strength(self, where: str, name: str, kind: str, entry: Mapping[str, object]) -> int:
        strength = entry.get("strength")
        if kind in (CIRCLE, BOX):
            if type(strength) is int and strength in STRENGTHS:
                return strength
            self.problems.add("fs-board-strength", where=where, space=name, value=as_typed(strength))
        elif kind and kind != START and "strength" in entry:
            self.problems.add("fs-board-strength-of-room", where=where, space=name)
        return 0

    def _position(self, where: str, name: str, at: object, widest: float) -> tuple[float, float] | None:
        if isinstance(at, list) and len(at) == 2:
            angle, distance = _number(at[0], -widest, widest), _number(at[1], 0, FARTHEST)
            if angle is not None and distance is not None:
                return angle, distance
        self.problems.add(
            "fs-board-position", where=where, space=name, widest=int(widest), farthest=int(FARTHEST)
        )
        return None

    # -- tables ------------------------------------------------------------------------------------------

    def _entries(self, where: str, entries: object) -> list[tuple[int, object]]:
        if not isinstance(entries, list):
            self.problems.add("fs-board-list-missing", list=where)
            return []
        return list(enumerate(entries, 1))

    def _known_keys(self, where: str, table: Mapping[str, object], known: Sequence[str]) -> None:
        self.problems.add_unknown("fs-board-unknown-key", where, table, known)


def _words(value: object) -> tuple[str, ...] | None:
    if not isinstance(value, list) or not all(isinstance(each, str) for each in value):
        return None
    return tuple(value)


def _number(value: object, least: float, most: float) -> float | None:
    """A number within bounds; `nan` lies within none."""
    if isinstance(value, bool) or not isinstance(value, int | float):
        return None
    return float(value) if least <= value <= most else None
