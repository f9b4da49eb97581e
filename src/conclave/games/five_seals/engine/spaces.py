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
from conclave.games.five_seals.engine.dice import below_six, raise_dice, singles
from conclave.games.five_seals.engine.elements import ELEMENTS, MIND, WORKS_ON, works_on
from conclave.games.five_seals.engine.might import can_raise
from conclave.games.five_seals.engine.seals import COLOUR, NONE, STRENGTH, STRONGEST
from conclave.games.five_seals.engine.spell import Spell
from conclave.games.five_seals.engine.state import NOT_CHOSEN, FiveSealsState

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

    def firsts(self, state: FiveSealsState, colour: i64) -> vec[i64]:
        """Where a seal lies that may be picked first and has a partner."""
        raise NotImplementedError

    def partners(self, state: FiveSealsState, colour: i64, first: i64) -> vec[i64]:
        """Where the seals lie that can change places with the one on the first space."""
        raise NotImplementedError

    def choices(self, state: FiveSealsState) -> vec[i64]:
        colour = state.spell_colour()
        if state.chosen != NOT_CHOSEN:
            return picks(self.partners(state, colour, thing_of(state.chosen)))
        return picks(self.firsts(state, colour))

    def choose(self, state: FiveSealsState, action: i64) -> None:
        if state.chosen == NOT_CHOSEN:
            state.ask_caster(action)
            return
        one_space = thing_of(state.chosen)
        other_space = thing_of(action)
        state.dungeon.swap(one_space, other_space)
        if state.listener is not None:
            seals = (state.dungeon.seal[one_space], state.dungeon.seal[other_space])
            state.listener(events.seals_swapped(state.turn, (one_space, other_space), seals))
        state.cast_is_over()

    def why_not(self, state: FiveSealsState, action: i64) -> str:
        colour = state.spell_colour()
        space = thing_of(action)
        if (
            kind_of(action) != CHOOSE_SPACE
            or space >= len(state.dungeon.seal)
            or not state.dungeon.seal[space]
        ):
            return f"fs-refuse-choice-{self.name}"
        if state.chosen == NOT_CHOSEN:
            if space in self.spaces(state.dungeon.board) and self.may_be_first(
                colour, state.dungeon.seal[space]
            ):
                return f"fs-refuse-{self.name}-no-partner"
            return f"fs-refuse-{self.name}-first"
        return f"fs-refuse-{self.name}-second"


class TokenPairSpell(PairSpell):
    """Two tokens with the `same` strength or colour that differ in the `other` of the two."""

    same: vec[i64]
    other: vec[i64]

    def spaces(self, board: Board) -> vec[i64]:
        return board.circles_listed

    def may_be_first(self, colour: i64, seal: i64) -> bool:
        return works_on(colour, COLOUR[seal])

    def firsts_beside(self, state: FiveSealsState, colour: i64, partners: vec[i64]) -> vec[i64]:
        """The firsts. By what is the same, `partners` are those on any space, as masks of the other.

        From above, so that those that have to lie on a higher space are met before.
        """
        found = vec[i64]()
        spaces = state.dungeon.board.circles_listed
        for place in range(len(spaces) - 1, -1, -1):
            seal = state.dungeon.seal[spaces[place]]
            if seal != NONE:
                bit = 1 << self.other[seal]
                known = partners[self.same[seal]]
                if known & ~bit and works_on(colour, COLOUR[seal]):
                    found = append(found, spaces[place])
                partners[self.same[seal]] = known | bit
        return found[::-1]

    def partners(self, state: FiveSealsState, colour: i64, first: i64) -> vec[i64]:
        found = vec[i64]()
        seal = state.dungeon.seal[first]
        for space in state.dungeon.board.circles_listed:
            partner = state.dungeon.seal[space]
            if (
                partner != NONE
                and self.same[partner] == self.same[seal]
                and self.other[partner] != self.other[seal]
                and (space > first or not works_on(colour, COLOUR[partner]))
            ):
                found = append(found, space)
        return found


class Swap(TokenPairSpell):
    """FS-SW: tokens of one strength and different colours."""

    name = "swap"
    strength = 2
    rule = "FS-SW"
    text = "fs-spell-swap"
    mind = "any-colours"
    asks: tuple[str, ...] = ("token", "token")
    same = STRENGTH
    other = COLOUR

    def usable(self, state: FiveSealsState, colour: i64) -> bool:
        for colours in state.dungeon.colours_of:
            if colours & colours - 1 and (colour == MIND or colours >> colour & 1):
                return True
        return False

    def firsts(self, state: FiveSealsState, colour: i64) -> vec[i64]:
        """A partner has another colour, so it may be first itself only if the scroll is one of Mind."""
        anywhere = vec[i64]([0] * (STRONGEST + 1)) if colour == MIND else state.dungeon.colours_of[:]
        return self.firsts_beside(state, colour, anywhere)

    def why_not(self, state: FiveSealsState, action: i64) -> str:
        """Only with Mind the lower number has to come first."""
        key = super().why_not(state, action)
        if state.spell_colour() == MIND and key == "fs-refuse-swap-no-partner":
            return "fs-refuse-swap-no-partner-mind"
        if state.spell_colour() == MIND and key == "fs-refuse-swap-second":
            return "fs-refuse-swap-second-mind"
        return key


class Exchange(TokenPairSpell):
    """FS-EX: tokens of one colour and different strengths."""

    name = "exchange"
    strength = 3
    rule = "FS-EX"
    text = "fs-spell-exchange"
    mind = "one-colour"
    asks: tuple[str, ...] = ("token", "token")
    same = COLOUR
    other = STRENGTH

    def usable(self, state: FiveSealsState, colour: i64) -> bool:
        for element in WORKS_ON[colour]:
            strengths = state.dungeon.strengths_of[element]
            if strengths & strengths - 1:
                return True
        return False

    def firsts(self, state: FiveSealsState, colour: i64) -> vec[i64]:
        """A partner has the same colour, so it always may be first itself."""
        return self.firsts_beside(state, colour, vec[i64]([0] * ELEMENTS))


class Rearrangement(PairSpell):
    """FS-RA: two scrolls, at least one of the colour."""

    name = "rearrangement"
    strength = 6
    rule = "FS-RA"
    text = "fs-spell-rearrangement"
    mind = "mind-scrolls"
    asks: tuple[str, ...] = ("scroll", "scroll")

    def usable(self, state: FiveSealsState, colour: i64) -> bool:
        return state.dungeon.scrolls_lying[colour] > 0 and sum(state.dungeon.scrolls_lying) > 1

    def spaces(self, board: Board) -> vec[i64]:
        return board.boxes_listed

    def may_be_first(self, colour: i64, seal: i64) -> bool:
        return COLOUR[seal] == colour

    def firsts(self, state: FiveSealsState, colour: i64) -> vec[i64]:
        scrolls = state.dungeon.scrolls_on_board()
        found = vec[i64]([space for space in scrolls if COLOUR[state.dungeon.seal[space]] == colour])
        if len(found) == len(scrolls):
            return found[:-1]  # every partner would have to lie higher
        return found

    def partners(self, state: FiveSealsState, colour: i64, first: i64) -> vec[i64]:
        scrolls = state.dungeon.scrolls_on_board()
        return vec[i64](
            [space for space in scrolls if space > first or COLOUR[state.dungeon.seal[space]] != colour]
        )


class Absorption(Spell):
    """FS-AB: the token it holds adds its strength to a die, up to six."""

    name = "absorption"
    strength = 4
    rule = "FS-AB"
    text = "fs-spell-absorption"
    mind = "any-colours"
    asks: tuple[str, ...] = ("own-die",)

    def usable(self, state: FiveSealsState, colour: i64) -> bool:
        """Any die will do, whatever the colour."""
        return state.absorbed[colour] != NONE and can_raise(state, MIND)

    def choices(self, state: FiveSealsState) -> vec[i64]:
        found = vec[i64]()
        for element in range(ELEMENTS):
            base = code(CHOOSE_DIE, colour=element)
            for die in singles(below_six(state.dice_of(state.turn, element))):
                found = append(found, base | die)
        return found

    def choose(self, state: FiveSealsState, action: i64) -> None:
        colour = state.spell_colour()
        strength = STRENGTH[state.absorbed[colour]]
        state.absorbed[colour] = NONE
        die = dice_of(action)
        state.turn_dice(state.turn, colour_of(action), die, raise_dice(die, strength))
        state.cast_is_over()


class Disintegration(Spell):
    """FS-DI: a token leaves the board."""

    name = "disintegration"
    strength = 5
    rule = "FS-DI"
    text = "fs-spell-disintegration"
    mind = "any-colours"
    asks: tuple[str, ...] = ("token",)

    def usable(self, state: FiveSealsState, colour: i64) -> bool:
        return state.dungeon.tokens_lying[colour] > 0

    def choices(self, state: FiveSealsState) -> vec[i64]:
        colour = state.spell_colour()
        return picks(state.dungeon.tokens_for(colour))

    def choose(self, state: FiveSealsState, action: i64) -> None:
        space = thing_of(action)
        seal = state.dungeon.lift(space)
        state.dungeon.unblock(space)
        if state.listener is not None:
            state.listener(events.disintegrated(state.turn, space, seal))
        state.cast_is_over()
