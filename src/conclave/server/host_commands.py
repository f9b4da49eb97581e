"""What the host of a server can ask for, and what is answered.

A command is the same whether it goes to a server that runs or is carried out in a folder at rest.
"""

from __future__ import annotations

from typing import Annotated, Final

import msgspec

from conclave.server.message_parts import SeatShown
from conclave.server.protocol import SeatNumber
from conclave.table.settings import Settings
from conclave.table.sketch import SeatSketch
from conclave.table.stages import Stage

MOST_DAYS: Final = 36_500
MOST_LISTED: Final = 100_000

Days = Annotated[int, msgspec.Meta(ge=0, le=MOST_DAYS)]
TableId = Annotated[str, msgspec.Meta(max_length=100)]


# -- commands ------------------------------------------------------------------------------------------------


class Command(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    """Base of everything that a host can ask for."""


class ListTables(Command, frozen=True, tag="list"):
    stages: list[Stage] = []
    """None named: all."""
    older_than: Days | None = None
    """Days without a change."""
    most: Annotated[int, msgspec.Meta(ge=1, le=MOST_LISTED)] = 1000


class DeleteTables(Command, frozen=True, tag="delete"):
    """All of them, or none if one is not there."""

    tables: list[TableId]


class PurgeTables(Command, frozen=True, tag="purge"):
    older_than: Days
    dry_run: bool = False
    """Only count."""


class OneTable(Command, frozen=True):
    """Base of commands about one table."""

    table: TableId


class ShowTable(OneTable, frozen=True, tag="show"):
    pass


class KickSeat(OneTable, frozen=True, tag="kick"):
    seat: SeatNumber


class AbandonTable(OneTable, frozen=True, tag="abandon"):
    """The game ends, and its dice are revealed."""


HostCommand = ListTables | ShowTable | DeleteTables | PurgeTables | KickSeat | AbandonTable


# -- answers -------------------------------------------------------------------------------------------------


class TableLine(msgspec.Struct, frozen=True):
    """A table in a list. Times are seconds since 1970."""

    table: str
    game: str
    stage: str
    seats: tuple[SeatSketch, ...]
    created: float
    changed: float
    lines: int
    """Of its log."""


class TableLines(msgspec.Struct, frozen=True):
    tables: list[TableLine]
    """The latest changed first."""
    more: bool
    """There are others that fit as well."""


class TableDetails(msgspec.Struct, frozen=True):
    table: str
    game: str
    rules: int
    playable: bool
    """The rules of this game are at hand."""
    stage: str
    created: float
    changed: float
    lines: int
    log_bytes: int
    options: dict[str, str]
    settings: Settings
    seats: list[SeatShown]
    clients: int
    """How many have ever come in."""
    running: bool
    """A server runs, so that somebody can be here."""
    watching: int
    """Connected without a seat."""
    places: list[int] | None


class Deleted(msgspec.Struct, frozen=True):
    deleted: int
    missing: list[str] = []
    """Tables that are not there; then none of the others was deleted."""


class Purged(msgspec.Struct, frozen=True):
    tables: int
    deleted: bool


class Kicked(msgspec.Struct, frozen=True):
    name: str
    """Who sat there; empty if nobody did."""


class Abandoned(msgspec.Struct, frozen=True):
    table: str


HostAnswer = TableLines | TableDetails | Deleted | Purged | Kicked | Abandoned
