"""Where a line may be broken: after spaces, and between the wide characters of Japanese, which has none.

Rich breaks at spaces only. It would push a whole Japanese sentence to the next line, and cut it there at any
character, even before a full stop.
"""

from __future__ import annotations

import re
from typing import Final

from rich.cells import cell_len, chop_cells

NOT_FIRST: Final = frozenset("、。，．・：；？！」』）】〉》〕］｝～…‥％々ー%)]},.:;?!")
"""Signs that stay with what is before them."""
NOT_LAST: Final = frozenset("「『（【〈《〔［｛([{")
"""Signs that stay with what follows them."""
_KATAKANA: Final = re.compile(r"[\u30a1-\u30fa\u30fc]")
_SMALL_KANA: Final = frozenset("ぁぃぅぇぉっゃゅょゎ")


def has_wide(words: str) -> bool:
    return cell_len(words) != len(words)


def line_breaks(words: str, width: int) -> list[int]:
    """The offsets at which words without line feeds are broken, so that each line has at most `width` cells.

    Spaces at the end of a line do not count.
    """
    breaks: list[int] = []
    used = 0
    for start, unit in _fitting(words, width):
        if used and used + cell_len(unit.rstrip()) > width:
            breaks.append(start)
            used = 0
        used += cell_len(unit)
    return breaks


def widest_unit(words: str) -> int:
    """The cells of the longest piece that is never broken."""
    return max([cell_len(unit.rstrip()) for _, unit in _units(words)])


def _fitting(words: str, width: int) -> list[tuple[int, str]]:
    """Units with their offsets; one that is wider than a whole line is cut."""
    found: list[tuple[int, str]] = []
    for start, unit in _units(words):
        pieces = chop_cells(unit, width) if cell_len(unit.rstrip()) > width else [unit]
        for piece in pieces:
            found.append((start, piece))
            start += len(piece)
    return found


def _units(words: str) -> list[tuple[int, str]]:
    """Pieces of the line that are never broken, each with the spaces behind it."""
    ends = [place for place in range(1, len(words)) if _may_break(words[place - 1], words[place])]
    starts = [0, *ends]
    return [(start, words[start:end]) for start, end in zip(starts, [*ends, len(words)], strict=True)]


def _may_break(before: str, after: str) -> bool:
    if after.isspace():
        return False
    if before.isspace():
        return True
    if cell_len(before) < 2 and cell_len(after) < 2:
        return False
    if after in NOT_FIRST or after in _SMALL_KANA or before in NOT_LAST:
        return False
    if before.isascii() and before.isdigit():
        return False  # a number and what is counted
    return not (_KATAKANA.match(before) and _KATAKANA.match(after))
