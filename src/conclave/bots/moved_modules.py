"""Finds imports of modules that have moved, in bots that were written for an older version."""

from __future__ import annotations

import ast
import tomllib
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path


@dataclass(frozen=True)
class MovedImport:
    """An import that failed because the module has a new name."""

    file: Path
    old: str
    new: str


def moved_import(error: BaseException) -> MovedImport | None:
    """What a file imported by its old name; None if the error has another cause.

    The file is where the import was tried: a bot, or something that the bot imports in turn.
    """
    file = _importing_file(error) if isinstance(error, ImportError) else None
    if file is None:
        return None
    moved = tomllib.loads(files(__package__).joinpath("moved_modules.toml").read_text("utf-8"))
    names: set[str] = set()
    for node in ast.walk(ast.parse(file.read_bytes())):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            names |= {node.module, *[f"{node.module}.{alias.name}" for alias in node.names]}
    for old in sorted(names & moved.keys()):
        return MovedImport(file, old, moved[old])
    return None


def _importing_file(error: BaseException) -> Path | None:
    """The innermost file on the way to the error, without the import system itself."""
    file = None
    trace = error.__traceback__
    while trace is not None:
        path = Path(trace.tb_frame.f_code.co_filename)
        if path.is_file():
            file = path
        trace = trace.tb_next
    return file
