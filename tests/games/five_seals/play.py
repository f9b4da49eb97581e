"""Lay out a situation of Five Seals on a little board and act in it, the way a record reads.

    table = laid({6: "fire 3", 15: "growth-air"}, player("change-fire", dice="fire 2 5, air 3"))
    table.do("cast change-fire", "choose fire 2", "colour water")
    assert table.refused("break 15 air 3") == "FS-6"
    table.do("break 6 fire 5")

The board has five start circles, two corridors of circles and nine boxes:

    chamber (start circles 1-5; boxes 12 13 14)
       +--- 6 ---- 7 ---- 8 ---- 9           each circle has a box beside it:
       |    15     16     17     18
       +--- 10 --- 11
            19     20

What is printed on it does not matter (FS-Z1). A circle on which nothing is laid is empty, and so open.
Players count from 1, as in records; the first has the turn. `roll` settles a chance, everything else is a
decision of whoever is asked; a number before it says who that has to be: `2 take fire fire air`.
Only what a player of the game could use is used: the game, its position, and views.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from hashlib import sha256

import pytest

from conclave.core.source import Bits
from conclave.games.five_seals.engine.layout import Layout, Place, Room
from conclave.games.five_seals.engine.seal_face import Seal
from conclave.games.five_seals.interface.view import Casting, FiveSealsView, Guardian, HeldScroll, Player
from conclave.locale import locale
from conclave.registry import GAMES
from tests.games.played_position import PlayedPosition

GAME = GAMES.find("five-seals")
LOCALE = locale()

ELEMENTS = ("fire", "water", "air", "earth")
COLOURS = (*ELEMENTS, "mind")
CIRCLES = {
    "I": ("change", "renewal", "strengthening", "growth", "synergy"),
    "II": ("swap", "exchange", "absorption", "disintegration", "rearrangement"),
    "III": ("deception", "alteration", "transfer", "theft", "exploitation"),
    "IV": ("dispatch", "leap", "teleportation", "guardian", "speed"),
}
SPELLS = ("binding", *(spell for circle in CIRCLES.values() for spell in circle))
STRENGTH = {spell: place + 2 for circle in CIRCLES.values() for place, spell in enumerate(circle)}
STRENGTH["binding"] = 1

every_colour = pytest.mark.parametrize("colour", COLOURS)
every_element = pytest.mark.parametrize("colour", ELEMENTS)

CORRIDORS = ("chamber-6-7-8-9", "chamber-10-11")
BOXES = ("chamber-12", "chamber-13", "chamber-14", "6-15", "7-16", "8-17", "9-18", "10-19", "11-20")


def element(colour: str) -> str:
    """The colour of the dice and tokens that a scroll is tried on; Mind may choose, and so does this."""
    return "earth" if colour == "mind" else colour


def another(colour: str, steps: int = 1) -> str:
    """An element that the colour's own dice and tokens (see `element`) do not have."""
    return ELEMENTS[(ELEMENTS.index(element(colour)) + steps) % 4]


# -- laying out ----------------------------------------------------------------------------------------------


def layout(ways: Iterable[str] = ()) -> Layout:
    """The little board, with more ways if a test needs a loop: `layout(["9-11"])`."""
    lines = [*CORRIDORS, *BOXES, *ways]
    joined = [pair for line in lines for pair in zip(line.split("-"), line.split("-")[1:], strict=False)]
    joined += [("chamber", str(start)) for start in range(1, 6)]
    kinds = ["start"] * 5 + ["circle"] * 6 + ["box"] * 9
    places = tuple(
        Place(number, str(number), kind, 0 if kind == "start" else 2, float(number), 0.0)
        for number, kind in enumerate(kinds, 1)
    )
    digest = sha256(repr(joined).encode()).hexdigest()[:16]
    return Layout(digest, "The Little Board", places, (Room("chamber", "chamber", 0.0, 0.0),), tuple(joined))


def seal(written: str) -> Seal:
    """A token, `fire 3`, or a scroll, `change-fire`."""
    if " " in written:
        colour, strength = written.split(" ")
        assert colour in ELEMENTS
        return Seal(colour, int(strength), None)
    spell, colour = written.split("-")
    assert colour in COLOURS
    return Seal(colour, STRENGTH[spell], written, spell)


def dice(written: str) -> tuple[tuple[int, ...], ...]:
    """Values by colour: `fire 2 5, air 3`."""
    found: dict[str, tuple[int, ...]] = dict.fromkeys(ELEMENTS, ())
    for part in filter(None, written.split(", ")):
        colour, *values = part.split(" ")
        assert colour in ELEMENTS
        assert not found[colour]
        found[colour] = tuple(sorted(int(value) for value in values))
    return tuple(found.values())


def counted(written: str) -> tuple[int, ...]:
    """Numbers by colour: `fire 2, air 1`; a colour that is not named has none."""
    found = dict.fromkeys(ELEMENTS, 0)
    for part in filter(None, written.split(", ")):
        colour, number = part.split(" ")
        found[colour] = int(number)
    return tuple(found.values())


def scroll_order(scroll: str) -> tuple[int, int]:
    spell, colour = scroll.split("-")
    return SPELLS.index(spell), COLOURS.index(colour)


def held_scroll(name: str, face_up: bool, token: Seal | None, among: Sequence[str]) -> HeldScroll:
    """A scroll among all that its owner holds, with its points: FS-11 and FS-SY, as the digest says it."""
    spell, colour = name.split("-")
    bonus = sum(other.split("-")[1] == colour for other in among) if spell == "synergy" else 0
    return HeldScroll(name, face_up, token, STRENGTH[spell], bonus, spell, colour)


def with_points(player: Player) -> Player:
    """The player with the points of the scrolls."""
    scrolls = sum(held.strength for held in player.scrolls)
    synergies = sum(held.bonus for held in player.scrolls)
    return replace(player, scroll_points=scrolls, synergy_points=synergies, points=scrolls + synergies)


def strongest(seals: Iterable[Seal | None]) -> int:
    """How many scrolls of strength 6 lie there (FS-10)."""
    return sum(each is not None and each.scroll is not None and each.strength == 6 for each in seals)


def player(
    scrolls: str = "",
    dice: str = "",
    *,
    mage: int = 1,
    familiar: int | None = None,
    down: str = "",
    holds: Mapping[str, str] | None = None,
    waiting: str | None = None,
) -> Player:
    """Somebody at the table.

    `down` lists the scrolls that lie face down (Binding may be among them), `holds` the tokens on Absorption
    scrolls. `waiting` are the dice for the next round, `fire 2, air 1`: the round is over for this player.
    """
    assert waiting is None or not dice
    face_down = down.split()
    owned = sorted({"binding-mind"} - set(face_down)) + scrolls.split() + face_down
    held = [
        held_scroll(
            name,
            index < len(owned) - len(face_down),
            seal((holds or {})[name]) if name in (holds or {}) else None,
            owned,
        )
        for index, name in enumerate(owned)
    ]
    held.sort(key=lambda each: (scroll_order(each.scroll), not each.face_up))
    return with_points(
        Player(
            mage=mage,
            familiar=familiar,
            in_round=waiting is None,
            dice=_dice(dice),
            next_dice=counted(waiting or ""),
            scrolls=tuple(held),
            scroll_points=0,
            synergy_points=0,
            points=0,
        )
    )


_dice = dice


def laid(
    seals: Mapping[int, str],
    *players: Player,
    circle: str | None = None,
    supply: str | None = None,
    guards: Mapping[str, int] | None = None,
    ways: Iterable[str] = (),
    first: int = 1,
    quiet: int = 0,
    seal_broken: bool = False,
) -> Table:
    """The turn of the first player, in the second round.

    Without anybody else there is an idle opponent with one die, on the second start circle.
    """
    seated = players if len(players) > 1 else (*players, _idle(players[0]))
    names = [*seals.values(), *(held.scroll for each in seated for held in each.scrolls)]
    found = {name for name, spells in CIRCLES.items() if any(each.split("-")[0] in spells for each in names)}
    found -= {"I"}
    assert len(found) < 2, "only one circle is in a game beside the basic one"
    circle = circle or min(found, default="I")
    options = GAME.configure({"players": len(seated), "circle": circle, "first": str(first)})
    start = GAME.start(options).view(None)
    assert isinstance(start, FiveSealsView)
    taken = [sum(len(each.dice[colour]) + each.next_dice[colour] for each in seated) for colour in range(4)]
    lying = tuple(seal(seals[number]) if number in seals else None for number in range(1, 21))
    wanted = replace(
        start,
        players=tuple(seated),
        board=layout(ways),
        circle=circle,
        seals=lying,
        strongest_left=strongest(lying),
        supply=tuple(len(seated) + 1 - each for each in taken) if supply is None else counted(supply),
        guardians=tuple(
            Guardian(colour, (guards or {}).get(colour))
            for colour in COLOURS
            if f"guardian-{colour}" in names
        ),
        round=2,
        first=first - 1,
        turn=0,
        quiet_rounds=quiet,
        seal_broken=seal_broken,
        stage="turn",
        waiting_for=(0,),
    )
    assert min(wanted.supply) >= 0, "more dice than there are"
    table = Table(GAME.imagine(wanted, Bits(random.Random(1).getrandbits)))
    assert table.view == wanted
    return table


def _idle(other: Player) -> Player:
    """An opponent with a die of a colour that the other player has few of."""
    colour = min(range(4), key=lambda each: (len(other.dice[each]), -each))
    return player(dice=f"{ELEMENTS[colour]} 1", mage=2)


# -- playing -------------------------------------------------------------------------------------------------


class Table(PlayedPosition):
    """One game, from a laid-out situation or from its start."""

    game = GAME
    settles = "roll"

    # -- looking -------------------------------------------------------------------------------------------

    @property
    def view(self) -> FiveSealsView:
        view = self.position.view(None)
        assert isinstance(view, FiveSealsView)
        return view

    def breakable(self) -> set[int]:
        """The spaces whose seal can be broken now with dice."""
        return {int(line.split(" ")[0]) for line in self.offered("break")}

    @property
    def turn(self) -> int:
        return -1 if self.view.turn is None else self.view.turn + 1

    @property
    def casting(self) -> Casting | None:
        return self.view.casting

    def player(self, seat: int) -> Player:
        return self.view.players[seat - 1]

    def dice(self, seat: int = 1) -> str:
        values = zip(ELEMENTS, self.player(seat).dice, strict=True)
        return ", ".join(f"{colour} {' '.join(map(str, each))}" for colour, each in values if each)

    def waiting(self, seat: int) -> str:
        """The dice for the next round."""
        numbers = zip(ELEMENTS, self.player(seat).next_dice, strict=True)
        return ", ".join(f"{colour} {number}" for colour, number in numbers if number)

    def mage(self, seat: int = 1) -> int | None:
        return self.player(seat).mage

    def familiar(self, seat: int = 1) -> int | None:
        return self.player(seat).familiar

    def face_up(self, seat: int = 1) -> list[str]:
        return [held.scroll for held in self.player(seat).scrolls if held.face_up]

    def face_down(self, seat: int = 1) -> list[str]:
        return [held.scroll for held in self.player(seat).scrolls if not held.face_up]

    def absorbed(self, scroll: str, seat: int = 1) -> str | None:
        """The token on an Absorption scroll."""
        [held] = [held for held in self.player(seat).scrolls if held.scroll == scroll]
        return _written(held.token)

    def seal(self, space: int) -> str | None:
        return _written(self.view.seals[space - 1])

    def supply(self, colour: str) -> int:
        return self.view.supply[ELEMENTS.index(colour)]

    def guardian(self, colour: str) -> int | None:
        [found] = [each for each in self.view.guardians if each.colour == colour]
        return found.space


def _written(found: Seal | None) -> str | None:
    if found is None:
        return None
    return found.scroll or f"{found.colour} {found.strength}"
