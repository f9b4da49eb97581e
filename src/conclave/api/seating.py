"""Who sits down: bots by name, by file, by class and as objects."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from conclave.api.bot import Bot, InstalledBot, adapted, bot_class
from conclave.api.errors import InvalidOption, InvalidType, InvalidValue, is_whole, kind
from conclave.api.game import Game
from conclave.bots.bot import Bot as EngineBot
from conclave.bots.registry import bot_label, one_word
from conclave.core.actions import Actions
from conclave.core.options import Options, Value

BotLike = str | Bot | type[Bot] | EngineBot | type[EngineBot]
"""Anything that can take a seat: a bot's name or file, `conclave.bot(...)`, or your own class or object."""


@dataclass(frozen=True)
class Seated:
    """A bot that takes a seat."""

    name: str
    bot_class: type[EngineBot]
    is_named: bool
    """Whether other processes find it by its name."""

    @property
    def label(self) -> str:
        return bot_label(self.name, self.bot_class)


def seat_bots(of: Game, bots: Sequence[BotLike], in_one_game: bool) -> list[Seated]:
    """The bots, who sit in this order, or in many; an error with a sentence if one of them cannot play."""
    given: Any = bots
    if not isinstance(given, Sequence) or isinstance(given, str):
        raise InvalidType(f"Bots are given as a list, one for each seat, not as {kind(given)}.")
    if len(given) not in of.players:
        least, most = of.players[0], of.players[-1]
        number = "1 bot was" if len(given) == 1 else f"{len(given)} bots were"
        raise InvalidValue(f"{of.name} has {least} to {most} seats, and {number} given.")
    return [_seated(of, each, seat if in_one_game else None) for seat, each in enumerate(given)]


def _seated(of: Game, given: BotLike, seat: int | None) -> Seated:
    if isinstance(given, str):
        return Seated(given, bot_class(of, given), True)
    if isinstance(given, InstalledBot):
        given.check_game(of.name)
        return Seated(given.name, given.bot_class, True)
    own_class: Any = given if isinstance(given, type) else type(given)
    if not issubclass(own_class, (Bot, EngineBot)):
        raise InvalidType(f"A bot is a name, a file or a conclave.Bot, not {kind(given)}.")
    name, version = one_word(own_class.__name__), own_class.version
    if not is_whole(version):
        raise InvalidValue(f"The version of {name} must be a whole number, not {version!r:.80}.")
    return Seated(name, _class_for_games(of, given, own_class, seat), False)


def _class_for_games(of: Game, given: Any, own_class: Any, seat: int | None) -> type[EngineBot]:
    is_class = isinstance(given, type)
    if issubclass(own_class, Bot):
        return adapted(own_class, own_class if is_class else lambda: given)
    if not is_class and (of.name, seat) != (given.game.name, given.seat):
        name = own_class.__name__
        raise InvalidValue(f"This {name} was made for one seat of one game: give its class instead.")
    return own_class if is_class else _made(given)


def _made(bot: EngineBot) -> type[EngineBot]:
    """A class whose only object asks a bot that is there already."""

    class Made(EngineBot):
        version = bot.version

        def decide(self, view: Any, legal: Actions) -> int:
            return bot.decide(view, legal)

    return Made


def configured(of: Game, given: Mapping[str, Value], bots: int, also: Iterable[str]) -> Options:
    """The options of a game with so many bots. `also` are the names of what else the caller takes."""
    players = given.get("players", bots)
    if players != bots:
        raise InvalidOption(
            f"One bot takes each seat: players is {players!r:.80}, but {bots} bots were given."
        )
    return of._configure({**given, "players": bots}, also)
