"""Texts as the people at this terminal read them."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len

from conclave.core.text import Argument, Text
from conclave.locale import Locale

SHOWN_WORDS = 40
"""Characters of somebody's input that are repeated in a sentence."""


class Voice:
    """Renders texts in one language, with the names of the players.

    `you` is the seat that is simply called You: sentences about it have a form of their own, under the
    key `cli-you-` and the key of the sentence about anybody else.
    """

    def __init__(self, locale: Locale, names: Sequence[str], you: int | None = None) -> None:
        self.locale = locale
        self.names = tuple(names)
        self.you = you

    def say(self, key: str, **arguments: Argument) -> str:
        return self.tell(Text(key, arguments))

    def tell(self, text: Text) -> str:
        own = f"cli-you-{text.key}"
        if self.you is not None and self._about(text) == self.you and self.locale.has(own):
            text = Text(own, text.arguments)
        return self.locale.say(text, self.names)

    @staticmethod
    def _about(text: Text) -> int | None:
        player = text.arguments.get("player")
        if isinstance(player, Text) and player.key == "core-player":
            seat = player.arguments["seat"]
            assert isinstance(seat, int)
            return seat - 1
        return None


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
