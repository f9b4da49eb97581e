"""Reading what is kept, from any thread, beside the writer."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from queue import LifoQueue
from typing import Any, Final

import apsw

from conclave.storage.database import open_to_read
from conclave.storage.problems import storage_error
from conclave.table.storage_port import Line, StoredTable, Summary

CONNECTIONS: Final = 4
"""So many threads read at the same time; others wait a moment."""

_SELECT: Final = "SELECT name, created, changed, lines, game, stage, listed, origin, wakes, shown FROM tables"
_LATEST_FIRST: Final = " ORDER BY changed DESC, number DESC LIMIT ?"


class Reader:
    """A few read-only connections. A connection of APSW may change threads, but serves one at a time."""

    def __init__(self, path: Path, connections: int = CONNECTIONS) -> None:
        self._all = [open_to_read(path) for _ in range(connections)]
        self._free: LifoQueue[apsw.Connection] = LifoQueue()
        for connection in self._all:
            self._free.put(connection)

    def close(self) -> None:
        """Call when nobody reads any more; later reads find closed connections."""
        for connection in [self._free.get() for _ in self._all]:
            connection.close()
            self._free.put(connection)

    @contextmanager
    def _connection(self) -> Iterator[apsw.Connection]:
        connection = self._free.get()
        try:
            yield connection
        except apsw.Error as wrong:
            raise storage_error(wrong) from wrong
        finally:
            self._free.put(connection)

    def _rows(self, statement: str, values: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
        with self._connection() as connection:
            return connection.execute(statement, tuple(values)).fetchall()

    def _value(self, statement: str, values: Sequence[Any] = ()) -> Any:
        rows = self._rows(statement, values)
        return rows[0][0] if rows else None

    # -- one table -------------------------------------------------------------------------------------------

    def lines(self, table: str) -> list[Line]:
        rows = self._rows(
            "SELECT seq, at, body FROM log"
            " WHERE number = (SELECT number FROM tables WHERE name = ?) ORDER BY seq",
            (table,),
        )
        return [Line(*row) for row in rows]

    def commands(self, table: str) -> set[str]:
        rows = self._rows("SELECT command FROM commands JOIN tables USING (number) WHERE name = ?", (table,))
        return {row[0] for row in rows}

    def answer(self, table: str, command: str) -> bytes | None:
        found: bytes | None = self._value(
            "SELECT answer FROM commands JOIN tables USING (number) WHERE name = ? AND command = ?",
            (table, command),
        )
        return found

    def secret(self, table: str) -> bytes | None:
        found: bytes | None = self._value(
            "SELECT secret FROM secrets JOIN tables USING (number) WHERE name = ?", (table,)
        )
        return found

    def find(self, table: str) -> StoredTable | None:
        rows = self._rows(f"{_SELECT} WHERE name = ?", (table,))
        return _stored_table(rows[0]) if rows else None

    # -- many ------------------------------------------------------------------------------------------------

    def tables(
        self,
        *,
        stages: Sequence[str] = (),
        listed: bool | None = None,
        origin: str | None = None,
        changed_before: float | None = None,
        limit: int = 1000,
    ) -> list[StoredTable]:
        conditions: dict[str, Sequence[Any]] = {}
        if stages:
            conditions[f"stage IN ({', '.join('?' * len(stages))})"] = stages
        if listed is not None:
            conditions["listed = ?"] = (listed,)
        if origin is not None:
            conditions["origin = ?"] = (origin,)
        if changed_before is not None:
            conditions["changed < ?"] = (changed_before,)
        where = f" WHERE {' AND '.join(conditions)}" if conditions else ""
        values = [value for given in conditions.values() for value in given]
        rows = self._rows(f"{_SELECT}{where}{_LATEST_FIRST}", (*values, limit))
        return [_stored_table(row) for row in rows]

    def tables_of(self, client: str, limit: int = 100) -> list[StoredTable]:
        rows = self._rows(
            f"{_SELECT} JOIN clients USING (number) WHERE client = ?{_LATEST_FIRST}",
            (client, limit),
        )
        return [_stored_table(row) for row in rows]

    def due(self, now: float, limit: int = 1000) -> list[str]:
        rows = self._rows("SELECT name FROM tables WHERE wakes <= ? ORDER BY wakes LIMIT ?", (now, limit))
        return [name for (name,) in rows]

    def counts(self) -> Mapping[str, int]:
        return dict(self._rows("SELECT stage, count(*) FROM tables GROUP BY stage"))


def _stored_table(row: tuple[Any, ...]) -> StoredTable:
    table, created, changed, lines, game, stage, listed, origin, wakes, shown = row
    return StoredTable(
        table, created, changed, lines, Summary(game, stage, bool(listed), origin, wakes, shown)
    )
