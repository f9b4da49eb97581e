"""The bots that can sit down, by name, perhaps with a budget, and custom bots by file.

Classes are imported when they are asked for: `random` does not wait for what a stronger bot needs.
"""

from __future__ import annotations

import os
import re
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from pkgutil import resolve_name
from types import ModuleType
from typing import Final
from zlib import crc32

from conclave.bots.bot import Bot
from conclave.bots.bot_errors import one_line
from conclave.bots.moved_modules import moved_import
from conclave.core.budget import is_budget
from conclave.core.one_line import in_one_line
from conclave.core.text import Text, text
from conclave.kit import BrokenPart
from conclave.registry import KITS

_EVERY_GAME = {
    "random": "conclave.bots.random_bot:RandomBot",
    "searcher": "conclave.bots.search_bot:SearchBot",
}

MOST_BUDGET: Final = 1_000_000
"""The largest budget of any bot, chosen so that a slip of the keyboard is not waited for. The tree of a
decision of `searcher` then takes about half a gigabyte."""
_OURS = re.compile(r"[\w-]+(:[^/\\]*)?")
"""`greedy`, and whatever begins like `searcher:2000`: no name of a file."""

FOR_GAMES: Final = "_class_for_games"
"""The method by which a `conclave.Bot` gives the class that games ask."""

_OWN_MODULE = "_own_bot_"


class BotError(Exception):
    """A bot that cannot sit down, or one that failed at the table; the reason is one sentence."""

    def __init__(self, reason: Text) -> None:
        super().__init__(f"{reason.key} {reason.arguments}")
        self.reason = reason


class UnknownBot(BotError):
    """No bot of this name plays the game; the reason lists those that do."""


def bot_names(game_name: str) -> tuple[str, ...]:
    """The bots of a game: first those that play every game, then its own, weakest first.

    The last is the strongest: it gives hints and covers. `searcher` has no fixed place among the levels.
    """
    kit = KITS.get(game_name)
    return tuple({**_EVERY_GAME, **({} if kit is None else kit.bots)})


def find_bot(game_name: str, name: str) -> type[Bot]:
    """The bot of a name (`greedy`, `searcher:2000`) or of a file (`my_bot.py:Bot`)."""
    if is_own(name):
        return load_bot(name)
    level, colon, budget = name.partition(":")
    bot_class = _class_of(game_name, level)
    if bot_class is None:
        expected = ", ".join(bot_names(game_name))
        raise UnknownBot(text("bots-unknown", bot=name, game=game_name, expected=expected))
    return _with_budget(bot_class, level, budget) if colon else bot_class


def _class_of(game_name: str, level: str) -> type[Bot] | None:
    """The bot of a name without a budget."""
    kit = KITS.get(game_name)
    if kit is not None and level in kit.bots:
        try:
            bot_class: type[Bot] = kit.load(kit.bots[level], Bot)
        except BrokenPart as broken:
            error = in_one_line(broken.error)
            raise BotError(text("bots-kit-fails", bot=level, game=game_name, error=error)) from broken
        return bot_class
    shared_class: type[Bot] | None = resolve_name(_EVERY_GAME[level]) if level in _EVERY_GAME else None
    return shared_class


def _with_budget(bot_class: type[Bot], level: str, budget: str) -> type[Bot]:
    """The same bot, which thinks as much as it is told. Other processes create it again from its name."""
    if bot_class.budget is None:
        raise BotError(text("bots-no-budget", bot=level, budget=budget))
    if not is_budget(budget, MOST_BUDGET):
        example = f"{level}:{bot_class.budget}"
        raise BotError(text("bots-budget-wrong", bot=level, most=str(MOST_BUDGET), example=example))
    return type(bot_class.__name__, (bot_class,), {"budget": int(budget), "__module__": bot_class.__module__})


def is_own(name: str) -> bool:
    """Whether a name points to a file rather than to a bot of Conclave."""
    return (":" in name or name.endswith(".py")) and not _OURS.fullmatch(name)


def load_bot(path_colon_class: str) -> type[Bot]:
    """The class of a custom bot: `my_bot.py:Bot`. The file is run again each time."""
    written, colon, class_name = path_colon_class.rpartition(":")
    if not colon or not class_name.isidentifier():
        raise BotError(text("bots-file-form", bot=path_colon_class))
    path = Path(written)
    if not os.path.isfile(written):  # unlike Path.is_file it also answers for a name that is too long
        raise BotError(text("bots-file-missing", file=written))
    module = _run(path)
    found = getattr(module, class_name, None)
    bot_class = as_bot(found)
    if bot_class is not None:
        return bot_class
    own = [name for name, value in vars(module).items() if as_bot(value) is not None]
    if found is not None and not _is_base(found):
        raise BotError(text("bots-class-wrong", file=written, name=class_name))
    if not own:
        raise BotError(text("bots-file-empty", file=written))
    raise BotError(text("bots-class-missing", file=written, name=class_name, expected=", ".join(own)))


def as_bot(value: object) -> type[Bot] | None:
    """The class of a bot as games ask it; None if the value isn't one.

    A `conclave.Bot` chooses from views of the public interface, which stands above this package. So it makes
    its class for games itself.
    """
    if not isinstance(value, type) or _is_base(value):
        return None
    if issubclass(value, Bot):
        return value
    made: type[Bot] | None = getattr(value, FOR_GAMES, lambda: None)()
    return made


def _is_base(value: object) -> bool:
    """Whether it is what bots are derived from."""
    return value is Bot or (isinstance(value, type) and FOR_GAMES in vars(value))


def bot_label(name: str, bot_class: type[Bot]) -> str:
    """How records name a bot: `greedy@1`, `searcher:2000@1`, or `my_bot.py:Bot`."""
    return short_name(name) if is_own(name) else f"{name}@{bot_class.version}"


def short_name(name: str, with_folders: bool = False) -> str:
    """A bot's name, without the folders of its file if not asked for, and without spaces.

    Records cannot hold those.
    """
    if not is_own(name):
        return name
    written, _, class_name = name.rpartition(":")
    return one_word(name if with_folders else f"{Path(written).name}:{class_name}")


def one_word(name: str) -> str:
    """A name without spaces, as records need it."""
    return "".join([letter if letter.isprintable() and letter != " " else "_" for letter in name])


def own_file(bot_class: type[Bot]) -> str | None:
    """The file that a custom bot comes from; None for those of Conclave."""
    module = bot_class.__module__
    return getattr(sys.modules.get(module), "__file__", None) if module.startswith(_OWN_MODULE) else None


def _run(path: Path) -> ModuleType:
    name = f"{_OWN_MODULE}{crc32(str(path.absolute()).encode()):08x}_{path.stem}"
    spec = spec_from_file_location(name, path)
    if spec is None or spec.loader is None:
        raise BotError(text("bots-file-form", bot=str(path)))
    module = module_from_spec(spec)
    sys.modules[name] = module  # dataclasses of the file look themselves up there
    try:
        spec.loader.exec_module(module)
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        del sys.modules[name]
        moved = moved_import(error)
        if moved is not None:
            reason = text("bots-file-moved", file=str(moved.file), old=moved.old, new=moved.new)
            raise BotError(reason) from error
        failed = one_line(error, str(path))
        raise BotError(text("bots-file-fails", file=str(path), error=failed)) from error
    return module
