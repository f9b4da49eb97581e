"""What happened in a game of ciúb, as typed faces and as texts. Built only when somebody listens."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from conclave.core.event import Event
from conclave.core.pending import Over
from conclave.core.text import Text, player, text
from conclave.games.ciub.engine.dice import KINDS, STATE_WORDS
from conclave.games.ciub.engine.words import card_text, dice_text, die_text, kind_text, pool_text

# Kinds of dice, dice and cards are called as in views: `blue`, `blue:skull`, `2,4,6`.


@dataclass(frozen=True, slots=True)
class CardsDealt:
    top: tuple[str, ...]
    bottom: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class FirstPlayer:
    seat: int


@dataclass(frozen=True, slots=True)
class TurnBegins:
    seat: int
    last: bool
    """Whether this is the player's last turn (CB-9)."""


@dataclass(frozen=True, slots=True)
class TokenPlaced:
    seat: int
    card: str
    before: str | None
    """The card on which the token lay before."""


@dataclass(frozen=True, slots=True)
class CardRemoved:
    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class CardTurnedUp:
    card: str
    points: int


@dataclass(frozen=True, slots=True)
class EndIsNear:
    """The last C card was turned up (CB-9)."""


@dataclass(frozen=True, slots=True)
class DiceRolled:
    seat: int
    dice: tuple[str, ...]
    """All dice outside the tray."""


@dataclass(frozen=True, slots=True)
class DieSwapped:
    seat: int
    kind: str
    new_kind: str


@dataclass(frozen=True, slots=True)
class DieRerolled:
    """A die of this kind rolled another die, or itself."""

    seat: int
    kind: str
    before: str
    after: str
    itself: bool


@dataclass(frozen=True, slots=True)
class DieAdjusted:
    """A die of this kind turned another die and went to the tray, or turned itself."""

    seat: int
    kind: str
    before: str
    after: str
    itself: bool
    in_tray: bool = False
    """Whether a die that turned itself went to the tray, by the option of the game (CB-5c)."""


@dataclass(frozen=True, slots=True)
class DiceSetAside:
    seat: int
    dice: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CardWon:
    seat: int
    card: str
    points: int


@dataclass(frozen=True, slots=True)
class OpusTaken:
    seat: int
    points: int


@dataclass(frozen=True, slots=True)
class NothingWon:
    seat: int
    declined: bool
    """Whether a card could have been won."""


@dataclass(frozen=True, slots=True)
class CardMovedDown:
    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class DieReturned:
    seat: int
    kind: str


@dataclass(frozen=True, slots=True)
class DieTaken:
    seat: int
    kind: str


@dataclass(frozen=True, slots=True)
class DieExchangedForTwo:
    seat: int
    kind: str
    first: str
    second: str


@dataclass(frozen=True, slots=True)
class DieExchangedForWhite:
    seat: int
    kind: str


@dataclass(frozen=True, slots=True)
class SurplusReturned:
    seat: int
    dice: tuple[int, ...]
    """How many of each kind."""


@dataclass(frozen=True, slots=True)
class GameOver:
    places: tuple[int, ...]
    points: tuple[int, ...]


EVENTS: Final = (
    CardsDealt,
    FirstPlayer,
    TurnBegins,
    TokenPlaced,
    CardRemoved,
    CardTurnedUp,
    EndIsNear,
    DiceRolled,
    DieSwapped,
    DieRerolled,
    DieAdjusted,
    DiceSetAside,
    CardWon,
    OpusTaken,
    NothingWon,
    CardMovedDown,
    DieReturned,
    DieTaken,
    DieExchangedForTwo,
    DieExchangedForWhite,
    SurplusReturned,
    GameOver,
)
"""Everything a log can be told."""


def _row(cards: list[str]) -> Text:
    """Cards side by side. Commas stand within their names, so something else stands between them."""
    row = card_text(cards[0])
    for card in cards[1:]:
        row = text("cb-row", left=row, right=card_text(card))
    return row


def _words(counted: list[int]) -> tuple[str, ...]:
    """Dice counted by state, each as a word."""
    return tuple([STATE_WORDS[state] for state, each in enumerate(counted) for _ in range(each)])


def cards_dealt(top: list[str], bottom: list[str]) -> Event:
    words = text("cb-event-dealt", top=_row(top), bottom=_row(bottom))
    return Event(CardsDealt(tuple(top), tuple(bottom)), words)


def first_player(seat: int) -> Event:
    return Event(FirstPlayer(seat), text("cb-event-first", player=player(seat)))


def turn_begins(seat: int, last: bool) -> Event:
    key = "cb-event-last-turn" if last else "cb-event-turn"
    return Event(TurnBegins(seat, last), text(key, player=player(seat)))


def token_placed(seat: int, card: str, before: str | None) -> Event:
    face = TokenPlaced(seat, card, before)
    if before is None:
        return Event(face, text("cb-event-token", player=player(seat), card=card_text(card)))
    words = text("cb-event-token-moved", player=player(seat), card=card_text(card), before=card_text(before))
    return Event(face, words)


def card_removed(seat: int, card: str) -> Event:
    return Event(CardRemoved(seat, card), text("cb-event-removed", player=player(seat), card=card_text(card)))


def card_turned_up(card: str, points: int) -> Event:
    return Event(CardTurnedUp(card, points), text("cb-event-turned-up", card=card_text(card), points=points))


def end_is_near() -> Event:
    return Event(EndIsNear(), text("cb-event-end-is-near"))


def dice_rolled(seat: int, outside: list[int]) -> Event:
    words = text("cb-event-rolled", player=player(seat), dice=dice_text(outside))
    return Event(DiceRolled(seat, _words(outside)), words)


def die_swapped(seat: int, kind: int, new_kind: int) -> Event:
    words = text("cb-event-swapped", player=player(seat), kind=kind_text(kind), new_kind=kind_text(new_kind))
    return Event(DieSwapped(seat, KINDS[kind], KINDS[new_kind]), words)


def die_rerolled(seat: int, kind: int, before: int, side: int, itself: bool) -> Event:
    face = DieRerolled(seat, KINDS[kind], STATE_WORDS[before], STATE_WORDS[side], itself)
    key = "cb-event-rerolled-itself" if itself else "cb-event-rerolled"
    return Event(face, _turned(key, seat, kind, before, side))


def die_adjusted(seat: int, kind: int, before: int, side: int, itself: bool, in_tray: bool) -> Event:
    face = DieAdjusted(seat, KINDS[kind], STATE_WORDS[before], STATE_WORDS[side], itself, in_tray)
    key = "cb-event-adjusted-itself" if itself else "cb-event-adjusted"
    if in_tray:
        key = "cb-event-adjusted-into-tray"
    return Event(face, _turned(key, seat, kind, before, side))


def _turned(key: str, seat: int, kind: int, before: int, side: int) -> Text:
    return text(key, player=player(seat), kind=kind_text(kind), before=die_text(before), after=die_text(side))


def dice_set_aside(seat: int, tray: list[int]) -> Event:
    words = text("cb-event-set-aside", player=player(seat), dice=dice_text(tray))
    return Event(DiceSetAside(seat, _words(tray)), words)


def card_won(seat: int, card: str, points: int) -> Event:
    words = text("cb-event-won", player=player(seat), card=card_text(card), points=points)
    return Event(CardWon(seat, card, points), words)


def opus_taken(seat: int, points: int) -> Event:
    return Event(OpusTaken(seat, points), text("cb-event-opus", player=player(seat), points=points))


def nothing_won(seat: int, declined: bool) -> Event:
    key = "cb-event-declined" if declined else "cb-event-nothing-won"
    return Event(NothingWon(seat, declined), text(key, player=player(seat)))


def card_moved_down(seat: int, card: str) -> Event:
    words = text("cb-event-moved-down", player=player(seat), card=card_text(card))
    return Event(CardMovedDown(seat, card), words)


def die_returned(seat: int, kind: int) -> Event:
    words = text("cb-event-returned", player=player(seat), kind=kind_text(kind))
    return Event(DieReturned(seat, KINDS[kind]), words)


def die_taken(seat: int, kind: int) -> Event:
    return Event(
        DieTaken(seat, KINDS[kind]), text("cb-event-taken", player=player(seat), kind=kind_text(kind))
    )


def die_exchanged_for_two(seat: int, kind: int, first: int, second: int) -> Event:
    face = DieExchangedForTwo(seat, KINDS[kind], KINDS[first], KINDS[second])
    key = "cb-event-exchanged-for-two-alike" if first == second else "cb-event-exchanged-for-two"
    words = text(
        key,
        player=player(seat),
        kind=kind_text(kind),
        first=kind_text(first),
        second=kind_text(second),
    )
    return Event(face, words)


def die_exchanged_for_white(seat: int, kind: int) -> Event:
    words = text("cb-event-exchanged-for-white", player=player(seat), kind=kind_text(kind))
    return Event(DieExchangedForWhite(seat, KINDS[kind]), words)


def surplus_returned(seat: int, dice: list[int]) -> Event:
    words = text("cb-event-surplus", player=player(seat), dice=pool_text(dice))
    return Event(SurplusReturned(seat, tuple(dice)), words)


def game_over(over: Over) -> Event:
    return Event(GameOver(over.places, over.points), over.reason)
