"""What happened in a game of Five Seals, as typed faces and as texts. Built only when somebody listens."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from conclave.core.event import Event
from conclave.core.packed import count
from conclave.core.pending import Over
from conclave.core.text import player, text
from conclave.games.five_seals.engine.dice import values
from conclave.games.five_seals.engine.elements import COLOURS, ELEMENTS
from conclave.games.five_seals.engine.seal_face import Seal, seal_view
from conclave.games.five_seals.engine.seals import CIRCLES, is_token, scroll_name
from conclave.games.five_seals.engine.words import (
    colour_text,
    dice_text,
    draft_text,
    hand_text,
    scroll_text,
    seal_text,
)


@dataclass(frozen=True, slots=True)
class CircleDrawn:
    circle: str


@dataclass(frozen=True, slots=True)
class BoardFilled:
    circle: str
    tokens: int
    scrolls: int


@dataclass(frozen=True, slots=True)
class MagePlaced:
    seat: int
    space: int


@dataclass(frozen=True, slots=True)
class FirstPlayer:
    seat: int


@dataclass(frozen=True, slots=True)
class DiceTaken:
    seat: int
    colours: tuple[int, ...]
    """How many of each colour."""


@dataclass(frozen=True, slots=True)
class RoundBegins:
    round: int
    first: int


@dataclass(frozen=True, slots=True)
class DiceRolled:
    seat: int
    dice: tuple[tuple[int, ...], ...]
    """Values by colour."""


@dataclass(frozen=True, slots=True)
class ScrollCast:
    seat: int
    scroll: str


@dataclass(frozen=True, slots=True)
class ScrollExploited:
    seat: int
    owner: int
    scroll: str


@dataclass(frozen=True, slots=True)
class SealBroken:
    seat: int
    space: int
    seal: Seal
    colour: str | None
    dice: tuple[int, ...]
    """No dice, and so no colour: Speed's second seal."""
    by_familiar: bool


@dataclass(frozen=True, slots=True)
class TokenAbsorbed:
    seat: int
    scroll: str
    token: Seal


@dataclass(frozen=True, slots=True)
class FamiliarPlaced:
    seat: int
    space: int


@dataclass(frozen=True, slots=True)
class FamiliarBack:
    seat: int


@dataclass(frozen=True, slots=True)
class DiceTurned:
    seat: int
    colour: str
    before: tuple[int, ...]
    after: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class DiceChanged:
    seat: int
    old_colour: str
    new_colour: str
    dice: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class DiceRerolled:
    seat: int
    colour: str
    before: tuple[int, ...]
    after: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class DieGrown:
    seat: int
    colour: str
    value: int


@dataclass(frozen=True, slots=True)
class SealsSwapped:
    seat: int
    spaces: tuple[int, int]
    seals: tuple[Seal, Seal]
    """What lies on each of the spaces now."""


@dataclass(frozen=True, slots=True)
class TokenDisintegrated:
    seat: int
    space: int
    token: Seal


@dataclass(frozen=True, slots=True)
class DiceTraded:
    seat: int
    opponent: int
    taken_colour: str
    given_colour: str


@dataclass(frozen=True, slots=True)
class DieStolen:
    seat: int
    victim: int
    colour: str
    value: int


@dataclass(frozen=True, slots=True)
class ScrollsTraded:
    seat: int
    opponent: int
    taken: str
    given: str


@dataclass(frozen=True, slots=True)
class GuardianMoved:
    seat: int
    colour: str
    space: int | None


@dataclass(frozen=True, slots=True)
class DiceReturned:
    seat: int


@dataclass(frozen=True, slots=True)
class RoundOver:
    seat: int


@dataclass(frozen=True, slots=True)
class GameOver:
    places: tuple[int, ...]
    points: tuple[int, ...]


EVENTS: Final = (
    CircleDrawn,
    BoardFilled,
    MagePlaced,
    FirstPlayer,
    DiceTaken,
    RoundBegins,
    DiceRolled,
    ScrollCast,
    ScrollExploited,
    SealBroken,
    TokenAbsorbed,
    FamiliarPlaced,
    FamiliarBack,
    DiceTurned,
    DiceChanged,
    DiceRerolled,
    DieGrown,
    SealsSwapped,
    TokenDisintegrated,
    DiceTraded,
    DieStolen,
    ScrollsTraded,
    GuardianMoved,
    DiceReturned,
    RoundOver,
    GameOver,
)
"""Everything a log can be told."""


def circle_drawn(circle: int) -> Event:
    name = CIRCLES[circle - 1]
    return Event(CircleDrawn(name), text("fs-event-circle", circle=text(f"fs-circle-{name}")))


def board_filled(circle: int, tokens: int, scrolls: int) -> Event:
    name = CIRCLES[circle - 1]
    words = text("fs-event-filled", circle=text(f"fs-circle-{name}"), tokens=tokens, scrolls=scrolls)
    return Event(BoardFilled(name, tokens, scrolls), words)


def mage_placed(seat: int, space: int) -> Event:
    return Event(MagePlaced(seat, space), text("fs-event-mage", player=player(seat), space=space))


def first_player(seat: int) -> Event:
    return Event(FirstPlayer(seat), text("fs-event-first", player=player(seat)))


def dice_taken(seat: int, dice: int) -> Event:
    colours = tuple([count(dice, colour) for colour in range(ELEMENTS)])
    return Event(DiceTaken(seat, colours), text("fs-event-taken", player=player(seat), dice=draft_text(dice)))


def round_begins(number: int, first: int) -> Event:
    return Event(RoundBegins(number, first), text("fs-event-round", round=number, player=player(first)))


def dice_rolled(seat: int, dice: list[int]) -> Event:
    face = DiceRolled(seat, tuple([values(each) for each in dice]))
    return Event(face, text("fs-event-rolled", player=player(seat), dice=hand_text(dice)))


def casts(seat: int, scroll: int) -> Event:
    words = text("fs-event-casts", player=player(seat), scroll=scroll_text(scroll))
    return Event(ScrollCast(seat, scroll_name(scroll)), words)


def exploits(seat: int, owner: int, scroll: int) -> Event:
    words = text("fs-event-exploits", player=player(seat), owner=player(owner), scroll=scroll_text(scroll))
    return Event(ScrollExploited(seat, owner, scroll_name(scroll)), words)


def seal_broken(seat: int, space: int, seal: int, colour: int, dice: int, by_familiar: bool) -> Event:
    spent = COLOURS[colour] if dice else None
    face = SealBroken(seat, space, seal_view(seal), spent, values(dice), by_familiar)
    if not dice:
        key = "fs-event-broken-free" if is_token(seal) else "fs-event-won-free"
    elif by_familiar:
        key = "fs-event-broken-by-familiar"
    else:
        key = "fs-event-broken" if is_token(seal) else "fs-event-won"
    shown = dice_text(colour, dice)
    return Event(face, text(key, player=player(seat), seal=seal_text(seal), space=space, dice=shown))


def absorbed(seat: int, scroll: int, token: int) -> Event:
    words = text("fs-event-absorbed", player=player(seat), token=seal_text(token), scroll=scroll_text(scroll))
    return Event(TokenAbsorbed(seat, scroll_name(scroll), seal_view(token)), words)


def familiar_placed(seat: int, space: int) -> Event:
    return Event(FamiliarPlaced(seat, space), text("fs-event-familiar", player=player(seat), space=space))


def familiar_back(seat: int) -> Event:
    return Event(FamiliarBack(seat), text("fs-event-familiar-back", player=player(seat)))


def dice_turned(seat: int, colour: int, before: int, after: int) -> Event:
    words = text(
        "fs-event-turned",
        player=player(seat),
        before=dice_text(colour, before),
        after=dice_text(colour, after),
    )
    return Event(DiceTurned(seat, COLOURS[colour], values(before), values(after)), words)


def dice_changed(seat: int, old: int, new: int, dice: int) -> Event:
    words = text(
        "fs-event-changed", player=player(seat), before=dice_text(old, dice), after=dice_text(new, dice)
    )
    return Event(DiceChanged(seat, COLOURS[old], COLOURS[new], values(dice)), words)


def dice_rerolled(seat: int, colour: int, before: int, after: int) -> Event:
    words = text(
        "fs-event-rerolled",
        player=player(seat),
        before=dice_text(colour, before),
        after=dice_text(colour, after),
    )
    return Event(DiceRerolled(seat, COLOURS[colour], values(before), values(after)), words)


def die_grown(seat: int, colour: int, die: int) -> Event:
    words = text("fs-event-grown", player=player(seat), die=dice_text(colour, die))
    return Event(DieGrown(seat, COLOURS[colour], values(die)[0]), words)


def seals_swapped(seat: int, spaces: tuple[int, int], seals: tuple[int, int]) -> Event:
    words = text(
        "fs-event-swapped",
        player=player(seat),
        one=seal_text(seals[0]),
        space=spaces[0],
        other=seal_text(seals[1]),
        otherspace=spaces[1],
    )
    return Event(SealsSwapped(seat, spaces, (seal_view(seals[0]), seal_view(seals[1]))), words)


def disintegrated(seat: int, space: int, token: int) -> Event:
    words = text("fs-event-disintegrated", player=player(seat), token=seal_text(token), space=space)
    return Event(TokenDisintegrated(seat, space, seal_view(token)), words)


def deceived(seat: int, opponent: int, theirs: tuple[int, int], mine: tuple[int, int]) -> Event:
    """Colours change hands, values stay: `theirs` and `mine` are colour and die before the trade."""
    words = text(
        "fs-event-deceived",
        player=player(seat),
        opponent=player(opponent),
        theirs=dice_text(theirs[0], theirs[1]),
        mine=dice_text(mine[0], mine[1]),
    )
    return Event(DiceTraded(seat, opponent, COLOURS[theirs[0]], COLOURS[mine[0]]), words)


def stolen(seat: int, victim: int, colour: int, die: int) -> Event:
    words = text("fs-event-stolen", player=player(seat), victim=player(victim), die=dice_text(colour, die))
    return Event(DieStolen(seat, victim, COLOURS[colour], values(die)[0]), words)


def traded(seat: int, opponent: int, taken: int, given: int) -> Event:
    words = text(
        "fs-event-traded",
        player=player(seat),
        opponent=player(opponent),
        taken=scroll_text(taken),
        given=scroll_text(given),
    )
    return Event(ScrollsTraded(seat, opponent, scroll_name(taken), scroll_name(given)), words)


def guardian_moved(seat: int, colour: int, space: int) -> Event:
    key = "fs-event-guardian" if space else "fs-event-guardian-off"
    words = text(key, player=player(seat), colour=colour_text(colour), space=space)
    return Event(GuardianMoved(seat, COLOURS[colour], space or None), words)


def gives_up(seat: int) -> Event:
    return Event(DiceReturned(seat), text("fs-event-gives-up", player=player(seat)))


def round_over(seat: int) -> Event:
    return Event(RoundOver(seat), text("fs-event-round-over", player=player(seat)))


def game_over(over: Over) -> Event:
    return Event(GameOver(over.places, over.points), over.reason)
