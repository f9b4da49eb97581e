"""What a seat may see, and the typed faces of actions: frozen dataclasses that travel as JSON.

Everything lies open in ciúb but the order of the pile, and that is drawn only when a card is turned up; so
every seat and every spectator sees the same. A view is built by allow-list all the same. Seats count from 0;
kinds of dice and faces are called by their names, dice by kind and face (`white:1`, `green:spent`; `white`
alone is inactive), cards by what they ask for (`2,4,6`, `20+`, `4=`).
"""

from __future__ import annotations

from dataclasses import dataclass

from conclave.core.text import Text

# -- actions -------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Pass:
    """Neither the token nor a removal (CB-4): on to the roll."""


@dataclass(frozen=True, slots=True)
class PlaceToken:
    card: str


@dataclass(frozen=True, slots=True)
class RemoveCard:
    card: str


@dataclass(frozen=True, slots=True)
class SwapDie:
    """A die showing swap goes to the supply, another comes for it, inactive."""

    kind: str
    new_kind: str


@dataclass(frozen=True, slots=True)
class RerollDie:
    """A die of this kind showing reroll rolls a die outside the tray, or `itself`."""

    kind: str
    target: str


@dataclass(frozen=True, slots=True)
class AdjustDie:
    """A die of this kind showing adjust turns a die outside the tray, or `itself`, to a face."""

    kind: str
    target: str
    face: str


@dataclass(frozen=True, slots=True)
class SetAside:
    die: str


@dataclass(frozen=True, slots=True)
class RollOn:
    """Roll all dice outside the tray again (CB-7)."""


@dataclass(frozen=True, slots=True)
class Stop:
    """Roll no more and see what the tray is good for (CB-8)."""


@dataclass(frozen=True, slots=True)
class WinCard:
    card: str


@dataclass(frozen=True, slots=True)
class Decline:
    """Win no card although one could be won."""


@dataclass(frozen=True, slots=True)
class MoveDown:
    """This card of the top row takes the place of the card won."""

    card: str


@dataclass(frozen=True, slots=True)
class ReturnDie:
    """A die to the supply, until five are left: a kind, or `green:2for1` for one in the tray."""

    die: str


@dataclass(frozen=True, slots=True)
class TakeDie:
    kind: str


@dataclass(frozen=True, slots=True)
class TakeNothing:
    pass


@dataclass(frozen=True, slots=True)
class ExchangeForTwo:
    """A kept tray die showing 2for1 for two dice of other kinds, in the order of the kinds."""

    kind: str
    first: str
    second: str


@dataclass(frozen=True, slots=True)
class ExchangeForWhite:
    kind: str


@dataclass(frozen=True, slots=True)
class EndTurn:
    pass


# -- views ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class DieName:
    """What a die that shows this face is called."""

    die: str
    face: str
    """`spent` for a reroll that is spent; empty for an inactive die."""


@dataclass(frozen=True, slots=True)
class DieKind:
    name: str
    faces: tuple[str, ...]
    """All six: numbers, and `swap`, `reroll`, `adjust`, `2for1`, `skull`."""
    dice: tuple[DieName, ...] = ()
    """The names of its dice in views, events and actions. Views kept by earlier versions do not have them."""


@dataclass(frozen=True, slots=True)
class Asks:
    """What a card asks for (CB-8)."""

    form: str
    """`list` (of numbers), `sum`, `equal` (dice); `nothing` for the Opus Magnum."""
    numbers: tuple[int, ...]
    """The numbers of a list, rising."""
    amount: int
    """How many numbers, the sum, or how many equal dice."""


@dataclass(frozen=True, slots=True)
class AskedDie:
    face: str
    """A number, `skull`, or `=` while any number would do."""
    there: bool
    """Whether a die of the tray is there for it."""


@dataclass(frozen=True, slots=True)
class Step:
    """One more die in the tray that brings a card closer."""

    face: str
    reached: int
    met: bool


@dataclass(frozen=True, slots=True)
class Progress:
    """How far the tray has come with what a card asks for; whether the card can be won is another matter."""

    dice: tuple[AskedDie, ...]
    """The dice of a list, or the equal ones; none for a sum."""
    reached: int
    """How many numbers of the list are there, the sum, or how many dice are equal."""
    met: bool
    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class SpellCard:
    """A card, in play or not. It is called by what it asks for, and the Opus Magnum `opus`."""

    name: str
    group: str
    points: int
    owl: bool
    asks: Asks


@dataclass(frozen=True, slots=True)
class FaceUpCard:
    name: str
    points: int
    group: str
    token: int | None
    """The seat whose token lies on it."""
    progress: Progress | None
    """While dice are rolled and set aside, and a card is won."""


@dataclass(frozen=True, slots=True)
class Player:
    dice: tuple[int, ...]
    """How many of each kind, wherever they lie: white, yellow, orange, red, green, purple, blue."""
    cards: tuple[str, ...]
    """The cards won, in the order of the card set; the Opus Magnum is not among them."""
    token: str | None
    """The card the token lies on."""
    points: int


@dataclass(frozen=True, slots=True)
class CiubView:
    viewer: int | None
    """The seat that sees this; None is a spectator."""
    players: tuple[Player, ...]
    cards: tuple[SpellCard, ...]
    """All cards of the game, the Opus Magnum last; those taken out at random (CB-1) are among them."""
    kinds: tuple[DieKind, ...]
    """The kinds of dice, in the order in which they are counted."""
    jokers: bool
    """Whether skulls are jokers for equal numbers (CB-8a)."""
    top: tuple[FaceUpCard | None, ...]
    bottom: tuple[FaceUpCard | None, ...]
    """The two rows, place by place; None where no card lies."""
    pile: tuple[int, int]
    """How many B and C cards are left face down; the Opus Magnum lies under them."""
    removed: tuple[str, ...]
    """Cards that players removed from the game."""
    supply: tuple[int, ...]
    """Dice left of each kind."""
    first: int | None
    turn: int | None
    """Whose turn it is."""
    outside: tuple[str, ...]
    """The dice of the turn outside the tray, by kind and face."""
    tray: tuple[str, ...]
    """The dice in the tray; once a card is won or not, only those that show 2for1 still count as such."""
    may_roll_on: bool
    """Whether a die went to the tray or was swapped since the last roll of all dice (CB-7)."""
    rerolling: str | None
    """The kind of the die that is being rolled by a reroll."""
    gap: int | None
    """The place in the top row that waits for a card of the pile, or the place in the bottom row (CB-8b)."""
    won: bool
    """Whether a card was won this turn."""
    opus: int | None
    """Who took the Opus Magnum: the last turns are played (CB-9)."""
    quiet_turns: int
    """How many turns in a row ended without a win (CB-9a); a win counts when its turn ends."""
    stage: str
    waiting_for: tuple[int, ...]
    places: tuple[int, ...] | None
    """Every seat's place when the game is over."""
    reason: Text | None
    """Why the game is over."""
    self_adjust_to_tray: bool = False
    """Whether a die that adjusts itself goes to the tray (CB-5c). Views kept by earlier versions do not have
    it."""
