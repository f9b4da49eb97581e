"""The host's commands while a server runs on the folder: they go to it, past any proxy."""

from __future__ import annotations

import json
import socket
import time
from contextlib import closing
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from conclave.server.web.server_file import ServerFile, read_server_file, write_server_file
from conclave.storage import SqliteStorage
from conclave.table.settings import DAY
from tests.cli.conftest import Conclave
from tests.server.host.conftest import ADA, make_tables, wish
from tests.server.live.scripted_client import ScriptedClient
from tests.server.live.server_process import ServerProcess
from tests.server.live.whole_games import proven, seated
from tests.server.web.running_server import running

PATIENCE = 20.0


def read(conclave: Conclave, data: Path, *arguments: object) -> Any:
    done = conclave("tables", *arguments, "--data", data, "--json")
    assert done.code == 0, done
    return json.loads(done.out)


def list_tables(conclave: Conclave, data: Path) -> set[str]:
    return {each["table"] for each in read(conclave, data, "list")["tables"]}


def test_who_is_here(conclave: Conclave, server: ServerProcess) -> None:
    with seated(server, people=2) as (ada, bo), ScriptedClient(server, "Cleo") as cleo:
        cleo.enter(ada.table_id, ada.links["spectator"])
        cleo.attend()
        bo.leave_the_line()
        ada.hear_until(lambda: not ada.table["seats"][1]["here"])
        assert ada.table_id in list_tables(conclave, server.data)
        shown = read(conclave, server.data, "show", ada.table_id)
        assert [seat["here"] for seat in shown["seats"]] == [True, False]
        assert (shown["running"], shown["watching"], shown["clients"]) == (True, 1, 3)
        printed = conclave("tables", "show", ada.table_id, "--data", server.data).out
        assert "1 Ada (here)\n  2 Bo (away)\n  One person is watching.\n" in printed


def test_a_kick_is_felt_at_once(conclave: Conclave, server: ServerProcess) -> None:
    with seated(server, people=2) as (ada, bo):
        assert read(conclave, server.data, "kick", ada.table_id, 2)["name"] == "Bo"
        bo.hear_all(quiet=2.0)
        assert (bo.closed, bo.bye) == ((4403, "not welcome"), "table-kicked")
        ada.hear_until(lambda: not ada.table["seats"][1]["clients"])
        told = [(each["kind"], each["name"], each["why"]) for each in ada.table["incidents"]]
        assert told == [("kicked", "Bo", "host")]
        assert "# seat 2 kicked (host)" in ada.record()
        assert (
            "Nobody is sitting"
            in conclave("tables", "kick", ada.table_id, 2, "--data", server.data).one_clear_line()
        )
        beyond = conclave("tables", "kick", ada.table_id, 10, "--data", server.data)
        assert "the seats are 1 to 2" in beyond.one_clear_line()


def test_an_abandoned_game_is_proven(conclave: Conclave, server: ServerProcess) -> None:
    with seated(server, people=2) as (ada, bo):
        assert read(conclave, server.data, "abandon", ada.table_id) == {"table": ada.table_id}
        bo.hear_until(lambda: bo.has_ended)
        assert bo.stage == "abandoned"
        assert [(each["kind"], each["why"]) for each in bo.table["incidents"]] == [("abandoned", "host")]
        assert "# abandoned (host)" in bo.record()
        assert bo.table["dice"]["secret"] is not None
        proven(bo.record())
        again = conclave("tables", "abandon", ada.table_id, "--data", server.data)
        assert "can't do that at this stage" in again.one_clear_line()


def test_a_deleted_table_is_gone_for_everybody(conclave: Conclave, server: ServerProcess) -> None:
    with seated(server, people=2) as (ada, bo):
        table = ada.table_id
        unknown = conclave("tables", "delete", table, "nowhere", "--yes", "--data", server.data)
        assert "no table nowhere" in unknown.one_clear_line()
        assert read(conclave, server.data, "delete", table, "--yes") == {"deleted": 1}
        for client in (ada, bo):
            while client.closed is None:
                client.hear()
            assert client.closed[0] == 4404
        assert ada.get(f"/tables/{table}").status_code == 404
        assert "no table" in conclave("tables", "show", table, "--data", server.data).one_clear_line()


def test_purge(conclave: Conclave, server: ServerProcess) -> None:
    with ScriptedClient(server) as ada, seated(server, people=2) as (bo, _):
        ada.create("wizard-dice")
        nothing = read(conclave, server.data, "purge", "--older-than", 1, "--yes")
        assert nothing == {"tables": 0, "deleted": False}
        counted = read(conclave, server.data, "purge", "--older-than", 0, "--dry-run")
        assert counted["tables"] >= 1
        done = read(conclave, server.data, "purge", "--older-than", 0, "--yes")
        assert done == {**counted, "deleted": True}
        left = {each["table"]: each["stage"] for each in read(conclave, server.data, "list")["tables"]}
        assert bo.table_id in left
        assert set(left.values()) == {"playing"}


def test_a_server_that_was_killed(conclave: Conclave, tmp_path: Path) -> None:
    """Its note stays behind, but the lock does not: the game is reached in the folder."""
    killed = ServerProcess(tmp_path / "data")
    killed.start()
    with seated(killed, people=2) as (ada, _):
        killed.kill()
    assert (killed.data / "server.json").exists()
    before = read(conclave, killed.data, "show", ada.table_id)
    assert (before["running"], before["stage"]) == (False, "playing")
    assert read(conclave, killed.data, "kick", ada.table_id, 2)["name"] == "Bo"
    after = read(conclave, killed.data, "show", ada.table_id)
    assert [len(seat["clients"]) for seat in after["seats"]] == [1, 0]
    assert read(conclave, killed.data, "abandon", ada.table_id) == {"table": ada.table_id}
    assert read(conclave, killed.data, "show", ada.table_id)["stage"] == "abandoned"


def test_behind_a_proxy(conclave: Conclave, tmp_path: Path) -> None:
    """The public address leads nowhere here; the command does not need it."""
    folder = tmp_path / "data"
    public = ("--base-path", "/games", "--public-url", "https://example.org/games", "--host", "0.0.0.0")
    with running(folder, *public):
        assert read(conclave, folder, "list") == {"tables": [], "more": False}


# -- retention -----------------------------------------------------------------------------------------------


def test_a_server_goes_by_the_folder_unless_told_otherwise(conclave: Conclave, tmp_path: Path) -> None:
    folder = tmp_path / "data"
    (old,) = make_tables(folder, wish(ADA, None), now=time.time() - 40 * DAY)
    (new,) = make_tables(folder, wish(ADA, None), now=time.time())
    with running(folder, "--retention", "100"):
        first = read_server_file(folder)
        told = conclave("tables", "retention", 30, "--data", folder).out.splitlines()[1]
        assert told.endswith("started with --retention 100, which applies until it stops.")
        assert read(conclave, folder, "retention") == {"retention": 30, "given_to_server": 100}
        assert list_tables(conclave, folder) == {old, new}
    assert read_server_file(folder) is None
    with running(folder):
        second = read_server_file(folder)
        assert first is not None
        assert second is not None
        assert second.token != first.token
        assert read(conclave, folder, "retention") == {"retention": 30, "given_to_server": None}
        deadline = time.monotonic() + PATIENCE
        while list_tables(conclave, folder) != {new}:
            assert time.monotonic() < deadline
            time.sleep(0.05)


def test_a_server_survives_settings_that_are_none(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    make_tables(folder, now=time.time())
    (folder / "settings.json").write_text("{")
    with running(folder) as server:
        deadline = time.monotonic() + PATIENCE
        while "could not be retired" not in server.log() and time.monotonic() < deadline:
            time.sleep(0.05)
        assert "could not be retired" in server.log()


# -- servers that do not answer ------------------------------------------------------------------------------


@pytest.fixture
def locked(folder: Path) -> Any:
    with closing(SqliteStorage.open(folder)):
        yield folder


def test_nobody_listens(conclave: Conclave, locked: Path) -> None:
    with socket.socket() as reserved:
        reserved.bind(("127.0.0.1", 0))
        url = f"http://127.0.0.1:{reserved.getsockname()[1]}/"
        write_server_file(locked, ServerFile(1, url, url, "token"))
        assert "isn't answering" in conclave("tables", "list", "--data", locked).one_clear_line()


def test_somebody_else_listens(conclave: Conclave, locked: Path) -> None:
    class Other(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            self.send_error(500)

        def log_message(self, *_: object) -> None:
            """Quietly."""

    with HTTPServer(("127.0.0.1", 0), Other) as other:
        Thread(target=other.handle_request).start()
        url = f"http://127.0.0.1:{other.server_port}/"
        write_server_file(locked, ServerFile(1, url, url, "token"))
        assert "isn't answering" in conclave("tables", "list", "--data", locked).one_clear_line()


def test_a_note_that_makes_no_sense(conclave: Conclave, locked: Path) -> None:
    (locked / "server.json").write_text("{}")
    assert "is using" in conclave("tables", "list", "--data", locked).one_clear_line()
