"""What a round waits for, stage by stage: its number in the rules, its name in views, the rule behind it."""

from __future__ import annotations

from typing import Final

CHOOSE_SEER: Final = 0
DRAW_CARD: Final = 1
TURN: Final = 2
ROLL: Final = 3
PREDICTION: Final = 4
CROSSING_OUT: Final = 5
SECRET_PREDICTIONS: Final = 6
NAMING: Final = 7
LEAVING: Final = 8
SEER_ROLLS_ON: Final = 9
SCORING: Final = 10
FINISHED: Final = 11

_STAGES: Final = (
    ("choose-seer", "WD-0"),
    ("draw-card", "M0"),
    ("turn", "M4"),
    ("roll", "WD-4"),
    ("prediction", "WD-1"),
    ("crossing-out", "M7"),
    ("secret-predictions", "M10"),
    ("naming", "WD-2"),
    ("leaving", "WD-5"),
    ("seer-rolls-on", "WD-4"),
    ("scoring", "WD-7"),
    ("finished", "WD-8"),
)

STAGE_NAMES: Final = tuple([name for name, _ in _STAGES])
RULE_OF_STAGE: Final = dict(_STAGES)
"""By the stage's name."""
