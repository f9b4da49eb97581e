"""The cells of a study: one for every number of players with every variant of the options."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import product
from pathlib import Path
from typing import Any

from conclave.core.options import Value
from conclave.core.text import text
from conclave.lab.arena.figures import ArenaFigures, figures_of
from conclave.lab.arena.journal import FILE, runs_within
from conclave.lab.arena.line_ups import line_ups
from conclave.lab.arena.problem import ArenaError
from conclave.lab.arena.run import OnResult, Outcome, RunPlan, run
from conclave.lab.play.deals import RunSpec


@dataclass(frozen=True)
class Cell:
    players: int
    varied: dict[str, Value]
    """The options that differ from cell to cell."""
    plan: RunPlan

    @property
    def name(self) -> str:
        """`2-circle-IV`; also that of its folder."""
        parts = [str(self.players), *[f"{option}-{value}" for option, value in self.varied.items()]]
        return "-".join(parts)


@dataclass(frozen=True)
class Variant:
    """Options that were checked for a number of players, and what of them is varied."""

    players: int
    varied: dict[str, Value]
    options: dict[str, Value]


def grid(players: Sequence[int], varied: Mapping[str, Sequence[Value]]) -> list[tuple[int, dict[str, Value]]]:
    """Every number of players with every combination of the values."""
    return [
        (count, dict(zip(varied, values, strict=True)))
        for count in players
        for values in product(*varied.values())
    ]


def cells(bots: Sequence[str], variants: Sequence[Variant], seed: int, plan: RunPlan) -> list[Cell]:
    """`plan` says how much is played in each cell, and how."""
    game = plan.run_spec.game
    rotates = len(set(bots)) > 1
    found = []
    for variant in variants:
        tables = line_ups(bots, variant.players)
        run_spec = RunSpec(game, tables, variant.options, seed, rotates)
        found.append(Cell(variant.players, variant.varied, replace(plan, run_spec=run_spec)))
    return found


@dataclass(frozen=True)
class CellFigures:
    cell: Cell
    heading: dict[str, Any]
    outcome: Outcome
    figures: ArenaFigures


def check_folder(folder: Path, planned: Sequence[Cell]) -> None:
    """ArenaError for a folder with a run of the arena, or with cells of another study."""
    if (folder / FILE).exists():
        raise ArenaError(text("lab-folder-of-arena", folder=str(folder)))
    names = {cell.name for cell in planned}
    others = [name for name in runs_within(folder) if name not in names]
    if others:
        raise ArenaError(text("lab-folder-of-study", folder=str(folder), cell=others[0]))


def play(cell: Cell, folder: Path | None, on_result: OnResult | None = None) -> CellFigures | None:
    """The games of one cell; None if it was interrupted before the first one ended."""
    outcome = run(cell.plan, folder / cell.name if folder is not None else None, on_result)
    if not outcome.results:
        return None
    return CellFigures(cell, cell.plan.heading(), outcome, figures_of(cell.plan, outcome.results))
