"""What Conclave wants to reach beside its peers, and on its own."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any

Line = Mapping[str, Any]
"""A setting of `conclave bench --json`, with its `ratios`."""

PROJECT = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text("utf-8"))["project"]
EVERY_GAME = tuple(PROJECT["entry-points"]["conclave.games"])
"""Ours, as pyproject.toml enters them: conclave is not installed where the peers are."""


@dataclass(frozen=True)
class Goal:
    """Every setting of the games is to have at least (or at most) that much of a figure."""

    what: str
    games: tuple[str, ...]
    figure: str
    wanted: float
    peer: str | None = None
    """A ratio to this peer, if it has the figure; else the figure itself."""
    at_most: bool = False
    players: int | None = None
    circles: tuple[str, ...] | None = None

    def concerns(self, line: Line) -> bool:
        return (
            line["game"] in self.games
            and self.players in (None, line["players"])
            and (self.circles is None or line["options"]["circle"] in self.circles)
        )

    def reached(self, lines: Iterable[Line]) -> Verdict | None:
        """None if none of the games was measured."""
        found = [self._of(line) for line in lines if self.concerns(line)]
        if not found:
            return None
        worst = max(found) if self.at_most else min(found)
        met = worst <= self.wanted if self.at_most else worst >= self.wanted
        return Verdict(self, (worst, median(found)), met)

    def _of(self, line: Line) -> float:
        found: float = line[self.figure] if self.peer is None else line["ratios"][self.peer][self.figure]
        return found


@dataclass(frozen=True)
class Verdict:
    goal: Goal
    found: tuple[float, float]
    """The worst and the middle of all settings that the goal is about."""
    reached: bool


API = "decisions_per_second"
PLAYOUT = "playout_decisions_per_second"
CLONE = "clone_microseconds"
SEARCH = "simulations_per_second"

# What is wanted differs from game to game, so these figures name games.
GOALS = (
    Goal("wizard-dice through the API, times OpenSpiel", ("wizard-dice",), API, 10, "OpenSpiel"),
    Goal("ciub through the API, times OpenSpiel", ("ciub",), API, 6, "OpenSpiel"),
    Goal(
        "five-seals (4 players, II-IV), times OpenSpiel",
        *(("five-seals",), API, 5, "OpenSpiel"),
        players=4,
        circles=("II", "III", "IV"),
    ),
    *[
        Goal(f"{game} in playouts, times OpenSpiel's C++", (game,), PLAYOUT, 10, "OpenSpiel")
        for game in EVERY_GAME
    ],
    Goal("every game through the API, times catanatron", EVERY_GAME, API, 15, "catanatron"),
    Goal("every game in playouts, times catanatron", EVERY_GAME, PLAYOUT, 15, "catanatron"),
    Goal("wizard-dice and ciub: clone, µs", ("wizard-dice", "ciub"), CLONE, 2, at_most=True),
    Goal("five-seals: clone, µs", ("five-seals",), CLONE, 6, at_most=True),
    Goal("five-seals: tree search, simulations/s", ("five-seals",), SEARCH, 2000),
)
