"""Bots at a table: making one, asking it, checking its answer, and saying in one line what was wrong."""

from __future__ import annotations

from collections.abc import Callable
from operator import index

from conclave.bots.bot import Bot
from conclave.bots.bot_errors import one_line, short_repr
from conclave.bots.registry import BotError, own_file
from conclave.core.actions import Actions
from conclave.core.game import Game
from conclave.core.refusal import Refusal
from conclave.core.source import Source
from conclave.core.text import text


class NoAction(Exception):
    """A bot's answer cannot be an action; the message shows it."""


def create(bot_class: type[Bot], label: str, game: Game, seat: int, source: Source) -> Bot:
    """A new bot for a game; BotError if it cannot be made."""
    try:
        return bot_class(game, seat, source)
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        raise raised(bot_class, label, error) from error


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
        action = read_answer(answer)
    except NoAction as wrong:
        raise BotError(text("bots-no-action", bot=label, answer=str(wrong))) from None
    refusal = why_not(action)
    if refusal is not None:
        raise BotError(text("bots-illegal", bot=label, rule=refusal.rule, reason=refusal.reason))
    return action


def read_answer(answer: object) -> int:
    """The code that a bot answered, legal or not; NoAction for anything but an integer."""
    try:
        return index(answer)  # type: ignore[arg-type]
    except KeyboardInterrupt:
        raise
    except BaseException:
        raise NoAction(short_repr(answer)) from None


def raised(bot: Bot | type[Bot], label: str, error: BaseException) -> BotError:
    """That a bot has raised an exception, and where if it is one of somebody's own."""
    bot_class = bot if isinstance(bot, type) else type(bot)
    return BotError(text("bots-raised", bot=label, error=one_line(error, own_file(bot_class))))
