"""FS-10 and FS-11: when the game ends, and what the scrolls are worth then."""

from __future__ import annotations

from collections.abc import Collection

from conclave.games.five_seals.engine.elements import COLOURS
from conclave.games.five_seals.engine.seals import SYNERGY, colour_of_scroll, spell_of, strength_of_scroll


def points_of(scrolls: Collection[int]) -> int:
    """The strengths of a player's scrolls, and what each Synergy brings beside."""
    return sum([strength_of_scroll(scroll) for scroll in scrolls]) + sum(bonuses_of(scrolls))


def bonuses_of(scrolls: Collection[int]) -> list[int]:
    """For each scroll: a Synergy brings one point per scroll of its colour, itself too (FS-SY)."""
    of_colour = [0] * len(COLOURS)
    for scroll in scrolls:
        of_colour[colour_of_scroll(scroll)] += 1
    return [of_colour[colour_of_scroll(scroll)] if spell_of(scroll) == SYNERGY else 0 for scroll in scrolls]


def fewest_left(players: int) -> int:
    """FS-10: with fewer scrolls of strength 6 than this on the board the game ends."""
    return 4 if players <= 3 else 5
