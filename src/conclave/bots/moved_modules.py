"""Finds imports of modules and names that have moved, in bots that were written for an older version."""

from __future__ import annotations

import ast
import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path
from types import TracebackType


@dataclass(frozen=True)
class MovedImport:
    """An import that failed because what it asks for has a new name."""

    file: Path
    old: str
    new: str


def moved_import(error: BaseException) -> MovedImport | None:
    """What a file imported by its old name; None if the error has another cause.

    The file is where the import was tried: a bot, or something that the bot imports in turn.
    """
    tried = _where_tried(error.__traceback__) if isinstance(error, ImportError) else None
    if tried is None:
        return None
    file, line = tried
    for node in ast.walk(ast.parse(file.read_bytes())):
        if isinstance(node, ast.Import | ast.ImportFrom) and node.lineno <= line <= (node.end_lineno or 0):
            found = _moved_by(node)
            return MovedImport(file, *found[0]) if found else None
    return None


def _where_tried(trace: TracebackType | None) -> tuple[Path, int] | None:
    """The innermost file and line on the way to the error, without the import system itself."""
    tried = None
    while trace is not None:
        path = Path(trace.tb_frame.f_code.co_filename)
        if path.is_file():
            tried = path, trace.tb_lineno
        trace = trace.tb_next
    return tried


def _moved_by(node: ast.Import | ast.ImportFrom) -> list[tuple[str, str]]:
    """The old and new names of what a statement imports, if it has moved."""
    imported = [alias.name for alias in node.names]
    if isinstance(node, ast.Import):
        modules = _table("moved_modules.toml")
        return [(name, modules[name]) for name in imported if name in modules]
    if node.module is None:
        return []
    found = [_moved(node.module, name) for name in imported]
    return [each for each in found if each is not None]


def _moved(module: str, name: str) -> tuple[str, str] | None:
    """The old and new name for `from module import name`: of what is imported, or else of the module."""
    modules, names = _table("moved_modules.toml"), _table("moved_names.toml")
    old = f"{module}.{name}"
    if old in modules:
        return old, modules[old]
    new_module = modules.get(module, module)
    new = names.get(f"{new_module}.{name}")
    if new is not None:
        return old, new
    return None if new_module == module else (module, new_module)


@cache
def _table(name: str) -> dict[str, str]:
    return tomllib.loads(files(__package__).joinpath(name).read_text("utf-8"))
