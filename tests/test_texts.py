"""Every text key has a message, every message is used, and the made-up language marks every sentence."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

import conclave
from conclave.core import GameOfKinds
from conclave.core.text import text
from conclave.locale import PSEUDO, MissingMessage, locale, packages
from conclave.registry import GAMES

SOURCE = Path(conclave.__file__).parent
PREFIXES = "core|wd|fs|cb|table|storage|server|bots|lab|cli"
KEY = re.compile(rf"(?:{PREFIXES})-[A-Za-z0-9-]*[A-Za-z0-9]")
ANYTHING = "[A-Za-z0-9_-]+"
"""Names of options may have an underscore."""


def catalogues() -> list[Path]:
    return sorted(SOURCE.rglob("text/en.ftl"))


def messages() -> set[str]:
    found: set[str] = set()
    for path in catalogues():
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            assert not isinstance(entry, fluent.Junk), f"{path}: {entry.content}"
            if isinstance(entry, fluent.Message):
                assert entry.id.name not in found, f"{entry.id.name} stands twice"
                found.add(entry.id.name)
    return found


def keys_in_source() -> tuple[set[str], set[str]]:
    """Keys written out, and patterns of keys put together in f-strings."""
    literal: set[str] = set()
    patterns: set[str] = set()
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and KEY.fullmatch(node.value):
                literal.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                parts = [
                    re.escape(str(part.value)) if isinstance(part, ast.Constant) else ANYTHING
                    for part in node.values
                ]
                game_by_game = parts[1:2] and re.match(r"\\-(?:option|you$|refuse)", parts[1])
                if re.match(rf"(?:{PREFIXES})\\-", parts[0]) or game_by_game:
                    patterns.add("".join(parts))
    return literal, patterns


def test_every_key_in_the_source_has_a_message() -> None:
    assert keys_in_source()[0] - messages() == set()


def test_every_message_is_used() -> None:
    literal, patterns = keys_in_source()
    actions = {
        f"{game.prefix}-action-{kind.text}"
        for game in GAMES
        if isinstance(game, GameOfKinds)
        for kind in game.kinds._kinds
    }
    unused = {
        key
        for key in messages() - literal - actions
        if not any(re.fullmatch(pattern, key) for pattern in patterns)
        and key.removesuffix("-plain") not in literal  # `Translator` adds the ending
    }
    assert unused == set()


def test_every_package_with_a_catalogue_is_read() -> None:
    with_catalogue = {".".join(path.parent.parent.relative_to(SOURCE.parent).parts) for path in catalogues()}
    assert with_catalogue == set(packages())


def test_a_missing_message_or_argument_is_an_error() -> None:
    with pytest.raises(MissingMessage):
        locale().say(text("wd-no-such-key"))
    with pytest.raises(MissingMessage):
        locale().say(text("wd-action-predict", number=3))


def test_players_are_called_by_their_names() -> None:
    waiting = text("wd-event-sits-out", player=text("core-player", seat=2))
    assert locale().say(waiting, ("Ada", "Bo")).startswith("Bo has no box left")
    assert locale().say(waiting).startswith("Player 2 has no box left")


def test_the_made_up_language_brackets_every_message() -> None:
    pseudo = locale(PSEUDO)
    said = pseudo.say(text("wd-action-predict", number=3, colour=text("wd-colour-blue")))
    assert said == "⟦Prédîçt 3 ⟦blûé⟧⟧"
