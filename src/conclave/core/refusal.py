"""Why something may not be done: always the id of a rule and a sentence."""

from __future__ import annotations

from collections.abc import Mapping

from conclave.core.pending import Decide, Over, Pending
from conclave.core.text import Text, player, text


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


def refusal_of_turn(
    pending: Pending, seat: int, prefix: str, rule: str, rule_of_end: Mapping[str, str]
) -> Refusal | None:
    """Why a seat may not do anything at all now; None if it is asked.

    `rule` is behind what the game waits for; `rule_of_end` has the rule behind each reason to end the game.
    The game's catalogue has the messages: `<prefix>-refuse-over`, `-refuse-chance` and `-refuse-not-asked`.
    """
    if isinstance(pending, Over):
        return Refusal(rule_of_end[pending.reason.key], text(f"{prefix}-refuse-over"))
    if not isinstance(pending, Decide):
        return Refusal(rule, text(f"{prefix}-refuse-chance"))
    if seat not in pending.seats and seat not in pending.revising:
        return Refusal(rule, text(f"{prefix}-refuse-not-asked", player=player(pending.seats[0])))
    return None
