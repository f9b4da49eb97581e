"""What a scripted player reads of the server's messages: what it needs, and no more, to be quick.

Written apart from the server's own classes, so that a change of the protocol that would break clients breaks
this one too.
"""

from __future__ import annotations

from typing import Final

import msgspec


class Action(msgspec.Struct):
    code: int


class Legal(msgspec.Struct):
    count: int
    actions: list[Action]


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


class Heard(msgspec.Struct, tag_field="type"):
    """Base of all messages."""


class Welcome(Heard, tag="welcome"):
    table: Table
    you: You
    game: Game | None


class TableChanged(Heard, tag="table"):
    table: Table
    you: You


class GameChanged(Heard, tag="game"):
    after: int
    game: Game


class Done(Heard, tag="done"):
    id: str
    version: int | None = None


class Refused(Heard, tag="refused"):
    id: str
    code: str
    reason: msgspec.Raw = msgspec.Raw(b"")


class Bye(Heard, tag="bye"):
    reason: msgspec.Raw


class Said(Heard, tag="said"):
    pass


class Reacted(Heard, tag="reacted"):
    pass


class Pong(Heard, tag="pong"):
    pass


class Advice(Heard, tag="advice"):
    pass


AnyHeard = Welcome | TableChanged | GameChanged | Done | Refused | Bye | Said | Reacted | Pong | Advice
READER: Final[msgspec.json.Decoder[AnyHeard]] = msgspec.json.Decoder(AnyHeard)
