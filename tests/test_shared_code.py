"""Nothing outside `games/` names a game: shared code, its sentences and scripts ask the kits."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import conclave
from conclave.registry import GAMES, KITS

SOURCE = Path(conclave.__file__).parent
SHARED = [path for path in SOURCE.rglob("*.py") if "games" not in path.relative_to(SOURCE).parts[:1]]
SCRIPTS = sorted((Path(__file__).parents[1] / "scripts").rglob("*.py"))
CHOSEN = {"client_screenshots.py", "goals.py", "release_check.py", "terminal_screenshots.py"}
"""Scripts with data that is chosen game by game: scenes of pictures, figures to reach, a game to try."""
CATALOGUES = [path for path in SOURCE.rglob("*.ftl") if "games" not in path.relative_to(SOURCE).parts[:1]]

MODULES = [kit.package.rpartition(".")[2] for kit in KITS.ours]
NAMES = [*MODULES, *[kit.name for kit in KITS], "Wizard Dice", "Five Seals", "ciúb"]
PREFIXES = [game.prefix for game in GAMES if game.package.startswith("conclave.")]
A_GAME = re.compile(rf"{'|'.join(NAMES)}|^(?:{'|'.join(PREFIXES)})-", re.IGNORECASE)


def words(path: Path) -> list[str]:
    """Names and strings; comments and docstrings may give examples."""
    tree = ast.parse(path.read_text("utf-8"))
    documentation = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in documentation:
            found.append(node.value)
        elif isinstance(node, ast.Name):
            found.append(node.id)
        elif isinstance(node, ast.ImportFrom):
            found.append(node.module or "")
        elif isinstance(node, ast.alias):
            found.append(node.name)
    return found


def test_it_looks_at_all_three_games() -> None:
    assert len(PREFIXES) == len(MODULES) == 3
    assert len(SHARED) > 150
    assert any(A_GAME.search(word) for word in words(SOURCE / "games/ciub/__init__.py"))


@pytest.mark.parametrize("path", SHARED, ids=lambda path: str(path.relative_to(SOURCE)))
def test_no_shared_module_names_a_game(path: Path) -> None:
    assert [word for word in words(path) if A_GAME.search(word)] == []


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.stem)
def test_no_script_names_a_game_but_in_what_is_chosen_for_it(path: Path) -> None:
    named = [word for word in words(path) if A_GAME.search(word)]
    assert bool(named) == (path.name in CHOSEN), named


@pytest.mark.parametrize("path", CATALOGUES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_no_shared_catalogue_names_a_game(path: Path) -> None:
    assert [line for line in path.read_text("utf-8").splitlines() if A_GAME.search(line)] == []
