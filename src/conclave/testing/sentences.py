"""Sentences in English; a missing message or argument is an error of the test that asks for it."""

from __future__ import annotations

from functools import cache

import msgspec

from conclave.core.game import Game
from conclave.core.text import Text
from conclave.locale import Locale, packages
from conclave.testing.play import NAMES


@cache
def _english(*games: Game) -> Locale:
    """Includes games whose packages provide no kit."""
    return Locale("en", [game.package for game in games if game.package not in packages()])


@cache
def _said(written: bytes, *games: Game) -> str:
    return _english(*games).say(msgspec.json.decode(written, type=Text), NAMES)


def say(text: Text, *games: Game) -> str:
    """The sentence for a text of one of the games; rendering is slow, so each is rendered once."""
    sentence = _said(msgspec.json.encode(text), *games)
    assert sentence.strip()
    return sentence
