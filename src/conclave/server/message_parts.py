"""What clients are shown of a table and its game: the parts that messages are made of.

`render.py` fills them in. Seats are counted from 0.
"""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec

from conclave.core.text import Text
from conclave.table.entries import VoteKind, Warrant
from conclave.table.settings import Settings
from conclave.table.stages import Stage
from conclave.table.vote import IncidentKind

MOST_ACTIONS: Final = 200
"""More legal actions than this are described, not listed."""


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
    missed: int
    """How often a bot has decided for this player since their own last decision."""


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


class VoteShown(msgspec.Struct, frozen=True):
    """Something that somebody asks the others to agree to."""

    kind: VoteKind
    seat: int | None
    """The seat it is about; None: the whole table."""
    agreed: list[int]
    """The seats whose players have agreed."""
    wanted: list[int]
    """Those that are there and have not said anything."""
    until: float
    """When it is lost, in seconds since 1970."""


class IncidentShown(msgspec.Struct, frozen=True):
    """What has happened to people at the table, for everybody to read."""

    kind: IncidentKind
    at: float
    vote: VoteKind | None
    """What was asked for, if it is about a vote."""
    seat: int | None
    name: str
    """Who sat there."""
    by: str
    """Who asked, or said no."""
    why: Warrant | None
    after: int
    """How many lines of the log that everybody sees came before it."""


class TableShown(msgspec.Struct, frozen=True):
    id: str
    game: str
    rules: int
    playable: bool
    """The rules of this game are at hand; otherwise it can only be looked at."""
    options: dict[str, str]
    """Without custom boards and cards, which are long; records have them."""
    settings: Settings
    stage: Stage
    seats: list[SeatShown]
    watching: int
    """How many are connected without a seat."""
    dice: DiceShown
    hides_nothing: bool
    """Everybody sees the same, so people at one screen need not look away."""
    places: list[int] | None
    """At the end: every seat's place, those who resigned last."""
    chat: list[ChatShown]
    vote: VoteShown | None
    incidents: list[IncidentShown]
    rematch: str
    """The table where the same people play again."""
    now: float
    """The server's clock, in seconds since 1970."""


class You(msgspec.Struct, frozen=True):
    client: int
    seats: list[int]
    creator: bool
    may_sit: bool
    blind: list[int]
    """Of the seats those whose earlier secret choice this client may not know yet."""
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


class GameStatus(msgspec.Struct, frozen=True):
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


class GameShown(GameStatus, frozen=True):
    """The game as one audience sees it."""

    view: msgspec.Raw
    """In the class of the game's views."""


class GameNews(GameStatus, frozen=True):
    """What is different now."""

    view: dict[str, msgspec.Raw]
    """The fields of the view that have changed, with their new values; the others stay as they were."""


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
