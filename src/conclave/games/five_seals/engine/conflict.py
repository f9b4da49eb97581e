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
from conclave.games.five_seals.engine.dice import above_one, below_six, choices_of, lowered, raised, singles
from conclave.games.five_seals.engine.dungeon import ASK, NOT_CHOSEN, Dungeon
from conclave.games.five_seals.engine.elements import ELEMENTS, WORKS_ON, works_on
from conclave.games.five_seals.engine.might import (
    CHANGE,
    GROWTH,
    RENEWAL,
    STRENGTHENING,
    can_raise,
    raisable_dice,
    wrong_dice,
)
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

_BINDING_BIT: Final = 1 << BINDING_SLOT


def wrong_opponent(dungeon: Dungeon, action: i64) -> str:
    """What is wrong with an opponent who was chosen; "" if nothing."""
    seat = seat_of(action)
    if seat >= dungeon.players or seat == dungeon.turn:
        return "fs-refuse-not-an-opponent"
    return "" if dungeon.in_round >> seat & 1 else "fs-refuse-opponents-round-over"


class Deception(Spell):
    def usable(self, dungeon: Dungeon, colour: i64) -> bool:
        for element in WORKS_ON[colour]:
            if self._has_other_die(dungeon, element):
                for seat in dungeon.opponents():
                    if dungeon.dice_of(seat, element):
                        return True
        return False

    def _has_other_die(self, dungeon: Dungeon, taken: i64) -> bool:
        """Whether the caster has a die of another colour to give."""
        for element in range(ELEMENTS):  # noqa: SIM110 - asked for every scroll at every turn
            if element != taken and dungeon.dice_of(dungeon.turn, element):
                return True
        return False

    def _takable(self, dungeon: Dungeon, colour: i64) -> vec[i64]:
        found = vec[i64]()
        for seat in dungeon.opponents():
            for element in WORKS_ON[colour]:
                if self._has_other_die(dungeon, element):
                    base = code(CHOOSE_OPPONENTS_DICE, seat=seat, colour=element)
                    for die in singles(dungeon.dice_of(seat, element)):
                        found = append(found, base | die)
        return found

    def _givable(self, dungeon: Dungeon, taken_colour: i64) -> vec[i64]:
        found = vec[i64]()
        for element in range(ELEMENTS):
            if element != taken_colour:
                base = code(CHOOSE_DIE, colour=element)
                for die in singles(dungeon.dice_of(dungeon.turn, element)):
                    found = append(found, base | die)
        return found

    def choices(self, dungeon: Dungeon) -> vec[i64]:
        colour = dungeon.spell_colour()
        if dungeon.chosen == NOT_CHOSEN:
            return self._takable(dungeon, colour)
        return self._givable(dungeon, colour_of(dungeon.chosen))

    def choose(self, dungeon: Dungeon, action: i64) -> None:
        if dungeon.chosen == NOT_CHOSEN:
            dungeon.ask_caster(action)
            return
        opponent = seat_of(dungeon.chosen)
        theirs = dice_of(dungeon.chosen)
        mine = dice_of(action)
        taken = colour_of(dungeon.chosen)
        given = colour_of(action)
        dungeon.change_dice(opponent, taken, -theirs)
        dungeon.change_dice(opponent, given, theirs)
        dungeon.change_dice(dungeon.turn, given, -mine)
        dungeon.change_dice(dungeon.turn, taken, mine)
        if dungeon.listener is not None:
            dungeon.listener(events.deceived(dungeon.turn, opponent, (taken, theirs), (given, mine)))
        dungeon.cast_is_over()

    def why_not(self, dungeon: Dungeon, action: i64) -> str:
        colour = dungeon.spell_colour()
        if dungeon.chosen == NOT_CHOSEN:
            if kind_of(action) != CHOOSE_OPPONENTS_DICE:
                return "fs-refuse-choice-deception"
            wrong = wrong_opponent(dungeon, action)
            if wrong:
                return wrong
            if not works_on(colour, colour_of(action)):
                return "fs-refuse-dice-colour"
            return "fs-refuse-choice-deception"
        if kind_of(action) == CHOOSE_DIE and colour_of(action) == colour_of(dungeon.chosen):
            return "fs-refuse-deception-same-colour"
        return "fs-refuse-die-not-yours"


class Alteration(Spell):
    def usable(self, dungeon: Dungeon, colour: i64) -> bool:
        for seat in dungeon.opponents():
            for element in WORKS_ON[colour]:
                if below_six(dungeon.dice_of(dungeon.turn, element)):
                    return True
                if above_one(dungeon.dice_of(seat, element)):
                    return True
        return False

    def _lowerable(self, dungeon: Dungeon, colour: i64) -> vec[i64]:
        found = vec[i64]()
        for seat in dungeon.opponents():
            for element in WORKS_ON[colour]:
                for some in choices_of(above_one(dungeon.dice_of(seat, element))):
                    found = append(found, code(CHOOSE_OPPONENTS_DICE, seat=seat, colour=element, dice=some))
        return found

    def begin(self, dungeon: Dungeon) -> None:
        colour = dungeon.spell_colour()
        dungeon.ask_caster(NOT_CHOSEN if can_raise(dungeon, colour) else NOTHING)

    def choices(self, dungeon: Dungeon) -> vec[i64]:
        colour = dungeon.spell_colour()
        chosen = dungeon.chosen
        if chosen == NOT_CHOSEN:
            found = raisable_dice(dungeon, colour)
            return append(found, NOTHING) if len(self._lowerable(dungeon, colour)) else found
        if chosen == NOTHING:
            return self._lowerable(dungeon, colour)
        return append(self._lowerable(dungeon, colour_of(chosen)), NOTHING)

    def choose(self, dungeon: Dungeon, action: i64) -> None:
        if dungeon.chosen == NOT_CHOSEN:
            if action != NOTHING:
                dice = dice_of(action)
                dungeon.turn_dice(dungeon.turn, colour_of(action), dice, raised(dice, 1))
                if not len(self._lowerable(dungeon, colour_of(action))):
                    dungeon.cast_is_over()
                    return
            dungeon.ask_caster(action)
            return
        if action != NOTHING:
            dice = dice_of(action)
            dungeon.turn_dice(seat_of(action), colour_of(action), dice, lowered(dice))
        dungeon.cast_is_over()

    def why_not(self, dungeon: Dungeon, action: i64) -> str:
        colour = dungeon.spell_colour()
        kind = kind_of(action)
        if dungeon.chosen == NOT_CHOSEN:
            if kind == CHOOSE_DICE:
                return wrong_dice(dungeon, colour, action) or "fs-refuse-die-shows-six"
            return "fs-refuse-choice-alteration"
        if kind == CHOOSE_OPPONENTS_DICE and colour_of(action) < ELEMENTS:
            wrong = wrong_opponent(dungeon, action)
            if wrong:
                return wrong
            raised_colour = colour if dungeon.chosen == NOTHING else colour_of(dungeon.chosen)
            if not works_on(raised_colour, colour_of(action)):
                return "fs-refuse-alteration-colour"
            if fits(dice_of(action), dungeon.dice_of(seat_of(action), colour_of(action))):
                return "fs-refuse-die-shows-one"
        return "fs-refuse-alteration-lower"


class Transfer(Spell):
    def usable(self, dungeon: Dungeon, colour: i64) -> bool:
        mine = dungeon.face_up[dungeon.turn]
        for seat in dungeon.opponents():
            theirs = dungeon.face_up[seat] & SLOTS_OF_COLOUR[dungeon.circle][colour]
            for strength in range(WEAKEST, STRONGEST + 1):
                if mine & SLOTS_OF_STRENGTH[strength] and theirs & SLOTS_OF_STRENGTH[strength]:
                    return True
        return False

    def _takable(self, dungeon: Dungeon, colour: i64) -> vec[i64]:
        found = vec[i64]()
        for seat in dungeon.opponents():
            slots = dungeon.face_up[seat] & SLOTS_OF_COLOUR[dungeon.circle][colour] & ~_BINDING_BIT
            for scroll in dungeon.scrolls_in(slots):
                if len(self._givable(dungeon, scroll)):
                    found = append(found, code(CHOOSE_OPPONENTS_SCROLL, thing=scroll, seat=seat))
        return found

    def _givable(self, dungeon: Dungeon, taken: i64) -> vec[i64]:
        """Own face-up scrolls as strong as the one taken; the scroll in use lies face down."""
        strength = strength_of_scroll(taken)
        slots = dungeon.face_up[dungeon.turn] & SLOTS_OF_STRENGTH[strength]
        return vec[i64]([code(CHOOSE_SCROLL, thing=scroll) for scroll in dungeon.scrolls_in(slots)])

    def choices(self, dungeon: Dungeon) -> vec[i64]:
        colour = dungeon.spell_colour()
        if dungeon.chosen == NOT_CHOSEN:
            return self._takable(dungeon, colour)
        return self._givable(dungeon, thing_of(dungeon.chosen))

    def choose(self, dungeon: Dungeon, action: i64) -> None:
        if dungeon.chosen == NOT_CHOSEN:
            dungeon.ask_caster(action)
            return
        opponent = seat_of(dungeon.chosen)
        taken = thing_of(dungeon.chosen)
        given = thing_of(action)
        dungeon.lose_scroll(opponent, taken)
        dungeon.lose_scroll(dungeon.turn, given)
        dungeon.give_scroll(opponent, given)
        dungeon.give_scroll(dungeon.turn, taken)
        if dungeon.listener is not None:
            dungeon.listener(events.traded(dungeon.turn, opponent, taken, given))
        dungeon.cast_is_over()

    def why_not(self, dungeon: Dungeon, action: i64) -> str:
        colour = dungeon.spell_colour()
        scroll = thing_of(action)
        if dungeon.chosen == NOT_CHOSEN:
            wrong = wrong_scroll(dungeon, colour, action, "fs-refuse-choice-transfer")
            return wrong or "fs-refuse-transfer-nothing-equal"
        if kind_of(action) != CHOOSE_SCROLL:
            return "fs-refuse-choice-transfer"
        if scroll == BINDING:
            return "fs-refuse-binding-stays"
        if not dungeon.has_face_up(dungeon.turn, scroll):
            return "fs-refuse-scroll-not-face-up"
        return "fs-refuse-transfer-strength"


def wrong_scroll(dungeon: Dungeon, colour: i64, action: i64, otherwise: str) -> str:
    """What is wrong with an opponent's scroll that was chosen; "" if nothing."""
    scroll = thing_of(action)
    if kind_of(action) != CHOOSE_OPPONENTS_SCROLL:
        return otherwise
    wrong = wrong_opponent(dungeon, action)
    if wrong:
        return wrong
    if scroll == BINDING:
        return "fs-refuse-binding-stays"
    if slot_of(scroll, dungeon.circle) < 0 or not dungeon.has_face_up(seat_of(action), scroll):
        return "fs-refuse-scroll-not-face-up"
    return "" if colour_of_scroll(scroll) == colour else "fs-refuse-scroll-colour"


class Theft(Spell):
    def usable(self, dungeon: Dungeon, colour: i64) -> bool:
        for seat in dungeon.opponents():  # noqa: SIM110 - asked for every scroll at every turn
            if dungeon.has_dice_for(seat, colour):
                return True
        return False

    def givable(self, dungeon: Dungeon, victim: i64, colour: i64) -> vec[i64]:
        """The victim's choice: which die to give."""
        found = vec[i64]()
        for element in WORKS_ON[colour]:
            base = code(CHOOSE_DIE, colour=element)
            for die in singles(dungeon.dice_of(victim, element)):
                found = append(found, base | die)
        return found

    def choices(self, dungeon: Dungeon) -> vec[i64]:
        colour = dungeon.spell_colour()
        if dungeon.chosen != NOT_CHOSEN:
            return self.givable(dungeon, seat_of(dungeon.chosen), colour)
        return vec[i64](
            [
                code(CHOOSE_OPPONENT, seat=seat)
                for seat in dungeon.opponents()
                if dungeon.has_dice_for(seat, colour)
            ]
        )

    def choose(self, dungeon: Dungeon, action: i64) -> None:
        colour = dungeon.spell_colour()
        if dungeon.chosen != NOT_CHOSEN:
            self._steal(dungeon, seat_of(dungeon.chosen), action)
            return
        victim = seat_of(action)
        dungeon.chosen = action
        dice = self.givable(dungeon, victim, colour)
        if len(dice) == 1:
            self._steal(dungeon, victim, dice[0])
        else:
            dungeon.stage = THEFT_STAGE
            dungeon.pending = ASK[victim]

    def _steal(self, dungeon: Dungeon, victim: i64, action: i64) -> None:
        colour = colour_of(action)
        die = dice_of(action)
        dungeon.change_dice(victim, colour, -die)
        dungeon.change_dice(dungeon.turn, colour, die)
        if dungeon.listener is not None:
            dungeon.listener(events.stolen(dungeon.turn, victim, colour, die))
        if dungeon.has_dice(victim):
            dungeon.cast_is_over()
        else:
            dungeon.stage = VICTIM_OUT

    def why_not(self, dungeon: Dungeon, action: i64) -> str:
        if dungeon.chosen != NOT_CHOSEN:
            return "fs-refuse-theft-die"
        if kind_of(action) != CHOOSE_OPPONENT:
            return "fs-refuse-choice-theft"
        return wrong_opponent(dungeon, action) or "fs-refuse-choice-theft"


class Exploitation(Spell):
    """Casts an opponent's scroll; `self.spells` are those it can use (FS-XP)."""

    def __init__(self, name: str, rule: str, asks: tuple[str, ...], mind: str, spells: list[Spell]) -> None:
        super().__init__(name, rule, asks, mind, looks_at_scrolls=True)
        self.spells: list[Spell | None] = [None] * len(SPELL_NAMES)
        for spell in spells:
            self.spells[spell.number] = spell

    def usable(self, dungeon: Dungeon, colour: i64) -> bool:
        return len(self._exploitable(dungeon, colour)) > 0

    def _exploitable(self, dungeon: Dungeon, colour: i64) -> vec[i64]:
        found = vec[i64]()
        for seat in dungeon.opponents():
            slots = dungeon.face_up[seat] & SLOTS_OF_COLOUR[dungeon.circle][colour] & ~_BINDING_BIT
            for scroll in dungeon.scrolls_in(slots):
                spell = self.spells[spell_of(scroll)]
                if spell is not None and self._usable(dungeon, seat, scroll, spell):
                    found = append(found, code(CHOOSE_OPPONENTS_SCROLL, thing=scroll, seat=seat))
        return found

    def _usable(self, dungeon: Dungeon, seat: i64, scroll: i64, spell: Spell) -> bool:
        if not spell.looks_at_scrolls:
            return spell.usable(dungeon, colour_of_scroll(scroll))
        # An exploited scroll does not lie face up for its own spell either (FS-5).
        dungeon.turn_down(seat, scroll)
        usable = spell.usable(dungeon, colour_of_scroll(scroll))
        dungeon.turn_up(seat, scroll)
        return usable

    def choices(self, dungeon: Dungeon) -> vec[i64]:
        colour = dungeon.spell_colour()
        return self._exploitable(dungeon, colour)

    def choose(self, dungeon: Dungeon, action: i64) -> None:
        """From here on the exploited spell goes on by itself, as if it were the caster's own."""
        scroll = thing_of(action)
        dungeon.lender = seat_of(action)
        dungeon.casting = scroll
        dungeon.turn_down(dungeon.lender, scroll)
        if dungeon.listener is not None:
            dungeon.listener(events.exploits(dungeon.turn, dungeon.lender, scroll))
        spell = self.spells[spell_of(scroll)]
        assert spell is not None
        spell.begin(dungeon)

    def why_not(self, dungeon: Dungeon, action: i64) -> str:
        colour = dungeon.spell_colour()
        wrong = wrong_scroll(dungeon, colour, action, "fs-refuse-choice-exploitation")
        if not wrong and self.spells[spell_of(thing_of(action))] is None:
            return "fs-refuse-synergy-not-exploited"
        return wrong or "fs-refuse-exploited-no-effect"


DECEPTION: Final = Deception("deception", "FS-DE", ("opponents-die", "own-die"), "any-colours")
ALTERATION: Final = Alteration("alteration", "FS-AL", ("own-dice", "opponents-dice"), "one-colour")
TRANSFER: Final = Transfer(
    "transfer", "FS-TR", ("opponents-scroll", "own-scroll"), "mind-scrolls", looks_at_scrolls=True
)
THEFT: Final = Theft("theft", "FS-TH", ("opponent", "die-given"), "any-colours")
EXPLOITATION: Final = Exploitation(
    "exploitation",
    "FS-XP",
    ("opponents-scroll", "its-choices"),
    "mind-scrolls",
    [CHANGE, RENEWAL, STRENGTHENING, GROWTH, DECEPTION, ALTERATION, TRANSFER, THEFT],
)
