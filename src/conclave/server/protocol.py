"""The messages of the socket, in both directions. This page is the protocol; its schema is made from it.

A client says `hello` first and is answered with `welcome`: the table, and the game as the seat it shows sees
it. From then on it hears of every change. Requests that change something carry an `id` of the client's
choosing; each is answered once with `done` or `refused`, and the same `id` again gets the same answer without
doing anything again. Seats are counted from 0.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, get_args

import msgspec

from conclave.core.text import Text
from conclave.server.message_parts import AdviceShown, ChatShown, GameNews, GameShown, TableShown, You
from conclave.table.entries import LinkKind, VoteKind
from conclave.table.refused import RefusalCode
from conclave.table.settings import Settings
from conclave.table.user_text import LONGEST_NAME, LONGEST_WORDS

PROTOCOL: Final = 1
LARGEST_MESSAGE: Final = 16 * 1024
"""Bytes of a client's message."""

Reaction = Literal["well-played", "wow", "oops", "hurry", "thanks", "hello", "good-game"]
REACTIONS: Final = get_args(Reaction)
CommandId = Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9_-]{1,40}(?!\n)$")]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=9)]
Digits = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{64}(?!\n)$")]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=4 * LONGEST_NAME)]
Version = Annotated[int, msgspec.Meta(ge=0, le=2**53)]


# -- from the client -----------------------------------------------------------------------------------------


class FromClient(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """Base of all messages of a client."""


class Hello(FromClient, frozen=True, tag="hello"):
    """The first message."""

    protocol: int
    show: SeatNumber | None = None
    """The seat whose secrets are to be shown here; None: what everybody may see."""


class Show(FromClient, frozen=True, tag="show"):
    """Another of the client's seats takes the screen. Answered with `welcome`."""

    seat: SeatNumber | None


class Sync(FromClient, frozen=True, tag="sync"):
    """Everything again: a change was missed. Answered with `welcome`."""


class Ping(FromClient, frozen=True, tag="ping"):
    """Answered with `pong`."""


class React(FromClient, frozen=True, tag="react"):
    """A reaction for everybody; it is not kept, and is not answered."""

    reaction: Reaction


class Command(FromClient, frozen=True):
    """Base of everything that is answered with `done` or `refused`."""

    id: CommandId


class ActionNamed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    kind: str
    arguments: dict[str, Any] = {}


class Decide(Command, frozen=True, tag="decide"):
    """Take an action: by its code, by kind and named arguments, or in notation."""

    seat: SeatNumber
    version: Version
    """The version of the game that it answers."""
    action: int | ActionNamed | str


class Undo(Command, frozen=True, tag="undo"):
    """Take back a seat's latest decision: never past a roll, a reveal, or somebody else's decision."""

    seat: SeatNumber
    version: Version


class Advise(Command, frozen=True, tag="advise"):
    """What would be good to do? Answered with `advice` instead of `done`."""

    seat: SeatNumber
    version: Version


class Resign(Command, frozen=True, tag="resign"):
    """Give up: a bot plays on for the seat, which comes last; with two seats the game ends."""

    seat: SeatNumber


class Sit(Command, frozen=True, tag="sit"):
    """Take a seat, or change your name at yours."""

    seat: SeatNumber
    name: Name


class SeatBot(Command, frozen=True, tag="bot"):
    """Seat a bot in the lobby, by its level and under a name. Only the creator may."""

    seat: SeatNumber
    bot: Name
    name: Name


class StandUp(Command, frozen=True, tag="stand"):
    """Free your own seat; before the game the creator may also send a bot away."""

    seat: SeatNumber


class ChangeSettings(Command, frozen=True, tag="settings"):
    """Replace all settings of the table. Only the creator may, before the game."""

    settings: Settings


class Start(Command, frozen=True, tag="start"):
    """Begin, once every seat is taken. Only the creator may."""


class Promise(Command, frozen=True, tag="promise"):
    """SHA-256 of the client's own seed for the dice, any time before they are revealed."""

    commitment: Digits


class Reveal(Command, frozen=True, tag="reveal"):
    """The seed itself, once `table.dice.step` is `reveal`."""

    seed: Digits


class Leave(Command, frozen=True, tag="leave"):
    """Go for good, or for long: seats are freed or covered at once."""


class CallVote(Command, frozen=True, tag="vote"):
    """Ask the others to kick somebody, to reopen the seat of somebody who is away, or to end the game.

    It is done at once if nobody has to agree. Before the game the creator may kick and abandon alone.
    """

    vote: VoteKind
    seat: SeatNumber | None = None


class Answer(Command, frozen=True):
    """Base of both answers to what is asked for in `table.vote`.

    Name the vote and its seat: then the answer counts for no other, should that have changed meanwhile.
    """

    vote: VoteKind | None = None
    seat: SeatNumber | None = None

    def meant(self) -> tuple[VoteKind, int | None] | None:
        return None if self.vote is None else (self.vote, self.seat)


class Agree(Answer, frozen=True, tag="agree"):
    """Say yes."""


class Reject(Answer, frozen=True, tag="reject"):
    """Say no; the vote is lost."""


class Abandon(Command, frozen=True, tag="abandon"):
    """The same as `vote` with `abandon`."""


class Rematch(Command, frozen=True, tag="rematch"):
    """The same again at a new table, whose name is in the answer."""


class Say(Command, frozen=True, tag="say"):
    """A short message for everybody at the table."""

    words: Annotated[str, msgspec.Meta(min_length=1, max_length=4 * LONGEST_WORDS)]


class MakeLink(Command, frozen=True, tag="link"):
    """A new link; earlier ones of its kind are revoked. The token is in the answer and nowhere else."""

    kind: LinkKind
    seat: SeatNumber | None = None


class RevokeLink(Command, frozen=True, tag="revoke"):
    """Revoke a link. Clients that came by it and did not sit down must leave."""

    kind: LinkKind
    seat: SeatNumber | None = None


ClientMessage = (
    Hello
    | Show
    | Sync
    | Ping
    | React
    | Decide
    | Undo
    | Advise
    | Resign
    | Sit
    | SeatBot
    | StandUp
    | ChangeSettings
    | Start
    | Promise
    | Reveal
    | Leave
    | CallVote
    | Agree
    | Reject
    | Abandon
    | Rematch
    | Say
    | MakeLink
    | RevokeLink
)


# -- from the server -----------------------------------------------------------------------------------------


class FromServer(msgspec.Struct, frozen=True, tag_field="type"):
    """Base of all messages of the server."""


class Welcome(FromServer, frozen=True, tag="welcome"):
    """Everything, from scratch."""

    protocol: int
    table: TableShown
    you: You
    game: GameShown | None
    """None before the game has begun."""


class TableChanged(FromServer, frozen=True, tag="table"):
    """Something about the table is different now: who sits, who is here, the stage, the settings."""

    table: TableShown
    you: You


class GameChanged(FromServer, frozen=True, tag="game"):
    """Follows the version `after`; a client at any other version has missed something and sends `sync`."""

    after: int
    game: GameNews


class Done(FromServer, frozen=True, tag="done"):
    """A command was carried out."""

    id: str
    version: int | None = None
    """Of the game for the seat that decided."""
    token: str = ""
    """Of a link that was made."""
    table: str = ""
    """Of a rematch."""


class RefusedMessage(FromServer, frozen=True, tag="refused"):
    """Nothing was changed. After `stale` a `welcome` with the present state follows."""

    id: str
    """Of the command; empty for a message that could not be read."""
    code: RefusalCode
    reason: Text
    rule: str = ""


class Advice(FromServer, frozen=True, tag="advice"):
    """What was asked for with `advise`, the best first."""

    id: str
    version: int
    advice: list[AdviceShown]


class SaidMessage(FromServer, frozen=True, tag="said"):
    """Somebody has said something."""

    said: ChatShown


class Reacted(FromServer, frozen=True, tag="reacted"):
    """Somebody has reacted."""

    client: int
    name: str
    reaction: Reaction


class Pong(FromServer, frozen=True, tag="pong"):
    """The answer to `ping`, with the server's clock in seconds since 1970."""

    now: float


class Bye(FromServer, frozen=True, tag="bye"):
    """The server closes the connection."""

    reason: Text


ServerMessage = (
    Welcome | TableChanged | GameChanged | Done | RefusedMessage | Advice | SaidMessage | Reacted | Pong | Bye
)

_DECODER: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
_ENCODER = msgspec.json.Encoder()


def read_message(written: str | bytes) -> ClientMessage:
    """A client's message; msgspec.DecodeError (also for a wrong type or field) if it is none."""
    try:
        return _DECODER.decode(written)
    except (UnicodeError, RecursionError) as wrong:
        raise msgspec.DecodeError(str(wrong)) from None


def encode(message: FromServer) -> bytes:
    return _ENCODER.encode(message)


def write_message(message: FromServer) -> str:
    return encode(message).decode()
