"""The Circle of Might (basic and I): spells that change, roll and add dice."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from conclave.core.chance import Outcome
from conclave.core.packed import fits, number
from conclave.games.five_seals.engine import events
from conclave.games.five_seals.engine.codes import (
    CHOOSE_COLOUR,
    CHOOSE_DICE,
    code,
    colour_of,
    dice_of,
    kind_of,
)
from conclave.games.five_seals.engine.dice import below_six, choices_of, raised, rolled
from conclave.games.five_seals.engine.dungeon import NOT_CHOSEN, Dungeon
from conclave.games.five_seals.engine.elements import ELEMENTS, MIND, WORKS_ON, works_on
from conclave.games.five_seals.engine.spell import Spell


def own_dice(dungeon: Dungeon, colour: i64) -> vec[i64]:
    """Every choice of the caster's dice of one colour that the scroll works on."""
    found = vec[i64]()
    for element in WORKS_ON[colour]:
        for some in choices_of(dungeon.dice_of(dungeon.turn, element)):
            found = append(found, code(CHOOSE_DICE, colour=element, dice=some))
    return found


def wrong_dice(dungeon: Dungeon, colour: i64, action: i64) -> str:
    """What is wrong with dice that were chosen, as far as any spell could tell; "" if nothing."""
    if kind_of(action) != CHOOSE_DICE or colour_of(action) >= ELEMENTS or not dice_of(action):
        return ""
    if not works_on(colour, colour_of(action)):
        return "fs-refuse-dice-colour"
    if not fits(dice_of(action), dungeon.dice_of(dungeon.turn, colour_of(action))):
        return "fs-refuse-dice-not-yours"
    return ""


class Change(Spell):
    def usable(self, dungeon: Dungeon, colour: i64) -> bool:
        for element in WORKS_ON[colour]:
            if dungeon.dice_of(dungeon.turn, element) and self._most(dungeon, element):
                return True
        return False

    def _most(self, dungeon: Dungeon, element: i64) -> i64:
        """How many dice the best filled of the other supplies has."""
        most: i64 = 0
        for other in range(ELEMENTS):
            if other != element:
                most = max(most, dungeon.supply[other])
        return most

    def choices(self, dungeon: Dungeon) -> vec[i64]:
        colour = dungeon.spell_colour()
        chosen = dungeon.chosen
        if chosen == NOT_CHOSEN:
            return vec[i64](
                [
                    action
                    for action in own_dice(dungeon, colour)
                    if number(dice_of(action)) <= self._most(dungeon, colour_of(action))
                ]
            )
        dice = number(dice_of(chosen))
        return vec[i64](
            [
                code(CHOOSE_COLOUR, colour=other)
                for other in range(ELEMENTS)
                if other != colour_of(chosen) and dungeon.supply[other] >= dice
            ]
        )

    def choose(self, dungeon: Dungeon, action: i64) -> None:
        if dungeon.chosen == NOT_CHOSEN:
            dungeon.ask_caster(action)
            return
        old = colour_of(dungeon.chosen)
        new = colour_of(action)
        dice = dice_of(dungeon.chosen)
        seat = dungeon.turn
        dungeon.change_dice(seat, old, -dice)
        dungeon.supply[old] += number(dice)
        dungeon.change_dice(seat, new, dice)
        dungeon.supply[new] -= number(dice)
        if dungeon.listener is not None:
            dungeon.listener(events.dice_changed(seat, old, new, dice))
        dungeon.cast_is_over()

    def why_not(self, dungeon: Dungeon, action: i64) -> str:
        colour = dungeon.spell_colour()
        if dungeon.chosen == NOT_CHOSEN:
            return wrong_dice(dungeon, colour, action) or "fs-refuse-choice-change"
        if kind_of(action) == CHOOSE_COLOUR and colour_of(action) != colour_of(dungeon.chosen):
            return "fs-refuse-change-supply"
        return "fs-refuse-change-same-colour"


class Renewal(Spell):
    def usable(self, dungeon: Dungeon, colour: i64) -> bool:
        return dungeon.has_dice_for(dungeon.turn, colour)

    def choices(self, dungeon: Dungeon) -> vec[i64]:
        colour = dungeon.spell_colour()
        return own_dice(dungeon, colour)

    def choose(self, dungeon: Dungeon, action: i64) -> None:
        dice = dice_of(action)
        dungeon.change_dice(dungeon.turn, colour_of(action), -dice)
        dungeon.roll_for_spell(action, number(dice))

    def settle(self, dungeon: Dungeon, outcome: Outcome) -> None:
        colour = colour_of(dungeon.chosen)
        dice = rolled(outcome, 0)
        dungeon.change_dice(dungeon.turn, colour, dice)
        if dungeon.listener is not None:
            dungeon.listener(events.dice_rerolled(dungeon.turn, colour, dice_of(dungeon.chosen), dice))
        dungeon.cast_is_over()

    def why_not(self, dungeon: Dungeon, action: i64) -> str:
        colour = dungeon.spell_colour()
        return wrong_dice(dungeon, colour, action) or "fs-refuse-choice-renewal"


class Strengthening(Spell):
    BY: Final = 2

    def usable(self, dungeon: Dungeon, colour: i64) -> bool:
        return can_raise(dungeon, colour)

    def choices(self, dungeon: Dungeon) -> vec[i64]:
        colour = dungeon.spell_colour()
        return raisable_dice(dungeon, colour)

    def choose(self, dungeon: Dungeon, action: i64) -> None:
        dice = dice_of(action)
        dungeon.turn_dice(dungeon.turn, colour_of(action), dice, raised(dice, self.BY))
        dungeon.cast_is_over()

    def why_not(self, dungeon: Dungeon, action: i64) -> str:
        colour = dungeon.spell_colour()
        return wrong_dice(dungeon, colour, action) or "fs-refuse-die-shows-six"


def can_raise(dungeon: Dungeon, colour: i64) -> bool:
    """Whether the caster has a die below 6 that a scroll of the colour works on."""
    for element in WORKS_ON[colour]:  # noqa: SIM110 - asked for every scroll at every turn
        if below_six(dungeon.dice_of(dungeon.turn, element)):
            return True
    return False


def raisable_dice(dungeon: Dungeon, colour: i64) -> vec[i64]:
    """Every choice of the caster's dice of one colour that can be turned up."""
    found = vec[i64]()
    for element in WORKS_ON[colour]:
        for some in choices_of(below_six(dungeon.dice_of(dungeon.turn, element))):
            found = append(found, code(CHOOSE_DICE, colour=element, dice=some))
    return found


class Growth(Spell):
    def usable(self, dungeon: Dungeon, colour: i64) -> bool:
        for element in WORKS_ON[colour]:  # noqa: SIM110 - asked for every scroll at every turn
            if dungeon.supply[element]:
                return True
        return False

    def begin(self, dungeon: Dungeon) -> None:
        colour = dungeon.spell_colour()
        if colour == MIND:
            dungeon.ask_caster()
        else:
            self._take(dungeon, code(CHOOSE_COLOUR, colour=colour))

    def choices(self, dungeon: Dungeon) -> vec[i64]:
        colour = dungeon.spell_colour()
        return vec[i64](
            [code(CHOOSE_COLOUR, colour=element) for element in WORKS_ON[colour] if dungeon.supply[element]]
        )

    def choose(self, dungeon: Dungeon, action: i64) -> None:
        self._take(dungeon, action)

    def _take(self, dungeon: Dungeon, action: i64) -> None:
        dungeon.supply[colour_of(action)] -= 1
        dungeon.roll_for_spell(action, 1)

    def settle(self, dungeon: Dungeon, outcome: Outcome) -> None:
        colour = colour_of(dungeon.chosen)
        die = rolled(outcome, 0)
        dungeon.change_dice(dungeon.turn, colour, die)
        if dungeon.listener is not None:
            dungeon.listener(events.die_grown(dungeon.turn, colour, die))
        dungeon.cast_is_over()


class Synergy(Spell):
    """Never used: it counts at the end (FS-11)."""

    def usable(self, dungeon: Dungeon, colour: i64) -> bool:
        return False


CHANGE: Final = Change("change", "FS-CH", ("own-dice", "colour"), "any-colours")
RENEWAL: Final = Renewal("renewal", "FS-RE", ("own-dice",), "one-colour")
STRENGTHENING: Final = Strengthening("strengthening", "FS-ST", ("own-dice",), "one-colour")
GROWTH: Final = Growth("growth", "FS-GR", (), "one-colour")
SYNERGY: Final = Synergy("synergy", "FS-SY", (), "mind-scrolls")
