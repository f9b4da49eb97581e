"""The tables of docs/security.md that say who may do what."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[3]
PAGE: Final = (ROOT / "docs" / "security.md").read_text("utf-8")
ROLES: Final = ("creator", "seat", "other seat", "spectator", "kicked", "stranger", "host")


@dataclass(frozen=True)
class Row:
    what: str
    """A message or a request, and what it is about in parentheses."""
    stage: str
    cells: dict[str, str]
    """By role."""

    @property
    def message(self) -> str:
        return self.what.partition(" (")[0]


def rows(heading: str) -> list[Row]:
    """A row for each stage: `any` is two of them."""
    section = PAGE.partition(f"### {heading}\n")[2].partition("\n### ")[0]
    head, _, *lines = [line for line in section.splitlines() if line.startswith("|")]
    assert _cells(head)[2:] == list(ROLES)
    found = []
    for line in lines:
        what, stages, *cells = _cells(line)
        for stage in ("lobby", "game") if stages == "any" else (stages,):
            found.append(Row(what, stage, dict(zip(ROLES, cells, strict=True))))
    return found


def _cells(line: str) -> list[str]:
    return [cell.strip().replace("`", "") for cell in line.strip("|").split("|")]


def named_tests() -> list[tuple[str, str]]:
    """Every test that the page names: its file and its name."""
    return re.findall(r"`(tests/[\w/]+\.py)::(\w+)`", PAGE)
