"""The database file: made whole or not at all, looked at before it is touched, opened to read or to write."""

from __future__ import annotations

import errno
import os
from contextlib import closing
from pathlib import Path
from typing import Final
from urllib.parse import quote

import apsw

from conclave.core.text import text
from conclave.storage.append_batch import STATEMENTS
from conclave.storage.migrations import MIGRATIONS, migrate
from conclave.storage.problems import Damaged, FolderUnusable, Foreign, SqliteTooOld, TooNew, problem_of

DATABASE: Final = "conclave.db"
COMPANIONS: Final = ("-wal", "-shm", "-journal")
"""What SQLite keeps beside a database while it is open, or after a crash."""
APPLICATION: Final = int.from_bytes(b"Cncl")
"""`PRAGMA application_id`: marks a file as ours."""
LEAST_SQLITE: Final = "3.51.3"
"""Older ones, since 3.7.0, can damage a database in WAL mode when two connections make a checkpoint."""
LARGEST_CHECKED: Final = 64 << 20
"""Bytes up to which a database is checked as a whole whenever it is opened: a fraction of a second.

A larger one would keep people waiting after every restart. SQLite notices damage of what it reads anyway, and
every backup is checked from end to end.
"""
_SMALLEST: Final = 512
"""Bytes of a page at least. SQLite takes a shorter file for an empty one."""
_WAIT: Final = 5000
_WAL_KEPT: Final = 64 << 20
"""Bytes of the write-ahead log that stay after a checkpoint; a backup may make it longer for a while."""


def check_sqlite(version: str | None = None) -> None:
    found = apsw.sqlite_lib_version() if version is None else version
    if _numbers(found) < _numbers(LEAST_SQLITE):
        raise SqliteTooOld(text("storage-sqlite-old", version=found, least=LEAST_SQLITE))


def _numbers(version: str) -> tuple[int, ...]:
    return tuple([int(part) for part in version.split(".")])


# -- opening -------------------------------------------------------------------------------------------------


def open_to_write(path: Path) -> apsw.Connection:
    """The one connection that writes and makes checkpoints. What it commits is on disk."""
    connection = apsw.Connection(str(path), flags=apsw.SQLITE_OPEN_READWRITE, statementcachesize=STATEMENTS)
    if connection.readonly("main"):  # what SQLite does by itself when it may not write
        connection.close()
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))
    connection.set_busy_timeout(_WAIT)
    connection.pragma("journal_mode", "wal")
    connection.pragma("synchronous", "full")
    connection.pragma("fullfsync", True)  # macOS: past the disk's own cache; nothing elsewhere
    connection.pragma("foreign_keys", True)
    connection.pragma("journal_size_limit", _WAL_KEPT)
    connection.wal_autocheckpoint(0)  # the writer makes them when nobody waits for it
    return connection


def open_to_read(path: Path) -> apsw.Connection:
    """Never writes, and never makes a checkpoint, not even when it is the last to close."""
    connection = apsw.Connection(str(path), flags=apsw.SQLITE_OPEN_READONLY)
    connection.config(apsw.SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1)
    connection.wal_autocheckpoint(0)
    connection.set_busy_timeout(_WAIT)
    return connection


def open_at_rest(path: Path) -> apsw.Connection:
    """A file that nobody writes, such as a backup. Nothing is made beside it."""
    uri = f"file:{quote(str(path.absolute()))}?immutable=1"
    return apsw.Connection(uri, flags=apsw.SQLITE_OPEN_READONLY | apsw.SQLITE_OPEN_URI)


# -- looking at it -------------------------------------------------------------------------------------------


def companion_of(path: Path) -> Path | None:
    """A file that belongs to the database and is not empty."""
    for suffix in COMPANIONS:
        companion = path.with_name(path.name + suffix)
        if suffix != "-shm" and companion.exists() and companion.stat().st_size:
            return companion
    return None


def inspect(path: Path) -> None:
    """Refuse what is no whole database of ours. The file is only read.

    An empty file is refused although SQLite would fill it: `create` never makes one, so something was lost.
    SQLite would also throw away the write-ahead log beside it, or apply it to a new database.
    """
    try:
        size = path.stat().st_size if path.exists() else 0
        companion = companion_of(path)
        if size < _SMALLEST and companion is not None:
            raise Damaged(text("storage-torn", file=str(path), companion=companion.name))
        if size < _SMALLEST:
            raise Damaged(text("storage-damaged", file=str(path)))
        with closing(open_to_read(path)) as connection:
            check_kind(connection, path)
            if size <= LARGEST_CHECKED and connection.pragma("quick_check", 1) != "ok":
                raise Damaged(text("storage-damaged", file=str(path)))
    except (apsw.Error, OSError) as wrong:
        raise problem_of(wrong, path) from None


def check_kind(connection: apsw.Connection, path: Path) -> None:
    """Whether it is ours, and of a version that we know."""
    if connection.pragma("application_id") != APPLICATION:
        raise Foreign(text("storage-foreign", file=str(path)))
    version = connection.pragma("user_version")
    if version > len(MIGRATIONS):
        raise TooNew(text("storage-too-new", file=str(path), version=version, known=len(MIGRATIONS)))


# -- making it -----------------------------------------------------------------------------------------------


def create(path: Path) -> None:
    """A new, empty database, which appears only once it is complete."""
    unfinished = path.with_name(f".{path.name}.new")
    for suffix in ("", *COMPANIONS):
        unfinished.with_name(unfinished.name + suffix).unlink(missing_ok=True)
    os.close(os.open(unfinished, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    with closing(open_to_write(unfinished)) as connection:
        connection.pragma("application_id", APPLICATION)
        migrate(connection)
    os.rename(unfinished, path)
    sync_folder(path.parent)


def sync_folder(folder: Path) -> None:
    """Names in a folder are on disk only after this. Not every system lets a folder be opened."""
    if os.name != "posix":
        return
    handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def make_folder(folder: Path) -> None:
    try:
        folder.parent.mkdir(parents=True, exist_ok=True)
        folder.mkdir(mode=0o700, exist_ok=True)
    except (FileExistsError, NotADirectoryError):
        raise _not_a_folder(folder) from None
    except OSError as wrong:
        raise problem_of(wrong, folder) from None


def _not_a_folder(folder: Path) -> FolderUnusable:
    wrong = next((part for part in (*reversed(folder.parents), folder) if part.is_file()), folder)
    return FolderUnusable(text("storage-not-a-folder", folder=str(wrong)))


def prepare(path: Path) -> None:
    """There is a whole database of ours there now, a new one if need be."""
    if path.exists() or companion_of(path) is not None:
        inspect(path)
        return
    try:
        create(path)
    except (apsw.Error, OSError) as wrong:
        raise problem_of(wrong, path) from None
