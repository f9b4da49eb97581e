"""Texts as the people at this terminal read them."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len

from conclave.core.text import Argument, Text
from conclave.locale import Locale, locale

SHOWN_WORDS = 40
"""Characters of somebody's input that are repeated in a sentence."""


class Translator:
    """Renders texts in one language, with the names of the players.

    `you` is the seat that is simply called You: sentences about it have a form of their own, under the key of
    the sentence about anybody else and `-you`. Where lines are `plain`, a sentence with signs in it
    may have a form in words, under its key and `-plain`.
    """

    def __init__(
        self, locale: Locale, names: Sequence[str], you: int | None = None, *, plain: bool = False
    ) -> None:
        self.locale = locale
        self.names = tuple(names)
        self.you = you
        self.plain = plain

    def say(self, key: str, **arguments: Argument) -> str:
        return self.tell(Text(key, arguments))

    def tell(self, text: Text) -> str:
        own = f"{text.key}-you"
        if self.you is not None and self._about(text) == self.you and self.locale.has(own):
            text = Text(own, text.arguments)
        return self.locale.say(self._in_words(text) if self.plain else text, self.names)

    def join(self, pieces: Sequence[str]) -> str:
        """Pieces of a sentence one after the other, with commas."""
        return self._between("cli-plain-join").join(pieces)

    def listed(self, pieces: Sequence[str]) -> str:
        """Longer pieces, which may have commas in them."""
        return self._between("cli-plain-list").join(pieces)

    def _between(self, key: str) -> str:
        return self.locale.say(Text(key, {"left": "", "right": ""}))

    def _in_words(self, text: Text) -> Text:
        """The text, and all texts in it, in the form for plain lines."""
        arguments = {
            name: self._in_words(value) if isinstance(value, Text) else value
            for name, value in text.arguments.items()
        }
        words = f"{text.key}-plain"
        return Text(words if self.locale.has(words) else text.key, arguments)

    @staticmethod
    def _about(text: Text) -> int | None:
        player = text.arguments.get("player")
        if isinstance(player, Text) and player.key == "core-player":
            seat = player.arguments["seat"]
            assert isinstance(seat, int)
            return seat - 1
        return None


def with_seat_names(players: int) -> Translator:
    """Where nobody has a name: Player 1, Player 2, ..."""
    spoken = locale()
    names = [spoken.say(Text("core-player", {"seat": seat})) for seat in range(1, players + 1)]
    return Translator(spoken, names)


def shortened(words: str) -> str:
    """What somebody typed, short enough to stand in one line."""
    return words if len(words) <= SHOWN_WORDS else words[: SHOWN_WORDS - 1] + "…"


def initials(names: Sequence[str]) -> tuple[str, ...]:
    """A letter for everybody, or the number of the seat where two names begin alike."""
    first = [next((letter for letter in name if letter.isalpha()), "").upper() for name in names]
    return tuple(
        [
            letter if first.count(letter) == 1 and len(letter) == cell_len(letter) == 1 else str(seat)
            for seat, letter in enumerate(first, 1)
        ]
    )
