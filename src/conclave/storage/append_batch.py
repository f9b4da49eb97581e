"""Many appends written together, with as few statements as can be.

Python's threads take turns, and every statement is a turn, and so is every row that is read: where the event
loop is busy, statements for every append would cost more than the disk. So the appends of a batch are judged
first, by what is remembered of their tables, and what can be kept is written in statements of many rows.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

import apsw

from conclave.table.storage_port import Append, OutOfStep, RepeatedCommand, Summary

MOST_ROWS: Final = 64
"""In one statement. Statements of so many different lengths are kept prepared (`STATEMENTS`)."""
STATEMENTS: Final = 512
"""Prepared ones that a connection should keep: five of every length, and some."""
MOST_REMEMBERED: Final = 10_000
"""Tables; then all are forgotten and read again when they grow."""

_TABLES: Final = (
    "INSERT INTO tables (number, name, created, changed, lines, game, stage, listed, origin, wakes, shown)"
    " VALUES {} ON CONFLICT (number) DO UPDATE SET changed = excluded.changed, lines = excluded.lines,"
    " game = excluded.game, stage = excluded.stage, listed = excluded.listed, origin = excluded.origin,"
    " wakes = excluded.wakes, shown = excluded.shown"
)
_LONGER: Final = (
    "UPDATE tables SET changed = grown.column2, lines = grown.column3, shown = grown.column4"
    " FROM (VALUES {}) AS grown WHERE number = grown.column1"
)
"""Most appends change no more of a table. Indexes of columns that are not named are not written again."""
_LOG: Final = "INSERT INTO log (number, seq, at, body) VALUES {}"
_COMMANDS: Final = "INSERT INTO commands (number, command, answer) VALUES {}"
_CLIENTS: Final = "INSERT INTO clients (client, number) VALUES {} ON CONFLICT DO NOTHING"
_SECRETS: Final = "INSERT INTO secrets (number, secret) VALUES {}"
_CACHED: Final = (
    "SELECT name, number, lines, game, stage, listed, origin, wakes"
    " FROM (VALUES {}) AS asked CROSS JOIN tables ON name = asked.column1"
)
_ANSWERS: Final = (
    "SELECT name, command, answer FROM (VALUES {}) AS asked CROSS JOIN tables ON name = asked.column1"
    " CROSS JOIN commands ON commands.number = tables.number AND command = asked.column2"
)

Value = str | int | float | bytes | None
Row = tuple[Value, ...]
Refused = OutOfStep | RepeatedCommand


@dataclass(frozen=True)
class CachedTable:
    """A table as it was when it was last written."""

    number: int
    lines: int
    found: Row
    """The columns that are written only when they change."""


class TableCache:
    """What the only connection that writes has written last. Nobody else changes it: it need not be read."""

    def __init__(self) -> None:
        self._tables: dict[str, CachedTable] = {}

    def look_up(self, connection: apsw.Connection, names: Sequence[str]) -> dict[str, CachedTable]:
        """Those of the tables that there are."""
        unknown = [(name,) for name in names if name not in self._tables]
        for name, number, lines, *found in _select(connection, _CACHED, unknown):
            self._tables[name] = CachedTable(number, lines, tuple(found))
        return {name: self._tables[name] for name in names if name in self._tables}

    def keep(self, tables: Mapping[str, CachedTable]) -> None:
        """After they are committed."""
        if len(self._tables) + len(tables) > MOST_REMEMBERED:
            self._tables.clear()
        self._tables.update(tables)

    def forget(self, names: Sequence[str]) -> None:
        for name in names:
            self._tables.pop(name, None)


class AppendBatch:
    """The tables of a batch as they are, and then as they will be. All of it within one transaction."""

    def __init__(
        self, connection: apsw.Connection, table_cache: TableCache, appends: Sequence[Append]
    ) -> None:
        names = list(dict.fromkeys([append.table for append in appends]))
        self.tables = table_cache.look_up(connection, names)
        asked = [(append.table, append.command) for append in appends if append.command]
        self._answers: dict[tuple[str, str], bytes] = {
            (name, command): answer for name, command, answer in _select(connection, _ANSWERS, asked)
        }
        self._next = 1
        if len(self.tables) < len(names):
            self._next += connection.execute("SELECT coalesce(max(number), 0) FROM tables").get
        self._changed: dict[int, Row] = {}
        self._longer: dict[int, Row] = {}
        self._log: list[Row] = []
        self._commands: list[Row] = []
        self._clients: list[Row] = []
        self._secrets: list[Row] = []

    def enter(self, append: Append) -> Refused | None:
        """What can be kept will be written; of anything else it is said why not."""
        answer = self._answers.get((append.table, append.command))
        if answer is not None:
            return RepeatedCommand(answer)
        known = self.tables.get(append.table)
        length = 0 if known is None else known.lines
        if append.after != length:
            return OutOfStep(f"table {append.table} has {length} lines, not {append.after}")
        number = self._new_number() if known is None else known.number
        length += len(append.lines)
        for seq, body in enumerate(append.lines, append.after + 1):
            self._log.append((number, seq, append.at, body))
        self._summarise(CachedTable(number, length, _columns(append.summary)), append)
        if append.command:
            self._answers[append.table, append.command] = append.answer
            self._commands.append((number, append.command, append.answer))
        self._clients += [(client, number) for client in append.clients]
        if append.secret is not None:
            self._secrets.append((number, append.secret))
        return None

    def _summarise(self, now: CachedTable, append: Append) -> None:
        before = self.tables.get(append.table)
        self.tables[append.table] = now
        number, at, shown = now.number, append.at, append.summary.shown
        if number not in self._changed and before is not None and before.found == now.found:
            self._longer[number] = (number, at, now.lines, shown)
            return
        self._longer.pop(number, None)
        self._changed[number] = (number, append.table, at, at, now.lines, *now.found, shown)

    def _new_number(self) -> int:
        self._next += 1
        return self._next - 1

    def write(self, connection: apsw.Connection) -> None:
        _write(connection, _TABLES, list(self._changed.values()))
        _write(connection, _LONGER, list(self._longer.values()))
        _write(connection, _LOG, self._log)
        _write(connection, _COMMANDS, self._commands)
        _write(connection, _CLIENTS, self._clients)
        _write(connection, _SECRETS, self._secrets)


def _columns(summary: Summary) -> Row:
    return (summary.game, summary.stage, summary.listed, summary.origin, summary.wakes)


def delete_tables(connection: apsw.Connection, names: Sequence[str]) -> int:
    """Within a transaction; how many there were. All that belongs to them goes with them."""
    deleted = 0
    for name in names:
        connection.execute("DELETE FROM tables WHERE name = ?", (name,))
        deleted += connection.changes()
    return deleted


# -- statements of many rows ---------------------------------------------------------------------------------


def _write(connection: apsw.Connection, statement: str, rows: Sequence[Row]) -> None:
    for some in _in_parts(rows):
        connection.execute(_statement(statement, len(some), len(some[0])), _flat(some))


def _select(connection: apsw.Connection, statement: str, rows: Sequence[Row]) -> Iterator[tuple[Any, ...]]:
    for some in _in_parts(rows):
        yield from connection.execute(_statement(statement, len(some), len(some[0])), _flat(some))


def _in_parts(rows: Sequence[Row]) -> Iterator[Sequence[Row]]:
    for start in range(0, len(rows), MOST_ROWS):
        yield rows[start : start + MOST_ROWS]


@cache
def _statement(statement: str, rows: int, columns: int) -> str:
    row = f"({', '.join('?' * columns)})"
    return statement.format(", ".join([row] * rows))


def _flat(rows: Iterable[Row]) -> list[Value]:
    return [value for row in rows for value in row]
