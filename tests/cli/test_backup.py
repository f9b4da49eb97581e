"""`conclave backup` and `conclave restore`: one sentence when it is done, one when it cannot be."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from tests.cli.conftest import Conclave
from tests.storage.appends import append

from conclave.cli.data_folder import data_folder
from conclave.storage import SqliteStorage

PATIENCE = 20


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("CONCLAVE_DATA", str(tmp_path / "home"))
    return tmp_path / "home" / "server"


@pytest.fixture
def server(data: Path) -> Iterator[SqliteStorage]:
    """A folder in use, with two tables."""
    with closing(SqliteStorage.open(data)) as storage:
        storage.append(append("a", 0, b"x"))
        storage.append(append("b", 0, b"x")).result(PATIENCE)
        yield storage


def test_the_usual_folder(data: Path, tmp_path: Path) -> None:
    assert data_folder() == data
    assert data_folder(tmp_path) == tmp_path


def test_there_and_back(conclave: Conclave, server: SqliteStorage, data: Path, tmp_path: Path) -> None:
    done = conclave("backup", tmp_path / "copy")
    assert done.code == 0
    assert done.out == f"{tmp_path / 'copy'} is a complete copy of {data}, 2 tables.\n"
    assert done.err == ""
    server.delete(["a"]).result(PATIENCE)
    server.close()
    done = conclave("restore", tmp_path / "copy")
    assert done.code == 0
    sentence, aside = done.out.splitlines()
    assert sentence == f"{data} is back to how it was when {tmp_path / 'copy'} was made, 2 tables."
    assert aside.startswith(f"The previous data is kept in {data / 'conclave.db.before-restore-'}")
    with closing(SqliteStorage.open(data)) as storage:
        assert len(storage.tables()) == 2


def test_another_folder_and_json(
    conclave: Conclave, server: SqliteStorage, data: Path, tmp_path: Path
) -> None:
    done = conclave("backup", tmp_path / "copy", "--json", "--data", data)
    assert json.loads(done.out) == {"file": str(tmp_path / "copy"), "data": str(data), "tables": 2}
    new = tmp_path / "new"
    done = conclave("restore", tmp_path / "copy", "--data", new, "--json")
    assert json.loads(done.out) == {
        "file": str(tmp_path / "copy"),
        "data": str(new),
        "tables": 2,
        "aside": None,
    }
    aside = json.loads(conclave("restore", tmp_path / "copy", "--data", new, "--json").out)["aside"]
    assert Path(aside).is_file()


def test_a_restore_over_a_running_server(conclave: Conclave, server: SqliteStorage, tmp_path: Path) -> None:
    conclave("backup", tmp_path / "copy")
    assert f"process {os.getpid()}" in conclave("restore", tmp_path / "copy").one_clear_line()


def test_refusals(conclave: Conclave, server: SqliteStorage, tmp_path: Path) -> None:
    server.close()
    (tmp_path / "file").write_bytes(b"mine")
    assert "already exists" in conclave("backup", tmp_path / "file").one_clear_line()
    assert "No such file" in conclave("backup", tmp_path / "no" / "copy").one_clear_line()
    assert "no tables" in conclave("backup", tmp_path / "copy", "--data", tmp_path / "no").one_clear_line()
    assert "not a Conclave backup" in conclave("restore", tmp_path / "file").one_clear_line()
    assert "There is no file" in conclave("restore", tmp_path / "missing").one_clear_line()
    backup = conclave("backup", tmp_path / "copy")
    assert backup.code == 0
    there = conclave("restore", tmp_path / "copy", "--data", tmp_path / "file")
    assert "is a file" in there.one_clear_line()
    assert (tmp_path / "file").read_bytes() == b"mine"


def test_a_damaged_database(conclave: Conclave, server: SqliteStorage, data: Path, tmp_path: Path) -> None:
    server.close()
    (data / "conclave.db").write_bytes(b"\xa5" * 10_000)
    assert "is not a database" in conclave("backup", tmp_path / "copy").one_clear_line()
    assert not (tmp_path / "copy").exists()
