"""Sentences in English; a missing message or argument is an error of the test that asks for it."""

from __future__ import annotations

from functools import cache

import msgspec

from conclave.core.text import Text
from conclave.locale import Locale, packages
from tests.contract.play import NAMES
from tests.contract.settings import UNDER_CONTRACT

ENGLISH = Locale("en", [game.package for game in UNDER_CONTRACT if game.package not in packages()])


@cache
def _said(written: bytes) -> str:
    return ENGLISH.say(msgspec.json.decode(written, type=Text), NAMES)


def say(text: Text) -> str:
    """The sentence for a text; rendering is slow, so each is rendered once."""
    sentence = _said(msgspec.json.encode(text))
    assert sentence.strip()
    return sentence
