"""What every implementation of the storage port promises. A new one is added to `OPENERS`."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor, wait
from dataclasses import replace
from pathlib import Path

import pytest
from tests.storage.appends import LOBBY, append, bodies

from conclave.storage import SqliteStorage
from conclave.table.storage_port import (
    Append,
    Line,
    OutOfStep,
    RepeatedCommand,
    Storage,
    StorageError,
    StoredTable,
    Summary,
)

OPENERS: dict[str, Callable[[Path], Storage]] = {"sqlite": SqliteStorage.open}

PATIENCE = 20


class Keeping:
    """A storage that can be closed and opened again."""

    def __init__(self, opener: Callable[[Path], Storage], folder: Path) -> None:
        self._open = opener
        self._folder = folder
        self.storage = opener(folder)

    def reopen(self) -> Storage:
        self.storage.close()
        self.storage = self._open(self._folder)
        return self.storage

    def now_and_reopened(self) -> Iterator[Storage]:
        yield self.storage
        yield self.reopen()


@pytest.fixture(params=OPENERS.values(), ids=list(OPENERS))
def keeping(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Keeping]:
    keeping = Keeping(request.param, tmp_path / "data")
    yield keeping
    keeping.storage.close()


@pytest.fixture
def storage(keeping: Keeping) -> Storage:
    return keeping.storage


def append_all(storage: Storage, *appends: Append) -> None:
    for each in appends:
        storage.append(each).result(PATIENCE)


# -- one table -----------------------------------------------------------------------------------------------


def test_what_is_appended_is_read_again_also_after_reopening(keeping: Keeping) -> None:
    first = append(
        "a", 0, b"one", b"two", at=5.5, clients=["ada"], secret=b"\x00\xff", command="c", answer=b"yes"
    )
    append_all(keeping.storage, first, append("a", 2, b"three", at=7.25))
    for storage in keeping.now_and_reopened():
        assert storage.lines("a") == [Line(1, 5.5, b"one"), Line(2, 5.5, b"two"), Line(3, 7.25, b"three")]
        assert storage.find("a") == StoredTable("a", 5.5, 7.25, 3, LOBBY)
        assert storage.secret("a") == b"\x00\xff"
        assert storage.answer("a", "c") == b"yes"
        assert storage.tables_of("ada") == [StoredTable("a", 5.5, 7.25, 3, LOBBY)]


def test_nothing_is_known_of_a_table_that_is_not_there(storage: Storage) -> None:
    append_all(storage, append("a", 0, b"one", command="c", clients=["ada"], secret=b"s"))
    assert storage.lines("b") == []
    assert storage.find("b") is None
    assert storage.secret("b") is None
    assert storage.answer("b", "c") is None
    assert storage.answer("a", "d") is None
    assert storage.tables_of("bo") == []


def test_every_byte_is_kept(storage: Storage) -> None:
    body = bytes(range(256)) * 100
    append_all(storage, append("tisch ♜", 0, body, b"", command="bé", answer=body))
    assert bodies(storage, "tisch ♜") == [body, b""]
    assert storage.answer("tisch ♜", "bé") == body


def test_a_summary_is_the_latest(storage: Storage) -> None:
    later = Summary("five-seals", "playing", False, "there", 12.5, b"[1]")
    append_all(storage, append("a", 0, b"one"), append("a", 1, b"two", at=2.0, summary=later))
    assert storage.find("a") == StoredTable("a", 1.0, 2.0, 2, later)


def test_an_append_without_lines_changes_the_rest(storage: Storage) -> None:
    append_all(storage, append("a", 0, b"one"), append("a", 1, at=2.0, clients=["ada"]))
    assert bodies(storage, "a") == [b"one"]
    assert [each.changed for each in storage.tables_of("ada")] == [2.0]


@pytest.mark.parametrize("after", [0, 1, 3])
def test_an_append_out_of_step_is_refused(storage: Storage, after: int) -> None:
    append_all(storage, append("a", 0, b"one", b"two"))
    with pytest.raises(OutOfStep):
        storage.append(append("a", after, b"x", clients=["ada"], command="c", secret=b"s")).result(PATIENCE)
    assert bodies(storage, "a") == [b"one", b"two"]
    assert storage.tables_of("ada") == []
    assert storage.answer("a", "c") is None
    assert storage.secret("a") is None


def test_a_new_table_begins_at_zero(storage: Storage) -> None:
    with pytest.raises(OutOfStep):
        storage.append(append("a", 1, b"x")).result(PATIENCE)
    assert storage.find("a") is None


def test_a_repeated_command_is_answered_again_also_after_reopening(keeping: Keeping) -> None:
    append_all(keeping.storage, append("a", 0, b"one", command="c", answer=b"first"))
    for storage in keeping.now_and_reopened():
        for after in (0, 1):
            with pytest.raises(RepeatedCommand) as repeated:
                storage.append(append("a", after, b"x", command="c", answer=b"second")).result(PATIENCE)
            assert repeated.value.answer == b"first"
        assert bodies(storage, "a") == [b"one"]


def test_commands_are_of_one_table_and_may_have_no_name(storage: Storage) -> None:
    append_all(storage, append("a", 0, b"one", command="c"), append("b", 0, b"one", command="c", answer=b"b"))
    append_all(storage, append("a", 1, b"two"), append("a", 2, b"three"))
    assert storage.answer("b", "c") == b"b"
    assert storage.commands("b") == {"c"}
    assert storage.commands("nowhere") == set()
    assert storage.answer("a", "") is None


def test_a_secret_is_never_replaced(storage: Storage) -> None:
    append_all(storage, append("a", 0, b"one", secret=b"first"))
    with pytest.raises(StorageError):
        storage.append(append("a", 1, b"two", secret=b"second")).result(PATIENCE)
    assert storage.secret("a") == b"first"
    assert bodies(storage, "a") == [b"one"]


# -- many at once --------------------------------------------------------------------------------------------


def test_one_that_fails_takes_no_other_along(storage: Storage) -> None:
    append_all(storage, append("late", 0, b"one"), append("again", 0, b"one", command="c"))
    handed_in: dict[str, Future[None]] = {}
    for number in range(100):
        handed_in[f"t{number}"] = storage.append(append(f"t{number}", 0, b"one"))
        if number == 40:
            late = storage.append(append("late", 0, b"x"))
        if number == 50:
            broken = storage.append(append("broken", 0, b"one", "not bytes"))  # type: ignore[arg-type]
        if number == 60:
            again = storage.append(append("again", 1, b"x", command="c"))
    wait([*handed_in.values(), late, broken, again], PATIENCE)
    assert isinstance(late.exception(), OutOfStep)
    assert isinstance(broken.exception(), StorageError)
    assert isinstance(again.exception(), RepeatedCommand)
    for table, future in handed_in.items():
        assert future.exception() is None
        assert bodies(storage, table) == [b"one"]
    assert storage.find("broken") is None


def test_appends_to_one_table_are_kept_in_the_order_they_are_handed_in(storage: Storage) -> None:
    handed_in = [storage.append(append("a", n, b"%d" % n, command=f"c{n}")) for n in range(200)]
    repeated = storage.append(append("a", 200, b"x", command="c7"))
    wait([*handed_in, repeated], PATIENCE)
    assert bodies(storage, "a") == [b"%d" % n for n in range(200)]
    assert isinstance(repeated.exception(), RepeatedCommand)


def test_after_a_failure_what_built_on_it_is_out_of_step(storage: Storage) -> None:
    broken = storage.append(append("a", 0, "not bytes"))  # type: ignore[arg-type]
    built_on_it = storage.append(append("a", 1, b"two"))
    other = storage.append(append("b", 0, b"one"))
    assert isinstance(broken.exception(PATIENCE), StorageError)
    assert isinstance(built_on_it.exception(PATIENCE), OutOfStep)
    assert other.exception(PATIENCE) is None


def test_every_thread_may_write_and_read(storage: Storage) -> None:
    def play(table: str) -> None:
        for n in range(20):
            storage.append(append(table, n, b"%d" % n)).result(PATIENCE)
            assert len(storage.lines(table)) == n + 1  # what is done is seen at once

    with ThreadPoolExecutor(12) as threads:
        list(threads.map(play, [f"t{number}" for number in range(12)]))
    assert storage.counts() == {"lobby": 12}


def test_closing_waits_for_what_was_handed_in(keeping: Keeping) -> None:
    handed_in = [keeping.storage.append(append(f"t{n}", 0, b"one")) for n in range(300)]
    storage = keeping.reopen()
    assert all(future.done() and future.exception() is None for future in handed_in)
    assert storage.counts() == {"lobby": 300}


def test_a_closed_storage_refuses(keeping: Keeping) -> None:
    storage = keeping.storage
    storage.close()
    with pytest.raises(StorageError):
        storage.append(append("a", 0, b"one")).result(PATIENCE)
    with pytest.raises(StorageError):
        storage.lines("a")
    storage.close()


# -- lists ---------------------------------------------------------------------------------------------------


@pytest.fixture
def storage_with_tables(storage: Storage) -> Storage:
    append_all(
        storage,
        append("a", 0, b"x", at=1.0, clients=["ada", "bo"]),
        append("b", 0, b"x", at=2.0, summary=replace(LOBBY, listed=False), clients=["ada"]),
        append("c", 0, b"x", at=3.0, summary=replace(LOBBY, stage="playing", wakes=50.0)),
        append("d", 0, b"x", at=4.0, summary=replace(LOBBY, stage="over", origin="there")),
        append("e", 0, b"x", at=5.0, summary=replace(LOBBY, stage="playing", wakes=0.0), clients=["ada"]),
        append("a", 1, b"x", at=6.0, clients=["ada"]),
    )
    return storage


def names(found: list[StoredTable]) -> str:
    return "".join([each.table for each in found])


def test_tables_by_every_condition_the_latest_first(storage_with_tables: Storage) -> None:
    assert names(storage_with_tables.tables()) == "aedcb"
    assert names(storage_with_tables.tables(limit=2)) == "ae"
    assert names(storage_with_tables.tables(stages=["playing"])) == "ec"
    assert names(storage_with_tables.tables(stages=["playing", "over"])) == "edc"
    assert names(storage_with_tables.tables(listed=True)) == "aedc"
    assert names(storage_with_tables.tables(listed=False)) == "b"
    assert names(storage_with_tables.tables(origin="there")) == "d"
    assert names(storage_with_tables.tables(changed_before=4.0)) == "cb"
    assert (
        names(
            storage_with_tables.tables(
                stages=["lobby", "playing"], listed=True, origin="here", changed_before=6
            )
        )
        == "ec"
    )


def test_tables_of_a_client(storage_with_tables: Storage) -> None:
    assert names(storage_with_tables.tables_of("ada")) == "aeb"
    assert names(storage_with_tables.tables_of("ada", limit=1)) == "a"
    assert names(storage_with_tables.tables_of("bo")) == "a"


def test_what_is_due_the_earliest_first(storage_with_tables: Storage) -> None:
    assert storage_with_tables.due(49.0) == ["e"]
    assert storage_with_tables.due(50.0) == ["e", "c"]
    assert storage_with_tables.due(50.0, limit=1) == ["e"]
    append_all(storage_with_tables, append("e", 1, b"x"))
    assert storage_with_tables.due(1e9) == ["c"]
    append_all(storage_with_tables, append("c", 1, b"x"))
    assert storage_with_tables.due(1e9) == []


def test_counts_by_stage(storage_with_tables: Storage) -> None:
    assert storage_with_tables.counts() == {"lobby": 2, "playing": 2, "over": 1}


# -- deleting ------------------------------------------------------------------------------------------------


def test_a_deleted_table_leaves_nothing_behind(storage: Storage) -> None:
    append_all(storage, append("a", 0, b"x", command="c", clients=["ada"], secret=b"s"), append("b", 0, b"x"))
    assert storage.delete(["a", "nowhere"]).result(PATIENCE) == 1
    assert storage.lines("a") == []
    assert storage.find("a") is None
    assert storage.answer("a", "c") is None
    assert storage.secret("a") is None
    assert storage.tables_of("ada") == []
    assert names(storage.tables()) == "b"
    append_all(storage, append("a", 0, b"new", command="c", secret=b"t"))
    assert bodies(storage, "a") == [b"new"]


def test_many_are_deleted_while_others_are_written(storage: Storage) -> None:
    wait([storage.append(append(f"t{n}", 0, b"x")) for n in range(100)])
    deleted = storage.delete([f"t{n}" for n in range(0, 100, 2)])
    written = [storage.append(append(f"t{n}", 1, b"y")) for n in range(1, 100, 2)]
    assert deleted.result(PATIENCE) == 50
    assert all(future.exception(PATIENCE) is None for future in written)
    assert storage.counts() == {"lobby": 50}
    assert storage.delete([]).result(PATIENCE) == 0


# -- backups -------------------------------------------------------------------------------------------------


def test_a_backup_is_a_file_that_was_not_there(storage: Storage, tmp_path: Path) -> None:
    append_all(storage, append("a", 0, b"x"))
    storage.backup(tmp_path / "copy")
    assert (tmp_path / "copy").stat().st_size > 0
