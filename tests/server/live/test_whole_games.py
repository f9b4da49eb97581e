"""All three games, by real sockets, from the first seat to a record whose dice are proven."""

from __future__ import annotations

from pathlib import Path

import pytest

from conclave.registry import GAMES
from tests.server.live.scripted_client import ScriptedClient
from tests.server.live.server_process import ServerProcess
from tests.server.live.whole_games import SHORT, catch_up, play_together, proven, seated, verify_record

each_game = pytest.mark.parametrize("game", [game.name for game in GAMES])


def check_same_end(clients: list[ScriptedClient]) -> None:
    """Everybody saw the same end, and the same public log."""
    catch_up(clients)
    first = clients[0]
    assert first.game is not None
    for client in clients:
        assert client.stage == "over"
        assert client.game is not None
        assert client.game["over"] == first.game["over"]
        assert client.table["places"] == first.game["over"]["places"]
        assert client.table["dice"]["secret"] is not None


@each_game
def test_two_people(game: str, server: ServerProcess, tmp_path: Path) -> None:
    with seated(server, game, 2, options=SHORT.get(game)) as clients:
        play_together(clients)
        check_same_end(clients)
        record = proven(clients[0].record())
        assert [seat.name for seat in record.seats] == ["Ada", "Bo"]
        assert clients[1].record() == clients[0].record()
        assert verify_record(clients[0].record(), tmp_path).startswith("Proven")


@each_game
def test_three_people_and_bots_with_a_spectator(game: str, server: ServerProcess) -> None:
    bots = ["random"] if game == "ciub" else ["random", "greedy"]
    with (
        seated(server, game, 3, bots=bots, options=SHORT.get(game), start=False) as clients,
        ScriptedClient(server, "Watcher") as watcher,
    ):
        watcher.enter(clients[0].table_id, clients[0].links["spectator"])
        watcher.attend()
        nothing = {"seats": [], "creator": False, "may_sit": False, "blind": [], "shows": None}
        assert watcher.you == {"client": 4, **nothing}
        clients[0].do("start")
        play_together([*clients, watcher])
        check_same_end([*clients, watcher])
        record = proven(watcher.record())
        assert [seat.player.partition("@")[0] for seat in record.seats] == ["person"] * 3 + bots
        assert len(record.proof.contributions if record.proof else ()) == 3


@each_game
def test_a_bot_with_a_budget(game: str, server: ServerProcess) -> None:
    """It decides for itself to the end: where another had to, the record would say so."""
    with seated(server, game, 1, bots=["searcher:8"], options=SHORT.get(game)) as clients:
        assert clients[0].table["seats"][1]["name"] == "Searcher 8"
        play_together(clients)
        check_same_end(clients)
        written = clients[0].record()
        assert [seat.player for seat in proven(written).seats] == ["person", "searcher:8@1"]
        assert "random@" not in written


@each_game
def test_several_seats_at_one_screen(game: str, server: ServerProcess) -> None:
    with ScriptedClient(server, "Ada") as ada, ScriptedClient(server, "Bo") as bo:
        mine = [{"kind": "me", "name": name} for name in ("Ada", "Ann")]
        ada.create(game, options={"players": 3, **SHORT.get(game, {})}, seats=[*mine, None])
        ada.attend(show=1)
        bo.enter(ada.table_id, ada.links["invite"])
        bo.attend()
        bo.do("sit", seat=2, name="Bo")
        bo.show(2)
        ada.do("start")
        play_together([ada, bo])
        check_same_end([ada, bo])
        record = proven(ada.record())
        assert record.proof is not None
        assert [each.client for each in record.proof.contributions] == [1, 2]  # one per client, not per seat


def play_without(gone: ScriptedClient, clients: list[ScriptedClient], version: int) -> None:
    """The others play until a version, or until they have to wait."""
    others = [client for client in clients if client is not gone]
    play_together(others, lambda client: client.asked == gone.you["seats"] or client.version > version)


@pytest.mark.parametrize(("game", "people"), [("wizard-dice", 5), ("five-seals", 4), ("ciub", 4)])
def test_many_people_who_all_lose_their_connection_once(
    game: str, people: int, server: ServerProcess
) -> None:
    with seated(server, game, people, options=SHORT.get(game), settings={"cover_after": None}) as clients:
        for seat, client in enumerate(clients):
            client.break_the_line()
            play_without(client, clients, 12 * (seat + 1))
            client.attend(show=seat)
        play_together(clients)
        check_same_end(clients)
        proven(clients[0].record())


def test_alone_against_bots_begun_in_one_request(server: ServerProcess) -> None:
    with ScriptedClient(server) as ada:
        seats: list[dict[str, str]] = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "greedy"}]
        ada.create("wizard-dice", options={"players": 2}, seats=seats, start=True)
        ada.attend(show=0)
        ada.play()
        check_same_end([ada])
        assert proven(ada.record()).seats[1].name == "Greedy"
