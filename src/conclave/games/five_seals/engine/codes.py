"""Action codes: the kind of the action above, then its arguments, each in its own bits.

A field that a kind of action does not use is 0. `thing` is the number of a space or of a scroll.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

PLACE_MAGE: Final = 0
TAKE_DICE: Final = 1
CAST: Final = 2
BREAK_SEAL: Final = 3
END_ROUND: Final = 4
CHOOSE_DICE: Final = 5
CHOOSE_NOTHING: Final = 6
CHOOSE_COLOUR: Final = 7
CHOOSE_SPACE: Final = 8
CHOOSE_DIE: Final = 9
CHOOSE_OPPONENT: Final = 10
CHOOSE_OPPONENTS_DICE: Final = 11
CHOOSE_OPPONENTS_SCROLL: Final = 12
CHOOSE_SCROLL: Final = 13
PLACE_FAMILIAR: Final = 14
PASS_FIGURE: Final = 15
TAKE_GUARDIAN_OFF: Final = 16

NUMBER_OF_KINDS: Final = 17

_DICE_BITS: Final = 18
_COLOUR_BITS: Final = 3
_SEAT_BITS: Final = 3
_THING_BITS: Final = 8
_COLOUR: Final = _DICE_BITS
_SEAT: Final = _COLOUR + _COLOUR_BITS
_THING: Final = _SEAT + _SEAT_BITS
_KIND: Final = _THING + _THING_BITS

CODES_END: Final = NUMBER_OF_KINDS << _KIND
"""Every code is below this, and so fits into a machine integer."""

MOST_THINGS: Final = 1 << _THING_BITS
"""A board has fewer spaces than this."""

MAGE: Final = 0
FAMILIAR: Final = 1
"""The figures of PASS_FIGURE stand in the field `thing`."""


def code(kind: i64, thing: i64 = 0, seat: i64 = 0, colour: i64 = 0, dice: i64 = 0) -> i64:
    return kind << _KIND | thing << _THING | seat << _SEAT | colour << _COLOUR | dice


def code_of_thing(thing: i64) -> i64:
    """The part of a code that names a space or a scroll."""
    return thing << _THING


def kind_of(action: i64) -> i64:
    return action >> _KIND


def thing_of(action: i64) -> i64:
    return action >> _THING & (1 << _THING_BITS) - 1


def seat_of(action: i64) -> i64:
    return action >> _SEAT & (1 << _SEAT_BITS) - 1


def colour_of(action: i64) -> i64:
    return action >> _COLOUR & (1 << _COLOUR_BITS) - 1


def dice_of(action: i64) -> i64:
    return action & (1 << _DICE_BITS) - 1


END: Final = code(END_ROUND)
NOTHING: Final = code(CHOOSE_NOTHING)
FAMILIAR_HERE: Final = code(PLACE_FAMILIAR)
GUARDIAN_OFF: Final = code(TAKE_GUARDIAN_OFF)
