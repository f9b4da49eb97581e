"""Games of rules that nobody has any more: they can be looked at and exported, and harm nobody."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from conclave.core.record import parse_record
from conclave.registry import GAMES
from conclave.storage import SqliteStorage
from conclave.table.entries import Opened, decode, encode
from conclave.table.fairness import check
from conclave.table.sketch import Sketch
from conclave.table.storage_port import Append
from tests.server.live.conftest import served
from tests.server.live.scripted_client import Message, ScriptedClient
from tests.server.live.whole_games import catch_up, play_together, seated

OLD_RULES = 99


def make_old(data: Path, table: str) -> str:
    """A copy of a table in the data folder, as if its rules were of another version; its name."""
    old = f"{table}old"
    with closing(SqliteStorage.open(data)) as storage:
        first, *rest = storage.lines(table)
        opened = decode(first.body)
        kept = storage.find(table)
        assert isinstance(opened, Opened)
        assert kept is not None
        sketch = msgspec.json.decode(kept.summary.shown, type=Sketch)
        shown = msgspec.json.encode(msgspec.structs.replace(sketch, rules=OLD_RULES))
        changed = encode(msgspec.structs.replace(opened, rules=OLD_RULES))
        append = Append(
            table=old,
            after=0,
            at=first.at,
            lines=[changed, *[line.body for line in rest]],
            summary=replace(kept.summary, shown=shown),
            secret=storage.secret(table),
        )
        storage.append(append).result()
    return old


Played = tuple[list[ScriptedClient], str, str]


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Played, Played]]:
    """A game that is over and one that is not: who played, the record, and the name of the old copy."""
    for server in served(tmp_path_factory, "old"):
        with seated(server, people=2) as over, seated(server, people=2, bots=["random"]) as unfinished:
            play_together(over)
            play_together(unfinished, lambda client: client.version >= 20)
            catch_up([*over, *unfinished])
            records = [over[0].record(), unfinished[0].record()]
            server.stop()
            names = [make_old(server.data, clients[0].table_id) for clients in (over, unfinished)]
            server.start()
            yield (over, records[0], names[0]), (unfinished, records[1], names[1])


def look_again(client: ScriptedClient, table: str, show: int) -> tuple[object, list[Message]]:
    """The last view and the log that a client knew; it is at the old table then."""
    assert client.game is not None
    known = client.game["view"], list(client.log)
    client.leave_the_line()
    client.table_id = table
    client.game = None
    client.attend(show=show)
    return known


def test_a_finished_game_still_shows_and_exports(played: tuple[Played, Played]) -> None:
    clients, record, old = played[0]
    for seat, client in enumerate(clients):
        view, log = look_again(client, old, seat)
        assert (client.table["playable"], client.table["rules"], client.stage) == (False, OLD_RULES, "over")
        assert client.game is not None
        assert client.game["view"] == view
        assert client.log == log
        assert client.table["places"] is not None
        exported = parse_record(record)
        exported.rules_version = OLD_RULES
        assert client.record() == exported.written()
    verdict = check(parse_record(clients[0].record()), GAMES.find("wizard-dice"))
    assert (verdict.status, [each.key for each in verdict.reasons]) == ("unproven", ["core-proof-rules"])
    assert verdict.recomputed > 0  # the dice can be checked without the rules
    assert clients[0].is_refused("rematch")[0] == "unfit"


def test_an_unfinished_game_still_shows_and_exports_but_cannot_go_on(played: tuple[Played, Played]) -> None:
    clients, record, old = played[1]
    ada, bo = clients
    _, log = look_again(ada, old, 0)
    assert (ada.table["playable"], ada.stage) == (False, "playing")
    assert ada.log[: len(log)] == log
    assert ada.record().startswith(
        record.replace("rules 1", f"rules {OLD_RULES}", 1)[:-1].rpartition("\n")[0]
    )
    assert ada.is_refused("decide", seat=0, version=ada.version, action=0) == ("unfit", "table-rules-gone")
    assert ada.is_refused("undo", seat=0, version=ada.version) == ("unfit", "table-rules-gone")
    assert ada.is_refused("advise", seat=0, version=ada.version) == ("unfit", "table-rules-gone")
    assert ada.is_refused("resign", seat=0) == ("unfit", "table-rules-gone")
    ada.do("say", words="what a pity")
    look_again(bo, old, 1)
    ada.do("abandon")
    bo.do("agree")
    ada.hear_until(lambda: ada.stage == "abandoned")
    proof = parse_record(ada.record()).proof
    assert proof is not None
    assert proof.secret is not None
