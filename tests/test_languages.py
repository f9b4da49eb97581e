"""Every language says all that English says: the same messages, variables, typed words and rules.

The tests go by the files that are there, so a language is tested as soon as its files are dropped in.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from babel import Locale as Region
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

import conclave
from conclave.core.game import Game
from conclave.core.rules_page import RulesPage, rules_languages
from conclave.core.text import Text
from conclave.locale import PSEUDO, browser_languages, languages, locale
from conclave.registry import GAMES
from conclave_dash.game import GAME as DASH

SOURCE = Path(conclave.__file__).parent
ENGLISH = "en"
TRANSLATED = sorted(path for path in SOURCE.rglob("text/*.ftl") if path.stem != ENGLISH)
PAGES = [(game, each) for game in GAMES for each in sorted(rules_languages(game.package) - {ENGLISH})]

SAME_EVERYWHERE = {"cb-title", "cli-simulate-ms"}
"""Messages that may be as in English although they have a word of their own: a name, a unit."""

WORD = re.compile(r"[^\W\d_]{2,}")
PLURALS = {"zero", "one", "two", "few", "many", "other"}

each_catalogue = pytest.mark.parametrize(
    "path", TRANSLATED, ids=lambda path: f"{path.parent.parent.name}-{path.stem}"
)
each_page = pytest.mark.parametrize(("game", "language"), PAGES, ids=lambda each: getattr(each, "name", each))


class Parts(Visitor):
    """What a message is made of."""

    def __init__(self, message: fluent.Message) -> None:
        self.variables: set[str] = set()
        self.typed: set[str] = set()
        self.variants: set[str] = set()
        self.prose = ""
        self.visit(message)

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802 - named by the node class
        self.variables.add(node.id.name)

    def visit_StringLiteral(self, node: Any) -> None:  # noqa: N802
        self.typed.add(node.value)

    def visit_Variant(self, node: Any) -> None:  # noqa: N802
        if isinstance(node.key, fluent.Identifier):
            self.variants.add(node.key.name)
        self.generic_visit(node.value)

    def visit_TextElement(self, node: Any) -> None:  # noqa: N802
        self.prose += f"{node.value}|"


def messages(path: Path) -> dict[str, fluent.Message]:
    entries = FluentParser().parse(path.read_text("utf-8")).body
    assert not [entry.content for entry in entries if isinstance(entry, fluent.Junk)]
    found = [entry for entry in entries if isinstance(entry, fluent.Message)]
    assert len({entry.id.name for entry in found}) == len(found), "a message stands twice"
    return {entry.id.name: entry for entry in found}


def pairs(path: Path) -> Iterator[tuple[str, Parts, Parts]]:
    """The messages that English and the other language have."""
    there = messages(path)
    for key, message in messages(path.with_stem(ENGLISH)).items():
        if key in there:
            yield key, Parts(message), Parts(there[key])


# -- catalogues ----------------------------------------------------------------------------------------------


def test_there_is_more_than_english() -> None:
    assert "ja" in browser_languages()
    assert "ja" in languages()


def test_a_language_is_whole_or_not_there() -> None:
    assert {path.stem for path in TRANSLATED} | {ENGLISH, PSEUDO} == set(browser_languages())


@each_catalogue
def test_it_has_the_messages_of_english(path: Path) -> None:
    assert list(messages(path)) == list(messages(path.with_stem(ENGLISH)))


@each_catalogue
def test_every_message_uses_the_variables_of_english(path: Path) -> None:
    wrong = {key: here.variables ^ there.variables for key, here, there in pairs(path)}
    assert {key: names for key, names in wrong.items() if names} == {}


@each_catalogue
def test_what_is_typed_is_the_same(path: Path) -> None:
    wrong = {key: here.typed ^ there.typed for key, here, there in pairs(path)}
    assert {key: words for key, words in wrong.items() if words} == {}


@each_catalogue
def test_every_variant_can_come_up(path: Path) -> None:
    """Japanese, for one, has no singular: `[one]` would never be chosen there, `[1]` would."""
    plurals = {*Region.parse(path.stem, sep="-").plural_form.tags, "other"}
    for key, here, there in pairs(path):
        assert there.variants & PLURALS <= plurals, key
        assert there.variants - PLURALS == here.variants - PLURALS, key


@each_catalogue
@pytest.mark.parametrize("number", [0, 1, 2, 5])
def test_every_message_can_be_said(path: Path, number: int) -> None:
    chosen = locale(path.stem)
    for key, message in messages(path).items():
        assert chosen.say(Text(key, dict.fromkeys(Parts(message).variables, number))), key


@each_catalogue
def test_no_english_is_left(path: Path) -> None:
    serializer = FluentSerializer()
    english, other = messages(path.with_stem(ENGLISH)), messages(path)
    for key, here, there in pairs(path):
        same = serializer.serialize_entry(english[key]) == serializer.serialize_entry(other[key])
        assert not (same and WORD.search(here.prose)) or key in SAME_EVERYWHERE, f"{key} is English"
        assert _phrases(here.prose) & _phrases(there.prose) == set(), f"{key} is partly English"


def _phrases(prose: str) -> set[tuple[str, ...]]:
    """Three words in a row, wherever they stand."""
    runs = [run.split() for run in re.findall(rf"{WORD.pattern}(?:\s+{WORD.pattern})+", prose)]
    return {tuple(run[start : start + 3]) for run in runs for start in range(len(run) - 2)}


# -- rules pages ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", list(GAMES), ids=lambda game: game.name)
def test_the_rules_are_there_in_every_language(game: Game) -> None:
    assert rules_languages(game.package) | {PSEUDO} == set(browser_languages())


@each_page
def test_a_page_has_the_rules_of_the_english_one(game: Game, language: str) -> None:
    english, other = game.page(), game.page(language)
    assert (english.language, other.language) == (ENGLISH, language)
    assert list(other.rules) == list(english.rules)
    assert other.title
    assert other.introduction
    assert other.introduction != english.introduction
    assert _sections(other) == _sections(english)


@each_page
def test_every_rule_is_made_like_the_english_one(game: Game, language: str) -> None:
    english, other = game.page(), game.page(language)
    for identity, rule in other.rules.items():
        original = english.rules[identity]
        assert rule.title
        assert rule.title != original.title, f"{identity} has an English title"
        assert _shape(rule.body) == _shape(original.body), f"{identity} is made in another way"
        assert _cited(rule.body, english) == _cited(original.body, english), f"{identity} cites others"
        assert _phrases(rule.body) & _phrases(original.body) == set(), f"{identity} is partly English"


def _sections(page: RulesPage) -> list[int]:
    """How many rules stand in each section."""
    return list(Counter([rule.section for rule in page.rules.values()]).values())


def _shape(body: str) -> tuple[int, int, int, int, list[str]]:
    """Paragraphs, rulings, entries of lists, rows of tables, and code."""
    paragraphs = body.split("\n\n")
    lines = body.splitlines()
    return (
        len(paragraphs),
        len([each for each in paragraphs if each.startswith("**")]),
        len([line for line in lines if line.startswith("- ")]),
        len([line for line in lines if line.startswith("|")]),
        re.findall(r"`[^`]+`", body),
    )


def _cited(body: str, page: RulesPage) -> set[str]:
    return {word for word in re.findall(r"[A-Z]+-?[A-Za-z0-9]+", body) if word in page.rules}


def test_a_language_without_a_page_reads_english() -> None:
    for language in ("fr", "xx", "", "../rules/en", "/etc/passwd"):
        page = DASH.page(language)
        assert page.language == ENGLISH
        assert page is DASH.page()
