"""The Circle of Movement (IV) and Binding: figures that block, and ways past what blocks."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from conclave.games.five_seals.engine import events
from conclave.games.five_seals.engine.codes import (
    BREAK_SEAL,
    CHOOSE_SPACE,
    FAMILIAR,
    FAMILIAR_HERE,
    GUARDIAN_OFF,
    MAGE,
    PASS_FIGURE,
    code,
    colour_of,
    dice_of,
    kind_of,
    seat_of,
    thing_of,
)
from conclave.games.five_seals.engine.dungeon import NOT_CHOSEN, Dungeon
from conclave.games.five_seals.engine.elements import MIND, works_on
from conclave.games.five_seals.engine.reach import NOWHERE
from conclave.games.five_seals.engine.seals import COLOUR, NONE
from conclave.games.five_seals.engine.spaces import picks
from conclave.games.five_seals.engine.spell import Spell


def break_chosen(dungeon: Dungeon, action: i64) -> None:
    """The mage breaks the chosen seal with dice."""
    dungeon.break_by_mage(dungeon.turn, thing_of(action), colour_of(action), dice_of(action))


def seals_for(dungeon: Dungeon, colour: i64, spaces: vec[i64]) -> vec[i64]:
    """FS-W: seals whose own colour is the scroll's; any seal for Mind."""
    return vec[i64]([space for space in spaces if works_on(colour, COLOUR[dungeon.seal[space]])])


def in_reach_by_space(dungeon: Dungeon, colour: i64) -> vec[i64]:
    """The seals of a colour (Mind: any) in the caster's reach, by rising space."""
    return vec[i64](sorted(dungeon.in_reach(dungeon.turn, colour)))


def has_free_token_for(dungeon: Dungeon, colour: i64, space: i64) -> bool:
    """Whether a token that a scroll of the colour works on lies there, and no familiar stands on it."""
    return dungeon.has_token_for(colour, space) and not dungeon.has_familiar(space)


class Binding(Spell):
    """FS-BI: either way always has an effect."""

    def usable(self, dungeon: Dungeon, colour: i64) -> bool:
        return True

    def choices(self, dungeon: Dungeon) -> vec[i64]:
        seat = dungeon.turn
        found = vec[i64]([FAMILIAR_HERE])
        for action in dungeon.breaks_in_reach(seat).listed():
            if dungeon.has_token(thing_of(action)):
                found = append(found, action)
        return found

    def choose(self, dungeon: Dungeon, action: i64) -> None:
        seat = dungeon.turn
        if action == FAMILIAR_HERE:
            dungeon.put_familiar(seat, dungeon.mage[seat])
            dungeon.cast_is_over()
        else:
            dungeon.break_by_familiar(seat, thing_of(action), colour_of(action), dice_of(action))
            dungeon.turn_is_over()

    def why_not(self, dungeon: Dungeon, action: i64) -> str:
        if kind_of(action) == BREAK_SEAL and _lies(dungeon, action) and dungeon.has_scroll(thing_of(action)):
            return "fs-refuse-binding-scroll"
        return "fs-refuse-choice-binding"


class Dispatch(Spell):
    def usable(self, dungeon: Dungeon, colour: i64) -> bool:
        free = dungeon.tokens_lying[colour]
        for space in dungeon.familiar:
            if dungeon.has_token_for(colour, space):
                free -= 1
        return free > 0

    def choices(self, dungeon: Dungeon) -> vec[i64]:
        tokens = dungeon.tokens_for(dungeon.spell_colour())
        return picks(vec[i64]([space for space in tokens if not dungeon.has_familiar(space)]))

    def choose(self, dungeon: Dungeon, action: i64) -> None:
        dungeon.put_familiar(dungeon.turn, thing_of(action))
        dungeon.cast_is_over()

    def why_not(self, dungeon: Dungeon, action: i64) -> str:
        colour = dungeon.spell_colour()
        if kind_of(action) != CHOOSE_SPACE:
            return "fs-refuse-choice-dispatch"
        return _wrong_token(dungeon, colour, action) or "fs-refuse-choice-dispatch"


def _lies(dungeon: Dungeon, action: i64) -> bool:
    """Whether a seal lies on the space of an action, which may be none of this board."""
    return thing_of(action) < len(dungeon.seal) and dungeon.seal[thing_of(action)] != NONE


def _wrong_token(dungeon: Dungeon, colour: i64, action: i64) -> str:
    space = thing_of(action)
    if not _lies(dungeon, action) or not dungeon.has_token(space):
        return "fs-refuse-no-token-there"
    if not works_on(colour, COLOUR[dungeon.seal[space]]):
        return "fs-refuse-token-colour"
    return "fs-refuse-token-blocked" if dungeon.has_familiar(space) else ""


def can_break_beyond(dungeon: Dungeon, colour: i64, space: i64) -> bool:
    """Whether the caster can break a seal of a colour (Mind: any) that is in reach only past this circle."""
    seat = dungeon.turn
    leads_on = False
    for met in dungeon.board.beside[space]:
        if not dungeon.has_come_to(seat, met):
            if _can_break(dungeon, colour, met):
                return True
            if dungeon.is_open(seat, met):
                leads_on = True
    return leads_on and _can_break_further_on(dungeon, colour, space)


def _can_break_further_on(dungeon: Dungeon, colour: i64, space: i64) -> bool:
    """The same, by walking on over open circles until such a seal is met."""
    seat = dungeon.turn
    walk = dungeon.come_beside(seat, space, vec[i64]())
    breakable = False
    place: i64 = 0
    while place < len(walk) and not breakable:  # which grows on the way
        met = walk[place]
        place += 1
        if _can_break(dungeon, colour, met):
            breakable = True
        elif dungeon.is_open(seat, met):
            walk = dungeon.come_beside(seat, met, walk)
    dungeon.forget(seat, walk)
    return breakable


def _can_break(dungeon: Dungeon, colour: i64, space: i64) -> bool:
    """Whether a seal of a colour lies on a space that the caster could break if it were in reach."""
    seat = dungeon.turn
    return (
        dungeon.can_break(seat, space)
        and works_on(colour, COLOUR[dungeon.seal[space]])
        and not dungeon.is_blocked(seat, space)
    )


class PassingSpell(Spell):
    """What is passed is chosen, then what is broken beyond it; the mage is in another part of the dungeon."""

    def choose(self, dungeon: Dungeon, action: i64) -> None:
        if dungeon.chosen == NOT_CHOSEN:
            dungeon.ask_caster(action)
            return
        break_chosen(dungeon, action)
        dungeon.start_reach(dungeon.turn)
        dungeon.turn_is_over()


class Leap(PassingSpell):
    def usable(self, dungeon: Dungeon, colour: i64) -> bool:
        for space in dungeon.in_reach(dungeon.turn, colour):  # noqa: SIM110 - asked at every turn
            if self._can_leap(dungeon, colour, space):
                return True
        return False

    def _can_leap(self, dungeon: Dungeon, colour: i64, space: i64) -> bool:
        """Whether a seal in reach is a free token, and another that can be broken lies beyond it."""
        return has_free_token_for(dungeon, colour, space) and can_break_beyond(dungeon, MIND, space)

    def choices(self, dungeon: Dungeon) -> vec[i64]:
        seat = dungeon.turn
        if dungeon.chosen != NOT_CHOSEN:
            return dungeon.breaks(seat, dungeon.beyond(seat, thing_of(dungeon.chosen)))
        colour = dungeon.spell_colour()
        return picks(
            vec[i64](
                [
                    space
                    for space in in_reach_by_space(dungeon, colour)
                    if self._can_leap(dungeon, colour, space)
                ]
            )
        )

    def why_not(self, dungeon: Dungeon, action: i64) -> str:
        colour = dungeon.spell_colour()
        if dungeon.chosen != NOT_CHOSEN:
            beyond = dungeon.beyond(dungeon.turn, thing_of(dungeon.chosen))
            return _wrong_break(dungeon, action, beyond)
        if kind_of(action) != CHOOSE_SPACE:
            return "fs-refuse-choice-leap"
        wrong = _wrong_token(dungeon, colour, action)
        if wrong:
            return wrong
        if thing_of(action) not in dungeon.in_reach(dungeon.turn):
            return "fs-refuse-leap-out-of-reach"
        return "fs-refuse-nothing-beyond"


def _wrong_break(dungeon: Dungeon, action: i64, targets: vec[i64]) -> str:
    if kind_of(action) != BREAK_SEAL:
        return "fs-refuse-break-at-once"
    if thing_of(action) in dungeon.in_reach(dungeon.turn):
        return "fs-refuse-reachable-anyway"
    if thing_of(action) in targets:
        return "fs-refuse-break-dice"
    return "fs-refuse-not-beyond"


class Teleportation(PassingSpell):
    def usable(self, dungeon: Dungeon, colour: i64) -> bool:
        for seat in range(dungeon.players):
            if seat != dungeon.turn and (
                self._can_pass(dungeon, colour, dungeon.mage[seat])
                or self._can_pass(dungeon, colour, dungeon.familiar[seat])
            ):
                return True
        return False

    def _figures(self, dungeon: Dungeon, colour: i64) -> vec[i64]:
        """The figures of other players that stand in the way of a seal one can break."""
        return vec[i64](
            [
                code(PASS_FIGURE, thing=figure, seat=seat)
                for seat in range(dungeon.players)
                for figure in (MAGE, FAMILIAR)
                if seat != dungeon.turn
                and self._can_pass(dungeon, colour, self._space_of(dungeon, seat, figure))
            ]
        )

    def _can_pass(self, dungeon: Dungeon, colour: i64, space: i64) -> bool:
        """Whether passing the figure of somebody else on this space brings a seal that one can break."""
        if not self._is_in_the_way(dungeon, space):
            return False
        if dungeon.has_token(space):
            return dungeon.can_break(dungeon.turn, space) and dungeon.has_token_for(colour, space)
        return can_break_beyond(dungeon, colour, space)

    def _is_in_the_way(self, dungeon: Dungeon, space: i64) -> bool:
        """Whether exactly one figure of others keeps the caster off a circle that it has come to."""
        if not dungeon.has_come_to(dungeon.turn, space) or not dungeon.board.is_circle[space]:
            return False
        figures = dungeon.figures_of_others(dungeon.turn, space)
        return figures & figures - 1 == 0

    def _space_of(self, dungeon: Dungeon, seat: i64, figure: i64) -> i64:
        return dungeon.mage[seat] if figure == MAGE else dungeon.familiar[seat]

    def _beyond(self, dungeon: Dungeon, colour: i64, passing: i64) -> vec[i64]:
        """The seals of the colour that are in reach only past this figure."""
        seat = dungeon.turn
        space = self._space_of(dungeon, seat_of(passing), thing_of(passing))
        if not self._is_in_the_way(dungeon, space):
            return vec[i64]()
        if dungeon.has_token(space):
            return seals_for(dungeon, colour, vec[i64]([space]))
        return seals_for(dungeon, colour, dungeon.beyond(seat, space))

    def choices(self, dungeon: Dungeon) -> vec[i64]:
        colour = dungeon.spell_colour()
        if dungeon.chosen == NOT_CHOSEN:
            return self._figures(dungeon, colour)
        return dungeon.breaks(dungeon.turn, self._beyond(dungeon, colour, dungeon.chosen))

    def why_not(self, dungeon: Dungeon, action: i64) -> str:
        colour = dungeon.spell_colour()
        if dungeon.chosen == NOT_CHOSEN:
            if kind_of(action) != PASS_FIGURE:
                return "fs-refuse-choice-teleportation"
            if seat_of(action) == dungeon.turn or seat_of(action) >= dungeon.players:
                return "fs-refuse-own-figure"
            return "fs-refuse-nothing-beyond"
        if kind_of(action) == BREAK_SEAL and not self._fits(dungeon, colour, action):
            return "fs-refuse-seal-colour"
        return _wrong_break(dungeon, action, self._beyond(dungeon, colour, dungeon.chosen))

    def _fits(self, dungeon: Dungeon, colour: i64, action: i64) -> bool:
        return _lies(dungeon, action) and works_on(colour, COLOUR[dungeon.seal[thing_of(action)]])


class Guardian(Spell):
    def usable(self, dungeon: Dungeon, colour: i64) -> bool:
        return dungeon.guardian[colour] != NOWHERE or dungeon.scrolls_lying[colour] > 0

    def _can_guard(self, dungeon: Dungeon, colour: i64, space: i64) -> bool:
        """Whether a scroll of the guardian's colour lies there, and it stands elsewhere."""
        seal = dungeon.seal[space]
        return seal != NONE and COLOUR[seal] == colour and space != dungeon.guardian[colour]

    def choices(self, dungeon: Dungeon) -> vec[i64]:
        colour = dungeon.spell_colour()
        spaces = dungeon.board.boxes_listed
        found = picks(vec[i64]([space for space in spaces if self._can_guard(dungeon, colour, space)]))
        return found if dungeon.guardian[colour] == NOWHERE else append(found, GUARDIAN_OFF)

    def choose(self, dungeon: Dungeon, action: i64) -> None:
        colour = dungeon.spell_colour()
        dungeon.move_guardian(colour, NOWHERE if action == GUARDIAN_OFF else thing_of(action))
        if dungeon.listener is not None:
            dungeon.listener(events.guardian_moved(dungeon.turn, colour, dungeon.guardian[colour]))
        dungeon.cast_is_over()

    def why_not(self, dungeon: Dungeon, action: i64) -> str:
        colour = dungeon.spell_colour()
        if action == GUARDIAN_OFF:
            return "fs-refuse-guardian-beside"
        if kind_of(action) != CHOOSE_SPACE or not _lies(dungeon, action):
            return "fs-refuse-choice-guardian"
        if not dungeon.has_scroll(thing_of(action)):
            return "fs-refuse-choice-guardian"
        if thing_of(action) == dungeon.guardian[colour]:
            return "fs-refuse-guardian-there"
        return "fs-refuse-guardian-colour"


class Speed(Spell):
    def usable(self, dungeon: Dungeon, colour: i64) -> bool:
        seat = dungeon.turn
        fitting = dungeon.in_reach(seat, colour)
        for space in dungeon.in_reach(seat):
            if dungeon.can_break(seat, space) and self._leaves_second(dungeon, colour, space, fitting):
                return True
        return False

    def _leaves_second(self, dungeon: Dungeon, colour: i64, space: i64, fitting: vec[i64]) -> bool:
        """Whether there is a legal second seal once this one is broken: in reach already, or behind it."""
        if len(fitting) > 1 or (len(fitting) == 1 and fitting[0] != space):
            return True
        if not dungeon.board.is_circle[space]:
            return False
        return len(seals_for(dungeon, colour, dungeon.beyond(dungeon.turn, space))) > 0

    def choices(self, dungeon: Dungeon) -> vec[i64]:
        colour = dungeon.spell_colour()
        if dungeon.chosen != NOT_CHOSEN:
            return picks(in_reach_by_space(dungeon, colour))
        fitting = dungeon.in_reach(dungeon.turn, colour)
        return vec[i64](
            [
                action
                for action in dungeon.breaks_in_reach(dungeon.turn).listed()
                if self._leaves_second(dungeon, colour, thing_of(action), fitting)
            ]
        )

    def choose(self, dungeon: Dungeon, action: i64) -> None:
        if dungeon.chosen == NOT_CHOSEN:
            break_chosen(dungeon, action)
            dungeon.ask_caster(action)
            return
        break_chosen(dungeon, action)
        dungeon.turn_is_over()

    def why_not(self, dungeon: Dungeon, action: i64) -> str:
        if dungeon.chosen != NOT_CHOSEN:
            return "fs-refuse-speed-second"
        if kind_of(action) == BREAK_SEAL and thing_of(action) in dungeon.in_reach(dungeon.turn):
            return "fs-refuse-speed-no-second"
        return "fs-refuse-choice-speed"


BINDING: Final = Binding("binding", "FS-BI", ("familiar-or-token",), "mind-scrolls")
DISPATCH: Final = Dispatch("dispatch", "FS-DP", ("token",), "any-colours")
LEAP: Final = Leap("leap", "FS-LE", ("token", "break"), "any-colours")
TELEPORTATION: Final = Teleportation("teleportation", "FS-TE", ("figure", "break"), "any-colours")
GUARDIAN: Final = Guardian("guardian", "FS-GU", ("scroll-or-off",), "mind-scrolls")
SPEED: Final = Speed("speed", "FS-SP", ("break", "seal"), "any-colours")
