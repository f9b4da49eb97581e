"""A hall in this process on a storage of its own, with a clock that goes when it is told to.

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

from conclave.server import hall as hall_module
from conclave.server import tokens
from conclave.server.founding import Created, NewTable
from conclave.server.hall import Hall, Limits
from conclave.server.room import Room
from conclave.server.thinking.thinkers import Thinkers
from conclave.storage import SqliteStorage
from conclave.table import entries as log
from conclave.table.dice import SECRET_BYTES
from tests.server.fuzz.visiting import Secrets, Visitor

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
        self.hall = self._new_hall()

    def _new_hall(self) -> Hall:
        return Hall(self.storage, Thinkers(1, most_waiting=0), GENEROUS, lambda: self.now)

    async def open(self) -> None:
        asyncio.get_running_loop().set_exception_handler(
            lambda _, context: self.problems.append(str(context))
        )
        await self.hall.start()

    async def close(self) -> None:
        await self.hall.close()
        self.storage.close()

    async def restart(self) -> None:
        """The server ends and another begins with what is on disk."""
        await self.close()
        self.storage = SqliteStorage.open(self.folder)
        self.hall = self._new_hall()
        await self.open()

    async def create(self, creator: Visitor, new: NewTable) -> Created:
        created = await self.hall.create(creator.key, "somewhere", new)
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
        return await self.hall.room(table)

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
        due = table.go_on_beginning(self.now) or table.to_be_covered(self.now) or table.bot_turns(self.now)
        return bool(due)


@contextmanager
def drawn_from(seed: int) -> Iterator[None]:
    """Secrets and tokens that are the same in every run."""
    source = random.Random(seed)
    numbers = SimpleNamespace(
        token_bytes=source.randbytes,
        token_hex=lambda count: source.randbytes(count).hex(),
        token_urlsafe=lambda count: source.randbytes(count).hex()[:22],
    )
    with mock.patch.object(tokens, "secrets", numbers), mock.patch.object(hall_module, "secrets", numbers):
        yield


def errors(logged: Sequence[Mapping[str, Any]]) -> list[Mapping[str, Any]]:
    return [each for each in logged if each["log_level"] in ("error", "critical")]
