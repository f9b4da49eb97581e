"""Binding (FS-BI): the familiar beside the mage, or a token broken from afar."""

from __future__ import annotations

import pytest

from tests.games.five_seals.play import every_element, laid, player

OTHER = player(dice="air 6", mage=2)


@pytest.mark.rule("FS-BI")
def test_fs_bi_the_familiar_joins_the_mage_and_blocks_after_the_mage_has_gone() -> None:
    table = laid({7: "fire 2", 12: "change-air"}, player(dice="fire 2, air 1", mage=6), OTHER)
    table.do("cast binding-mind", "familiar")
    assert table.familiar() == 6
    assert table.face_down() == ["binding-mind"]
    assert table.turn == 1
    table.do("break 7 fire 2")
    assert (table.mage(), table.familiar()) == (7, 6)
    assert table.breakable() == {12}


@every_element
@pytest.mark.rule("FS-BI")
def test_fs_bi_a_token_is_broken_by_the_familiar_and_the_mage_stays(colour: str) -> None:
    table = laid({6: f"{colour} 3", 7: f"{colour} 2"}, player(dice=f"{colour} 1 2 2"))
    table.do("cast binding-mind", f"break 6 {colour} 1 2")
    assert (table.mage(), table.familiar()) == (1, 6)
    assert table.seal(6) is None
    assert table.dice() == f"{colour} 2"
    assert table.face_down() == ["binding-mind"]
    assert table.asked == 2
    assert table.refused(f"break 7 {colour} 2") == "FS-6"
    assert table.view.seal_broken


@pytest.mark.rule("FS-BI")
def test_fs_bi_a_scroll_is_never_broken_by_the_familiar() -> None:
    table = laid({6: "fire 2", 12: "change-fire", 13: "change-mind"}, player(dice="fire 2"), OTHER)
    table.do("cast binding-mind")
    assert table.refused("break 12 fire 2") == "FS-BI"
    assert table.refused("break 13 fire 2") == "FS-BI"
    assert table.legal == ["familiar", "break 6 fire 2"]


@pytest.mark.rule("FS-BI")
def test_fs_bi_the_token_must_be_reachable() -> None:
    table = laid({6: "fire 2", 7: "fire 2"}, player(dice="fire 2"), OTHER)
    table.do("cast binding-mind")
    assert table.refused("break 7 fire 2") == "FS-BI"


@pytest.mark.rule("FS-BI", "FS-7")
def test_fs_bi_the_dice_must_fit_as_for_any_break() -> None:
    table = laid({6: "fire 2"}, player(dice="fire 1 2 3, air 3"), OTHER)
    table.do("cast binding-mind")
    for wrong in ("fire 1", "fire 1 3", "fire 2 3", "air 3"):
        assert table.refused(f"break 6 {wrong}") == "FS-BI"
    assert table.offered("break") == ["6 fire 2", "6 fire 3"]


@pytest.mark.rule("FS-BI")
def test_fs_bi_one_of_the_two_ways_has_to_be_chosen() -> None:
    table = laid({6: "fire 2"}, player("change-fire", dice="fire 2"), OTHER)
    table.do("cast binding-mind")
    for other in ("end", "cast change-fire", "nothing", "pick 6"):
        assert table.refused(other) == "FS-BI"


@pytest.mark.rule("FS-BI")
def test_fs_bi_placing_the_familiar_always_counts_as_an_effect() -> None:
    """Even where it already stands, and without any dice."""
    table = laid({12: "dispatch-fire"}, player(dice="", mage=6, familiar=6), OTHER)
    table.do("cast binding-mind", "familiar")
    assert table.familiar() == 6
    assert table.face_down() == ["binding-mind"]


@pytest.mark.rule("FS-BI", "FS-DP")
def test_fs_bi_a_familiar_on_the_board_moves() -> None:
    table = laid({8: "fire 3", 12: "dispatch-fire"}, player(dice="fire 1", mage=6, familiar=8), OTHER)
    table.do("cast binding-mind", "familiar")
    assert table.familiar() == 6
    table = laid({8: "fire 3", 10: "fire 3", 12: "dispatch-fire"}, player(dice="fire 1 3", familiar=8), OTHER)
    table.do("cast binding-mind", "break 10 fire 3")
    assert table.familiar() == 10
    assert table.seal(8) == "fire 3"


@pytest.mark.rule("FS-BI", "FS-DP")
def test_fs_bi_a_token_broken_under_the_own_familiar_leaves_it_there() -> None:
    table = laid({6: "fire 3", 12: "dispatch-fire"}, player(dice="fire 1 3", familiar=6), OTHER)
    table.do("cast binding-mind", "break 6 fire 3")
    assert (table.mage(), table.familiar()) == (1, 6)
    assert table.seal(6) is None


@pytest.mark.rule("FS-BI", "FS-9")
def test_fs_bi_the_familiar_comes_back_when_the_round_is_over() -> None:
    table = laid({6: "fire 2", 10: "fire 2"}, player(dice="fire 2 2"), player(dice="air 1 1", mage=2))
    table.do("cast binding-mind", "break 6 fire 2", "2 cast binding-mind", "familiar", "2 end")
    assert table.familiar(2) is None
    table.do("2 take air air air")
    assert table.familiar() == 6
    table.do("1 break 10 fire 2")
    assert table.familiar() is None
    assert table.mage() == 10


@pytest.mark.rule("FS-BI")
def test_fs_bi_the_turn_goes_on_after_the_familiar_was_placed() -> None:
    table = laid({6: "fire 2"}, player("renewal-fire", dice="fire 2"), OTHER)
    table.do("cast binding-mind", "familiar")
    assert table.offers("cast renewal-fire")
    assert table.refused("end") == "FS-5"
    assert table.refused("cast binding-mind") == "FS-5"
