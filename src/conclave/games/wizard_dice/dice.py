"""The seven dice, packed into one integer.

Each die shows blue, green, red, yellow, a Wizard or a Jester. Dice are interchangeable, so what matters is
how many show each face. The six counts (0-7) stand in one integer, three bits each: joining two sets of
dice is an addition, and a set of dice is its own key for tables.
"""

from __future__ import annotations

from typing import Final

from conclave.core.chance import Chance, Die, Outcome, Roll

BLUE: Final = 0
GREEN: Final = 1
RED: Final = 2
YELLOW: Final = 3
WIZARD: Final = 4
JESTER: Final = 5

COLOURS: Final = ("blue", "green", "red", "yellow")
FACES: Final = (*COLOURS, "wizard", "jester")
NUMBER_OF_DICE: Final = 7

_WIDTH: Final = 3
_COUNT: Final = 7
NO_DICE: Final = 0
ALL_JESTERS: Final = NUMBER_OF_DICE << (_WIDTH * JESTER)

DIE: Final = Die(FACES)
ROLLS: Final[tuple[Chance, ...]] = tuple([Roll([(count, DIE)]) for count in range(1, NUMBER_OF_DICE + 1)])
"""ROLLS[n - 1] is the roll of n dice."""


def count(dice: int, face: int) -> int:
    """How many of the dice show a face."""
    return dice >> (_WIDTH * face) & _COUNT


def counts(dice: int) -> list[int]:
    return [dice >> (_WIDTH * face) & _COUNT for face in range(len(FACES))]


def number(dice: int) -> int:
    """How many dice there are."""
    return sum(counts(dice))


def one(face: int) -> int:
    """A single die showing a face."""
    return 1 << (_WIDTH * face)


def _pack(outcome: Outcome) -> int:
    packed = 0
    for face, each in enumerate(outcome):
        packed += each << (_WIDTH * face)
    return packed


_PACKED: Final[dict[Outcome, int]] = {
    outcome: _pack(outcome) for roll in ROLLS for outcome, _ in roll.outcomes()
}


def rolled(outcome: Outcome) -> int:
    """The dice of a roll's outcome."""
    return _PACKED[outcome]


def faces(dice: int) -> tuple[str, ...]:
    """The dice face by face in the order of FACES, e.g. `("blue", "blue", "jester")`."""
    shown: list[str] = []
    for face, each in enumerate(counts(dice)):
        shown.extend([FACES[face]] * each)
    return tuple(shown)


def from_faces(shown: tuple[str, ...]) -> int:
    """The inverse of `faces`, in any order. ValueError for a word that is no face or for too many dice."""
    if len(shown) > NUMBER_OF_DICE:
        raise ValueError(f"there are only {NUMBER_OF_DICE} dice")
    packed = 0
    for face in shown:
        packed += one(FACES.index(face))
    return packed


def subsets(dice: int) -> list[int]:
    """Every choice of at least one of the dice; dice with the same face are one choice."""
    found = [NO_DICE]
    for face, each in enumerate(counts(dice)):
        found = [some + taken * one(face) for some in found for taken in range(each + 1)]
    return sorted(found)[1:]
