"""Somebody at Wizard Dice who looks no further than the next roll, and what to expect of such a player.

Many people begin like that, and `greedy` plays that way: it predicts what one roll promises, names its own
colour, takes every Jester Score, and ignores what the others do. Such a player can be predicted almost to the
die; if several choices promise the same, any of them may be taken. This is about rounds without a magic card.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

import numpy as np

from conclave.games.wizard_dice.bots.next_roll import worth_after_roll
from conclave.games.wizard_dice.engine.cards import NO_CARD
from conclave.games.wizard_dice.engine.codes import NUMBERS, box, number_of
from conclave.games.wizard_dice.engine.dice import BLUE, FACES, NUMBER_OF_DICE
from conclave.games.wizard_dice.odds.duel import KindsOfDice
from conclave.odds.multisets import Worths

EQUAL = 1e-9
"""Promises that differ by less are the same. Chosen by hand."""

FOR_SEER, FOR_OTHER = 0, 1
"""Where a kind of dice says how much it counts for each of the two."""


# -- predictions ---------------------------------------------------------------------------------------------


@cache
def promise(number: int, is_seer: bool) -> float:
    """What one roll of all dice promises. Only the Seer counts on Wizards as well as their own colour."""
    return worth_after_roll(box(number, BLUE), 0, NUMBER_OF_DICE, 2 if is_seer else 1, NO_CARD)


def likely_predictions(boxes: list[int], is_seer: bool) -> list[int]:
    """The boxes that promise most."""
    most = max([promise(number_of(a_box), is_seer) for a_box in boxes], default=0.0)
    return [a_box for a_box in boxes if promise(number_of(a_box), is_seer) > most - EQUAL]


# -- the dice are rolling ------------------------------------------------------------------------------------


@lru_cache(maxsize=256)
def chances_to_leave(dice: KindsOfDice, number: int, jester_boxes: int) -> Worths:
    """Of a short-sighted player who is not Seer, for each way the dice can lie."""
    faces = _counting_faces(dice, FOR_OTHER)
    staying = worth_after_roll(box(number, BLUE), 0, NUMBER_OF_DICE, faces, NO_CARD)
    leaving = _worth_now(dice, np.abs(dice.for_other - number), number, jester_boxes)
    return np.where(np.abs(leaving - staying) < EQUAL, 0.5, leaving > staying).astype(np.float32)


@lru_cache(maxsize=64)
def chances_to_keep(dice: KindsOfDice, number: int, jester_boxes: int) -> tuple[Worths, Worths]:
    """Of a short-sighted Seer, for each way the dice can lie: to stop, and to keep each set of dice."""
    counts = np.array(dice.counts)
    shown = counts @ np.array([kind[FOR_SEER] for kind in dice.kinds])
    rolled = NUMBER_OF_DICE - counts.sum(axis=1)
    faces = _counting_faces(dice, FOR_SEER)
    promises = [
        worth_after_roll(box(number, BLUE), int(kept), int(others), faces, NO_CARD)
        for kept, others in zip(shown, rolled, strict=True)
    ]
    rolling = np.where(_can_be_kept(dice), promises, -np.inf)
    stopping = _worth_now(dice, np.abs(dice.for_seer - number), number, jester_boxes)
    most = np.maximum(rolling.max(axis=1), stopping) - EQUAL
    stops, keeps = stopping > most, rolling > most[:, np.newaxis]
    choices = stops + keeps.sum(axis=1)
    return (stops / choices).astype(np.float32), (keeps / choices[:, np.newaxis]).astype(np.float32)


def _counting_faces(dice: KindsOfDice, whom: int) -> int:
    chances = [chance * kind[whom] for chance, kind in zip(dice.chances, dice.kinds, strict=True)]
    return round(sum(chances) * len(FACES))


def _worth_now(dice: KindsOfDice, missed_by: Any, number: int, jester_boxes: int) -> Any:
    """The points of scoring the dice as they lie; a Jester Score costs none."""
    free = [1 <= each <= NUMBERS and not jester_boxes >> (each - 1) & 1 for each in range(NUMBER_OF_DICE + 1)]
    return np.where(missed_by == 0, number, np.where(np.array(free)[dice.jesters], 0, -missed_by))


@cache
def _can_be_kept(dice: KindsOfDice) -> Any:
    """Which sets of dice can be kept of those that lie. To keep them all is to stop."""
    counts = np.array(dice.counts)
    possible: Any = (counts[np.newaxis] <= counts[dice.full :, np.newaxis]).all(axis=2)
    possible[:, dice.full :] = False
    return possible
