"""Games kept as record files in a folder. A file is always whole: the old one, or the new one."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from conclave.core.record import FORMAT, LARGEST, Record, RecordError, from_windows, parse_record
from conclave.core.text import text

SUFFIX = ".record"


def write_whole(path: Path, content: bytes, mode: int = 0o600) -> None:
    """Write a file so that a crash at any moment leaves either the old or the new one."""
    handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name[:100]}-")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        os.chmod(temporary, mode)
        os.replace(temporary, path)
    except BaseException:
        Path(temporary).unlink(missing_ok=True)
        raise


class SavedGames:
    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def path(self, name: str) -> Path:
        return self.folder / f"{name}{SUFFIX}"

    def write(self, name: str, record: Record) -> Path:
        """Write a record so that a crash at any moment leaves either the old or the new file."""
        self.folder.mkdir(parents=True, exist_ok=True)
        write_whole(self.path(name), record.written().encode())
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
            return parse_record(from_windows(file.read(LARGEST + 1)))
    except UnicodeDecodeError:
        raise RecordError(0, text("core-record-foreign", expected=FORMAT)) from None
