"""One server for a data folder: a file in it that the system locks while the server lives."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

from conclave.core.text import text
from conclave.storage.problems import FolderInUse, FolderUnusable, problem_of

LOCK_FILE: Final = "conclave.lock"
_PID_WIDTH: Final = 20


class FolderLock:
    """Free again when the process ends, however it ends. The file stays: only its lock means something.

    Start other programs as new processes (`subprocess`, "spawn"): a forked child would keep the lock.
    """

    def __init__(self, handle: int) -> None:
        self._handle = handle

    @classmethod
    def take(cls, folder: Path) -> FolderLock:
        """FolderInUse if somebody has it; a folder in which nothing can be locked is refused."""
        path = folder / LOCK_FILE
        try:
            handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as wrong:
            raise problem_of(wrong, path) from None
        lock = cls(handle)
        try:
            lock._take(folder)
            lock._sign(path)
        except BaseException:
            lock.release()
            raise
        return lock

    def _take(self, folder: Path) -> None:
        try:
            _lock(self._handle)
        except BlockingIOError:
            raise _in_use(folder, os.read(self._handle, _PID_WIDTH)) from None
        except OSError as wrong:
            reason = wrong.strerror or str(wrong)
            raise FolderUnusable(text("storage-no-locks", folder=str(folder), reason=reason)) from None

    def _sign(self, path: Path) -> None:
        """Always as long as before, so that a full disk has room for it."""
        try:
            os.write(self._handle, f"{os.getpid():<{_PID_WIDTH}}".encode())
        except OSError as wrong:
            raise problem_of(wrong, path) from None

    def release(self) -> None:
        os.close(self._handle)


def _in_use(folder: Path, signed: bytes) -> FolderInUse:
    if signed.strip().isdigit():
        return FolderInUse(text("storage-in-use-by", folder=str(folder), pid=signed.strip().decode()))
    return FolderInUse(text("storage-in-use", folder=str(folder)))


if sys.platform == "win32":
    import msvcrt

    _FAR: Final = 1 << 20  # a locked byte cannot be read there, so it is none of those with the process id

    def _lock(handle: int) -> None:
        os.lseek(handle, _FAR, os.SEEK_SET)
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except PermissionError:
            raise BlockingIOError from None
        finally:
            os.lseek(handle, 0, os.SEEK_SET)

else:
    import fcntl

    def _lock(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
