"""Players that are programs. Called, `conclave.bots("ciub")` lists those that play a game."""

from conclave.bots.bot import Bot
from conclave.bots.registry import BotError, UnknownBot, bot_label, bot_names, find_bot, load_bot
from conclave.callable_package import make_callable

make_callable(__name__)

__all__ = ["Bot", "BotError", "UnknownBot", "bot_label", "bot_names", "find_bot", "load_bot"]
