"""What every command shares: the reader's language, games by name, JSON on stdout."""

from __future__ import annotations

import os
from unicodedata import combining, normalize

import click
import msgspec

from conclave.cli.problem import Problem
from conclave.core.game import Game
from conclave.core.registry import UnknownGame
from conclave.core.text import Argument, Text, text
from conclave.locale import Locale, languages, locale
from conclave.registry import GAMES

ENGLISH = "en"


# -- language ------------------------------------------------------------------------------------------------


def language() -> Locale:
    """The reader's language; CONCLAVE_LANG chooses it."""
    return locale(chosen_language())


def chosen_language() -> str:
    chosen = os.environ.get("CONCLAVE_LANG") or ENGLISH
    known = languages()
    if chosen not in known:
        unknown = text("cli-language-unknown", language=chosen, expected=", ".join(known))
        raise Problem(locale(ENGLISH).say(unknown))
    return chosen


def say(key: str, **arguments: Argument) -> str:
    return tell(Text(key, arguments))


def tell(words: Text) -> str:
    return language().say(words)


def problem(key: str, **arguments: Argument) -> Problem:
    """A wrong input in the reader's language."""
    return refused(Text(key, arguments))


def refused(reason: Text) -> Problem:
    """A wrong input, in words that whoever refused it has found."""
    return Problem(tell(reason))


# -- games and JSON ------------------------------------------------------------------------------------------


def find_game(name: str) -> Game:
    """By its name, however it is written: `ciub`, `ciúb`, `Five-Seals`."""
    try:
        return GAMES.find(_plain(name))
    except UnknownGame as unknown:
        raise refused(unknown.reason) from None


def _plain(name: str) -> str:
    """Without accents and capitals."""
    return "".join([letter for letter in normalize("NFKD", name.lower()) if not combining(letter)])


def print_json(value: object) -> None:
    click.echo(msgspec.json.format(msgspec.json.encode(value), indent=2).decode())
