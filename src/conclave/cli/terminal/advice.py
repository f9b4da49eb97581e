"""Hints as the screen shows them; `odds/advisers.py` computes them."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class AdviceRow:
    """One alternative, or several equal ones, as shown to people."""

    worth: float
    chance: float | None
    label: str
    command: str = ""
    """What to type, if the label does not say."""
    at_least: bool = False
    """The chance may be higher."""
