"""Tables that wake by themselves: where something is due, and not again and again where nothing is."""

from __future__ import annotations

import asyncio
from concurrent.futures import Future
from dataclasses import replace
from pathlib import Path

from conclave.server import table_manager
from conclave.server.bot_workers.bot_pool import BotPool
from conclave.server.table_manager import TableManager
from conclave.server.table_requests import BotSeat, NewTable
from conclave.storage import SqliteStorage
from conclave.table.storage_port import Append


def test_a_table_that_wakes_in_vain_is_not_woken_again(tmp_path: Path) -> None:
    async def scenario() -> None:
        storage = SqliteStorage.open(tmp_path)
        manager = TableManager(storage, BotPool())
        table = (await manager.create("key", "origin", NewTable("ciub"))).table
        kept = storage.find(table)
        assert kept is not None
        assert storage.due(kept.changed + 1000) == []
        too_early = replace(kept.summary, wakes=0.0)
        done: Future[None] = storage.append(Append(table, kept.lines, kept.changed, [], too_early))
        done.result()
        assert storage.due(kept.changed) == [table]
        another = TableManager(storage, BotPool())
        await another.start()
        while storage.due(kept.changed):
            await asyncio.sleep(0.01)
        after = storage.find(table)
        assert after is not None
        assert (after.lines, after.changed) == (kept.lines, kept.changed), "nothing has happened at it"
        await another.close()
        storage.close()

    asyncio.run(asyncio.wait_for(scenario(), 30))


def test_bots_go_on_where_nobody_is(tmp_path: Path) -> None:
    async def scenario() -> None:
        storage = SqliteStorage.open(tmp_path)
        new = NewTable(
            "wizard-dice", {"players": 2}, seats=[BotSeat("random"), BotSeat("random")], start=True
        )
        before = TableManager(storage, BotPool(processes=1))
        table = (await before.create("key", "origin", new)).table
        await before.close()
        manager = TableManager(storage, BotPool(processes=1))  # as after a restart
        await manager.start()
        while (kept := storage.find(table)) is not None and kept.summary.stage != "over":
            await asyncio.sleep(0.05)
        assert kept is not None
        assert storage.due(kept.changed + table_manager.REST_AFTER) == []
        await manager.close()
        storage.close()

    asyncio.run(asyncio.wait_for(scenario(), 60))
