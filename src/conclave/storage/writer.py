"""The one thread that writes. Whatever waits for it is written together, and answered once it is on disk."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import dataclass
from threading import Condition, Thread
from typing import Final

import apsw

from conclave.storage.append_batch import AppendBatch, TableCache, delete_tables
from conclave.storage.problems import storage_error
from conclave.table.storage_port import Append, Busy, StorageError

MOST_TOGETHER: Final = 256
"""Appends in one transaction."""
MOST_WAITING: Final = 4096
"""More are refused at once: they would wait for seconds, and their senders would have given up."""
PAGES_AT_LEISURE: Final = 1000
"""Pages in the write-ahead log that call for a checkpoint as soon as the writer is idle."""
LEISURE: Final = 0.05
"""Seconds without anything handed in."""
MOST_PAGES: Final = 16_000
"""64 MiB: then there is a checkpoint in any case, and appends wait for it. Pages that changed many times are
copied only once, so a few long ones take less time than many short ones."""


@dataclass(frozen=True)
class _AppendJob:
    append: Append
    future: Future[None]


@dataclass(frozen=True)
class _DeleteJob:
    tables: Sequence[str]
    future: Future[int]


class Writer:
    """Has the connection for itself until it is closed.

    A future is done only after the commit, also one that fails: a command is called repeated only once its
    first time is on disk. What was handed in is carried out: cancelling a future is of no use.
    """

    def __init__(self, connection: apsw.Connection) -> None:
        self._connection = connection
        self._cache = TableCache()
        self._waiting: deque[_AppendJob | _DeleteJob] = deque()
        self._changed = Condition()
        self._closing = False
        self._log_pages = 0
        self._copied_pages = 0
        connection.set_wal_hook(self._after_commit)
        self._thread = Thread(target=self._run, name="conclave-writer", daemon=True)
        self._thread.start()

    def append(self, append: Append) -> Future[None]:
        work = _AppendJob(append, Future())
        self._hand_in(work)
        return work.future

    def delete(self, tables: Sequence[str]) -> Future[int]:
        work = _DeleteJob(tables, Future())
        self._hand_in(work)
        return work.future

    def close(self) -> None:
        """Once everything handed in so far is written."""
        with self._changed:
            self._closing = True
            self._changed.notify()
        self._thread.join()

    def _hand_in(self, work: _AppendJob | _DeleteJob) -> None:
        work.future.set_running_or_notify_cancel()
        with self._changed:
            if self._closing:
                refused: StorageError | None = StorageError("the storage is closed")
            elif len(self._waiting) >= MOST_WAITING:
                refused = Busy(f"{MOST_WAITING} appends are waiting already")
            else:
                refused = None
                self._waiting.append(work)
                self._changed.notify()
        if refused is not None:
            work.future.set_exception(refused)

    # -- in the thread ---------------------------------------------------------------------------------------

    def _run(self) -> None:
        while (work := self._next()) is not None:
            if isinstance(work, _DeleteJob):
                self._delete(work)
            elif work:
                self._append(work)
            if not work or self._new_pages >= MOST_PAGES:
                self._checkpoint()

    def _next(self) -> _DeleteJob | list[_AppendJob] | None:
        """A deletion, or appends to be written together: none if there is leisure. None once all is done."""
        with self._changed:
            leisure = LEISURE if self._new_pages >= PAGES_AT_LEISURE else None
            if not self._changed.wait_for(lambda: self._waiting or self._closing, leisure):
                return []
            if not self._waiting:
                return None
            jobs: list[_AppendJob] = []
            while self._waiting and len(jobs) < MOST_TOGETHER:
                work = self._waiting.popleft()
                if isinstance(work, _AppendJob):
                    jobs.append(work)
                elif jobs:
                    self._waiting.appendleft(work)
                    break
                else:
                    return work
            return jobs

    def _append(self, jobs: Sequence[_AppendJob]) -> None:
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            batch = AppendBatch(self._connection, self._cache, [work.append for work in jobs])
            outcomes = [batch.enter(work.append) for work in jobs]
            batch.write(self._connection)
            self._connection.execute("COMMIT")
        except Exception as failed:
            self._roll_back()
            self._cache.forget([work.append.table for work in jobs])
            self._after_failure(jobs, failed)
            return
        self._cache.keep(batch.tables)
        for work, refused in zip(jobs, outcomes, strict=True):
            if refused is None:
                work.future.set_result(None)
            else:
                work.future.set_exception(refused)

    def _after_failure(self, jobs: Sequence[_AppendJob], failed: Exception) -> None:
        """No append fails for another's sake: each is tried alone, unless the disk itself does not work."""
        if len(jobs) == 1 or isinstance(failed, apsw.IOError):
            for work in jobs:
                work.future.set_exception(storage_error(failed))
            return
        for work in jobs:
            self._append([work])

    def _delete(self, work: _DeleteJob) -> None:
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            deleted = delete_tables(self._connection, work.tables)
            self._connection.execute("COMMIT")
        except Exception as failed:
            self._roll_back()
            work.future.set_exception(storage_error(failed))
            return
        self._cache.forget(work.tables)
        work.future.set_result(deleted)

    def _roll_back(self) -> None:
        """After some failures SQLite has done so by itself."""
        with suppress(apsw.Error):
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")

    # -- checkpoints -----------------------------------------------------------------------------------------

    @property
    def _new_pages(self) -> int:
        """In the write-ahead log since the last checkpoint. Readers may keep it from starting over."""
        return self._log_pages - self._copied_pages

    def _after_commit(self, _connection: apsw.Connection, _schema: str, pages: int) -> int:
        if pages < self._log_pages:
            self._copied_pages = 0
        self._log_pages = pages
        return apsw.SQLITE_OK

    def _checkpoint(self) -> None:
        """If it fails, the write-ahead log has everything all the same, and the next one will do."""
        self._copied_pages = self._log_pages
        with suppress(apsw.Error):
            self._connection.wal_checkpoint()
