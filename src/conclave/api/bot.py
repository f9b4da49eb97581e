"""Bots: those that Conclave brings, and your own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from conclave.api.actions import Action
from conclave.api.chance import RandomSource, source_of
from conclave.api.errors import BotFailed, InvalidType, InvalidValue, UnknownName, kind, sentence, unknown
from conclave.api.game import Game, game
from conclave.api.position import View
from conclave.bots.bot import Bot as EngineBot
from conclave.bots.registry import BotError, bot_names, find_bot, is_own
from conclave.core.actions import Actions
from conclave.core.game import Game as EngineGame
from conclave.core.source import Source


def bots(of: str | Game) -> tuple[str, ...]:
    """The names of the bots that play a game: two that play any game, then its own, weakest first.

    >>> import conclave
    >>> conclave.bots("five-seals")[:3]
    ('random', 'searcher', 'novice')
    """
    return bot_names(game(of).name)


def bot(of: str | Game, name: str, seed: RandomSource = None) -> Bot:
    """A bot by its name, such as `adept` or `searcher:2000`, or by its file, such as `my_bot.py:MyBot`.

    Create a new one for every game. The same seed makes the same choices.

    >>> import conclave
    >>> view = conclave.game("wizard-dice").start(players=2, seer="1").view(0)
    >>> conclave.bot("wizard-dice", "adept", seed=1).choose(view)  # doctest: +ELLIPSIS
    <Action predict ...>
    """
    found = game(of)
    return _Installed(found, name, bot_class(found, name), seed)


class Bot:
    """The base of your own bots: `choose` answers a view with one of its legal actions.

    >>> import conclave
    >>> class First(conclave.Bot):
    ...     def choose(self, view):
    ...         return view.legal[0]
    >>> conclave.play("wizard-dice", [First, "random"], seed=1).points
    (-21, -30)
    """

    version: int = 1
    """Part of the bot's name in records (`First@1`): increase it whenever the bot decides differently."""

    def choose(self, view: View) -> Action | str:
        """The action to take, as an action or in notation. `view.seat` says for which seat.

        >>> import conclave
        >>> view = conclave.game("wizard-dice").start(players=2, seer="1").view(0)
        >>> conclave.bot("wizard-dice", "random", seed=1).choose(view) in view.legal
        True
        """
        raise NotImplementedError(f"{type(self).__name__} has no choose(view).")


class _Installed(Bot):
    """A bot of a game, or of a file. It plays each seat as a player of its own."""

    def __init__(self, of: Game, name: str, bot_class: type[EngineBot], seed: RandomSource) -> None:
        self.name = name
        self._of = of
        self._class = bot_class
        self._source = source_of(seed)
        self._players: dict[int, EngineBot] = {}

    def choose(self, view: View) -> Action:
        if view.seat is None or not view.legal:
            raise InvalidValue("A bot can only choose for a seat that must decide: use position.view(seat).")
        if view._game.name != self._of.name:
            raise InvalidValue(f"{self.name} plays {self._of.name}, not {view._game.name}.")
        player = self._players.get(view.seat)
        if player is None:
            player = self._players[view.seat] = self._class(view._game, view.seat, self._source)
        return Action(view._game, player.decide(view.state, view.legal._actions))

    def __repr__(self) -> str:
        return f"<Bot {self.name} of {self._of.name}>"


BotLike = str | Bot | type[Bot]
"""A bot by its name or file, or one of your own: its class, or an object."""


def bot_class(of: Game, name: str) -> type[EngineBot]:
    """The class behind a name; UnknownName or BotFailed if there is none."""
    if not isinstance(name, str):
        raise InvalidType(f"A bot is given by its name, not by {kind(name)}.")
    level = name.partition(":")[0]
    if not is_own(name) and level not in bots(of):
        raise unknown(f"{of.name} has no bot called", name, bots(of))
    try:
        return find_bot(of.name, name)
    except BotError as error:
        raise (UnknownName if is_own(name) else BotFailed)(sentence(error.reason)) from error


def engine_class(of: Game, given: BotLike, players: int) -> tuple[str, type[EngineBot]]:
    """The name and the class for the engine of anything that can sit down."""
    if isinstance(given, str):
        return given, bot_class(of, given)
    if isinstance(given, _Installed):
        return given.name, given._class
    own_class: Any = given if isinstance(given, type) else type(given)
    if not issubclass(own_class, Bot):
        raise InvalidType(f"A bot is a name, a file or a conclave.Bot, not {kind(given)}.")
    return own_class.__name__, _adapter(given, own_class, players)


def _adapter(given: Bot | type[Bot], own_class: type[Bot], players: int) -> type[EngineBot]:
    """A class of the engine's that asks a bot of yours."""

    class Adapter(EngineBot):
        version = own_class.version

        def __init__(self, of: EngineGame, seat: int, source: Source) -> None:
            super().__init__(of, seat, source)
            self._bot = given() if isinstance(given, type) else given

        def decide(self, view: Any, legal: Actions) -> Any:
            chosen: object = self._bot.choose(View(self.game, view, players, self.seat, legal))
            if isinstance(chosen, str):
                return self.game.parse(chosen)
            return chosen.code if isinstance(chosen, Action) else chosen

    return Adapter


def check_number(of: Game, given: Sequence[BotLike]) -> None:
    """TypeError or ValueError unless there is a bot for every seat."""
    if not _is_list(given):
        raise InvalidType(f"Bots are given as a list, one for each seat, not as {kind(given)}.")
    if len(given) not in of.players:
        least, most = of.players[0], of.players[-1]
        number = "1 bot was" if len(given) == 1 else f"{len(given)} bots were"
        raise InvalidValue(f"{of.name} has {least} to {most} seats, and {number} given.")


def _is_list(given: object) -> bool:
    return isinstance(given, Sequence) and not isinstance(given, str)
