"""The ways to break the seals in reach (FS-7): how many there are, one of them, or all.

Most callers want to know how many there are, then one of them, so nothing is listed before it is needed.
Their order: by the colour of the dice, seals of that colour before those of Mind, then by space.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from conclave.games.five_seals.engine.codes import BREAK_SEAL, code, code_of_thing
from conclave.games.five_seals.engine.dice import DiceFacts
from conclave.games.five_seals.engine.dungeon import STRENGTH_BITS, STRENGTH_IN_BORDER
from conclave.games.five_seals.engine.elements import COLOURS, ELEMENTS, MIND
from conclave.games.five_seals.engine.seals import COLOUR
from conclave.games.five_seals.engine.tables import table

_BREAK_WITH: Final = vec[i64]([code(BREAK_SEAL, colour=colour) for colour in range(ELEMENTS)])

_SEALS_FOR_DICE: Final = table([[colour, MIND] for colour in range(ELEMENTS)])
"""By the colour of dice: the colours of the seals they break (FS-7)."""


def breaks_with(colour: i64, seal: i64) -> bool:
    """Whether dice of a colour are right for a seal."""
    return COLOUR[seal] == colour or COLOUR[seal] == MIND


def add_breaks(found: vec[i64], colour: i64, space: i64, breaking: vec[i64]) -> vec[i64]:
    """What was found, and to break the seal on a space with any of these choices of dice of a colour."""
    action = _BREAK_WITH[colour] | code_of_thing(space)
    for dice in breaking:
        found = append(found, action | dice)
    return found


@mypyc_attr(free_list_len=1)
class Breaks:
    """A player's dice and the seals in reach, both by colour, within what may be those of all."""

    def __init__(
        self, facts: list[DiceFacts], first_dice: i64, border: vec[vec[i64]], first_border: i64
    ) -> None:
        self._facts = facts
        self._first_dice: i64 = first_dice
        self._border = border
        self._first_border: i64 = first_border

    def kept(self) -> Breaks:
        """The same, whatever becomes of the dice and seals."""
        own = self._facts[self._first_dice : self._first_dice + ELEMENTS]
        border = self._border[self._first_border : self._first_border + len(COLOURS)]
        return Breaks(own, 0, vec[vec[i64]]([each[:] for each in border]), 0)

    def number(self) -> i64:
        found: i64 = 0
        for colour in range(ELEMENTS):
            facts = self._facts[self._first_dice + colour]
            if facts.total:
                found += _ways(facts.ways, self._border[self._first_border + colour])
                found += _ways(facts.ways, self._border[self._first_border + MIND])
        return found

    def nth(self, nth: i64) -> i64:
        left = nth
        for colour in range(ELEMENTS):
            facts = self._facts[self._first_dice + colour]
            if facts.total:
                for colour_of_seal in _SEALS_FOR_DICE[colour]:
                    for entry in self._border[self._first_border + colour_of_seal]:
                        strength = entry & STRENGTH_IN_BORDER
                        ways = facts.ways[strength]
                        if left < ways:
                            action = _BREAK_WITH[colour] | code_of_thing(entry >> STRENGTH_BITS)
                            return action | facts.breaking[strength][left]
                        left -= ways
        raise IndexError(nth)

    def listed(self) -> vec[i64]:
        found = vec[i64]()
        for colour in range(ELEMENTS):
            breaking = self._facts[self._first_dice + colour].breaking
            for colour_of_seal in _SEALS_FOR_DICE[colour]:
                for entry in self._border[self._first_border + colour_of_seal]:
                    strength = entry & STRENGTH_IN_BORDER
                    found = add_breaks(found, colour, entry >> STRENGTH_BITS, breaking[strength])
        return found


def _ways(ways: vec[i64], border: vec[i64]) -> i64:
    found: i64 = 0
    for entry in border:
        found += ways[entry & STRENGTH_IN_BORDER]
    return found
