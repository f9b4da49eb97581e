"""Old tables that a server abandons and deletes by itself."""

from __future__ import annotations

import asyncio
from contextlib import closing
from pathlib import Path

from conclave.server.bot_workers.bot_pool import BotPool
from conclave.server.table_manager import TableManager
from conclave.storage import SqliteStorage
from conclave.table.settings import DAY
from conclave.table.storage_port import Summary
from tests.server.host.conftest import ADA, BO, make_tables, wish
from tests.storage.appends import append

NOW = 100 * DAY


def test_a_damaged_table_does_not_keep_the_others_from_being_retired(folder: Path) -> None:
    lobby, begun = make_tables(folder, wish(ADA, None), wish(ADA, BO, start=True), now=NOW - 40 * DAY)

    async def retire(storage: SqliteStorage) -> tuple[int, int]:
        manager = TableManager(storage, BotPool(), now=lambda: NOW)
        try:
            return await manager.retire(30 * DAY)
        finally:
            await manager.close()

    with closing(SqliteStorage.open(folder)) as storage:
        playing = Summary("ciub", "playing", True, "here", None, b"{}")
        damaged = append("damaged", 0, b"no line of any table", summary=playing, secret=bytes(64))
        storage.append(damaged).result(20)
        assert asyncio.run(retire(storage)) == (1, 1)
        assert storage.find(lobby) is None
        found = storage.find(begun)
        assert found is not None
        assert found.summary.stage == "abandoned"
        assert storage.find("damaged") is not None
