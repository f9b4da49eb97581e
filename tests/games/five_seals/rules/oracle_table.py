"""The table of the slow reading of Five Seals: everything that lies on it, as plain objects.

Together with the other `oracle` modules it is written from the rules alone, to be held against the engine. It
knows no codes, masks or tables, keeps nothing for later, and finds out what would happen by copying the
table and trying.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable
from dataclasses import dataclass, replace
from itertools import combinations

from conclave.games.five_seals.engine.layout import Layout

ELEMENTS = ("fire", "water", "air", "earth")
COLOURS = (*ELEMENTS, "mind")
MIGHT = ("change", "renewal", "strengthening", "growth", "synergy")
CIRCLES = {
    "I": MIGHT,
    "II": ("swap", "exchange", "absorption", "disintegration", "rearrangement"),
    "III": ("deception", "alteration", "transfer", "theft", "exploitation"),
    "IV": ("dispatch", "leap", "teleportation", "guardian", "speed"),
}
STRENGTHS = (2, 3, 4, 5, 6)
STRENGTH = {"binding": 1} | {
    spell: strength for spells in CIRCLES.values() for spell, strength in zip(spells, STRENGTHS, strict=True)
}

Die = tuple[str, int]
"""Its colour and the value it shows."""


@dataclass(frozen=True)
class Ask:
    """A seat that must answer, and everything it may answer."""

    seat: int
    answers: frozenset[str]


@dataclass(frozen=True)
class Toss:
    """Dice to roll, or something to draw or deal."""

    spec: str


Steps = Generator[Ask | Toss, str, None]
SpellSteps = Generator[Ask | Toss, str, bool]
"""The steps of a spell; at the end whether the turn is over with it."""


def ask(player: Player, answers: Iterable[str]) -> Generator[Ask | Toss, str, list[str]]:
    """The words of what the player answered."""
    answer = yield Ask(player.seat, frozenset(answers))
    return answer.split(" ")


def roll_of(numbers: Iterable[int]) -> Toss:
    return Toss(" + ".join(f"{number}d{{1,2,3,4,5,6}}" for number in numbers))


@dataclass(frozen=True)
class Token:
    colour: str
    strength: int


@dataclass
class Scroll:
    spell: str
    colour: str
    face_up: bool = True
    token: Token | None = None
    """What an Absorption scroll holds."""

    @property
    def name(self) -> str:
        return f"{self.spell}-{self.colour}"

    @property
    def strength(self) -> int:
        return STRENGTH[self.spell]


def scroll_named(name: str) -> Scroll:
    spell, colour = name.split("-")
    return Scroll(spell, colour)


@dataclass
class Player:
    seat: int
    mage: int | None
    familiar: int | None
    dice: list[Die]
    next_dice: list[str]
    scrolls: list[Scroll]
    in_round: bool

    def values(self, colour: str) -> list[int]:
        return sorted(value for each, value in self.dice if each == colour)

    def points(self) -> int:
        """FS-11, with the bonus of every Synergy scroll."""
        points = 0
        for scroll in self.scrolls:
            points += scroll.strength
            if scroll.spell == "synergy":
                points += len([each for each in self.scrolls if each.colour == scroll.colour])
        return points

    def copied(self) -> Player:
        return replace(
            self,
            dice=list(self.dice),
            next_dice=list(self.next_dice),
            scrolls=[Scroll(each.spell, each.colour, each.face_up, each.token) for each in self.scrolls],
        )


def subsets(values: list[int]) -> set[tuple[int, ...]]:
    """All choices of one or more dice by their values; equal dice are the same choice."""
    return {chosen for number in range(1, len(values) + 1) for chosen in combinations(sorted(values), number)}


@dataclass
class Table:
    layout: Layout
    ways: dict[str, set[str]]
    players: list[Player]
    lies: dict[int, Token | Scroll]
    """What lies on circles and in boxes."""
    supply: dict[str, int]
    guardians: dict[str, int | None]
    round: int = 0
    first: int = 0
    turn: int = 0
    quiet_rounds: int = 0
    seal_broken: bool = False
    over: str = ""
    """The rule that ended the game."""

    @staticmethod
    def laid_out(layout: Layout, players: int) -> Table:
        """FS-1, FS-2, before anything is laid on the board."""
        return Table(
            layout,
            ways_of(layout),
            [Player(seat, None, None, [], [], [Scroll("binding", "mind")], False) for seat in range(players)],
            {},
            dict.fromkeys(ELEMENTS, players + 1),
            {},
        )

    def copied(self) -> Table:
        """To try something on; the board's ways never change."""
        return replace(
            self,
            players=[player.copied() for player in self.players],
            lies=dict(self.lies),
            supply=dict(self.supply),
            guardians=dict(self.guardians),
        )

    def others(self, me: Player) -> list[Player]:
        return [player for player in self.players if player.seat != me.seat]

    def rivals(self, me: Player) -> list[Player]:
        """The opponents whom circle III may touch: the round is not over for them."""
        return [player for player in self.others(me) if player.in_round]

    def tokens(self) -> dict[int, Token]:
        return {space: seal for space, seal in sorted(self.lies.items()) if isinstance(seal, Token)}

    def scrolls(self) -> dict[int, Scroll]:
        return {space: seal for space, seal in sorted(self.lies.items()) if isinstance(seal, Scroll)}


def ways_of(layout: Layout) -> dict[str, set[str]]:
    ways: dict[str, set[str]] = {place.id: set() for place in layout.places}
    ways.update({room.id: set() for room in layout.rooms})
    for one, other in layout.ways:
        ways[one].add(other)
        ways[other].add(one)
    return ways
