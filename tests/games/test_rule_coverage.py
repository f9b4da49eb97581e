"""Coverage both ways: every rule has a test, every test cites a rule there is, cards and spells have theirs.

The ids are read from the source of the tests, so that the answer does not depend on which tests are run.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

from conclave.core.game import Game
from conclave.games.five_seals.engine.compendium import SPELLS
from conclave.registry import GAMES
from tests.games.five_seals.play import COLOURS, every_colour

TESTS = Path(__file__).parent


@dataclass(frozen=True)
class Citation:
    """One `pytest.mark.rule(...)`, and the test it decorates; "" if it is put on in another way."""

    where: str
    test: str
    ids: tuple[str, ...]
    every_colour: bool = False
    """Whether the test is run with all five colours of Five Seals."""


def citations(source: str, name: str = "") -> Iterator[Citation]:
    tree = ast.parse(source)
    decorated = {
        id(decorator): node
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef)
        for decorator in node.decorator_list
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
            ids = [each.value for each in node.args if isinstance(each, ast.Constant)]
            where = f"{name}:{node.lineno}"
            assert len(ids) == len(node.args), f"{where}: ids must be written out, so that they can be found"
            test = decorated.get(id(node))
            colours = test is not None and "every_colour" in map(ast.unparse, test.decorator_list)
            yield Citation(where, test.name if test else "", tuple(str(each) for each in ids), colours)


@cache
def cited(game: Game) -> list[Citation]:
    """Every citation in the tests of a game."""
    folder = TESTS / game.name.replace("-", "_")
    files = sorted(folder.rglob("test_*.py"))
    assert files, f"{game.name} has no tests in {folder.name}"
    return [each for path in files for each in citations(path.read_text("utf-8"), path.name)]


def magic_cards(game: Game) -> list[str]:
    """The components that are cards and have a rule of their own."""
    rules = game.page().rules
    kinds = [(getattr(component, "kind", ""), getattr(component, "id", "")) for component in game.catalogue()]
    return [name for kind, name in kinds if kind == "card" and name in rules]


every_game = pytest.mark.parametrize("game", [pytest.param(game, id=game.name) for game in GAMES])


@every_game
def test_every_rule_on_the_page_has_a_test(game: Game) -> None:
    tested = {each for citation in cited(game) if citation.test for each in citation.ids}
    assert set(game.page().rules) - tested == set()


@every_game
def test_every_cited_rule_stands_on_the_page(game: Game) -> None:
    unknown = [
        f"{citation.where} cites {each}"
        for citation in cited(game)
        for each in citation.ids
        if each not in game.page().rules
    ]
    assert unknown == []


@every_game
def test_every_card_has_a_test_of_its_own(game: Game) -> None:
    alone = {citation.ids for citation in cited(game) if citation.test}
    assert [card for card in magic_cards(game) if (card,) not in alone] == []


@every_game
def test_only_tests_cite_rules(game: Game) -> None:
    assert [each.where for each in cited(game) if each.test and not each.test.startswith("test_")] == []


def test_the_ten_magic_cards_of_wizard_dice_are_among_them() -> None:
    assert magic_cards(GAMES.find("wizard-dice")) == [f"M{number}" for number in range(1, 11)]


SPELL_RULES = [pytest.param(spell.rule, id=spell.name) for spell in SPELLS if spell.name != "binding"]
"""Binding is of Mind only, so its tests need no other colour."""


def test_the_twenty_spells_of_five_seals_are_among_them_each_with_a_rule_of_its_own() -> None:
    assert len(SPELLS) == 21
    assert len({spell.rule for spell in SPELLS}) == 21
    assert {spell.rule for spell in SPELLS} <= set(GAMES.find("five-seals").page().rules)


@pytest.mark.parametrize("rule", SPELL_RULES)
def test_every_spell_has_tests_of_its_own_in_every_colour(rule: str) -> None:
    """One about the spell alone, and one that it is not used without an effect; both in all five colours."""
    assert every_colour.mark.args == ("colour", COLOURS)
    in_colours = [each for each in cited(GAMES.find("five-seals")) if each.every_colour]
    assert any(each.ids == (rule,) for each in in_colours)
    assert any(set(each.ids) >= {rule, "FS-5"} for each in in_colours)


EXPLOITABLE = ["FS-CH", "FS-RE", "FS-ST", "FS-GR", "FS-DE", "FS-AL", "FS-TR", "FS-TH"]


@pytest.mark.parametrize("rule", EXPLOITABLE)
def test_every_spell_that_can_be_exploited_is_in_every_colour(rule: str) -> None:
    in_colours = [each for each in cited(GAMES.find("five-seals")) if each.every_colour]
    assert any(each.ids == ("FS-XP", rule) for each in in_colours)


@every_game
def test_a_test_is_named_after_the_first_rule_it_cites(game: Game) -> None:
    """`test_wd_1a_...` cites WD-1a first."""
    wrong = [
        f"{citation.where}: {citation.test}"
        for citation in cited(game)
        if citation.test.startswith((f"test_{game.prefix}_", "test_m"))
        and not citation.test.startswith(f"test_{citation.ids[0].lower().replace('-', '_')}_")
    ]
    assert wrong == []


def test_citations_are_found_in_decorators_and_parameters() -> None:
    source = """
@pytest.mark.rule("A-1", "A-2")
def test_one(): ...

@every_colour
@pytest.mark.rule("A-4")
def test_two(colour): ...

MANY = [pytest.param(1, marks=pytest.mark.rule("A-3"))]
"""
    found = {(each.test, each.ids, each.every_colour) for each in citations(source)}
    assert found == {
        ("test_one", ("A-1", "A-2"), False),
        ("test_two", ("A-4",), True),
        ("", ("A-3",), False),
    }
    with pytest.raises(AssertionError, match="written out"):
        list(citations("@pytest.mark.rule(*RULES)\ndef test_one(): ..."))
