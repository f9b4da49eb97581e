"""Where a line may be broken: after spaces and, in Japanese, which has none, between phrases.

Rich breaks at spaces only. It would push a whole Japanese sentence to the next line, and cut it there at any
character, even before a full stop. A Japanese phrase ends in kana (particles, endings), so a line is broken
where another script follows them, or after a comma or full stop. That keeps words whole without a dictionary.
"""

from __future__ import annotations

import re
from enum import IntEnum
from typing import Final

from rich.cells import cell_len, chop_cells

NOT_FIRST: Final = frozenset("、。，．・：；？！」』）】〉》〕］｝〜\uff5e…‥％々ー%)]},.:;?!")
"""Signs that stay with what is before them."""
NOT_LAST: Final = frozenset("「『（【〈《〔［｛([{")
"""Signs that stay with what follows them."""
_HIRAGANA: Final = re.compile(r"[\u3041-\u309f]")
_KATAKANA: Final = re.compile(r"[\u30a1-\u30fa\u30fc]")
_KANJI: Final = re.compile(r"[\u3400-\u9fff\uf900-\ufaff]")
_SMALL_KANA: Final = frozenset("ぁぃぅぇぉっゃゅょゎ")
_HONORIFIC: Final = frozenset("おご")
"""At the beginning of a word, these belong to the kanji that follow."""


class Pieces(IntEnum):
    """What a line is broken into: the smaller ones only where there is no room for the larger."""

    PHRASES = 0
    KANA = 1
    CHARACTERS = 2


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


def _fitting(words: str, width: int, pieces: Pieces = Pieces.PHRASES) -> list[tuple[int, str]]:
    """Units with their offsets. One that is wider than a line is broken into smaller pieces, or else cut."""
    found: list[tuple[int, str]] = []
    for start, unit in _units(words, pieces):
        if cell_len(unit.rstrip()) <= width:
            found.append((start, unit))
        elif pieces < Pieces.CHARACTERS:
            smaller = _fitting(unit, width, Pieces(pieces + 1))
            found += [(start + offset, piece) for offset, piece in smaller]
        else:
            for piece in chop_cells(unit, width):
                found.append((start, piece))
                start += len(piece)
    return found


def _units(words: str, pieces: Pieces = Pieces.PHRASES) -> list[tuple[int, str]]:
    """Pieces of the line that are never broken, each with the spaces behind it."""
    ends = [
        place
        for place in range(1, len(words))
        if _may_break(words[place - 1], words[place])
        and not _inside_a_word(words[place - 1], words[place], pieces)
    ]
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


def _inside_a_word(before: str, after: str, pieces: Pieces) -> bool:
    """Whether a break would part a Japanese word, or an ending from its word."""
    if pieces is Pieces.CHARACTERS:
        return False
    if _HIRAGANA.match(after):
        among_kana = pieces is Pieces.KANA and bool(_HIRAGANA.match(before))
        return not (before.isspace() or before in NOT_FIRST or among_kana)
    if _KANJI.match(after):
        return bool(_KANJI.match(before)) or before in _HONORIFIC
    return bool(_KATAKANA.match(after) and _KANJI.match(before))
