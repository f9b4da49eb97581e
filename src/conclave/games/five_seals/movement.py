"""The Circle of Movement (IV) and Binding: figures that block, and ways past what blocks."""

from __future__ import annotations

from typing import Final

from conclave.games.five_seals import events
from conclave.games.five_seals.codes import (
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
from conclave.games.five_seals.dungeon import NOT_CHOSEN, NOWHERE, Dungeon
from conclave.games.five_seals.elements import MIND
from conclave.games.five_seals.spaces import picks, spaces_in, tokens_for
from conclave.games.five_seals.spell import Spell


def break_chosen(dungeon: Dungeon, action: int) -> None:
    """The mage breaks the chosen seal with dice."""
    dungeon.break_by_mage(dungeon.turn, thing_of(action), colour_of(action), dice_of(action))


def seals_for(dungeon: Dungeon, colour: int) -> int:
    """FS-W: seals whose own colour is the scroll's; any seal for Mind."""
    return dungeon.tokens | dungeon.scrolls if colour == MIND else dungeon.of_colour[colour]


def without_familiar(dungeon: Dungeon) -> int:
    """The spaces on which no familiar stands."""
    mask = 0
    for space in dungeon.familiar:
        mask |= 1 << space
    return ~mask


class Binding(Spell):
    """FS-BI: either way always has an effect."""

    def usable(self, dungeon: Dungeon, colour: int) -> bool:
        return True

    def choices(self, dungeon: Dungeon) -> list[int]:
        seat = dungeon.turn
        return [FAMILIAR_HERE, *dungeon.breaks(seat, dungeon.reachable(seat) & dungeon.tokens)]

    def choose(self, dungeon: Dungeon, action: int) -> None:
        seat = dungeon.turn
        if action == FAMILIAR_HERE:
            dungeon.put_familiar(seat, dungeon.mage[seat])
            dungeon.cast_is_over()
        else:
            dungeon.break_by_familiar(seat, thing_of(action), colour_of(action), dice_of(action))
            dungeon.turn_is_over()

    def why_not(self, dungeon: Dungeon, action: int) -> str:
        if kind_of(action) == BREAK_SEAL and dungeon.scrolls >> thing_of(action) & 1:
            return "fs-refuse-binding-scroll"
        return "fs-refuse-choice-binding"


class Dispatch(Spell):
    def usable(self, dungeon: Dungeon, colour: int) -> bool:
        return self._unblocked(dungeon, colour) != 0

    def _unblocked(self, dungeon: Dungeon, colour: int) -> int:
        return tokens_for(dungeon, colour) & without_familiar(dungeon)

    def choices(self, dungeon: Dungeon) -> list[int]:
        colour = dungeon.spell_colour()
        return picks(self._unblocked(dungeon, colour))

    def choose(self, dungeon: Dungeon, action: int) -> None:
        dungeon.put_familiar(dungeon.turn, thing_of(action))
        dungeon.cast_is_over()

    def why_not(self, dungeon: Dungeon, action: int) -> str:
        colour = dungeon.spell_colour()
        if kind_of(action) != CHOOSE_SPACE:
            return "fs-refuse-choice-dispatch"
        return _wrong_token(dungeon, colour, thing_of(action)) or "fs-refuse-choice-dispatch"


def _wrong_token(dungeon: Dungeon, colour: int, space: int) -> str:
    if not dungeon.tokens >> space & 1:
        return "fs-refuse-no-token-there"
    if not tokens_for(dungeon, colour) >> space & 1:
        return "fs-refuse-token-colour"
    return "" if without_familiar(dungeon) >> space & 1 else "fs-refuse-token-blocked"


class PassingSpell(Spell):
    """What is passed is chosen, then what is broken beyond it; the mage is in another part of the dungeon."""

    def choose(self, dungeon: Dungeon, action: int) -> None:
        if dungeon.chosen == NOT_CHOSEN:
            dungeon.ask_caster(action)
            return
        break_chosen(dungeon, action)
        dungeon.start_reach(dungeon.turn)
        dungeon.turn_is_over()


class Leap(PassingSpell):
    def usable(self, dungeon: Dungeon, colour: int) -> bool:
        wanted = self._wanted(dungeon)
        leapable = self._leapable(dungeon, colour) if wanted else 0
        near = dungeon.board.near
        for space in spaces_in(leapable):  # most often it lies right behind the token
            if near[space] & wanted:
                return True
        return any(self._beyond(dungeon, space) & wanted for space in spaces_in(leapable))

    def _leapable(self, dungeon: Dungeon, colour: int) -> int:
        return dungeon.reachable(dungeon.turn) & tokens_for(dungeon, colour) & without_familiar(dungeon)

    def _wanted(self, dungeon: Dungeon) -> int:
        """The seals out of reach that the caster's dice can break."""
        return dungeon.out_of_reach(dungeon.turn) & dungeon.breakable(dungeon.turn)

    def _beyond(self, dungeon: Dungeon, space: int) -> int:
        """What is in reach, or would be past this token."""
        return dungeon.border_beyond(dungeon.turn, space)

    def choices(self, dungeon: Dungeon) -> list[int]:
        wanted = self._wanted(dungeon)
        if dungeon.chosen != NOT_CHOSEN:
            beyond = self._beyond(dungeon, thing_of(dungeon.chosen))
            return dungeon.breaks(dungeon.turn, beyond & wanted)
        return [
            code(CHOOSE_SPACE, thing=space)
            for space in spaces_in(self._leapable(dungeon, dungeon.spell_colour()))
            if self._beyond(dungeon, space) & wanted
        ]

    def why_not(self, dungeon: Dungeon, action: int) -> str:
        colour = dungeon.spell_colour()
        space = thing_of(action)
        if dungeon.chosen != NOT_CHOSEN:
            beyond = self._beyond(dungeon, thing_of(dungeon.chosen))
            return _wrong_break(dungeon, action, beyond & dungeon.out_of_reach(dungeon.turn))
        if kind_of(action) != CHOOSE_SPACE:
            return "fs-refuse-choice-leap"
        wrong = _wrong_token(dungeon, colour, space)
        if wrong:
            return wrong
        if not dungeon.reachable(dungeon.turn) >> space & 1:
            return "fs-refuse-leap-out-of-reach"
        return "fs-refuse-nothing-beyond"


def _wrong_break(dungeon: Dungeon, action: int, targets: int) -> str:
    if kind_of(action) != BREAK_SEAL:
        return "fs-refuse-break-at-once"
    if dungeon.reachable(dungeon.turn) >> thing_of(action) & 1:
        return "fs-refuse-reachable-anyway"
    if targets >> thing_of(action) & 1:
        return "fs-refuse-break-dice"
    return "fs-refuse-not-beyond"


class Teleportation(PassingSpell):
    def usable(self, dungeon: Dungeon, colour: int) -> bool:
        return bool(self._figures(dungeon, colour))

    def _figures(self, dungeon: Dungeon, colour: int) -> list[int]:
        """The figures of other players that stand in the way of a seal one can break."""
        found: list[int] = []
        border = dungeon.border[dungeon.turn]
        for seat in range(dungeon.players):
            if seat != dungeon.turn:
                for figure, space in ((MAGE, dungeon.mage[seat]), (FAMILIAR, dungeon.familiar[seat])):
                    if border >> space & 1:
                        passing = code(PASS_FIGURE, thing=figure, seat=seat)
                        if dungeon.can_break(dungeon.turn, self._beyond(dungeon, colour, passing)):
                            found.append(passing)
        return found

    def _beyond(self, dungeon: Dungeon, colour: int, passing: int) -> int:
        """The seals of the colour that are in reach only past this figure."""
        seat = dungeon.turn
        owner = seat_of(passing)
        space = dungeon.mage[owner] if thing_of(passing) == MAGE else dungeon.familiar[owner]
        bit = 1 << space
        if not dungeon.border[seat] & bit or self._is_shared(dungeon, owner, thing_of(passing), space):
            return 0
        if dungeon.tokens & bit:
            return bit & seals_for(dungeon, colour)
        if not dungeon.board.circles & bit:
            return 0
        wanted = dungeon.out_of_reach(seat) & seals_for(dungeon, colour)
        return dungeon.border_beyond(seat, space) & wanted if wanted else 0

    def _is_shared(self, dungeon: Dungeon, owner: int, figure: int, space: int) -> bool:
        """Whether another figure of other players stands there too: exactly one can be passed."""
        for other in range(dungeon.players):
            if other != dungeon.turn:
                if dungeon.mage[other] == space and not (other == owner and figure == MAGE):
                    return True
                if dungeon.familiar[other] == space and not (other == owner and figure == FAMILIAR):
                    return True
        return False

    def choices(self, dungeon: Dungeon) -> list[int]:
        colour = dungeon.spell_colour()
        if dungeon.chosen == NOT_CHOSEN:
            return self._figures(dungeon, colour)
        return dungeon.breaks(dungeon.turn, self._beyond(dungeon, colour, dungeon.chosen))

    def why_not(self, dungeon: Dungeon, action: int) -> str:
        colour = dungeon.spell_colour()
        if dungeon.chosen == NOT_CHOSEN:
            if kind_of(action) != PASS_FIGURE:
                return "fs-refuse-choice-teleportation"
            if seat_of(action) == dungeon.turn or seat_of(action) >= dungeon.players:
                return "fs-refuse-own-figure"
            return "fs-refuse-nothing-beyond"
        if kind_of(action) == BREAK_SEAL and not seals_for(dungeon, colour) >> thing_of(action) & 1:
            return "fs-refuse-seal-colour"
        return _wrong_break(dungeon, action, self._beyond(dungeon, colour, dungeon.chosen))


class Guardian(Spell):
    def usable(self, dungeon: Dungeon, colour: int) -> bool:
        return dungeon.guardian[colour] != NOWHERE or self._places(dungeon, colour) != 0

    def _places(self, dungeon: Dungeon, colour: int) -> int:
        return dungeon.scrolls & dungeon.of_colour[colour] & ~(1 << dungeon.guardian[colour])

    def choices(self, dungeon: Dungeon) -> list[int]:
        colour = dungeon.spell_colour()
        found = picks(self._places(dungeon, colour))
        return found if dungeon.guardian[colour] == NOWHERE else [*found, GUARDIAN_OFF]

    def choose(self, dungeon: Dungeon, action: int) -> None:
        colour = dungeon.spell_colour()
        dungeon.put_guardian(colour, NOWHERE if action == GUARDIAN_OFF else thing_of(action))
        if dungeon.listener is not None:
            dungeon.listener(events.guardian_moved(dungeon.turn, colour, dungeon.guardian[colour]))
        dungeon.cast_is_over()

    def why_not(self, dungeon: Dungeon, action: int) -> str:
        colour = dungeon.spell_colour()
        if action == GUARDIAN_OFF:
            return "fs-refuse-guardian-beside"
        if kind_of(action) != CHOOSE_SPACE or not dungeon.scrolls >> thing_of(action) & 1:
            return "fs-refuse-choice-guardian"
        if thing_of(action) == dungeon.guardian[colour]:
            return "fs-refuse-guardian-there"
        return "fs-refuse-guardian-colour"


class Speed(Spell):
    def usable(self, dungeon: Dungeon, colour: int) -> bool:
        return dungeon.can_break(dungeon.turn, self._firsts(dungeon, colour))

    def _firsts(self, dungeon: Dungeon, colour: int) -> int:
        """The seals in reach that leave a legal second one when they are broken."""
        seat = dungeon.turn
        reachable = dungeon.reachable(seat)
        fitting = reachable & seals_for(dungeon, colour)
        if fitting & fitting - 1:
            return reachable  # two fit, so one is always left
        firsts = reachable & ~fitting if fitting else 0
        wanted = dungeon.out_of_reach(seat) & seals_for(dungeon, colour)
        if wanted:
            for space in spaces_in(reachable & ~firsts & dungeon.board.circles):
                if dungeon.border_beyond(seat, space) & wanted:
                    firsts |= 1 << space  # the first one opens the way to the second
        return firsts

    def choices(self, dungeon: Dungeon) -> list[int]:
        colour = dungeon.spell_colour()
        if dungeon.chosen == NOT_CHOSEN:
            return dungeon.breaks(dungeon.turn, self._firsts(dungeon, colour))
        return picks(dungeon.reachable(dungeon.turn) & seals_for(dungeon, colour))

    def choose(self, dungeon: Dungeon, action: int) -> None:
        if dungeon.chosen == NOT_CHOSEN:
            break_chosen(dungeon, action)
            dungeon.ask_caster(action)
            return
        break_chosen(dungeon, action)
        dungeon.turn_is_over()

    def why_not(self, dungeon: Dungeon, action: int) -> str:
        if dungeon.chosen != NOT_CHOSEN:
            return "fs-refuse-speed-second"
        if kind_of(action) == BREAK_SEAL and dungeon.reachable(dungeon.turn) >> thing_of(action) & 1:
            return "fs-refuse-speed-no-second"
        return "fs-refuse-choice-speed"


BINDING: Final = Binding("binding", "FS-BI", ("familiar-or-token",), "mind-scrolls")
DISPATCH: Final = Dispatch("dispatch", "FS-DP", ("token",), "any-colours")
LEAP: Final = Leap("leap", "FS-LE", ("token", "break"), "any-colours")
TELEPORTATION: Final = Teleportation("teleportation", "FS-TE", ("figure", "break"), "any-colours")
GUARDIAN: Final = Guardian("guardian", "FS-GU", ("scroll-or-off",), "mind-scrolls")
SPEED: Final = Speed("speed", "FS-SP", ("break", "seal"), "any-colours")
