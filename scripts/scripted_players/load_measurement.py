"""A server with hundreds of tables: set up, and measured at a steady rate of decisions."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from pathlib import Path
from random import Random
from typing import Final, TypeVar

import msgspec
from scripts.scripted_players.percentiles import Spread, spread
from scripts.scripted_players.player import Player
from scripts.scripted_players.scripted_table import Plan, ScriptedTable, make_table
from scripts.scripted_players.server_process import ServerProcess, busy_seconds
from scripts.scripted_players.steady_load import SteadyLoad

from conclave.registry import KITS

GAMES: Final = tuple([kit.name for kit in KITS.ours])
SEATS: Final = 4
AT_ONCE: Final = 16
"""Requests and connections that are under way together while tables are set up."""
LONGEST_WAIT: Final = 300.0
Each = TypeVar("Each")


class Phase(msgspec.Struct, frozen=True):
    """A stretch of steady load."""

    name: str
    seconds: float
    rate: float
    """Decisions due per second."""
    acknowledged: int
    per_second: float
    from_sending: Spread
    from_due: Spread
    talking: Spread
    overdue: int
    """Decisions that were due and could not be sent by the end."""
    rest: float
    """Seconds after the end until everything that was sent is answered."""
    refused: dict[str, int]
    fsync: Spread
    server: float
    generator: float
    bots: float
    others: float
    """Shares of one processor; others are whatever else runs on this machine."""
    incoming: float
    """Megabytes per second that the players received."""


class Setting(msgspec.Struct, frozen=True):
    """How the tables were set up, and what they take."""

    tables: int
    sockets: int
    made: float
    """Seconds until all tables were made and entered."""
    connected: float
    """Seconds until all sockets were open, too."""
    playing: float
    """Seconds until everybody sat, all seeds were in and all games had begun, too."""
    memory: float
    """MiB of the server with all tables, without sockets."""
    socket_memory: float
    """KiB for every idle socket more."""


class LoadMeasurement:
    """One server with its tables and players."""

    def __init__(self, server: ServerProcess, seed: int, say: Callable[[str], None]) -> None:
        self.server = server
        self.load = SteadyLoad(Random(seed))
        self.tables: list[ScriptedTable] = []
        self._rng = Random(seed)
        self._say = say

    @property
    def players(self) -> list[Player]:
        return [player for scripted in self.tables for player in scripted.players]

    async def set_up(self, tables: int, bot: str, every: int, rest: float) -> Setting:
        """Every so many tables one of the four is a bot, if one is named. Memory is measured after a rest."""
        begin = time.perf_counter()
        plans = [self._plan(number, bot if number % every == 0 else "") for number in range(tables)]
        await _some_at_once(plans, self._make_table)
        made = time.perf_counter() - begin
        self._say(f"{tables} tables are made after {made:.1f} s")
        players = self.players
        for player in players:
            player.takes_part = False
        await asyncio.sleep(rest)
        before = self.server.memory()
        begin += rest
        await _some_at_once(players, Player.connect)
        await _until(lambda: all(player.stage for player in players))
        connected = time.perf_counter() - begin
        self._say(f"{len(players)} sockets are open after {connected:.1f} s")
        await asyncio.sleep(rest)
        after = self.server.memory()
        begin += rest
        await _some_at_once(self.tables, self._begin)
        playing = time.perf_counter() - begin
        self._say(f"everybody plays after {playing:.1f} s")
        return Setting(
            tables=tables,
            sockets=len(players),
            made=round(made, 1),
            connected=round(connected, 1),
            playing=round(playing, 1),
            memory=round(before / 2**20, 1),
            socket_memory=round((after - before) / 1024 / len(players), 1),
        )

    def _plan(self, number: int, bot: str) -> Plan:
        guests = ["guest"] * (SEATS - 1)
        if bot:
            guests[-1] = bot
        return Plan(GAMES[number % len(GAMES)], ("me", *guests))

    async def _make_table(self, plan: Plan) -> None:
        self.tables.append(await make_table(self.server.address, plan, self.load, self._rng))

    async def _begin(self, scripted: ScriptedTable) -> None:
        for player in scripted.players:
            player.takes_part = True
            player.go_on()
        await _until(lambda: all(player.game is not None for player in scripted.players))

    async def measure(self, name: str, rate: float, seconds: float, floods: bool = False) -> Phase:
        players = self.players
        async with _fsync_times(self.server.folder) as fsync:
            received = _bytes_received(players)
            self.load.forget()
            cpu = self._processors()
            begin = time.perf_counter()
            await self.load.run(rate, seconds, players if floods else ())
            took = time.perf_counter() - begin
            shares = [(now - then) / took for now, then in zip(self._processors(), cpu, strict=True)]
            received = _bytes_received(players) - received
            acknowledged = len(self.load.from_sending) + len(self.load.talking)
            overdue = self.load.give_up()
            await _until(lambda: not any(player.awaiting for player in players))
            rest = time.perf_counter() - begin - took
            self._say(f"{name}: {acknowledged} acknowledged, the rest after {rest:.1f} s")
        load = self.load
        server, generator, bots, busy = [round(share, 2) for share in shares]
        return Phase(
            name=name,
            seconds=round(took, 1),
            rate=rate,
            acknowledged=acknowledged,
            per_second=round(acknowledged / took, 1),
            from_sending=spread(load.from_sending),
            from_due=spread(load.from_due),
            talking=spread(load.talking),
            overdue=overdue,
            rest=round(rest, 2),
            refused=dict(load.refused),
            fsync=spread(fsync),
            server=server,
            generator=generator,
            bots=bots,
            others=round(max(0.0, busy - server - generator - bots), 2),
            incoming=round(received / took / 1e6, 1),
        )

    def _processors(self) -> list[float]:
        server = self.server
        return [server.processor_seconds(), time.process_time(), server.bot_seconds(), busy_seconds()]

    def problems(self) -> list[str]:
        found = [f"table {player.table}: {each}" for player in self.players for each in player.problems]
        if self.load.parted_players:
            found.append(f"{self.load.parted_players} sockets were closed by the server")
        return found


@contextlib.asynccontextmanager
async def _fsync_times(folder: Path) -> AsyncIterator[list[float]]:
    """Filled at the end with how long the disk took, in seconds, on the filesystem of the data."""
    probe = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "scripts.scripted_players.disk_latency",
        str(folder),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    times: list[float] = []
    try:
        yield times
    finally:
        output, _ = await probe.communicate(b"")
        times += json.loads(output)


async def _some_at_once(all_of_them: Sequence[Each], work: Callable[[Each], Awaitable[None]]) -> None:
    waiting = iter(all_of_them)

    async def one_after_the_other() -> None:
        for each in waiting:
            await work(each)

    await asyncio.gather(*[one_after_the_other() for _ in range(AT_ONCE)])


async def _until(fulfilled: Callable[[], bool]) -> None:
    async with asyncio.timeout(LONGEST_WAIT):
        while not fulfilled():
            await asyncio.sleep(0.05)


def _bytes_received(players: list[Player]) -> int:
    return sum([player.received for player in players])
