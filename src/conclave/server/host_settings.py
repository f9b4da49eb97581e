"""What the host has settled for a data folder: a small file in it, read by every server that runs there."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import msgspec

from conclave.table.files import write_whole

SETTINGS_FILE: Final = "settings.json"


class HostSettings(msgspec.Struct, frozen=True):
    retention: Annotated[int, msgspec.Meta(ge=1)] | None = None
    """Days after which tables where nothing happens are abandoned, and deleted; None: never."""


def read_settings(folder: Path) -> HostSettings:
    """As they are by default where there is no file; OSError, ValueError for one that cannot be read."""
    try:
        written = (folder / SETTINGS_FILE).read_bytes()
    except FileNotFoundError:
        return HostSettings()
    return msgspec.json.decode(written, type=HostSettings)


def write_settings(folder: Path, settings: HostSettings) -> None:
    write_whole(folder / SETTINGS_FILE, msgspec.json.encode(settings) + b"\n")
