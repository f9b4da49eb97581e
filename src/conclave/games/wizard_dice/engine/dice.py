"""The seven dice, packed into one integer.

Each die shows blue, green, red, yellow, a Wizard or a Jester; how dice are packed stands in `core/packed.py`.
"""

from __future__ import annotations

from typing import Final

from conclave.core.chance import Chance, Die, Outcome, Roll
from conclave.core.packed import WIDTH, counts, one

BLUE: Final = 0
GREEN: Final = 1
RED: Final = 2
YELLOW: Final = 3
WIZARD: Final = 4
JESTER: Final = 5

COLOURS: Final = ("blue", "green", "red", "yellow")
FACES: Final = (*COLOURS, "wizard", "jester")
NUMBER_OF_DICE: Final = 7

ALL_JESTERS: Final = NUMBER_OF_DICE << (WIDTH * JESTER)

DIE: Final = Die(FACES)
ROLLS: Final[tuple[Chance, ...]] = tuple([Roll([(count, DIE)]) for count in range(1, NUMBER_OF_DICE + 1)])
"""ROLLS[n - 1] is the roll of n dice."""


def rolled(outcome: Outcome) -> int:
    """The dice of a roll's outcome: what `pack` gives for six counts, without a loop."""
    blue, green, red, yellow, wizards, jesters = outcome
    return (
        blue
        | green << WIDTH * GREEN
        | red << WIDTH * RED
        | yellow << WIDTH * YELLOW
        | wizards << WIDTH * WIZARD
        | jesters << WIDTH * JESTER
    )


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
