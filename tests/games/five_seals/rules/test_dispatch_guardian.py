"""Figures sent ahead: Dispatch puts the familiar on a token (FS-DP), Guardian guards a scroll (FS-GU)."""

from __future__ import annotations

import pytest

from tests.games.five_seals.play import another, element, every_colour, every_element, laid, player

OTHER = player(dice="air 1", mage=2)

# -- Dispatch ------------------------------------------------------------------------------------------------


@every_colour
@pytest.mark.rule("FS-DP")
def test_fs_dp_the_familiar_goes_to_a_token_of_the_colour_anywhere(colour: str) -> None:
    own = element(colour)
    seals = {6: "fire 6", 8: f"{own} 4"}
    table = laid(seals, player(f"dispatch-{colour}", dice="fire 1"), OTHER)
    table.do(f"cast dispatch-{colour}", "pick 8")
    assert table.familiar() == 8
    assert table.seal(8) == f"{own} 4"
    assert table.face_down() == [f"dispatch-{colour}"]
    assert table.turn == 1


@every_colour
@pytest.mark.rule("FS-DP")
def test_fs_dp_scrolls_empty_circles_and_other_colours_are_refused(colour: str) -> None:
    own, other = element(colour), another(colour)
    seals = {6: f"{other} 2", 8: f"{own} 4", 12: f"growth-{own}", 13: f"growth-{colour}"}
    table = laid(seals, player(f"dispatch-{colour}", dice="fire 1"), OTHER)
    table.do(f"cast dispatch-{colour}")
    for wrong in (12, 13, 9, 1):
        assert table.refused(f"pick {wrong}") == "FS-DP"
    if colour == "mind":
        assert table.offered("pick") == ["6", "8"]
    else:
        assert table.refused("pick 6") == "FS-DP"


@every_colour
@pytest.mark.rule("FS-DP")
def test_fs_dp_a_token_under_any_familiar_is_blocked(colour: str) -> None:
    own = element(colour)
    seals = {6: f"{own} 2", 7: f"{own} 3", 8: f"{own} 4"}
    hand = player(f"dispatch-{colour}", dice="fire 1", familiar=6)
    table = laid(seals, hand, player(dice="air 1", mage=2, familiar=7))
    table.do(f"cast dispatch-{colour}")
    assert table.refused("pick 6") == "FS-DP"
    assert table.refused("pick 7") == "FS-DP"
    assert table.do("pick 8").familiar() == 8


@every_colour
@pytest.mark.rule("FS-DP", "FS-5")
def test_fs_dp_without_an_unblocked_token_it_is_not_offered(colour: str) -> None:
    own = element(colour)
    seals = {6: f"{own} 2", 12: f"growth-{colour}"}
    if colour != "mind":
        seals[7] = f"{another(colour)} 2"
    table = laid(seals, player(f"dispatch-{colour}", dice="fire 1", familiar=6), OTHER)
    assert table.refused(f"cast dispatch-{colour}") == "FS-DP"


@every_colour
@pytest.mark.rule("FS-DP")
def test_fs_dp_the_familiar_comes_back_when_its_token_is_broken(colour: str) -> None:
    own = element(colour)
    table = laid({6: f"{own} 2"}, player(f"dispatch-{colour}", dice=f"{own} 1 2"), OTHER)
    table.do(f"cast dispatch-{colour}", "pick 6", f"break 6 {own} 2")
    assert table.familiar() is None
    assert table.mage() == 6
    assert table.player(1).in_round


@every_colour
@pytest.mark.rule("FS-DP", "FS-6")
def test_fs_dp_nobody_else_breaks_that_token(colour: str) -> None:
    own = element(colour)
    seals = {6: f"{own} 2", 12: f"change-{own}"}
    table = laid(seals, player(f"dispatch-{colour}", dice=f"{own} 1 2"), player(dice=f"{own} 2", mage=2))
    table.do(f"cast dispatch-{colour}", "pick 6", f"break 12 {own} 2")
    assert table.asked == 2
    assert table.refused(f"break 6 {own} 2") == "FS-6"


@every_colour
@pytest.mark.rule("FS-DP", "FS-9")
def test_fs_dp_the_familiar_leaves_its_token_when_the_round_is_over(colour: str) -> None:
    own = element(colour)
    seals = {6: f"{own} 6", 12: f"change-{own}"}
    table = laid(seals, player(f"dispatch-{colour}", dice=f"{own} 2"), player(dice=f"{own} 6", mage=2))
    table.do(f"cast dispatch-{colour}", "pick 6", f"break 12 {own} 2", "1 take fire water air")
    assert table.familiar() is None
    assert table.offers(f"break 6 {own} 6")


@every_colour
@pytest.mark.rule("FS-DP", "FS-BI")
def test_fs_dp_dispatch_and_binding_in_both_orders(colour: str) -> None:
    own = element(colour)
    hand = player(f"dispatch-{colour}", dice=f"{own} 1 2", mage=10)
    dispatched_last = laid({6: f"{own} 2", 7: f"{own} 3"}, hand, OTHER)
    dispatched_last.do("cast binding-mind", "familiar")
    assert dispatched_last.familiar() == 10
    dispatched_last.do(f"cast dispatch-{colour}", "pick 7")
    assert dispatched_last.familiar() == 7
    bound_last = laid({6: f"{own} 2", 7: f"{own} 3"}, hand, OTHER)
    bound_last.do(f"cast dispatch-{colour}", "pick 7", "cast binding-mind", "familiar")
    assert bound_last.familiar() == 10
    broken_last = laid({6: f"{own} 2", 7: f"{own} 3"}, hand, OTHER)
    broken_last.do(f"cast dispatch-{colour}", "pick 7", "cast binding-mind", f"break 6 {own} 2")
    assert broken_last.familiar() == 6
    assert broken_last.asked == 2
    under = laid({6: f"{own} 2", 7: f"{own} 3"}, hand, OTHER)
    under.do(f"cast dispatch-{colour}", "pick 6", "cast binding-mind", f"break 6 {own} 2")
    assert (under.familiar(), under.seal(6), under.mage()) == (6, None, 10)


@every_element
@pytest.mark.rule("FS-DP", "FS-BI")
def test_fs_dp_a_familiar_under_which_nothing_lies_any_more_blocks_the_way(colour: str) -> None:
    seals = {6: f"{colour} 2", 15: f"change-{colour}"}
    table = laid(
        seals, player(f"dispatch-{colour}", dice=f"{colour} 1 2"), player(dice=f"{colour} 2", mage=2)
    )
    table.do(f"cast dispatch-{colour}", "pick 6", "cast binding-mind", f"break 6 {colour} 2")
    assert table.refused(f"break 15 {colour} 2") == "FS-6"


# -- Guardian ------------------------------------------------------------------------------------------------


@every_colour
@pytest.mark.rule("FS-GU")
def test_fs_gu_the_guardian_stands_on_a_scroll_of_the_colour_and_nobody_wins_it(colour: str) -> None:
    own = element(colour)
    seals = {12: f"change-{colour}", 13: f"change-{another(colour)}", 6: "air 6", 16: f"growth-{colour}"}
    hand = player(f"guardian-{colour}", dice=f"{own} 2 2, {another(colour)} 2")
    table = laid(seals, hand, player(dice=f"{own} 2", mage=2))
    table.do(f"cast guardian-{colour}", "pick 12")
    assert table.guardian(colour) == 12
    assert table.face_down() == [f"guardian-{colour}"]
    assert table.turn == 1
    assert table.refused(f"break 12 {own} 2") == "FS-GU"
    table.do(f"break 13 {another(colour)} 2")
    assert table.asked == 2
    assert table.refused(f"break 12 {own} 2") == "FS-GU"


@every_colour
@pytest.mark.rule("FS-GU")
def test_fs_gu_the_scroll_need_not_be_reachable(colour: str) -> None:
    seals = {6: "air 6", 16: f"growth-{colour}"}
    table = laid(seals, player(f"guardian-{colour}", dice="fire 1"), OTHER)
    assert table.do(f"cast guardian-{colour}", "pick 16").guardian(colour) == 16


@every_colour
@pytest.mark.rule("FS-GU")
def test_fs_gu_tokens_and_other_colours_are_refused(colour: str) -> None:
    own, other = element(colour), another(colour)
    seals = {6: f"{own} 6", 12: f"growth-{other}", 13: f"growth-{colour}"}
    if colour != "mind":
        seals[14] = "change-mind"
    table = laid(seals, player(f"guardian-{colour}", dice="fire 1"), OTHER)
    table.do(f"cast guardian-{colour}")
    for wrong in (6, 12, 15, *([14] if colour != "mind" else [])):
        assert table.refused(f"pick {wrong}") == "FS-GU"
    assert table.refused("take-off") == "FS-GU"
    assert table.legal == ["pick 13"]


@every_colour
@pytest.mark.rule("FS-GU")
def test_fs_gu_a_guardian_on_the_board_is_moved_or_taken_off(colour: str) -> None:
    own = element(colour)
    seals = {12: f"change-{colour}", 13: f"growth-{colour}"}
    hand = player(f"guardian-{colour}", dice=f"{own} 2")
    moved = laid(seals, hand, OTHER, guards={colour: 12})
    moved.do(f"cast guardian-{colour}")
    assert set(moved.legal) == {"pick 13", "take-off"}
    assert moved.refused("pick 12") == "FS-GU"
    moved.do("pick 13")
    assert moved.guardian(colour) == 13
    assert moved.offers(f"break 12 {own} 2")
    off = laid(seals, hand, OTHER, guards={colour: 12})
    off.do(f"cast guardian-{colour}", "take-off")
    assert off.guardian(colour) is None
    assert off.face_down() == [f"guardian-{colour}"]
    assert off.offers(f"break 12 {own} 2")


@every_colour
@pytest.mark.rule("FS-GU")
def test_fs_gu_on_the_only_scroll_of_the_colour_it_can_only_be_taken_off(colour: str) -> None:
    table = laid(
        {12: f"change-{colour}"}, player(f"guardian-{colour}", dice="fire 1"), OTHER, guards={colour: 12}
    )
    assert table.do(f"cast guardian-{colour}").legal == ["take-off"]


@every_colour
@pytest.mark.rule("FS-GU", "FS-5")
def test_fs_gu_without_a_scroll_of_the_colour_it_is_not_offered(colour: str) -> None:
    seals = {6: f"{element(colour)} 6", 12: f"change-{another(colour)}"}
    table = laid(seals, player(f"guardian-{colour}", dice="fire 1"), OTHER)
    assert table.refused(f"cast guardian-{colour}") == "FS-GU"


@every_colour
@pytest.mark.rule("FS-GU", "FS-9")
def test_fs_gu_the_guardian_stays_over_rounds(colour: str) -> None:
    own, other = element(colour), another(colour)
    sixes = {13: "synergy-fire", 14: "synergy-water", 15: "synergy-air", 16: "synergy-mind"}
    table = laid(
        {12: f"change-{colour}", 6: "earth 6", **sixes},
        player(f"guardian-{colour}", dice=f"{own} 1"),
        player(waiting=f"{other} 3", mage=2),
        guards={colour: 12},
    )
    table.do("1 end", f"1 take {own} {own} {own}", "roll 1 1 1 + 1 1 1")
    assert table.view.round == 3
    assert table.guardian(colour) == 12
    table.do("2 end", f"2 take {other} {other} {other}")
    assert table.refused(f"break 12 {own} 1 1") == "FS-GU"


@every_colour
@pytest.mark.rule("FS-GU")
def test_fs_gu_each_colour_has_its_own_guardian(colour: str) -> None:
    other = another(colour)
    table = laid(
        {12: f"change-{colour}", 13: f"change-{other}"},
        player(f"guardian-{colour} guardian-{other}", dice="fire 1"),
        OTHER,
    )
    table.do(f"cast guardian-{colour}", "pick 12", f"cast guardian-{other}", "pick 13")
    assert (table.guardian(colour), table.guardian(other)) == (12, 13)
