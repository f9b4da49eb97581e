"""The browser client's own catalogues: every key that it uses is there, in every language, and used."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast as fluent

from conclave.locale import PSEUDO, browser_languages, browser_packages
from conclave.registry import GAMES
from tests.test_languages import ENGLISH, SOURCE, Parts, messages

ROOT = Path(__file__).parents[1]
CLIENT = ROOT / "client"
LANGUAGES = sorted(path.name for path in (CLIENT / "text").iterdir() if path.is_dir())
AREAS = sorted(path.name for path in (CLIENT / "text" / ENGLISH).glob("*.ftl"))
GAME_FOLDERS = sorted(path.name for path in (CLIENT / "src" / "games").iterdir() if path.is_dir())
"""Games with a catalogue of their own in the client."""
OTHERS = [(each, place) for each in LANGUAGES for place in (*AREAS, *GAME_FOLDERS) if each != ENGLISH]

SAID = re.compile(r"""\bt\(\s*["'`]([^"'`]+)["'`]""")
"""`t("key")`; where a key is put together it is a template with `${…}` in it."""
WORD = re.compile(r"""["'`]([a-z][a-z0-9]*(?:-[A-Za-z0-9]+)+)["'`]""")
"""Whatever else may be a key: what is given to `t` by way of a variable."""
NAME = re.compile(r"[a-z]+-(spell|card)-[a-zA-Z0-9]+")
"""In a game's own catalogue: what a spell or a card is called."""
TEMPLATE = re.compile(r"`([a-z](?:[^`$\s]|\$\{[^}]*\})*)`")


@cache
def sources() -> str:
    folder = ROOT / "client" / "src"
    paths = [path for ending in ("ts", "svelte") for path in folder.rglob(f"*.{ending}")]
    written = [path for path in paths if "generated" not in path.parts and not path.name.endswith(".test.ts")]
    assert len(written) > 50
    return "\n".join(path.read_text("utf-8") for path in written)


def catalogue(language: str, place: str) -> dict[str, fluent.Message]:
    """Of an area, by the name of its file, or of a game."""
    if place in AREAS:
        return messages(CLIENT / "text" / language / place)
    return messages(CLIENT / "src" / "games" / place / "text" / f"{language}.ftl")


def own(language: str) -> list[str]:
    return [key for place in (*AREAS, *GAME_FOLDERS) for key in catalogue(language, place)]


def theirs() -> set[str]:
    """Of the server's catalogues, which the client has too."""
    paths = [SOURCE.parent.joinpath(*package.split("."), "text", "en.ftl") for package in browser_packages()]
    return {key for path in paths for key in messages(path)}


def pattern(template: str) -> re.Pattern[str]:
    parts = re.split(r"\$\{[^}]*\}", template)
    return re.compile("[A-Za-z0-9-]+".join(re.escape(part) for part in parts))


def test_the_client_speaks_the_languages_of_the_server() -> None:
    assert set(LANGUAGES) == set(browser_languages()) - {PSEUDO}


def test_no_key_stands_in_two_catalogues() -> None:
    keys = own(ENGLISH)
    assert len(set(keys)) == len(keys)
    assert set(keys) & theirs() == set()


def test_every_key_has_a_message() -> None:
    known = theirs().union(own(ENGLISH))
    said = set(SAID.findall(sources()))
    assert len(said) > 100
    assert {key for key in said if "${" not in key} - known == set()
    for template in (key for key in said if "${" in key):
        assert any(pattern(template).fullmatch(key) for key in known), template


def test_every_message_is_used() -> None:
    written = sources()
    words = set(WORD.findall(written)) | set(SAID.findall(written))
    templates = [pattern(each) for each in TEMPLATE.findall(written) if "${" in each]
    questions = {key: key.replace("-guide-", "-ask-") for key in own(ENGLISH)}  # as in Tip.svelte
    unused = {
        key
        for key in set(own(ENGLISH)) - words
        if not any(each.fullmatch(questions[key]) for each in templates) and questions[key] not in words
    }
    assert unused == set()


@pytest.mark.parametrize(("language", "place"), OTHERS)
def test_a_language_says_all_that_english_says(language: str, place: str) -> None:
    english, other = catalogue(ENGLISH, place), catalogue(language, place)
    assert list(other) == list(english)
    for key, message in english.items():
        assert Parts(other[key]).variables == Parts(message).variables, key


def test_every_game_is_spoken_of() -> None:
    assert set(GAME_FOLDERS) == {game.name for game in GAMES}
    assert {f"{name}-about" for name in GAME_FOLDERS} <= set(own(ENGLISH))


@pytest.mark.parametrize("language", LANGUAGES)
def test_spells_and_cards_have_their_names_from_the_game_alone(language: str) -> None:
    for game in GAMES:
        theirs = messages(SOURCE.parent.joinpath(*game.package.split("."), "text", f"{language}.ftl"))
        names = {Parts(message).prose for key, message in theirs.items() if NAME.fullmatch(key)}
        twice = [
            key for key, message in catalogue(language, game.name).items() if Parts(message).prose in names
        ]
        assert not twice


def test_a_game_speaks_under_its_own_name() -> None:
    for name in GAME_FOLDERS:
        assert not [key for key in catalogue(ENGLISH, name) if not key.startswith(f"{name}-")]
