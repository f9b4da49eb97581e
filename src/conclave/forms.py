"""Which form of the rules is imported: compiled where there is one, unless CONCLAVE_FORM=pure is set.

A wheel has compiled modules beside their sources, and Python takes those by itself. In a checkout they are
made by `scripts/compile_rules.py`, which puts them into a folder of `build/compiled` named by a digest of the
sources and of the kind of Python. Whoever edits a rule gets another digest, and so the rule as it is written
now: what was compiled before is never run in its place.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

PACKAGE = Path(__file__).parent
COMPILED = PACKAGE.parents[1] / "build" / "compiled"
RULES = ("core", "search", "games/*/engine")
"""What compiled modules are made from: not only they themselves, since a type or a constant of a module that
stays interpreted becomes part of those that use it."""
NAME_LENGTH = 32
"""Of the folder of a build: so much of the digest."""


def choose() -> None:
    """Decide it for this process, before any of the modules is imported."""
    if os.environ.get("CONCLAVE_FORM") == "pure":
        sys.meta_path.insert(0, Sources())
    elif COMPILED.is_dir():
        folder = compiled_folder(PACKAGE, COMPILED)
        if folder.is_dir():
            sys.meta_path.insert(0, Build(folder))


def compiled_folder(package: Path, compiled: Path) -> Path:
    """Where the compiled form of exactly these sources is, once it is made."""
    import hashlib

    digest = hashlib.sha256(EXTENSION_SUFFIXES[0].encode())
    for path in rule_sources(package):
        digest.update(f"\n{path.relative_to(package).as_posix()}\n".encode())
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    return compiled / digest.hexdigest()[:NAME_LENGTH]


def is_stale() -> bool:
    """Whether this checkout was compiled, but not from these sources, so that they run as plain Python."""
    if os.environ.get("CONCLAVE_FORM") == "pure" or not COMPILED.is_dir():
        return False
    is_any = any(path.is_dir() and len(path.name) == NAME_LENGTH for path in COMPILED.iterdir())
    return is_any and not compiled_folder(PACKAGE, COMPILED).is_dir()


def rule_sources(package: Path) -> list[Path]:
    """Every file that a compiled build depends on."""
    return [path for pattern in RULES for path in sorted(package.glob(f"{pattern}/**/*.py"))]


class Build:
    """Finds all modules of one build, so that no two ever come from different ones."""

    def __init__(self, folder: Path) -> None:
        suffix = EXTENSION_SUFFIXES[0]
        self.files = {
            ".".join(path.relative_to(folder).parts).removesuffix(suffix): path
            for path in folder.rglob(f"*{suffix}")
        }

    def find_spec(
        self,
        name: str,
        path: Sequence[str] | None = None,  # noqa: ARG002 - the signature is that of importlib
        target: ModuleType | None = None,  # noqa: ARG002
    ) -> ModuleSpec | None:
        file = self.files.get(name)
        return None if file is None else spec_from_file_location(name, file)


class Sources:
    """Finds our modules by their sources, whatever else lies beside them."""

    def find_spec(
        self,
        name: str,
        path: Sequence[str] | None = None,
        target: ModuleType | None = None,  # noqa: ARG002 - the signature is that of importlib
    ) -> ModuleSpec | None:
        package, _, module = name.rpartition(".")
        if not path or package.partition(".")[0] != __package__:
            return None
        file = Path(path[0], f"{module}.py")
        return spec_from_file_location(name, file) if file.is_file() else None
