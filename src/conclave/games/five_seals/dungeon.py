"""What lies and stands where, who holds what, and who reaches what: the state of a game and its basic moves.

Spaces are numbers on the board, sets of spaces are bit masks (bit n is space n; bit 0 is no space); space 0
means "not on the board". Nothing here knows whose turn comes next: that is `position.py`. Spells change the
dungeon through the methods of this class.

Reach (FS-6) is kept up to date all the time. `flood` holds the spaces a mage can walk to and `border` what is
next to them. A circle only ever opens for a player: figures come to stand on circles that their token, or
their owner's mage, blocked before. So both masks only grow, except when a mage leaves its part of the dungeon
(Leap, Teleportation) and they are started anew.
"""

from __future__ import annotations

from typing import Final

from conclave.core.compiled import mypyc_attr
from conclave.core.event import Listener
from conclave.core.packed import NO_DICE, number
from conclave.core.pending import Decide
from conclave.core.position import Position
from conclave.games.five_seals import events
from conclave.games.five_seals.board import Board
from conclave.games.five_seals.codes import BREAK_SEAL, code, code_of_thing
from conclave.games.five_seals.dice import breaking_sets, roll_of, total
from conclave.games.five_seals.elements import COLOURS, ELEMENTS, MIND
from conclave.games.five_seals.seals import (
    BINDING_SLOT,
    COLOUR,
    NONE,
    SCROLL_IN_SLOT,
    SECOND_COPY,
    STRENGTH,
    STRONGEST,
    colour_of_scroll,
    folded,
    is_token,
    scroll_of,
    slot_of,
)
from conclave.games.five_seals.stages import CAST_OVER, CIRCLE, SPELL, SPELL_ROLL, TURN_OVER

MOST_PLAYERS: Final = 5
NOWHERE: Final = 0
NOBODY: Final = -1
NO_SCROLL: Final = -1
NOT_CHOSEN: Final = -1
UNKNOWN: Final = -1

ASK: Final = tuple([Decide((seat,)) for seat in range(MOST_PLAYERS)])

_BREAK_WITH: Final = [code(BREAK_SEAL, colour=colour) for colour in range(ELEMENTS)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Dungeon(Position):
    """Seats count from 0. Lists by seat and colour have the place `seat * ELEMENTS + colour`."""

    def __init__(self, board: Board, players: int, circle: int, listener: Listener | None) -> None:
        self.listener = listener
        self.board = board
        self.players: int = players
        self.circle: int = circle
        """1 to 4; 0 until it is drawn."""

        # What lies on the board.
        self.seal: list[int] = [NONE] * (board.size + 1)
        self.tokens: int = 0
        self.scrolls: int = 0
        self.of_colour: list[int] = [0] * len(COLOURS)
        self.of_strength: list[int] = [0] * (STRONGEST + 1)
        """Spaces with a seal of a colour or strength, tokens and scrolls alike."""

        # Figures, and the reach of each mage.
        self.mage: list[int] = [NOWHERE] * players
        self.familiar: list[int] = [NOWHERE] * players
        self.guardian: list[int] = [NOWHERE] * len(COLOURS)
        self.guardians: int = 0
        """The colours whose guardian is in the game (FS-1), as a mask."""
        self.guarded: int = 0
        """The spaces with a guardian."""
        self.others: list[int] = [0] * players
        """By seat: the spaces with a mage or familiar of another player."""
        self.flood: list[int] = [0] * players
        self.border: list[int] = [0] * players

        # Dice: in the supply, in front of the players, and put aside for the next roll.
        self.supply: list[int] = [players + 1] * ELEMENTS
        self.dice: list[int] = [NO_DICE] * (players * ELEMENTS)
        self.next_dice: list[int] = [NO_DICE] * players
        """Packed like dice, with a colour in the place of a face."""

        # Scrolls by seat, as masks of slots; the tokens that Absorption scrolls hold, by the scroll's colour.
        self.face_up: list[int] = [1 << BINDING_SLOT] * players
        self.face_down: list[int] = [0] * players
        self.absorbed: list[int] = [NONE] * len(COLOURS)

        # The round.
        self.round: int = 0
        self.first: int = NOBODY
        self.turn: int = NOBODY
        self.in_round: int = 0
        self.quiet_rounds: int = 0
        self.seal_broken: bool = False

        # What is waited for, and the spell on its way.
        self.stage: int = CIRCLE
        self.casting: int = NO_SCROLL
        self.lender: int = NOBODY
        """Whose scroll is cast when it is an exploited one."""
        self.chosen: int = NOT_CHOSEN
        """The last choice made for the spell."""
        self.known_breakable: int = UNKNOWN
        """`breakable` of the player whose turn it is, until the next decision or chance."""
        self.broken: int = NONE
        """A token just broken, as long as it may be absorbed."""

    def copy_to(self, twin: Dungeon) -> None:
        twin.listener = None
        twin.pending = self.pending
        twin.board = self.board
        twin.players = self.players
        twin.circle = self.circle
        twin.seal = self.seal[:]
        twin.tokens = self.tokens
        twin.scrolls = self.scrolls
        twin.of_colour = self.of_colour[:]
        twin.of_strength = self.of_strength[:]
        twin.mage = self.mage[:]
        twin.familiar = self.familiar[:]
        twin.guardian = self.guardian[:]
        twin.guardians = self.guardians
        twin.guarded = self.guarded
        twin.others = self.others[:]
        twin.flood = self.flood[:]
        twin.border = self.border[:]
        twin.supply = self.supply[:]
        twin.dice = self.dice[:]
        twin.next_dice = self.next_dice[:]
        twin.face_up = self.face_up[:]
        twin.face_down = self.face_down[:]
        twin.absorbed = self.absorbed[:]
        twin.round = self.round
        twin.first = self.first
        twin.turn = self.turn
        twin.in_round = self.in_round
        twin.quiet_rounds = self.quiet_rounds
        twin.seal_broken = self.seal_broken
        twin.stage = self.stage
        twin.casting = self.casting
        twin.lender = self.lender
        twin.chosen = self.chosen
        twin.known_breakable = self.known_breakable
        twin.broken = self.broken

    # -- seals on the board ------------------------------------------------------------------------------

    def lay(self, space: int, seal: int) -> None:
        """Put a seal on an empty space."""
        bit = 1 << space
        self.seal[space] = seal
        self.of_colour[COLOUR[seal]] |= bit
        self.of_strength[STRENGTH[seal]] |= bit
        if is_token(seal):
            self.tokens |= bit
        else:
            self.scrolls |= bit

    def lift(self, space: int) -> int:
        """Take the seal off a space; an emptied circle opens."""
        seal = self.seal[space]
        others = ~(1 << space)
        self.seal[space] = NONE
        self.of_colour[COLOUR[seal]] &= others
        self.of_strength[STRENGTH[seal]] &= others
        self.tokens &= others
        self.scrolls &= others
        return seal

    def swap(self, one_space: int, other_space: int) -> None:
        one_seal = self.lift(one_space)
        other_seal = self.lift(other_space)
        self.lay(one_space, other_seal)
        self.lay(other_space, one_seal)

    # -- reach (FS-6) ------------------------------------------------------------------------------------

    def figures_moved(self) -> None:
        """Find anew where the figures that block each player stand."""
        standing = [
            1 << mage | 1 << familiar for mage, familiar in zip(self.mage, self.familiar, strict=True)
        ]
        for seat in range(self.players):
            mask = 0
            for other in range(self.players):
                if other != seat:
                    mask |= standing[other]
            self.others[seat] = mask

    def open_to(self, seat: int, border: int) -> int:
        """The seals in a border that no figure blocks for this player."""
        return border & (self.tokens | self.scrolls) & ~(self.others[seat] | self.guarded)

    def reachable(self, seat: int) -> int:
        return self.open_to(seat, self.border[seat])

    def out_of_reach(self, seat: int) -> int:
        """The seals that no figure blocks, but that the player cannot come to."""
        return self.open_to(seat, ~self.border[seat])

    def border_beyond(self, seat: int, space: int) -> int:
        """The border if this circle were open as well, whatever blocks it now."""
        border = self.border[seat] | self.board.near[space]
        if border == self.border[seat]:
            return border
        return self._walk(seat, self.flood[seat] | 1 << space, border)[1]

    def spread(self, seat: int) -> None:
        """Walk on over every open circle that the flood has come to."""
        self.flood[seat], self.border[seat] = self._walk(seat, self.flood[seat], self.border[seat])

    def _walk(self, seat: int, flood: int, border: int) -> tuple[int, int]:
        near = self.board.near
        passable = self.board.circles & ~self.tokens & ~self.others[seat]
        fresh = border & passable & ~flood
        while fresh:
            lowest = fresh & -fresh
            flood |= lowest
            border |= near[lowest.bit_length() - 1]
            fresh = border & passable & ~flood
        return flood, border

    def opened(self, space: int) -> None:
        """Something that blocked this space is gone: whoever stands at its border may walk on."""
        if not self.board.circles >> space & 1:
            return
        for seat in range(self.players):
            if self.border[seat] >> space & 1 and not self.flood[seat] >> space & 1:
                self.spread(seat)

    def start_reach(self, seat: int) -> None:
        """Begin anew from where the mage stands."""
        space = self.mage[seat]
        self.flood[seat] = 1 << space
        self.border[seat] = self.board.near[space]
        self.spread(seat)

    # -- breaking seals (FS-7, FS-8) ---------------------------------------------------------------------

    def breaks(self, seat: int, targets: int) -> list[int]:
        """Every way to break one of these seals with the player's dice."""
        found: list[int] = []
        targets &= self.breakable(seat)
        if not targets:
            return found
        for colour in range(ELEMENTS):
            dice = self.dice[seat * ELEMENTS + colour]
            if dice:
                base = _BREAK_WITH[colour]
                fitting = targets & (self.of_colour[colour] | self.of_colour[MIND])
                while fitting:
                    lowest = fitting & -fitting
                    fitting ^= lowest
                    space = lowest.bit_length() - 1
                    action = base | code_of_thing(space)
                    for some in breaking_sets(dice, STRENGTH[self.seal[space]]):
                        found.append(action | some)
        return found

    def can_break(self, seat: int, targets: int) -> bool:
        return targets & self.breakable(seat) != 0

    def breakable(self, seat: int) -> int:
        """FS-7: all seals, reachable or not, that the player's dice are strong enough for."""
        if self.known_breakable >= 0 and seat == self.turn:
            return self.known_breakable
        found = 0
        for colour in range(ELEMENTS):
            dice = self.dice[seat * ELEMENTS + colour]
            if dice:
                weak = self.of_colour[colour] | self.of_colour[MIND]
                for stronger in range(total(dice) + 1, STRONGEST + 1):
                    weak &= ~self.of_strength[stronger]
                found |= weak
        if seat == self.turn:
            self.known_breakable = found
        return found

    def break_by_mage(self, seat: int, space: int, colour: int, dice: int) -> None:
        """FS-7 and FS-8. Without dice it is Speed's second seal."""
        left = self.mage[seat]
        self._break(seat, space, colour, dice, False)
        self.mage[seat] = space
        if space in self.familiar:
            # FS-DP: the own one comes back. FS-TE: so does one that Teleportation went through.
            owner = self.familiar.index(space)
            self.familiar[owner] = NOWHERE
            if self.listener is not None:
                self.listener(events.familiar_back(owner))
        self.figures_moved()
        self.flood[seat] |= 1 << space
        self.border[seat] |= self.board.near[space]
        self.spread(seat)
        self.opened(left)

    def break_by_familiar(self, seat: int, space: int, colour: int, dice: int) -> None:
        """FS-BI: the mage stays, the familiar goes."""
        self._break(seat, space, colour, dice, True)
        self.put_familiar(seat, space)
        self.opened(space)

    def _break(self, seat: int, space: int, colour: int, dice: int, by_familiar: bool) -> None:
        self.dice[seat * ELEMENTS + colour] -= dice
        self.supply[colour] += number(dice)
        seal = self.lift(space)
        self.seal_broken = True
        if self.listener is not None:
            self.listener(events.seal_broken(seat, space, seal, colour, dice, by_familiar))
        if is_token(seal):
            self.broken = seal
        else:
            self.give_scroll(seat, scroll_of(seal))

    def put_familiar(self, seat: int, space: int) -> None:
        left = self.familiar[seat]
        self.familiar[seat] = space
        self.figures_moved()
        if self.listener is not None:
            self.listener(events.familiar_placed(seat, space))
        if left:
            self.opened(left)

    def take_familiar_back(self, seat: int) -> None:
        left = self.familiar[seat]
        if left:
            self.familiar[seat] = NOWHERE
            self.figures_moved()
            if self.listener is not None:
                self.listener(events.familiar_back(seat))
            self.opened(left)

    def put_guardian(self, colour: int, space: int) -> None:
        """On a box, or NOWHERE: beside the board."""
        self.guardian[colour] = space
        self.guarded = 0
        for guarded in self.guardian:
            self.guarded |= 1 << guarded

    # -- dice --------------------------------------------------------------------------------------------

    def dice_of(self, seat: int, colour: int) -> int:
        return self.dice[seat * ELEMENTS + colour]

    def has_dice(self, seat: int) -> bool:
        return self.has_dice_for(seat, MIND)

    def has_dice_for(self, seat: int, colour: int) -> bool:
        """Whether a player has dice that a scroll of the colour works on."""
        start = seat * ELEMENTS
        if colour == MIND:
            return any(self.dice[start : start + ELEMENTS])
        return self.dice[start + colour] != NO_DICE

    def turn_dice(self, seat: int, colour: int, dice: int, turned: int) -> None:
        """Dice of a player show something else now."""
        self.dice[seat * ELEMENTS + colour] += turned - dice
        if self.listener is not None:
            self.listener(events.dice_turned(seat, colour, dice, turned))

    def return_dice(self, seat: int) -> None:
        for colour in range(ELEMENTS):
            self.supply[colour] += number(self.dice_of(seat, colour))
            self.dice[seat * ELEMENTS + colour] = NO_DICE

    # -- scrolls of the players --------------------------------------------------------------------------

    def give_scroll(self, seat: int, scroll: int) -> None:
        """It comes face up."""
        slot = slot_of(scroll, self.circle)
        if (self.face_up[seat] | self.face_down[seat]) >> slot & 1:
            slot += SECOND_COPY
        self.face_up[seat] |= 1 << slot

    def has_face_up(self, seat: int, scroll: int) -> bool:
        return self._face_up_slot(seat, scroll) >= 0

    def turn_down(self, seat: int, scroll: int) -> None:
        bit = 1 << self._face_up_slot(seat, scroll)
        self.face_up[seat] ^= bit
        self.face_down[seat] ^= bit

    def turn_up(self, seat: int, scroll: int) -> None:
        """Undo `turn_down`: what a scroll would do is tried with the scroll lying face down (FS-5)."""
        slot = slot_of(scroll, self.circle)
        if not self.face_down[seat] >> slot & 1:
            slot += SECOND_COPY
        self.face_up[seat] ^= 1 << slot
        self.face_down[seat] ^= 1 << slot

    def lose_scroll(self, seat: int, scroll: int) -> None:
        self.face_up[seat] ^= 1 << self._face_up_slot(seat, scroll)

    def all_face_up(self, seat: int) -> None:
        self.face_up[seat] |= self.face_down[seat]
        self.face_down[seat] = 0

    def scrolls_in(self, slots: int) -> list[int]:
        """The scrolls of a mask of slots, each once."""
        if self.circle == 1:
            slots = folded(slots)
        in_slot = SCROLL_IN_SLOT[self.circle]
        found: list[int] = []
        while slots:
            lowest = slots & -slots
            slots ^= lowest
            found.append(in_slot[lowest.bit_length() - 1])
        return found

    def _face_up_slot(self, seat: int, scroll: int) -> int:
        slot = slot_of(scroll, self.circle)
        if slot >= 0 and self.face_up[seat] >> slot & 1:
            return slot
        slot += SECOND_COPY
        if self.circle == 1 and SECOND_COPY <= slot < BINDING_SLOT and self.face_up[seat] >> slot & 1:
            return slot
        return -1

    # -- how a spell goes on -----------------------------------------------------------------------------

    def spell_colour(self) -> int:
        return colour_of_scroll(self.casting)

    def opponents(self) -> list[int]:
        """Circle III: those whose round is not over, except the player whose turn it is."""
        return [seat for seat in range(self.players) if seat != self.turn and self.in_round >> seat & 1]

    def ask_caster(self, chosen: int = NOT_CHOSEN) -> None:
        """The spell needs another choice of its caster."""
        self.chosen = chosen
        self.stage = SPELL
        self.pending = ASK[self.turn]

    def roll_for_spell(self, chosen: int, dice: int) -> None:
        self.chosen = chosen
        self.stage = SPELL_ROLL
        self.pending = roll_of((dice,))

    def cast_is_over(self) -> None:
        self.stage = CAST_OVER

    def turn_is_over(self) -> None:
        """The spell has broken a seal, as the turn demands (FS-X)."""
        self.stage = TURN_OVER
