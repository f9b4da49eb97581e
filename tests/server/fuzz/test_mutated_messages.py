"""Messages of every kind, put together wrongly: each is answered, and nothing else happens."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from random import Random
from typing import Final

import msgspec
import pytest
import structlog

from conclave.registry import GAMES
from conclave.server import protocol
from conclave.server.table_requests import BotSeat, MySeat, NewTable
from tests.server.fuzz.mutations import VALID, mutate
from tests.server.fuzz.visitor import Visitor
from tests.server.fuzz.world import World, errors, fixed_secrets

AT_ONCE: Final = 100
"""Messages that a client sends without waiting for answers."""
GAME_NAMES: Final = [game.name for game in GAMES]
PER_TABLE: Final = 1_000
MEGABYTE: Final = 1024 * 1024


class Siege:
    """Three clients at one table after the other, and one at a table of its own that plays on meanwhile."""

    def __init__(self, folder: Path, source: Random) -> None:
        self.source = source
        self.world = World(folder)
        self.loner = Visitor("Zoe", self.world.secrets)
        self.attackers: list[Visitor] = []
        self.tables = 0
        self.sent = 0
        self.unread = 0

    async def last(self, messages: int) -> None:
        await self.world.open()
        await self._begin_alone()
        while self.sent < messages:
            await self._besiege(min(PER_TABLE, messages - self.sent))
        for visitor in [*self.attackers, self.loner]:
            await visitor.hang_up()
        assert self.world.manager.counters.sockets == 0
        await self.world.close()

    async def _begin_alone(self) -> None:
        wish = NewTable("ciub", {"players": 2}, seats=[MySeat("Zoe"), BotSeat("random")], start=True)
        created = await self.world.create(self.loner, wish)
        for _ in range(2):
            self.world.now += 10
            await self.world.settle([])
        await self.loner.connect(self.world.manager, created.table, 0)

    async def _besiege(self, messages: int) -> None:
        """A new table, in its lobby or in the game, and what is sent to it."""
        self.tables += 1
        game = GAME_NAMES[self.tables % len(GAME_NAMES)]
        ada, bo, cleo = self.attackers = [Visitor(name, self.world.secrets) for name in ("Ada", "Bo", "Cleo")]
        created = await self.world.create(ada, NewTable(game, {"players": 3}, seats=[MySeat("Ada")]))
        await self.world.manager.enter(created.table, bo.key, created.links.invite)
        await self.world.manager.enter(created.table, cleo.key, created.links.spectator)
        for visitor in self.attackers:
            await visitor.connect(self.world.manager, created.table)
        if self.tables % 4:
            await ada.ask("sit", seat=1, name="Ada too")
            await bo.ask("sit", seat=2, name="Bo")
            await ada.ask("start")
            for _ in range(2):
                self.world.now += 10
                await self.world.settle(self.attackers)
        until = self.sent + messages
        while self.sent < until:
            await self._volley(created.table, min(AT_ONCE, until - self.sent))
        for visitor in self.attackers:
            await visitor.hang_up()
        self.world.tables.remove(created.table)

    async def _volley(self, table: str, messages: int) -> None:
        visitor = self.source.choice(self.attackers)
        if not visitor.is_connected:
            await visitor.hang_up()
            await visitor.connect(self.world.manager, table, self.source.choice((None, 0, 1, 2)))
            if not visitor.is_connected:
                assert visitor.byes
                self.attackers.remove(visitor)  # shown out for good
                self.attackers += [] if self.attackers else [await self._newcomer(table)]
                return
        refusals, unread = len(visitor.refusals), 0
        for _ in range(messages):
            unread += self._send(visitor)
        self.sent += messages
        self.unread += unread
        await self.world.settle(self.attackers)
        if visitor.is_connected:
            assert len(visitor.refusals) >= refusals + unread
        if self.source.random() < 0.1:
            await visitor.audit()
            await self._play_alone()

    async def _newcomer(self, table: str) -> Visitor:
        """Somebody the table does not know, and turns away whatever they say."""
        visitor = Visitor(f"Eve {self.sent}", self.world.secrets)
        visitor.line(self.world.manager, table)
        return visitor

    def _send(self, visitor: Visitor) -> bool:
        """Whether it was something that cannot be read."""
        message = mutate(self.source)
        try:
            read = protocol.read_message(message)
        except msgspec.DecodeError:
            read = None
        if isinstance(read, protocol.Command):
            visitor.asked[read.id] += 1
        visitor.pings += isinstance(read, protocol.Ping)
        visitor.send_raw(message)
        return read is None

    async def _play_alone(self) -> None:
        game = self.loner.game
        assert game is not None
        if game["over"] is None:
            action = self.source.choice(game["legal"]["actions"])["code"]
            answer = await self.loner.ask("decide", seat=0, version=game["version"], action=action)
            assert answer["type"] == "done"
        await self.world.settle([self.loner])
        await self.loner.audit()


def besiege(folder: Path, messages: int, seed: int) -> Siege:
    with fixed_secrets(seed), structlog.testing.capture_logs() as logged:
        siege = Siege(folder, Random(seed))
        asyncio.run(siege.last(messages))
    assert not errors(logged), errors(logged)
    assert not siege.world.problems
    return siege


def test_every_kind_of_message_is_mutated() -> None:
    kinds = {each.__struct_config__.tag for each in protocol.ClientMessage.__args__}
    assert {message["type"] for message in VALID} == kinds


def test_messages_are_right_and_wrong_in_many_ways() -> None:
    source = Random(1)
    read: set[str] = set()
    problems: set[str] = set()
    for _ in range(20_000):
        try:
            read.add(type(protocol.read_message(mutate(source))).__name__)
        except msgspec.DecodeError as wrong:
            problems.add(str(wrong).partition(" - at")[0][:40])
    assert len(read) == len(protocol.ClientMessage.__args__)
    assert len(problems) > 50


def test_thousands_of_messages(tmp_path: Path) -> None:
    siege = besiege(tmp_path / "data", 6_000, seed=1)
    assert siege.unread > 2_000


@pytest.mark.long
@pytest.mark.parametrize("seed", range(2, 6))
def test_a_million_messages(tmp_path: Path, seed: int) -> None:
    """Memory is what it was: nothing is kept of messages but what they changed."""
    besiege(tmp_path / "first", 50_000, seed)
    before = _resident()
    besiege(tmp_path / "then", 200_000, -seed)
    assert _resident() - before < 100 * MEGABYTE


def _resident() -> int:
    """Bytes of memory that this process has in use; 0 where it cannot be known."""
    if sys.platform != "linux":
        return 0
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * 4096
