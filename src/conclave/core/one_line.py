"""What may appear on one line of a record."""

from __future__ import annotations

import re

_CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f\ud800-\udfff]")


def fits_one_line(words: str) -> bool:
    """Records are shown on terminals, where control characters do harm, and are kept as UTF-8."""
    return _CONTROL.search(words) is None


def in_one_line(words: str) -> str:
    """The first line, with a question mark for every character that may not appear there."""
    return _CONTROL.sub("?", words.strip().partition("\n")[0])
