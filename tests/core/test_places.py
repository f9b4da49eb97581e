"""Places of players of whom some come last."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from conclave.core.places import places_of, places_with_last, shares_of_win


@pytest.mark.parametrize(
    ("places", "last", "found"),
    [
        ([2, 1], [], [2, 1]),
        ([1, 2], [[0]], [2, 1]),
        ([1, 2, 3], [[0]], [3, 1, 2]),
        ([1, 2, 3, 4], [[0], [2]], [3, 1, 4, 2]),
        ([1, 2, 3, 4], [[0, 2]], [3, 1, 3, 2]),
        ([1, 1, 3, 4], [[3]], [1, 1, 3, 4]),
        ([1, 1, 1], [[1]], [1, 3, 1]),
        ([1, 2, 2, 4], [[0]], [4, 1, 1, 3]),
        ([1, 2, 2, 4], [[], [3, 0]], [3, 1, 1, 3]),
        ([1, 1], [[1], [0]], [2, 1]),
        ([1, 1], [[1, 0]], [1, 1]),
    ],
)
def test_who_comes_last(places: list[int], last: list[list[int]], found: list[int]) -> None:
    assert places_with_last(places, last) == found


@given(st.data())
def test_those_who_stayed_keep_their_order_and_nobody_shares_with_who_resigned(data: st.DataObject) -> None:
    points = data.draw(st.lists(st.integers(0, 3), min_size=2, max_size=6))
    places = [1 + sum(other > own for other in points) for own in points]
    resigned = data.draw(st.permutations(range(len(points))))[: data.draw(st.integers(0, len(points)))]
    found = places_with_last(places, [[seat] for seat in reversed(resigned)])
    stayed = [seat for seat in range(len(points)) if seat not in resigned]
    for one in stayed:
        assert all((found[one] < found[other]) == (places[one] < places[other]) for other in stayed)
        assert all(found[one] < found[other] for other in resigned)
        assert found[one] == 1 + sum(places[other] < places[one] for other in stayed)
    assert [found[seat] for seat in resigned] == list(range(len(points), len(stayed), -1))


def test_equal_values_share_a_place_and_the_next_is_left_out() -> None:
    assert places_of([-5, -7, -5, -1]) == [2, 1, 2, 4]
    assert places_of([(True, 0), (False, 3), (False, 1)]) == [3, 2, 1]


def test_a_win_is_shared_by_those_on_the_first_place() -> None:
    assert shares_of_win((1, 3, 1, 4)) == [0.5, 0, 0.5, 0]
    assert shares_of_win((2, 1)) == [0, 1]
