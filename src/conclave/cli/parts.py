"""The parts of Conclave that are installed only on request, and the commands that need them.

Each part is an extra of the same name in `pyproject.toml`. The other commands work without any of them.
"""

from __future__ import annotations

from importlib.util import find_spec
from typing import Final

LIBRARIES: Final = {
    "server": (
        "apsw",
        "htpy",
        "httptools",
        "litestar",
        "prometheus_client",
        "structlog",
        "uvicorn",
        "websockets",
    ),
    "lab": ("htpy", "openskill"),
}
"""What each part consists of, as it is imported; uvloop is left out, because Windows does without it."""
PART_OF: Final = {
    "serve": "server",
    "tables": "server",
    "backup": "server",
    "restore": "server",
    "schema": "server",
    "arena": "lab",
    "study": "lab",
}


def check_part(command: str) -> None:
    """Raise Problem, which says what to install, if the part that a command needs is missing."""
    part = PART_OF.get(command)
    if part is None or all(map(_is_installed, LIBRARIES[part])):
        return
    from conclave.cli.edge import problem

    raise problem("cli-part-missing", command=command, part=part)


def _is_installed(library: str) -> bool:
    """Without importing it, which takes a while."""
    try:
        return find_spec(library) is not None
    except ImportError:  # from an import hook that does not allow it
        return False
