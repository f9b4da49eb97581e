"""A server in this process on a storage of its own, with a clock that goes when it is told to.

Bots answer at once and by chance: what they think is of no matter here. Everything random is drawn from one
seed, so that a failure can be found again.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final
from unittest import mock

from conclave.server import table_manager, tokens
from conclave.server.bot_workers.bot_pool import BotPool
from conclave.server.room import Room
from conclave.server.table_manager import Limits, TableManager
from conclave.server.table_requests import Created, NewTable
from conclave.storage import SqliteStorage
from conclave.table import entries as log
from conclave.table.dice import SECRET_BYTES
from tests.server.fuzz.visitor import Secrets, Visitor

GENEROUS: Final = Limits(tables_per_origin=100_000, messages_per_second=1e9)

BOTS_ALONE: Final = 120.0
"""Seconds that a game may take which bots play among themselves."""


class World:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.now = 1_000_000.0
        self.secrets = Secrets()
        self.tables: list[str] = []
        self.problems: list[str] = []
        """Errors that nobody handled."""
        self.storage = SqliteStorage.open(folder)
        self.manager = self._new_manager()

    def _new_manager(self) -> TableManager:
        return TableManager(self.storage, BotPool(1, most_waiting=0), GENEROUS, lambda: self.now)

    async def open(self) -> None:
        asyncio.get_running_loop().set_exception_handler(
            lambda _, context: self.problems.append(str(context))
        )
        await self.manager.start()

    async def close(self) -> None:
        await self.manager.close()
        self.storage.close()

    async def restart(self) -> None:
        """The server ends and another begins with what is on disk."""
        await self.close()
        self.storage = SqliteStorage.open(self.folder)
        self.manager = self._new_manager()
        await self.open()

    async def create(self, creator: Visitor, new: NewTable) -> Created:
        created = await self.manager.create(creator.key, "somewhere", new)
        for token in (created.links.creator, created.links.invite, created.links.spectator):
            self.secrets.plant_token(token)
        self.watch(created.table)
        return created

    def watch(self, table: str) -> None:
        """Its secrets are looked for in everything that is sent from now on."""
        self.tables.append(table)
        secret = self.storage.secret(table)
        assert secret is not None
        self.secrets.plant_dice(table, secret[:SECRET_BYTES].hex())
        self.secrets.plant(secret[SECRET_BYTES:].hex())

    async def room(self, table: str) -> Room:
        return await self.manager.room(table)

    def log(self, table: str) -> list[log.AnyEntry]:
        return [log.decode(line.body) for line in self.storage.lines(table)]

    async def settle(self, visitors: list[Visitor]) -> None:
        """Until nobody has anything to do any more but wait for people, or for the clock."""
        for visitor in visitors:
            await visitor.settle()
        for table in self.tables:
            room = await self.room(table)
            room.look_after()
            async with asyncio.timeout(BOTS_ALONE):
                while self._is_busy(room):
                    await asyncio.sleep(0.001)
        for visitor in visitors:
            await visitor.settle()
        assert not self.problems, self.problems

    def _is_busy(self, room: Room) -> bool:
        table = room.table
        due = (
            table.play.go_on_beginning(self.now)
            or table.presence.seats_to_cover(self.now)
            or table.presence.bot_turns(self.now)
        )
        return bool(due)


@contextmanager
def fixed_secrets(seed: int) -> Iterator[None]:
    """Secrets and tokens that are the same in every run."""
    source = random.Random(seed)
    numbers = SimpleNamespace(
        token_bytes=source.randbytes,
        token_hex=lambda count: source.randbytes(count).hex(),
        token_urlsafe=lambda count: source.randbytes(count).hex()[:22],
    )
    with mock.patch.object(tokens, "secrets", numbers), mock.patch.object(table_manager, "secrets", numbers):
        yield


def errors(logged: Sequence[Mapping[str, Any]]) -> list[Mapping[str, Any]]:
    return [each for each in logged if each["log_level"] in ("error", "critical")]
