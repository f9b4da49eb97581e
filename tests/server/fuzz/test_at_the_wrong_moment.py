"""What happens between two things that belong together."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path

import pytest
import structlog

from conclave.server import connection as connecting
from conclave.server.bot_workers.bot_pool import BotPool
from conclave.server.close_codes import FAILED, NOT_WELCOME, TOO_SLOW
from conclave.server.connection import (
    MOST_ANSWERS,
    MOST_CHARACTERS,
    MOST_WAITING,
    Connection,
)
from conclave.server.table_manager import TableManager
from conclave.server.table_requests import BotSeat, MySeat, NewTable
from conclave.table.refused import Refused
from conclave.table.stages import OVER
from tests.server.fuzz.visitor import PATIENCE, Secrets, Visitor
from tests.server.fuzz.world import World, errors

TWO = NewTable("ciub", {"players": 2}, seats=[MySeat("Ada")])


def in_a_world(folder: Path, story: Callable[[World], Awaitable[None]]) -> None:
    async def run_story() -> None:
        world = World(folder)
        await world.open()
        await story(world)
        await world.close()
        assert not world.problems

    with structlog.testing.capture_logs() as logged:
        asyncio.run(run_story())
    assert not errors(logged), errors(logged)


async def play(world: World, *visitors: Visitor) -> str:
    """A game of two that has begun."""
    ada, bo = visitors
    created = await world.create(ada, TWO)
    await world.manager.enter(created.table, bo.key, created.links.invite)
    await ada.connect(world.manager, created.table, 0)
    await bo.connect(world.manager, created.table)
    await bo.ask("sit", seat=1, name="Bo")
    await ada.ask("start")
    for _ in range(2):
        world.now += 10
        await world.settle([ada, bo])
    assert ada.game is not None
    return created.table


def test_a_link_is_revoked_before_the_hello(tmp_path: Path) -> None:
    """A socket that was opened in time does not outlive the right to look."""

    async def story(world: World) -> None:
        ada, cleo = Visitor("Ada", world.secrets), Visitor("Cleo", world.secrets)
        created = await world.create(ada, TWO)
        await world.manager.enter(created.table, cleo.key, created.links.spectator)
        await ada.connect(world.manager, created.table, 0)
        cleo.line(world.manager, created.table)
        await asyncio.sleep(0)
        assert (await ada.ask("revoke", kind="spectator"))["type"] == "done"
        cleo.send(type="hello", protocol=1)
        await cleo.until(lambda: bool(cleo.byes))
        await cleo.hang_up()
        assert cleo.welcomes == 0
        assert cleo.closed == NOT_WELCOME
        await ada.hang_up()

    in_a_world(tmp_path / "data", story)


def test_a_seat_is_lost_before_the_hello(tmp_path: Path) -> None:
    """Its secrets are somebody else's by then."""

    async def story(world: World) -> None:
        ada, bo = Visitor("Ada", world.secrets), Visitor("Bo", world.secrets)
        table = await play(world, ada, bo)
        await bo.hang_up()
        before = bo.welcomes
        bo.line(world.manager, table)
        room = await world.room(table)
        async with room._lock:  # the kick and the coming are both under way
            kicked = asyncio.ensure_future(world.manager.host_kick(table, 1))
            await asyncio.sleep(0.01)
            bo.send(type="hello", protocol=1, show=1)
            await asyncio.sleep(0.01)
        await kicked
        await bo.until(lambda: bool(bo.byes))
        assert bo.closed == NOT_WELCOME
        assert bo.welcomes == before
        for visitor in (ada, bo):
            await visitor.hang_up()


def test_whoever_is_shown_out_is_told_nothing_more(tmp_path: Path) -> None:
    """However slowly they read their last words, and whatever they ask for meanwhile."""

    async def story(world: World) -> None:
        ada, bo = Visitor("Ada", world.secrets), Visitor("Bo", world.secrets)
        table = await play(world, ada, bo)
        bo.send(type="show", seat=1)
        await bo.settle()
        assert bo.you["shows"] == 1
        reads = bo.stop_reading()
        await ada.ask("say", words="look")
        before = bo.welcomes
        await world.manager.host_kick(table, 1)
        for _ in range(3):
            bo.send(type="sync")
            bo.send(type="show", seat=None)
        await asyncio.sleep(0.02)
        reads.set()
        await bo.until(lambda: bo.closed is not None)
        assert bo.byes == ["table-kicked"]
        assert bo.welcomes == before
        assert bo.closed == NOT_WELCOME
        for visitor in (ada, bo):
            await visitor.hang_up()

    in_a_world(tmp_path / "data", story)


def test_a_seat_is_freed_before_the_hello(tmp_path: Path) -> None:
    """Whoever gave it up is still welcome, and sees what everybody may see."""

    async def story(world: World) -> None:
        ada, bo = Visitor("Ada", world.secrets), Visitor("Bo", world.secrets)
        phone = Visitor("Bo's phone", world.secrets)
        table = await play(world, ada, bo)
        for visitor, kind, seat in ((ada, "invite", None), (bo, "seat", 1)):
            link = await visitor.ask("link", kind=kind, seat=seat)
            await world.manager.enter(table, phone.key, link["token"])
        phone.line(world.manager, table)
        room = await world.room(table)
        async with room._lock:  # the leaving and the coming are both under way
            freed = asyncio.ensure_future(bo.ask("stand", seat=1))
            await asyncio.sleep(0.01)
            phone.send(type="hello", protocol=1, show=1)
            await asyncio.sleep(0.01)
        assert (await freed)["type"] == "done"
        await phone.settle()
        assert phone.you["shows"] is None
        for visitor in (ada, bo, phone):
            await visitor.hang_up()

    in_a_world(tmp_path / "data", story)


def test_everybody_wants_to_play_again_at_once(tmp_path: Path) -> None:
    """There is one table more, also when a command's id was used before."""

    async def story(world: World) -> None:
        ada, bo = Visitor("Ada", world.secrets), Visitor("Bo", world.secrets)
        table = await play(world, ada, bo)
        await ada.ask("say", id="used", words="one more?")
        assert (await bo.ask("resign", seat=1))["type"] == "done"
        assert (await world.room(table)).table.state.stage == OVER
        asked = [ada.ask("rematch", id="used"), ada.ask("rematch"), bo.ask("rematch"), bo.ask("rematch")]
        tables = {answer["table"] for answer in await asyncio.gather(*asked)}
        assert tables == {(await world.room(table)).table.state.rematch}
        assert len(world.manager.all_tables()) == 2
        for visitor in (ada, bo):
            await visitor.hang_up()

    in_a_world(tmp_path / "data", story)


def test_the_host_frees_a_seat_that_is_not_there(tmp_path: Path) -> None:
    """A line about it in the log would make the table unreadable."""

    async def story(world: World) -> None:
        ada = Visitor("Ada", world.secrets)
        created = await world.create(ada, TWO)
        for seat in (-1, 2, 99):
            try:
                await world.manager.host_kick(created.table, seat)
            except Refused as refused:
                assert refused.code == "wrong"  # noqa: PT017 - it is refused in one of two ways
        await world.restart()
        assert (await world.manager.describe(created.table, ada.key)).seats[0].name == "Ada"

    in_a_world(tmp_path / "data", story)


class StalledSocket:
    """A socket whose other end does not read, until it does."""

    def __init__(self) -> None:
        self.reads = asyncio.Event()
        self.sent: list[str] = []
        self.closed = 0

    async def receive(self) -> None:
        return None

    async def send(self, message: str) -> None:
        await self.reads.wait()
        self.sent.append(message)

    async def close(self, code: int, reason: str) -> None:
        assert reason
        self.closed = code


def test_who_does_not_read_is_cut_off_in_peace() -> None:
    """Also when the message under way arrives after all."""

    async def story() -> None:
        problems: list[object] = []
        asyncio.get_running_loop().set_exception_handler(lambda _, context: problems.append(context))
        socket = StalledSocket()
        connection = Connection(socket, 1, None, lambda _: "")
        for _ in range(MOST_ANSWERS + 2):
            connection.answer("{}")
            await asyncio.sleep(0)
        assert connection.closed
        socket.reads.set()
        await connection.drain()
        await asyncio.sleep(0)
        assert socket.closed == TOO_SLOW
        assert not problems

    asyncio.run(story())


def test_who_takes_nothing_is_cut_off_after_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also with a single message under way, for which nothing else waits."""
    monkeypatch.setattr(connecting, "PATIENCE", 0.05)

    async def story() -> None:
        problems: list[object] = []
        asyncio.get_running_loop().set_exception_handler(lambda _, context: problems.append(context))
        socket = StalledSocket()
        connection = Connection(socket, 1, None, lambda _: "")
        connection.tell("{}")
        await asyncio.sleep(0.2)
        assert connection.closed
        assert socket.closed == TOO_SLOW
        assert not socket.sent
        assert not problems

    asyncio.run(story())


def test_who_cannot_be_told_of_the_table_is_sent_away() -> None:
    """Such as by a game whose view fails: it must not look like a table where nothing happens."""

    async def story() -> None:
        def fail(_: Connection) -> str:
            raise ValueError("no view")

        problems: list[object] = []
        asyncio.get_running_loop().set_exception_handler(lambda _, context: problems.append(context))
        socket = StalledSocket()
        socket.reads.set()
        connection = Connection(socket, 1, None, fail)
        connection.refresh()
        await connection.drain()
        await asyncio.sleep(0)
        assert connection.closed
        assert socket.closed == FAILED
        assert not problems

    asyncio.run(story())


def test_long_news_does_not_pile_up() -> None:
    """A client that does not read takes little memory, and gets the full state afterwards."""

    async def story() -> None:
        socket = StalledSocket()
        connection = Connection(socket, 1, None, lambda _: "everything")
        long = "x" * (MOST_CHARACTERS // 4)
        for _ in range(MOST_WAITING):
            connection.tell(long)
            await asyncio.sleep(0)
        socket.reads.set()
        await connection.drain()
        assert socket.sent[-1] == "everything"
        assert sum(map(len, socket.sent)) <= 2 * MOST_CHARACTERS

    asyncio.run(story())


def test_bots_are_killed_while_they_think(tmp_path: Path) -> None:
    """The game goes on, and nobody notices more than a remark in the record."""

    async def story(world: World) -> None:
        await world.manager.close()
        bot_pool = BotPool(1)
        world.manager = TableManager(world.storage, bot_pool, now=lambda: world.now)
        await world.open()
        ada = Visitor("Ada", Secrets())
        wish = NewTable("ciub", {"players": 2}, seats=[MySeat("Ada"), BotSeat("adept")], start=True)
        created = await world.create(ada, wish)
        await ada.connect(world.manager, created.table, 0)
        for _ in range(2):
            world.now += 10
            (await world.room(created.table)).look_after()
            await asyncio.sleep(0.1)
        killed = 0
        async with asyncio.timeout(2 * PATIENCE):
            while killed < 3:
                for pid in bot_pool.pids():
                    with suppress(ProcessLookupError):  # it may have just ended by itself
                        os.kill(pid, signal.SIGKILL)
                    killed += 1
                game = ada.game
                if game is not None and _must_decide(ada):
                    action = game["legal"]["actions"][0]["code"]
                    await ada.ask("decide", seat=0, version=game["version"], action=action)
                await asyncio.sleep(0.05)
            await ada.until(lambda: _must_decide(ada))
        await ada.audit()
        await ada.hang_up()

    in_a_world(tmp_path / "data", story)


def _must_decide(visitor: Visitor) -> bool:
    game = visitor.game
    return game is not None and any(asked["seat"] == 0 for asked in game["asked"])
