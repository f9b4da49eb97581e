"""A board as small as the rules allow, to be changed by tests, and its text."""

from __future__ import annotations

import json
from typing import Any

SEGMENTS = "ABCDEF"


def small_board() -> dict[str, Any]:
    """On every side a door, a hall behind it with a strong box, and a circle at each edge."""
    board: dict[str, Any] = {
        "name": "Small",
        "rich": {"2": [], "3": ["A"], "4": ["A", "B"], "5": ["A", "B", "C"]},
        "chamber": {"starts": [{"id": f"S{number}", "at": [72 * number, 10]} for number in range(5)]},
    }
    for letter in SEGMENTS:
        board[letter] = {"light": _side(letter), "rich": _side(letter)}
    for side in ("light", "rich"):  # 7 boxes of strength 6
        board["F"][side]["spaces"].append(
            {"id": "F9", "kind": "box", "strength": 6, "at": [8, 70], "to": ["F-hall"]}
        )
    return board


def _side(letter: str) -> dict[str, Any]:
    return {
        "left": {"gallery": f"{letter}2"},
        "right": {"gallery": f"{letter}3"},
        "spaces": [
            {"id": f"{letter}1", "kind": "circle", "strength": 2, "at": [0, 30], "to": ["chamber"]},
            {"id": f"{letter}-hall", "kind": "room", "at": [0, 50], "to": [f"{letter}1"]},
            {"id": f"{letter}2", "kind": "circle", "strength": 3, "at": [-20, 50], "to": [f"{letter}-hall"]},
            {"id": f"{letter}3", "kind": "circle", "strength": 4, "at": [20, 50], "to": [f"{letter}-hall"]},
            {"id": f"{letter}4", "kind": "box", "strength": 6, "at": [-8, 70], "to": [f"{letter}-hall"]},
        ],
    }


def space(board: dict[str, Any], name: str, side: str = "light") -> dict[str, Any]:
    """A space of a side, to be changed."""
    found: dict[str, Any] = next(each for each in board[name[0]][side]["spaces"] if each["id"] == name)
    return found


def on_both_sides(board: dict[str, Any], letter: str, *spaces: dict[str, Any]) -> None:
    for side in ("light", "rich"):
        board[letter][side]["spaces"].extend(spaces)


def written(board: dict[str, Any]) -> str:
    """The board's text."""
    lines = []
    for key, value in sorted(board.items(), key=lambda item: isinstance(item[1], dict)):  # tables last
        if key in SEGMENTS and isinstance(value, dict):
            lines += [line for name, side in value.items() for line in _table(f"{key}.{name}", side)]
        else:
            lines += _table(key, value)
    return "\n".join(lines) + "\n"


def _table(name: str, content: Any) -> list[str]:
    if not isinstance(content, dict):
        return [f"{name} = {_value(content)}"]
    return [f"[{name}]", *[f"{key} = {_value(value)}" for key, value in content.items()]]


def _value(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join([f"{json.dumps(key)} = {_value(each)}" for key, each in value.items()]) + " }"
    if isinstance(value, list):
        separator = ",\n  " if any(isinstance(each, dict) for each in value) else ", "
        return "[" + separator.join([_value(each) for each in value]) + "]"
    if isinstance(value, float):
        return str(value)  # nan and inf too
    return json.dumps(value)
