"""Dice, scrolls and the spell on its way, and how seals are broken: the state of a game and its basic moves.

What lies and stands on the board is a part of it, in `dungeon.py`. Nothing here knows whose turn comes next:
that is `position.py`. Spells change the game through the methods of this class and of its dungeon.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from conclave.core.event import Listener
from conclave.core.packed import NO_DICE, number
from conclave.core.pending import Decide
from conclave.core.position import Position
from conclave.games.five_seals.engine import events
from conclave.games.five_seals.engine.board import Board
from conclave.games.five_seals.engine.breaking import Breaks, add_breaks, breaks_with
from conclave.games.five_seals.engine.dice import DiceFacts, facts_of, roll_of
from conclave.games.five_seals.engine.dungeon import (
    MOST_PLAYERS,
    NOBODY,
    NOWHERE,
    SEATS_IN,
    Dungeon,
)
from conclave.games.five_seals.engine.elements import COLOURS, ELEMENTS, MIND
from conclave.games.five_seals.engine.seals import (
    BINDING_SLOT,
    COLOUR,
    NONE,
    SCROLL_IN_SLOT,
    SECOND_COPY,
    STRENGTH,
    bit_of,
    colour_of_scroll,
    first_slots,
    is_token,
    lowest_slot,
    scroll_of,
    slot_of,
)
from conclave.games.five_seals.engine.stages import CAST_OVER, CIRCLE, SPELL, SPELL_ROLL, TURN_OVER

NO_SCROLL: Final = -1
NOT_CHOSEN: Final = -1

ASK: Final = tuple([Decide((seat,)) for seat in range(MOST_PLAYERS)])


class FiveSealsState(Position):
    """All that a game has and the spells change. What is kept by seat and colour has the place
    `seat * ELEMENTS + colour`.

    It is the base of `FiveSealsPosition` and no part of it, since spells ask whoever has the turn, and tell
    whoever listens: `pending` and `listener` are the position's own. The board is a part, `dungeon`.
    Compiled, random games take as many instructions as when it was a base as well, to 0.2 %.
    """

    def __init__(self, board: Board, players: int, circle: int, listener: Listener | None) -> None:
        self.players: int = players
        self.dungeon = Dungeon(board, players)
        self.listener = listener
        self.circle: i64 = circle
        """1 to 4; 0 until it is drawn."""

        # Dice: in the supply, in front of the players, and put aside for the next roll.
        self.supply: vec[i64] = vec[i64]([players + 1] * ELEMENTS)
        self.dice: vec[i64] = vec[i64]([NO_DICE] * (players * ELEMENTS))
        self.facts: list[DiceFacts] = [facts_of(NO_DICE)] * (players * ELEMENTS)
        """What there is to know about these dice."""
        self.might: vec[i64] = vec[i64]([0] * (players * len(COLOURS)))
        """By seat, then by the colour of a seal: how strong it may be for the player's dice (FS-7)."""
        self.next_dice: vec[i64] = vec[i64]([NO_DICE] * players)
        """Packed like dice, with a colour in the place of a face."""

        # Scrolls by seat, as masks of slots; the tokens that Absorption scrolls hold, by the scroll's colour.
        self.face_up: vec[i64] = vec[i64]([1 << BINDING_SLOT] * players)
        self.face_down: vec[i64] = vec[i64]([0] * players)
        self.absorbed: vec[i64] = vec[i64]([NONE] * len(COLOURS))

        # The round.
        self.round: i64 = 0
        self.first: i64 = NOBODY
        self.turn: i64 = NOBODY
        self.in_round: i64 = 0
        self.quiet_rounds: i64 = 0
        self.seal_broken: bool = False

        # What is waited for, and the spell on its way.
        self.stage: i64 = CIRCLE
        self.casting: i64 = NO_SCROLL
        self.lender: i64 = NOBODY
        """Whose scroll is cast when it is an exploited one."""
        self.chosen: i64 = NOT_CHOSEN
        """The last choice made for the spell."""
        self.broken: i64 = NONE
        """A token just broken, as long as it may be absorbed."""

    def copy_to(self, twin: FiveSealsState) -> None:
        twin.listener = None
        twin.pending = self.pending
        twin.players = self.players
        twin.dungeon = self.dungeon.clone()
        twin.circle = self.circle
        twin.supply = self.supply[:]
        twin.dice = self.dice[:]
        twin.facts = self.facts[:]
        twin.might = self.might[:]
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
        twin.broken = self.broken

    # -- breaking seals (FS-7, FS-8) ---------------------------------------------------------------------

    def can_break(self, seat: i64, space: i64) -> bool:
        """FS-7: whether the player's dice are strong enough for a seal, be it in reach or not."""
        seal = self.dungeon.seal[space]
        return seal != NONE and STRENGTH[seal] <= self.might[seat * len(COLOURS) + COLOUR[seal]]

    def breaks_in_reach(self, seat: i64) -> Breaks:
        """The ways to break a seal in reach with the player's dice, as long as nothing changes."""
        return Breaks(self.facts, seat * ELEMENTS, self.dungeon.border, seat * len(COLOURS))

    def breaks(self, seat: i64, spaces: vec[i64]) -> vec[i64]:
        """Every way to break one of these seals, in reach or not, with the player's dice."""
        found = vec[i64]()
        for colour in range(ELEMENTS):
            breaking = self.facts[seat * ELEMENTS + colour].breaking
            for space in spaces:
                seal = self.dungeon.seal[space]
                if breaks_with(colour, seal):
                    found = add_breaks(found, colour, space, breaking[STRENGTH[seal]])
        return found

    def break_by_mage(self, seat: i64, space: i64, colour: i64, dice: i64) -> None:
        """FS-7 and FS-8. Without dice it is Speed's second seal."""
        left = self.dungeon.mage[seat]
        self._break(seat, space, colour, dice, False)
        self.dungeon.move_mage(seat, space)
        for owner in range(self.players):
            if self.dungeon.familiar[owner] == space:
                # FS-DP: your own one comes back. FS-TE: so does one that Teleportation went through.
                self.dungeon.move_familiar(owner, NOWHERE)
                if self.listener is not None:
                    self.listener(events.familiar_back(owner))
        self.dungeon.walk_on(seat, space)
        self.dungeon.unblock(left)

    def break_by_familiar(self, seat: i64, space: i64, colour: i64, dice: i64) -> None:
        """FS-BI: the mage stays, the familiar goes."""
        self._break(seat, space, colour, dice, True)
        self.put_familiar(seat, space)
        self.dungeon.unblock(space)

    def _break(self, seat: i64, space: i64, colour: i64, dice: i64, by_familiar: bool) -> None:
        self.change_dice(seat, colour, -dice)
        self.supply[colour] += number(dice)
        seal = self.dungeon.lift(space)
        self.seal_broken = True
        if self.listener is not None:
            self.listener(events.seal_broken(seat, space, seal, colour, dice, by_familiar))
        if is_token(seal):
            self.broken = seal
        else:
            self.give_scroll(seat, scroll_of(seal))

    def put_familiar(self, seat: i64, space: i64) -> None:
        left = self.dungeon.familiar[seat]
        self.dungeon.move_familiar(seat, space)
        if self.listener is not None:
            self.listener(events.familiar_placed(seat, space))
        if left:
            self.dungeon.unblock(left)

    def take_familiar_back(self, seat: i64) -> None:
        left = self.dungeon.familiar[seat]
        if left:
            self.dungeon.move_familiar(seat, NOWHERE)
            if self.listener is not None:
                self.listener(events.familiar_back(seat))
            self.dungeon.unblock(left)

    # -- dice --------------------------------------------------------------------------------------------

    def dice_of(self, seat: i64, colour: i64) -> i64:
        return self.dice[seat * ELEMENTS + colour]

    def put_dice(self, seat: i64, colour: i64, dice: i64) -> None:
        """The dice of a colour that a player has from now on."""
        self.dice[seat * ELEMENTS + colour] = dice
        facts = facts_of(dice)
        self.facts[seat * ELEMENTS + colour] = facts
        might = self.might
        first = seat * len(COLOURS)
        might[first + colour] = facts.total
        most: i64 = 0
        for element in range(ELEMENTS):
            most = max(most, might[first + element])
        might[first + MIND] = most

    def change_dice(self, seat: i64, colour: i64, by: i64) -> None:
        """A player gets dice of a colour, or loses them."""
        self.put_dice(seat, colour, self.dice[seat * ELEMENTS + colour] + by)

    def has_dice(self, seat: i64) -> bool:
        return self.has_dice_for(seat, MIND)

    def has_dice_for(self, seat: i64, colour: i64) -> bool:
        """Whether a player has dice that a scroll of the colour works on."""
        return self.might[seat * len(COLOURS) + colour] > 0

    def turn_dice(self, seat: i64, colour: i64, dice: i64, turned: i64) -> None:
        """Dice of a player show something else now."""
        self.change_dice(seat, colour, turned - dice)
        if self.listener is not None:
            self.listener(events.dice_turned(seat, colour, dice, turned))

    def return_dice(self, seat: i64) -> None:
        for colour in range(ELEMENTS):
            dice = self.dice_of(seat, colour)
            if dice != NO_DICE:
                self.supply[colour] += number(dice)
                self.put_dice(seat, colour, NO_DICE)

    # -- scrolls of the players --------------------------------------------------------------------------

    def give_scroll(self, seat: i64, scroll: i64) -> None:
        """It comes face up."""
        slot = slot_of(scroll, self.circle)
        if (self.face_up[seat] | self.face_down[seat]) & bit_of(slot):
            slot += SECOND_COPY
        self.face_up[seat] |= bit_of(slot)

    def has_face_up(self, seat: i64, scroll: i64) -> bool:
        return self._face_up_slot(seat, scroll) >= 0

    def turn_down(self, seat: i64, scroll: i64) -> None:
        bit = bit_of(self._face_up_slot(seat, scroll))
        self.face_up[seat] ^= bit
        self.face_down[seat] ^= bit

    def turn_up(self, seat: i64, scroll: i64) -> None:
        """Undo `turn_down`: what a scroll would do is tried with the scroll lying face down (FS-5)."""
        slot = slot_of(scroll, self.circle)
        if not self.face_down[seat] & bit_of(slot):
            slot += SECOND_COPY
        self.face_up[seat] ^= bit_of(slot)
        self.face_down[seat] ^= bit_of(slot)

    def lose_scroll(self, seat: i64, scroll: i64) -> None:
        self.face_up[seat] ^= bit_of(self._face_up_slot(seat, scroll))

    def all_face_up(self, seat: i64) -> None:
        self.face_up[seat] |= self.face_down[seat]
        self.face_down[seat] = 0

    def scrolls_in(self, slots: i64) -> vec[i64]:
        """The scrolls of a mask of slots, each once."""
        if self.circle == 1:
            slots = first_slots(slots)
        in_slot = SCROLL_IN_SLOT[self.circle]
        found = vec[i64]()
        while slots:
            found = append(found, in_slot[lowest_slot(slots)])
            slots &= slots - 1
        return found

    def _face_up_slot(self, seat: i64, scroll: i64) -> i64:
        slot = slot_of(scroll, self.circle)
        if slot >= 0 and self.face_up[seat] >> slot & 1:
            return slot
        slot += SECOND_COPY
        if self.circle == 1 and SECOND_COPY <= slot < BINDING_SLOT and self.face_up[seat] >> slot & 1:
            return slot
        return -1

    # -- how a spell goes on -----------------------------------------------------------------------------

    def spell_colour(self) -> i64:
        return colour_of_scroll(self.casting)

    def opponents(self) -> vec[i64]:
        """Circle III: those whose round is not over, except the player whose turn it is."""
        return SEATS_IN[self.in_round & ~(1 << self.turn)]

    def ask_caster(self, chosen: i64 = NOT_CHOSEN) -> None:
        """The spell needs another choice of its caster."""
        self.chosen = chosen
        self.stage = SPELL
        self.pending = ASK[self.turn]

    def roll_for_spell(self, chosen: i64, dice: i64) -> None:
        self.chosen = chosen
        self.stage = SPELL_ROLL
        self.pending = roll_of((dice,))

    def cast_is_over(self) -> None:
        self.stage = CAST_OVER

    def turn_is_over(self) -> None:
        """The spell has broken a seal, as the turn demands (FS-X)."""
        self.stage = TURN_OVER
