"""What the database looks like, step by step. A step that was released is never changed again.

`PRAGMA user_version` counts the steps that a file has gone through.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import apsw

FIRST: Final = """
CREATE TABLE tables (
    number  INTEGER PRIMARY KEY,
    name    TEXT NOT NULL UNIQUE,
    created REAL NOT NULL,
    changed REAL NOT NULL,
    lines   INTEGER NOT NULL,
    game    TEXT NOT NULL,
    stage   TEXT NOT NULL,
    listed  INTEGER NOT NULL,
    origin  TEXT NOT NULL,
    wakes   REAL,
    shown   BLOB NOT NULL
) STRICT;
CREATE INDEX tables_by_change ON tables (changed);
CREATE INDEX tables_by_stage ON tables (stage);
CREATE INDEX tables_by_origin ON tables (origin);
CREATE INDEX tables_by_waking ON tables (wakes) WHERE wakes IS NOT NULL;

CREATE TABLE log (
    number INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
    seq    INTEGER NOT NULL,
    at     REAL NOT NULL,
    body   BLOB NOT NULL,
    PRIMARY KEY (number, seq)
) STRICT, WITHOUT ROWID;

CREATE TABLE commands (
    number  INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
    command TEXT NOT NULL,
    answer  BLOB NOT NULL,
    PRIMARY KEY (number, command)
) STRICT, WITHOUT ROWID;

CREATE TABLE clients (
    client TEXT NOT NULL,
    number INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
    PRIMARY KEY (client, number)
) STRICT, WITHOUT ROWID;
CREATE INDEX clients_by_table ON clients (number);

CREATE TABLE secrets (
    number INTEGER PRIMARY KEY REFERENCES tables ON DELETE CASCADE,
    secret BLOB NOT NULL
) STRICT;
"""

MIGRATIONS: Final[Sequence[str]] = (FIRST,)


def migrate(connection: apsw.Connection, migrations: Sequence[str] = MIGRATIONS) -> None:
    """Take the steps that are missing, each whole or not at all."""
    for version in range(connection.pragma("user_version"), len(migrations)):
        with connection:
            connection.execute(migrations[version])
            connection.pragma("user_version", version + 1)
