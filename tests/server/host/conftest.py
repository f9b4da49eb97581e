from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from conclave.server.bot_workers.bot_pool import BotPool
from conclave.server.table_manager import TableManager
from conclave.server.table_requests import BotSeat, MySeat, NewTable
from conclave.storage import SqliteStorage
from tests.cli.conftest import conclave
from tests.server.live.server_process import ServerProcess

__all__ = ["conclave"]

ADA = MySeat("Ada")
BO = MySeat("Bo")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A server's data folder at rest."""
    with closing(SqliteStorage.open(tmp_path / "data")):
        return tmp_path / "data"


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One for all tests that leave it running."""
    process = ServerProcess(tmp_path_factory.mktemp("host") / "data")
    process.start()
    yield process
    process.stop()
    assert "Traceback" not in process.log()


def make_tables(folder: Path, *wishes: NewTable, now: float) -> list[str]:
    """Tables made at a moment of the past, without a server."""

    async def made() -> list[str]:
        with closing(SqliteStorage.open(folder)) as storage:
            manager = TableManager(storage, BotPool(), now=lambda: now)
            created = [await manager.create("key", "here", wish) for wish in wishes]
            await manager.close()
            return [each.table for each in created]

    return asyncio.run(made())


def make_table_of_two(folder: Path, *, now: float) -> str:
    """A table that has not begun, with Ada and Bo from different browsers."""

    async def made() -> str:
        with closing(SqliteStorage.open(folder)) as storage:
            manager = TableManager(storage, BotPool(), now=lambda: now)
            created = await manager.create("key", "here", wish(ADA, None))
            client = await manager.enter(created.table, "another key", created.links.invite)
            room = await manager.room(created.table)
            await room.command(lambda table: (table.seats.sit(client, 1, BO.name), b""))
            await manager.close()
            return created.table

    return asyncio.run(made())


def wish(*seats: MySeat | BotSeat | None, start: bool = False, game: str = "wizard-dice") -> NewTable:
    return NewTable(game, {"players": len(seats)}, seats=list(seats), start=start)
