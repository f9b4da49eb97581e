"""What the host may do with all tables of a server: look at them, delete, kick, abandon."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final

import msgspec

from conclave.core.text import text
from conclave.server.context import refusal_of
from conclave.server.host_commands import (
    MOST_LISTED,
    Abandoned,
    AbandonTable,
    Deleted,
    DeleteTables,
    HostAnswer,
    HostCommand,
    Kicked,
    KickSeat,
    ListTables,
    Purged,
    PurgeTables,
    ShowTable,
    TableDetails,
    TableLine,
    TableLines,
)
from conclave.server.render import render_table
from conclave.server.table_manager import ENDED_OR_NEVER_BEGUN, NoSuchTable, TableManager
from conclave.table.refused import Refused
from conclave.table.settings import DAY
from conclave.table.sketch import SeatSketch, Sketch
from conclave.table.storage_port import Storage, StorageError, StoredTable

PURGED_TOGETHER: Final = 1000


class HostActions:
    def __init__(
        self,
        manager: TableManager,
        storage: Storage,
        *,
        running: bool = True,
        now: Callable[[], float] = time.time,
    ) -> None:
        self._manager = manager
        self._storage = storage
        self._running = running
        self._now = now

    async def carry_out(self, command: HostCommand) -> HostAnswer:
        """NoSuchTable, or Refused with a reason."""
        try:
            return await self._carry_out(command)
        except StorageError as wrong:
            raise refusal_of(wrong) from None

    async def _carry_out(self, command: HostCommand) -> HostAnswer:
        match command:
            case ListTables():
                return await self._list(command)
            case ShowTable(table):
                return await self._show(table)
            case DeleteTables(tables):
                return await self._delete(tables)
            case PurgeTables(older_than, dry_run):
                return await self._purge(older_than, dry_run)
            case KickSeat(table, seat):
                return await self._kick(table, seat)
            case AbandonTable(table):
                await self._manager.host_abandon(table)
                return Abandoned(table)

    async def _list(self, wish: ListTables) -> TableLines:
        before = None if wish.older_than is None else self._days_ago(wish.older_than)
        kept = await asyncio.to_thread(
            self._storage.tables, stages=wish.stages, changed_before=before, limit=wish.most + 1
        )
        return TableLines([_line(each) for each in kept[: wish.most]], len(kept) > wish.most)

    async def _show(self, table: str) -> TableDetails:
        room = await self._manager.room(table)
        kept = self._storage.find(table)
        if kept is None:
            raise NoSuchTable(table)
        lines = await asyncio.to_thread(self._storage.lines, table)
        shown = render_table(room.table, room.watching(), self._now())
        return TableDetails(
            table=table,
            game=shown.game,
            rules=shown.rules,
            playable=shown.playable,
            stage=shown.stage,
            created=kept.created,
            changed=kept.changed,
            lines=len(lines),
            log_bytes=sum([len(line.body) for line in lines]),
            options=shown.options,
            settings=shown.settings,
            seats=shown.seats,
            clients=len(room.table.state.clients),
            running=self._running,
            watching=shown.watching,
            places=shown.places,
        )

    async def _delete(self, tables: list[str]) -> Deleted:
        missing = [table for table in tables if self._storage.find(table) is None]
        return Deleted(0, missing) if missing else Deleted(await self._manager.host_delete(tables))

    async def _purge(self, older_than: int, dry_run: bool) -> Purged:
        before = self._days_ago(older_than)
        if dry_run:
            return Purged(len(await self._old(before, MOST_LISTED)), deleted=False)
        purged = 0
        while old := await self._old(before, PURGED_TOGETHER):
            purged += await self._manager.host_delete(old)
        return Purged(purged, deleted=True)

    async def _old(self, before: float, most: int) -> list[str]:
        kept = await asyncio.to_thread(
            self._storage.tables, stages=ENDED_OR_NEVER_BEGUN, changed_before=before, limit=most
        )
        return [each.table for each in kept]

    async def _kick(self, table: str, seat: int) -> Kicked:
        seat_holders = (await self._manager.room(table)).table.state.seat_holders
        if seat >= len(seat_holders):
            raise Refused("wrong", text("table-seat-unknown", seat=seat + 1, seats=len(seat_holders)))
        if seat_holders[seat].free:
            return Kicked("")
        name = seat_holders[seat].name
        await self._manager.host_kick(table, seat)
        return Kicked(name)

    def _days_ago(self, days: int) -> float:
        return self._now() - days * DAY


def _line(kept: StoredTable) -> TableLine:
    return TableLine(
        kept.table,
        kept.summary.game,
        kept.summary.stage,
        _seats(kept.summary.shown),
        kept.created,
        kept.changed,
        kept.lines,
    )


def _seats(shown: bytes) -> tuple[SeatSketch, ...]:
    """None if they cannot be read: a damaged table must be listed too, so that it can be deleted."""
    try:
        return msgspec.json.decode(shown, type=Sketch).seats
    except (msgspec.DecodeError, UnicodeDecodeError):
        return ()
