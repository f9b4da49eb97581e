"""Games by name, and what can be asked about one before it begins."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from difflib import get_close_matches
from functools import cached_property
from types import MappingProxyType
from typing import TYPE_CHECKING

from conclave.api.errors import InvalidNotation, InvalidOption, InvalidType, kind, sentence, unknown
from conclave.core.game import Game as EngineGame
from conclave.core.game import NotationError
from conclave.core.one_line import in_one_line
from conclave.core.options import Choice, Flag, Number, Option, OptionError, Options, Value
from conclave.core.registry import UnknownGame
from conclave.core.text import Text
from conclave.registry import GAMES, KITS

if TYPE_CHECKING:
    from conclave.api.actions import Action
    from conclave.api.position import Position


def games() -> tuple[str, ...]:
    """The names of all installed games.

    >>> import conclave
    >>> conclave.games()
    ('wizard-dice', 'five-seals', 'ciub')
    """
    return tuple(game.name for game in GAMES)


def game(name: str | Game) -> Game:
    """The game of that name.

    >>> import conclave
    >>> conclave.game("five-seals").title
    'Five Seals of Magic'
    """
    if isinstance(name, Game):
        return name
    if not isinstance(name, str):
        raise InvalidType(f"A game is given by its name, not by {kind(name)}.")
    if name not in KITS.by_name and not any(broken.name == name for broken in KITS.broken):
        raise unknown("There is no game called", name, KITS.by_name)
    try:
        return Game(GAMES.find(name))
    except UnknownGame as error:
        raise unknown(sentence(error.reason), name, KITS.by_name) from None


class Game:
    """The rules of a game, and its options.

    >>> import conclave
    >>> game = conclave.game("ciub")
    >>> game
    <Game ciub>
    >>> game.bots
    ('random', 'searcher', 'novice', 'apprentice', 'greedy', 'adept', 'master', 'archmage')
    """

    def __init__(self, game: EngineGame) -> None:
        self._game = game

    @property
    def name(self) -> str:
        """Its name in commands and records, e.g. `five-seals`.

        >>> import conclave
        >>> conclave.game("five-seals").name
        'five-seals'
        """
        return self._game.name

    @property
    def title(self) -> str:
        """Its name for people, e.g. `Five Seals of Magic`.

        >>> import conclave
        >>> conclave.game("five-seals").title
        'Five Seals of Magic'
        """
        return sentence(Text(f"{self._game.prefix}-title"))

    @property
    def rules_version(self) -> int:
        """Increased whenever a change to the rules makes older records replay differently.

        >>> import conclave
        >>> conclave.game("five-seals").rules_version
        1
        """
        return self._game.rules_version

    @property
    def players(self) -> range:
        """How many can play.

        >>> import conclave
        >>> list(conclave.game("ciub").players)
        [2, 3, 4]
        """
        declared = next(option for option in self._game.declared if option.name == "players")
        assert isinstance(declared, Number)
        return range(declared.least, declared.most + 1)

    @cached_property
    def options(self) -> Mapping[str, Value]:
        """The options of `start` and their defaults.

        >>> import conclave
        >>> dict(conclave.game("wizard-dice").options)
        {'players': 3, 'expert': False, 'cards': False, 'seer': 'random'}
        """
        return MappingProxyType({option.name: option.default for option in self._game.declared})

    @property
    def bots(self) -> tuple[str, ...]:
        """The names of its bots: two that play any game, then its own, weakest first.

        >>> import conclave
        >>> conclave.game("ciub").bots == conclave.bots("ciub")
        True
        """
        from conclave.api.bot import bots

        return bots(self)

    def start(self, **options: Value) -> Position:
        """A new game. It waits for its first chance or decision.

        >>> import conclave
        >>> conclave.game("five-seals").start(players=3, circle="II").chance is not None
        True
        """
        from conclave.api.position import Position

        configured = self._configure(options)
        return Position(self._game, self._game.start(configured), self._game.players(configured))

    def _configure(self, options: Mapping[str, Value], also: Iterable[str] = ()) -> Options:
        """Checked options; UnknownName or InvalidOption if they don't fit.

        `also` are names that the caller takes besides, for whoever has mistyped one of them.
        """
        for name in options:
            if name not in self.options:
                raise unknown(f"{self.name} has no option called", name, [*self.options, *also])
        for option in self._game.declared:
            if option.name in options:
                _check(option, options[option.name])
        try:
            return self._game.configure(options)
        except OptionError as error:
            raise InvalidOption(sentence(error.reason)) from None

    def parse(self, notation: str) -> Action:
        """The action that a notation stands for, whether it is legal now or not.

        >>> import conclave
        >>> conclave.game("wizard-dice").parse("predict 5 green").text
        'Predict 5 green'
        """
        from conclave.api.actions import Action

        if not isinstance(notation, str):
            raise InvalidType(f"A notation is a string, not {kind(notation)}.")
        try:
            return Action(self._game, self._game.parse(notation))
        except NotationError:
            raise invalid_notation(self._game, notation) from None

    def unpack(self, pack: bytes) -> Position:
        """The position that `Position.pack` made these bytes from.

        >>> import conclave
        >>> game = conclave.game("ciub")
        >>> position = game.start(players=2)
        >>> game.unpack(position.pack()) == position
        True
        """
        from conclave.api.packs import unpack

        return unpack(self._game, pack)

    def rule(self, rule: str) -> str:
        """The text of a rule by its id, in Markdown.

        >>> import conclave
        >>> conclave.game("wizard-dice").rule("WD-8")  # doctest: +ELLIPSIS
        '...'
        """
        if not isinstance(rule, str):
            raise InvalidType(f"A rule is given by its id, such as 'WD-1', not by {kind(rule)}.")
        rules = self._game.page().rules
        if rule not in rules:
            raise unknown(f"{self.name} has no rule called", rule, rules)
        return rules[rule].body

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and other.name == self.name

    def __hash__(self) -> int:
        return hash(self.name)

    def __reduce__(self) -> tuple[object, ...]:
        return game, (self.name,)

    def __repr__(self) -> str:
        return f"<Game {self.name}>"


def invalid_notation(game: EngineGame, notation: str, likely: Sequence[str] = ()) -> InvalidNotation:
    """The error for a text that is no action, with the nearest one that is; `likely` ones are tried first."""
    wrong = f"{notation[:80]!r} is not an action of {game.name}."
    near = get_close_matches(notation[:80], likely, n=1, cutoff=0.8)
    first, _, rest = notation[:80].partition(" ")
    words = {*game.action_faces, *[word for kind in game.action_faces for word in kind.split("-")]}
    for word in get_close_matches(first, words):
        with suppress(NotationError):
            near.append(game.notation(game.parse(f"{word} {rest}".strip())))
    return InvalidNotation(f"{wrong} Did you mean {near[0]!r}?" if near else wrong)


def _check(option: Option, value: object) -> None:
    """InvalidOption if it has no such value, in the words of Python rather than of the command line."""
    try:
        option.check(value)
    except OptionError as error:
        if isinstance(option, Flag):
            expected = "True or False"
        elif isinstance(option, Number):
            expected = f"a whole number from {option.least} to {option.most}"
        elif isinstance(option, Choice):
            expected = f"one of {', '.join(map(repr, option.values))}"
        else:
            raise InvalidOption(sentence(error.reason)) from None
        said = f"The option “{option.name}” must be {expected}, not {in_one_line(repr(value))[:80]}."
        raise InvalidOption(said) from None
