"""A digest of all that the browser client is built from.

`scripts/client` asks for it, to build only what has changed, and `hatch_build.py`, to refuse a wheel with an
old client. Only the standard library is there when a wheel is built.
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Iterator
from pathlib import Path

SCHEMAS = ("core", "games", "server", "table")
"""The packages whose types travel: `conclave schema` is made from them."""
SKIPPED = ("fixtures", "generated", "node_modules")
"""Folders of the client with nothing for it: what its tests read, and what is made."""


def sources(root: Path) -> Iterator[Path]:
    for folder, inner, names in os.walk(root / "client"):
        inner[:] = [name for name in inner if name not in SKIPPED and not name.startswith(".")]
        written = [name for name in names if not name.startswith(".") and not name.endswith(".test.ts")]
        yield from (Path(folder, name) for name in written)
    for package in SCHEMAS:
        yield from (root / "src" / "conclave" / package).rglob("*.py")


def digest(root: Path) -> str:
    found = hashlib.sha256()
    for path in sorted(sources(root)):
        found.update(f"{path.relative_to(root).as_posix()}\n".encode())
        found.update(hashlib.sha256(path.read_bytes()).digest())
    return found.hexdigest()


if __name__ == "__main__":
    sys.stdout.write(f"{digest(Path(__file__).resolve().parents[1])}\n")
