"""The host's commands on a data folder where no server runs."""

from __future__ import annotations

import json
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from conclave.storage import SqliteStorage
from conclave.table.settings import DAY
from tests.cli.conftest import Conclave, Finished
from tests.server.host.conftest import ADA, BO, make_table_of_two, make_tables, wish
from tests.storage.appends import append

NOW = time.time()


def read(done: Finished) -> Any:
    assert done.code == 0, done
    return json.loads(done.out)


def table_ids(folder: Path) -> set[str]:
    with closing(SqliteStorage.open(folder)) as storage:
        return {each.table for each in storage.tables()}


def test_a_list_says_what_there_is(conclave: Conclave, folder: Path) -> None:
    (old,) = make_tables(folder, wish(ADA, None), now=NOW - 40 * DAY)
    (new,) = make_tables(folder, wish(ADA, BO, start=True, game="ciub"), now=NOW)
    found = read(conclave("tables", "list", "--data", folder, "--json"))
    assert [each["table"] for each in found["tables"]] == [new, old]
    assert found["more"] is False
    first, last = found["tables"]
    assert (first["game"], first["stage"], last["stage"]) == ("ciub", "gathering", "lobby")
    assert [seat["name"] for seat in first["seats"]] == ["Ada", "Bo"]
    assert last["created"] == last["changed"] == pytest.approx(NOW - 40 * DAY)
    assert last["lines"] > 1
    printed = conclave("tables", "list", "--data", folder).out
    assert len(printed.splitlines()) == 3
    assert "Ada, –" in printed


def test_a_list_can_be_narrowed_down(conclave: Conclave, folder: Path) -> None:
    (old,) = make_tables(folder, wish(ADA, None), now=NOW - 40 * DAY)
    make_tables(folder, wish(ADA, BO, start=True), wish(ADA, None), now=NOW)

    def list_tables(*arguments: object) -> Any:
        return read(conclave("tables", "list", "--data", folder, "--json", *arguments))

    assert len(list_tables("--stage", "lobby")["tables"]) == 2
    assert len(list_tables("--stage", "lobby", "--stage", "gathering")["tables"]) == 3
    assert [each["table"] for each in list_tables("--older-than", 30)["tables"]] == [old]
    assert list_tables("--older-than", 10**30)["tables"] == []
    assert list_tables("--most", 1)["more"] is True
    assert "--most" in conclave("tables", "list", "--data", folder, "--most", 1).out
    assert conclave("tables", "list", "--data", folder, "--stage", "over").out.startswith("There are no")


def test_show_tells_seats_settings_and_sizes(conclave: Conclave, folder: Path) -> None:
    (table,) = make_tables(folder, wish(ADA, None), now=NOW)
    shown = read(conclave("tables", "show", table, "--data", folder, "--json"))
    assert shown["seats"][0]["name"] == "Ada"
    assert shown["settings"]["listed"] is False
    assert shown["options"]["players"] == "2"
    assert shown["lines"] > 1
    assert shown["log_bytes"] > 100
    assert shown["running"] is False
    assert "secret" not in json.dumps(shown)
    printed = conclave("tables", "show", table, "--data", folder).out
    assert "1 Ada\n" in printed
    assert "No server is running" in printed


def test_looking_changes_nothing(conclave: Conclave, folder: Path) -> None:
    """Not even where a bot would have to move, or somebody to be covered."""
    (table,) = make_tables(folder, wish(ADA, BO, start=True), now=NOW - DAY)
    before = read(conclave("tables", "show", table, "--data", folder, "--json"))
    assert read(conclave("tables", "show", table, "--data", folder, "--json")) == before


def test_delete_takes_all_or_none(conclave: Conclave, folder: Path) -> None:
    one, two, three = make_tables(folder, *[wish(ADA, None)] * 3, now=NOW)
    line = conclave("tables", "delete", one, "nowhere", "--data", folder, "--yes").one_clear_line()
    assert "There is no table nowhere; nothing was deleted." in line
    assert table_ids(folder) == {one, two, three}
    done = conclave("tables", "delete", one, two, one, "--data", folder, "--yes")
    assert done.out == "2 tables were deleted.\n"
    assert table_ids(folder) == {three}
    assert read(conclave("tables", "delete", three, "--data", folder, "--yes", "--json")) == {"deleted": 1}


def test_nothing_is_deleted_unasked(
    conclave: Conclave, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (table,) = make_tables(folder, wish(ADA, None), now=NOW - DAY)
    assert "--yes" in conclave("tables", "delete", table, "--data", folder).one_clear_line()
    monkeypatch.setattr("conclave.cli.tables.sys.stdin.isatty", lambda: True, raising=False)
    answers = iter(["", "perhaps", "N", "y"])
    monkeypatch.setattr("click.prompt", lambda *_, **__: next(answers))
    assert conclave("tables", "delete", table, "--data", folder).err == "Nothing was deleted.\n"
    purged = conclave("tables", "purge", "--older-than", 0, "--data", folder)
    assert purged.err == "Please answer y or n.\nNothing was deleted.\n"
    assert table_ids(folder) == {table}
    assert conclave("tables", "delete", table, "--data", folder).out == "One table was deleted.\n"


def test_purge_spares_games_that_are_played(conclave: Conclave, folder: Path) -> None:
    lobby, begun = make_tables(folder, wish(ADA, None), wish(ADA, BO, start=True), now=NOW - 40 * DAY)
    (new,) = make_tables(folder, wish(ADA, None), now=NOW)
    counted = conclave("tables", "purge", "--older-than", 30, "--dry-run", "--data", folder)
    assert counted.out == "One table that has ended or never started has been unchanged for 30 days.\n"
    as_json = conclave("tables", "purge", "--older-than", 30, "--dry-run", "--data", folder, "--json")
    assert read(as_json) == {"tables": 1, "deleted": False}
    assert table_ids(folder) == {lobby, begun, new}
    done = conclave("tables", "purge", "--older-than", 30, "--yes", "--data", folder)
    assert done.out.endswith("One table was deleted.\n")
    assert table_ids(folder) == {begun, new}
    again = conclave("tables", "purge", "--older-than", 30, "--data", folder)
    assert again.out == "No table that has ended or never started has been unchanged for 30 days.\n"


def test_purge_of_many(conclave: Conclave, folder: Path) -> None:
    with closing(SqliteStorage.open(folder)) as storage:
        for number in range(2500):
            kept = storage.append(append(f"t{number}", 0, b"x"))
        kept.result(20)
    done = conclave("tables", "purge", "--older-than", 1, "--yes", "--data", folder, "--json")
    assert read(done) == {"tables": 2500, "deleted": True}


def test_kick_frees_a_seat(conclave: Conclave, folder: Path) -> None:
    table = make_table_of_two(folder, now=NOW)
    done = conclave("tables", "kick", table, 2, "--data", folder)
    assert done.out == f"Seat 2 of table {table} is free; Bo was sitting there.\n"
    seats = read(conclave("tables", "show", table, "--data", folder, "--json"))["seats"]
    assert [seat["name"] for seat in seats] == ["Ada", ""]
    again = conclave("tables", "kick", table, 2, "--data", folder)
    assert "Nobody is sitting in seat 2" in again.one_clear_line()
    assert "the seats are 1 to 2" in conclave("tables", "kick", table, 3, "--data", folder).one_clear_line()
    as_json = conclave("tables", "kick", table, 1, "--data", folder, "--json")
    assert read(as_json) == {"table": table, "seat": 1, "name": "Ada"}


def test_kick_takes_all_seats_of_a_person(conclave: Conclave, folder: Path) -> None:
    (table,) = make_tables(folder, wish(ADA, BO), now=NOW)
    assert conclave("tables", "kick", table, 2, "--data", folder).code == 0
    seats = read(conclave("tables", "show", table, "--data", folder, "--json"))["seats"]
    assert [seat["name"] for seat in seats] == ["", ""]


def test_abandon_reveals_the_dice(conclave: Conclave, folder: Path) -> None:
    (table,) = make_tables(folder, wish(ADA, BO, start=True), now=NOW)
    assert "has ended" in conclave("tables", "abandon", table, "--data", folder).out
    shown = read(conclave("tables", "show", table, "--data", folder, "--json"))
    assert shown["stage"] == "abandoned"
    with closing(SqliteStorage.open(folder)) as storage:
        secret = storage.secret(table)
        assert secret is not None
        assert secret[:32].hex().encode() in storage.lines(table)[-1].body
    assert "stage" in conclave("tables", "abandon", table, "--data", folder).one_clear_line()


def test_a_damaged_table_can_be_listed_and_deleted(conclave: Conclave, folder: Path) -> None:
    with closing(SqliteStorage.open(folder)) as storage:
        storage.append(append("bad", 0, b"\xff", secret=b"s" * 64)).result(20)
    assert read(conclave("tables", "list", "--data", folder, "--json"))["tables"][0]["seats"] == []
    assert "bad" in conclave("tables", "list", "--data", folder).out
    for command in (["show", "bad"], ["kick", "bad", 1], ["abandon", "bad"]):
        assert "is damaged" in conclave("tables", *command, "--data", folder).one_clear_line()
    assert conclave("tables", "delete", "bad", "--yes", "--data", folder).code == 0


@pytest.mark.parametrize(
    "table",
    [
        "nowhere",
        "",
        "../../etc",
        "a/b",
        "%2e%2e",
        "a'; DROP TABLE tables;--",
        "x\ny",
        "\udcff",
        "\x1b[2J",
        "a" * 9999,
    ],
)
def test_ids_that_are_none(conclave: Conclave, folder: Path, table: str) -> None:
    for command in (["show"], ["abandon"], ["delete", "--yes"]):
        line = conclave("tables", *command, "--data", folder, "--", table).one_clear_line()
        assert "There is no table" in line
        assert len(line) < 200
        assert "\x1b" not in line
    assert "no table" in conclave("tables", "kick", "--data", folder, "--", table, 1).one_clear_line()


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["list", "--stage", "ended"], "one of lobby, gathering, playing, over, abandoned"),
        (["list", "--older-than", "-1"], "a whole number, at least 0"),
        (["list", "--older-than", "soon"], "a whole number, at least 0"),
        (["list", "--most", "0"], "a whole number, at least 1"),
        (["purge"], "--older-than"),
        (["delete"], "ID"),
        (["kick", "a", "0"], "There is no seat “0”"),
        (["kick", "a", "-1"], "no option -1"),
        (["kick", "a", "two"], "There is no seat “two”"),
        (["retention", "0"], "from 1 to"),
        (["retention", "36501"], "from 1 to"),
        (["retention", "٣"], "from 1 to"),
        (["retention", "1e9\n"], "from 1 to"),
        (["sweep"], "There is no command “sweep”"),
    ],
)
def test_wrong_words(conclave: Conclave, folder: Path, arguments: list[str], expected: str) -> None:
    words = arguments if arguments[0] == "sweep" else [*arguments[:1], "--data", folder, *arguments[1:]]
    assert expected in conclave("tables", *words).one_clear_line()


def test_a_folder_without_tables_is_left_alone(conclave: Conclave, tmp_path: Path) -> None:
    empty = tmp_path / "empty"
    for command in (["list"], ["show", "a"], ["purge", "--older-than", 1], ["retention"], ["retention", 3]):
        assert "There are no tables" in conclave("tables", *command, "--data", empty).one_clear_line()
    assert not empty.exists()


def test_a_database_that_is_none(conclave: Conclave, tmp_path: Path) -> None:
    (tmp_path / "conclave.db").write_bytes(b"\xa5" * 10_000)
    assert "is not a database" in conclave("tables", "list", "--data", tmp_path).one_clear_line()
    assert (tmp_path / "conclave.db").read_bytes() == b"\xa5" * 10_000


def test_a_folder_that_is_locked_by_no_server(conclave: Conclave, folder: Path) -> None:
    with closing(SqliteStorage.open(folder)):
        assert "is using" in conclave("tables", "list", "--data", folder).one_clear_line()


def test_retention_is_shown_and_set(conclave: Conclave, folder: Path) -> None:
    def retention(*arguments: object) -> str:
        done = conclave("tables", "retention", *arguments, "--data", folder)
        assert done.code == 0, done
        return done.out

    assert retention() == "Tables are kept until you delete them.\n"
    assert "for 30 days" in retention(30)
    assert "for 30 days" in retention()
    settled = conclave("tables", "retention", "--data", folder, "--json")
    assert read(settled) == {"retention": 30, "given_to_server": None}
    assert (folder / "settings.json").stat().st_mode & 0o777 == 0o600
    assert retention("off").startswith("Tables are kept")
    (folder / "settings.json").write_text("[")
    damaged = conclave("tables", "retention", "--data", folder)
    assert "cannot be read; to replace it" in damaged.one_clear_line()
    assert "for one day" in retention(1)
