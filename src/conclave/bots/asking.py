"""Asking a bot for its decision, and saying in one line what was wrong with the answer."""

from __future__ import annotations

from collections.abc import Callable
from operator import index

from conclave.bots.bot import Bot
from conclave.bots.registry import BotError, one_line
from conclave.core.actions import Actions
from conclave.core.refusal import Refusal
from conclave.core.text import text


def ask(bot: Bot, label: str, view: object, legal: Actions, why_not: Callable[[int], Refusal | None]) -> int:
    """A legal action; BotError if the bot raises, or answers with anything else."""
    try:
        answer = bot.decide(view, legal)
    except (Exception, SystemExit) as error:
        raise BotError(text("bots-raised", bot=label, error=one_line(error))) from error
    try:
        action = index(answer)
    except TypeError:
        raise BotError(text("bots-no-action", bot=label, answer=repr(answer)[:60])) from None
    refusal = why_not(action)
    if refusal is not None:
        raise BotError(text("bots-illegal", bot=label, rule=refusal.rule, reason=refusal.reason))
    return action
