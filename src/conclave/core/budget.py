"""The budget in a bot's name: the 2000 of `searcher:2000`."""

from __future__ import annotations

import re

_WRITTEN = re.compile("[1-9][0-9]{0,6}")


def is_budget(written: str, most: int) -> bool:
    """Whether this is a number from 1 to `most` in plain digits."""
    return _WRITTEN.fullmatch(written) is not None and int(written) <= most
