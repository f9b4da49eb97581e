"""The Circle of Conflict (III): spells against opponents whose round is not over."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from conclave.core.packed import fits
from conclave.games.five_seals.engine import events
from conclave.games.five_seals.engine.codes import (
    CHOOSE_DICE,
    CHOOSE_DIE,
    CHOOSE_OPPONENT,
    CHOOSE_OPPONENTS_DICE,
    CHOOSE_OPPONENTS_SCROLL,
    CHOOSE_SCROLL,
    NOTHING,
    code,
    colour_of,
    dice_of,
    kind_of,
    seat_of,
    thing_of,
)
from conclave.games.five_seals.engine.dice import (
    above_one,
    below_six,
    choices_of,
    lower_dice,
    raise_dice,
    singles,
)
from conclave.games.five_seals.engine.elements import ELEMENTS, WORKS_ON, works_on
from conclave.games.five_seals.engine.might import can_raise, raisable_dice, wrong_dice
from conclave.games.five_seals.engine.seals import (
    BINDING,
    BINDING_SLOT,
    SLOTS_OF_COLOUR,
    SLOTS_OF_STRENGTH,
    SPELL_NAMES,
    STRONGEST,
    WEAKEST,
    colour_of_scroll,
    slot_of,
    spell_of,
    strength_of_scroll,
)
from conclave.games.five_seals.engine.spell import Spell
from conclave.games.five_seals.engine.stages import THEFT as THEFT_STAGE
from conclave.games.five_seals.engine.stages import VICTIM_OUT
from conclave.games.five_seals.engine.state import ASK, NOT_CHOSEN, FiveSealsState

_BINDING_BIT: Final = 1 << BINDING_SLOT


def wrong_opponent(state: FiveSealsState, action: i64) -> str:
    """What is wrong with an opponent who was chosen; "" if nothing."""
    seat = seat_of(action)
    if seat >= state.players or seat == state.turn:
        return "fs-refuse-not-an-opponent"
    return "" if state.in_round >> seat & 1 else "fs-refuse-opponents-round-over"


class Deception(Spell):
    """FS-DE: a die of an opponent for your own of another colour; each takes the value of the other."""

    name = "deception"
    strength = 2
    rule = "FS-DE"
    text = "fs-spell-deception"
    mind = "any-colours"
    asks: tuple[str, ...] = ("opponents-die", "own-die")

    def usable(self, state: FiveSealsState, colour: i64) -> bool:
        for element in WORKS_ON[colour]:
            if self._has_other_die(state, element):
                for seat in state.opponents():
                    if state.dice_of(seat, element):
                        return True
        return False

    def _has_other_die(self, state: FiveSealsState, taken: i64) -> bool:
        """Whether the caster has a die of another colour to give."""
        for element in range(ELEMENTS):  # noqa: SIM110 - asked for every scroll at every turn
            if element != taken and state.dice_of(state.turn, element):
                return True
        return False

    def _takable(self, state: FiveSealsState, colour: i64) -> vec[i64]:
        found = vec[i64]()
        for seat in state.opponents():
            for element in WORKS_ON[colour]:
                if self._has_other_die(state, element):
                    base = code(CHOOSE_OPPONENTS_DICE, seat=seat, colour=element)
                    for die in singles(state.dice_of(seat, element)):
                        found = append(found, base | die)
        return found

    def _givable(self, state: FiveSealsState, taken_colour: i64) -> vec[i64]:
        found = vec[i64]()
        for element in range(ELEMENTS):
            if element != taken_colour:
                base = code(CHOOSE_DIE, colour=element)
                for die in singles(state.dice_of(state.turn, element)):
                    found = append(found, base | die)
        return found

    def choices(self, state: FiveSealsState) -> vec[i64]:
        colour = state.spell_colour()
        if state.chosen == NOT_CHOSEN:
            return self._takable(state, colour)
        return self._givable(state, colour_of(state.chosen))

    def choose(self, state: FiveSealsState, action: i64) -> None:
        if state.chosen == NOT_CHOSEN:
            state.ask_caster(action)
            return
        opponent = seat_of(state.chosen)
        theirs = dice_of(state.chosen)
        mine = dice_of(action)
        taken = colour_of(state.chosen)
        given = colour_of(action)
        state.change_dice(opponent, taken, -theirs)
        state.change_dice(opponent, given, theirs)
        state.change_dice(state.turn, given, -mine)
        state.change_dice(state.turn, taken, mine)
        if state.listener is not None:
            state.listener(events.deceived(state.turn, opponent, (taken, theirs), (given, mine)))
        state.cast_is_over()

    def why_not(self, state: FiveSealsState, action: i64) -> str:
        colour = state.spell_colour()
        if state.chosen == NOT_CHOSEN:
            if kind_of(action) != CHOOSE_OPPONENTS_DICE:
                return "fs-refuse-choice-deception"
            wrong = wrong_opponent(state, action)
            if wrong:
                return wrong
            if not works_on(colour, colour_of(action)):
                return "fs-refuse-dice-colour"
            return "fs-refuse-choice-deception"
        if kind_of(action) == CHOOSE_DIE and colour_of(action) == colour_of(state.chosen):
            return "fs-refuse-deception-same-colour"
        return "fs-refuse-die-not-yours"


class Alteration(Spell):
    """FS-AL: one is added to your own dice, and taken off dice of one opponent."""

    name = "alteration"
    strength = 3
    rule = "FS-AL"
    text = "fs-spell-alteration"
    mind = "one-colour"
    asks: tuple[str, ...] = ("own-dice", "opponents-dice")

    def usable(self, state: FiveSealsState, colour: i64) -> bool:
        for seat in state.opponents():
            for element in WORKS_ON[colour]:
                if below_six(state.dice_of(state.turn, element)):
                    return True
                if above_one(state.dice_of(seat, element)):
                    return True
        return False

    def _lowerable(self, state: FiveSealsState, colour: i64) -> vec[i64]:
        found = vec[i64]()
        for seat in state.opponents():
            for element in WORKS_ON[colour]:
                for some in choices_of(above_one(state.dice_of(seat, element))):
                    found = append(found, code(CHOOSE_OPPONENTS_DICE, seat=seat, colour=element, dice=some))
        return found

    def begin(self, state: FiveSealsState) -> None:
        colour = state.spell_colour()
        state.ask_caster(NOT_CHOSEN if can_raise(state, colour) else NOTHING)

    def choices(self, state: FiveSealsState) -> vec[i64]:
        colour = state.spell_colour()
        chosen = state.chosen
        if chosen == NOT_CHOSEN:
            found = raisable_dice(state, colour)
            return append(found, NOTHING) if len(self._lowerable(state, colour)) else found
        if chosen == NOTHING:
            return self._lowerable(state, colour)
        return append(self._lowerable(state, colour_of(chosen)), NOTHING)

    def choose(self, state: FiveSealsState, action: i64) -> None:
        if state.chosen == NOT_CHOSEN:
            if action != NOTHING:
                dice = dice_of(action)
                state.turn_dice(state.turn, colour_of(action), dice, raise_dice(dice, 1))
                if not len(self._lowerable(state, colour_of(action))):
                    state.cast_is_over()
                    return
            state.ask_caster(action)
            return
        if action != NOTHING:
            dice = dice_of(action)
            state.turn_dice(seat_of(action), colour_of(action), dice, lower_dice(dice))
        state.cast_is_over()

    def why_not(self, state: FiveSealsState, action: i64) -> str:
        colour = state.spell_colour()
        kind = kind_of(action)
        if state.chosen == NOT_CHOSEN:
            if kind == CHOOSE_DICE:
                return wrong_dice(state, colour, action) or "fs-refuse-die-shows-six"
            return "fs-refuse-choice-alteration"
        if kind == CHOOSE_OPPONENTS_DICE and colour_of(action) < ELEMENTS:
            wrong = wrong_opponent(state, action)
            if wrong:
                return wrong
            raised_colour = colour if state.chosen == NOTHING else colour_of(state.chosen)
            if not works_on(raised_colour, colour_of(action)):
                return "fs-refuse-alteration-colour"
            if fits(dice_of(action), state.dice_of(seat_of(action), colour_of(action))):
                return "fs-refuse-die-shows-one"
        return "fs-refuse-alteration-lower"


class Transfer(Spell):
    """FS-TR: a scroll of an opponent for your own of the same strength."""

    name = "transfer"
    strength = 4
    rule = "FS-TR"
    text = "fs-spell-transfer"
    mind = "mind-scrolls"
    asks: tuple[str, ...] = ("opponents-scroll", "own-scroll")
    looks_at_scrolls = True

    def usable(self, state: FiveSealsState, colour: i64) -> bool:
        mine = state.face_up[state.turn]
        for seat in state.opponents():
            theirs = state.face_up[seat] & SLOTS_OF_COLOUR[state.circle][colour]
            for strength in range(WEAKEST, STRONGEST + 1):
                if mine & SLOTS_OF_STRENGTH[strength] and theirs & SLOTS_OF_STRENGTH[strength]:
                    return True
        return False

    def _takable(self, state: FiveSealsState, colour: i64) -> vec[i64]:
        found = vec[i64]()
        for seat in state.opponents():
            slots = state.face_up[seat] & SLOTS_OF_COLOUR[state.circle][colour] & ~_BINDING_BIT
            for scroll in state.scrolls_in(slots):
                if len(self._givable(state, scroll)):
                    found = append(found, code(CHOOSE_OPPONENTS_SCROLL, thing=scroll, seat=seat))
        return found

    def _givable(self, state: FiveSealsState, taken: i64) -> vec[i64]:
        """Own face-up scrolls as strong as the one taken; the scroll in use lies face down."""
        strength = strength_of_scroll(taken)
        slots = state.face_up[state.turn] & SLOTS_OF_STRENGTH[strength]
        return vec[i64]([code(CHOOSE_SCROLL, thing=scroll) for scroll in state.scrolls_in(slots)])

    def choices(self, state: FiveSealsState) -> vec[i64]:
        colour = state.spell_colour()
        if state.chosen == NOT_CHOSEN:
            return self._takable(state, colour)
        return self._givable(state, thing_of(state.chosen))

    def choose(self, state: FiveSealsState, action: i64) -> None:
        if state.chosen == NOT_CHOSEN:
            state.ask_caster(action)
            return
        opponent = seat_of(state.chosen)
        taken = thing_of(state.chosen)
        given = thing_of(action)
        state.lose_scroll(opponent, taken)
        state.lose_scroll(state.turn, given)
        state.give_scroll(opponent, given)
        state.give_scroll(state.turn, taken)
        if state.listener is not None:
            state.listener(events.traded(state.turn, opponent, taken, given))
        state.cast_is_over()

    def why_not(self, state: FiveSealsState, action: i64) -> str:
        colour = state.spell_colour()
        scroll = thing_of(action)
        if state.chosen == NOT_CHOSEN:
            wrong = wrong_scroll(state, colour, action, "fs-refuse-choice-transfer")
            return wrong or "fs-refuse-transfer-nothing-equal"
        if kind_of(action) != CHOOSE_SCROLL:
            return "fs-refuse-choice-transfer"
        if scroll == BINDING:
            return "fs-refuse-binding-stays"
        if not state.has_face_up(state.turn, scroll):
            return "fs-refuse-scroll-not-face-up"
        return "fs-refuse-transfer-strength"


def wrong_scroll(state: FiveSealsState, colour: i64, action: i64, otherwise: str) -> str:
    """What is wrong with an opponent's scroll that was chosen; "" if nothing."""
    scroll = thing_of(action)
    if kind_of(action) != CHOOSE_OPPONENTS_SCROLL:
        return otherwise
    wrong = wrong_opponent(state, action)
    if wrong:
        return wrong
    if scroll == BINDING:
        return "fs-refuse-binding-stays"
    if slot_of(scroll, state.circle) < 0 or not state.has_face_up(seat_of(action), scroll):
        return "fs-refuse-scroll-not-face-up"
    return "" if colour_of_scroll(scroll) == colour else "fs-refuse-scroll-colour"


class Theft(Spell):
    """FS-TH: a die of an opponent, who says which."""

    name = "theft"
    strength = 5
    rule = "FS-TH"
    text = "fs-spell-theft"
    mind = "any-colours"
    asks: tuple[str, ...] = ("opponent", "die-given")

    def usable(self, state: FiveSealsState, colour: i64) -> bool:
        for seat in state.opponents():  # noqa: SIM110 - asked for every scroll at every turn
            if state.has_dice_for(seat, colour):
                return True
        return False

    def givable(self, state: FiveSealsState, victim: i64, colour: i64) -> vec[i64]:
        """The victim's choice: which die to give."""
        found = vec[i64]()
        for element in WORKS_ON[colour]:
            base = code(CHOOSE_DIE, colour=element)
            for die in singles(state.dice_of(victim, element)):
                found = append(found, base | die)
        return found

    def choices(self, state: FiveSealsState) -> vec[i64]:
        colour = state.spell_colour()
        if state.chosen != NOT_CHOSEN:
            return self.givable(state, seat_of(state.chosen), colour)
        return vec[i64](
            [
                code(CHOOSE_OPPONENT, seat=seat)
                for seat in state.opponents()
                if state.has_dice_for(seat, colour)
            ]
        )

    def choose(self, state: FiveSealsState, action: i64) -> None:
        colour = state.spell_colour()
        if state.chosen != NOT_CHOSEN:
            self._steal(state, seat_of(state.chosen), action)
            return
        victim = seat_of(action)
        state.chosen = action
        dice = self.givable(state, victim, colour)
        if len(dice) == 1:
            self._steal(state, victim, dice[0])
        else:
            state.stage = THEFT_STAGE
            state.pending = ASK[victim]

    def _steal(self, state: FiveSealsState, victim: i64, action: i64) -> None:
        colour = colour_of(action)
        die = dice_of(action)
        state.change_dice(victim, colour, -die)
        state.change_dice(state.turn, colour, die)
        if state.listener is not None:
            state.listener(events.stolen(state.turn, victim, colour, die))
        if state.has_dice(victim):
            state.cast_is_over()
        else:
            state.stage = VICTIM_OUT

    def why_not(self, state: FiveSealsState, action: i64) -> str:
        if state.chosen != NOT_CHOSEN:
            return "fs-refuse-theft-die"
        if kind_of(action) != CHOOSE_OPPONENT:
            return "fs-refuse-choice-theft"
        return wrong_opponent(state, action) or "fs-refuse-choice-theft"


class Exploitation(Spell):
    """FS-XP: an opponent's scroll is used as if it were the caster's; `self.spells` are those it can use."""

    name = "exploitation"
    strength = 6
    rule = "FS-XP"
    text = "fs-spell-exploitation"
    mind = "mind-scrolls"
    asks: tuple[str, ...] = ("opponents-scroll", "its-choices")
    looks_at_scrolls = True

    def __init__(self, spells: list[Spell]) -> None:
        super().__init__()
        self.spells: list[Spell | None] = [None] * len(SPELL_NAMES)
        for spell in spells:
            self.spells[spell.number] = spell

    def usable(self, state: FiveSealsState, colour: i64) -> bool:
        return len(self._exploitable(state, colour)) > 0

    def _exploitable(self, state: FiveSealsState, colour: i64) -> vec[i64]:
        found = vec[i64]()
        for seat in state.opponents():
            slots = state.face_up[seat] & SLOTS_OF_COLOUR[state.circle][colour] & ~_BINDING_BIT
            for scroll in state.scrolls_in(slots):
                spell = self.spells[spell_of(scroll)]
                if spell is not None and self._usable(state, seat, scroll, spell):
                    found = append(found, code(CHOOSE_OPPONENTS_SCROLL, thing=scroll, seat=seat))
        return found

    def _usable(self, state: FiveSealsState, seat: i64, scroll: i64, spell: Spell) -> bool:
        if not spell.looks_at_scrolls:
            return spell.usable(state, colour_of_scroll(scroll))
        # An exploited scroll does not lie face up for its own spell either (FS-5).
        state.turn_down(seat, scroll)
        usable = spell.usable(state, colour_of_scroll(scroll))
        state.turn_up(seat, scroll)
        return usable

    def choices(self, state: FiveSealsState) -> vec[i64]:
        colour = state.spell_colour()
        return self._exploitable(state, colour)

    def choose(self, state: FiveSealsState, action: i64) -> None:
        """From here on the exploited spell goes on by itself, as if it were the caster's own."""
        scroll = thing_of(action)
        state.lender = seat_of(action)
        state.casting = scroll
        state.turn_down(state.lender, scroll)
        if state.listener is not None:
            state.listener(events.exploits(state.turn, state.lender, scroll))
        spell = self.spells[spell_of(scroll)]
        assert spell is not None
        spell.begin(state)

    def why_not(self, state: FiveSealsState, action: i64) -> str:
        colour = state.spell_colour()
        wrong = wrong_scroll(state, colour, action, "fs-refuse-choice-exploitation")
        if not wrong and self.spells[spell_of(thing_of(action))] is None:
            return "fs-refuse-synergy-not-exploited"
        return wrong or "fs-refuse-exploited-no-effect"
