"""Why something may not be done: always the id of a rule and a sentence."""

from __future__ import annotations

from conclave.core.text import Text


class Refusal:
    """The rule that forbids an action, and the reason in words."""

    def __init__(self, rule: str, reason: Text) -> None:
        self.rule = rule
        self.reason = reason

    def __repr__(self) -> str:
        return f"Refusal({self.rule}, {self.reason.key!r})"


class IllegalAction(Exception):
    """Raised by `Position.play` for an action that is not in `legal(seat)`."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.rule}: {refusal.reason.key}")
        self.refusal = refusal
