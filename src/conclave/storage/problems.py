"""What stands in the way of opening, backing up or restoring: each a sentence for the host."""

from __future__ import annotations

import errno
from pathlib import Path

import apsw

from conclave.core.text import Text, text
from conclave.table.storage_port import StorageError, StorageFull

_NO_ROOM = (errno.ENOSPC, errno.EDQUOT)


class StorageProblem(Exception):
    """Nothing was changed; `reason` says why and what can be done."""

    def __init__(self, reason: Text) -> None:
        super().__init__(reason.key, reason.arguments)
        self.reason = reason


class FolderUnusable(StorageProblem):
    """The data folder cannot be made, read or written."""


class FolderInUse(StorageProblem):
    """Another server keeps its tables in this folder."""


class NoRoom(StorageProblem):
    """The disk is full."""


class NoDatabase(StorageProblem):
    """A file of another kind, or one that has lost its beginning."""


class Damaged(StorageProblem):
    """A database that is no longer whole."""


class Foreign(StorageProblem):
    """A database, but not one of Conclave."""


class TooNew(StorageProblem):
    """Written by a later version of Conclave."""


class SqliteTooOld(StorageProblem):
    """The SQLite that is installed could lose what is written."""


class BackupRefused(StorageProblem):
    """A backup that cannot be written there or restored from there."""


def problem_of(wrong: apsw.Error | OSError, file: Path) -> StorageProblem:
    """What SQLite or the system complains about, as a sentence about `file`."""
    name = str(file)
    if isinstance(wrong, OSError):
        if wrong.errno in _NO_ROOM:
            return NoRoom(text("storage-full", file=name))
        return FolderUnusable(text("storage-unusable", file=name, reason=wrong.strerror or str(wrong)))
    if isinstance(wrong, apsw.FullError):
        return NoRoom(text("storage-full", file=name))
    if isinstance(wrong, apsw.NotADBError):
        return NoDatabase(text("storage-no-database", file=name))
    if isinstance(wrong, (apsw.CorruptError, apsw.SQLError)):  # the latter if its tables are gone
        return Damaged(text("storage-damaged", file=name))
    return FolderUnusable(text("storage-unusable", file=name, reason=str(wrong)))


def storage_error(wrong: Exception) -> StorageError:
    """Why something was not kept or cannot be read, for the host's log."""
    if isinstance(wrong, StorageError):
        return wrong
    if isinstance(wrong, apsw.FullError):
        return StorageFull("the disk is full")
    return StorageError(f"{type(wrong).__name__}: {wrong}")
