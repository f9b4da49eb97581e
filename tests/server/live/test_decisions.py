"""Decisions over the socket: late, repeated, out of turn, wrong, taken back, and with advice."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from conclave.core.record import parse_record
from conclave.server.protocol import LARGEST_MESSAGE
from tests.server.live.scripted_client import Gap, ScriptedClient
from tests.server.live.server_process import ServerProcess
from tests.server.live.whole_games import catch_up, play_together, proven, seated


def deciding(clients: list[ScriptedClient]) -> tuple[ScriptedClient, ScriptedClient]:
    """Whose turn it is, and somebody else."""
    catch_up(clients)
    first = next(client for client in clients if client.shows in client.asked)
    return first, next(client for client in clients if client is not first)


@pytest.fixture(scope="module")
def asked(server: ServerProcess) -> Iterator[ScriptedClient]:
    """Somebody who is asked for a prediction."""
    with seated(server, people=1, bots=["random"], options={"seer": "2"}) as (ada,):
        ada.hear_until(lambda: ada.asked == [0])
        yield ada


def test_a_stale_decision_is_refused_and_followed_by_the_present_state(server: ServerProcess) -> None:
    with seated(server, "ciub", 2) as clients:
        first, other = deciding(clients)
        version, welcomes = first.version, first.welcomes
        action = first.some_action()
        first.decide(action)
        assert first.is_refused("decide", seat=first.shows, version=version, action=action)[0] == "stale"
        first.hear_until(lambda: first.welcomes == welcomes + 1)
        assert first.version == version + 1
        assert first.is_refused("decide", seat=first.shows, version=version + 2, action=action)[0] == "stale"
        other.sync()
        assert other.version == version + 1
        first.sync()
        if first.shows in first.asked:
            first.decide()


def test_a_repeated_command_is_answered_again_but_not_carried_out_again(server: ServerProcess) -> None:
    with seated(server, "ciub", 2) as clients:
        first, other = deciding(clients)
        version = first.version
        wanted = {"seat": first.shows, "version": version, "action": first.some_action(), "id": "the-one"}
        answer = first.do("decide", **wanted)
        assert answer == {"type": "done", "id": "the-one", "version": version + 1, "token": "", "table": ""}
        assert [first.do("decide", **wanted) for _ in range(3)] == [answer] * 3
        first.break_the_line()
        first.attend(show=first.you["seats"][0])
        assert first.do("decide", **wanted) == answer  # on another socket
        assert first.do("undo", seat=first.shows, version=0, id="the-one") == answer  # whatever it says now
        first.sync()
        assert first.version == version + 1
        # Ids are a client's own: somebody else's command of the same name is another command.
        assert other.is_refused("decide", **{**wanted, "seat": other.shows})[0] in ("illegal", "stale")


def test_out_of_turn_and_for_others(server: ServerProcess) -> None:
    with seated(server, "ciub", 2, bots=["random"], options={"first": "1"}) as clients:
        first, other = deciding(clients)
        before = first.record()
        action = first.some_action()
        mine, theirs = first.shows, other.shows
        assert other.is_refused("decide", seat=theirs, version=other.version, action=action)[0] == "illegal"
        assert other.is_refused("decide", seat=mine, version=other.version, action=action) == (
            "denied",
            "table-seat-not-yours",
        )
        other.say_nothing_but("show", seat=mine)
        assert other.answer("")["reason"]["key"] == "table-seat-not-yours"
        for command in ("undo", "advise"):
            refused = other.is_refused(command, seat=mine, version=other.version)
            assert refused == ("denied", "table-seat-not-yours")
        assert other.is_refused("resign", seat=mine) == ("denied", "table-seat-not-yours")
        assert other.is_refused("resign", seat=2) == ("denied", "table-seat-not-yours")  # the bot's
        assert other.is_refused("resign", seat=9)[0] == "wrong"
        assert other.is_refused("advise", seat=theirs, version=other.version)[0] == "unfit"
        assert first.record() == before


@pytest.mark.parametrize(
    "action",
    [
        -1,
        10**9,
        2**62,
        "",
        "predict 99 blue",
        "predict 1 blue\nleave",
        "x" * 3000,
        {"kind": "predict"},
        {"kind": "predict", "arguments": {"number": "1", "colour": "blue"}},
        {"kind": "predict", "arguments": {"number": 1, "colour": "mauve"}},
        {"kind": "predict", "arguments": {"number": 1, "colour": "blue", "extra": 1}},
        {"kind": "__class__", "arguments": {}},
    ],
)
def test_actions_that_are_none(action: Any, asked: ScriptedClient) -> None:
    version = asked.version
    code, key = asked.is_refused("decide", seat=0, version=version, action=action)
    assert code in ("wrong", "illegal")
    assert key.startswith(("server-", "wd-", "core-")), key
    asked.sync()
    assert (asked.asked, asked.version) == ([0], version)


def test_an_action_by_its_kind_or_in_notation(server: ServerProcess) -> None:
    with seated(server, people=2) as clients:
        first, other = deciding(clients)
        named = {"kind": "predict", "arguments": {"number": 2, "colour": "blue"}}
        first.decide(named)
        other.hear_until(lambda: other.shows in other.asked)
        other.decide("predict 3 red")
        assert f"{first.you['seats'][0] + 1} predict 2 blue" in other.record()
        assert f"{other.you['seats'][0] + 1} predict 3 red" in other.record()


@pytest.mark.parametrize(
    "message",
    [
        "",
        "no JSON",
        "[]",
        "null",
        '{"type":"fly"}',
        '{"type":"decide","id":"x"}',
        '{"type":"ping","extra":1}',
        '{"type":"start","id":"not an id!"}',
        '{"type":"sit","id":"x","seat":-1,"name":"A"}',
        '{"type":"sit","id":"x","seat":1e3,"name":"A"}',
        "[" * 15_000,
        b"\xff\xfe\x00",
        '{"type":"say","id":"x","words":"\\ud800"}',
    ],
)
def test_what_cannot_be_read_is_refused_and_harms_nobody(message: str | bytes, asked: ScriptedClient) -> None:
    asked.send_raw(message)
    heard = asked.hear_of(lambda: False, "refused")
    assert heard is not None
    assert (heard["id"], heard["code"]) == ("", "wrong")
    asked.do("say", words="still here")


def test_a_message_that_is_too_long_ends_the_socket(server: ServerProcess) -> None:
    with seated(server, people=2) as (ada, bo):
        ada.send_raw(json.dumps({"type": "say", "id": "x", "words": "x" * LARGEST_MESSAGE}))
        while ada.closed is None:
            ada.hear()
        assert ada.closed[0] == 1009
        ada.attend(show=0)
        bo.sync()


def test_hello_comes_first_and_in_our_protocol(server: ServerProcess) -> None:
    with seated(server, people=1, bots=["random"], start=False) as (ada,):
        ada.leave_the_line()
        for message in ('{"type":"ping"}', '{"type":"hello","protocol":99}', "nonsense"):
            ada.open()
            ada.send_raw(message)
            while ada.closed is None:
                ada.hear()
            assert ada.closed[0] == 4400
            assert ada.bye in ("server-hello-first", "server-protocol")


def test_who_missed_something_asks_for_everything(server: ServerProcess) -> None:
    with seated(server, "ciub", 2) as clients:
        first, other = deciding(clients)
        first.decide()
        other.miss_one()
        first.decide()
        with pytest.raises(Gap):
            other.hear_all()
        other.sync()
        first.sync()
        assert (other.version, other.log) == (first.version, first.log)


# -- taking back ---------------------------------------------------------------------------------------------


def written(record: str) -> list[str]:
    """Decisions and chances."""
    return [entry.written() for entry in parse_record(record).entries]


def test_undo_of_ones_own_decisions_back_to_the_last_roll(server: ServerProcess) -> None:
    with seated(server, "five-seals", 2) as clients:
        first, other = deciding(clients)
        assert first.game is not None
        assert not first.game["can_undo"]
        assert first.is_refused("undo", seat=first.shows, version=first.version)[0] == "unfit"
        while not any(client.game and client.game["can_undo"] for client in clients):
            first, other = deciding(clients)
            first.decide()
        version, log, record = first.version, first.log, first.record()
        assert other.is_refused("undo", seat=other.shows, version=version)[0] == "unfit"
        assert first.is_refused("undo", seat=first.shows, version=version - 1)[0] == "stale"
        first.do("undo", seat=first.shows, version=version, id="back")
        first.do("undo", seat=first.shows, version=version, id="back")  # once, though asked twice
        catch_up(clients)
        assert first.version == other.version == version + 1  # versions only grow
        assert len(first.log) < len(log)
        assert written(first.record()) == written(record)[:-1]
        play_together(clients)
        proven(first.record())


def test_undo_can_be_switched_off(server: ServerProcess) -> None:
    with seated(server, people=2, settings={"undo": False}) as clients:
        first, _ = deciding(clients)
        first.decide()
        assert first.is_refused("undo", seat=first.shows, version=first.version) == (
            "denied",
            "table-undo-off",
        )
        assert first.game is not None
        assert (first.game["can_undo"], first.game["undo"]["key"]) == (False, "table-undo-off")


# -- advice --------------------------------------------------------------------------------------------------


def test_advice_for_all(server: ServerProcess) -> None:
    with seated(server, people=2) as clients:
        first, _ = deciding(clients)
        advice = first.ask("advise", seat=first.shows, version=first.version)
        assert (advice["type"], advice["version"]) == ("advice", first.version)
        assert sum(each["proposed"] for each in advice["advice"]) == 1
        first.decide(advice["advice"][0]["action"]["code"])
        assert first.is_refused("advise", seat=first.shows, version=first.version - 1)[0] in (
            "stale",
            "unfit",
        )


def test_advice_switched_off(server: ServerProcess) -> None:
    with seated(server, people=2, settings={"advice": "off"}) as clients:
        first, _ = deciding(clients)
        refused = first.is_refused("advise", seat=first.shows, version=first.version)
        assert refused == ("denied", "table-advice-off")
