"""What an arena refuses to do, in one sentence."""

from __future__ import annotations

from conclave.core.text import Text


class ArenaError(Exception):
    def __init__(self, reason: Text) -> None:
        super().__init__(f"{reason.key} {reason.arguments}")
        self.reason = reason
