"""The storage of a server: SQLite in a data folder that it has for itself."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from concurrent.futures import Future
from contextlib import ExitStack
from pathlib import Path
from typing import Final

import apsw

from conclave.storage.backup import back_up
from conclave.storage.database import DATABASE, check_sqlite, make_folder, open_to_write, prepare
from conclave.storage.locking import FolderLock
from conclave.storage.migrations import migrate
from conclave.storage.problems import problem_of
from conclave.storage.reading import Reader
from conclave.storage.writing import Writer
from conclave.table.storing import Append, Kept, Line

DELETED_TOGETHER: Final = 16
"""Tables in one transaction, so that appends need not wait long for it."""


class SqliteStorage:
    """`conclave.table.storing.Storage` in one folder."""

    def __init__(self, folder: Path, writer: Writer, reader: Reader, closing: ExitStack) -> None:
        self.folder = folder
        self._writer = writer
        self._reader = reader
        self._closing = closing

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

    def lines(self, table: str) -> list[Line]:
        return self._reader.lines(table)

    def commands(self, table: str) -> set[str]:
        return self._reader.commands(table)

    def answer(self, table: str, command: str) -> bytes | None:
        return self._reader.answer(table, command)

    def secret(self, table: str) -> bytes | None:
        return self._reader.secret(table)

    def find(self, table: str) -> Kept | None:
        return self._reader.find(table)

    def tables(
        self,
        *,
        stages: Sequence[str] = (),
        listed: bool | None = None,
        origin: str | None = None,
        changed_before: float | None = None,
        limit: int = 1000,
    ) -> list[Kept]:
        return self._reader.tables(
            stages=stages, listed=listed, origin=origin, changed_before=changed_before, limit=limit
        )

    def tables_of(self, client: str, limit: int = 100) -> list[Kept]:
        return self._reader.tables_of(client, limit)

    def due(self, now: float, limit: int = 1000) -> list[str]:
        return self._reader.due(now, limit)

    def counts(self) -> Mapping[str, int]:
        return self._reader.counts()

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
