"""The ways to break the seals in reach (FS-7): how many there are, one of them, or all.

Most who ask want to know how many there are, then one of them, so nothing is listed before somebody wants it.
Their order: by the colour of the dice, seals of that colour before those of Mind, then by space.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from conclave.core.compiled import mypyc_attr
from conclave.games.five_seals.codes import BREAK_SEAL, code, code_of_thing
from conclave.games.five_seals.dice import Lot
from conclave.games.five_seals.elements import COLOURS, ELEMENTS, MIND
from conclave.games.five_seals.reach import STRENGTH_BITS, STRENGTH_IN_BORDER
from conclave.games.five_seals.seals import COLOUR

if TYPE_CHECKING:
    from mypy_extensions import i64

_BREAK_WITH: Final = [code(BREAK_SEAL, colour=colour) for colour in range(ELEMENTS)]

_NOTHING: Final[list[int]] = []
"""What lies in reach where there are no dice for it."""


def breaks_with(colour: int, seal: int) -> bool:
    """Whether dice of a colour are right for a seal."""
    return COLOUR[seal] == colour or COLOUR[seal] == MIND


def add_breaks(found: list[int], colour: int, space: int, breaking: list[int]) -> None:
    """Break the seal on a space with any of these choices of dice of a colour."""
    action = _BREAK_WITH[colour] | code_of_thing(space)
    for dice in breaking:
        found.append(action | dice)


@mypyc_attr(free_list_len=1)
class Breaks:
    """A player's dice and the seals in reach, both by colour, within lists that may be those of all."""

    def __init__(self, lots: list[Lot], first_lot: i64, border: list[list[int]], first_border: i64) -> None:
        self._lots = lots
        self._first_lot: i64 = first_lot
        self._border = border
        self._first_border: i64 = first_border

    def kept(self) -> Breaks:
        """The same, whatever becomes of the lists."""
        lots = self._lots[self._first_lot : self._first_lot + ELEMENTS]
        border = self._border[self._first_border : self._first_border + len(COLOURS)]
        for colour in range(ELEMENTS):
            border[colour] = border[colour][:] if lots[colour].total else _NOTHING
        border[MIND] = border[MIND][:]
        return Breaks(lots, 0, border, 0)

    def number(self) -> int:
        found: i64 = 0
        colour: i64
        for colour in range(ELEMENTS):
            lot = self._lots[self._first_lot + colour]
            if lot.total:
                found += _ways(lot.ways, self._border[self._first_border + colour])
                found += _ways(lot.ways, self._border[self._first_border + MIND])
        return found

    def nth(self, nth: int) -> int:
        left: i64 = nth
        colour: i64
        for colour in range(ELEMENTS):
            lot = self._lots[self._first_lot + colour]
            if lot.total:
                for colour_of_seal in (colour, MIND):
                    for entry in self._border[self._first_border + colour_of_seal]:
                        strength: i64 = entry & STRENGTH_IN_BORDER
                        ways: i64 = lot.ways[strength]
                        if left < ways:
                            space = entry >> STRENGTH_BITS
                            return _BREAK_WITH[colour] | code_of_thing(space) | lot.breaking[strength][left]
                        left -= ways
        raise IndexError(nth)

    def listed(self) -> list[int]:
        found: list[int] = []
        for colour in range(ELEMENTS):
            breaking = self._lots[self._first_lot + colour].breaking
            for colour_of_seal in (colour, MIND):
                for entry in self._border[self._first_border + colour_of_seal]:
                    add_breaks(found, colour, entry >> STRENGTH_BITS, breaking[entry & STRENGTH_IN_BORDER])
        return found


def _ways(ways: bytes, border: list[int]) -> i64:
    found: i64 = 0
    entry: i64
    for entry in border:
        found += ways[entry & STRENGTH_IN_BORDER]
    return found
