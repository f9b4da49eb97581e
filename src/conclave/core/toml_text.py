"""Reads TOML from a player. Whatever the text, the answer comes quickly: a table, or the reason why not."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Collection, Mapping
from typing import Final

from mypy_extensions import mypyc_attr

from conclave.core.text import Argument, Text

LONGEST_LINE: Final = 500
"""A key of thousands of parts on one line would keep the TOML parser busy for minutes."""
MOST_PROBLEMS: Final = 200
"""A file with more problems than this is something else altogether; nobody would read on."""

TOO_LONG: Final = "too-long"
LONG_LINE: Final = "long-line"
SYNTAX: Final = "syntax"
NESTED: Final = "nested"
HUGE_NUMBER: Final = "huge-number"

_SMALL: Final = 1_000_000
"""Numbers below this are shown as they were typed."""
_LINE: Final = re.compile(r"at line (\d+)")


class NotToml(ValueError):
    """A text that cannot be read. The game has a message for each reason; it may mention the arguments."""

    def __init__(self, reason: str, arguments: dict[str, str | int]) -> None:
        super().__init__(f"{reason} {arguments}")
        self.reason = reason
        self.arguments = arguments


@mypyc_attr(allow_interpreted_subclasses=True)
class FileError(ValueError):
    """A text that is none of what a game reads, such as a board; `problems` says why."""

    def __init__(self, problems: list[Text]) -> None:
        super().__init__(problems)
        self.problems = problems


def read_toml(text: str, longest: int) -> dict[str, object]:
    """The table in a text; NotToml if there is none, or if it is too long to be of any use."""
    if len(text) > longest:
        raise NotToml(TOO_LONG, {"most": longest})
    for number, written in enumerate(text.split("\n"), 1):
        if len(written) > LONGEST_LINE:
            raise NotToml(LONG_LINE, {"line": number, "most": LONGEST_LINE})
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as wrong:
        at = _LINE.search(str(wrong))
        line = int(at[1]) if at is not None else text.count("\n") + 1
        raise NotToml(SYNTAX, {"line": line, "reason": str(wrong).partition(" (at ")[0]}) from None
    except RecursionError:
        raise NotToml(NESTED, {}) from None
    except ValueError:  # a number of thousands of digits
        raise NotToml(HUGE_NUMBER, {}) from None


def problem(text_key: str, /, **arguments: Argument) -> Text:
    """What is wrong with a file, in one printable line whatever is in the file.

    An argument may be called `key`; compiled code would take it for the first one if that had the same name.
    """
    return Text(text_key, {name: _printable(value) for name, value in arguments.items()})


class Problems:
    """What is wrong with a file, one text after the other; too many of them help nobody."""

    def __init__(self) -> None:
        self.found: list[Text] = []

    def add(self, text_key: str, /, **arguments: Argument) -> None:
        if len(self.found) < MOST_PROBLEMS:
            self.found.append(problem(text_key, **arguments))

    def read_toml(self, text: str, longest: int, keys: Mapping[str, str]) -> dict[str, object] | None:
        """The table in a text, if there is one; `keys` are those of a text for each reason."""
        try:
            return read_toml(text, longest)
        except NotToml as wrong:
            self.add(keys[wrong.reason], **wrong.arguments)
            return None

    def add_unknown(
        self, text_key: str, where: Argument, table: Mapping[str, object], known: Collection[str]
    ) -> None:
        """A problem for each unknown key of a table."""
        for key in table:
            if key not in known:
                self.add(text_key, where=where, key=key, expected=", ".join(known))


def _printable(value: Argument) -> Argument:
    if not isinstance(value, str):
        return value
    return "".join([letter if letter.isprintable() else "?" for letter in value])


def as_typed(value: object) -> str:
    """A word or a small number as it was typed. Anything else may be too big to be written out."""
    if isinstance(value, str):
        return value
    small = isinstance(value, int) and abs(value) < _SMALL
    small = small or (isinstance(value, float) and abs(value) < _SMALL)
    return str(value) if small else "?"
