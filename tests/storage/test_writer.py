"""The writer: one transaction for many appends, and what happens when the disk does not play along."""

from __future__ import annotations

import resource
import time
from collections.abc import Iterator
from concurrent.futures import Future, wait
from contextlib import contextmanager
from pathlib import Path
from threading import Event
from typing import Any

import apsw
import pytest
from tests.storage.appends import append, bodies

from conclave.storage import SqliteStorage
from conclave.storage.database import DATABASE
from conclave.storage.writer import MOST_PAGES, MOST_TOGETHER, MOST_WAITING, PAGES_AT_LEISURE
from conclave.table.storage_port import Busy, RepeatedCommand, StorageError, StorageFull

PATIENCE = 20
PAGE = 4096


@pytest.fixture
def storage(tmp_path: Path) -> Iterator[SqliteStorage]:
    storage = SqliteStorage.open(tmp_path)
    yield storage
    storage.close()


def connection_of(storage: SqliteStorage) -> apsw.Connection:
    return storage._writer._connection


@contextmanager
def writer_blocked(storage: SqliteStorage) -> Iterator[None]:
    """Whatever is handed in within waits, and is then written together."""
    within, go_on = Event(), Event()

    def wait_here(_: Future[None]) -> None:
        within.set()
        go_on.wait(PATIENCE)

    storage.append(append("held up", 0)).add_done_callback(wait_here)
    within.wait(PATIENCE)
    try:
        yield
    finally:
        go_on.set()


@pytest.fixture
def commits(storage: SqliteStorage) -> list[int]:
    """Grows by one with every commit."""
    seen: list[int] = []

    def commit() -> bool:
        seen.append(1)
        return False

    connection_of(storage).set_commit_hook(commit)
    return seen


def test_a_decision_is_on_disk_when_it_is_acknowledged(storage: SqliteStorage) -> None:
    connection = connection_of(storage)
    assert connection.pragma("synchronous") == 2
    assert connection.pragma("journal_mode") == "wal"
    assert connection.pragma("foreign_keys") == 1


def test_what_waits_is_written_in_one_transaction(storage: SqliteStorage, commits: list[int]) -> None:
    with writer_blocked(storage):
        before = len(commits)
        waiting = [storage.append(append(f"t{n}", 0, b"x")) for n in range(MOST_TOGETHER)]
    wait(waiting, PATIENCE)
    assert len(commits) == before + 1
    with writer_blocked(storage):
        before = len(commits)
        waiting = [storage.append(append(f"u{n}", 0, b"x")) for n in range(MOST_TOGETHER + 1)]
    wait(waiting, PATIENCE)
    assert len(commits) == before + 2


def test_a_batch_is_a_handful_of_statements_and_reads_nothing(storage: SqliteStorage) -> None:
    """Every statement and every row read is a turn that the writer has to wait for."""
    tables = [f"table {number}" for number in range(40)]
    wait([storage.append(append(table, 0, b"one")) for table in tables])
    told: list[str] = []

    def tell(event: dict[str, Any]) -> None:
        told.append("row" if event["code"] == apsw.SQLITE_TRACE_ROW else str(event["sql"]).split()[0])

    connection_of(storage).trace_v2(apsw.SQLITE_TRACE_STMT | apsw.SQLITE_TRACE_ROW, tell)
    with writer_blocked(storage):
        told.clear()
        handed_in = [storage.append(append(table, 1, b"two", command="c")) for table in tables]
    wait(handed_in)
    connection_of(storage).trace_v2(0, None)
    assert told == ["BEGIN", "SELECT", "UPDATE", "INSERT", "INSERT", "COMMIT"]
    assert [bodies(storage, table) for table in tables] == [[b"one", b"two"]] * 40


def test_a_deleted_table_is_not_remembered(storage: SqliteStorage) -> None:
    storage.append(append("once", 0, b"one", b"two")).result(PATIENCE)
    storage.delete(["once"]).result(PATIENCE)
    storage.append(append("once", 0, b"again")).result(PATIENCE)
    assert bodies(storage, "once") == [b"again"]


def test_more_tables_than_are_remembered(storage: SqliteStorage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("conclave.storage.append_batch.MOST_REMEMBERED", 2)
    for after in range(3):
        wait([storage.append(append(table, after, b"line")) for table in "abcde"])
    assert [bodies(storage, table) for table in "abcde"] == [[b"line"] * 3] * 5


def test_overload_is_refused_at_once(storage: SqliteStorage) -> None:
    with writer_blocked(storage):
        waiting = [storage.append(append(f"t{n}", 0, b"x")) for n in range(MOST_WAITING)]
        refused = storage.append(append("one more", 0, b"x"))
        assert isinstance(refused.exception(0), Busy)
    wait(waiting, PATIENCE)
    assert all(future.exception() is None for future in waiting)
    assert storage.append(append("one more", 0, b"x")).exception(PATIENCE) is None


def test_an_append_that_was_handed_in_cannot_be_cancelled(storage: SqliteStorage) -> None:
    with writer_blocked(storage):
        waiting = storage.append(append("a", 0, b"x"))
        assert not waiting.cancel()
    assert waiting.exception(PATIENCE) is None


def test_a_commit_that_fails_keeps_nothing_and_the_next_is_kept(storage: SqliteStorage) -> None:
    storage.append(append("a", 0, b"one")).result(PATIENCE)
    failing = [True]
    connection_of(storage).set_commit_hook(lambda: failing[0])
    first = storage.append(append("a", 1, b"two", command="c"))
    assert type(first.exception(PATIENCE)) is StorageError
    assert bodies(storage, "a") == [b"one"]
    failing[0] = False
    storage.append(append("a", 1, b"two", command="c")).result(PATIENCE)
    assert bodies(storage, "a") == [b"one", b"two"]


def test_a_command_is_repeated_only_if_its_first_time_is_on_disk(storage: SqliteStorage) -> None:
    with writer_blocked(storage):
        connection_of(storage).set_commit_hook(lambda: True)
        both = [storage.append(append("a", 0, b"x", command="c")) for _ in range(2)]
    wait(both, PATIENCE)
    assert [type(future.exception()) for future in both] == [StorageError, StorageError]
    connection_of(storage).set_commit_hook(None)
    with writer_blocked(storage):
        both = [storage.append(append("a", 0, b"x", command="c")) for _ in range(2)]
    wait(both, PATIENCE)
    assert [type(future.exception()) for future in both] == [type(None), RepeatedCommand]


# -- the disk ------------------------------------------------------------------------------------------------


def test_a_full_disk_refuses_what_does_not_fit_and_nothing_else(storage: SqliteStorage) -> None:
    """SQLite says "full" for a full disk and for a full database in the same way."""
    storage.append(append("small", 0, b"one")).result(PATIENCE)
    connection = connection_of(storage)
    pages = connection.pragma("page_count")
    connection.pragma("max_page_count", pages + 3)
    with writer_blocked(storage):
        handed_in = [storage.append(append("small", n, b"x")) for n in range(1, 9)]
        large = storage.append(append("large", 0, b"x" * 100_000))
        handed_in += [storage.append(append("small", n, b"x")) for n in range(9, 20)]
    wait([*handed_in, large], PATIENCE)
    assert isinstance(large.exception(), StorageFull)
    assert [future.exception() for future in handed_in] == [None] * 19
    assert storage.find("large") is None
    assert len(bodies(storage, "small")) == 20
    connection.pragma("max_page_count", 1 << 30)
    storage.append(append("large", 0, b"x" * 100_000)).result(PATIENCE)


def test_a_disk_that_refuses_to_write_keeps_nothing_until_it_writes_again(
    storage: SqliteStorage, tmp_path: Path
) -> None:
    storage.append(append("a", 0, b"one")).result(PATIENCE)
    with no_file_grows_beyond((tmp_path / f"{DATABASE}-wal").stat().st_size):
        with writer_blocked(storage):
            handed_in = [storage.append(append(f"t{n}", 0, b"x" * 9000)) for n in range(5)]
        wait(handed_in, PATIENCE)
        assert all(type(future.exception()) is StorageError for future in handed_in)
        assert bodies(storage, "a") == [b"one"]
    assert storage.counts() == {"lobby": 1}
    storage.append(append("a", 1, b"two")).result(PATIENCE)
    storage.close()
    again = SqliteStorage.open(tmp_path)
    assert bodies(again, "a") == [b"one", b"two"]
    assert again.counts() == {"lobby": 1}
    again.close()


@contextmanager
def no_file_grows_beyond(size: int) -> Iterator[None]:
    """The system itself refuses to write any further; this needs no privileges."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def lengthen(storage: SqliteStorage, table: str, pages: int) -> None:
    """Until so many pages more are in the write-ahead log."""
    for n in range(pages // 20):
        handed_in = storage.append(append(table, n, b"x" * 20 * PAGE))
    handed_in.result(PATIENCE)


def test_the_write_ahead_log_does_not_grow_for_ever(storage: SqliteStorage, tmp_path: Path) -> None:
    lengthen(storage, "a", 3 * MOST_PAGES)
    assert (tmp_path / f"{DATABASE}-wal").stat().st_size < 2 * MOST_PAGES * PAGE
    assert (tmp_path / DATABASE).stat().st_size > 2 * MOST_PAGES * PAGE


def test_a_checkpoint_is_made_at_leisure(storage: SqliteStorage, tmp_path: Path) -> None:
    lengthen(storage, "a", PAGES_AT_LEISURE)
    until = time.monotonic() + PATIENCE
    while (tmp_path / DATABASE).stat().st_size < PAGES_AT_LEISURE * PAGE:
        assert time.monotonic() < until
        time.sleep(0.01)
    storage.append(append("b", 0, b"one")).result(PATIENCE)


def test_closing_leaves_one_file(storage: SqliteStorage, tmp_path: Path) -> None:
    storage.append(append("a", 0, b"one")).result(PATIENCE)
    storage.close()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["conclave.db", "conclave.lock"]
