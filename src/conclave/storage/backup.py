"""`back_up` copies the database of a data folder while a server goes on; `restore` brings a copy back."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from datetime import datetime
from pathlib import Path
from typing import Final

import apsw

from conclave.core.text import Text, text
from conclave.storage.database import (
    COMPANIONS,
    DATABASE,
    check_kind,
    check_sqlite,
    companion_of,
    make_folder,
    open_at_rest,
    open_to_read,
    sync_folder,
)
from conclave.storage.folder_lock import FolderLock
from conclave.storage.problems import BackupRefused, Damaged, Foreign, NoDatabase, problem_of

CopyProgress = Callable[[Text, int, int], None]
"""Told what is being done, how many pages are done, and of how many (0 if that is not known)."""

_PAGES_PER_STEP: Final = 2000


def no_progress(doing: Text, done: int, of: int) -> None:
    """Ignores progress."""


def back_up(folder: Path, target: Path, progress: CopyProgress = no_progress) -> int:
    """A whole copy in `target`, which appears only once it is complete; how many tables it has.

    A server may be writing all the time: this only reads, in one transaction, and never makes a checkpoint.
    """
    check_sqlite()
    path = folder / DATABASE
    if not path.exists():
        raise BackupRefused(text("storage-none", folder=str(folder), file=DATABASE))
    if os.path.lexists(target):
        raise BackupRefused(text("storage-backup-exists", file=str(target)))
    try:
        with _temporary_copy(target) as copy:
            with _reading(path, target), closing(open_to_read(path)) as source:
                check_kind(source, path)
                tables = _copy(source, copy, path, progress)
            _appear(copy, target)
    except OSError as wrong:
        raise problem_of(wrong, target) from None
    return tables


def restore(file: Path, folder: Path, progress: CopyProgress = no_progress) -> tuple[int, Path | None]:
    """Put a backup in the place of a folder's database: how many tables it has, and where the old one is now.

    Nothing is deleted. The copy is complete and checked before the old database is moved away.
    """
    check_sqlite()
    _refuse_what_is_no_backup(file)
    make_folder(folder)
    database = folder / DATABASE
    lock = FolderLock.take(folder)
    try:
        with _temporary_copy(database) as copy:
            try:
                with _reading(file, database), closing(_open_backup(file)) as source:
                    check_kind(source, file)
                    tables = _copy(source, copy, file, progress)
            except (NoDatabase, Foreign):
                raise BackupRefused(text("storage-backup-foreign", file=str(file))) from None
            except Damaged:
                raise BackupRefused(text("storage-backup-damaged", file=str(file))) from None
            aside = _move_aside(database)
            os.rename(copy, database)
            sync_folder(folder)
    except OSError as wrong:
        raise problem_of(wrong, database) from None
    finally:
        lock.release()
    return tables, aside


def _refuse_what_is_no_backup(file: Path) -> None:
    if not os.path.lexists(file):
        raise BackupRefused(text("storage-backup-none", file=str(file)))
    if not file.is_file():
        raise BackupRefused(text("storage-backup-not-a-file", file=str(file)))


def _open_backup(file: Path) -> apsw.Connection:
    """A database with a write-ahead log, such as one that an earlier restore put aside, is read with it."""
    return open_at_rest(file) if companion_of(file) is None else open_to_read(file)


# -- copies --------------------------------------------------------------------------------------------------


@contextmanager
def _temporary_copy(target: Path) -> Iterator[Path]:
    """An empty file beside `target`, gone in the end if it has no other name by then."""
    handle, name = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name[:100]}-")
    os.close(handle)
    copy = Path(name)
    try:
        yield copy
    finally:
        for suffix in ("", *COMPANIONS):
            copy.with_name(copy.name + suffix).unlink(missing_ok=True)


@contextmanager
def _reading(source: Path, target: Path) -> Iterator[None]:
    """What SQLite refuses is the source's fault, unless the target had no room."""
    try:
        yield
    except apsw.FullError as wrong:
        raise problem_of(wrong, target) from None
    except apsw.Error as wrong:
        raise problem_of(wrong, source) from None


def _copy(source: apsw.Connection, copy: Path, file: Path, progress: CopyProgress) -> int:
    """All pages as they are at one moment; how many tables there are. The copy is checked from end to end."""
    copying = text("storage-copying")
    with closing(apsw.Connection(str(copy), flags=apsw.SQLITE_OPEN_READWRITE)) as target:
        source.execute("BEGIN")
        tables: int = source.execute("SELECT count(*) FROM tables").get  # from here on nothing changes for us
        with target.backup("main", source, "main") as pages:
            while not pages.done:
                pages.step(_PAGES_PER_STEP)
                progress(copying, pages.page_count - pages.remaining, pages.page_count)
        target.pragma("journal_mode", "delete")  # one file that needs nothing beside it
        progress(text("storage-checking"), 0, 0)
        if target.pragma("integrity_check", 1) != "ok":
            raise Damaged(text("storage-damaged", file=str(file)))
    with copy.open("rb") as written:
        os.fsync(written.fileno())
    return tables


def _appear(copy: Path, target: Path) -> None:
    """Under its name, but never in the place of another file."""
    try:
        os.link(copy, target)
    except FileExistsError:
        raise BackupRefused(text("storage-backup-exists", file=str(target))) from None
    except OSError:  # a file system without links
        os.rename(copy, target)
    sync_folder(target.parent)


def _move_aside(database: Path) -> Path | None:
    """The old database with what belongs to it, under a name that no file has yet.

    It goes before its write-ahead log does. So a crash in between leaves a log without a database, which is
    refused when it is opened, and not a database that lacks its last transactions.
    """
    begun = f"{database.name}.before-restore-{datetime.now():%Y-%m-%d-%H%M%S}"
    aside, number = database.with_name(begun), 1
    while any(os.path.lexists(f"{aside}{suffix}") for suffix in ("", *COMPANIONS)):
        number += 1
        aside = database.with_name(f"{begun}-{number}")
    moved = False
    for suffix in ("", *COMPANIONS):
        old = database.with_name(database.name + suffix)
        if os.path.lexists(old):
            os.rename(old, f"{aside}{suffix}")
            moved = True
    return aside if moved else None
