"""Lines for the ear: words, digits and ordinary punctuation, for screen readers and for pipes.

Games say most things in words of their own (`Screen.sentences`). What still comes from a drawing loses its
signs here, so that nothing is read out as "black star" or "box drawings light horizontal".
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator
from typing import Final

LONGEST: Final = 200
"""Characters of a line; a longer one goes on in the next."""
WIDTH: Final = 10_000
"""Of the window: nothing is broken into lines to fit a screen."""
PUNCTUATION: Final = frozenset(".,:;?!'\"()-/+=%_\\~、。「」『』（）・？！：；〜")
"""What may stand between words; the rest is drawn, not read."""

_WRITTEN: Final = str.maketrans(
    {**dict.fromkeys("−–—‐‑", "-"), **dict.fromkeys("“”", '"'), "’": "'", "…": "...", "×": "x"}
)
_MINUS: Final = re.compile(r"(?<![^\s(（：:、])-(?=\d)")
_END: Final = re.compile(r"[.!?;:]\s|[。！？；]")
_PAUSE: Final = re.compile(r"[,)]\s|[、）]|\s")
_EMPHASIS: Final = re.compile(r"\*\*|`")


def to_speech(words: str, minus: str) -> str:
    """One line without signs; `minus` is the word for the sign before a number."""
    words = words.translate(_WRITTEN).replace(" · ", ", ")
    kept = "".join([char if _is_word(char) or char in PUNCTUATION else " " for char in words])
    return " ".join(_MINUS.sub(minus, kept).split()).replace(" , ", ", ")


def _is_word(char: str) -> bool:
    return unicodedata.category(char)[0] in "LMN"


def spoken_lines(lines: Iterable[str], minus: str) -> Iterator[str]:
    """Every line in words, and no empty ones."""
    for line in lines:
        for words in line.splitlines():
            yield from shortened_lines(to_speech(words, minus))


def shortened_lines(words: str) -> Iterator[str]:
    """The words in lines that are not too long: broken after a sentence, or else at a pause."""
    while len(words) > LONGEST:
        room = words[:LONGEST]
        ends = [found.end() for found in _END.finditer(room)] or [
            found.end() for found in _PAUSE.finditer(room)
        ]
        cut = ends[-1] if ends else LONGEST
        yield words[:cut].rstrip()
        words = words[cut:].lstrip()
    if words:
        yield words


def rule_paragraphs(markdown: str) -> list[str]:
    """A rule's text without its marks: a paragraph, an entry of a list or a row of a table to a line."""
    paragraphs: list[str] = []
    for block in markdown.split("\n\n"):
        begun = False
        for line in block.splitlines():
            words = _EMPHASIS.sub("", line).strip()
            if words.startswith("|"):
                cells = [cell.strip() for cell in words.strip("|").split("|")]
                if any(cell.strip(" :-") for cell in cells):
                    paragraphs.append(", ".join(cells))
            elif words.startswith("- ") or not begun:
                paragraphs.append(words.removeprefix("- "))
                begun = True
            else:
                paragraphs[-1] += f" {words}"
    return paragraphs
