"""The lines of a table's log: everything that ever happened at it, each as one small piece of JSON.

A table is what its log says, read from the first line to the last. Lines are only ever added; a new kind of
line, or a new field with a default, may be added to this page, and nothing may be taken away.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from conclave.core.text import Text
from conclave.table.settings import Settings

LinkKind = Literal["creator", "invite", "seat", "spectator"]
Ending = Literal["over", "resigned", "abandoned"]
VoteKind = Literal["kick", "reopen", "abandon"]
Warrant = Literal["alone", "creator", "agreed", "absent", "host"]
"""Why somebody was kicked, a seat reopened or a game ended: nobody else plays, the creator did it before the
game, everybody agreed, those who did not agree have been away for long, or the host of the server did it."""
Hand = Literal["person", "bot", "cover", "clock", "resigned"]
"""Why somebody decided for a seat: they sit there, are the bot that sits there, cover for somebody who is
gone, or whose time was over, or who resigned."""


class Entry(msgspec.Struct, frozen=True, tag_field="line", omit_defaults=True):
    """Base of all lines."""


class Shown(msgspec.Struct, frozen=True, omit_defaults=True):
    """An event as it was told, so that it can be told again when its rules are no longer at hand."""

    kind: str
    arguments: dict[str, Any]
    text: Text
    audience: tuple[int, ...] | None = None


class Opened(Entry, frozen=True, tag="opened"):
    game: str
    rules: int
    options: dict[str, str]
    """As a record writes them."""
    settings: Settings
    seats: int
    commitment: str
    """To the secret of the dice, which is on disk with this line."""


class LinkMade(Entry, frozen=True, tag="link"):
    kind: LinkKind
    digest: str
    seat: int | None = None


class LinkRevoked(Entry, frozen=True, tag="revoked"):
    digest: str


class Admitted(Entry, frozen=True, tag="admitted"):
    """A client has come, for the first time or with another link."""

    client: int
    key: str
    """A hash of what the client shows to be known again."""
    digest: str = ""
    """The link it came by; empty for a listed table."""


class SatDown(Entry, frozen=True, tag="sat"):
    seat: int
    client: int
    name: str


class BotSeated(Entry, frozen=True, tag="bot"):
    seat: int
    bot: str
    name: str


class StoodUp(Entry, frozen=True, tag="stood"):
    seat: int


class VoteCalled(Entry, frozen=True, tag="vote"):
    """Somebody asks the others to agree; whoever asks agrees."""

    vote: VoteKind
    client: int
    seat: int | None = None
    """The seat it is about."""


class VoteJoined(Entry, frozen=True, tag="agreed"):
    client: int


class VoteRejected(Entry, frozen=True, tag="rejected"):
    client: int


class Kicked(Entry, frozen=True, tag="kicked"):
    """Somebody is kept out of the table, and all their seats are free."""

    seat: int
    """The one that was named."""
    seats: list[int]
    clients: list[int]
    """All by which they came."""
    why: Warrant


class Reopened(Entry, frozen=True, tag="reopened"):
    """Somebody else may take the seat, or the player who lost it."""

    seat: int
    why: Warrant


class SettingsChanged(Entry, frozen=True, tag="settings"):
    settings: Settings


class Gathering(Entry, frozen=True, tag="gathering"):
    """The game is about to begin: clients commit to their seeds."""


class SeedPromised(Entry, frozen=True, tag="promised"):
    client: int
    commitment: str


class Revealing(Entry, frozen=True, tag="revealing"):
    """No more commitments are taken; clients reveal their seeds."""


class SeedRevealed(Entry, frozen=True, tag="seed"):
    client: int
    seed: str


class Began(Entry, frozen=True, tag="began"):
    players: list[tuple[str, str]]
    """Who plays and under which name, by seat, as the record has it."""
    left_out: list[int] = []
    """Clients whose seeds are not part of the dice."""
    lines: list[str] = []
    """What the record says of the first chances."""
    shown: list[Shown] = []


class Decided(Entry, frozen=True, tag="decided"):
    seat: int
    lines: list[str]
    """What the record says: the decision and every chance it led to."""
    shown: list[Shown] = []
    hand: Hand = "person"
    by: str = ""
    """The bot, if it was one."""
    remark: str = ""
    """What went wrong with a bot, if something did."""
    revises: bool = False
    secret: bool = False
    """Others may not know the decision until everybody has decided."""


class Undone(Entry, frozen=True, tag="undone"):
    seat: int


class Covered(Entry, frozen=True, tag="covered"):
    seat: int


class HandedBack(Entry, frozen=True, tag="handed-back"):
    seat: int


class Resigned(Entry, frozen=True, tag="resigned"):
    seat: int


class Ended(Entry, frozen=True, tag="ended"):
    how: Ending
    places: list[int] | None
    """Every seat's place at this table, those who resigned last; None if nobody can say."""
    ruled: list[int] | None
    """The places by the rules alone, if the game came to its end."""
    secret: str
    """Of the dice: everybody may check them now."""
    views: dict[str, msgspec.Raw] = {}
    """How it looked at the end, by `audience_name`."""
    why: Warrant | None = None
    """Why a game could be abandoned; None in older logs."""


class Said(Entry, frozen=True, tag="said"):
    client: int
    words: str


class Rematched(Entry, frozen=True, tag="rematched"):
    table: str


AnyEntry = (
    Opened
    | LinkMade
    | LinkRevoked
    | Admitted
    | SatDown
    | BotSeated
    | StoodUp
    | VoteCalled
    | VoteJoined
    | VoteRejected
    | Kicked
    | Reopened
    | SettingsChanged
    | Gathering
    | SeedPromised
    | Revealing
    | SeedRevealed
    | Began
    | Decided
    | Undone
    | Covered
    | HandedBack
    | Resigned
    | Ended
    | Said
    | Rematched
)

_ENCODER = msgspec.json.Encoder()
_DECODER: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def audience_name(seat: int | None) -> str:
    """A seat (from 1), or everybody who only watches."""
    return "spectators" if seat is None else str(seat + 1)


def encode(entry: Entry) -> bytes:
    return _ENCODER.encode(entry)


def decode(body: bytes) -> AnyEntry:
    return _DECODER.decode(body)
