"""Attacks on other people's seats and on the table itself, over real sockets. Each of them once worked."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import httpx
import pytest

from conclave.server.close_codes import NOT_WELCOME
from tests.server.attacks.host import host_does
from tests.server.live.scripted_client import ScriptedClient
from tests.server.live.server_process import ServerProcess
from tests.server.live.whole_games import all_hear_until, begin, play_together, proven, seated

FORBIDDEN = httpx.codes.FORBIDDEN


def is_shown_out(client: ScriptedClient) -> bool:
    """Whether the last that it hears is that it has to go."""
    heard = client.hear_all(quiet=2.0)
    return bool(heard) and heard[-1]["type"] == "bye" and client.closed == (NOT_WELCOME, "not welcome")


# -- playing somebody else's seat ----------------------------------------------------------------------------


def in_the_lobby(clients: Sequence[ScriptedClient]) -> None:
    assert clients[0].stage == "lobby"


def in_the_game(clients: Sequence[ScriptedClient]) -> None:
    begin(clients)


def after_the_game(clients: Sequence[ScriptedClient]) -> None:
    begin(clients)
    clients[1].do("resign", seat=1)
    all_hear_until(clients, lambda client: client.stage == "over")


@pytest.mark.parametrize("moment", [in_the_lobby, in_the_game, after_the_game])
def test_nobody_gets_a_link_to_the_seat_of_another(
    moment: Callable[[Sequence[ScriptedClient]], None], attacked: ServerProcess
) -> None:
    with seated(attacked, people=2, start=False) as (ada, bo):
        moment([ada, bo])
        for client, seat in ((ada, 1), (bo, 0)):
            for kind in ("link", "revoke"):
                refused = client.is_refused(kind, kind="seat", seat=seat)
                assert refused == ("denied", "table-link-not-yours")


def test_the_creator_gets_no_link_to_an_empty_seat_for_later(attacked: ServerProcess) -> None:
    with ScriptedClient(attacked) as ada:
        ada.create("wizard-dice", options={"players": 2}, seats=[{"kind": "me", "name": "Ada"}])
        ada.attend(show=0)
        assert ada.is_refused("link", kind="seat", seat=1) == ("denied", "table-link-not-yours")


def test_a_second_cookie_of_the_creator_plays_for_nobody(attacked: ServerProcess) -> None:
    """Every link that the creator can get leads to no seat of somebody else."""
    with seated(attacked, people=2) as (ada, bo), ScriptedClient(attacked, "Second") as second:
        for kind in ("creator", "invite", "spectator"):
            second.enter(ada.table_id, ada.links[kind])
        answer = ada.ask("link", kind="seat", seat=1)
        if answer["type"] == "done":
            second.enter(ada.table_id, answer["token"])
        second.attend(show=1)
        assert (second.you["seats"], second.shows) == ([], None)
        decision = {"seat": 1, "version": bo.version, "action": 0}
        assert second.is_refused("decide", **decision) == ("denied", "table-seat-not-yours")
        assert second.is_refused("resign", seat=1) == ("denied", "table-seat-not-yours")
        assert second.is_refused("stand", seat=1) == ("denied", "table-seat-not-yours")


def test_whoever_leaves_a_seat_in_the_lobby_does_not_share_it_with_the_next(attacked: ServerProcess) -> None:
    with (
        seated(attacked, people=2, start=False) as (ada, bo),
        ScriptedClient(attacked, "Cleo") as cleo,
        ScriptedClient(attacked, "Bo's second cookie") as second,
    ):
        kept = bo.do("link", kind="seat", seat=1)["token"]
        bo.do("leave")
        cleo.enter(ada.table_id, ada.links["invite"])
        cleo.attend()
        cleo.do("sit", seat=1, name="Cleo")
        for client in (second, bo):
            assert client.try_to_enter(ada.table_id, kept).status_code == FORBIDDEN
        cleo.sync()
        assert cleo.table["seats"][1]["clients"] == [cleo.you["client"]]


# -- kicking and ending alone --------------------------------------------------------------------------------


def test_the_creator_alone_kicks_nobody(attacked: ServerProcess) -> None:
    with seated(attacked, people=3) as (ada, bo, _):
        assert ada.is_refused("stand", seat=1) == ("denied", "table-seat-not-yours")
        ada.do("vote", vote="kick", seat=1)
        ada.do("vote", vote="kick", seat=1)
        ada.do("agree")
        bo.sync()
        assert bo.you["seats"] == [1]
        assert bo.table["vote"]["agreed"] == [0]


def test_of_two_players_neither_kicks_the_other(attacked: ServerProcess) -> None:
    with seated(attacked, people=2) as (ada, bo):
        for client, seat in ((ada, 1), (bo, 0)):
            assert client.is_refused("stand", seat=seat) == ("denied", "table-seat-not-yours")
            assert client.is_refused("vote", vote="kick", seat=seat) == ("unfit", "table-vote-alone")
            away = ("unfit", "table-vote-not-absent")
            assert client.is_refused("vote", vote="reopen", seat=seat) == away


def test_a_losing_game_is_not_abandoned_when_the_other_has_just_gone(attacked: ServerProcess) -> None:
    with seated(attacked, people=2) as (ada, bo):
        bo.break_the_line()
        ada.hear_until(lambda: not ada.table["seats"][1]["here"])
        ada.ask("abandon")
        ada.sync()
        assert ada.stage == "playing"
        bo.attend(show=1)
        bo.ask("reject")
        play_together([ada, bo])
        proven(bo.record())


# -- coming back after a kick --------------------------------------------------------------------------------


@pytest.mark.parametrize("way", ["cookie", "invite", "seat", "spectator", "creator"])
def test_whoever_is_kicked_does_not_come_back(way: str, attacked: ServerProcess) -> None:
    with seated(attacked, people=3) as (ada, bo, cleo):
        links = {"cookie": "", "seat": bo.do("link", kind="seat", seat=1)["token"], **ada.links}
        host_does(attacked, "kick", ada.table_id, seat=1)
        assert is_shown_out(bo)
        assert bo.try_to_enter(ada.table_id, links[way]).status_code == FORBIDDEN
        assert bo.is_turned_away() == "table-kicked"
        for path in ("", "/record"):
            assert bo.get(f"/tables/{ada.table_id}{path}").status_code == FORBIDDEN
        play_together([ada, cleo])
        assert "# seat 2 kicked (host)" in ada.record()


@pytest.mark.parametrize("way", ["invite", "spectator"])
def test_whoever_is_kicked_does_not_come_back_with_another_cookie(way: str, attacked: ServerProcess) -> None:
    with seated(attacked, people=2) as (ada, _), ScriptedClient(attacked, "Another cookie") as other:
        host_does(attacked, "kick", ada.table_id, seat=1)
        assert other.try_to_enter(ada.table_id, ada.links[way]).status_code == FORBIDDEN
        fresh = ada.do("link", kind="invite")["token"]  # others are still invited
        with ScriptedClient(attacked, "Cleo") as cleo:
            cleo.enter(ada.table_id, fresh)


def test_a_creator_who_is_kicked_is_the_creator_no_more(attacked: ServerProcess) -> None:
    with seated(attacked, people=2) as (ada, bo), ScriptedClient(attacked, "Another cookie") as other:
        other.enter(ada.table_id, ada.links["creator"])
        other.attend()
        host_does(attacked, "kick", ada.table_id, seat=0)
        assert is_shown_out(ada)
        assert is_shown_out(other)
        assert other.try_to_enter(ada.table_id, ada.links["creator"]).status_code == FORBIDDEN
        bo.do("link", kind="invite")


def test_a_listed_table_lets_nobody_new_in_after_a_kick(attacked: ServerProcess) -> None:
    with (
        seated(attacked, people=2, settings={"listed": True}) as (ada, _),
        ScriptedClient(attacked, "New cookie") as new,
        ScriptedClient(attacked, "Prepared cookie") as prepared,
    ):
        prepared.enter(ada.table_id)
        prepared.attend()
        host_does(attacked, "kick", ada.table_id, seat=1)
        assert is_shown_out(prepared)
        for client in (new, prepared):
            assert client.try_to_enter(ada.table_id).status_code == FORBIDDEN
        assert ada.table_id not in [each["table"] for each in new.get("/tables").json()]


def test_whoever_was_kicked_in_the_lobby_does_not_come_back(attacked: ServerProcess) -> None:
    with seated(attacked, people=2, settings={"listed": True}, start=False) as (ada, bo):
        if ada.ask("stand", seat=1)["type"] == "refused":
            ada.do("vote", vote="kick", seat=1)
        assert is_shown_out(bo)
        for token in ("", ada.links["invite"], ada.links["spectator"]):
            assert bo.try_to_enter(ada.table_id, token).status_code == FORBIDDEN
        relisted = {"listed": True}
        assert ada.is_refused("settings", settings=relisted) == ("unfit", "table-listed-after-kick")


# -- links and spectators ------------------------------------------------------------------------------------


@pytest.mark.parametrize("how", ["link", "revoke"])
def test_the_creators_link_is_taken_from_a_second_cookie(how: str, attacked: ServerProcess) -> None:
    with seated(attacked, people=2, start=False) as (ada, _), ScriptedClient(attacked, "Thief") as thief:
        thief.enter(ada.table_id, ada.links["creator"])
        thief.attend()
        assert thief.you["creator"]
        ada.do(how, kind="creator")
        assert is_shown_out(thief)
        assert thief.try_to_enter(ada.table_id, ada.links["creator"]).status_code == FORBIDDEN
        ada.sync()
        assert ada.you["creator"]


def test_a_second_cookie_that_has_a_seat_stays_without_the_creators_powers(attacked: ServerProcess) -> None:
    with seated(attacked, people=2, start=False) as (ada, bo):
        bo.enter(ada.table_id, ada.links["creator"])
        bo.sync()
        assert bo.you["creator"]
        ada.do("revoke", kind="creator")
        bo.hear_until(lambda: not bo.you["creator"])
        assert bo.you["seats"] == [1]
        assert bo.is_refused("start") == ("denied", "table-creator-only")


def test_spectators_go_at_once_when_spectating_is_switched_off(attacked: ServerProcess) -> None:
    with (
        seated(attacked, people=2, settings={"listed": True}, start=False) as (ada, _),
        ScriptedClient(attacked, "By link") as by_link,
        ScriptedClient(attacked, "By the list") as by_list,
    ):
        by_link.enter(ada.table_id, ada.links["spectator"])
        by_list.enter(ada.table_id)
        for watcher in (by_link, by_list):
            watcher.attend()
        ada.do("settings", settings={"listed": True, "spectators": False})
        for watcher in (by_link, by_list):
            assert is_shown_out(watcher)


# -- secrets of a seat that somebody takes over --------------------------------------------------------------


def kinds_of_log(client: ScriptedClient) -> list[str]:
    return [event["kind"] for event in client.log]


@pytest.fixture
def under_m10(attacked: ServerProcess) -> Iterator[list[ScriptedClient]]:
    """Three people who are to predict, two of them in secret. The card need not come in every game."""
    settings = {"cover_after": 5, "cover_bot": "random"}
    while True:
        with seated(attacked, people=3, settings=settings, options={"cards": True}) as clients:
            play_together(clients, lambda client: len(client.asked) > 1)
            if not clients[0].has_ended:
                yield clients
                return


def test_the_creator_reads_no_secret_prediction(
    attacked: ServerProcess, under_m10: list[ScriptedClient]
) -> None:
    with ScriptedClient(attacked, "Second") as second:
        ada = under_m10[0]
        other = next(seat for seat in ada.asked if seat != 0)
        under_m10[other].decide()
        answer = ada.ask("link", kind="seat", seat=other)
        token = answer["token"] if answer["type"] == "done" else ada.links["creator"]
        second.enter(ada.table_id, token)
        second.attend(show=other)
        assert second.game is not None
        assert second.game["view"]["secret_prediction"] is None
        assert "predicted-in-secret" not in kinds_of_log(second)


def reopen(gone: ScriptedClient, seat: int, asking: ScriptedClient, waiting: ScriptedClient) -> None:
    """One goes away, and the others agree that the seat is free, as soon as a bot may cover it."""
    gone.leave_the_line()
    asking.hear_until(lambda: not asking.table["seats"][seat]["here"])
    while asking.ask("vote", vote="reopen", seat=seat)["type"] != "done":
        asking.hear(0.2)
    waiting.hear_until(lambda: waiting.table["vote"])
    waiting.do("agree", vote="reopen", seat=seat)


@pytest.mark.parametrize("how", ["kick", "reopen"])
def test_whoever_takes_over_a_seat_learns_no_secret_before_all_do(
    how: str, attacked: ServerProcess, under_m10: list[ScriptedClient]
) -> None:
    with ScriptedClient(attacked, "Newcomer") as new:
        slow, lost = sorted(under_m10[0].asked)  # so the creator stays
        (seer,) = {0, 1, 2} - {lost, slow}
        gone, waiting, asking = (under_m10[seat] for seat in (lost, slow, seer))
        gone.decide()
        if how == "kick":
            host_does(attacked, "kick", gone.table_id, seat=lost)
        else:
            reopen(gone, lost, asking, waiting)
        asking.hear_until(lambda: not asking.table["seats"][lost]["clients"])

        new.enter(gone.table_id, under_m10[0].do("link", kind="invite")["token"])
        new.attend(show=lost)
        new.do("sit", seat=lost, name="Newcomer")
        new.say_nothing_but("show", seat=lost)
        new.say_nothing_but("ping")
        new.hear_of(lambda: False, "pong")  # what was told before that is heard by now
        new.sync()
        assert new.game is not None
        assert new.game["view"]["secret_prediction"] is None
        assert "predicted-in-secret" not in kinds_of_log(new)
        assert (new.you["seats"], new.you["blind"], new.shows) == ([lost], [lost], None)
        assert (new.game["legal"]["count"], new.game["can_undo"]) == (0, False)
        assert f"{lost + 1} ?" in new.record()
        decision = {"seat": lost, "version": new.version}
        for kind, more in (("decide", {"action": 0}), ("undo", {}), ("advise", {})):
            assert new.is_refused(kind, **decision, **more) == ("denied", "server-seat-not-shown")
        assert new.is_refused("resign", seat=lost) == ("unfit", "table-seat-blind")

        waiting.decide()
        new.hear_until(lambda: new.shows == lost)
        assert new.you["blind"] == []
        assert f"{lost + 1} ?" not in new.record()
        before = {client: client.version for client in (new, waiting, asking)}
        play_together(list(before), lambda client: client.version >= before[client] + 3)
