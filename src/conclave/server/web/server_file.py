"""The note that a running server leaves in its data folder, for other programs of the same user."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from conclave.table.files import write_whole

SERVER_FILE: Final = "server.json"


class ServerFile(msgspec.Struct, frozen=True):
    pid: int
    url: str
    """How people reach it."""
    local: str
    """How this machine reaches it, past any proxy."""
    token: str
    """Opens what only the host may do, as long as this server runs."""
    retention: int | None = None
    """Days that it was started with; None: it goes by the folder's settings."""


def read_server_file(folder: Path) -> ServerFile | None:
    """None if there is none, or none that makes sense."""
    try:
        return msgspec.json.decode((folder / SERVER_FILE).read_bytes(), type=ServerFile)
    except (OSError, ValueError):
        return None


def write_server_file(folder: Path, note: ServerFile) -> None:
    """For its owner's eyes only."""
    write_whole(folder / SERVER_FILE, msgspec.json.encode(note), mode=0o600)


def remove_server_file(folder: Path) -> None:
    (folder / SERVER_FILE).unlink(missing_ok=True)
