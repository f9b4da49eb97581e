"""The Circle of Spaces (II): spells that move and remove what lies on the board."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from conclave.games.five_seals.engine import events
from conclave.games.five_seals.engine.board import Board
from conclave.games.five_seals.engine.codes import (
    CHOOSE_DIE,
    CHOOSE_SPACE,
    code,
    code_of_thing,
    colour_of,
    dice_of,
    kind_of,
    thing_of,
)
from conclave.games.five_seals.engine.dice import below_six, raised, singles
from conclave.games.five_seals.engine.dungeon import NOT_CHOSEN, Dungeon
from conclave.games.five_seals.engine.elements import ELEMENTS, MIND, WORKS_ON, works_on
from conclave.games.five_seals.engine.might import can_raise
from conclave.games.five_seals.engine.seals import COLOUR, NONE, STRENGTH, STRONGEST
from conclave.games.five_seals.engine.spell import Spell

_PICK: Final = code(CHOOSE_SPACE)


def picks(spaces: vec[i64]) -> vec[i64]:
    """The choice of each of the spaces."""
    return vec[i64]([_PICK | code_of_thing(space) for space in spaces])


class PairSpell(Spell):
    """Two seals are picked, then they change places. If both may be first, the lower is picked first."""

    def spaces(self, board: Board) -> vec[i64]:
        """Where the seals lie that it moves."""
        raise NotImplementedError

    def may_be_first(self, colour: i64, seal: i64) -> bool:
        """Whether a seal may be picked first if it has a partner."""
        raise NotImplementedError

    def firsts(self, dungeon: Dungeon, colour: i64) -> vec[i64]:
        """Where a seal lies that may be picked first and has a partner."""
        raise NotImplementedError

    def partners(self, dungeon: Dungeon, colour: i64, first: i64) -> vec[i64]:
        """Where the seals lie that can change places with the one on the first space."""
        raise NotImplementedError

    def choices(self, dungeon: Dungeon) -> vec[i64]:
        colour = dungeon.spell_colour()
        if dungeon.chosen != NOT_CHOSEN:
            return picks(self.partners(dungeon, colour, thing_of(dungeon.chosen)))
        return picks(self.firsts(dungeon, colour))

    def choose(self, dungeon: Dungeon, action: i64) -> None:
        if dungeon.chosen == NOT_CHOSEN:
            dungeon.ask_caster(action)
            return
        one_space = thing_of(dungeon.chosen)
        other_space = thing_of(action)
        dungeon.swap(one_space, other_space)
        if dungeon.listener is not None:
            seals = (dungeon.seal[one_space], dungeon.seal[other_space])
            dungeon.listener(events.seals_swapped(dungeon.turn, (one_space, other_space), seals))
        dungeon.cast_is_over()

    def why_not(self, dungeon: Dungeon, action: i64) -> str:
        colour = dungeon.spell_colour()
        space = thing_of(action)
        if kind_of(action) != CHOOSE_SPACE or space >= len(dungeon.seal) or not dungeon.seal[space]:
            return f"fs-refuse-choice-{self.name}"
        if dungeon.chosen == NOT_CHOSEN:
            if space in self.spaces(dungeon.board) and self.may_be_first(colour, dungeon.seal[space]):
                return f"fs-refuse-{self.name}-no-partner"
            return f"fs-refuse-{self.name}-first"
        return f"fs-refuse-{self.name}-second"


class TokenPairSpell(PairSpell):
    """Two tokens with the `same` strength or colour that differ in the `other` of the two."""

    def __init__(
        self, name: str, rule: str, asks: tuple[str, ...], mind: str, same: vec[i64], other: vec[i64]
    ) -> None:
        super().__init__(name, rule, asks, mind)
        self.same = same
        self.other = other

    def spaces(self, board: Board) -> vec[i64]:
        return board.circles_listed

    def may_be_first(self, colour: i64, seal: i64) -> bool:
        return works_on(colour, COLOUR[seal])

    def firsts_beside(self, dungeon: Dungeon, colour: i64, partners: vec[i64]) -> vec[i64]:
        """The firsts. By what is the same, `partners` are those on any space, as masks of the other.

        From above, so that those that have to lie on a higher space are met before.
        """
        found = vec[i64]()
        spaces = dungeon.board.circles_listed
        for place in range(len(spaces) - 1, -1, -1):
            seal = dungeon.seal[spaces[place]]
            if seal != NONE:
                bit = 1 << self.other[seal]
                known = partners[self.same[seal]]
                if known & ~bit and works_on(colour, COLOUR[seal]):
                    found = append(found, spaces[place])
                partners[self.same[seal]] = known | bit
        return found[::-1]

    def partners(self, dungeon: Dungeon, colour: i64, first: i64) -> vec[i64]:
        found = vec[i64]()
        seal = dungeon.seal[first]
        for space in dungeon.board.circles_listed:
            partner = dungeon.seal[space]
            if (
                partner != NONE
                and self.same[partner] == self.same[seal]
                and self.other[partner] != self.other[seal]
                and (space > first or not works_on(colour, COLOUR[partner]))
            ):
                found = append(found, space)
        return found


class Swap(TokenPairSpell):
    def usable(self, dungeon: Dungeon, colour: i64) -> bool:
        for colours in dungeon.colours_of:
            if colours & colours - 1 and (colour == MIND or colours >> colour & 1):
                return True
        return False

    def firsts(self, dungeon: Dungeon, colour: i64) -> vec[i64]:
        """A partner has another colour, so it may be first itself only if the scroll is one of Mind."""
        anywhere = vec[i64]([0] * (STRONGEST + 1)) if colour == MIND else dungeon.colours_of[:]
        return self.firsts_beside(dungeon, colour, anywhere)

    def why_not(self, dungeon: Dungeon, action: i64) -> str:
        """Only with Mind the lower number has to come first."""
        key = super().why_not(dungeon, action)
        if dungeon.spell_colour() == MIND and key == "fs-refuse-swap-no-partner":
            return "fs-refuse-swap-no-partner-mind"
        if dungeon.spell_colour() == MIND and key == "fs-refuse-swap-second":
            return "fs-refuse-swap-second-mind"
        return key


class Exchange(TokenPairSpell):
    def usable(self, dungeon: Dungeon, colour: i64) -> bool:
        for element in WORKS_ON[colour]:
            strengths = dungeon.strengths_of[element]
            if strengths & strengths - 1:
                return True
        return False

    def firsts(self, dungeon: Dungeon, colour: i64) -> vec[i64]:
        """A partner has the same colour, so it always may be first itself."""
        return self.firsts_beside(dungeon, colour, vec[i64]([0] * ELEMENTS))


class Rearrangement(PairSpell):
    def usable(self, dungeon: Dungeon, colour: i64) -> bool:
        return dungeon.scrolls_lying[colour] > 0 and sum(dungeon.scrolls_lying) > 1

    def spaces(self, board: Board) -> vec[i64]:
        return board.boxes_listed

    def may_be_first(self, colour: i64, seal: i64) -> bool:
        return COLOUR[seal] == colour

    def firsts(self, dungeon: Dungeon, colour: i64) -> vec[i64]:
        scrolls = dungeon.scrolls_on_board()
        found = vec[i64]([space for space in scrolls if COLOUR[dungeon.seal[space]] == colour])
        if len(found) == len(scrolls):
            return found[:-1]  # every partner would have to lie higher
        return found

    def partners(self, dungeon: Dungeon, colour: i64, first: i64) -> vec[i64]:
        scrolls = dungeon.scrolls_on_board()
        return vec[i64](
            [space for space in scrolls if space > first or COLOUR[dungeon.seal[space]] != colour]
        )


class Absorption(Spell):
    def usable(self, dungeon: Dungeon, colour: i64) -> bool:
        """Any die will do, whatever the colour."""
        return dungeon.absorbed[colour] != NONE and can_raise(dungeon, MIND)

    def choices(self, dungeon: Dungeon) -> vec[i64]:
        found = vec[i64]()
        for element in range(ELEMENTS):
            base = code(CHOOSE_DIE, colour=element)
            for die in singles(below_six(dungeon.dice_of(dungeon.turn, element))):
                found = append(found, base | die)
        return found

    def choose(self, dungeon: Dungeon, action: i64) -> None:
        colour = dungeon.spell_colour()
        strength = STRENGTH[dungeon.absorbed[colour]]
        dungeon.absorbed[colour] = NONE
        die = dice_of(action)
        dungeon.turn_dice(dungeon.turn, colour_of(action), die, raised(die, strength))
        dungeon.cast_is_over()


class Disintegration(Spell):
    def usable(self, dungeon: Dungeon, colour: i64) -> bool:
        return dungeon.tokens_lying[colour] > 0

    def choices(self, dungeon: Dungeon) -> vec[i64]:
        colour = dungeon.spell_colour()
        return picks(dungeon.tokens_for(colour))

    def choose(self, dungeon: Dungeon, action: i64) -> None:
        space = thing_of(action)
        seal = dungeon.lift(space)
        dungeon.opened(space)
        if dungeon.listener is not None:
            dungeon.listener(events.disintegrated(dungeon.turn, space, seal))
        dungeon.cast_is_over()


SWAP: Final = Swap("swap", "FS-SW", ("token", "token"), "any-colours", STRENGTH, COLOUR)
EXCHANGE: Final = Exchange("exchange", "FS-EX", ("token", "token"), "one-colour", COLOUR, STRENGTH)
ABSORPTION: Final = Absorption("absorption", "FS-AB", ("own-die",), "any-colours")
DISINTEGRATION: Final = Disintegration("disintegration", "FS-DI", ("token",), "any-colours")
REARRANGEMENT: Final = Rearrangement("rearrangement", "FS-RA", ("scroll", "scroll"), "mind-scrolls")
