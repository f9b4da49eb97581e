"""The port through which tables are kept: an append-only log per table, and little beside it.

The log is the truth. Everything else here is found again from it, and is kept only so that it need not be
searched for: what a list of tables shows, which table must be looked at when, which clients sit where.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol


class StorageError(Exception):
    """Nothing of an append was kept; the message is for the host's log."""


class StorageFull(StorageError):
    """The disk has no room left."""


class Busy(StorageError):
    """Too much is waiting to be written already: refused at once rather than answered late."""


class OutOfStep(StorageError):
    """The log does not have the lines that the writer expected: read its table again."""


class RepeatedCommand(Exception):
    """The command was stored before; `answer` is the answer it got then."""

    def __init__(self, answer: bytes) -> None:
        super().__init__("the command was carried out before")
        self.answer = answer


@dataclass(frozen=True)
class Line:
    """One line of a table's log."""

    seq: int
    """From 1, without gaps."""
    at: float
    """Seconds since 1970."""
    body: bytes
    """JSON that only the table understands."""


@dataclass(frozen=True)
class Summary:
    """What is known of a table without opening its log."""

    game: str
    stage: str
    """`lobby`, `gathering`, `playing`, `over` or `abandoned`."""
    listed: bool
    """Whether everybody on this server may find it."""
    origin: str
    """A hash of the address it was made from."""
    wakes: float | None
    """When something happens automatically: a clock runs out, a bot decides (0: at once)."""
    shown: bytes
    """JSON for lists of tables."""


@dataclass(frozen=True)
class Append:
    """Lines that belong together: all of them are stored, with the other fields, or none."""

    table: str
    after: int
    """How many lines the log has so far."""
    at: float
    lines: Sequence[bytes]
    summary: Summary
    command: str = ""
    """A name for the command that led to them, unique in the table; empty if nobody will repeat it."""
    answer: bytes = b""
    """What the command is answered, also when it is repeated."""
    clients: Sequence[str] = ()
    """Clients that are found under `tables_of` from now on."""
    secret: bytes | None = None
    """The secret of the table's dice, with its first lines."""


@dataclass(frozen=True)
class StoredTable:
    """A table as lists know it."""

    table: str
    created: float
    changed: float
    lines: int
    summary: Summary


class Storage(Protocol):
    """Reads see every append whose future is done. All methods may be called from any thread."""

    def append(self, append: Append) -> Future[None]:
        """Done once everything is on disk; fails with OutOfStep, Repeated or a StorageError.

        What was handed in cannot be cancelled any more. Callbacks of the future must be short: the next
        append waits for them.
        """

    def lines(self, table: str) -> list[Line]:
        """The whole log of a table; empty if there is none."""

    def commands(self, table: str) -> set[str]:
        """The names of all commands of a table that have been carried out."""

    def answer(self, table: str, command: str) -> bytes | None:
        """What a command was answered, if it has been carried out."""

    def secret(self, table: str) -> bytes | None: ...

    def find(self, table: str) -> StoredTable | None: ...

    def tables(
        self,
        *,
        stages: Sequence[str] = (),
        listed: bool | None = None,
        origin: str | None = None,
        changed_before: float | None = None,
        limit: int = 1000,
    ) -> list[StoredTable]:
        """The latest changed first; every condition that is given must hold."""

    def tables_of(self, client: str, limit: int = 100) -> list[StoredTable]:
        """Where a client has been, the latest changed first."""

    def due(self, now: float, limit: int = 1000) -> list[str]:
        """Tables that wake by now, the earliest first."""

    def counts(self) -> Mapping[str, int]:
        """How many tables there are in every stage."""

    def delete(self, tables: Sequence[str]) -> Future[int]:
        """Remove tables with all that belongs to them; how many there were."""

    def backup(self, path: Path) -> None:
        """A whole copy, taken while everything goes on; the file appears only once it is complete."""

    def close(self) -> None:
        """After everything handed in so far is on disk."""
