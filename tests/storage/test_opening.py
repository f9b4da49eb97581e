"""Opening a data folder: what is made there, and what is refused in one sentence and left as it is."""

from __future__ import annotations

import errno
import os
import shutil
import stat
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import apsw
import pytest
from tests.storage.appends import append, bodies
from tests.storage.test_writer import no_file_grows_beyond

from conclave.locale import locale
from conclave.storage import FolderInUse, SqliteStorage, StorageProblem
from conclave.storage.database import DATABASE, check_sqlite, open_to_write
from conclave.storage.folder_lock import FolderLock
from conclave.storage.migrations import MIGRATIONS, migrate
from conclave.storage.problems import (
    Damaged,
    FolderUnusable,
    Foreign,
    NoDatabase,
    NoRoom,
    SqliteTooOld,
    TooNew,
    problem_of,
)

PATIENCE = 20
NOBODY = 65534


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """With a table in it, and closed."""
    with closing(SqliteStorage.open(tmp_path / "data")) as storage:
        storage.append(append("a", 0, b"one", b"x" * 50_000)).result(PATIENCE)
    return tmp_path / "data"


def contents(folder: Path) -> dict[str, bytes]:
    return {
        path.name: path.read_bytes() for path in folder.iterdir() if not path.name.endswith((".lock", "-shm"))
    }


def refusal_to_open(folder: Path, kind: type[StorageProblem]) -> str:
    """The sentence with which opening is refused; everything stays as it is."""
    before = contents(folder)
    with pytest.raises(StorageProblem) as problem:
        SqliteStorage.open(folder)
    assert type(problem.value) is kind
    after = contents(folder)
    assert {name: after[name] for name in before} == before
    assert not any(after[name] for name in after.keys() - before.keys())
    FolderLock.take(folder).release()  # nothing is held any more
    return one_sentence(problem.value)


def one_sentence(problem: StorageProblem) -> str:
    said = locale().say(problem.reason)
    assert "\n" not in said
    return said


# -- what is made --------------------------------------------------------------------------------------------


def test_only_the_host_can_read_what_is_kept(tmp_path: Path) -> None:
    with closing(SqliteStorage.open(tmp_path / "new" / "data")) as storage:
        storage.append(append("a", 0, b"one")).result(PATIENCE)
        made = tmp_path / "new" / "data"
        assert stat.S_IMODE(made.stat().st_mode) == 0o700
        assert {stat.S_IMODE(path.stat().st_mode) for path in made.iterdir()} == {0o600}


def test_a_start_that_was_cut_off_is_made_good(tmp_path: Path) -> None:
    (tmp_path / f".{DATABASE}.new").write_bytes(b"half a database")
    (tmp_path / f".{DATABASE}.new-wal").write_bytes(b"half a log")
    with closing(SqliteStorage.open(tmp_path)) as storage:
        storage.append(append("a", 0, b"one")).result(PATIENCE)
    assert sorted(contents(tmp_path)) == [DATABASE]


def test_every_step_is_taken_once_and_whole(tmp_path: Path) -> None:
    path = tmp_path / DATABASE
    path.touch()
    steps = [
        "CREATE TABLE one (a) STRICT",
        "CREATE TABLE one (a ANY) STRICT; CREATE TABLE two (a ANY) STRICT",
    ]
    with closing(open_to_write(path)) as connection:
        with pytest.raises(apsw.SQLError):
            migrate(connection, steps)
        assert connection.pragma("user_version") == 0
        migrate(connection, steps[1:])
        assert connection.pragma("user_version") == 1
        with pytest.raises(apsw.SQLError):
            migrate(
                connection, [*steps[1:], "CREATE TABLE three (a ANY) STRICT; CREATE TABLE one (a ANY) STRICT"]
            )
        assert connection.pragma("user_version") == 1
        assert not connection.table_exists("main", "three")
        migrate(connection, [*steps[1:], "CREATE TABLE three (a ANY) STRICT"])
        migrate(connection, [*steps[1:], "CREATE TABLE three (a ANY) STRICT"])
        assert connection.pragma("user_version") == 2


# -- the folder ----------------------------------------------------------------------------------------------


def test_a_second_server_is_refused_with_the_first_ones_process(folder: Path) -> None:
    with closing(SqliteStorage.open(folder)) as storage:
        with pytest.raises(FolderInUse) as problem:
            SqliteStorage.open(folder)
        assert f"process {os.getpid()}" in one_sentence(problem.value)
        storage.append(append("a", 2, b"three")).result(PATIENCE)
    SqliteStorage.open(folder).close()


def test_another_process_is_refused_and_the_folder_is_free_when_the_server_was_killed(folder: Path) -> None:
    program = "import sys; from pathlib import Path; from conclave.storage import SqliteStorage; "
    program += "kept = SqliteStorage.open(Path(sys.argv[1])); print(flush=True); sys.stdin.read()"
    with subprocess.Popen(
        [sys.executable, "-c", program, folder], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as server:
        assert server.stdout is not None
        server.stdout.readline()
        with pytest.raises(FolderInUse) as problem:
            SqliteStorage.open(folder)
        assert f"process {server.pid}" in one_sentence(problem.value)
        server.kill()
    with closing(SqliteStorage.open(folder)) as storage:
        assert len(bodies(storage, "a")) == 2


def test_a_lock_without_a_number_is_a_lock_too(tmp_path: Path) -> None:
    lock = FolderLock.take(tmp_path)
    (tmp_path / "conclave.lock").write_bytes(b"")
    with pytest.raises(FolderInUse) as problem:
        SqliteStorage.open(tmp_path)
    assert "Another Conclave server is using" in one_sentence(problem.value)
    lock.release()


@pytest.mark.parametrize("below", ["", "data", "data/deep"])
def test_a_file_in_place_of_the_folder(tmp_path: Path, below: str) -> None:
    (tmp_path / "file").write_bytes(b"mine")
    with pytest.raises(FolderUnusable) as problem:
        SqliteStorage.open(tmp_path / "file" / below)
    assert f"{tmp_path / 'file'} is a file" in one_sentence(problem.value)
    assert (tmp_path / "file").read_bytes() == b"mine"


@contextmanager
def as_an_ordinary_person() -> Iterator[None]:
    """Nothing is forbidden to root, so root becomes somebody else for a while."""
    root = os.geteuid() == 0
    if root:
        os.seteuid(NOBODY)
    try:
        yield
    finally:
        if root:
            os.seteuid(0)


@pytest.fixture
def public() -> Iterator[Path]:
    """A folder that everybody can reach."""
    folder = Path(tempfile.mkdtemp())
    folder.chmod(0o755)
    yield folder
    shutil.rmtree(folder)


def test_a_folder_that_cannot_be_written(public: Path) -> None:
    (public / "data").mkdir(mode=0o555)
    for folder in (public / "data", public / "data" / "deep"):
        with as_an_ordinary_person(), pytest.raises(FolderUnusable) as problem:
            SqliteStorage.open(folder)
        assert one_sentence(problem.value).endswith(": Permission denied.")
    assert list((public / "data").iterdir()) == []


def test_a_database_that_cannot_be_written(public: Path) -> None:
    with closing(SqliteStorage.open(public / "data")) as storage:
        storage.append(append("a", 0, b"one")).result(PATIENCE)
    os.chmod(public / "data", 0o777)
    os.chmod(public / "data" / "conclave.lock", 0o666)
    os.chmod(public / "data" / DATABASE, 0o444)
    before = (public / "data" / DATABASE).read_bytes()
    with as_an_ordinary_person(), pytest.raises(FolderUnusable) as problem:
        SqliteStorage.open(public / "data")
    assert DATABASE in one_sentence(problem.value)
    assert (public / "data" / DATABASE).read_bytes() == before


def test_no_room_for_a_new_database(tmp_path: Path) -> None:
    with no_file_grows_beyond(4096), pytest.raises(StorageProblem) as problem:
        SqliteStorage.open(tmp_path)
    assert DATABASE in one_sentence(problem.value)
    assert not (tmp_path / DATABASE).exists()
    SqliteStorage.open(tmp_path).close()


@pytest.mark.parametrize("wrong", [OSError(errno.ENOSPC, "full"), apsw.FullError("full")])
def test_no_room_has_a_sentence_of_its_own(wrong: apsw.Error | OSError) -> None:
    problem = problem_of(wrong, Path(DATABASE))
    assert type(problem) is NoRoom
    assert one_sentence(problem).startswith("There is no room left")


# -- the database --------------------------------------------------------------------------------------------


def overwrite(path: Path, offset: int, content: bytes) -> None:
    with path.open("r+b") as file:
        file.seek(offset)
        file.write(content)


def test_a_file_that_is_no_database(folder: Path) -> None:
    (folder / DATABASE).write_bytes(b"Dear diary, " * 1000)
    assert "is not a database" in refusal_to_open(folder, NoDatabase)


def test_a_torn_header(folder: Path) -> None:
    overwrite(folder / DATABASE, 0, bytes(100))
    assert "is not a database" in refusal_to_open(folder, NoDatabase)


@pytest.mark.parametrize("length", [1, 5000, 4096 * 5])
def test_a_database_that_was_cut_off(folder: Path, length: int) -> None:
    os.truncate(folder / DATABASE, length)
    refusal_to_open(folder, Damaged)


def test_an_empty_database(folder: Path) -> None:
    os.truncate(folder / DATABASE, 0)
    assert "is damaged" in refusal_to_open(folder, Damaged)


@pytest.mark.parametrize("page", [1, 2, 3, 5, 8])
def test_a_damaged_page(folder: Path, page: int) -> None:
    overwrite(folder / DATABASE, page * 4096, b"\xa5" * 4096)
    assert "is damaged" in refusal_to_open(folder, Damaged)


@pytest.mark.parametrize("lose", [Path.unlink, lambda path: os.truncate(path, 0)])
def test_a_log_without_its_database(folder: Path, lose: Callable[[Path], None]) -> None:
    """A new database would get pages of the lost one."""
    storage = SqliteStorage.open(folder)
    storage.append(append("b", 0, b"one")).result(PATIENCE)
    saved = (folder / f"{DATABASE}-wal").read_bytes()
    storage.close()
    (folder / f"{DATABASE}-wal").write_bytes(saved)
    lose(folder / DATABASE)
    assert f"{DATABASE}-wal is there" in refusal_to_open(folder, Damaged)


def test_a_database_of_another_program(folder: Path) -> None:
    (folder / DATABASE).unlink()
    with closing(apsw.Connection(str(folder / DATABASE))) as connection:
        connection.execute("CREATE TABLE recipes (cake)")
    assert "another program" in refusal_to_open(folder, Foreign)


def test_a_database_of_a_later_version(folder: Path) -> None:
    with closing(open_to_write(folder / DATABASE)) as connection:
        connection.pragma("user_version", len(MIGRATIONS) + 1)
    assert "later version" in refusal_to_open(folder, TooNew)


@pytest.mark.parametrize("version", ["3.51.2", "3.7.17", "3.46.0"])
def test_an_sqlite_that_can_lose_something_is_refused(version: str) -> None:
    with pytest.raises(SqliteTooOld) as problem:
        check_sqlite(version)
    assert version in one_sentence(problem.value)


@pytest.mark.parametrize("version", ["3.51.3", "3.52.0", "3.100.0", "4.0.0"])
def test_a_later_sqlite_will_do(version: str) -> None:
    check_sqlite(version)
