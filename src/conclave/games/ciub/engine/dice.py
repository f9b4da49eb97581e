"""The seven kinds of dice, their faces, and the states a die can be in.

Dice of one kind that show the same are interchangeable, so a die in play is a number: its state. First come
the sides, kind by kind (a white die showing 1 is `white:1`), then the dice that show a reroll which is spent
(`green:spent`, CB-5b), then the inactive dice (`white`, CB-5a). What a turn knows of the dice is how many are
in each state.
"""

from __future__ import annotations

from typing import Final

from conclave.core.chance import Die
from conclave.games.ciub.engine.box import dice_in_the_box

KINDS: Final[tuple[str, ...]] = tuple([die["kind"] for die in dice_in_the_box()])
NUMBER_OF_KINDS: Final = 7
WHITE: Final = 0

HIGHEST: Final = 7
"""The highest number on a die."""
FACES: Final = ("1", "2", "3", "4", "5", "6", "7", "swap", "reroll", "adjust", "2for1", "skull")
SWAP: Final = 7
REROLL: Final = 8
ADJUST: Final = 9
TWO_FOR_ONE: Final = 10
SKULL: Final = 11
NO_FACE: Final = -1
"""What an inactive die shows."""

DICE: Final[list[Die]] = [Die(die["faces"]) for die in dice_in_the_box()]
"""The die of each kind."""
WHITE_FOR_EACH_PLAYER: Final[int] = dice_in_the_box()[WHITE]["for_each_player"]
POWER_DICE: Final[int] = dice_in_the_box()[1]["number"]
"""How many dice there are of each kind but white."""

# -- states ------------------------------------------------------------------------------------------------


def _kinds_with(face: str) -> list[int]:
    return [kind for kind in range(NUMBER_OF_KINDS) if face in DICE[kind].labels]


KIND_OF: Final[list[int]] = [kind for kind in range(NUMBER_OF_KINDS) for _ in DICE[kind].labels]
FACE_OF: Final[list[int]] = [FACES.index(label) for die in DICE for label in die.labels]
SIDES: Final = len(KIND_OF)
"""States below this are sides: what a die shows in the tray or as it was rolled."""
KINDS_WITH_SWAP: Final = tuple(_kinds_with("swap"))
KINDS_WITH_REROLL: Final = tuple(_kinds_with("reroll"))
KINDS_WITH_ADJUST: Final = tuple(_kinds_with("adjust"))
KINDS_WITH_2FOR1: Final = tuple(_kinds_with("2for1"))
"""The kinds of dice that have such a face."""

KIND_OF.extend(KINDS_WITH_REROLL)
FACE_OF.extend([REROLL] * len(KINDS_WITH_REROLL))
ACTIVE: Final = len(KIND_OF)
"""States below this are those of active dice."""

KIND_OF.extend(range(NUMBER_OF_KINDS))
FACE_OF.extend([NO_FACE] * NUMBER_OF_KINDS)
STATES: Final = len(KIND_OF)

FIRST_SIDE: Final[list[int]] = [KIND_OF.index(kind) for kind in range(NUMBER_OF_KINDS)]
LAST_SIDE: Final[list[int]] = [FIRST_SIDE[kind] + len(DICE[kind].labels) for kind in range(NUMBER_OF_KINDS)]
"""The first side of a kind, and the one after its last, in the order of the labels of a roll."""

SIDES_OF_KINDS: Final[list[list[int]]] = [
    [side for side in range(SIDES) if kinds >> KIND_OF[side] & 1] for kinds in range(1 << NUMBER_OF_KINDS)
]
"""By a set of kinds, as a mask: the sides of all of them, in the order of the labels of a roll."""

SIDE: Final[list[list[int]]] = [
    [
        next((side for side in range(SIDES) if KIND_OF[side] == kind and FACE_OF[side] == face), -1)
        for face in range(len(FACES))
    ]
    for kind in range(NUMBER_OF_KINDS)
]
"""By kind and face: the side; -1 if the kind does not have the face."""

INACTIVE: Final[list[int]] = [ACTIVE + kind for kind in range(NUMBER_OF_KINDS)]
SPENT: Final[list[int]] = [
    SIDES + KINDS_WITH_REROLL.index(kind) if kind in KINDS_WITH_REROLL else -1
    for kind in range(NUMBER_OF_KINDS)
]
SKULLS: Final[tuple[int, ...]] = tuple([side for side in range(SIDES) if FACE_OF[side] == SKULL])
SKULLS_MASK: Final[int] = sum([1 << side for side in SKULLS])
NUMBER_ON: Final[list[int]] = [FACE_OF[side] + 1 if FACE_OF[side] < HIGHEST else 0 for side in range(SIDES)]
"""By side: the number it shows; 0 if it shows none."""


def _word(state: int) -> str:
    kind = KINDS[KIND_OF[state]]
    if state >= ACTIVE:
        return kind
    return f"{kind}:spent" if state >= SIDES else f"{kind}:{FACES[FACE_OF[state]]}"


STATE_WORDS: Final[tuple[str, ...]] = tuple([_word(state) for state in range(STATES)])
"""`white:1`, `green:spent`, `white` (inactive)."""
