"""Dice packed into one integer, against the plain lists they stand for."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, combinations_with_replacement

from conclave.core.packed import MOST, SIDES, count, counts, fits, number, one, pack, subsets

HANDS = [hand for dice in range(MOST + 1) for hand in combinations_with_replacement(range(SIDES), dice)]


def packed(hand: tuple[int, ...]) -> int:
    return sum(one(face) for face in hand)


def test_what_is_packed_can_be_counted() -> None:
    for hand in HANDS:
        shown = Counter(hand)
        assert number(packed(hand)) == len(hand)
        assert counts(packed(hand)) == [shown[face] for face in range(SIDES)]
        assert [count(packed(hand), face) for face in range(SIDES)] == counts(packed(hand))
        assert pack(counts(packed(hand))) == packed(hand)
    assert len({packed(hand) for hand in HANDS}) == len(HANDS)


def test_every_choice_of_dice_is_there_once() -> None:
    for hand in HANDS[::7]:
        chosen = {packed(some) for size in range(1, len(hand) + 1) for some in combinations(hand, size)}
        assert subsets(packed(hand)) == sorted(chosen)


def test_dice_fit_into_those_they_are_taken_from() -> None:
    for hand in HANDS[:200]:
        for other in HANDS[:200:3]:
            assert fits(packed(other), packed(hand)) == (not Counter(other) - Counter(hand))
