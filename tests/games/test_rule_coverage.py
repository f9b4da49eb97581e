"""Coverage both ways: every rule has a test, every test cites a rule there is, every card has its own test.

The ids are read from the source of the tests, so that the answer does not depend on which tests are run.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from conclave.core.game import Game
from conclave.games import GAMES

TESTS = Path(__file__).parent


@dataclass(frozen=True)
class Citation:
    """One `pytest.mark.rule(...)`, and the test it decorates; "" if it is put on in another way."""

    where: str
    test: str
    ids: tuple[str, ...]


def citations(source: str, name: str = "") -> Iterator[Citation]:
    tree = ast.parse(source)
    decorated = {
        id(decorator): node.name
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef)
        for decorator in node.decorator_list
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
            ids = [each.value for each in node.args if isinstance(each, ast.Constant)]
            where = f"{name}:{node.lineno}"
            assert len(ids) == len(node.args), f"{where}: ids must be written out, so that they can be found"
            yield Citation(where, decorated.get(id(node), ""), tuple(str(each) for each in ids))


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


def test_a_test_is_named_after_the_first_rule_it_cites() -> None:
    """`test_wd_1a_...` cites WD-1a first."""
    wrong = [
        f"{citation.where}: {citation.test}"
        for citation in cited(GAMES.find("wizard-dice"))
        if citation.test.startswith(("test_wd_", "test_m"))
        and not citation.test.startswith(f"test_{citation.ids[0].lower().replace('-', '_')}_")
    ]
    assert wrong == []


def test_citations_are_found_in_decorators_and_parameters() -> None:
    source = """
@pytest.mark.rule("A-1", "A-2")
def test_one(): ...

MANY = [pytest.param(1, marks=pytest.mark.rule("A-3"))]
"""
    found = [(each.test, each.ids) for each in citations(source)]
    assert found == [("test_one", ("A-1", "A-2")), ("", ("A-3",))]
    with pytest.raises(AssertionError, match="written out"):
        list(citations("@pytest.mark.rule(*RULES)\ndef test_one(): ..."))
