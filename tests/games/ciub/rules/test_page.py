"""The tables on the rules page say what lies in the box."""

from __future__ import annotations

import re

from tests.games.ciub.box import CARDS, FACES, GROUPS, KINDS, OPUS_POINTS, OWLS, TAKEN_OUT
from tests.games.ciub.play import GAME


def tables(rule: str) -> list[list[str]]:
    """The rows of all tables of a rule, cell by cell, without the ruled lines."""
    lines = [line for line in GAME.page().rules[rule].body.splitlines() if line.startswith("| ")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def test_the_cards() -> None:
    found: dict[str, tuple[str, int, bool]] = {}
    for group, points, cards in (row for row in tables("CB-1") if row[0] in GROUPS):
        for name, owl in re.findall(r"`([^`]+)`(\\\*)?", cards):
            assert name not in found
            found[name] = (group, int(points), bool(owl))
    groups = {card: group for group, cards in GROUPS.items() for card in cards}
    assert found == {card: (groups[card], points, card in OWLS) for card, points in CARDS.items()}
    assert [int(row[1]) for row in tables("CB-1") if row[0] == "D"] == [OPUS_POINTS]


def test_the_cards_taken_out() -> None:
    for form, by_players in TAKEN_OUT.items():
        [cells] = [row[1:] for row in tables("CB-1") if row[0] == form]
        for players, cell in zip((2, 3, 4), cells, strict=True):
            taken_out = [f"{number} {group}" for group, number in by_players[players].items() if number]
            assert cell == (", ".join(taken_out) or "none")


def test_the_faces() -> None:
    found = {row[0]: row[1].split() for row in tables("CB-5") if row[0] in KINDS}
    assert found == {kind: list(faces) for kind, faces in FACES.items()}
