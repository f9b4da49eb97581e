"""Bots: those that Conclave brings, and your own."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import cached_property
from random import Random
from typing import Any, Final

from conclave.api.actions import Action
from conclave.api.chance import RandomSource, source_of
from conclave.api.errors import (
    BotFailed,
    InvalidType,
    InvalidValue,
    UnknownName,
    kind,
    sentence,
    unknown,
)
from conclave.api.game import Game, game
from conclave.api.position import View
from conclave.bots.answers import ask, create
from conclave.bots.bot import Bot as EngineBot
from conclave.bots.registry import BotError, bot_names, find_bot, is_own
from conclave.core.actions import Actions
from conclave.core.game import Game as EngineGame
from conclave.core.game import NotationError
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

    Create a new one for every game. The same seed makes the same choices in loops of your own; `play` and
    `simulate` give every bot chance from their own seed instead.

    >>> import conclave
    >>> view = conclave.game("wizard-dice").start(players=2, seer="1").view(0)
    >>> conclave.bot("wizard-dice", "adept", seed=1).choose(view)  # doctest: +ELLIPSIS
    <Action predict ...>
    """
    found = game(of)
    return InstalledBot(found, name, bot_class(found, name), seed)


class Bot:
    """The base of your own bots: `choose` answers a view with one of its legal actions.

    >>> import conclave
    >>> class First(conclave.Bot):
    ...     version = 2
    ...     def choose(self, view):
    ...         return view.legal[0]
    >>> result = conclave.play("wizard-dice", [First, "random"], seed=1)
    >>> result.points
    (-21, -30)
    >>> f"First@{First.version}" in str(result.record)
    True
    """

    version: int = 1
    """Part of the bot's name in records (`First@1`): increase it whenever the bot decides differently."""

    @cached_property
    def random(self) -> Random:
        """Where it takes its chance from, so that the same seed makes the same choices.

        Before its first decision, every game sets one that comes from the game's seed.

        >>> import conclave
        >>> class Chancer(conclave.Bot):
        ...     def choose(self, view):
        ...         return view.legal.sample(self.random)
        >>> conclave.play("wizard-dice", [Chancer, Chancer], seed=1).points
        (-33, -30)
        """
        return Random()

    def choose(self, view: View) -> Action | str:
        """The action to take, as an action or in notation. `view.seat` says for which seat.

        >>> import conclave
        >>> view = conclave.game("wizard-dice").start(players=2, seer="1").view(0)
        >>> conclave.bot("wizard-dice", "random", seed=1).choose(view) in view.legal
        True
        """
        raise NotImplementedError(f"{type(self).__name__} has no choose(view).")

    @classmethod
    def _class_for_games(cls) -> type[EngineBot]:
        """What a game asks instead of this bot; `conclave.bots.registry` takes it from bots in files."""
        return adapted(cls, cls)


class InstalledBot(Bot):
    """A bot of a game, or of a file. It plays each seat as a player of its own."""

    def __init__(self, of: Game, name: str, bot_class: type[EngineBot], seed: RandomSource) -> None:
        self.name = name
        self._of = of
        self.bot_class = bot_class
        self._source = source_of(seed)
        self._players: dict[int, EngineBot] = {}

    def choose(self, view: View) -> Action:
        if not isinstance(view, View):
            raise InvalidType(f"A bot chooses from a view, not from {kind(view)}: use position.view(seat).")
        if view.seat is None or not view.legal:
            raise InvalidValue("A bot can only choose for a seat that must decide: use position.view(seat).")
        self.check_game(view._game.name)
        game, legal = view._game, view.legal._actions
        try:
            player = self._players.get(view.seat)
            if player is None:
                player = self._players[view.seat] = create(
                    self.bot_class, self.name, game, view.seat, self._source
                )
            code = ask(player, self.name, view.state, legal, lambda _: None)
        except BotError as failed:
            raise BotFailed(sentence(failed.reason)) from failed.__cause__
        if code not in legal:
            raise BotFailed(f"The bot {self.name} chose {code}, which isn't one of the legal actions.")
        return Action(game, code)

    def check_game(self, name: str) -> None:
        """InvalidValue unless this is the game it plays."""
        if name != self._of.name:
            raise InvalidValue(f"This {self.name} plays {self._of.name}, not {name}.")

    def __repr__(self) -> str:
        return f"<Bot {self.name} of {self._of.name}>"


class _Adapter(EngineBot):
    """How games ask a bot of yours."""

    make: Callable[[], Bot]

    def __init__(self, of: EngineGame, seat: int, source: Source) -> None:
        super().__init__(of, seat, source)
        self._bot = self.make()
        self._bot.random = Random(source.uniform(1 << 64))

    def decide(self, view: Any, legal: Actions) -> Any:
        chosen: object = self._bot.choose(View(self.game, view, None, self.seat, legal))
        if isinstance(chosen, Action):
            return chosen._code_in(self.game)
        if isinstance(chosen, str):
            with suppress(NotationError):
                return self.game.parse(chosen)
        return chosen


def adapted(own_class: type[Bot], make: Callable[[], Bot]) -> type[EngineBot]:
    """A class for games that makes bots of yours, and carries the name, version and file of their class."""
    told = {"version": own_class.version, "make": staticmethod(make), "__module__": own_class.__module__}
    return type(own_class.__name__, (_Adapter,), told)


_FAILURES: Final = ("bots-kit-fails", "bots-file-fails", "bots-file-moved")
"""Reasons why a bot cannot be loaded although it is there."""


def bot_class(of: Game, name: str) -> type[EngineBot]:
    """The class behind a name; an error with a sentence if there is none."""
    if not isinstance(name, str):
        raise InvalidType(f"A bot is given by its name, not by {kind(name)}.")
    level = name.partition(":")[0]
    if not is_own(name) and level not in bots(of):
        raise unknown(f"{of.name} has no bot called", name, bots(of))
    try:
        return find_bot(of.name, name)
    except BotError as error:
        said = sentence(error.reason)
        if error.reason.key in _FAILURES:
            raise BotFailed(said) from error
        raise (UnknownName if is_own(name) else InvalidValue)(said) from None
