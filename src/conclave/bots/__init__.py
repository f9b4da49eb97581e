"""Players that are programs. The function of the same name is in `conclave.api.bot`."""

from conclave.bots.bot import Bot
from conclave.bots.registry import BotError, UnknownBot, bot_label, bot_names, find_bot, load_bot

__all__ = ["Bot", "BotError", "UnknownBot", "bot_label", "bot_names", "find_bot", "load_bot"]
