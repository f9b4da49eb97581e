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
from conclave.games.five_seals.engine.dice import below_six, choices_of, dice_of_group, raise_dice
from conclave.games.five_seals.engine.elements import ELEMENTS, MIND, WORKS_ON, works_on
from conclave.games.five_seals.engine.spell import Spell
from conclave.games.five_seals.engine.state import NOT_CHOSEN, FiveSealsState


def own_dice(state: FiveSealsState, colour: i64) -> vec[i64]:
    """Every choice of the caster's dice of one colour that the scroll works on."""
    found = vec[i64]()
    for element in WORKS_ON[colour]:
        for some in choices_of(state.dice_of(state.turn, element)):
            found = append(found, code(CHOOSE_DICE, colour=element, dice=some))
    return found


def wrong_dice(state: FiveSealsState, colour: i64, action: i64) -> str:
    """What is wrong with the chosen dice, whatever the spell; "" if nothing."""
    if kind_of(action) != CHOOSE_DICE or colour_of(action) >= ELEMENTS or not dice_of(action):
        return ""
    if not works_on(colour, colour_of(action)):
        return "fs-refuse-dice-colour"
    if not fits(dice_of(action), state.dice_of(state.turn, colour_of(action))):
        return "fs-refuse-dice-not-yours"
    return ""


class Change(Spell):
    """FS-CH: dice go back, and as many of another colour come in their place, showing the same."""

    name = "change"
    strength = 2
    rule = "FS-CH"
    text = "fs-spell-change"
    mind = "any-colours"
    asks: tuple[str, ...] = ("own-dice", "colour")

    def usable(self, state: FiveSealsState, colour: i64) -> bool:
        for element in WORKS_ON[colour]:
            if state.dice_of(state.turn, element) and self._most(state, element):
                return True
        return False

    def _most(self, state: FiveSealsState, element: i64) -> i64:
        """How many dice the best filled of the other supplies has."""
        most: i64 = 0
        for other in range(ELEMENTS):
            if other != element:
                most = max(most, state.supply[other])
        return most

    def choices(self, state: FiveSealsState) -> vec[i64]:
        colour = state.spell_colour()
        chosen = state.chosen
        if chosen == NOT_CHOSEN:
            return vec[i64](
                [
                    action
                    for action in own_dice(state, colour)
                    if number(dice_of(action)) <= self._most(state, colour_of(action))
                ]
            )
        dice = number(dice_of(chosen))
        return vec[i64](
            [
                code(CHOOSE_COLOUR, colour=other)
                for other in range(ELEMENTS)
                if other != colour_of(chosen) and state.supply[other] >= dice
            ]
        )

    def choose(self, state: FiveSealsState, action: i64) -> None:
        if state.chosen == NOT_CHOSEN:
            state.ask_caster(action)
            return
        old = colour_of(state.chosen)
        new = colour_of(action)
        dice = dice_of(state.chosen)
        seat = state.turn
        state.change_dice(seat, old, -dice)
        state.supply[old] += number(dice)
        state.change_dice(seat, new, dice)
        state.supply[new] -= number(dice)
        if state.listener is not None:
            state.listener(events.dice_changed(seat, old, new, dice))
        state.cast_is_over()

    def why_not(self, state: FiveSealsState, action: i64) -> str:
        colour = state.spell_colour()
        if state.chosen == NOT_CHOSEN:
            return wrong_dice(state, colour, action) or "fs-refuse-choice-change"
        if kind_of(action) == CHOOSE_COLOUR and colour_of(action) != colour_of(state.chosen):
            return "fs-refuse-change-supply"
        return "fs-refuse-change-same-colour"


class Renewal(Spell):
    """FS-RE: dice are rolled again."""

    name = "renewal"
    strength = 3
    rule = "FS-RE"
    text = "fs-spell-renewal"
    mind = "one-colour"
    asks: tuple[str, ...] = ("own-dice",)

    def usable(self, state: FiveSealsState, colour: i64) -> bool:
        return state.has_dice_for(state.turn, colour)

    def choices(self, state: FiveSealsState) -> vec[i64]:
        colour = state.spell_colour()
        return own_dice(state, colour)

    def choose(self, state: FiveSealsState, action: i64) -> None:
        dice = dice_of(action)
        state.change_dice(state.turn, colour_of(action), -dice)
        state.roll_for_spell(action, number(dice))

    def settle(self, state: FiveSealsState, outcome: Outcome) -> None:
        colour = colour_of(state.chosen)
        dice = dice_of_group(outcome, 0)
        state.change_dice(state.turn, colour, dice)
        if state.listener is not None:
            state.listener(events.dice_rerolled(state.turn, colour, dice_of(state.chosen), dice))
        state.cast_is_over()

    def why_not(self, state: FiveSealsState, action: i64) -> str:
        colour = state.spell_colour()
        return wrong_dice(state, colour, action) or "fs-refuse-choice-renewal"


class Strengthening(Spell):
    """FS-ST: two is added to dice, up to six."""

    name = "strengthening"
    strength = 4
    rule = "FS-ST"
    text = "fs-spell-strengthening"
    mind = "one-colour"
    asks: tuple[str, ...] = ("own-dice",)

    BY: Final = 2

    def usable(self, state: FiveSealsState, colour: i64) -> bool:
        return can_raise(state, colour)

    def choices(self, state: FiveSealsState) -> vec[i64]:
        colour = state.spell_colour()
        return raisable_dice(state, colour)

    def choose(self, state: FiveSealsState, action: i64) -> None:
        dice = dice_of(action)
        state.turn_dice(state.turn, colour_of(action), dice, raise_dice(dice, self.BY))
        state.cast_is_over()

    def why_not(self, state: FiveSealsState, action: i64) -> str:
        colour = state.spell_colour()
        return wrong_dice(state, colour, action) or "fs-refuse-die-shows-six"


def can_raise(state: FiveSealsState, colour: i64) -> bool:
    """Whether the caster has a die below 6 that a scroll of the colour works on."""
    for element in WORKS_ON[colour]:  # noqa: SIM110 - asked for every scroll at every turn
        if below_six(state.dice_of(state.turn, element)):
            return True
    return False


def raisable_dice(state: FiveSealsState, colour: i64) -> vec[i64]:
    """Every choice of the caster's dice of one colour that can be turned up."""
    found = vec[i64]()
    for element in WORKS_ON[colour]:
        for some in choices_of(below_six(state.dice_of(state.turn, element))):
            found = append(found, code(CHOOSE_DICE, colour=element, dice=some))
    return found


class Growth(Spell):
    """FS-GR: a die comes from the supply and is rolled."""

    name = "growth"
    strength = 5
    rule = "FS-GR"
    text = "fs-spell-growth"
    mind = "one-colour"
    asks: tuple[str, ...] = ()

    def usable(self, state: FiveSealsState, colour: i64) -> bool:
        for element in WORKS_ON[colour]:  # noqa: SIM110 - asked for every scroll at every turn
            if state.supply[element]:
                return True
        return False

    def begin(self, state: FiveSealsState) -> None:
        colour = state.spell_colour()
        if colour == MIND:
            state.ask_caster()
        else:
            self._take(state, code(CHOOSE_COLOUR, colour=colour))

    def choices(self, state: FiveSealsState) -> vec[i64]:
        colour = state.spell_colour()
        return vec[i64](
            [code(CHOOSE_COLOUR, colour=element) for element in WORKS_ON[colour] if state.supply[element]]
        )

    def choose(self, state: FiveSealsState, action: i64) -> None:
        self._take(state, action)

    def _take(self, state: FiveSealsState, action: i64) -> None:
        state.supply[colour_of(action)] -= 1
        state.roll_for_spell(action, 1)

    def settle(self, state: FiveSealsState, outcome: Outcome) -> None:
        colour = colour_of(state.chosen)
        die = dice_of_group(outcome, 0)
        state.change_dice(state.turn, colour, die)
        if state.listener is not None:
            state.listener(events.die_grown(state.turn, colour, die))
        state.cast_is_over()


class Synergy(Spell):
    """FS-SY: never used: it counts at the end (FS-11)."""

    name = "synergy"
    strength = 6
    rule = "FS-SY"
    text = "fs-spell-synergy"
    mind = "mind-scrolls"
    asks: tuple[str, ...] = ()

    def usable(self, state: FiveSealsState, colour: i64) -> bool:
        return False
