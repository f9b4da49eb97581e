"""Requests for a new table, their answers, and entries in lists of tables."""

from __future__ import annotations

from typing import Annotated

import msgspec

from conclave.server import protocol
from conclave.table.settings import Settings
from conclave.table.sketch import Sketch


class MySeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="me"):
    name: protocol.Name


class BotSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="bot"):
    bot: protocol.Name
    name: str = ""


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    options: dict[str, str | int | bool] = {}
    settings: Settings = Settings()
    seats: Annotated[list[MySeat | BotSeat | None], msgspec.Meta(max_length=10)] = []
    """Who sits where from the start; other seats stay free."""
    start: bool = False
    """Begin at once, if every seat is taken."""


class Links(msgspec.Struct, frozen=True):
    """Tokens, given out once; the server keeps only their digests."""

    creator: str
    invite: str
    spectator: str


class Created(msgspec.Struct, frozen=True):
    table: str
    client: int
    links: Links


class Listed(msgspec.Struct, frozen=True):
    table: str
    created: float
    changed: float
    sketch: Sketch
    your_turn: bool = False
    """Whether the table waits for the client that asked, in the list of its own tables."""
