"""What people type, names and messages: one line of visible letters, not too long."""

from __future__ import annotations

import re
from typing import Final

from conclave.core.one_line import fits_one_line
from conclave.core.text import text
from conclave.table.refused import Refused

LONGEST_NAME: Final = 24
LONGEST_WORDS: Final = 200
_JOINER: Final = re.compile(r"(?<=[^\w\s])\u200d(?=[^\w\s])")
"""Makes one picture of two (a wizard and a woman: a witch); between letters it would only hide there."""


def read_name(written: str) -> str:
    return _line(written, LONGEST_NAME, "table-name-wrong")


def read_words(written: str) -> str:
    """A message to everybody at the table."""
    return _line(written, LONGEST_WORDS, "table-words-wrong")


def _line(written: str, longest: int, wrong: str) -> str:
    line = " ".join(written.split())
    if not 1 <= len(line) <= longest or not fits_one_line(line) or not _JOINER.sub("", line).isprintable():
        raise Refused("wrong", text(wrong, longest=longest))
    return line
