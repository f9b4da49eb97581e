"""The dice and cards of ciúb as the rules list them, written down apart from the game's own file."""

from __future__ import annotations

FACES = {
    "white": ("1", "2", "3", "4", "swap", "swap"),
    "yellow": ("1", "1", "3", "3", "5", "5"),
    "orange": ("2", "2", "2", "4", "4", "6"),
    "red": ("3", "4", "4", "5", "5", "6"),
    "green": ("7", "reroll", "reroll", "2for1", "2for1", "skull"),
    "purple": ("3", "4", "adjust", "adjust", "2for1", "skull"),
    "blue": ("1", "2", "swap", "reroll", "adjust", "skull"),
}
"""As printed on the dice."""

KINDS = tuple(FACES)
COLOURS = KINDS[1:]
POWER_DICE = 7

SHOWN = {kind: tuple(dict.fromkeys(faces)) for kind, faces in FACES.items()}
"""The different faces of each kind."""

SIDES = tuple(f"{kind}:{face}" for kind in KINDS for face in SHOWN[kind])
WORDS = (*SIDES, "green:spent", "blue:spent", *KINDS)
"""All words for dice in the order of views."""

GROUPS = {
    "A": {
        "4=": 3,
        "2,4,6": 3,
        "20+": 3,
        "2,2,2,2": 4,
        "1,3,3,5": 3,
        "6,6": 4,
        "2,2,4,4": 3,
        "1,4,7": 4,
        "1,1,1": 3,
        "3,3,3,3": 4,
    },
    "B": {
        "6,6,6": 6,
        "1,1,3,5,5": 5,
        "1,3,5,7": 6,
        "27+": 5,
        "5=": 5,
        "2,2,4,4,6": 5,
        "1,1,1,1": 4,
        "3,3,3,3,3": 6,
        "2,2,2,2,2": 6,
        "2,3,4,5,6": 5,
        "1,1,6,6": 6,
    },
    "C": {
        "2,2,4,4,6,6": 7,
        "33+": 8,
        "6,6,6,6,6": 8,
        "1,1,1,3,3,3": 7,
        "7,7,7": 7,
        "1,2,3,4,5,6": 6,
        "1,1,3,3,5,5": 6,
        "1,1,1,1,6,6": 8,
        "6,6,6,6": 7,
        "6=": 7,
        "30+": 6,
    },
}
"""The points of every card by group."""

CARDS = {card: points for group in GROUPS.values() for card, points in group.items()}
OPUS_POINTS = 5
OWLS = (
    *("1,1,1,1", "3,3,3,3,3", "2,2,2,2,2", "2,3,4,5,6", "1,1,6,6"),
    *("1,1,3,3,5,5", "1,1,1,1,6,6", "6,6,6,6", "6=", "30+"),
)

TAKEN_OUT = {
    "normal": {
        2: {"A": 4, "B": 4, "C": 4},
        3: {"A": 2, "B": 2, "C": 2},
        4: {"A": 0, "B": 0, "C": 0},
    },
    "short": {
        2: {"A": 4, "B": 2, "C": 2},
        3: {"A": 2, "B": 1, "C": 1},
        4: {"A": 0, "B": 0, "C": 0},
    },
}
"""CB-1: by form and number of players."""
