"""Collections of action codes."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from conclave.core.actions import NONE, Actions, Listed, Masked, Remembered
from tests.core.scripted import Scripted

BASE = 1 << 18


def members(mask: int) -> list[int]:
    return [BASE + bit for bit in range(mask.bit_length()) if mask >> bit & 1]


@given(st.integers(0, 2**40))
def test_masked_actions_are_the_bits_of_the_mask(mask: int) -> None:
    actions = Masked(BASE, mask)
    assert list(actions) == members(mask)
    assert len(actions) == mask.bit_count()
    assert [actions[index] for index in range(len(actions))] == members(mask)
    for bit in range(42):
        assert (BASE + bit in actions) == bool(mask >> bit & 1)


@pytest.mark.parametrize("actions", [Masked(BASE, 0b1011), Listed((4, 9, 2)), Remembered((4, 9, 2))])
def test_what_is_no_member_is_not_in(actions: Actions) -> None:
    for stranger in (-1, 0, BASE - 1, BASE + 2, BASE + 4, 2**70, -(2**70), "4", None, 4.5, (4,), [4]):
        assert stranger not in actions


@pytest.mark.parametrize("actions", [Masked(BASE, 0b1011), Listed((4, 9, 2)), Remembered((4, 9, 2))])
def test_sampling_takes_one_uniform_number(actions: Actions) -> None:
    for index in range(3):
        source = Scripted([index])
        assert actions.sample(source) == list(actions)[index]
        assert source.asked == [3]


@pytest.mark.parametrize("actions", [Masked(BASE, 0b1011), Listed((4, 9, 2)), NONE, Masked(0, 0)])
def test_past_the_end_is_an_index_error(actions: Actions) -> None:
    with pytest.raises(IndexError):
        actions[len(actions)]


def test_listed_actions_keep_their_order() -> None:
    assert list(Listed((4, 9, 2))) == [4, 9, 2]
    assert Listed((4, 9, 2))[1] == 9


def test_remembered_actions_are_a_list_that_is_looked_up() -> None:
    remembered = Remembered((4, 9, 2))
    assert list(remembered) == [4, 9, 2]
    assert [remembered[index] for index in range(len(remembered))] == [4, 9, 2]
    assert [code for code in range(12) if code in remembered] == [2, 4, 9]


@pytest.mark.parametrize("mask", [0b1, 0b1000, 0b1011, 0b10000001])
def test_no_place_outside_a_mask_has_a_code(mask: int) -> None:
    actions = Masked(BASE, mask)
    for index in (-1, len(actions), mask.bit_length() - 1 or 1, mask.bit_length(), 2**70):
        if not 0 <= index < len(actions):
            with pytest.raises(IndexError):
                actions[index]


def test_none_is_empty() -> None:
    assert len(NONE) == 0
    assert list(NONE) == []
    assert 0 not in NONE


class Even(Actions):
    """A family that is never listed: the even numbers below a bound."""

    def __init__(self, bound: int) -> None:
        self.bound = bound

    def __len__(self) -> int:
        return self.bound // 2

    def __getitem__(self, index: int) -> int:
        if not 0 <= index < len(self):
            raise IndexError(index)
        return 2 * index

    def __contains__(self, code: object) -> bool:
        return isinstance(code, int) and 0 <= code < self.bound and code % 2 == 0


def test_a_family_of_ones_own_gets_the_rest_for_free() -> None:
    assert list(Even(8)) == [0, 2, 4, 6]
    huge = Even(2 * 10**15)
    assert huge.sample(Scripted([10**15 - 1])) == 2 * (10**15 - 1)
    assert 10**9 in huge
    assert 7 not in huge


def test_a_collection_of_ones_own_must_say_how() -> None:
    bare = Actions()
    with pytest.raises(NotImplementedError):
        len(bare)
    with pytest.raises(NotImplementedError):
        bare[0]
    with pytest.raises(NotImplementedError):
        0 in bare  # noqa: B015 - asking is the test
