"""Time at a table: clocks, people who are gone and covered by a bot, sockets that are not read."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator

import pytest

from conclave.server.close_codes import TOO_SLOW
from conclave.server.connection import MOST_ANSWERS
from tests.server.live.scripted_client import PATIENCE, ScriptedClient
from tests.server.live.server_process import ServerProcess
from tests.server.live.whole_games import play_together, proven, seated

ASKED_UNREAD = 120
"""So many times everything is more than any buffer on the way can hold."""
QUICK = {"clock": {"seconds": 5}, "cover_after": None, "cover_bot": "random"}


@pytest.fixture(scope="module")
def left_alone(server: ServerProcess) -> Iterator[tuple[ScriptedClient, ScriptedClient]]:
    """Ada waits for Bo, whose line is broken. That takes half a minute, which other tests use."""
    settings = {"cover_after": 5, "cover_bot": "greedy"}
    with seated(server, people=2, settings=settings, options={"seer": "2"}) as (ada, bo):
        play_together([ada, bo], lambda client: client.version >= 4)
        bo.break_the_line()
        yield ada, bo


def test_a_bot_decides_when_time_is_over(
    left_alone: tuple[ScriptedClient, ScriptedClient], server: ServerProcess
) -> None:
    with seated(server, people=2, settings=QUICK, options={"seer": "1"}) as (ada, bo):
        assert ada.game is not None
        asked = ada.game["asked"][0]
        assert 3 < asked["deadline"] - ada.table["now"] <= 5.5
        late = bo if asked["seat"] == 1 else ada
        began = time.monotonic()
        late.hear_until(lambda: late.version == 1)
        assert time.monotonic() - began > 3
        assert f"# seat {asked['seat'] + 1} decided by random@1 (time was over)" in ada.record()
        assert not late.table["seats"][asked["seat"]]["covered"]  # the next decision is theirs again
        ada.do("resign", seat=0)
        bo.hear_until(lambda: bo.stage == "over")
        proven(bo.record())


def test_time_that_is_over_while_nobody_is_connected(server: ServerProcess) -> None:
    with seated(server, people=2, settings=QUICK, options={"seer": "1"}) as (ada, bo):
        version = ada.version
        ada.leave_the_line()
        bo.break_the_line()
        given_up = time.monotonic() + PATIENCE
        while "(time was over)" not in ada.record():  # over HTTP, which is no connection to the table
            assert time.monotonic() < given_up
            time.sleep(0.1)
        ada.attend(show=0)
        assert ada.version > version


def test_who_leaves_is_covered_at_once_and_comes_back(server: ServerProcess) -> None:
    with seated(server, people=2, settings={"cover_bot": "greedy"}) as (ada, bo):
        bo.do("leave")
        bo.leave_the_line()
        ada.hear_until(lambda: ada.table["seats"][1]["covered"])
        ada.play(lambda: ada.version >= 10)
        assert re.search(r"^# seat 2 decided by greedy@\d+ \(covering\)$", ada.record(), re.MULTILINE)
        bo.attend(show=1)
        ada.hear_until(lambda: not ada.table["seats"][1]["covered"])
        made = ada.record().count("# seat 2 decided by greedy")
        assert [seat["missed"] for seat in bo.table["seats"]] == [0, made]  # so that Bo can be told
        play_together([ada, bo])
        bo.sync()
        assert bo.table["seats"][1]["missed"] == 0
        proven(ada.record())


# -- sockets that nobody reads -------------------------------------------------------------------------------


def stall(client: ScriptedClient) -> None:
    """Ask for everything again and again, and read nothing of it."""
    client.open(most_unread=1)
    client.say_nothing_but("hello", protocol=1)
    for _ in range(ASKED_UNREAD):
        client.say_nothing_but("sync")


def test_a_client_that_does_not_read_stalls_nobody_and_gets_the_full_state(server: ServerProcess) -> None:
    with seated(server, "ciub", 2) as (ada, bo), ScriptedClient(server, "Watcher") as watcher:
        play_together([ada, bo], lambda client: client.version >= 150)
        watcher.enter(ada.table_id, ada.links["spectator"])
        stall(watcher)
        began = time.monotonic()
        play_together([ada, bo], lambda client: client.version >= 400)
        assert time.monotonic() - began < 15
        ada.sync()
        watcher.hear_until(lambda: watcher.table and watcher.game and watcher.version >= ada.version)
        watcher.sync()
        ada.sync()
        assert (watcher.version, watcher.log) == (ada.version, ada.log)
        assert watcher.welcomes < ASKED_UNREAD, "it was never behind"


def test_a_client_that_asks_without_reading_is_cut_off(server: ServerProcess) -> None:
    with seated(server, "ciub", 2) as (ada, bo), ScriptedClient(server, "Watcher") as watcher:
        play_together([ada, bo], lambda client: client.version >= 300)
        watcher.enter(ada.table_id, ada.links["spectator"])
        stall(watcher)
        ada.hear_until(lambda: ada.table["watching"] == 1)
        for _ in range(MOST_ANSWERS + 20):
            watcher.say_nothing_but("ping")
        ada.hear_until(lambda: ada.table["watching"] == 0, patience=25)
        while watcher.closed is None:
            watcher.hear()
        assert watcher.closed[0] in (TOO_SLOW, 1006)
        play_together([ada, bo], lambda client: client.version >= 310)


# -- cover ---------------------------------------------------------------------------------------------------


def test_who_is_gone_too_long_is_covered_and_gets_the_seat_back(
    left_alone: tuple[ScriptedClient, ScriptedClient],
) -> None:
    ada, bo = left_alone
    ada.hear_until(lambda: ada.table["seats"][1]["covered"], patience=45)
    version = ada.version
    ada.play(lambda: ada.version >= version + 6)
    assert "(covering)" in ada.record()
    bo.attend(show=1)
    ada.hear_until(lambda: not ada.table["seats"][1]["covered"])
    assert ada.table["seats"][1]["here"]
    play_together([ada, bo])
    proven(bo.record())
