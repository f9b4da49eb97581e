"""Each spell is declared once; the rules page, the catalogue and the texts agree with its declaration."""

from __future__ import annotations

from collections import Counter

import pytest

from conclave.core.component import Component
from conclave.core.text import text
from conclave.games.five_seals.engine.compendium import SPELLS as DECLARED
from conclave.games.five_seals.engine.elements import COLOURS, MIND
from conclave.games.five_seals.engine.seals import scroll, scroll_name, strength_of_scroll
from conclave.games.five_seals.engine.spell import Spell
from conclave.games.five_seals.engine.words import scroll_text
from tests.games.five_seals.play import CIRCLES, GAME, LOCALE, SPELLS, STRENGTH

PAGE = GAME.page()
each_spell = pytest.mark.parametrize("spell", DECLARED, ids=lambda spell: spell.name)


def component(identity: str) -> Component:
    (found,) = [each for each in GAME.catalogue() if each.id == identity]
    return found


def test_every_spell_of_the_compendium_is_declared() -> None:
    assert sorted(spell.name for spell in DECLARED) == sorted(SPELLS)
    assert {spell.name: spell.strength for spell in DECLARED} == STRENGTH


@each_spell
def test_its_scrolls_are_numbered_and_called_as_it_is_declared(spell: Spell) -> None:
    for colour in [MIND] if spell.name == "binding" else range(len(COLOURS)):
        numbered = scroll(spell.number, colour)
        assert scroll_name(numbered) == f"{spell.name}-{COLOURS[colour]}"
        assert strength_of_scroll(numbered) == spell.strength
        if spell.name != "binding":
            assert scroll_text(numbered).arguments["spell"] == text(spell.text)


@each_spell
def test_the_catalogue_tells_what_it_does_and_how_strong_it_is(spell: Spell) -> None:
    of_mind = component(f"{spell.name}-mind")
    assert of_mind.description == text(f"{spell.text}-effect-mind")
    assert of_mind.name.arguments["strength"] == spell.strength
    works_on = [text(f"fs-mind-{spell.mind}")] if spell.name != "binding" else []
    assert list(of_mind.faces) == [*works_on, *[text(f"fs-asks-{what}") for what in spell.asks]]


@each_spell
def test_its_rule_carries_its_name_and_strength(spell: Spell) -> None:
    name = LOCALE.say(text(spell.text))
    assert PAGE.rules[spell.rule].title == f"{name} ({spell.strength})"


@each_spell
def test_the_catalogue_tells_what_it_asks_for(spell: Spell) -> None:
    told = [LOCALE.say(face) for face in component(f"{spell.name}-mind").faces]
    asked = [LOCALE.say(text(f"fs-asks-{what}")) for what in spell.asks]
    assert told[len(told) - len(asked) :] == asked


def test_the_box_is_complete() -> None:
    lying = Counter[str]()
    for each in GAME.catalogue():
        lying["binding" if each.id.startswith("binding") else each.kind] += each.number
    assert lying == {"scroll": 125, "binding": 5, "token": 120, "die": 24, "figure": 15, "board": 6}
    for circle in CIRCLES.values():
        assert sum(component(f"{spell}-mind").number for spell in circle) == (
            10 if circle[0] == "change" else 5
        )
