"""The table of the slow reading of ciúb: every die and every card an object of its own.

Together with the other `oracle` modules it is written from the rules alone, to be held against the engine:
its own tables of dice and cards, no codes, no counts by state, nothing kept for later.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

FACES = {
    "white": "1 2 3 4 swap swap",
    "yellow": "1 1 3 3 5 5",
    "orange": "2 2 2 4 4 6",
    "red": "3 4 4 5 5 6",
    "green": "7 reroll reroll 2for1 2for1 skull",
    "purple": "3 4 adjust adjust 2for1 skull",
    "blue": "1 2 swap reroll adjust skull",
}
KINDS = tuple(FACES)
POWER = KINDS[1:]
NUMBERS = ("1", "2", "3", "4", "5", "6", "7")

CARDS = {
    "A": "4=:3 2,4,6:3 20+:3 2,2,2,2:4 1,3,3,5:3 6,6:4 2,2,4,4:3 1,4,7:4 1,1,1:3 3,3,3,3:4",
    "B": "6,6,6:6 1,1,3,5,5:5 1,3,5,7:6 27+:5 5=:5 2,2,4,4,6:5"
    " *1,1,1,1:4 *3,3,3,3,3:6 *2,2,2,2,2:6 *2,3,4,5,6:5 *1,1,6,6:6",
    "C": "2,2,4,4,6,6:7 33+:8 6,6,6,6,6:8 1,1,1,3,3,3:7 7,7,7:7 1,2,3,4,5,6:6"
    " *1,1,3,3,5,5:6 *1,1,1,1,6,6:8 *6,6,6,6:7 *6=:7 *30+:6",
}
"""With their points; owl cards with an asterisk."""
OPUS_POINTS = 5

TAKEN_OUT = {
    ("normal", 2): (4, 4, 4),
    ("normal", 3): (2, 2, 2),
    ("normal", 4): (0, 0, 0),
    ("short", 2): (4, 2, 2),
    ("short", 3): (2, 1, 1),
    ("short", 4): (0, 0, 0),
}
"""CB-1: how many A, B and C cards go out at random."""


def sides(kind: str) -> list[str]:
    """The different faces of a die, as they stand on it."""
    return list(dict.fromkeys(FACES[kind].split(" ")))


STATES = [
    *[f"{kind}:{face}" for kind in KINDS for face in sides(kind)],
    *[f"{kind}:spent" for kind in KINDS if "reroll" in sides(kind)],
    *KINDS,
]
"""The order in which the dice of a turn are written down."""


@dataclass(eq=False)
class Die:
    kind: str
    face: str | None = None
    """None as long as it is inactive."""
    spent: bool = False
    """It shows a reroll that rolled another die (CB-5b)."""
    in_tray: bool = False

    @property
    def active(self) -> bool:
        return self.face is not None

    @property
    def word(self) -> str:
        if self.face is None:
            return self.kind
        return f"{self.kind}:{'spent' if self.spent and not self.in_tray else self.face}"

    def show(self, face: str) -> None:
        """Rolled or adjusted."""
        assert face in sides(self.kind)
        self.face = face
        self.spent = False

    def lie_plain(self) -> None:
        self.face = None
        self.spent = self.in_tray = False


def die_of(word: str, in_tray: bool = False) -> Die:
    kind, _, face = word.partition(":")
    if face == "spent":
        return Die(kind, "reroll", True, in_tray)
    return Die(kind, face or None, False, in_tray)


@dataclass(eq=False)
class Card:
    name: str
    group: str
    points: int
    owl: bool
    token: int | None = None
    """The seat whose token lies on it."""


@dataclass(eq=False)
class Player:
    seat: int
    dice: list[Die]
    cards: list[Card] = field(default_factory=list)
    opus: bool = False

    def points(self) -> int:
        return sum(card.points for card in self.cards) + (OPUS_POINTS if self.opus else 0)

    def outside(self) -> list[Die]:
        return [die for die in self.dice if not die.in_tray]

    def tray(self) -> list[Die]:
        return [die for die in self.dice if die.in_tray]


@dataclass(eq=False)
class Table:
    form: str
    jokers: bool
    self_adjust_to_tray: bool
    players: list[Player]
    cards: list[Card]
    """All the game is played with but the Opus Magnum."""
    supply: list[Die]
    top: list[Card | None]
    bottom: list[Card | None]
    pile: dict[str, int]
    """How many B and C cards lie face down."""
    unseen: list[Card]
    """The cards that were not turned up yet, those taken out of the game among them."""
    removed: list[Card] = field(default_factory=list)
    first: int | None = None
    turn: int | None = None
    stage: str = "deal"
    earned: bool = False
    """Since the last full roll a die went to the tray or was swapped (CB-7)."""
    rerolling: Die | None = None
    gap: int | None = None
    won: bool = False
    quiet_turns: int = 0
    over: str = ""

    @property
    def me(self) -> Player:
        assert self.turn is not None
        return self.players[self.turn]

    @property
    def opus(self) -> int | None:
        return next((player.seat for player in self.players if player.opus), None)

    def face_up(self) -> list[Card]:
        return [card for card in [*self.top, *self.bottom] if card is not None]

    def pile_group(self) -> str | None:
        """The group of the card on top of the pile; None when only the Opus Magnum is left."""
        return next((group for group in "BC" if self.pile[group]), None)

    def token_of(self, seat: int) -> Card | None:
        return next((card for card in self.face_up() if card.token == seat), None)

    def in_supply(self, kind: str) -> list[Die]:
        return [die for die in self.supply if die.kind == kind]

    def give(self, player: Player, kind: str) -> None:
        """A die of the supply, inactive and plain."""
        die = self.in_supply(kind)[0]
        self.supply.remove(die)
        player.dice.append(die)

    def take_back(self, player: Player, die: Die) -> None:
        player.dice.remove(die)
        die.lie_plain()
        self.supply.append(die)


def named(cards: Iterable[Card | None], name: str) -> Card:
    (card,) = [card for card in cards if card is not None and card.name == name]
    return card


def cards_of(form: str) -> list[Card]:
    """CB-1: the short game is played without the owls of B and C."""
    cards = []
    for group, written in CARDS.items():
        for word in written.split(" "):
            name, points = word.removeprefix("*").split(":")
            if form == "normal" or not word.startswith("*"):
                cards.append(Card(name, group, int(points), word.startswith("*")))
    return cards


def laid_out(players: int, form: str, jokers: bool, self_adjust_to_tray: bool) -> Table:
    """Before the A cards are dealt."""
    cards = cards_of(form)
    _, b_out, c_out = TAKEN_OUT[form, players]
    return Table(
        form,
        jokers,
        self_adjust_to_tray,
        [Player(seat, [Die("white") for _ in range(5)]) for seat in range(players)],
        cards,
        [Die(kind) for kind in POWER for _ in range(7)],
        [None] * (players + 1),
        [None] * (players + 1),
        {
            "B": len([card for card in cards if card.group == "B"]) - b_out,
            "C": len([card for card in cards if card.group == "C"]) - c_out,
        },
        list(cards),
    )
