"""Games kept as record files in a folder. A file is always whole: the old one, or the new one."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from conclave.core.record import FORMAT, LARGEST, Record, RecordError, parse_record
from conclave.core.text import text

SUFFIX = ".record"


class SavedGames:
    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def path(self, name: str) -> Path:
        return self.folder / f"{name}{SUFFIX}"

    def write(self, name: str, record: Record) -> Path:
        """Write a record so that a crash at any moment leaves either the old or the new file."""
        self.folder.mkdir(parents=True, exist_ok=True)
        handle, temporary = tempfile.mkstemp(dir=self.folder, prefix=f".{name}-")
        try:
            with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
                file.write(record.written())
                file.flush()
                os.fsync(file.fileno())
            os.replace(temporary, self.path(name))
        except BaseException:
            Path(temporary).unlink(missing_ok=True)
            raise
        return self.path(name)

    def read(self, name: str) -> Record:
        return read_record(self.path(name))

    def names(self) -> list[str]:
        """Saved games, the latest first."""
        if not self.folder.is_dir():
            return []
        found = sorted(self.folder.glob(f"*{SUFFIX}"), key=lambda path: path.stat().st_mtime, reverse=True)
        return [path.name.removesuffix(SUFFIX) for path in found]


def read_record(path: Path) -> Record:
    """The record in a file; RecordError for a text that is none, OSError if it cannot be opened."""
    try:
        with path.open(encoding="utf-8", newline="") as file:
            return parse_record(file.read(LARGEST + 1))
    except UnicodeDecodeError:
        raise RecordError(0, text("core-record-foreign", expected=FORMAT)) from None
