"""Which three dice to take (FS-3, FS-9): the colours of the seals that a player can reach."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from conclave.core.packed import count
from conclave.games.five_seals.bots.seal_values import PRICE_OF_DIE
from conclave.games.five_seals.engine.codes import dice_of
from conclave.games.five_seals.engine.dice import HIGHEST
from conclave.games.five_seals.engine.elements import ELEMENTS, WORKS_ON
from conclave.games.five_seals.engine.position import FiveSealsPosition
from conclave.games.five_seals.engine.seals import COLOUR, STRENGTH

A_WAY_ON: Final = 0.5
"""A token is worth so much at least: whoever breaks nothing gets nowhere. Chosen by hand."""

TARGETS: Final = 3
"""How many seals of a colour are looked at, the best ones: no more can be broken with three dice. Chosen by
hand."""

Target = tuple[float, int]
"""What a seal brings, and its strength."""


@cache
def chance_to_break(dice: int, strength: int) -> float:
    """How likely this many dice, not rolled yet, are strong enough."""
    if strength <= 0:
        return 1.0
    if dice == 0:
        return 0.0
    chances = [chance_to_break(dice - 1, strength - value) for value in range(1, HIGHEST + 1)]
    return sum(chances) / HIGHEST


@lru_cache(maxsize=1 << 14)
def hope(dice: int, targets: tuple[Target, ...]) -> float:
    """What this many dice of one colour bring at best, shared out among some seals of it."""
    if not dice or not targets:
        return 0.0
    (worth, strength), others = targets[0], targets[1:]
    return max(
        [chance_to_break(used, strength) * worth + hope(dice - used, others) for used in range(dice + 1)]
    )


def targets_by_colour(
    position: FiveSealsPosition, seat: int, seal_values: list[float]
) -> list[tuple[Target, ...]]:
    """For each colour of dice the most promising seals in reach."""
    found: list[list[Target]] = [[] for _ in range(ELEMENTS)]
    for space in position.dungeon.in_reach(seat):
        seal = position.dungeon.seal[space]
        worth = max(seal_values[space], A_WAY_ON)
        for colour in WORKS_ON[COLOUR[seal]]:
            found[colour].append((worth, STRENGTH[seal]))
    for targets in found:
        targets.sort(key=lambda target: target[0] - PRICE_OF_DIE * target[1] / HIGHEST, reverse=True)
    return [tuple(targets[:TARGETS]) for targets in found]


def hope_of_dice(dice: int, targets: list[tuple[Target, ...]]) -> float:
    """What the dice of a draft may bring, colour by colour."""
    return sum([hope(count(dice, colour), targets[colour]) for colour in range(ELEMENTS)])


def by_hope(position: FiveSealsPosition, seat: int, seal_values: list[float]) -> list[int]:
    """The choices of dice a player has, the most hopeful first."""
    targets = targets_by_colour(position, seat, seal_values)
    hopes = [(hope_of_dice(dice_of(action), targets), action) for action in position.choices(seat)]
    hopes.sort(reverse=True)
    return [action for _, action in hopes]
