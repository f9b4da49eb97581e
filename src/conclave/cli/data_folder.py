"""Where things are kept: in the user's data folder, or where CONCLAVE_DATA says."""

from __future__ import annotations

import os
from pathlib import Path

import platformdirs


def user_data() -> Path:
    given = os.environ.get("CONCLAVE_DATA")
    return Path(given) if given else platformdirs.user_data_path("conclave", appauthor=False)


def data_folder(given: Path | None = None) -> Path:
    """The folder of the table server; `given` is what `--data` says."""
    return user_data() / "server" if given is None else given
