"""A server that is stopped or killed in the middle: nothing is lost, and everything goes on by itself."""

from __future__ import annotations

import hashlib
import itertools
import time
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass

import httpx
import pytest

from conclave.registry import GAMES
from conclave.server.close_codes import RESTARTING
from tests.server.live.conftest import served
from tests.server.live.scripted_client import Message, ScriptedClient
from tests.server.live.server_process import ServerProcess
from tests.server.live.whole_games import SHORT, catch_up, play_together, proven, seated


@pytest.fixture(scope="module")
def only_ada_returned(
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[tuple[ScriptedClient, ScriptedClient]]:
    """After a restart Ada waits for Bo. That takes half a minute, which other tests use."""
    for server in served(tmp_path_factory, "waiting"):
        with seated(server, people=2, settings={"cover_after": 5, "cover_bot": "random"}) as (ada, bo):
            play_together([ada, bo], lambda client: client.version >= 5)
            server.stop()
            server.start()
            ada.attend(show=0)
            yield ada, bo


@pytest.fixture(scope="module")
def own_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """For tests that stop or kill it, and start it again."""
    yield from served(tmp_path_factory, "own")


def decisions(server: ServerProcess) -> int:
    """How many the server has kept since it started."""
    for line in httpx.get(f"{server.url}/metrics").text.splitlines():
        if line.startswith("conclave_decisions_total "):
            return int(float(line.split()[1]))
    raise AssertionError("there is no such figure")


def test_games_go_on_after_the_server_was_stopped(
    own_server: ServerProcess, only_ada_returned: object
) -> None:
    with ExitStack() as stack:
        tables = [
            stack.enter_context(
                seated(own_server, game.name, 2, bots=["random"], options=SHORT.get(game.name))
            )
            for game in GAMES
        ]
        for clients in tables:
            play_together(clients, lambda client: client.version >= 25)
            catch_up(clients)
        tables[0][0].do("revoke", kind="spectator")
        assert own_server.stop() == 0
        for client in itertools.chain(*tables):
            while client.closed is None:
                client.hear()
            assert (client.closed[0], client.bye) == (RESTARTING, "server-closing")
        own_server.start()
        with ScriptedClient(own_server, "Late") as late:
            table, links = tables[0][0].table_id, tables[0][0].links
            assert late.try_to_enter(table, links["spectator"]).status_code == httpx.codes.FORBIDDEN
            late.enter(table, links["invite"])
        for clients in tables:
            for seat, client in enumerate(clients):
                version, log = client.version, client.log
                client.attend(show=seat)
                assert client.version >= version
                assert client.log[: len(log)] == log
            play_together(clients)
            proven(clients[0].record())


def test_a_game_goes_on_after_the_server_was_killed(own_server: ServerProcess) -> None:
    with seated(own_server, people=3, bots=["random"]) as clients:
        play_together(clients, lambda client: client.version >= 20)
        catch_up(clients)
        own_server.kill()
        own_server.start()
        for seat, client in enumerate(clients):
            version, log = client.version, client.log
            client.attend(show=seat)
            assert client.version >= version
            assert client.log[: len(log)] == log
        play_together(clients)
        proven(clients[0].record())


@dataclass
class InterruptedTables:
    """Tables in the middle of something when their server was killed; it runs again."""

    answered: ScriptedClient
    """Has decided, and been told that it is done."""
    done: Message
    unanswered: ScriptedClient
    """Has sent a decision, and heard nothing of it."""
    decided: Message
    """What both of them had sent."""
    gathering: list[ScriptedClient]
    """Of whom the second has not promised a seed yet."""
    moved_alone: int
    """Decisions of bots before anybody came back."""


@pytest.fixture(scope="module")
def interrupted(own_server: ServerProcess) -> Iterator[InterruptedTables]:
    first = {"first": "1"}
    with (
        seated(own_server, "ciub", 1, bots=["adept", "greedy"], options=first) as (alone,),
        seated(own_server, "ciub", 2, options=first) as (answered, _),
        seated(own_server, "ciub", 2, options=first) as (unanswered, _),
        seated(own_server, people=2, start=False) as gathering,
    ):
        decided = {"seat": 0, "version": 0, "id": "once"}
        done = answered.do("decide", **decided, action=answered.some_action())
        answered.do("say", words="still here", id="said")
        gathering[1].contributes = False
        gathering[0].do("start")
        gathering[0].hear_until(lambda: gathering[0].table["dice"]["wanted"] == [2])
        alone.play(lambda: alone.asked and 0 not in alone.asked)
        decided["action"] = unanswered.some_action()
        unanswered.send("decide", **decided)
        own_server.kill()
        own_server.start()
        yield InterruptedTables(answered, done, unanswered, decided, gathering, bots_move_on(own_server))


def bots_move_on(server: ServerProcess) -> int:
    deadline = time.monotonic() + 30
    while decisions(server) < 5 and time.monotonic() < deadline:
        time.sleep(0.1)
    return decisions(server)


def test_bots_move_on_without_anybody(interrupted: InterruptedTables) -> None:
    assert interrupted.moved_alone >= 5


def test_an_acknowledged_command_is_answered_again_after_a_kill(interrupted: InterruptedTables) -> None:
    ada, done = interrupted.answered, interrupted.done
    ada.attend(show=0)
    assert ada.version == done["version"] == 1
    assert ada.do("decide", **interrupted.decided) == done
    ada.do("say", words="still here", id="said")
    ada.sync()
    assert ada.version == 1
    assert [each["words"] for each in ada.table["chat"]] == ["still here"]


def test_a_command_that_was_under_way_is_carried_out_once(interrupted: InterruptedTables) -> None:
    ada = interrupted.unanswered
    ada.attend(show=0)
    assert ada.version in (0, 1)  # kept or not: nobody could know
    assert ada.do("decide", **interrupted.decided)["version"] == 1
    ada.sync()
    assert ada.version == 1


def test_seeds_are_still_gathered_after_a_kill(interrupted: InterruptedTables) -> None:
    ada, bo = interrupted.gathering
    bo.contributes = True
    bo.attend(show=1)
    ada.attend(show=0)
    play_together([ada, bo])
    proof = proven(ada.record()).proof
    assert proof is not None
    assert proof.contributions[0].commitment == hashlib.sha256(ada.seed).hexdigest()


def test_only_one_returns_and_the_other_is_covered(
    only_ada_returned: tuple[ScriptedClient, ScriptedClient],
) -> None:
    ada, bo = only_ada_returned
    ada.hear_until(lambda: ada.table["seats"][1]["covered"], patience=45)
    ada.play()
    assert ada.stage == "over"
    proven(ada.record())
    bo.attend(show=1)
    assert bo.stage == "over"
