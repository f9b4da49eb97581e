"""The messages of the socket, in both directions. This page is the protocol; its schema is made from it.

A client says `hello` first and is answered with `welcome`: the table, and the game as the seat it shows sees
it. From then on it is told of every change. Requests that change something carry an `id` of the client's
choosing; each is answered once with `done` or `refused`, and the same `id` again gets the same answer without
doing anything again. Seats are counted from 0.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec

from conclave.core.text import Text
from conclave.table.entries import LinkKind
from conclave.table.settings import Settings
from conclave.table.stages import Stage
from conclave.table.table import LONGEST_NAME, LONGEST_WORDS

PROTOCOL: Final = 1
LARGEST_MESSAGE: Final = 16 * 1024
"""Bytes of a client's message."""
MOST_ACTIONS: Final = 200
"""More legal actions than this are described, not listed."""
REACTIONS: Final = ("well-played", "wow", "oops", "hurry", "thanks", "hello", "good-game")

CommandId = Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]{1,40}$")]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=9)]
Digits = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]
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

    reaction: Literal["well-played", "wow", "oops", "hurry", "thanks", "hello", "good-game"]


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
    seat: SeatNumber
    version: Version


class Advise(Command, frozen=True, tag="advise"):
    """What would be good to do? Answered with `advice` instead of `done`."""

    seat: SeatNumber
    version: Version


class Resign(Command, frozen=True, tag="resign"):
    seat: SeatNumber


class Sit(Command, frozen=True, tag="sit"):
    """Take a seat, or a new name for one's own."""

    seat: SeatNumber
    name: Name


class SeatBot(Command, frozen=True, tag="bot"):
    seat: SeatNumber
    bot: Name
    name: Name


class StandUp(Command, frozen=True, tag="stand"):
    """Free a seat: one's own before the game, any for the creator."""

    seat: SeatNumber


class ChangeSettings(Command, frozen=True, tag="settings"):
    settings: Settings


class Start(Command, frozen=True, tag="start"):
    pass


class Promise(Command, frozen=True, tag="promise"):
    """SHA-256 of the client's own seed for the dice, any time before they are revealed."""

    commitment: Digits


class Reveal(Command, frozen=True, tag="reveal"):
    """The seed itself, once `table.dice.step` is `reveal`."""

    seed: Digits


class Leave(Command, frozen=True, tag="leave"):
    """Go for good, or for long: seats are freed or covered at once."""


class Abandon(Command, frozen=True, tag="abandon"):
    pass


class Rematch(Command, frozen=True, tag="rematch"):
    """The same again at a new table, whose name is in the answer."""


class Say(Command, frozen=True, tag="say"):
    words: Annotated[str, msgspec.Meta(min_length=1, max_length=4 * LONGEST_WORDS)]


class MakeLink(Command, frozen=True, tag="link"):
    """A new link; earlier ones of its kind are revoked. The token is in the answer and nowhere else."""

    kind: LinkKind
    seat: SeatNumber | None = None


class RevokeLink(Command, frozen=True, tag="revoke"):
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
    | Abandon
    | Rematch
    | Say
    | MakeLink
    | RevokeLink
)


# -- from the server -----------------------------------------------------------------------------------------


class FromServer(msgspec.Struct, frozen=True, tag_field="type"):
    """Base of all messages of the server."""


class SeatShown(msgspec.Struct, frozen=True):
    name: str
    """Empty while nobody sits there."""
    bot: str
    """The level, if a bot sits there."""
    clients: list[int]
    """Who may decide here."""
    here: bool
    """Somebody who may decide here is connected."""
    covered: bool
    resigned: bool


class DiceShown(msgspec.Struct, frozen=True):
    """Where the dice come from; docs/fairness.md explains it."""

    algorithm: int
    commitment: str
    secret: str | None
    step: Literal["promise", "reveal", "fixed"]
    wanted: list[int]
    """The clients that the present step waits for."""
    promised: dict[int, str]
    revealed: dict[int, str]
    left_out: list[int]


class ChatShown(msgspec.Struct, frozen=True):
    client: int
    name: str
    at: float
    words: str


class TableShown(msgspec.Struct, frozen=True):
    id: str
    game: str
    rules: int
    playable: bool
    """The rules of this game are at hand; otherwise it can only be looked at."""
    options: dict[str, str]
    settings: Settings
    stage: Stage
    seats: list[SeatShown]
    watching: int
    """How many are connected without a seat."""
    dice: DiceShown
    places: list[int] | None
    """At the end: every seat's place, those who resigned last."""
    chat: list[ChatShown]
    rematch: str
    """The table where the same people play again."""
    now: float
    """The server's clock, in seconds since 1970."""


class You(msgspec.Struct, frozen=True):
    client: int
    seats: list[int]
    creator: bool
    may_sit: bool
    shows: int | None
    """The seat whose secrets are shown."""


class EventShown(msgspec.Struct, frozen=True):
    kind: str
    arguments: dict[str, Any]
    text: Text


class ActionShown(msgspec.Struct, frozen=True):
    code: int
    kind: str
    arguments: dict[str, Any]
    text: Text
    rule: str


class Family(msgspec.Struct, frozen=True):
    """Many legal actions of one kind: an action is made by naming its arguments, and may still be refused."""

    kind: str
    count: int
    arguments: dict[str, list[Any]]
    """Every value that occurs."""


class Legal(msgspec.Struct, frozen=True):
    count: int
    actions: list[ActionShown]
    families: list[Family]
    """Instead of actions where there are too many to list."""


class OverShown(msgspec.Struct, frozen=True):
    places: list[int]
    """As the rules have them."""
    points: list[int]
    reason: Text


class Asked(msgspec.Struct, frozen=True):
    """A seat that must decide."""

    seat: int
    deadline: float | None
    """When its time is over, in seconds since 1970."""


class Situation(msgspec.Struct, frozen=True):
    """What an audience is told of a game, apart from the view itself."""

    shows: int | None
    version: int
    asked: list[Asked]
    legal: Legal
    can_undo: bool
    undo: Text | None
    """Why nothing can be taken back."""
    over: OverShown | None
    log_from: int
    """The log is what it was up to this number, and then these."""
    log: list[EventShown]


class GameShown(Situation, frozen=True):
    """The game as one audience sees it."""

    view: msgspec.Raw
    """In the class of the game's views."""


class GameNews(Situation, frozen=True):
    """What is different now."""

    view: dict[str, msgspec.Raw]
    """The fields of the view that have changed, with their new values; the others stay as they were."""


class Welcome(FromServer, frozen=True, tag="welcome"):
    """Everything, from scratch."""

    protocol: int
    table: TableShown
    you: You
    game: GameShown | None
    """None before the game has begun."""


class TableChanged(FromServer, frozen=True, tag="table"):
    table: TableShown
    you: You


class GameChanged(FromServer, frozen=True, tag="game"):
    """Follows the version `after`; whoever is at another one has missed something and asks with `sync`."""

    after: int
    game: GameNews


class Done(FromServer, frozen=True, tag="done"):
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
    code: str
    reason: Text
    rule: str = ""


class AdviceShown(msgspec.Struct, frozen=True):
    action: ActionShown
    proposed: bool
    """What a strong bot would do."""
    worth: float | None
    chance: float | None
    at_least: bool
    """Worth and chance may be higher."""
    alike: int
    """How many more come to the same thing."""
    towards: str
    """The card it is for, by its name in the view; empty where it is for none in particular."""


class Advice(FromServer, frozen=True, tag="advice"):
    id: str
    version: int
    advice: list[AdviceShown]


class SaidMessage(FromServer, frozen=True, tag="said"):
    said: ChatShown


class Reacted(FromServer, frozen=True, tag="reacted"):
    client: int
    name: str
    reaction: str


class Pong(FromServer, frozen=True, tag="pong"):
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
