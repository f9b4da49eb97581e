"""Many appends written together, with as few statements as can be.

Python's threads take turns, and every statement is a turn: where the event loop is busy, statements for every
append would cost more than the disk. So the appends of a batch are judged first, and what can be kept is
written in statements of many rows.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import Any, Final

import apsw

from conclave.table.storing import Append, OutOfStep, Repeated

MOST_ROWS: Final = 64
"""A power of two: rows are written by powers of two, so that few different statements are prepared."""

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
_KNOWN: Final = (
    "SELECT name, number, lines, game, stage, listed, origin, wakes"
    " FROM (VALUES {}) AS asked CROSS JOIN tables ON name = asked.column1"
)
_ANSWERS: Final = (
    "SELECT name, command, answer FROM (VALUES {}) AS asked CROSS JOIN tables ON name = asked.column1"
    " CROSS JOIN commands ON commands.number = tables.number AND command = asked.column2"
)

Value = str | int | float | bytes | None
Row = tuple[Value, ...]
Refused = OutOfStep | Repeated


def write_appends(connection: apsw.Connection, appends: Sequence[Append]) -> list[Refused | None]:
    """Within a transaction: what can be kept is written, and for every other append it is said why not."""
    sheet = _Sheet(connection, appends)
    outcomes = [sheet.enter(append) for append in appends]
    sheet.write(connection)
    return outcomes


class _Sheet:
    """The tables of a batch as they are, and then as they will be."""

    def __init__(self, connection: apsw.Connection, appends: Sequence[Append]) -> None:
        names = list(dict.fromkeys([append.table for append in appends]))
        self._numbers: dict[str, int] = {}
        self._lengths = dict.fromkeys(names, 0)
        self._found: dict[int, Row] = {}
        for name, number, lines, *found in _select(connection, _KNOWN, [(name,) for name in names]):
            self._numbers[name] = number
            self._lengths[name] = lines
            self._found[number] = tuple(found)
        asked = [(append.table, append.command) for append in appends if append.command]
        self._answers: dict[tuple[str, str], bytes] = {
            (name, command): answer for name, command, answer in _select(connection, _ANSWERS, asked)
        }
        self._next = 1
        if len(self._numbers) < len(names):
            self._next += connection.execute("SELECT coalesce(max(number), 0) FROM tables").get
        self._tables: dict[int, Row] = {}
        self._longer: dict[int, Row] = {}
        self._log: list[Row] = []
        self._commands: list[Row] = []
        self._clients: list[Row] = []
        self._secrets: list[Row] = []

    def enter(self, append: Append) -> Refused | None:
        answer = self._answers.get((append.table, append.command))
        if answer is not None:
            return Repeated(answer)
        length = self._lengths[append.table]
        if append.after != length:
            return OutOfStep(f"table {append.table} has {length} lines, not {append.after}")
        number = self._number(append.table)
        length += len(append.lines)
        for seq, body in enumerate(append.lines, append.after + 1):
            self._log.append((number, seq, append.at, body))
        self._lengths[append.table] = length
        self._summarise(number, append, length)
        if append.command:
            self._answers[append.table, append.command] = append.answer
            self._commands.append((number, append.command, append.answer))
        self._clients += [(client, number) for client in append.clients]
        if append.secret is not None:
            self._secrets.append((number, append.secret))
        return None

    def _summarise(self, number: int, append: Append, length: int) -> None:
        at, summary = append.at, append.summary
        found = (summary.game, summary.stage, summary.listed, summary.origin, summary.wakes)
        if number not in self._tables and found == self._found.get(number):
            self._longer[number] = (number, at, length, summary.shown)
            return
        self._longer.pop(number, None)
        self._tables[number] = (number, append.table, at, at, length, *found, summary.shown)

    def _number(self, name: str) -> int:
        number = self._numbers.get(name)
        if number is None:
            number = self._numbers[name] = self._next
            self._next += 1
        return number

    def write(self, connection: apsw.Connection) -> None:
        _write(connection, _TABLES, list(self._tables.values()))
        _write(connection, _LONGER, list(self._longer.values()))
        _write(connection, _LOG, self._log)
        _write(connection, _COMMANDS, self._commands)
        _write(connection, _CLIENTS, self._clients)
        _write(connection, _SECRETS, self._secrets)


def delete_tables(connection: apsw.Connection, names: Sequence[str]) -> int:
    """Within a transaction; how many there were. All that belongs to them goes with them."""
    deleted = 0
    for name in names:
        connection.execute("DELETE FROM tables WHERE name = ?", (name,))
        deleted += connection.changes()
    return deleted


# -- statements of many rows ---------------------------------------------------------------------------------


def _write(connection: apsw.Connection, statement: str, rows: Sequence[Row]) -> None:
    for some in _by_powers_of_two(rows):
        connection.execute(_written(statement, len(some), len(some[0])), _flat(some))


def _select(connection: apsw.Connection, statement: str, rows: Sequence[Row]) -> Iterator[tuple[Any, ...]]:
    for some in _by_powers_of_two(rows):
        yield from connection.execute(_written(statement, len(some), len(some[0])), _flat(some))


def _by_powers_of_two(rows: Sequence[Row]) -> Iterator[Sequence[Row]]:
    start, size = 0, MOST_ROWS
    while start < len(rows):
        while size > len(rows) - start:
            size //= 2
        yield rows[start : start + size]
        start += size


@cache
def _written(statement: str, rows: int, columns: int) -> str:
    row = f"({', '.join('?' * columns)})"
    return statement.format(", ".join([row] * rows))


def _flat(rows: Iterable[Row]) -> list[Value]:
    return [value for row in rows for value in row]
