"""A bot for Dash."""

from __future__ import annotations

from typing import Any

from conclave.bots import Bot
from conclave.core import Actions

STEADY, WILD = 0, 1


class Chaser(Bot):
    """Takes the wild die when somebody is ahead of it, and the steady one when nobody is."""

    def decide(self, view: Any, legal: Actions) -> int:
        wanted = WILD if view.scores[self.seat] < max(view.scores) else STEADY
        return wanted if wanted in legal else legal[0]
