"""Scrolls of the players are bits of one number: further up than a C `int` reaches, in both forms alike."""

from __future__ import annotations

import pytest

from conclave.games.five_seals.engine.position import FiveSealsPosition
from conclave.games.five_seals.engine.seals import BINDING, BINDING_SLOT, NAMED_SCROLLS, bit_of, lowest_slot
from tests.games.five_seals.play import GAME

ALL_SLOTS = (2 << BINDING_SLOT) - 1


@pytest.mark.parametrize("slot", range(BINDING_SLOT + 1))
def test_a_slot_is_found_by_its_bit(slot: int) -> None:
    assert bit_of(slot) == 1 << slot
    assert lowest_slot(bit_of(slot)) == slot
    assert lowest_slot(ALL_SLOTS >> slot << slot) == slot


def test_no_slot_has_no_bit() -> None:
    with pytest.raises(IndexError):
        bit_of(-1)
    with pytest.raises(IndexError):
        bit_of(BINDING_SLOT + 1)


def test_a_scroll_that_is_not_there_is_neither_turned_nor_given_nor_taken() -> None:
    position = GAME.start(GAME.configure({"circle": "II"}))
    assert isinstance(position, FiveSealsPosition)
    leap = NAMED_SCROLLS["leap-fire"]
    for change in (position.turn_down, position.turn_up, position.lose_scroll, position.give_scroll):
        with pytest.raises(IndexError):
            change(0, leap)
    assert list(position.scrolls_of(0)) == [BINDING]
    assert position.has_face_up(0, BINDING)
