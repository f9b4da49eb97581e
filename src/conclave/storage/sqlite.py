"""The storage of a server: SQLite in a data folder that it has for itself."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Future
from contextlib import ExitStack
from pathlib import Path
from typing import Final

import apsw

from conclave.storage.backup import back_up
from conclave.storage.database import DATABASE, check_sqlite, make_folder, open_to_write, prepare
from conclave.storage.folder_lock import FolderLock
from conclave.storage.migrations import migrate
from conclave.storage.problems import problem_of
from conclave.storage.reader import Reader
from conclave.storage.writer import Writer
from conclave.table.storage_port import Append

DELETED_TOGETHER: Final = 16
"""Tables in one transaction, so that appends need not wait long for it."""


class SqliteStorage:
    """`conclave.table.storage_port.Storage` in one folder: the reader answers what is read."""

    def __init__(self, folder: Path, writer: Writer, reader: Reader, closing: ExitStack) -> None:
        self.folder = folder
        self._writer = writer
        self._closing = closing
        self.lines = reader.lines
        self.commands = reader.commands
        self.answer = reader.answer
        self.secret = reader.secret
        self.find = reader.find
        self.tables = reader.tables
        self.tables_of = reader.tables_of
        self.due = reader.due
        self.counts = reader.counts

    @classmethod
    def open(cls, folder: Path) -> SqliteStorage:
        """Make the folder and the database if there are none; StorageProblem if that cannot be."""
        check_sqlite()
        make_folder(folder)
        path = folder / DATABASE
        with ExitStack() as closing:  # in the end the readers first: the last to close tidies up
            closing.callback(FolderLock.take(folder).release)
            prepare(path)
            try:
                connection = open_to_write(path)
                closing.callback(connection.close)
                migrate(connection)
                reader = Reader(path)
                closing.callback(reader.close)
            except (apsw.Error, OSError) as wrong:
                raise problem_of(wrong, path) from None
            writer = Writer(connection)
            closing.callback(writer.close)
            return cls(folder, writer, reader, closing.pop_all())

    def append(self, append: Append) -> Future[None]:
        return self._writer.append(append)

    def delete(self, tables: Sequence[str]) -> Future[int]:
        return _Deletion(self._writer, tables).future

    def backup(self, path: Path) -> None:
        back_up(self.folder, path)

    def close(self) -> None:
        self._closing.close()


class _Deletion:
    """A few tables after the other, so that appends are written in between."""

    def __init__(self, writer: Writer, tables: Sequence[str]) -> None:
        self.future: Future[int] = Future()
        self.future.set_running_or_notify_cancel()
        self._writer = writer
        self._rest = list(tables)
        self._deleted = 0
        self._go_on()

    def _go_on(self) -> None:
        some, self._rest = self._rest[:DELETED_TOGETHER], self._rest[DELETED_TOGETHER:]
        if some:
            self._writer.delete(some).add_done_callback(self._count)
        else:
            self.future.set_result(self._deleted)

    def _count(self, done: Future[int]) -> None:
        failed = done.exception()
        if failed is not None:
            self.future.set_exception(failed)
            return
        self._deleted += done.result()
        self._go_on()
