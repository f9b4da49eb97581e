"""TOML from outside: a table, or a reason why there is none."""

from __future__ import annotations

import pytest

from conclave.core.text import text
from conclave.core.toml_text import (
    LONGEST_LINE,
    MOST_PROBLEMS,
    NotToml,
    Problems,
    as_typed,
    problem,
    read_toml,
)


def test_a_table_is_read() -> None:
    assert read_toml('name = "x"\n[table]\nnumber = 3\n', 100) == {"name": "x", "table": {"number": 3}}
    assert read_toml("", 0) == {}


@pytest.mark.parametrize(
    ("written", "reason", "arguments"),
    [
        ("#" * 101, "too-long", {"most": 100}),
        ("a = 1\n\nb = = 2\n", "syntax", {"line": 3, "reason": "Invalid value"}),
        ("a = 1\nb = [", "syntax", {"line": 2, "reason": "Invalid value"}),
        ("a = 1\r\nb", "syntax", {"line": 2}),
    ],
)
def test_what_is_none_is_told(written: str, reason: str, arguments: dict[str, str | int]) -> None:
    with pytest.raises(NotToml) as wrong:
        read_toml(written, 100)
    assert wrong.value.reason == reason
    assert wrong.value.arguments.items() >= arguments.items()


def test_long_lines_are_told() -> None:
    assert read_toml("#" * LONGEST_LINE, 1000) == {}
    with pytest.raises(NotToml) as wrong:
        read_toml("a = 1\n" + "#" * (LONGEST_LINE + 1), 1000)
    assert (wrong.value.reason, wrong.value.arguments) == ("long-line", {"line": 2, "most": LONGEST_LINE})


def test_deep_nesting_is_told() -> None:
    with pytest.raises(NotToml) as wrong:
        read_toml("a = " + "[\n" * 10_000, 100_000)
    assert wrong.value.reason in ("nested", "syntax")  # parsers with a limit of their own have another word


def test_a_problem_is_one_printable_line_whatever_it_mentions() -> None:
    inner = text("core-player", seat=1)
    assert problem("key", word="a\nb\x07", number=3, inner=inner).arguments == {
        "word": "a?b?",
        "number": 3,
        "inner": inner,
    }


def test_values_are_shown_if_they_are_short() -> None:
    assert [as_typed(each) for each in ("word", 3, -2.5, True)] == ["word", "3", "-2.5", "True"]
    others: list[object] = [10**400, float("inf"), float("nan"), [1], {}, None]
    assert [as_typed(each) for each in others] == ["?"] * 6


def test_problems_are_listed_until_nobody_reads_on() -> None:
    found = Problems()
    assert found.read_toml("a = 1", 100, {}) == {"a": 1}
    assert found.read_toml("a = = 1", 100, {"syntax": "x-syntax"}) is None
    found.add_unknown("x-unknown", "file", {"b": 1, "key": 2}, ["a", "b"])
    assert [each.key for each in found.found] == ["x-syntax", "x-unknown"]
    assert found.found[1].arguments == {"where": "file", "key": "key", "expected": "a, b"}
    for _ in range(MOST_PROBLEMS):
        found.add("x-more")
    assert len(found.found) == MOST_PROBLEMS
