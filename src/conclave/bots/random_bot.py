"""Plays any legal action of any game, all equally likely."""

from __future__ import annotations

from conclave.bots.bot import Bot
from conclave.core.actions import Actions


class RandomBot(Bot):
    def decide(self, view: object, legal: Actions) -> int:  # noqa: ARG002 - it does not look
        return legal.sample(self.source)
