"""How a table ends before its game does, and how the same people play again."""

from __future__ import annotations

import httpx

from conclave.core.record import parse_record
from conclave.registry import GAMES
from conclave.table.fairness import check
from tests.server.live.scripted_client import ScriptedClient
from tests.server.live.server_process import ServerProcess
from tests.server.live.whole_games import all_hear_until, begin, play_together, proven, seated


def test_of_two_who_resigns_loses(server: ServerProcess) -> None:
    with seated(server, people=2) as (ada, bo):
        play_together([ada, bo], lambda client: client.version >= 9)
        ada.do("resign", seat=0)
        all_hear_until([ada, bo], lambda client: client.stage == "over")
        bo.sync()
        assert bo.table["places"] == [2, 1]
        assert bo.game is not None
        assert (bo.asked, bo.game["legal"]["count"], bo.game["can_undo"]) == ([], 0, False)
        assert bo.is_refused("resign", seat=1)[0] == "unfit"
        record = proven(bo.record())
        assert record.places is None  # by the rules it has not ended
        assert "# seat 1 resigned" in bo.record()


def test_everybody_sees_at_once_that_a_resigned_game_asks_nobody(server: ServerProcess) -> None:
    with seated(server, people=2) as (ada, bo):
        bo.do("resign", seat=1)
        all_hear_until([ada, bo], lambda client: client.stage == "over" and client.asked == [])


def test_of_three_a_bot_plays_on_and_comes_last(server: ServerProcess) -> None:
    with seated(server, people=3, settings={"cover_bot": "greedy"}) as (ada, bo, cleo):
        play_together([ada, bo, cleo], lambda client: client.version >= 9)
        bo.do("resign", seat=1)
        bo.sync()
        assert bo.table["seats"][1]["resigned"]
        assert bo.is_refused("decide", seat=1, version=bo.version, action=0) == ("unfit", "table-resigned")
        play_together([ada, cleo])
        assert ada.stage == "over"
        assert ada.table["places"][1] == 3
        proven(ada.record())
        assert "(resigned)" in ada.record()


def test_an_abandoned_game_reveals_its_dice(server: ServerProcess) -> None:
    with seated(server, people=2) as (ada, bo):
        play_together([ada, bo], lambda client: client.version >= 9)
        ada.do("abandon")
        bo.hear_until(lambda: bo.table["vote"])
        assert (bo.table["vote"]["kind"], bo.table["vote"]["agreed"]) == ("abandon", [0])
        bo.leave_the_line()
        ada.hear_until(lambda: not ada.table["seats"][1]["here"])
        ada.do("abandon")
        ada.sync()
        assert ada.stage == "playing", "nobody ends a game because somebody has just gone"
        bo.attend(show=1)
        bo.do("agree")
        all_hear_until([ada, bo], lambda client: client.stage == "abandoned")
        assert (bo.table["vote"], bo.table["incidents"][-1]["why"]) == (None, "agreed")
        assert "# abandoned (agreed)" in bo.record()
        assert bo.table["places"] is None
        assert bo.asked == []
        proven(bo.record())
        assert ada.is_refused("rematch")[0] == "unfit"
        assert ada.is_refused("start")[0] == "unfit"


def test_a_table_that_never_began_is_abandoned(server: ServerProcess) -> None:
    with seated(server, people=1, bots=["random"], start=False) as (ada,):
        ada.do("abandon")
        ada.hear_until(lambda: ada.stage == "abandoned")
        assert ada.get(f"/tables/{ada.table_id}/record").status_code == httpx.codes.CONFLICT


def test_the_same_people_play_again(server: ServerProcess) -> None:
    with seated(server, people=2, bots=["greedy"], settings={"chat": False}) as (ada, bo):
        assert ada.is_refused("rematch")[0] == "unfit"
        play_together([ada, bo])
        again = bo.do("rematch")["table"]
        ada.hear_until(lambda: ada.table["rematch"] == again)
        assert ada.do("rematch")["table"] == again  # the same one for everybody
        for client in (ada, bo):
            client.leave_the_line()
            client.table_id = again
            client.game = None
            client.attend()  # with the cookie alone
        assert [seat["name"] for seat in bo.table["seats"]] == ["Ada", "Bo", "Greedy"]
        assert (ada.you["seats"], bo.you["seats"]) == ([0], [1])
        assert (ada.you["creator"], bo.you["creator"]) == (False, True)
        assert not bo.table["settings"]["chat"]
        ada.show(0)
        bo.show(1)
        begin([bo, ada])
        play_together([ada, bo])
        proven(ada.record())


def test_two_who_want_to_play_again_at_the_same_moment_meet_at_one_table(server: ServerProcess) -> None:
    for _ in range(3):
        with seated(server, people=2) as (ada, bo):
            ada.do("resign", seat=0)
            bo.hear_until(lambda: bo.stage == "over")
            asked = [(client, client.send("rematch")) for client in (ada, bo)]
            one, other = [client.answer(identity)["table"] for client, identity in asked]
            assert one == other
            ada.sync()
            assert ada.table["rematch"] == one


def test_an_unfinished_record_is_no_proof_and_says_why(server: ServerProcess) -> None:
    with seated(server, people=2) as (ada, bo):
        play_together([ada, bo], lambda client: client.version >= 9)
        record = parse_record(ada.record())
        assert record.proof is not None
        assert record.proof.secret is None
        verdict = check(record, GAMES.find(record.game))
        assert (verdict.status, [reason.key for reason in verdict.reasons]) == (
            "unproven",
            ["core-proof-no-secret"],
        )
        assert ada.table["dice"]["secret"] is None


def test_a_client_without_a_seat_cannot_ask_for_another_game(server: ServerProcess) -> None:
    with seated(server, people=2) as (ada, _), ScriptedClient(server, "Watcher") as watcher:
        watcher.enter(ada.table_id, ada.links["spectator"])
        watcher.attend()
        ada.do("resign", seat=0)
        watcher.hear_until(lambda: watcher.stage == "over")
        assert watcher.is_refused("rematch")[0] == "unfit"
