"""Whether a card can be won at all: what the dice of one player can show at once (CB-5a, CB-10)."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from conclave.games.ciub.engine import requirement
from conclave.games.ciub.interface.card_rules import most_dice_showing, out_of_reach
from tests.games.ciub import box
from tests.games.ciub.own_cards import numbers

STAYING = ("yellow", "orange", "red", "green", "purple")


def can_be_won(needed: list[int]) -> bool:
    """Die by die: four of each of these colours stay what they are; nine, white and blue, can be swapped.

    They may as well become white, which shows all numbers of blue and purple, or three more of a colour.
    """
    return len(needed) <= 29 and any(
        can_show([kind for kind in STAYING for _ in range(4)] + more + ["white"] * (9 - len(more)), needed)
        for more in _multisets(STAYING[:4], 9, 3)
    )


def can_show(dice: list[str], needed: list[int]) -> bool:
    """Numbers find their dice one after the other; one that has a die moves on to another for the next."""
    holder: dict[int, int] = {}

    def place(number: int, tried: set[int]) -> bool:
        for die, kind in enumerate(dice):
            if die not in tried and str(needed[number]) in box.FACES[kind]:
                tried.add(die)
                if die not in holder or place(holder[die], tried):
                    holder[die] = number
                    return True
        return False

    return all(place(number, set()) for number in range(len(needed)))


def _multisets(kinds: tuple[str, ...], most: int, each: int) -> list[list[str]]:
    if not kinds:
        return [[]]
    rest = _multisets(kinds[1:], most, each)
    return [[kinds[0]] * n + more for n in range(each + 1) for more in rest if n + len(more) <= most]


@pytest.mark.rule("CB-5a", "CB-10")
@given(st.lists(st.integers(0, 7), min_size=7, max_size=7))
@settings(max_examples=40, deadline=None)
def test_cb_5a_a_list_is_out_of_reach_if_no_dice_of_one_player_can_show_it(times: list[int]) -> None:
    if any(times):
        needs = numbers(*times)
        assert (out_of_reach(requirement.read(needs)) == ()) == can_be_won([int(n) for n in needs.split(",")])


def test_every_sum_and_number_of_equal_dice_that_can_be_written_is_within_reach() -> None:
    equal = [most_dice_showing((number,)) for number in range(1, 8)]
    # Those that stay, and of the nine three green ones, or six orange and red ones, or all of them white.
    assert equal == [4 + 9, 4 + 9, 12 + 9, 12 + 9, 8 + 6, 8 + 6, 4 + 3]
    assert max(equal) >= requirement.MOST_EQUAL
    at_least = [most_dice_showing(tuple(range(least, 8))) for least in range(1, 8)]
    assert sum(at_least) == 4 * (5 + 6 + 6 + 7 + 4) + 3 * 7 + 6 * 6
    assert sum(at_least) >= requirement.HIGHEST_SUM


def test_more_numbers_have_no_fewer_dice() -> None:
    for size in range(1, 7):
        for some in combinations(range(1, 8), size):
            for more in set(range(1, 8)) - set(some):
                assert most_dice_showing(some) <= most_dice_showing((*some, more)) <= 29
