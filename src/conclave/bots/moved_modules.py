"""What a bot of one's own imports by a name that a module no longer has."""

from __future__ import annotations

import ast
import tomllib
from importlib.resources import files
from pathlib import Path


def moved_imports(file: Path) -> dict[str, str]:
    """The modules that a file imports by their old names, with the new ones."""
    moved = tomllib.loads(files(__package__).joinpath("moved_modules.toml").read_text("utf-8"))
    names: set[str] = set()
    for node in ast.walk(ast.parse(file.read_bytes())):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            names |= {node.module, *[f"{node.module}.{alias.name}" for alias in node.names]}
    return {name: moved[name] for name in sorted(names & moved.keys())}
