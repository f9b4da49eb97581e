"""Choices that are counted and picked without being listed, and the mask of dice that they are picked by."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from conclave.core.actions import Actions, Listed
from conclave.core.chance import Chance
from conclave.core.pending import Decide, Over
from conclave.core.source import Bits
from conclave.games.ciub.engine.dice_choices import states_in
from conclave.games.ciub.engine.lazy_choices import Joined, Picked, number_of_places, place_at, places_in
from conclave.games.ciub.engine.position import CiubPosition
from tests.games.ciub.play import GAME

PLACES = 60
CODES: list[object] = [1000 + place for place in range(PLACES)]
MASKS = st.integers(0, 2**PLACES - 1)
STRANGERS = (-1, 0, 999, 1001, 2**70, -(2**70), "1000", None, 4.5)


def is_a_collection_of(actions: Actions, codes: list[int]) -> bool:
    assert list(actions) == codes
    assert len(actions) == len(codes)
    assert [actions[index] for index in range(len(codes))] == codes
    assert all(code in actions for code in codes)
    for index in (-1, len(codes)):
        with pytest.raises(IndexError):
            actions[index]
    return True


@given(MASKS)
def test_places_are_the_bits_of_a_mask(mask: int) -> None:
    places = [place for place in range(PLACES) if mask >> place & 1]
    assert number_of_places(mask) == len(places)
    assert places_in(mask) == places
    assert [place_at(mask, index) for index in range(len(places))] == places


@given(MASKS, st.lists(st.integers(0, 9), unique=True))
def test_picked_are_the_codes_at_the_places_then_the_others(mask: int, others: list[int]) -> None:
    codes = [1000 + place for place in range(PLACES) if mask >> place & 1]
    assert is_a_collection_of(Picked(CODES, mask), codes)
    assert is_a_collection_of(Picked(CODES, mask, Listed(tuple(others))), codes + others)


@given(st.lists(st.lists(st.integers()), max_size=5))
def test_joined_parts_stand_one_after_the_other(parts: list[list[int]]) -> None:
    joined = Joined([Listed(tuple(part)) for part in parts])
    assert is_a_collection_of(joined, [code for part in parts for code in part])


@pytest.mark.parametrize(
    "actions", [Picked(CODES, 0b101), Picked(CODES, 0b1, Listed((1002,))), Joined([Listed((1000, 1002))])]
)
def test_what_is_no_member_is_not_in(actions: Actions) -> None:
    assert [code for code in range(998, 1005) if code in actions] == [1000, 1002]
    assert not any(stranger in actions for stranger in STRANGERS)


@pytest.mark.parametrize("players", [2, 4])
def test_the_states_that_are_there_are_those_with_dice(players: int) -> None:
    """All through a game, in clones and in positions made from views."""
    source = Bits(Random(players).getrandbits)
    position = GAME.start(GAME.configure({"players": players}))
    seen = set()
    while not isinstance(position.pending, Over):
        imagined = GAME.imagine(position.view(None), source)
        assert isinstance(position, CiubPosition)
        assert isinstance(imagined, CiubPosition)
        for each in (position, position.clone(), imagined):
            assert each.there == states_in(each.outside)
        seen.add(position.stage)
        pending = position.pending
        if isinstance(pending, Decide):
            legal = position.legal(position.turn)
            assert list(imagined.legal(position.turn)) == list(legal)
            position.play(position.turn, legal.sample(source))
        else:
            assert isinstance(pending, Chance)
            position.settle(pending.sample(source))
    assert len(seen) > 10
