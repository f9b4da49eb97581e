"""A beginner at ciúb.

It thinks of one roll at a time, as `greedy` does, and plays dice like it. Among tokens, dice and cards that
promise nearly the same it picks any.
"""

from __future__ import annotations

from typing import Final

from conclave.bots.bot import Bot
from conclave.core.actions import Actions
from conclave.games.ciub.bots.next_roll import NextRoll, best_for_next_roll
from conclave.games.ciub.interface.view import CiubView

NEARLY_AS_GOOD: Final = 0.02
"""Chosen by hand: points times chance by which an action may be worse and be taken all the same."""


class Apprentice(Bot):
    def decide(self, view: CiubView, legal: Actions) -> int:
        return best_for_next_roll(self, NextRoll, view, legal, NEARLY_AS_GOOD)
