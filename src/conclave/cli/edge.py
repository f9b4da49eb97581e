"""What every command shares: the reader's language, games by name, JSON on stdout."""

from __future__ import annotations

import os
from typing import Final
from unicodedata import combining, normalize

import click

from conclave.cli.problem import Problem
from conclave.core.game import Game
from conclave.core.registry import UnknownGame
from conclave.core.text import Argument, Text, text
from conclave.locale import Locale, languages, locale
from conclave.registry import GAMES

ENGLISH = "en"

_UNKNOWN_NAMES: Final = {
    "bots-unknown": "bot",
    "cli-no-command": "command",
    "cli-option-unknown": "option",
    "cli-rules-unknown": "rule",
    "core-game-unknown": "game",
    "core-option-unknown": "option",
}
"""Refusals of a name that is not known, with the argument that it is; `expected` lists the known ones."""


# -- language ------------------------------------------------------------------------------------------------


def language() -> Locale:
    """The reader's language; CONCLAVE_LANG chooses it."""
    return locale(chosen_language())


def chosen_language() -> str:
    chosen = os.environ.get("CONCLAVE_LANG") or ENGLISH
    if chosen != ENGLISH and chosen not in languages():
        unknown = text("cli-language-unknown", language=chosen, expected=", ".join(languages()))
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
    """A wrong input, in the words of what refused it, with the nearest name for one that is not known."""
    return refused_in(language(), reason)


def refused_in(spoken: Locale, reason: Text) -> Problem:
    """The same in any language."""
    near = _nearest(reason)
    sentences = [reason] if near is None else [reason, text("cli-did-you-mean", name=near)]
    return Problem(" ".join([spoken.say(sentence) for sentence in sentences]))


def _nearest(reason: Text) -> str | None:
    name = reason.arguments.get(_UNKNOWN_NAMES.get(reason.key, ""))
    if name is None:
        return None
    from difflib import get_close_matches  # only for mistakes

    known = {each.lstrip("-").lower(): each for each in str(reason.arguments["expected"]).split(", ")}
    near = get_close_matches(str(name)[:100].lower(), known, n=1)
    return known[near[0]] if near else None


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
    import msgspec  # only now: most commands print no JSON

    click.echo(msgspec.json.format(msgspec.json.encode(value), indent=2).decode())
