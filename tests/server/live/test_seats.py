"""Coming to a table, sitting down, coming back, and being shown out."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

from conclave.table.user_text import LONGEST_NAME
from tests.server.live.scripted_client import ScriptedClient
from tests.server.live.server_process import ServerProcess
from tests.server.live.whole_games import all_hear_until, begin, play_together, proven, seated

NOT_WELCOME = 4403


def test_a_lost_connection_loses_nothing(server: ServerProcess) -> None:
    with seated(server, people=2) as (ada, bo):
        play_together([ada, bo], lambda client: client.version >= 12)
        bo.break_the_line()
        ada.hear_until(lambda: not ada.table["seats"][1]["here"])
        ada.play(lambda: ada.asked == [1])
        bo.attend(show=1)  # the same cookie
        ada.hear_until(lambda: ada.table["seats"][1]["here"])
        assert bo.version == ada.version
        play_together([ada, bo])
        proven(bo.record())


def test_two_windows_of_one_client(server: ServerProcess) -> None:
    with seated(server, people=2) as (ada, bo), ScriptedClient(server, "Second window") as second:
        second.http.cookies = bo.http.cookies
        second.table_id = bo.table_id
        second.attend(show=1)
        assert second.you == bo.you
        play_together([ada, bo], lambda client: client.version >= 6)
        second.hear_until(lambda: second.version >= 6)
        bo.leave_the_line()
        ada.sync()
        assert ada.table["seats"][1]["here"]  # one window is still open
        second.leave_the_line()
        ada.hear_until(lambda: not ada.table["seats"][1]["here"])


def test_a_person_goes_on_at_another_device(server: ServerProcess) -> None:
    with seated(server, people=2) as (ada, bo), ScriptedClient(server, "Phone") as phone:
        token = bo.do("link", kind="seat", seat=1)["token"]
        phone.enter(bo.table_id, token)
        phone.attend(show=1)
        assert phone.you["seats"] == [1]
        assert not phone.you["creator"]
        bo.leave_the_line()
        play_together([ada, phone], lambda client: client.version >= 20)
        bo.attend(show=1)
        bo.sync()
        phone.sync()
        assert (bo.version, bo.log) == (phone.version, phone.log)
        play_together([ada, bo])
        phone.sync()
        assert (phone.stage, phone.log) == ("over", bo.log)
        record = proven(ada.record())
        assert record.proof is not None
        assert [each.client for each in record.proof.contributions] == [1, 2]  # the dice were fixed before


def test_seats_at_one_screen_show_their_secrets_one_at_a_time(server: ServerProcess) -> None:
    with ScriptedClient(server) as ada:
        seats = [{"kind": "me", "name": name} for name in ("Ada", "Ann", "Abe")]
        ada.create("wizard-dice", options={"players": 3, "cards": True}, seats=seats, start=True)
        ada.attend(show=0)
        ada.play(lambda: len(ada.asked) > 1)  # a card that lets all predict at the same time
        one, other = ada.asked
        ada.show(one)
        ada.decide()
        assert ada.game is not None
        assert ada.game["view"]["secret_prediction"] is not None
        assert ada.log[-2]["kind"] == "predicted-in-secret"
        ada.show(other)
        assert ada.game["view"]["secret_prediction"] is None
        assert "predicted-in-secret" not in [event["kind"] for event in ada.log[-2:]]
        version = ada.version
        refused = ada.is_refused("decide", seat=one, version=version, action=ada.some_action())
        assert refused == ("denied", "server-seat-not-shown")
        assert ada.is_refused("undo", seat=one, version=version) == ("denied", "server-seat-not-shown")
        ada.show(None)
        assert ada.game["view"]["secret_prediction"] is None
        assert ada.game["legal"]["count"] == 0
        # The record of a client with several seats hides what any of them hides from the others.
        assert f"{one + 1} ?" in ada.record()
        ada.play()
        proven(ada.record())


def test_only_who_was_invited_sits_down(server: ServerProcess) -> None:
    with (
        seated(server, people=2, start=False) as (ada, bo),
        ScriptedClient(server, "Watcher") as watcher,
        ScriptedClient(server, "Stranger") as stranger,
    ):
        assert stranger.try_to_enter(ada.table_id, "no-such-token").status_code == httpx.codes.FORBIDDEN
        assert stranger.try_to_enter(ada.table_id).status_code == httpx.codes.FORBIDDEN
        stranger.table_id = ada.table_id
        assert stranger.is_turned_away() == "server-no-cookie"
        stranger.create("ciub")  # known to the server now, but not at Ada's table
        stranger.table_id = ada.table_id
        assert stranger.is_turned_away() == "table-link-needed"
        assert stranger.get(f"/tables/{ada.table_id}").status_code == httpx.codes.FORBIDDEN
        assert stranger.get(f"/tables/{ada.table_id}/record").status_code == httpx.codes.FORBIDDEN
        bo.do("stand", seat=1)
        watcher.enter(ada.table_id, ada.links["spectator"])
        watcher.attend(show=0)  # not theirs, so not shown
        assert watcher.shows is None
        assert watcher.is_refused("sit", seat=1, name="Me") == ("denied", "table-watch-only")
        assert watcher.is_refused("start") == ("denied", "table-creator-only")
        watcher.say_nothing_but("show", seat=0)
        assert watcher.answer("")["reason"]["key"] == "table-seat-not-yours"


def test_tables_that_do_not_exist(server: ServerProcess) -> None:
    with ScriptedClient(server) as ada:
        ada.create("ciub")
        ada.table_id = "nowhere"
        assert ada.try_to_enter("nowhere").status_code == httpx.codes.NOT_FOUND
        assert ada.is_turned_away() == "server-no-table"


def test_a_listed_table_needs_no_link(server: ServerProcess) -> None:
    with (
        seated(server, people=1, bots=[], settings={"listed": True}, options={"players": 2}, start=False) as (
            ada,
        ),
        ScriptedClient(server, "Bo") as bo,
    ):
        listed = {each["table"]: each["sketch"] for each in bo.get("/tables").json()}
        assert listed[ada.table_id]["seats"][0]["name"] == "Ada"
        bo.enter(ada.table_id)
        bo.attend()
        bo.do("sit", seat=1, name="Bo")
        begin([ada, bo])
        assert [each["table"] for each in bo.get("/me/tables").json()] == [ada.table_id]


def test_a_list_of_ones_own_tables_says_where_it_is_ones_turn(server: ServerProcess) -> None:
    with seated(server, "ciub", options={"first": "1"}, settings={"listed": True}) as (ada, bo):

        def turns() -> list[bool]:
            return [client.get("/me/tables").json()[0]["your_turn"] for client in (ada, bo)]

        assert turns() == [True, False]
        ada.play(lambda: ada.asked == [1])
        bo.hear_until(lambda: bo.asked == [1])
        assert turns() == [False, True]
        told = bo.get("/tables").json()
        assert not any(each["your_turn"] for each in told)  # in a list for everybody it is nobody's
        assert all("waits_for" not in each["sketch"] for each in told)
        bo.do("resign", seat=1)
        ada.hear_until(lambda: ada.table["stage"] == "over")
        assert turns() == [False, False]


@pytest.fixture(scope="module")
def lobby(server: ServerProcess) -> Iterator[ScriptedClient]:
    with seated(server, people=1, bots=["random"], start=False) as (ada,):
        yield ada


@pytest.mark.parametrize(
    "name",
    ["   ", "\x1b[31mred", "\u202eoverride", "nul\0", "tab\x0b\x7f", "x" * 25, "<b>" * 9, "x" * 97, ""],
)
def test_hostile_names_are_refused(name: str, lobby: ScriptedClient) -> None:
    identity = lobby.send("sit", seat=0, name=name)
    # What is not even in the form of a name could not be read, so nobody knows which command it was.
    answer = lobby.answer(identity if 1 <= len(name) <= 4 * LONGEST_NAME else "")
    assert (answer["type"], answer["code"]) == ("refused", "wrong")
    lobby.sync()
    assert lobby.table["seats"][0]["name"] == "Ada"


def test_a_hostile_name_that_is_only_text(server: ServerProcess) -> None:
    """Letters of all scripts and signs are names; what shows them must show them as they are."""
    with seated(server, people=1, bots=["random"], start=False) as (ada,):
        for name in ("<script>", "'; DROP TABLE", "Zoë 王小明", "../../etc", "🧙"):
            ada.do("sit", seat=0, name=name)
            ada.sync()
            assert ada.table["seats"][0]["name"] == name
        ada.do("sit", seat=0, name=" two\n lines\t")
        ada.sync()
        assert ada.table["seats"][0]["name"] == "two lines"


def test_the_others_make_somebody_go(server: ServerProcess) -> None:
    with seated(server, people=3, settings={"cover_bot": "random"}) as (ada, bo, cleo):
        play_together([ada, bo, cleo], lambda client: client.version >= 8)
        for client, seat in ((bo, 2), (ada, 1)):
            assert client.is_refused("stand", seat=seat) == ("denied", "table-seat-not-yours")
        ada.do("vote", vote="kick", seat=1)
        cleo.do("agree")
        all_hear_until([ada, cleo], lambda client: client.table["seats"][1]["covered"])
        bo.hear_all(quiet=2.0)
        assert bo.closed == (NOT_WELCOME, "not welcome")
        play_together([ada, cleo])  # a bot goes on for the seat
        assert "# seat 2 kicked (agreed)" in ada.record()
        assert "seat 2 decided by random@1 (covering)" in ada.record()
        proven(ada.record())


def test_somebody_else_takes_over_a_free_seat(server: ServerProcess) -> None:
    with seated(server, people=2) as (ada, bo), ScriptedClient(server, "Cleo") as cleo:
        bo.do("stand", seat=1)
        all_hear_until([ada, bo], lambda client: client.table["seats"][1]["covered"])
        bo.sync()
        assert (bo.you["seats"], bo.shows) == ([], None)
        assert bo.is_refused("resign", seat=1) == ("denied", "table-seat-not-yours")
        cleo.enter(ada.table_id, ada.links["invite"])
        cleo.attend()
        cleo.do("sit", seat=1, name="Cleo")
        cleo.show(1)
        ada.hear_until(lambda: ada.table["seats"][1]["name"] == "Cleo")
        assert not ada.table["seats"][1]["covered"]
        play_together([ada, cleo])
        proven(ada.record())


# -- links that are taken back -------------------------------------------------------------------------------


def test_spectators_go_when_their_link_is_revoked(server: ServerProcess) -> None:
    with seated(server, people=2) as (ada, bo), ScriptedClient(server, "Watcher") as watcher:
        watcher.enter(ada.table_id, ada.links["spectator"])
        watcher.attend()
        assert bo.is_refused("revoke", kind="spectator") == ("denied", "table-creator-only")
        watcher.hear_all()
        ada.do("revoke", kind="spectator")
        heard = watcher.hear_all(quiet=2.0)
        assert [message["type"] for message in heard] == ["bye"]
        assert (watcher.closed, watcher.bye) == ((NOT_WELCOME, "not welcome"), "server-not-welcome")
        assert watcher.try_to_enter(ada.table_id, ada.links["spectator"]).status_code == httpx.codes.FORBIDDEN
        assert ada.is_refused("revoke", kind="spectator") == ("unfit", "table-link-none")
        fresh = ada.do("link", kind="spectator")["token"]
        watcher.enter(ada.table_id, fresh)
        watcher.attend()
        bo.sync()  # seated players have stayed
        assert bo.you["seats"] == [1]


def test_a_revoked_seat_link_takes_the_secrets_away(server: ServerProcess) -> None:
    with seated(server, people=2) as (ada, bo), ScriptedClient(server, "Phone") as phone:
        phone.enter(bo.table_id, bo.do("link", kind="seat", seat=1)["token"])
        phone.attend(show=1)
        phone.hear_all()
        bo.do("revoke", kind="seat", seat=1)
        assert [message["type"] for message in phone.hear_all(quiet=2.0)] == ["bye"]
        assert phone.closed == (NOT_WELCOME, "not welcome")
        bo.sync()
        assert bo.you["seats"] == [1]
        play_together([ada, bo], lambda client: client.version >= 6)


def test_a_revoked_invitation_keeps_those_who_sit(server: ServerProcess) -> None:
    with seated(server, people=2, start=False) as (ada, bo), ScriptedClient(server, "Late") as late:
        ada.do("revoke", kind="invite")
        assert late.try_to_enter(ada.table_id, ada.links["invite"]).status_code == httpx.codes.FORBIDDEN
        bo.sync()
        assert bo.you["seats"] == [1]
        begin([ada, bo])


def test_the_creators_link_is_not_replaced_by_others(server: ServerProcess) -> None:
    with seated(server, people=2, start=False) as (ada, bo):
        assert bo.is_refused("link", kind="invite") == ("denied", "table-creator-only")
        assert bo.is_refused("link", kind="creator") == ("denied", "table-creator-only")
        assert bo.is_refused("link", kind="seat", seat=0) == ("denied", "table-link-not-yours")
        assert ada.is_refused("link", kind="seat") == ("wrong", "table-link-seat")
        token = ada.do("link", kind="invite", id="once")["token"]
        assert token
        assert ada.do("link", kind="invite", id="once")["token"] == ""  # told once and not kept
        with ScriptedClient(server, "Late") as late:
            late.enter(ada.table_id, token)


def test_the_creators_link_opens_another_device(server: ServerProcess) -> None:
    with seated(server, people=2, start=False) as (ada, bo), ScriptedClient(server, "Other") as other:
        other.enter(ada.table_id, ada.links["creator"])
        other.attend()
        assert other.you["creator"]
        other.do("start")
        all_hear_until([ada, bo, other], lambda client: client.game is not None)


def test_the_creators_link_is_replaced_by_the_creator(server: ServerProcess) -> None:
    with seated(server, people=2, start=False) as (ada, _), ScriptedClient(server, "Other") as other:
        fresh = ada.do("link", kind="creator")["token"]
        assert other.try_to_enter(ada.table_id, ada.links["creator"]).status_code == httpx.codes.FORBIDDEN
        other.enter(ada.table_id, fresh)
        other.attend()
        assert other.you["creator"]
        ada.sync()
        assert ada.you["creator"]
