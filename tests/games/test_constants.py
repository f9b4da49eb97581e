"""Every number that bots, solvers, searches and estimates use says if it was fitted, measured or chosen."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import conclave

ROOT = Path(str(conclave.__path__[0]))
MODULES = [
    path
    for folder in ("games/*/bots", "games/*/odds", "games/*/lab", "bots", "lab/stats", "odds", "search")
    for path in sorted(ROOT.glob(f"{folder}/*.py"))
]
SOURCE = re.compile(r"fitted|measured|chosen|normal distribution|quantiles? of|approximation", re.IGNORECASE)

SMALL = 10
"""Smaller whole numbers name things or count what a game has; larger ones are limits that somebody chose."""
PLAIN = (0.0, 0.5, 1.0, 2.0)
"""Fractions that formulas have anyway: nothing, half, all, twice."""


def unexplained(module: str) -> list[str]:
    """Constants whose next docstring does not say where they come from, and fractions without a name."""
    tree = ast.parse(module)
    bodies = [tree.body, *[node.body for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]]
    return [name for body in bodies for name in _constants(body)] + [
        ast.unparse(node) for function in _functions(tree) for node in _unnamed(function)
    ]


def _constants(body: list[ast.stmt]) -> Iterator[str]:
    for place, statement in enumerate(body):
        if isinstance(statement, ast.Assign | ast.AnnAssign) and _is_constant(statement):
            explained = next((each for each in body[place:] if not _assigns(each)), None)
            if not (isinstance(explained, ast.Expr) and SOURCE.search(ast.unparse(explained))):
                yield ast.unparse(statement).partition(" = ")[0]


def _assigns(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.Assign | ast.AnnAssign)


def _is_constant(statement: ast.Assign | ast.AnnAssign) -> bool:
    target = statement.targets[0] if isinstance(statement, ast.Assign) else statement.target
    if not isinstance(target, ast.Name) or statement.value is None:
        return False
    value = statement.value
    if isinstance(value, ast.Constant) and type(value.value) is int:
        return value.value >= SMALL
    return any(isinstance(each, ast.Constant) and type(each.value) is float for each in ast.walk(value))


def _functions(tree: ast.Module) -> Iterator[ast.FunctionDef]:
    """Functions and methods; those within another come with it."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef):
            yield from [each for each in node.body if isinstance(each, ast.FunctionDef)]


def _unnamed(function: ast.FunctionDef) -> Iterator[ast.Constant]:
    for node in ast.walk(function):
        if isinstance(node, ast.Constant) and type(node.value) is float and node.value not in PLAIN:
            yield node


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_its_constants_say_where_they_come_from(path: Path) -> None:
    assert unexplained(path.read_text("utf-8")) == []


def test_a_constant_that_says_nothing_is_found() -> None:
    assert unexplained('A = 0.5\n"""Chosen by hand."""\nB = 0.1\n"""How much."""\nC = 1\n') == ["B"]


def test_a_limit_that_says_nothing_is_found() -> None:
    assert unexplained('A = 20\n"""Chosen by hand."""\nB = 40\n"""How many."""\nC = -1\n') == ["B"]


def test_the_attributes_of_a_class_are_looked_at() -> None:
    assert unexplained("class Bot:\n    version = 2\n    most_states = 100_000\n") == ["most_states"]
    assert unexplained('@dataclass\nclass Settings:\n    care: float = 0.1\n    """Chosen."""\n') == []


def test_a_fraction_without_a_name_is_found() -> None:
    assert unexplained("def f(x: float) -> float:\n    return 0.5 * x + 5.0 * x\n") == ["5.0"]
