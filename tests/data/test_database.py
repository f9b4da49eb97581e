"""The database of an older version: every table is there, shows what it showed, and goes on.

One server has it for all tests here: each is about a table of its own.
"""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass
from pathlib import Path

import apsw
import pytest

from conclave.storage import SqliteStorage
from conclave.storage.database import DATABASE
from tests.data.conftest import VERSIONS
from tests.data.make_data import undo_something
from tests.server.live.scripted_client import Message, ScriptedClient
from tests.server.live.server_process import ServerProcess
from tests.server.live.whole_games import all_hear_until, begin, catch_up, play_together, proven

AS_IF_LATER = """
    UPDATE log SET at = at + :since;
    UPDATE tables SET created = created + :since, changed = changed + :since, wakes = wakes + :since;
"""
"""The server was away for a moment only: no clock has run out."""


@dataclass(frozen=True)
class Old:
    """A server of today with the data of an older one."""

    server: ServerProcess
    tables: dict[str, Message]
    """By name: what the people had, and what they saw last."""
    folder: Path

    @contextmanager
    def people_of(self, name: str) -> Iterator[list[ScriptedClient]]:
        """They come back with their cookies, and look at the seats they looked at."""
        with ExitStack() as stack:
            clients = []
            for person in self.tables[name]["people"]:
                # By another name: commands are numbered by it, and those of old are only answered again.
                client = stack.enter_context(ScriptedClient(self.server, f"{person['name']}-again"))
                client.table_id = self.tables[name]["table"]
                client.links = self.tables[name]["links"]
                client.seed = bytes.fromhex(person["seed"])
                client.http.cookies.set("conclave", person["cookie"])
                clients.append(client)
                client.attend(show=person["shows"])
            yield clients

    def record(self, name: str) -> str:
        return (self.folder / "records" / f"table-{name}.record").read_text("utf-8")


@pytest.fixture(scope="module", params=VERSIONS, ids=lambda folder: folder.name)
def old(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Old]:
    folder: Path = request.param
    server = ServerProcess(tmp_path_factory.mktemp("old") / "data")
    server.data.mkdir()
    build(folder, server.data)
    server.start()
    yield Old(server, json.loads((folder / "tables.json").read_text("utf-8")), folder)
    assert server.stop() == 0
    assert "Traceback" not in server.log()


def build(folder: Path, data: Path) -> None:
    """The database that the version left in its data folder."""
    with closing(apsw.Connection(str(data / DATABASE))) as connection, connection:
        connection.execute((folder / "database.sql").read_text("utf-8"))
        since = time.time() - connection.execute("SELECT max(changed) FROM tables").get
        connection.execute(AS_IF_LATER, {"since": since})


def marks_of(data: Path) -> tuple[object, ...]:
    with closing(apsw.Connection(str(data / DATABASE))) as connection:
        schema = set(connection.execute("SELECT type, name, tbl_name, sql FROM sqlite_master"))
        return connection.pragma("application_id"), connection.pragma("user_version"), schema


def chat_words(client: ScriptedClient) -> list[str]:
    return [each["words"] for each in client.table["chat"]]


@pytest.mark.parametrize("folder", VERSIONS, ids=lambda folder: folder.name)
def test_an_old_database_becomes_like_a_new_one(folder: Path, tmp_path: Path) -> None:
    (tmp_path / "old").mkdir()
    build(folder, tmp_path / "old")
    for data in ("old", "new"):
        SqliteStorage.open(tmp_path / data).close()
    assert marks_of(tmp_path / "old") == marks_of(tmp_path / "new")


def test_everybody_finds_their_tables(old: Old) -> None:
    for name, table in old.tables.items():
        with old.people_of(name) as people:
            for client in people:
                mine = client.get("/me/tables").json()
                assert table["table"] in [each["table"] for each in mine], name
                assert chat_words(client) == table["chat"]


@pytest.mark.parametrize(
    "name", ["over-wizard-dice", "over-five-seals", "over-ciub", "resigned", "abandoned"]
)
def test_what_has_ended_is_shown_as_it_was(old: Old, name: str) -> None:
    with old.people_of(name) as people:
        for client, before in zip(people, old.tables[name]["people"], strict=True):
            assert (client.stage, client.table["places"]) == (
                old.tables[name]["stage"],
                old.tables[name]["places"],
            )
            assert (client.version, len(client.log), client.asked) == (before["version"], before["lines"], [])
            assert client.record() == old.record(name)
        proven(people[0].record())


def test_a_rematch_leads_to_its_table(old: Old) -> None:
    with old.people_of("over-wizard-dice") as people:
        for client in people:
            client.leave_the_line()
            client.table_id = client.table["rematch"]
            client.game = None
            client.attend()
        assert [client.stage for client in people] == ["lobby"] * len(people)


def test_a_table_in_the_lobby_starts(old: Old) -> None:
    with old.people_of("lobby") as people:
        begin(people)
        play_together(people, lambda client: client.version >= 20)
        people[0].do("resign", seat=0)
        assert people[0].table["settings"]["clock"] == {"seconds": 86_400, "per": "move"}


def test_a_game_begins_for_which_seeds_were_gathered(old: Old) -> None:
    """One has promised a seed, the other has not: who comes in time is part of the dice."""
    with old.people_of("gathering") as people:
        all_hear_until(people, lambda client: client.stage == "playing" and client.game is not None)
        play_together(people)
        proven(people[0].record())


def still_there(old: Old, name: str, people: list[ScriptedClient]) -> None:
    """What they knew, and perhaps more: bots and clocks have not waited for them."""
    begun = old.record(name).rpartition("\nsum ")[0]
    assert people[0].record().startswith(begun)
    for client, before in zip(people, old.tables[name]["people"], strict=True):
        assert client.stage == "playing"
        assert client.version >= before["version"]
        assert len(client.log) >= before["lines"]


@pytest.mark.parametrize("name", ["five-seals-own-board", "ciub-own-cards", "wizard-dice-clock"])
def test_a_game_goes_on_with_undo_to_its_end(old: Old, name: str) -> None:
    with old.people_of(name) as people:
        still_there(old, name, people)
        undo_something(people)
        catch_up(people)
        play_together(people)
        proven(people[0].record())


def test_a_secret_choice_is_taken_back_and_made_again(old: Old) -> None:
    with old.people_of("secret") as people:
        still_there(old, "secret", people)
        ada, bo, _ = people
        assert bo.asked == [2]
        bo.do("undo", seat=1, version=bo.version)
        bo.sync()
        assert bo.asked == [1, 2]
        assert ada.record().count("?") == 0
        bo.decide()
        catch_up(people)
        assert ada.record() == old.record("secret")
        play_together(people)
        proven(people[0].record())


def test_bots_play_for_who_resigned_and_who_left(old: Old) -> None:
    with old.people_of("covered") as (ada,):
        still_there(old, "covered", [ada])
        assert [(seat["resigned"], seat["covered"]) for seat in ada.table["seats"]] == [
            (False, False),
            (True, False),
            (False, True),
        ]
        ada.play()
        assert ada.table["places"][1] == 3
        assert proven(ada.record()).places is not None


def test_bots_decide_where_they_were_interrupted(old: Old) -> None:
    version = old.tables["bots"]["people"][0]["version"]
    with old.people_of("bots") as (ada,):
        still_there(old, "bots", [ada])
        ada.hear_until(lambda: ada.version > version and 0 in ada.asked)
        ada.play()
        proven(ada.record())
