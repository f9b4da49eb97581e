"""Texts that attack a reader of TOML files, for the files that players may write themselves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hypothesis import strategies as st

from conclave.core.text import Text
from conclave.core.toml_text import LONGEST_LINE, MOST_PROBLEMS
from conclave.locale import locale


def hostile_texts(longest_text: int) -> dict[str, str]:
    """What is hostile to any reader: too much, too deep, or no text at all."""
    return {
        "noise": "\x07\x93x" * 4_000_000,
        "too-long": "# " + "x\n" * longest_text,
        "a-line-too-long": "#" * (LONGEST_LINE + 1),
        "dotted-key": "a." * (longest_text // 2 - 1_000) + "a = 1",
        "many-dotted-keys": "\n".join(["a." * 240 + f"b{n} = 1" for n in range(longest_text // 500)]),
        "nested-arrays": "card = " + "[\n" * (longest_text * 2 // 5),
        "nested-tables": "card = " + "{a=" * 150 + "1" + "}" * 150,
        "closed-arrays": "card = " + "[" * 200 + "]" * 200,
        "long-number": "name = " + "9" * 490,
        "many-keys": "\n".join([f"k{n} = 1" for n in range(longest_text * 9 // 100)]),
        "zero": "\0" * 100,
        "bytes": bytes(range(256)).decode("latin-1"),
        "half-a-letter": 'name = "\ud800"',
        "key-with-line-breaks": '"a\\nb\\u0007" = 1',
        "dates": "name = 1979-05-27\nrich = 07:32:00\n",
        "nothing-but-a-comment": "# a file",
        "blank": "   ",
    }


def check_refused(problems: Sequence[Text]) -> None:
    """Some sentences, not too many of them, each on one line."""
    said = [locale().say(each) for each in problems]
    assert 0 < len(said) <= MOST_PROBLEMS
    assert all(sentence.isprintable() for sentence in said), said


def check_sayable(problems: Sequence[Text]) -> None:
    for each in problems:
        assert locale().say(each)


def damage(data: st.DataObject, text: str, most: int) -> str:
    """The text with up to `most` characters replaced by a few others."""
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, min(start + most, len(text))))
    return text[:start] + data.draw(st.text(max_size=20)) + text[end:]


def toml_values(letters_of_keys: str) -> st.SearchStrategy[Any]:
    """Values of every type, nested a little; keys are short words of these letters."""
    return st.recursive(
        st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
        lambda inner: (
            st.lists(inner, max_size=3)
            | st.dictionaries(st.text(letters_of_keys, max_size=3), inner, max_size=3)
        ),
        max_leaves=6,
    )
