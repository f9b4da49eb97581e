"""Options of a game: typed, validated, and able to describe themselves so that a client can draw a form."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final, Self

from mypy_extensions import mypyc_attr

from conclave.core.text import Text, text

Value = str | int | bool


class OptionError(ValueError):
    """An invalid option, with a text that says what would be valid."""

    def __init__(self, reason: Text) -> None:
        super().__init__(f"{reason.key} {reason.arguments}")
        self.reason = reason


@mypyc_attr(allow_interpreted_subclasses=True)
class Option:
    """One setting of a game. `label` and `help` are text keys made from the game's prefix and the name."""

    kind: str

    def __init__(self, name: str, default: Value) -> None:
        self.name = name
        self.default = default
        self.is_late: bool = False
        """Added when there were records already. They leave it out while it has its default, so that older
        games are written as they always were."""

    def late(self) -> Self:
        self.is_late = True
        return self

    def check(self, value: object) -> Value:
        """The value if it is valid; otherwise OptionError with a message."""
        raise NotImplementedError

    def read(self, written: str) -> Value:
        """The value of a text, as records and command lines write it."""
        raise NotImplementedError

    def write(self, value: Value) -> str:
        return str(value)

    def misfit(self, value: Value, prefix: str, players: int) -> Text | None:  # noqa: ARG002 - for subclasses
        """Why a valid value cannot be used with this many players; None if it can.

        `prefix` is that of the game's text keys, as in `describe`.
        """
        return None

    def describe(self, prefix: str) -> dict[str, object]:
        """Everything a client needs to draw a form field."""
        return {
            "name": self.name,
            "kind": self.kind,
            "default": self.default,
            "label": text(f"{prefix}-option-{self.name}"),
            "help": text(f"{prefix}-option-{self.name}-help"),
        }

    def wrong(self, value: object, expected: str) -> OptionError:
        return OptionError(text("core-option-wrong", option=self.name, value=str(value), expected=expected))


class Flag(Option):
    """Yes or no."""

    def __init__(self, name: str, default: bool) -> None:
        super().__init__(name, default)
        self.kind = "flag"

    def check(self, value: object) -> Value:
        if not isinstance(value, bool):
            raise self.wrong(value, "yes, no")
        return value

    def read(self, written: str) -> Value:
        if written not in ("yes", "no"):
            raise self.wrong(written, "yes, no")
        return written == "yes"

    def write(self, value: Value) -> str:
        return "yes" if value else "no"


class Number(Option):
    """A whole number in a range."""

    def __init__(self, name: str, default: int, least: int, most: int) -> None:
        super().__init__(name, default)
        self.kind = "number"
        self.least = least
        self.most = most

    def check(self, value: object) -> Value:
        if isinstance(value, bool) or not isinstance(value, int) or not self.least <= value <= self.most:
            raise self.wrong(value, f"{self.least}-{self.most}")
        return value

    def read(self, written: str) -> Value:
        if not (written.isascii() and written.isdigit() and len(written) <= 9):
            raise self.wrong(written, f"{self.least}-{self.most}")
        return self.check(int(written))

    def describe(self, prefix: str) -> dict[str, object]:
        return {**super().describe(prefix), "least": self.least, "most": self.most}


class Choice(Option):
    """One of a few words."""

    def __init__(self, name: str, default: str, values: Sequence[str]) -> None:
        super().__init__(name, default)
        self.kind = "choice"
        self.values = tuple(values)

    def check(self, value: object) -> Value:
        if not isinstance(value, str) or value not in self.values:
            raise self.wrong(value, ", ".join(self.values))
        return value

    def read(self, written: str) -> Value:
        """Upper or lower case makes no difference."""
        for value in self.values:
            if value.lower() == written.lower():
                return value
        return self.check(written)

    def describe(self, prefix: str) -> dict[str, object]:
        labels = {value: text(f"{prefix}-option-{self.name}-{value}") for value in self.values}
        return {**super().describe(prefix), "values": list(self.values), "labels": labels}


class SeatChoice(Choice):
    """A seat, counted from 1, or a random one. The game has a message for a seat that does not exist."""

    RANDOM: Final = "random"

    def __init__(self, name: str, most: int) -> None:
        super().__init__(name, self.RANDOM, [self.RANDOM, *[str(seat) for seat in range(1, most + 1)]])

    def misfit(self, value: Value, prefix: str, players: int) -> Text | None:
        if value == self.RANDOM or int(value) <= players:
            return None
        return text(f"{prefix}-option-{self.name}-absent", seat=str(value), players=players)

    def describe(self, prefix: str) -> dict[str, object]:
        """With the number of players that each value needs: nobody is offered a seat that does not exist."""
        needs = {value: int(value) for value in self.values if value != self.RANDOM}
        return {**super().describe(prefix), "needs": needs}


class Document(Option):
    """The content of a text file, e.g. a custom board; empty for the one that comes with the game.

    Records and saved games hold the content itself, in one line with JSON's escapes, never a path. `problems`
    finds what is wrong with a content. The game has a message that quotes the first problem.
    """

    LONGEST: Final = 200_000

    def __init__(self, name: str, problems: Callable[[str], Sequence[Text]]) -> None:
        super().__init__(name, "")
        self.kind = "document"
        self._problems = problems

    def check(self, value: object) -> Value:
        if not isinstance(value, str):
            raise OptionError(text("core-option-no-text", option=self.name))
        if len(value) > self.LONGEST:
            raise OptionError(text("core-option-too-long", option=self.name, most=self.LONGEST))
        return value

    def misfit(self, value: Value, prefix: str, players: int) -> Text | None:  # noqa: ARG002
        problems = self._problems(str(value))
        if not problems:
            return None
        return text(f"{prefix}-option-{self.name}-wrong", number=len(problems), problem=problems[0])

    def read(self, written: str) -> Value:
        try:
            value = json.loads(written)
        except (ValueError, RecursionError):
            raise OptionError(text("core-option-no-text", option=self.name)) from None
        return self.check(value)

    def write(self, value: Value) -> str:
        return json.dumps(value)


class Options:
    """The checked settings of one game, all of them present."""

    def __init__(self, declared: Sequence[Option], given: Mapping[str, object]) -> None:
        known = {option.name: option for option in declared}
        for name in given:
            if name not in known:
                names = ", ".join(known)
                raise OptionError(text("core-option-unknown", option=str(name), expected=names))
        self._declared = tuple(declared)
        self._values: dict[str, Value] = {}
        for option in declared:
            self._values[option.name] = option.check(given.get(option.name, option.default))

    def number(self, name: str) -> int:
        value = self._values[name]
        assert isinstance(value, int)
        return value

    def flag(self, name: str) -> bool:
        return self._values[name] is True

    def word(self, name: str) -> str:
        return str(self._values[name])

    def seat(self, name: str) -> int | None:
        """A `SeatChoice`, counted from 0; None for a random one."""
        value = self._values[name]
        return None if value == SeatChoice.RANDOM else int(value) - 1

    def check_fit(self, prefix: str, players: int) -> None:
        """OptionError if a value cannot be used with this many players."""
        for option in self._declared:
            reason = option.misfit(self._values[option.name], prefix, players)
            if reason is not None:
                raise OptionError(reason)

    def items(self) -> Iterator[tuple[str, Value]]:
        return iter(self._values.items())

    def written(self) -> dict[str, str]:
        """Every option as a record writes it."""
        written: dict[str, str] = {}
        for option in self._declared:
            value = self._values[option.name]
            if not option.is_late or value != option.default:
                written[option.name] = option.write(value)
        return written
