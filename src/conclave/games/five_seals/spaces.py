"""The Circle of Spaces (II): spells that move and remove what lies on the board."""

from __future__ import annotations

from typing import Final

from conclave.games.five_seals import events
from conclave.games.five_seals.codes import (
    CHOOSE_DIE,
    CHOOSE_SPACE,
    code,
    colour_of,
    dice_of,
    kind_of,
    thing_of,
)
from conclave.games.five_seals.dice import below_six, raised, singles
from conclave.games.five_seals.dungeon import NOT_CHOSEN, Dungeon
from conclave.games.five_seals.elements import ELEMENTS, MIND
from conclave.games.five_seals.might import can_raise
from conclave.games.five_seals.seals import COLOUR, NONE, STRENGTH
from conclave.games.five_seals.spell import Spell


def spaces_in(mask: int) -> list[int]:
    found: list[int] = []
    while mask:
        lowest = mask & -mask
        mask ^= lowest
        found.append(lowest.bit_length() - 1)
    return found


def picks(mask: int) -> list[int]:
    """The choice of each space in a mask."""
    return [code(CHOOSE_SPACE, thing=space) for space in spaces_in(mask)]


def above(space: int) -> int:
    """All spaces with a higher number: two equal things are picked in rising order."""
    return -1 << space + 1


def tokens_for(dungeon: Dungeon, colour: int) -> int:
    """The tokens on the board that a scroll of the colour works on."""
    return dungeon.tokens if colour == MIND else dungeon.tokens & dungeon.of_colour[colour]


class PairSpell(Spell):
    """Two seals are picked, then they change places."""

    def partners(self, dungeon: Dungeon, colour: int, space: int) -> int:
        """The seals that this one, picked first, can change places with."""
        raise NotImplementedError

    def firsts(self, dungeon: Dungeon, colour: int) -> int:
        """The seals that may be picked first if they have a partner."""
        raise NotImplementedError

    def usable(self, dungeon: Dungeon, colour: int) -> bool:
        firsts = self.firsts(dungeon, colour)
        while firsts:
            lowest = firsts & -firsts
            if self.partners(dungeon, colour, lowest.bit_length() - 1):
                return True
            firsts ^= lowest
        return False

    def choices(self, dungeon: Dungeon) -> list[int]:
        colour = dungeon.spell_colour()
        if dungeon.chosen != NOT_CHOSEN:
            return picks(self.partners(dungeon, colour, thing_of(dungeon.chosen)))
        return [
            code(CHOOSE_SPACE, thing=space)
            for space in spaces_in(self.firsts(dungeon, colour))
            if self.partners(dungeon, colour, space)
        ]

    def choose(self, dungeon: Dungeon, action: int) -> None:
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

    def why_not(self, dungeon: Dungeon, action: int) -> str:
        colour = dungeon.spell_colour()
        space = thing_of(action)
        if kind_of(action) != CHOOSE_SPACE or space >= len(dungeon.seal) or not dungeon.seal[space]:
            return f"fs-refuse-choice-{self.name}"
        if dungeon.chosen == NOT_CHOSEN:
            if self.firsts(dungeon, colour) >> space & 1:
                return f"fs-refuse-{self.name}-no-partner"
            return f"fs-refuse-{self.name}-first"
        return f"fs-refuse-{self.name}-second"


class Swap(PairSpell):
    def firsts(self, dungeon: Dungeon, colour: int) -> int:
        return tokens_for(dungeon, colour)

    def partners(self, dungeon: Dungeon, colour: int, space: int) -> int:
        seal = dungeon.seal[space]
        others = dungeon.tokens & dungeon.of_strength[STRENGTH[seal]] & ~dungeon.of_colour[COLOUR[seal]]
        return others & above(space) if colour == MIND else others

    def why_not(self, dungeon: Dungeon, action: int) -> str:
        """Only with Mind the lower number has to come first."""
        key = super().why_not(dungeon, action)
        if dungeon.spell_colour() == MIND and key == "fs-refuse-swap-no-partner":
            return "fs-refuse-swap-no-partner-mind"
        if dungeon.spell_colour() == MIND and key == "fs-refuse-swap-second":
            return "fs-refuse-swap-second-mind"
        return key


class Exchange(PairSpell):
    def firsts(self, dungeon: Dungeon, colour: int) -> int:
        return tokens_for(dungeon, colour)

    def partners(self, dungeon: Dungeon, colour: int, space: int) -> int:
        seal = dungeon.seal[space]
        alike = dungeon.tokens & dungeon.of_colour[COLOUR[seal]] & ~dungeon.of_strength[STRENGTH[seal]]
        return alike & above(space)


class Rearrangement(PairSpell):
    def firsts(self, dungeon: Dungeon, colour: int) -> int:
        return dungeon.scrolls & dungeon.of_colour[colour]

    def partners(self, dungeon: Dungeon, colour: int, space: int) -> int:
        return dungeon.scrolls & (~dungeon.of_colour[colour] | above(space))


class Absorption(Spell):
    def usable(self, dungeon: Dungeon, colour: int) -> bool:
        """Any die will do, whatever the colour."""
        return dungeon.absorbed[colour] != NONE and can_raise(dungeon, MIND)

    def choices(self, dungeon: Dungeon) -> list[int]:
        found: list[int] = []
        for element in range(ELEMENTS):
            base = code(CHOOSE_DIE, colour=element)
            found.extend([base | die for die in singles(below_six(dungeon.dice_of(dungeon.turn, element)))])
        return found

    def choose(self, dungeon: Dungeon, action: int) -> None:
        colour = dungeon.spell_colour()
        strength = STRENGTH[dungeon.absorbed[colour]]
        dungeon.absorbed[colour] = NONE
        die = dice_of(action)
        dungeon.turn_dice(dungeon.turn, colour_of(action), die, raised(die, strength))
        dungeon.cast_is_over()


class Disintegration(Spell):
    def usable(self, dungeon: Dungeon, colour: int) -> bool:
        return tokens_for(dungeon, colour) != 0

    def choices(self, dungeon: Dungeon) -> list[int]:
        colour = dungeon.spell_colour()
        return picks(tokens_for(dungeon, colour))

    def choose(self, dungeon: Dungeon, action: int) -> None:
        space = thing_of(action)
        seal = dungeon.lift(space)
        dungeon.opened(space)
        if dungeon.listener is not None:
            dungeon.listener(events.disintegrated(dungeon.turn, space, seal))
        dungeon.cast_is_over()


SWAP: Final = Swap("swap", "FS-SW", ("token", "token"), "any-colours")
EXCHANGE: Final = Exchange("exchange", "FS-EX", ("token", "token"), "one-colour")
ABSORPTION: Final = Absorption("absorption", "FS-AB", ("own-die",), "any-colours")
DISINTEGRATION: Final = Disintegration("disintegration", "FS-DI", ("token",), "any-colours")
REARRANGEMENT: Final = Rearrangement("rearrangement", "FS-RA", ("scroll", "scroll"), "mind-scrolls")
