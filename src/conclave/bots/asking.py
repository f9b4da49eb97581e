"""Asking a bot for its decision, and saying in one line what was wrong with the answer."""

from __future__ import annotations

from collections.abc import Callable
from operator import index

from conclave.bots.bot import Bot
from conclave.bots.failing import one_line, shown
from conclave.bots.registry import BotError, own_file
from conclave.core.actions import Actions
from conclave.core.refusal import Refusal
from conclave.core.text import text


def ask(bot: Bot, label: str, view: object, legal: Actions, why_not: Callable[[int], Refusal | None]) -> int:
    """A legal action; BotError if the bot raises, or answers with anything else.

    Ctrl-C is for the program, whoever is being asked; everything else that comes out of a bot is its doing.
    """
    try:
        answer = bot.decide(view, legal)
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        raise raised(bot, label, error) from error
    try:
        action = index(answer)
    except KeyboardInterrupt:
        raise
    except BaseException:
        raise BotError(text("bots-no-action", bot=label, answer=shown(answer))) from None
    refusal = why_not(action)
    if refusal is not None:
        raise BotError(text("bots-illegal", bot=label, rule=refusal.rule, reason=refusal.reason))
    return action


def raised(bot: Bot | type[Bot], label: str, error: BaseException) -> BotError:
    """That a bot has raised an exception, and where if it is one of somebody's own."""
    bot_class = bot if isinstance(bot, type) else type(bot)
    return BotError(text("bots-raised", bot=label, error=one_line(error, own_file(bot_class))))
