"""The parser of rules pages."""

from __future__ import annotations

import pytest

from conclave.core.rules_page import RulesPage

PAGE = """\
# Dash

A race.

Second paragraph.

## Turn

### D-1 Choose a die
One of two.

#### Not a rule
**Ruling.** Only one.

### D-1a
Without a title.

## End
What a section says before its rules belongs to no rule.

### M10 Last one
Ends without a line end."""


def test_a_page_is_read() -> None:
    page = RulesPage(PAGE)
    assert page.markdown == PAGE
    assert page.title == "Dash"
    assert page.introduction == "A race.\n\nSecond paragraph."
    assert list(page.rules) == ["D-1", "D-1a", "M10"]
    first, second, last = page.rules.values()
    assert (first.id, first.title, first.section) == ("D-1", "Choose a die", "Turn")
    assert first.body == "One of two.\n\n#### Not a rule\n**Ruling.** Only one."
    assert (second.title, second.section, second.body) == ("", "Turn", "Without a title.")
    assert (last.title, last.section, last.body) == ("Last one", "End", "Ends without a line end.")


def test_rules_are_found_whatever_the_case() -> None:
    page = RulesPage(PAGE)
    assert page.find("d-1A") is page.rules["D-1a"]
    assert page.find("m10") is page.rules["M10"]
    assert page.find("d1a") is page.find("d 1a") is page.rules["D-1a"]
    assert page.find("D-2") is None
    assert page.find("") is None


def test_an_id_stands_once() -> None:
    with pytest.raises(ValueError, match="D-1 stands twice"):
        RulesPage("### D-1 One\nx\n### D-1 Again\ny\n")


@pytest.mark.parametrize("heading", ["### lower case", "### 1st", "###D-1", "### D--1 x", "### D_1 x"])
def test_other_headings_are_part_of_the_text(heading: str) -> None:
    page = RulesPage(f"# T\n\nIntroduction.\n\n### D-1 Rule\nBody.\n{heading}\nMore.\n")
    assert list(page.rules) == ["D-1"]
    assert page.rules["D-1"].body == f"Body.\n{heading}\nMore."


def test_an_empty_page() -> None:
    page = RulesPage("")
    assert (page.title, page.introduction, page.rules) == ("", "", {})


def test_a_rule_is_found_by_its_title_too() -> None:
    page = RulesPage("# G\n## S\n### X-1 Leap (3)\nOver.\n### X-2 A die taken\nTake.\n### X-3\nNo title.\n")
    assert page.find("leap") is page.rules["X-1"]
    assert page.find("A Die Taken") is page.rules["X-2"]
    assert page.find("(3)") is None
    assert page.find("x3") is page.rules["X-3"]
