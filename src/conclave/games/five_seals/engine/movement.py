"""The Circle of Movement (IV) and Binding: figures that block, and ways past what blocks."""

from __future__ import annotations

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
from conclave.games.five_seals.engine.dungeon import NOWHERE
from conclave.games.five_seals.engine.elements import MIND, works_on
from conclave.games.five_seals.engine.seals import COLOUR, NONE
from conclave.games.five_seals.engine.spaces import picks
from conclave.games.five_seals.engine.spell import Spell
from conclave.games.five_seals.engine.state import NOT_CHOSEN, FiveSealsState


def break_chosen(state: FiveSealsState, action: i64) -> None:
    """The mage breaks the chosen seal with dice."""
    state.break_by_mage(state.turn, thing_of(action), colour_of(action), dice_of(action))


def seals_for(state: FiveSealsState, colour: i64, spaces: vec[i64]) -> vec[i64]:
    """FS-W: seals whose own colour is the scroll's; any seal for Mind."""
    return vec[i64]([space for space in spaces if works_on(colour, COLOUR[state.dungeon.seal[space]])])


def in_reach_by_space(state: FiveSealsState, colour: i64) -> vec[i64]:
    """The seals of a colour (Mind: any) in the caster's reach, by rising space."""
    return vec[i64](sorted(state.dungeon.in_reach(state.turn, colour)))


def has_free_token_for(state: FiveSealsState, colour: i64, space: i64) -> bool:
    """Whether a token that a scroll of the colour works on lies there, and no familiar stands on it."""
    return state.dungeon.has_token_for(colour, space) and not state.dungeon.has_familiar(space)


class Binding(Spell):
    """FS-BI: the familiar comes to the mage, or breaks a token. Either way always has an effect."""

    name = "binding"
    strength = 1
    rule = "FS-BI"
    text = "fs-spell-binding"
    mind = "mind-scrolls"
    asks: tuple[str, ...] = ("familiar-or-token",)

    def usable(self, state: FiveSealsState, colour: i64) -> bool:
        return True

    def choices(self, state: FiveSealsState) -> vec[i64]:
        seat = state.turn
        found = vec[i64]([FAMILIAR_HERE])
        for action in state.breaks_in_reach(seat).listed():
            if state.dungeon.has_token(thing_of(action)):
                found = append(found, action)
        return found

    def choose(self, state: FiveSealsState, action: i64) -> None:
        seat = state.turn
        if action == FAMILIAR_HERE:
            state.put_familiar(seat, state.dungeon.mage[seat])
            state.cast_is_over()
        else:
            state.break_by_familiar(seat, thing_of(action), colour_of(action), dice_of(action))
            state.turn_is_over()

    def why_not(self, state: FiveSealsState, action: i64) -> str:
        if (
            kind_of(action) == BREAK_SEAL
            and _lies(state, action)
            and state.dungeon.has_scroll(thing_of(action))
        ):
            return "fs-refuse-binding-scroll"
        return "fs-refuse-choice-binding"


class Dispatch(Spell):
    """FS-DP: the familiar goes to a token without a figure on it."""

    name = "dispatch"
    strength = 2
    rule = "FS-DP"
    text = "fs-spell-dispatch"
    mind = "any-colours"
    asks: tuple[str, ...] = ("token",)

    def usable(self, state: FiveSealsState, colour: i64) -> bool:
        free = state.dungeon.tokens_lying[colour]
        for space in state.dungeon.familiar:
            if state.dungeon.has_token_for(colour, space):
                free -= 1
        return free > 0

    def choices(self, state: FiveSealsState) -> vec[i64]:
        tokens = state.dungeon.tokens_for(state.spell_colour())
        return picks(vec[i64]([space for space in tokens if not state.dungeon.has_familiar(space)]))

    def choose(self, state: FiveSealsState, action: i64) -> None:
        state.put_familiar(state.turn, thing_of(action))
        state.cast_is_over()

    def why_not(self, state: FiveSealsState, action: i64) -> str:
        colour = state.spell_colour()
        if kind_of(action) != CHOOSE_SPACE:
            return "fs-refuse-choice-dispatch"
        return _wrong_token(state, colour, action) or "fs-refuse-choice-dispatch"


def _lies(state: FiveSealsState, action: i64) -> bool:
    """Whether a seal lies on the space of an action, which may be none of this board."""
    return thing_of(action) < len(state.dungeon.seal) and state.dungeon.seal[thing_of(action)] != NONE


def _wrong_token(state: FiveSealsState, colour: i64, action: i64) -> str:
    space = thing_of(action)
    if not _lies(state, action) or not state.dungeon.has_token(space):
        return "fs-refuse-no-token-there"
    if not works_on(colour, COLOUR[state.dungeon.seal[space]]):
        return "fs-refuse-token-colour"
    return "fs-refuse-token-blocked" if state.dungeon.has_familiar(space) else ""


def can_break_beyond(state: FiveSealsState, colour: i64, space: i64) -> bool:
    """Whether the caster can break a seal of a colour (Mind: any) that is in reach only past this circle."""
    seat = state.turn
    leads_on = False
    for met in state.dungeon.board.beside[space]:
        if not state.dungeon.has_come_to(seat, met):
            if _can_break(state, colour, met):
                return True
            if state.dungeon.is_open(seat, met):
                leads_on = True
    return leads_on and _can_break_further_on(state, colour, space)


def _can_break_further_on(state: FiveSealsState, colour: i64, space: i64) -> bool:
    """The same, by walking on over open circles until such a seal is met."""
    seat = state.turn
    walk = state.dungeon.come_beside(seat, space, vec[i64]())
    breakable = False
    place: i64 = 0
    while place < len(walk) and not breakable:  # which grows on the way
        met = walk[place]
        place += 1
        if _can_break(state, colour, met):
            breakable = True
        elif state.dungeon.is_open(seat, met):
            walk = state.dungeon.come_beside(seat, met, walk)
    state.dungeon.forget(seat, walk)
    return breakable


def _can_break(state: FiveSealsState, colour: i64, space: i64) -> bool:
    """Whether a seal of a colour lies on a space that the caster could break if it were in reach."""
    seat = state.turn
    return (
        state.can_break(seat, space)
        and works_on(colour, COLOUR[state.dungeon.seal[space]])
        and not state.dungeon.is_blocked(seat, space)
    )


class PassingSpell(Spell):
    """What is passed is chosen, then what is broken beyond it; the mage is in another part of the state."""

    def choose(self, state: FiveSealsState, action: i64) -> None:
        if state.chosen == NOT_CHOSEN:
            state.ask_caster(action)
            return
        break_chosen(state, action)
        state.dungeon.start_reach(state.turn)
        state.turn_is_over()


class Leap(PassingSpell):
    """FS-LE: a seal is broken that is in reach only past a token."""

    name = "leap"
    strength = 3
    rule = "FS-LE"
    text = "fs-spell-leap"
    mind = "any-colours"
    asks: tuple[str, ...] = ("token", "break")

    def usable(self, state: FiveSealsState, colour: i64) -> bool:
        for space in state.dungeon.in_reach(state.turn, colour):
            if self._can_leap(state, colour, space):
                return True
        return False

    def _can_leap(self, state: FiveSealsState, colour: i64, space: i64) -> bool:
        """Whether a seal in reach is a free token, and another that can be broken lies beyond it."""
        return has_free_token_for(state, colour, space) and can_break_beyond(state, MIND, space)

    def choices(self, state: FiveSealsState) -> vec[i64]:
        seat = state.turn
        if state.chosen != NOT_CHOSEN:
            return state.breaks(seat, state.dungeon.beyond(seat, thing_of(state.chosen)))
        colour = state.spell_colour()
        return picks(
            vec[i64](
                [space for space in in_reach_by_space(state, colour) if self._can_leap(state, colour, space)]
            )
        )

    def why_not(self, state: FiveSealsState, action: i64) -> str:
        colour = state.spell_colour()
        if state.chosen != NOT_CHOSEN:
            beyond = state.dungeon.beyond(state.turn, thing_of(state.chosen))
            return _wrong_break(state, action, beyond)
        if kind_of(action) != CHOOSE_SPACE:
            return "fs-refuse-choice-leap"
        wrong = _wrong_token(state, colour, action)
        if wrong:
            return wrong
        if thing_of(action) not in state.dungeon.in_reach(state.turn):
            return "fs-refuse-leap-out-of-reach"
        return "fs-refuse-nothing-beyond"


def _wrong_break(state: FiveSealsState, action: i64, targets: vec[i64]) -> str:
    if kind_of(action) != BREAK_SEAL:
        return "fs-refuse-break-at-once"
    if thing_of(action) in state.dungeon.in_reach(state.turn):
        return "fs-refuse-reachable-anyway"
    if thing_of(action) in targets:
        return "fs-refuse-break-dice"
    return "fs-refuse-not-beyond"


class Teleportation(PassingSpell):
    """FS-TE: a seal is broken that is in reach only past a figure of another player."""

    name = "teleportation"
    strength = 4
    rule = "FS-TE"
    text = "fs-spell-teleportation"
    mind = "any-colours"
    asks: tuple[str, ...] = ("figure", "break")

    def usable(self, state: FiveSealsState, colour: i64) -> bool:
        for seat in range(state.players):
            if seat != state.turn and (
                self._can_pass(state, colour, state.dungeon.mage[seat])
                or self._can_pass(state, colour, state.dungeon.familiar[seat])
            ):
                return True
        return False

    def _figures(self, state: FiveSealsState, colour: i64) -> vec[i64]:
        """The figures of other players that stand in the way of a seal one can break."""
        return vec[i64](
            [
                code(PASS_FIGURE, thing=figure, seat=seat)
                for seat in range(state.players)
                for figure in (MAGE, FAMILIAR)
                if seat != state.turn and self._can_pass(state, colour, self._space_of(state, seat, figure))
            ]
        )

    def _can_pass(self, state: FiveSealsState, colour: i64, space: i64) -> bool:
        """Whether passing the figure of somebody else on this space brings a seal that one can break."""
        if not self._is_in_the_way(state, space):
            return False
        if state.dungeon.has_token(space):
            return state.can_break(state.turn, space) and state.dungeon.has_token_for(colour, space)
        return can_break_beyond(state, colour, space)

    def _is_in_the_way(self, state: FiveSealsState, space: i64) -> bool:
        """Whether exactly one figure of others keeps the caster off a circle that it has come to."""
        if not state.dungeon.has_come_to(state.turn, space) or not state.dungeon.board.is_circle[space]:
            return False
        figures = state.dungeon.figures_of_others(state.turn, space)
        return figures & figures - 1 == 0

    def _space_of(self, state: FiveSealsState, seat: i64, figure: i64) -> i64:
        return state.dungeon.mage[seat] if figure == MAGE else state.dungeon.familiar[seat]

    def _beyond(self, state: FiveSealsState, colour: i64, passing: i64) -> vec[i64]:
        """The seals of the colour that are in reach only past this figure."""
        seat = state.turn
        space = self._space_of(state, seat_of(passing), thing_of(passing))
        if not self._is_in_the_way(state, space):
            return vec[i64]()
        if state.dungeon.has_token(space):
            return seals_for(state, colour, vec[i64]([space]))
        return seals_for(state, colour, state.dungeon.beyond(seat, space))

    def choices(self, state: FiveSealsState) -> vec[i64]:
        colour = state.spell_colour()
        if state.chosen == NOT_CHOSEN:
            return self._figures(state, colour)
        return state.breaks(state.turn, self._beyond(state, colour, state.chosen))

    def why_not(self, state: FiveSealsState, action: i64) -> str:
        colour = state.spell_colour()
        if state.chosen == NOT_CHOSEN:
            if kind_of(action) != PASS_FIGURE:
                return "fs-refuse-choice-teleportation"
            if seat_of(action) == state.turn or seat_of(action) >= state.players:
                return "fs-refuse-own-figure"
            return "fs-refuse-nothing-beyond"
        if kind_of(action) == BREAK_SEAL and not self._fits(state, colour, action):
            return "fs-refuse-seal-colour"
        return _wrong_break(state, action, self._beyond(state, colour, state.chosen))

    def _fits(self, state: FiveSealsState, colour: i64, action: i64) -> bool:
        return _lies(state, action) and works_on(colour, COLOUR[state.dungeon.seal[thing_of(action)]])


class Guardian(Spell):
    """FS-GU: the guardian of the colour goes to a scroll of it, or off the board."""

    name = "guardian"
    strength = 5
    rule = "FS-GU"
    text = "fs-spell-guardian"
    mind = "mind-scrolls"
    asks: tuple[str, ...] = ("scroll-or-off",)

    def usable(self, state: FiveSealsState, colour: i64) -> bool:
        return state.dungeon.guardian[colour] != NOWHERE or state.dungeon.scrolls_lying[colour] > 0

    def _can_guard(self, state: FiveSealsState, colour: i64, space: i64) -> bool:
        """Whether a scroll of the guardian's colour lies there, and it stands elsewhere."""
        seal = state.dungeon.seal[space]
        return seal != NONE and COLOUR[seal] == colour and space != state.dungeon.guardian[colour]

    def choices(self, state: FiveSealsState) -> vec[i64]:
        colour = state.spell_colour()
        spaces = state.dungeon.board.boxes_listed
        found = picks(vec[i64]([space for space in spaces if self._can_guard(state, colour, space)]))
        return found if state.dungeon.guardian[colour] == NOWHERE else append(found, GUARDIAN_OFF)

    def choose(self, state: FiveSealsState, action: i64) -> None:
        colour = state.spell_colour()
        state.dungeon.move_guardian(colour, NOWHERE if action == GUARDIAN_OFF else thing_of(action))
        if state.listener is not None:
            state.listener(events.guardian_moved(state.turn, colour, state.dungeon.guardian[colour]))
        state.cast_is_over()

    def why_not(self, state: FiveSealsState, action: i64) -> str:
        colour = state.spell_colour()
        if action == GUARDIAN_OFF:
            return "fs-refuse-guardian-beside"
        if kind_of(action) != CHOOSE_SPACE or not _lies(state, action):
            return "fs-refuse-choice-guardian"
        if not state.dungeon.has_scroll(thing_of(action)):
            return "fs-refuse-choice-guardian"
        if thing_of(action) == state.dungeon.guardian[colour]:
            return "fs-refuse-guardian-there"
        return "fs-refuse-guardian-colour"


class Speed(Spell):
    """FS-SP: a seal is broken with dice, and another at once without."""

    name = "speed"
    strength = 6
    rule = "FS-SP"
    text = "fs-spell-speed"
    mind = "any-colours"
    asks: tuple[str, ...] = ("break", "seal")

    def usable(self, state: FiveSealsState, colour: i64) -> bool:
        seat = state.turn
        fitting = state.dungeon.in_reach(seat, colour)
        for space in state.dungeon.in_reach(seat):
            if state.can_break(seat, space) and self._leaves_second(state, colour, space, fitting):
                return True
        return False

    def _leaves_second(self, state: FiveSealsState, colour: i64, space: i64, fitting: vec[i64]) -> bool:
        """Whether there is a legal second seal once this one is broken: in reach already, or behind it."""
        if len(fitting) > 1 or (len(fitting) == 1 and fitting[0] != space):
            return True
        if not state.dungeon.board.is_circle[space]:
            return False
        return len(seals_for(state, colour, state.dungeon.beyond(state.turn, space))) > 0

    def choices(self, state: FiveSealsState) -> vec[i64]:
        colour = state.spell_colour()
        if state.chosen != NOT_CHOSEN:
            return picks(in_reach_by_space(state, colour))
        fitting = state.dungeon.in_reach(state.turn, colour)
        return vec[i64](
            [
                action
                for action in state.breaks_in_reach(state.turn).listed()
                if self._leaves_second(state, colour, thing_of(action), fitting)
            ]
        )

    def choose(self, state: FiveSealsState, action: i64) -> None:
        if state.chosen == NOT_CHOSEN:
            break_chosen(state, action)
            state.ask_caster(action)
            return
        break_chosen(state, action)
        state.turn_is_over()

    def why_not(self, state: FiveSealsState, action: i64) -> str:
        if state.chosen != NOT_CHOSEN:
            return "fs-refuse-speed-second"
        if kind_of(action) == BREAK_SEAL and thing_of(action) in state.dungeon.in_reach(state.turn):
            return "fs-refuse-speed-no-second"
        return "fs-refuse-choice-speed"
