"""Hints for whoever asks, as they stand on the screen; `odds/advisers.py` says where they come from."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Advised:
    """An alternative, or several equal ones, as people read it."""

    worth: float
    chance: float | None
    label: str
    typed: str = ""
    """What to type for it, where the label does not say."""
    at_least: bool = False
    """The chance may be higher."""
