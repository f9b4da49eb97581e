"""Leap (FS-LE): over one token to a seal behind it."""

from __future__ import annotations

import pytest

from tests.games.five_seals.play import another, element, every_colour, every_element, laid, player

OTHER = player(dice="air 1", mage=2)


@every_colour
@pytest.mark.rule("FS-LE")
def test_fs_le_over_a_token_of_the_colour_to_a_token_of_any_colour(colour: str) -> None:
    own, other = element(colour), another(colour)
    table = laid({6: f"{own} 6", 7: f"{other} 3"}, player(f"leap-{colour}", dice=f"{other} 1 3"), OTHER)
    table.do(f"cast leap-{colour}", "pick 6", f"break 7 {other} 3")
    assert table.mage() == 7
    assert table.seal(6) == f"{own} 6"
    assert table.seal(7) is None
    assert table.face_down() == [f"leap-{colour}"]
    assert table.asked == 2
    assert table.view.seal_broken


@every_colour
@pytest.mark.rule("FS-LE", "FS-W")
def test_fs_le_to_a_scroll_of_mind_with_dice_of_any_colour(colour: str) -> None:
    own, other = element(colour), another(colour)
    table = laid({6: f"{own} 6", 15: "change-mind"}, player(f"leap-{colour}", dice=f"{other} 1 3"), OTHER)
    table.do(f"cast leap-{colour}", "pick 6", f"break 15 {other} 3")
    assert "change-mind" in table.face_up()
    assert table.mage() == 15


@every_colour
@pytest.mark.rule("FS-LE")
def test_fs_le_what_was_reachable_anyway_is_refused(colour: str) -> None:
    own = element(colour)
    seals = {6: f"{own} 2", 7: f"{own} 2", 10: f"{own} 2", 12: "change-mind"}
    table = laid(seals, player(f"leap-{colour}", dice=f"{own} 2 3"), OTHER)
    table.do(f"cast leap-{colour}", "pick 6")
    for near in (6, 10, 12):
        assert table.refused(f"break {near} {own} 2") == "FS-LE"
    assert table.breakable() == {7}


@every_colour
@pytest.mark.rule("FS-LE")
def test_fs_le_a_loop_makes_reachable_what_lies_behind_the_token(colour: str) -> None:
    own = element(colour)
    seals = {6: f"{own} 2", 16: f"change-{own}"}
    table = laid(seals, player(f"leap-{colour}", dice=f"{own} 2"), OTHER, ways=["9-11"])
    assert table.offers(f"break 16 {own} 2")
    assert table.refused(f"cast leap-{colour}") == "FS-LE"


@every_colour
@pytest.mark.rule("FS-LE")
def test_fs_le_only_one_token_is_passed(colour: str) -> None:
    own = element(colour)
    seals = {6: f"{own} 2", 7: f"{own} 6", 8: f"{own} 2", 15: f"change-{own}"}
    table = laid(seals, player(f"leap-{colour}", dice=f"{own} 2"), OTHER)
    table.do(f"cast leap-{colour}", "pick 6")
    assert table.refused(f"break 8 {own} 2") == "FS-LE"
    assert table.breakable() == {15}


@every_colour
@pytest.mark.rule("FS-LE")
def test_fs_le_the_token_must_be_reachable_and_lead_to_a_break(colour: str) -> None:
    own = element(colour)
    seals = {6: f"{own} 6", 7: f"{own} 6", 8: f"{own} 2", 10: f"{own} 6", 11: f"{own} 2"}
    table = laid(seals, player(f"leap-{colour}", dice=f"{own} 2"), OTHER)
    table.do(f"cast leap-{colour}")
    assert table.refused("pick 7") == "FS-LE"
    assert table.refused("pick 6") == "FS-LE"
    assert table.refused("pick 9") == "FS-LE"
    assert table.offered("pick") == ["10"]


@every_element
@pytest.mark.rule("FS-LE")
def test_fs_le_the_token_is_of_the_colour(colour: str) -> None:
    other = another(colour)
    seals = {6: f"{other} 6", 7: f"{other} 2", 10: f"{colour} 6", 11: f"{other} 2", 12: f"change-{colour}"}
    table = laid(seals, player(f"leap-{colour}", dice=f"{other} 2"), OTHER)
    table.do(f"cast leap-{colour}")
    assert table.refused("pick 6") == "FS-LE"
    assert table.refused("pick 12") == "FS-LE"
    assert table.offered("pick") == ["10"]
    mind = laid(seals, player("leap-mind", dice=f"{other} 2"), OTHER)
    assert mind.do("cast leap-mind").offered("pick") == ["6", "10"]


@every_colour
@pytest.mark.rule("FS-LE", "FS-DP")
@pytest.mark.parametrize("whose", [1, 2])
def test_fs_le_a_token_under_any_familiar_is_blocked(whose: int, colour: str) -> None:
    own = element(colour)
    seals = {6: f"{own} 6", 7: f"{own} 2"}
    mine, theirs = (6, None) if whose == 1 else (None, 6)
    hand = player(f"leap-{colour}", dice=f"{own} 2", familiar=mine)
    table = laid(seals, hand, player(dice="air 1", mage=2, familiar=theirs))
    assert table.refused(f"cast leap-{colour}") == "FS-LE"


@every_colour
@pytest.mark.rule("FS-LE", "FS-5")
def test_fs_le_without_a_break_behind_the_token_there_is_no_effect(colour: str) -> None:
    own = element(colour)
    too_weak = laid({6: f"{own} 2", 7: f"{own} 3"}, player(f"leap-{colour}", dice=f"{own} 2"), OTHER)
    assert too_weak.refused(f"cast leap-{colour}") == "FS-LE"
    nothing = laid({6: f"{own} 2"}, player(f"leap-{colour}", dice=f"{own} 2"), OTHER)
    assert nothing.refused(f"cast leap-{colour}") == "FS-LE"


@every_colour
@pytest.mark.rule("FS-LE", "FS-6")
def test_fs_le_figures_behind_the_token_still_block(colour: str) -> None:
    own = element(colour)
    seals = {6: f"{own} 2", 8: f"{own} 2", 15: f"growth-{own}", 16: f"change-{own}"}
    table = laid(
        seals,
        player(f"leap-{colour} guardian-{own}", dice=f"{own} 6"),
        player(dice="air 1", mage=7),
        guards={own: 15},
    )
    assert table.refused(f"cast leap-{colour}") == "FS-LE"


@every_colour
@pytest.mark.rule("FS-LE", "FS-7")
def test_fs_le_the_dice_must_fit_and_nothing_else_may_be_done(colour: str) -> None:
    own = element(colour)
    table = laid({6: f"{own} 2", 7: f"{own} 3"}, player(f"leap-{colour}", dice=f"{own} 1 2 3"))
    table.do(f"cast leap-{colour}", "pick 6")
    assert set(table.legal) == {f"break 7 {own} 3", f"break 7 {own} 1 2"}
    for wrong in (f"break 7 {own} 1 3", f"break 7 {own} 2", "cast binding-mind", "end", "pick 6"):
        assert table.refused(wrong) == "FS-LE"


@every_colour
@pytest.mark.rule("FS-LE", "FS-BI")
def test_fs_le_the_mage_breaks_not_the_familiar(colour: str) -> None:
    own = element(colour)
    table = laid({6: f"{own} 2", 7: f"{own} 3"}, player(f"leap-{colour}", dice=f"{own} 1 3"), OTHER)
    table.do(f"cast leap-{colour}", "pick 6", f"break 7 {own} 3")
    assert (table.mage(), table.familiar()) == (7, None)
    assert table.face_up() == ["binding-mind"]


@every_colour
@pytest.mark.rule("FS-LE", "FS-DP")
def test_fs_le_the_own_familiar_comes_back_from_the_token_broken(colour: str) -> None:
    own = element(colour)
    hand = player(f"leap-{colour}", dice=f"{own} 1 3", familiar=7)
    table = laid({6: f"{own} 2", 7: f"{own} 3"}, hand, OTHER)
    table.do(f"cast leap-{colour}", "pick 6", f"break 7 {own} 3")
    assert table.familiar() is None
