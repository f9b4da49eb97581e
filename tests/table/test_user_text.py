"""What people type: names and messages."""

from __future__ import annotations

import pytest

from conclave.table.refused import Refused
from conclave.table.user_text import read_name, read_words


@pytest.mark.parametrize("typed", ["Ada", " Zoë  Ann ", "🧙‍♀️", "Zoë🧙‍♀️", "太郎", "O'Hara", "👨‍👩‍👧"])
def test_visible_letters_and_pictures_are_names(typed: str) -> None:
    assert read_name(typed) == " ".join(typed.split())


@pytest.mark.parametrize(
    "typed",
    ["", " ", "\u200d", "A\u200dB", "\u200d🧙", "🧙\u200d", "a\x1b[31m", "\u202eabc", "a" * 25, "\ud800"],
)
def test_what_is_empty_long_or_hides_something_is_no_name(typed: str) -> None:
    with pytest.raises(Refused) as refused:
        read_name(typed)
    assert refused.value.reason.key == "table-name-wrong"


def test_messages_may_be_longer() -> None:
    assert read_words("a" * 200) == "a" * 200
    with pytest.raises(Refused):
        read_words("a" * 201)
