"""A digest of all that the site is built from.

`scripts/docs` asks for it, to build only what has changed, and `hatch_build.py`, to leave an old site out of
an archive. Only the standard library is there when an archive is built.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterator
from pathlib import Path

FILES = (
    *(
        "ARCHITECTURE.md",
        "CHANGELOG.md",
        "CONTRIBUTING.md",
        "README.md",
        "SECURITY.md",
        "mkdocs.yml",
        "pyproject.toml",
        "requirements/docs.txt",
    ),
    *("client/public/icon.svg", "client/src/styles/tokens.css"),
    *("scripts/docs_examples.py", "scripts/docs_hooks.py"),
)
FOLDERS = ("docs", "examples")
PACKAGE = (".py", ".ftl", ".md", ".toml", ".json")
"""What the reference, the commands and the rules are made from."""
MADE = ("__pycache__", ".ipynb_checkpoints")
BUILT = ("client", "site")
"""Folders of the server with what was built from other sources."""


def sources(root: Path) -> Iterator[Path]:
    yield from (root / name for name in FILES)
    for folder in FOLDERS:
        yield from (path for path in (root / folder).rglob("*") if path.is_file() and not _is_made(path))
    package = root / "src/conclave"
    built = [package / "server" / name for name in BUILT]
    for path in package.rglob("*"):
        if path.suffix in PACKAGE and not any(each in path.parents for each in built):
            yield path


def _is_made(path: Path) -> bool:
    return any(part in MADE for part in path.parts)


def digest(root: Path) -> str:
    found = hashlib.sha256()
    for path in sorted(each for each in sources(root) if each.is_file()):
        found.update(f"{path.relative_to(root).as_posix()}\n".encode())
        found.update(hashlib.sha256(path.read_bytes()).digest())
    return found.hexdigest()


def is_built(root: Path) -> bool:
    """Whether the site is there, and from these sources."""
    stamp = root / "src/conclave/server/site/built-from"
    return stamp.is_file() and stamp.read_text("utf-8").strip() == digest(root)


if __name__ == "__main__":
    sys.stdout.write(f"{digest(Path(__file__).resolve().parents[1])}\n")
