"""Action codes: the kind of the action above, its argument in the low bits.

The argument is a box of the page (predict, cross out), a colour (name), or dice (turn, re-roll).
"""

from __future__ import annotations

from typing import Final

from conclave.games.wizard_dice.engine.dice import COLOURS

ARGUMENT_BITS: Final = 18
_ARGUMENT: Final = (1 << ARGUMENT_BITS) - 1

PREDICT: Final = 0
NAME_WIZARD_COLOUR: Final = 1
TURN_DICE: Final = 2
CROSS_OUT: Final = 3
CROSS_OUT_NOTHING: Final = 4
STAY: Final = 5
LEAVE: Final = 6
REROLL: Final = 7
TAKE_JESTER_SCORE: Final = 8
WRITE_DIFFERENCE: Final = 9

NUMBERS: Final = 5
BOXES: Final = len(COLOURS) * NUMBERS


def box(number: int, colour: int) -> int:
    """The box of a prediction on a page: colour by colour, numbers 1-5 within."""
    return colour * NUMBERS + number - 1


def number_of(a_box: int) -> int:
    return a_box % NUMBERS + 1


def colour_of(a_box: int) -> int:
    return a_box // NUMBERS


def code(kind: int, argument: int = 0) -> int:
    return kind << ARGUMENT_BITS | argument


def kind_of(action: int) -> int:
    return action >> ARGUMENT_BITS


def argument_of(action: int) -> int:
    return action & _ARGUMENT
