"""What a game waits for, stage by stage: its number in the rules, its name in views, the rule behind it."""

from __future__ import annotations

from typing import Final

CIRCLE: Final = 0
FILL: Final = 1
MAGES: Final = 2
FIRST_PLAYER: Final = 3
DRAFT: Final = 4
ROLL: Final = 5
TURN: Final = 6
SPELL: Final = 7
SPELL_ROLL: Final = 8
THEFT: Final = 9
ABSORB: Final = 10
FINISHED: Final = 11

# Never waited for: what a spell leaves behind, so that the game knows how to go on.
CAST_OVER: Final = 12
TURN_OVER: Final = 13
VICTIM_OUT: Final = 14

_STAGES: Final = (
    ("circle", "FS-1"),
    ("fill", "FS-1"),
    ("mages", "FS-2"),
    ("first-player", "FS-3"),
    ("draft", "FS-3"),
    ("roll", "FS-4"),
    ("turn", "FS-5"),
    ("spell", "FS-5"),
    ("spell-roll", "FS-5"),
    ("theft", "FS-TH"),
    ("absorb", "FS-AB"),
    ("finished", "FS-10"),
)

STAGE_NAMES: Final = tuple([name for name, _ in _STAGES])
RULE_OF_STAGE: Final = tuple([rule for _, rule in _STAGES])
