"""What a game waits for, stage by stage: its number in the rules, its name in views, the rule behind it."""

from __future__ import annotations

from typing import Final

DEAL: Final = 0
FIRST_PLAYER: Final = 1
TOKEN: Final = 2
REFILL: Final = 3
ROLL: Final = 4
ACT: Final = 5
REROLLING: Final = 6
ASIDE: Final = 7
CAST: Final = 8
DOWN: Final = 9
RETURN: Final = 10
TAKE: Final = 11
EXCHANGE: Final = 12
FINISHED: Final = 13

_STAGES: Final = (
    ("deal", "CB-2"),
    ("first-player", "CB-3"),
    ("token", "CB-4"),
    ("refill", "CB-2"),
    ("roll", "CB-5"),
    ("act", "CB-5"),
    ("reroll", "CB-5b"),
    ("aside", "CB-6"),
    ("cast", "CB-8"),
    ("down", "CB-8b"),
    ("return", "CB-8b"),
    ("take", "CB-8c"),
    ("exchange", "CB-10"),
    ("finished", "CB-11"),
)

STAGE_NAMES: Final = tuple([name for name, _ in _STAGES])
RULE_OF_STAGE: Final = tuple([rule for _, rule in _STAGES])
