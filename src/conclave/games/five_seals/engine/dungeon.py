"""What lies and stands on the board, and who reaches what (FS-6).

Spaces are numbers on the board, listed by rising number; space 0 means "not on the board".

Reach is kept up to date all the time. A mage has come to a space (`come_to`) if it can walk next to it; the
seals among them that no figure of others blocks are its `border`. A circle only ever opens for a player:
figures come to stand on circles that their token, or their owner's mage, blocked before. So a player only
ever comes to more spaces, except when a mage leaves its part of the dungeon (Leap, Teleportation) and its
reach starts again.

At every turn a border is searched for seals that are not too strong, so it is kept by colour, and a seal's
strength stands beside its space. Numbers are kept in vectors of machine integers (ADR 19): compiled, looking
one up costs hardly more than in C. Masks of seats and figures fit into such a number; masks of spaces would
not, as a board has more of them than it has bits.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, remove, vec
from mypy_extensions import i64, mypyc_attr

from conclave.games.five_seals.engine.board import Board
from conclave.games.five_seals.engine.elements import COLOURS, ELEMENTS, MIND, SEALS_FOR, works_on
from conclave.games.five_seals.engine.seals import COLOUR, NONE, STRENGTH, STRONGEST, is_token, token
from conclave.games.five_seals.engine.tables import table

MOST_PLAYERS: Final = 5
NOWHERE: Final = 0
NOBODY: Final = -1

_ALL_SEATS: Final = (1 << MOST_PLAYERS) - 1
_FAMILIAR: Final = MOST_PLAYERS
_GUARDIAN: Final = 2 * MOST_PLAYERS
"""In `figures_at` every figure has a bit: mages by seat, then familiars by seat, then guardians by colour."""
_OWN_OF_FIRST: Final = 1 | 1 << _FAMILIAR
"""The bits of the first player's figures."""

SEATS_IN: Final = table(
    [[seat for seat in range(MOST_PLAYERS) if mask >> seat & 1] for mask in range(1 << MOST_PLAYERS)]
)
"""By a mask of seats."""

STRENGTH_BITS: Final = 3
STRENGTH_IN_BORDER: Final = (1 << STRENGTH_BITS) - 1
"""The strength in an entry of a border."""


def entry(space: i64, seal: i64) -> i64:
    """What stands in a border for a seal: its space and strength. The higher space is the higher entry."""
    return space << STRENGTH_BITS | STRENGTH[seal]


def insert(numbers: vec[i64], number: i64) -> vec[i64]:
    """Rising numbers, and one more where it belongs."""
    numbers = append(numbers, number)
    place: i64 = len(numbers) - 1
    while place and numbers[place - 1] > number:
        numbers[place] = numbers[place - 1]
        place -= 1
    numbers[place] = number
    return numbers


@mypyc_attr(free_list_len=1)
class Dungeon:
    """The board of a game with its seals and figures. Seats count from 0."""

    def __init__(self, board: Board, players: int, like: Dungeon | None = None) -> None:
        """`like` is the one that this is a clone of.

        It is copied here and not in a method: compiled, what `__init__` itself always sets is never asked
        later whether it was set.
        """
        if like is None:
            self.board = board
            self.players: int = players
            self.seal: vec[i64] = vec[i64]([NONE] * (board.size + 1))
            self.number_of: vec[i64] = vec[i64]([0] * token(STRONGEST, ELEMENTS))
            """By token: how many of it lie on the board."""
            self.colours_of: vec[i64] = vec[i64]([0] * (STRONGEST + 1))
            """By strength: the colours of the tokens on the board, as a mask."""
            self.strengths_of: vec[i64] = vec[i64]([0] * ELEMENTS)
            """By colour: the strengths of the tokens on the board, as a mask."""
            self.tokens_lying: vec[i64] = vec[i64]([0] * len(COLOURS))
            """By the colour of a scroll: how many tokens on the board it works on."""
            self.scrolls_lying: vec[i64] = vec[i64]([0] * len(COLOURS))
            """By colour: how many scrolls lie on the board."""
            self.strongest_left: int = 0
            """How many scrolls of strength 6 lie on the board, whatever is printed under them (FS-Z1)."""

            self.mage: vec[i64] = vec[i64]([NOWHERE] * players)
            self.familiar: vec[i64] = vec[i64]([NOWHERE] * players)
            self.guardian: vec[i64] = vec[i64]([NOWHERE] * len(COLOURS))
            self.guardians: int = 0
            """The colours whose guardian is in the game (FS-1), as a mask."""
            self.figures_at: vec[i64] = vec[i64]([0] * (board.size + 1))
            """By space: a bit for each figure that stands there."""

            self.come_to: vec[i64] = vec[i64]([0] * (board.size + 1))
            """By space: a bit for each seat whose mage can walk next to it."""
            self.border: vec[vec[i64]] = vec[vec[i64]]([vec[i64]() for _ in range(players * len(COLOURS))])
            """By seat, then by colour: the seals in reach, as an `entry` each, rising."""
            return
        self.board = like.board
        self.players = like.players
        self.seal = like.seal[:]
        self.number_of = like.number_of[:]
        self.colours_of = like.colours_of[:]
        self.strengths_of = like.strengths_of[:]
        self.tokens_lying = like.tokens_lying[:]
        self.scrolls_lying = like.scrolls_lying[:]
        self.strongest_left = like.strongest_left
        self.mage = like.mage[:]
        self.familiar = like.familiar[:]
        self.guardian = like.guardian[:]
        self.guardians = like.guardians
        self.figures_at = like.figures_at[:]
        self.come_to = like.come_to[:]
        self.border = vec[vec[i64]]([each[:] for each in like.border])

    def clone(self) -> Dungeon:
        return Dungeon(self.board, self.players, like=self)

    # -- seals on the board ------------------------------------------------------------------------------

    def lay(self, space: i64, seal: i64) -> None:
        """Put a seal on an empty space."""
        self.seal[space] = seal
        colour = COLOUR[seal]
        strength = STRENGTH[seal]
        if is_token(seal):
            self.number_of[seal] += 1
            self.tokens_lying[colour] += 1
            self.tokens_lying[MIND] += 1
            self.colours_of[strength] |= 1 << colour
            self.strengths_of[colour] |= 1 << strength
        else:
            self.scrolls_lying[colour] += 1
            if strength == STRONGEST:
                self.strongest_left += 1
        for seat in SEATS_IN[self._reached_by(space)]:
            self._reaches(seat, space, seal)

    def lift(self, space: i64) -> i64:
        """Take the seal off a space; an emptied circle opens."""
        seal = self.seal[space]
        self.seal[space] = NONE
        colour = COLOUR[seal]
        strength = STRENGTH[seal]
        if is_token(seal):
            self.number_of[seal] -= 1
            self.tokens_lying[colour] -= 1
            self.tokens_lying[MIND] -= 1
            if not self.number_of[seal]:
                self.colours_of[strength] &= ~(1 << colour)
                self.strengths_of[colour] &= ~(1 << strength)
        else:
            self.scrolls_lying[colour] -= 1
            if strength == STRONGEST:
                self.strongest_left -= 1
        for seat in SEATS_IN[self._reached_by(space)]:
            self._reaches_no_more(seat, space, seal)
        return seal

    def swap(self, one_space: i64, other_space: i64) -> None:
        one_seal = self.lift(one_space)
        other_seal = self.lift(other_space)
        self.lay(one_space, other_seal)
        self.lay(other_space, one_seal)

    def has_token(self, space: i64) -> bool:
        return self.seal[space] != NONE and is_token(self.seal[space])

    def has_scroll(self, space: i64) -> bool:
        return not is_token(self.seal[space])

    def has_token_for(self, colour: i64, space: i64) -> bool:
        """Whether a token lies there that a scroll of the colour works on."""
        return self.has_token(space) and works_on(colour, COLOUR[self.seal[space]])

    def tokens_for(self, colour: i64) -> vec[i64]:
        """Where tokens lie that a scroll of the colour works on."""
        if colour == MIND:
            return self.tokens_on_board()
        seals = self.seal
        return vec[i64](
            [
                space
                for space in self.board.circles_listed
                if seals[space] != NONE and COLOUR[seals[space]] == colour
            ]
        )

    def tokens_on_board(self) -> vec[i64]:
        seals = self.seal
        return vec[i64]([space for space in self.board.circles_listed if seals[space] != NONE])

    def scrolls_on_board(self) -> vec[i64]:
        seals = self.seal
        return vec[i64]([space for space in self.board.boxes_listed if seals[space] != NONE])

    # -- figures -----------------------------------------------------------------------------------------

    def move_mage(self, seat: i64, space: i64) -> None:
        self._move(1 << seat, self.mage[seat], space)
        self.mage[seat] = space

    def move_familiar(self, seat: i64, space: i64) -> None:
        self._move(1 << seat + _FAMILIAR, self.familiar[seat], space)
        self.familiar[seat] = space

    def move_guardian(self, colour: i64, space: i64) -> None:
        self._move(1 << colour + _GUARDIAN, self.guardian[colour], space)
        self.guardian[colour] = space

    def _move(self, figure: i64, left: i64, space: i64) -> None:
        if left != NOWHERE:
            self._stand(left, self.figures_at[left] & ~figure)
        if space != NOWHERE:
            self._stand(space, self.figures_at[space] | figure)

    def _stand(self, space: i64, figures: i64) -> None:
        """These figures stand on a space from now on; others than before may then reach a seal there."""
        seal = self.seal[space]
        if seal == NONE:
            self.figures_at[space] = figures
            return
        reached_before = self._reached_by(space)
        self.figures_at[space] = figures
        reached = self._reached_by(space)
        for seat in SEATS_IN[reached & ~reached_before]:
            self._reaches(seat, space, seal)
        for seat in SEATS_IN[reached_before & ~reached]:
            self._reaches_no_more(seat, space, seal)

    def is_guarded(self, space: i64) -> bool:
        return self.figures_at[space] >> _GUARDIAN != 0

    def has_familiar(self, space: i64) -> bool:
        return self.figures_at[space] >> _FAMILIAR & _ALL_SEATS != 0

    def figures_of_others(self, seat: i64, space: i64) -> i64:
        """Guardians and figures of other players that stand on a space: a bit each."""
        return self.figures_at[space] & ~(_OWN_OF_FIRST << seat)

    def is_blocked(self, seat: i64, space: i64) -> bool:
        """Whether a guardian, or a figure of another player, stands on a space."""
        return self.figures_of_others(seat, space) != 0

    def has_free_seal(self, seat: i64, space: i64) -> bool:
        """Whether a seal lies on a space and nothing of others blocks it."""
        return self.seal[space] != NONE and not self.is_blocked(seat, space)

    # -- reach (FS-6) ------------------------------------------------------------------------------------

    def in_reach(self, seat: i64, colour: i64 = MIND) -> vec[i64]:
        """The seals of a colour, or (Mind) of any, that a player can come to and that nothing blocks.

        Colour by colour, each by rising space.
        """
        found = vec[i64]()
        for each in SEALS_FOR[colour]:
            for an_entry in self.border[seat * len(COLOURS) + each]:
                found = append(found, an_entry >> STRENGTH_BITS)
        return found

    def _reached_by(self, space: i64) -> i64:
        """Who has come to a space and is not kept off by figures of others, as a mask of seats."""
        figures = self.figures_at[space]
        if figures == 0:
            return self.come_to[space]
        owners = (figures | figures >> _FAMILIAR) & _ALL_SEATS
        if figures >> _GUARDIAN or owners & owners - 1:  # a guardian, or figures of two players
            return 0
        return self.come_to[space] & owners

    def has_come_to(self, seat: i64, space: i64) -> bool:
        return self.come_to[space] >> seat & 1 != 0

    def is_open(self, seat: i64, space: i64) -> bool:
        """Whether a player can walk over a space: a circle without a token or a figure of another player."""
        return self.seal[space] == NONE and self.board.is_circle[space] and not self.is_blocked(seat, space)

    def beyond(self, seat: i64, space: i64) -> vec[i64]:
        """The seals that would come into reach if this circle were open, whatever blocks it now.

        The nearest come first.
        """
        found = self._walk(seat, space)
        self.forget(seat, found)
        return vec[i64]([met for met in found if self.has_free_seal(seat, met)])

    def forget(self, seat: i64, spaces: vec[i64]) -> None:
        """Undo `come_to` for these spaces: the player never went there."""
        come_to = self.come_to
        for space in spaces:
            come_to[space] ^= 1 << seat

    def walk_on(self, seat: i64, space: i64) -> None:
        """Walk on from a space over every open circle that the player has not reached yet."""
        for met in self._walk(seat, space):
            if self.has_free_seal(seat, met):
                self._reaches(seat, met, self.seal[met])

    def _walk(self, seat: i64, space: i64) -> vec[i64]:
        """Come to all that is new beside a space, and on from there; gives what was come to."""
        found = self.come_beside(seat, space, vec[i64]())
        place: i64 = 0
        while place < len(found):  # which grows on the way
            if self.is_open(seat, found[place]):
                found = self.come_beside(seat, found[place], found)
            place += 1
        return found

    def come_beside(self, seat: i64, space: i64, found: vec[i64]) -> vec[i64]:
        """Come to what is new beside a space; gives what was found, and that with it."""
        come_to = self.come_to
        bit: i64 = 1 << seat
        for met in self.board.beside[space]:
            seats = come_to[met]
            if not seats & bit:
                come_to[met] = seats | bit
                found = append(found, met)
        return found

    def _reaches(self, seat: i64, space: i64, seal: i64) -> None:
        place = seat * len(COLOURS) + COLOUR[seal]
        self.border[place] = insert(self.border[place], entry(space, seal))

    def _reaches_no_more(self, seat: i64, space: i64, seal: i64) -> None:
        place = seat * len(COLOURS) + COLOUR[seal]
        self.border[place] = remove(self.border[place], entry(space, seal))

    def unblock(self, space: i64) -> None:
        """Something that blocked this space is gone: whoever has come to it may walk on."""
        if not self.board.is_circle[space]:
            return
        come_to = self.come_to
        came_beyond: i64 = _ALL_SEATS
        for beside in self.board.beside[space]:
            came_beyond &= come_to[beside]
        for seat in SEATS_IN[come_to[space] & ~came_beyond]:
            if self.is_open(seat, space):
                self.walk_on(seat, space)

    def start_reach(self, seat: i64) -> None:
        """Start again from where the mage stands."""
        for colour in range(len(COLOURS)):
            self.border[seat * len(COLOURS) + colour] = vec[i64]()
        come_to = self.come_to
        others: i64 = ~(1 << seat)
        for space in range(len(come_to)):
            come_to[space] &= others
        self.walk_on(seat, self.mage[seat])
