"""A program that lengthens a few tables as fast as it can and prints what is kept, until it is killed."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from tests.storage.appends import append

from conclave.storage import SqliteStorage

TABLES: Final = 6


def main(folder: Path, sitting: str) -> None:
    storage = SqliteStorage.open(folder)
    found = {kept.table: kept.lines for kept in storage.tables()}
    lengths = {table: found.get(table, 0) for table in [f"table {n}" for n in range(TABLES)]}
    for round_number in range(1_000_000):
        name = f"{sitting}.{round_number}"
        body = name.encode()
        handed_in = {
            table: storage.append(append(table, length, body, body, command=name, answer=body))
            for table, length in lengths.items()
        }
        for table, future in handed_in.items():
            future.result()
            print(f"{table}:{name}", flush=True)
            lengths[table] += 2


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2])
