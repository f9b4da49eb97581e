"""A card set as tables, to be changed by tests, and its text."""

from __future__ import annotations

import json
from typing import Any

from tests.games.ciub.box import GROUPS, OPUS_POINTS, OWLS

Entries = list[Any]
"""What stands under `card`; the tables have group, needs, points and owl."""


def cards_of_the_box() -> Entries:
    cards: Entries = [
        {"group": group, "needs": needs, "points": points} | ({"owl": True} if needs in OWLS else {})
        for group, cards in GROUPS.items()
        for needs, points in cards.items()
    ]
    return [*cards, {"group": "D", "points": OPUS_POINTS}]


def small_set() -> Entries:
    """As few cards as there may be: ten, five and five, and the Opus Magnum."""
    cards = {"A": range(11, 21), "B": range(21, 26), "C": range(26, 31)}
    found: Entries = [
        {"group": group, "needs": f"{least}+", "points": 1 + least // 5}
        for group, sums in cards.items()
        for least in sums
    ]
    return [*found, {"group": "D", "points": 3}]


def largest_set() -> Entries:
    """As many cards as there may be, with the longest names among them."""
    lists = [",".join(["1"] * ones + ["3"] * threes) for ones in range(1, 7) for threes in range(1, 8)]
    needs = [
        *lists[-40:],
        *[f"{least}+" for least in range(60, 100)],
        *[f"{least}+" for least in range(1, 41)],
    ]
    found: Entries = [
        {"group": "CAB"[place // 40], "needs": each, "points": 20} for place, each in enumerate(needs)
    ]
    return [*found, {"group": "D", "points": 20}]


def numbers(*times: int) -> str:
    """A list that asks for 1 so often, for 2 so often, and so on."""
    return ",".join([",".join([str(number)] * each) for number, each in enumerate(times, 1) if each])


def written(cards: Entries) -> str:
    """One card in a line."""
    return "card = [\n" + "".join([f"  {value(card)},\n" for card in cards]) + "]\n"


def value(of: Any) -> str:
    """In TOML, which has no null: that is left out of tables."""
    if isinstance(of, dict):
        pairs = [f"{json.dumps(key)} = {value(each)}" for key, each in of.items() if each is not None]
        return "{ " + ", ".join(pairs) + " }"
    if isinstance(of, list):
        return "[" + ", ".join([value(each) for each in of]) + "]"
    if isinstance(of, float):
        return str(of)  # nan and inf too
    return json.dumps(of)
