"""The exceptions of the public interface. Each says in a sentence what is wrong, and what would be right."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches

from conclave.core.text import Text
from conclave.locale import locale


class ConclaveError(Exception):
    """The base of all exceptions that Conclave raises on purpose.

    >>> import conclave
    >>> try:
    ...     conclave.game("cuib")
    ... except conclave.ConclaveError as error:
    ...     print(error)
    There is no game called 'cuib'. Did you mean 'ciub'?
    """

    __module__ = "conclave"

    def __init_subclass__(cls) -> None:
        """A traceback calls our exceptions by the names that one can use."""
        if cls.__module__ == __name__:
            cls.__module__ = ConclaveError.__module__


class UnknownName(ConclaveError, LookupError):
    """No game, bot or option has this name. The sentence offers the nearest one.

    >>> import conclave
    >>> conclave.bot("ciub", "gredy")
    Traceback (most recent call last):
    conclave.UnknownName: ciub has no bot called 'gredy'. Did you mean 'greedy'?
    """


class InvalidValue(ConclaveError, ValueError):
    """A value that cannot be used here, such as a seed, a number of games or an outcome.

    >>> import conclave
    >>> conclave.play("ciub", ["greedy"])
    Traceback (most recent call last):
    conclave.InvalidValue: ciub has 2 to 4 seats, and 1 bot was given.
    """


class InvalidType(InvalidValue, TypeError):
    """A value of a type that cannot be used here.

    >>> import conclave
    >>> conclave.play("ciub", "greedy")
    Traceback (most recent call last):
    conclave.InvalidType: Bots are given as a list, one for each seat, not as a str.
    """


class InvalidIndex(InvalidValue, IndexError):
    """A number beyond the last seat, legal action or entry.

    >>> import conclave
    >>> conclave.game("ciub").start(players=2).view(5)
    Traceback (most recent call last):
    conclave.InvalidIndex: There is no seat 5: seats are numbered from 0 to 1.
    """


class InvalidOption(ConclaveError, ValueError):
    """An option of a game has a value that is not allowed.

    >>> import conclave
    >>> conclave.game("ciub").start(players=9)
    Traceback (most recent call last):
    conclave.InvalidOption: The option “players” must be a whole number from 2 to 4, not 9.
    """


class InvalidNotation(ConclaveError, ValueError):
    """A text that is not an action of the game.

    >>> import conclave
    >>> conclave.game("wizard-dice").parse("predict 9 green")
    Traceback (most recent call last):
    conclave.InvalidNotation: 'predict 9 green' is not an action of wizard-dice.
    """


class IllegalAction(ConclaveError, ValueError):
    """An action that the rules don't allow now.

    >>> import conclave
    >>> position = conclave.game("wizard-dice").start(players=2, seer="1")
    >>> try:
    ...     position.play(0, "leave")
    ... except conclave.IllegalAction as error:
    ...     print(error.rule)
    WD-1
    """

    def __init__(self, rule: str, sentence: str) -> None:
        super().__init__(sentence)
        self.rule = rule
        """The id of the rule behind it."""

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.rule, self.args[0])

    def __str__(self) -> str:
        return f"{self.args[0]} ({self.rule})"


class InvalidRecord(ConclaveError, ValueError):
    """A record that cannot be read or doesn't follow the rules.

    >>> import conclave
    >>> try:
    ...     conclave.read_record("conclave record 1\\ngame ciub\\n")
    ... except conclave.InvalidRecord as error:
    ...     print(error.line, error)
    3 Line 3: A line that begins with “rules” should be here.
    """

    def __init__(self, line: int, sentence: str) -> None:
        super().__init__(sentence)
        self.line = line
        """The number of the line; 0 if it concerns the whole record."""

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.line, self.args[0])

    def __str__(self) -> str:
        return f"Line {self.line}: {self.args[0]}" if self.line else str(self.args[0])


class InvalidPack(ConclaveError, ValueError):
    """Bytes that are not a packed position of this game, or are damaged.

    >>> import conclave
    >>> conclave.game("ciub").unpack(b"something else")
    Traceback (most recent call last):
    conclave.InvalidPack: These bytes are not a packed position.
    """


class BotFailed(ConclaveError, RuntimeError):
    """A bot raised an exception, or answered with something that is not a legal action.

    >>> import conclave
    >>> class Sleepy(conclave.Bot):
    ...     def choose(self, view):
    ...         return None
    >>> try:
    ...     conclave.play("ciub", [Sleepy, "random"], seed=1)
    ... except conclave.BotFailed as error:
    ...     print(error)
    The bot Sleepy@1 answered None, which isn't an action: it must return one of the legal actions.
    """


def kind(value: object) -> str:
    """What sort of thing a value is, as sentences say it: `an int`, `a str`."""
    name = type(value).__name__
    return "None" if value is None else f"{'an' if name[0] in 'aeiouAEIOU' else 'a'} {name}"


def is_whole(value: object) -> bool:
    """Whether a value is an integer; True and False are none here."""
    return isinstance(value, int) and not isinstance(value, bool)


def sentence(words: Text) -> str:
    """A text of the rules in English, as exceptions say it."""
    return locale().say(words)


def unknown(what: str, name: object, names: Iterable[str]) -> UnknownName:
    """The error for a name that is not among these; `what` begins the sentence."""
    known = {each.lower(): each for each in names}
    near = get_close_matches(str(name)[:100].lower(), known, n=1)
    listed = ", ".join(known.values()) or "none"
    hint = f"Did you mean {known[near[0]]!r}?" if near else f"There are: {listed}."
    return UnknownName(f"{what} {str(name)[:100]!r}. {hint}")
