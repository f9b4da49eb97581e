"""Reach (FS-6): what lies on the way, who stands on it, and what opens and closes a way."""

from __future__ import annotations

import pytest

from tests.games.five_seals.play import laid, player

BOXES = {12: "change-fire", 15: "change-fire", 16: "change-fire", 19: "change-fire"}
ONE_DIE = "fire 6"


@pytest.mark.rule("FS-6")
def test_fs_6_a_path_may_be_of_any_length() -> None:
    table = laid({18: "change-fire", 20: "change-fire"}, player(dice=ONE_DIE, mage=20))
    assert table.breakable() == {18, 20}
    table = laid({18: "change-fire", 19: "renewal-fire"}, player(dice=ONE_DIE, mage=18))
    assert table.breakable() == {18, 19}


@pytest.mark.rule("FS-6")
def test_fs_6_walls_close_what_is_not_connected() -> None:
    """The circle 11 lies beside 9 on this board, and yet there is a wall: the way leads through 10."""
    without, with_way = (
        laid({10: "air 2", 20: "change-fire"}, player(dice=ONE_DIE)),
        laid({10: "air 2", 20: "change-fire"}, player(dice=ONE_DIE), ways=["9-11"]),
    )
    assert without.refused("break 20 fire 6") == "FS-6"
    assert with_way.offers("break 20 fire 6")


@pytest.mark.rule("FS-6")
def test_fs_6_tokens_close_the_way_and_can_be_broken_themselves() -> None:
    table = laid({6: "fire 2", **BOXES}, player(dice=ONE_DIE))
    assert table.breakable() == {6, 12, 19}
    assert table.refused("break 15 fire 6") == "FS-6"
    assert table.refused("break 16 fire 6") == "FS-6"


@pytest.mark.rule("FS-6")
def test_fs_6_there_must_be_a_seal() -> None:
    assert laid(BOXES, player(dice=ONE_DIE)).refused("break 8 fire 6") == "FS-6"
    assert laid(BOXES, player(dice=ONE_DIE)).refused("break 1 fire 6") == "FS-6"


@pytest.mark.rule("FS-6")
def test_fs_6_scrolls_do_not_close_the_way() -> None:
    """A box is an alcove beside the way, so nobody walks through it; what lies in it is no matter."""
    table = laid({15: "change-air", 16: "change-air", 18: "growth-fire"}, player(dice=ONE_DIE))
    assert table.breakable() == {18}


@pytest.mark.rule("FS-6", "FS-8")
def test_fs_6_another_mage_closes_the_way_but_not_ones_own() -> None:
    other = player(dice="air 1", mage=6)
    table = laid(BOXES, player(dice=ONE_DIE), other)
    assert table.breakable() == {12, 19}
    assert table.refused("break 15 fire 6") == "FS-6"
    assert laid(BOXES, player(dice=ONE_DIE, mage=6), player(dice="air 1", mage=2)).breakable() == set(BOXES)


@pytest.mark.rule("FS-6", "FS-8")
def test_fs_6_a_way_round_a_mage_serves() -> None:
    table = laid(BOXES, player(dice=ONE_DIE), player(dice="air 1", mage=6), ways=["9-11"])
    assert table.breakable() == {12, 16, 19}


@pytest.mark.rule("FS-6", "FS-9")
def test_fs_6_the_mage_of_somebody_whose_round_is_over_goes_on_blocking() -> None:
    table = laid(BOXES, player(dice=ONE_DIE), player(waiting="air 3", mage=6))
    assert table.breakable() == {12, 19}


@pytest.mark.rule("FS-6", "FS-BI")
def test_fs_6_a_foreign_familiar_closes_the_way_and_ones_own_does_not() -> None:
    foreign = laid(BOXES, player(dice=ONE_DIE), player(dice="air 1", mage=2, familiar=6))
    assert foreign.breakable() == {12, 19}
    assert foreign.refused("break 16 fire 6") == "FS-6"
    own = laid(BOXES, player(dice=ONE_DIE, familiar=6))
    assert own.breakable() == set(BOXES)


@pytest.mark.rule("FS-6", "FS-BI")
def test_fs_6_figures_in_emptied_boxes_close_no_way() -> None:
    table = laid(BOXES, player(dice=ONE_DIE), player(dice="air 1", mage=17, familiar=14))
    assert table.breakable() == set(BOXES)


@pytest.mark.rule("FS-6", "FS-DP")
def test_fs_6_a_token_under_a_foreign_familiar_cannot_be_broken() -> None:
    table = laid({6: "fire 2", **BOXES}, player("dispatch-fire", dice=ONE_DIE), player(mage=2, familiar=6))
    assert table.breakable() == {12, 19}
    assert table.refused("break 6 fire 6") == "FS-6"


@pytest.mark.rule("FS-6", "FS-DP")
def test_fs_6_a_token_under_ones_own_familiar_can_be_broken_but_closes_the_way_till_then() -> None:
    table = laid({6: "fire 2", **BOXES}, player("dispatch-fire", dice=ONE_DIE, familiar=6))
    assert table.breakable() == {6, 12, 19}
    assert table.refused("break 15 fire 6") == "FS-6"


@pytest.mark.rule("FS-6", "FS-GU")
def test_fs_6_a_guardian_blocks_its_scroll_for_everybody_but_no_way() -> None:
    table = laid(
        {12: "change-fire", 16: "growth-fire"},
        player("guardian-fire", dice=ONE_DIE),
        guards={"fire": 12},
    )
    assert table.breakable() == {16}
    assert table.refused("break 12 fire 6") == "FS-GU"
    others = laid(
        {12: "change-fire", 16: "growth-fire"},
        player(dice=ONE_DIE),
        player("guardian-fire", dice="air 1", mage=2),
        guards={"fire": 12},
    )
    assert others.refused("break 12 fire 6") == "FS-GU"


@pytest.mark.rule("FS-2", "FS-6")
def test_fs_2_figures_on_start_circles_close_no_way() -> None:
    table = laid(
        BOXES,
        player(dice=ONE_DIE, mage=1),
        player(dice="air 1", mage=2, familiar=2),
        player(dice="air 1", mage=3, familiar=3),
    )
    assert table.breakable() == set(BOXES)
    inwards = laid(BOXES, player(dice=ONE_DIE, mage=7), player(dice="air 1", mage=2), player(mage=1))
    assert inwards.breakable() == set(BOXES)


@pytest.mark.rule("FS-2", "FS-BI")
def test_fs_2_a_familiar_bound_on_a_start_circle_closes_no_way() -> None:
    table = laid(BOXES, player(dice="fire 6 6"), player(dice="fire 6", mage=2))
    table.do("cast binding-mind", "familiar")
    assert table.familiar() == 1
    table.do("break 12 fire 6")
    assert table.asked == 2
    assert table.breakable() == {15, 16, 19}


@pytest.mark.rule("FS-8", "FS-6")
def test_fs_8_the_mage_moves_to_the_broken_seal_and_blocks_there() -> None:
    table = laid({6: "fire 2", **BOXES}, player(dice="fire 2, air 1"), player(dice="fire 6", mage=2))
    table.do("break 6 fire 2")
    assert table.mage() == 6
    assert table.seal(6) is None
    assert table.breakable() == {12, 19}


@pytest.mark.rule("FS-8", "FS-6")
def test_fs_8_a_way_opens_when_the_mage_goes_on() -> None:
    seals = {8: "fire 2", 13: "change-air", **BOXES}
    table = laid(seals, player(dice="fire 2 2", mage=6), player(dice="fire 2, air 2", mage=2))
    table.do("break 12 fire 2")
    assert table.asked == 2
    assert table.breakable() == {8, 13, 15, 16, 19}


@pytest.mark.rule("FS-8", "FS-6")
def test_fs_8_the_mage_that_stays_keeps_the_way_closed() -> None:
    table = laid(BOXES, player(dice="air 1", mage=6), player(dice="fire 2", mage=2))
    table.do("end", "take fire fire earth")
    assert table.asked == 2
    assert table.breakable() == {12, 19}
