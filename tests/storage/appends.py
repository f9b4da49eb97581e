"""Appends as short as a test wants them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from conclave.table.storage_port import Append, Storage, Summary

LOBBY: Final = Summary("ciub", "lobby", True, "here", None, b"{}")


def append(
    table: str,
    after: int,
    *bodies: bytes,
    at: float = 1.0,
    summary: Summary = LOBBY,
    command: str = "",
    answer: bytes = b"",
    clients: Sequence[str] = (),
    secret: bytes | None = None,
) -> Append:
    return Append(table, after, at, bodies, summary, command, answer, clients, secret)


def bodies(storage: Storage, table: str) -> list[bytes]:
    """The log of a table, which must have no gaps."""
    lines = storage.lines(table)
    assert [line.seq for line in lines] == list(range(1, len(lines) + 1))
    return [line.body for line in lines]
