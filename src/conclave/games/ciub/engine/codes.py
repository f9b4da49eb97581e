"""Action codes: the kind of the action above, then what it is about.

That is the requirement of a card, which names the card in any card set, or dice: the kind of the die that
acts, the state of the die it acts on, the face or the kinds chosen. What an action does not use is 0.
"""

from __future__ import annotations

from typing import Final

from conclave.games.ciub.engine.requirement import BITS

PASS: Final = 0
PLACE_TOKEN: Final = 1
REMOVE_CARD: Final = 2
SWAP_DIE: Final = 3
REROLL_DIE: Final = 4
ADJUST_DIE: Final = 5
SET_ASIDE: Final = 6
ROLL_ON: Final = 7
STOP: Final = 8
WIN_CARD: Final = 9
DECLINE: Final = 10
MOVE_DOWN: Final = 11
RETURN_DIE: Final = 12
TAKE_DIE: Final = 13
TAKE_NOTHING: Final = 14
EXCHANGE_FOR_TWO: Final = 15
EXCHANGE_FOR_WHITE: Final = 16
END_TURN: Final = 17

NUMBER_OF_KINDS_OF_ACTION: Final = 18

_ABOUT: Final = BITS
"""Bits below the kind of the action."""
_KIND_BITS: Final = 3
_STATE_BITS: Final = 6
_FACE_BITS: Final = 4
_STATE: Final = _KIND_BITS
_FACE: Final = _STATE + _STATE_BITS
_FIRST: Final = _FACE + _FACE_BITS
_SECOND: Final = _FIRST + _KIND_BITS

ITSELF: Final = (1 << _STATE_BITS) - 1
"""In the place of a state: the acting die acts on itself."""


def card_code(action_kind: int, requirement: int) -> int:
    return action_kind << _ABOUT | requirement


def dice_code(
    action_kind: int, kind: int = 0, state: int = 0, face: int = 0, first: int = 0, second: int = 0
) -> int:
    return (
        action_kind << _ABOUT | second << _SECOND | first << _FIRST | face << _FACE | state << _STATE | kind
    )


def kind_of_action(action: int) -> int:
    return action >> _ABOUT


def requirement_of(action: int) -> int:
    return action & (1 << _ABOUT) - 1


def kind_of(action: int) -> int:
    """The kind of the die that acts, or of the die that is taken or given."""
    return action & (1 << _KIND_BITS) - 1


def state_of(action: int) -> int:
    """The state of the die that something happens to, or ITSELF."""
    return action >> _STATE & ITSELF


def face_of(action: int) -> int:
    """The face a die is turned to."""
    return action >> _FACE & (1 << _FACE_BITS) - 1


def first_of(action: int) -> int:
    """The kind of the die taken for the one that goes, or of the first of two."""
    return action >> _FIRST & (1 << _KIND_BITS) - 1


def second_of(action: int) -> int:
    return action >> _SECOND & (1 << _KIND_BITS) - 1
