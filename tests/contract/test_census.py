"""Positions counted step by step, against numbers worked out by hand in census/GAME.toml."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest

from conclave.core.chance import Chance
from conclave.core.game import Game
from conclave.core.pending import Decide, Over
from conclave.core.position import Position
from conclave.core.record import FORMAT, parse_record
from conclave.core.record_replay import replay
from tests.contract.settings import UNDER_CONTRACT

NEWLINE = "\n"
"""Only a document has one; a record holds it in one line."""

FOLDER = Path(__file__).parent / "census"


def census_file(game: Game) -> Path:
    return FOLDER / f"{game.name}.toml"


def entries(game: Game) -> list[dict[str, Any]]:
    path = census_file(game)
    return list(tomllib.loads(path.read_text("utf-8"))["census"]) if path.exists() else []


def start(game: Game, options: dict[str, str], after: str) -> Position:
    """The position after some lines of a record."""
    players = int(options["players"])
    header = [FORMAT, f"game {game.name}", f"rules {game.rules_version}"]
    header += [
        f"option {name} {json.dumps(value) if NEWLINE in value else value}" for name, value in options.items()
    ]
    header += [f"seat {number} you Player-{number}" for number in range(1, players + 1)]
    return replay(game, parse_record("\n".join([*header, "--", after.strip()]).rstrip("\n") + "\n"))


def children(position: Position) -> list[Position]:
    pending = position.pending
    reached: list[Position] = []
    if isinstance(pending, Decide):
        for seat in pending.seats + pending.revising:
            for action in position.legal(seat):
                reached.append(position.clone())
                reached[-1].play(seat, action)
    elif isinstance(pending, Chance):
        for outcome, _ in pending.outcomes():
            reached.append(position.clone())
            reached[-1].settle(outcome)
    return reached


def count(position: Position, depth: int) -> list[list[int]]:
    """[decisions, chances, ends] at every depth down to the last."""
    levels: list[list[int]] = []
    reached = [position]
    for level in range(depth + 1):
        waiting = [each.pending for each in reached]
        kinds = (Decide, Chance, Over)
        levels.append([sum(isinstance(pending, kind) for pending in waiting) for kind in kinds])
        if level < depth:
            reached = [child for parent in reached for child in children(parent)]
    return levels


CASES = [
    pytest.param(game, entry, id=f"{game.name}-{number}")
    for game in UNDER_CONTRACT
    for number, entry in enumerate(entries(game), 1)
]


@pytest.mark.parametrize(("game", "entry"), CASES)
def test_the_census_counts_again(game: Game, entry: dict[str, Any]) -> None:
    position = start(game, entry["options"], entry.get("after", ""))
    assert count(position, len(entry["counts"]) - 1) == entry["counts"]


@pytest.mark.parametrize("game", UNDER_CONTRACT, ids=lambda game: game.name)
def test_every_game_has_a_census_that_reaches_an_end(game: Game) -> None:
    assert census_file(game).exists(), f"write {census_file(game)}: see the others"
    ends = sum(level[2] for entry in entries(game) for level in entry["counts"])
    assert ends > 0, f"no census of {game.name} reaches the end of a game"


def test_every_census_file_belongs_to_a_game() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == {game.name for game in UNDER_CONTRACT}
