"""What a scripted player reads of the server's messages: what it needs, and no more, to be quick.

Written apart from the server's own classes, so that a change of the protocol that would break clients breaks
this one too.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec


class Action(msgspec.Struct):
    code: int


class Family(msgspec.Struct):
    """Many actions of one kind: every value of every argument. Not every combination is legal."""

    kind: str
    arguments: dict[str, list[Any]]


class Legal(msgspec.Struct):
    count: int
    actions: list[Action]
    families: list[Family]
    """Instead of actions where there are too many to list."""


class Asked(msgspec.Struct):
    seat: int


class Game(msgspec.Struct):
    version: int
    asked: list[Asked]
    legal: Legal
    can_undo: bool


class Seat(msgspec.Struct):
    name: str


class Dice(msgspec.Struct):
    step: str
    wanted: list[int]


class Table(msgspec.Struct):
    stage: str
    seats: list[Seat]
    dice: Dice


class You(msgspec.Struct):
    client: int
    seats: list[int]
    creator: bool
    shows: int | None


class ServerMessage(msgspec.Struct, tag_field="type"):
    """Base of all messages."""


class Welcome(ServerMessage, tag="welcome"):
    table: Table
    you: You
    game: Game | None


class TableChanged(ServerMessage, tag="table"):
    table: Table
    you: You


class GameChanged(ServerMessage, tag="game"):
    after: int
    game: Game


class Done(ServerMessage, tag="done"):
    id: str
    version: int | None = None


class Refused(ServerMessage, tag="refused"):
    id: str
    code: str
    reason: msgspec.Raw = msgspec.Raw(b"")


class Bye(ServerMessage, tag="bye"):
    reason: msgspec.Raw


class Said(ServerMessage, tag="said"):
    pass


class Reacted(ServerMessage, tag="reacted"):
    pass


class Pong(ServerMessage, tag="pong"):
    pass


class Advice(ServerMessage, tag="advice"):
    pass


AnyServerMessage = (
    Welcome | TableChanged | GameChanged | Done | Refused | Bye | Said | Reacted | Pong | Advice
)
READER: Final[msgspec.json.Decoder[AnyServerMessage]] = msgspec.json.Decoder(AnyServerMessage)
