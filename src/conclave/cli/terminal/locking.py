"""One window for a game: while it is played here no other window may go on with it."""

from __future__ import annotations

import os
import sys
from pathlib import Path


class Lock:
    """A file beside the record that the system locks. It is free again when the process ends, however."""

    def __init__(self, record: Path) -> None:
        self._path = record.with_name(f".{record.name}.lock")
        self._handle: int | None = None

    def take(self) -> bool:
        """False if another window has it. Where nothing can be locked nobody is kept out."""
        if sys.platform == "win32":
            return True
        import fcntl

        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            while True:
                handle = os.open(self._path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
                try:
                    fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
                except BlockingIOError:
                    os.close(handle)
                    return False
                except OSError:  # a file system without locks
                    os.close(handle)
                    return True
                if self._is_there(handle):
                    self._handle = handle
                    return True
                os.close(handle)  # the previous owner deleted the file at this very moment
        except OSError:  # nothing can be written here; the saved game tells about that
            return True

    def _is_there(self, handle: int) -> bool:
        try:
            return os.path.samestat(os.fstat(handle), os.stat(self._path))
        except FileNotFoundError:
            return False

    def release(self) -> None:
        if self._handle is not None:
            self._path.unlink(missing_ok=True)
            os.close(self._handle)
            self._handle = None
