"""Finds hard-coded prose: the made-up language changes letters in every word that comes from a catalogue."""

from __future__ import annotations

import re
from collections.abc import Set

WORD = re.compile(r"[^\W\d_]+")
CHANGED_LETTERS = set("aeiouAEIOUcnsy")


def hard_coded(shown: str, same_in_every_language: Set[str], rules: str = "") -> set[str]:
    """Words in letters that the made-up language would have changed.

    Lines of the text of `rules` do not count: rules pages are written in one language so far.
    """
    page = " ".join(rules.replace("*", "").split())
    return {
        word
        for line in shown.splitlines()
        if not _is_rule_text(line, page)
        for word in WORD.findall(line)
        if word.isascii() and CHANGED_LETTERS.intersection(word) and word not in same_in_every_language
    }


def _is_rule_text(line: str, page: str) -> bool:
    words = " ".join(line.split()[:4])
    return bool(words) and words in page
