"""What the Seer may do after a roll: leave, or roll dice again (WD-4, with M2 and M3)."""

from __future__ import annotations

from typing import Final

from conclave.core.actions import Actions, Remembered
from conclave.core.packed import count, number, subsets
from conclave.games.wizard_dice.engine.cards import MagicCard
from conclave.games.wizard_dice.engine.codes import LEAVE, REROLL, code
from conclave.games.wizard_dice.engine.dice import ALL_JESTERS, JESTER

LEAST_REROLL_M3: Final = 3

_ANY_DICE: Final = 0
_NO_JESTERS: Final = 1
_THREE_OR_MORE: Final = 2
_REROLLS: Final[dict[int, tuple[int, ...]]] = {}
_CHOICES: Final[dict[int, Actions]] = {}


def roll_is_compulsory(card: MagicCard, roll: int) -> bool:
    """M3: after Roll 1 Roll 2 has to be made, with three dice or more, before anybody can leave."""
    return card.rolls_before_predictions and roll == 1


def nothing_to_reroll(dice: int, card: MagicCard) -> bool:
    """M2: seven Jesters that stay make any roll the last."""
    return card.jesters_stick and dice == ALL_JESTERS


def rerolls(dice: int, card: MagicCard, roll: int) -> tuple[int, ...]:
    """Every choice of dice that may be rolled again after a roll; a shared tuple."""
    duty = _duty(card, roll)
    key = dice << 2 | duty
    known = _REROLLS.get(key)
    if known is None:
        chosen = subsets(dice)
        if duty == _NO_JESTERS:
            chosen = [some for some in chosen if count(some, JESTER) == 0]
        elif duty == _THREE_OR_MORE:
            chosen = [some for some in chosen if number(some) >= LEAST_REROLL_M3]
        known = tuple(chosen)
        _REROLLS[key] = known
    return known


def seer_choices(dice: int, card: MagicCard, roll: int) -> Actions:
    """The Seer's actions after a roll; the same dice always give the same shared collection."""
    duty = _duty(card, roll)
    key = dice << 2 | duty
    known = _CHOICES.get(key)
    if known is None:
        again = [code(REROLL, some) for some in rerolls(dice, card, roll)]
        known = Remembered(tuple(again if duty == _THREE_OR_MORE else [code(LEAVE), *again]))
        _CHOICES[key] = known
    return known


def _duty(card: MagicCard, roll: int) -> int:
    if card.jesters_stick:
        return _NO_JESTERS
    return _THREE_OR_MORE if roll_is_compulsory(card, roll) else _ANY_DICE
