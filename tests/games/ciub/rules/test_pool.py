"""Pools: dice counted by kind in one integer."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from conclave.games.ciub.engine.dice import NUMBER_OF_KINDS
from conclave.games.ciub.engine.pool import MOST, counts, kinds_in, one_of_each, pack, set_of_kinds

POOLS = st.lists(st.integers(0, MOST), min_size=NUMBER_OF_KINDS, max_size=NUMBER_OF_KINDS)


@given(POOLS)
def test_the_kinds_in_a_pool_are_those_with_a_die(counted: list[int]) -> None:
    assert kinds_in(pack(counted)) == tuple([kind for kind, number in enumerate(counted) if number])


@given(POOLS)
def test_the_set_of_kinds_has_a_bit_for_each(counted: list[int]) -> None:
    assert set_of_kinds(pack(counted)) == sum([1 << kind for kind, number in enumerate(counted) if number])


@given(POOLS)
def test_one_of_each_kind_is_left_of_a_pool(counted: list[int]) -> None:
    assert counts(one_of_each(pack(counted))) == [min(number, 1) for number in counted]


def test_every_number_of_dice_is_seen() -> None:
    for kind in range(NUMBER_OF_KINDS):
        for number in range(MOST + 1):
            alone = pack([0] * kind + [number])
            assert kinds_in(alone) == ((kind,) if number else ())
