"""Reads the text of a card set. Everything wrong with it is listed; nothing is repaired by guessing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from conclave.core.text import Text, text
from conclave.core.toml_text import (
    HUGE_NUMBER,
    LONG_LINE,
    NESTED,
    SYNTAX,
    TOO_LONG,
    Problems,
    as_typed,
    problem,
)
from conclave.games.ciub.engine import requirement
from conclave.games.ciub.engine.cards import GROUPS, B, C, Card, D
from conclave.games.ciub.engine.dice import HIGHEST

LONGEST_TEXT: Final = 50_000
"""Characters; the largest set with a comment to every card needs a third of it."""
MOST_POINTS: Final = 20

_KEYS: Final = ("group", "needs", "points", "owl")
_UNREADABLE: Final = {
    TOO_LONG: "cb-set-too-long",
    LONG_LINE: "cb-set-long-line",
    SYNTAX: "cb-set-syntax",
    NESTED: "cb-set-nested",
    HUGE_NUMBER: "cb-set-huge-number",
}


class NumberedCard:
    """A card with its number in the file, from 1."""

    def __init__(self, number: int, card: Card) -> None:
        self.number = number
        self.card = card

    def text(self) -> Text:
        return card_text(self.number, self.card.name)


def card_text(number: int, needs: object) -> Text:
    """A card as sentences about a file call it; without what it needs if that is no word."""
    if isinstance(needs, str):
        return problem("cb-set-card", number=number, needs=needs)
    return problem("cb-set-card-number", number=number)


class CardSetReader:
    """Reads one text: the cards found so far, and what is wrong with it."""

    def __init__(self, written: str, with_dice: bool) -> None:
        self.cards: list[NumberedCard] = []
        self.problems = Problems()
        content = self.problems.read_toml(written, LONGEST_TEXT, _UNREADABLE)
        if content is not None:
            self._read(content, with_dice)

    def _read(self, content: dict[str, object], with_dice: bool) -> None:
        if content.pop("die", None) is not None and not with_dice:
            self.problems.add("cb-set-dice")
        self._known_keys(text("cb-set-file"), content, ("card",))
        entries = content.get("card")
        if not isinstance(entries, list):
            self.problems.add("cb-set-no-cards")
            return
        for number, entry in enumerate(entries, 1):
            if isinstance(entry, dict):
                self._read_card(number, entry)
            else:
                self.problems.add("cb-set-no-table", number=number)

    def _read_card(self, number: int, entry: Mapping[str, object]) -> None:
        called = card_text(number, entry.get("needs"))
        before = len(self.problems.found)
        self._known_keys(called, entry, _KEYS)
        group = self._group(called, entry.get("group"))
        needs = self._needs(called, group, entry)
        points = self._points(called, entry.get("points"))
        owl = self._owl(called, group, entry.get("owl", False))
        if len(self.problems.found) == before:
            self.cards.append(NumberedCard(number, Card(group, needs, points, owl)))

    def _group(self, called: Text, group: object) -> int:
        if isinstance(group, str) and group in GROUPS:
            return GROUPS.index(group)
        self.problems.add("cb-set-group", card=called, group=as_typed(group), groups=", ".join(GROUPS))
        return -1

    def _needs(self, called: Text, group: int, entry: Mapping[str, object]) -> int:
        needs = entry.get("needs")
        if group == D:
            if "needs" in entry:
                self.problems.add("cb-set-opus-needs", card=called)
            return 0
        if isinstance(needs, str):
            try:
                return requirement.read(needs)
            except ValueError:
                pass
        self.problems.add(
            "cb-set-needs",
            card=called,
            highest=HIGHEST,
            times=requirement.MOST_OF_A_NUMBER,
            sum=requirement.HIGHEST_SUM,
            equal=requirement.MOST_EQUAL,
        )
        return 0

    def _points(self, called: Text, points: object) -> int:
        if type(points) is int and 1 <= points <= MOST_POINTS:
            return points
        self.problems.add("cb-set-points", card=called, most=MOST_POINTS)
        return 0

    def _owl(self, called: Text, group: int, owl: object) -> bool:
        if not isinstance(owl, bool):
            self.problems.add("cb-set-owl", card=called)
            return False
        if owl and group >= 0 and group not in (B, C):
            self.problems.add("cb-set-owl-group", card=called)
        return owl

    def _known_keys(self, where: Text, table: Mapping[str, object], known: Sequence[str]) -> None:
        self.problems.add_unknown("cb-set-unknown-key", where, table, known)
