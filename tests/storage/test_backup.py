"""Backups of a running server are whole; a restore puts one back and loses nothing."""

from __future__ import annotations

import os
import stat
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from threading import Event, Thread

import apsw
import pytest
from tests.storage.appends import append, bodies
from tests.storage.test_opening import one_sentence, overwrite
from tests.storage.test_writer import no_file_grows_beyond

from conclave.core.text import Text
from conclave.storage import FolderInUse, SqliteStorage, StorageProblem, back_up, restore
from conclave.storage.database import DATABASE, open_at_rest, open_to_read, open_to_write
from conclave.storage.migrations import MIGRATIONS
from conclave.storage.problems import BackupRefused, Damaged, FolderUnusable, TooNew

PATIENCE = 20


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "data"


@pytest.fixture
def storage(folder: Path) -> Iterator[SqliteStorage]:
    storage = SqliteStorage.open(folder)
    storage.append(append("a", 0, b"one", b"x" * 50_000, secret=b"s")).result(PATIENCE)
    yield storage
    storage.close()


@pytest.fixture
def copy(storage: SqliteStorage, tmp_path: Path) -> Path:
    """A backup of a storage that was closed afterwards."""
    storage.backup(tmp_path / "copy")
    storage.close()
    return tmp_path / "copy"


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir() if path.name != "conclave.lock"}


# -- backups -------------------------------------------------------------------------------------------------


def test_a_backup_is_one_file_that_only_the_host_can_read(copy: Path, tmp_path: Path) -> None:
    assert sorted(path.name for path in tmp_path.iterdir()) == ["copy", "data"]
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    with closing(apsw.Connection(str(copy), flags=apsw.SQLITE_OPEN_READONLY)) as connection:
        assert connection.pragma("journal_mode") == "delete"
        assert connection.pragma("integrity_check") == "ok"


def test_a_backup_has_everything_that_was_acknowledged_before_it(
    storage: SqliteStorage, tmp_path: Path
) -> None:
    for n in range(50):
        storage.append(append("b", n, b"%d" % n)).result(PATIENCE)
        if n % 10 == 0:
            storage.backup(tmp_path / f"copy {n}")
            restore(tmp_path / f"copy {n}", tmp_path / f"data {n}")
            with closing(SqliteStorage.open(tmp_path / f"data {n}")) as again:
                assert len(bodies(again, "b")) == n + 1
                assert again.secret("a") == b"s"


def test_a_backup_during_writes_is_of_one_moment(storage: SqliteStorage, tmp_path: Path) -> None:
    """One table is always lengthened before the other, by one line."""
    stop = Event()

    def write() -> None:
        n = 0
        while not stop.is_set():
            storage.append(append("left", n, b"x" * 3000))
            storage.append(append("right", n, b"x" * 3000)).result(PATIENCE)
            n += 1

    writing = Thread(target=write)
    writing.start()
    try:
        for number in range(8):
            storage.backup(tmp_path / f"copy {number}")
    finally:
        stop.set()
        writing.join()
    lengths = []
    for number in range(8):
        restore(tmp_path / f"copy {number}", tmp_path / f"data {number}")
        with closing(SqliteStorage.open(tmp_path / f"data {number}")) as again:
            left, right = bodies(again, "left"), bodies(again, "right")
            assert len(left) - len(right) in (0, 1)
            lengths.append(len(left))
    assert lengths == sorted(lengths)
    assert lengths[-1] > lengths[0]


def test_another_process_backs_up_while_the_server_goes_on(
    storage: SqliteStorage, folder: Path, tmp_path: Path
) -> None:
    program = "import sys; from pathlib import Path; from conclave.storage import back_up; "
    program += "print([back_up(Path(sys.argv[1]), Path(f'{sys.argv[2]} {n}')) for n in range(5)])"
    with subprocess.Popen(
        [sys.executable, "-c", program, folder, tmp_path / "copy"], stdout=subprocess.PIPE, text=True
    ) as backing_up:
        n = 0
        while backing_up.poll() is None:
            storage.append(append("b", n, b"x" * 1000)).result(PATIENCE)
            n += 1
        assert backing_up.returncode == 0
    storage.append(append("b", n, b"last")).result(PATIENCE)
    storage.close()
    with closing(SqliteStorage.open(folder)) as again:
        assert len(bodies(again, "b")) == n + 1


def test_reading_never_makes_a_checkpoint(storage: SqliteStorage, folder: Path) -> None:
    """Not even as the last to close, after the server was killed."""
    database, log = (folder / DATABASE).read_bytes(), (folder / f"{DATABASE}-wal").read_bytes()
    left = folder.parent / "left behind"
    left.mkdir()
    (left / DATABASE).write_bytes(database)
    (left / f"{DATABASE}-wal").write_bytes(log)
    assert log
    open_to_read(left / DATABASE).close()
    assert back_up(left, folder.parent / "copy") == 1
    assert (left / DATABASE).read_bytes() == database
    assert (left / f"{DATABASE}-wal").read_bytes() == log


def test_progress_is_told(storage: SqliteStorage, folder: Path, tmp_path: Path) -> None:
    told: list[tuple[str, int, int]] = []

    def progress(doing: Text, done: int, of: int) -> None:
        told.append((doing.key, done, of))

    back_up(folder, tmp_path / "copy", progress)
    assert told[-1] == ("storage-checking", 0, 0)
    assert told[-2][0] == "storage-copying"
    assert told[-2][1] == told[-2][2] > 10


def refused_backup(folder: Path, target: Path, kind: type[StorageProblem]) -> str:
    before = sorted(target.parent.iterdir()) if target.parent.is_dir() else []
    with pytest.raises(StorageProblem) as problem:
        back_up(folder, target)
    assert type(problem.value) is kind
    if target.parent.is_dir():
        assert sorted(target.parent.iterdir()) == before
    return one_sentence(problem.value)


def test_a_backup_replaces_no_file(storage: SqliteStorage, folder: Path, tmp_path: Path) -> None:
    (tmp_path / "mine").write_bytes(b"mine")
    (tmp_path / "nowhere").symlink_to(tmp_path / "missing")
    for taken in ("mine", "nowhere", "data"):
        assert "already exists" in refused_backup(folder, tmp_path / taken, BackupRefused)
    assert (tmp_path / "mine").read_bytes() == b"mine"


def test_a_backup_where_there_is_no_folder(storage: SqliteStorage, folder: Path, tmp_path: Path) -> None:
    refused_backup(folder, tmp_path / "no" / "copy", FolderUnusable)


def test_a_backup_of_nothing(tmp_path: Path) -> None:
    assert "no tables" in refused_backup(tmp_path / "no data", tmp_path / "copy", BackupRefused)


def test_a_backup_without_room_leaves_nothing(storage: SqliteStorage, folder: Path, tmp_path: Path) -> None:
    with no_file_grows_beyond(20_000), pytest.raises(StorageProblem):
        back_up(folder, tmp_path / "copy")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["data"]
    back_up(folder, tmp_path / "copy")


def test_a_damaged_database_is_not_backed_up(storage: SqliteStorage, folder: Path, tmp_path: Path) -> None:
    storage.close()
    overwrite(folder / DATABASE, 3 * 4096, b"\xa5" * 4096)
    assert "is damaged" in refused_backup(folder, tmp_path / "copy", Damaged)


# -- restoring -----------------------------------------------------------------------------------------------


def test_a_restore_brings_back_what_was_and_keeps_what_is(copy: Path, folder: Path) -> None:
    with closing(SqliteStorage.open(folder)) as storage:
        storage.append(append("later", 0, b"one")).result(PATIENCE)
    later = (folder / DATABASE).read_bytes()
    tables, aside = restore(copy, folder)
    assert tables == 1
    assert aside is not None
    assert aside.read_bytes() == later
    assert stat.S_IMODE((folder / DATABASE).stat().st_mode) == 0o600
    with closing(SqliteStorage.open(folder)) as storage:
        assert storage.find("later") is None
        assert len(bodies(storage, "a")) == 2
    _, second = restore(aside, folder)
    assert second not in (None, aside)
    with closing(SqliteStorage.open(folder)) as storage:
        assert bodies(storage, "later") == [b"one"]


def test_the_log_of_a_killed_server_goes_aside_with_its_database(
    copy: Path, folder: Path, tmp_path: Path
) -> None:
    storage = SqliteStorage.open(folder)
    storage.append(append("later", 0, b"one")).result(PATIENCE)
    killed = contents(folder)
    storage.close()
    for name, content in killed.items():
        (folder / name).write_bytes(content)
    _, aside = restore(copy, folder)
    assert aside is not None
    with closing(SqliteStorage.open(folder)) as storage:
        assert storage.find("later") is None
    restore(aside, tmp_path / "again")
    with closing(SqliteStorage.open(tmp_path / "again")) as storage:
        assert bodies(storage, "later") == [b"one"]


def test_a_restore_into_a_new_folder(copy: Path, tmp_path: Path) -> None:
    assert restore(copy, tmp_path / "new" / "data") == (1, None)
    with closing(SqliteStorage.open(tmp_path / "new" / "data")) as storage:
        assert len(bodies(storage, "a")) == 2


@pytest.mark.parametrize("damage", [b"", b"\xa5" * 5000])
def test_a_restore_over_a_damaged_database(copy: Path, folder: Path, damage: bytes) -> None:
    (folder / DATABASE).write_bytes(damage)
    _, aside = restore(copy, folder)
    assert aside is not None
    assert aside.read_bytes() == damage
    SqliteStorage.open(folder).close()


def refused_restore(file: Path, folder: Path, kind: type[StorageProblem]) -> str:
    before = contents(folder)
    with pytest.raises(StorageProblem) as problem:
        restore(file, folder)
    assert type(problem.value) is kind
    assert contents(folder) == before
    return one_sentence(problem.value)


def test_a_restore_over_a_running_server(copy: Path, folder: Path) -> None:
    with closing(SqliteStorage.open(folder)) as storage:
        assert f"process {os.getpid()}" in refused_restore(copy, folder, FolderInUse)
        storage.append(append("a", 2, b"three")).result(PATIENCE)


def test_no_backup_no_restore(copy: Path, folder: Path, tmp_path: Path) -> None:
    assert "There is no file" in refused_restore(tmp_path / "missing", folder, BackupRefused)
    assert "is not a file" in refused_restore(tmp_path, folder, BackupRefused)
    (tmp_path / "diary").write_bytes(b"Dear diary, " * 1000)
    assert "not a Conclave backup" in refused_restore(tmp_path / "diary", folder, BackupRefused)
    (tmp_path / "empty").touch()
    assert "not a Conclave backup" in refused_restore(tmp_path / "empty", folder, BackupRefused)
    with closing(apsw.Connection(str(tmp_path / "recipes"))) as connection:
        connection.execute("CREATE TABLE tables (cake)")
    assert "not a Conclave backup" in refused_restore(tmp_path / "recipes", folder, BackupRefused)


@pytest.mark.parametrize("page", [1, 4, 9])
def test_a_damaged_backup(copy: Path, folder: Path, page: int) -> None:
    overwrite(copy, page * 4096, b"\xa5" * 4096)
    assert "is damaged" in refused_restore(copy, folder, BackupRefused)


def test_half_a_backup(copy: Path, folder: Path) -> None:
    os.truncate(copy, copy.stat().st_size // 2 // 4096 * 4096)
    assert "is damaged" in refused_restore(copy, folder, BackupRefused)


def test_a_backup_of_a_later_version(copy: Path, folder: Path) -> None:
    with closing(apsw.Connection(str(copy))) as connection:
        connection.pragma("user_version", len(MIGRATIONS) + 1)
    assert "later version" in refused_restore(copy, folder, TooNew)


def test_a_restore_without_room_changes_nothing(copy: Path, folder: Path) -> None:
    before = contents(folder)
    with no_file_grows_beyond(20_000), pytest.raises(StorageProblem):
        restore(copy, folder)
    assert contents(folder) == before


def test_a_restore_that_is_cut_off_between_two_moves_is_noticed(copy: Path, folder: Path) -> None:
    """The database is moved before its log: what remains is refused, not opened without its last lines."""
    storage = SqliteStorage.open(folder)
    storage.append(append("later", 0, b"one")).result(PATIENCE)
    log = (folder / f"{DATABASE}-wal").read_bytes()
    storage.close()
    (folder / f"{DATABASE}-wal").write_bytes(log)
    (folder / DATABASE).rename(folder / f"{DATABASE}.before-restore-x")
    with pytest.raises(Damaged):
        SqliteStorage.open(folder)
    _, aside = restore(copy, folder)
    assert aside is not None
    assert Path(f"{aside}-wal").read_bytes() == log
    SqliteStorage.open(folder).close()


def test_nothing_is_made_beside_a_file_at_rest(copy: Path, tmp_path: Path) -> None:
    odd = copy.rename(tmp_path / "100% odd?#name")
    with closing(open_to_write(odd)):  # as after copying the database itself: marked as one with a log
        pass
    with closing(open_at_rest(odd)) as connection:
        assert connection.execute("SELECT count(*) FROM tables").get == 1
    assert sorted(path.name for path in tmp_path.iterdir()) == [odd.name, "data"]
