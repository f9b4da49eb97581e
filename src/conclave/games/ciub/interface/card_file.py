"""From the text of a card set to its cards. The format is described in docs/card-sets.md."""

from __future__ import annotations

from functools import lru_cache

from conclave.core.text import Text
from conclave.core.toml_text import FileError
from conclave.games.ciub.engine.box import box_text
from conclave.games.ciub.engine.cards import Card, CardSet
from conclave.games.ciub.interface.card_reading import CardSetReader
from conclave.games.ciub.interface.card_rules import set_problems


class CardSetError(FileError):
    """A text that is no card set."""


def problems(text: str) -> list[Text]:
    """Everything that is wrong with a card set; nothing if every form of the game can be played with it."""
    return list(_checked(text)[1])


@lru_cache(maxsize=64)
def card_set(text: str, short: bool) -> CardSet:
    """The cards of a game; an empty text is our own box. CardSetError if something is wrong.

    In a short game the owl cards stay in the box (CB-1).
    """
    cards, wrong = _checked(text)
    if wrong:
        raise CardSetError(list(wrong))
    return CardSet([card for card in cards if not (short and card.owl)])


@lru_cache(maxsize=16)
def _checked(text: str) -> tuple[tuple[Card, ...], tuple[Text, ...]]:
    """A set is checked as a whole only if it could be read: what is missing there would be found missing."""
    written = text or box_text()
    reader = CardSetReader(written, with_dice=written == box_text())
    found = reader.problems.found or set_problems(reader.cards)
    return tuple([each.card for each in reader.cards]), tuple(found)
