"""Speed (FS-SP): one seal with dice, a second one of the colour without."""

from __future__ import annotations

import pytest

from tests.games.five_seals.play import another, element, every_colour, every_element, laid, player

OTHER = player(dice="air 1", mage=2)


@every_colour
@pytest.mark.rule("FS-SP")
def test_fs_sp_one_seal_with_dice_and_a_second_of_the_colour_without(colour: str) -> None:
    own, other = element(colour), another(colour)
    table = laid({6: f"{other} 2", 10: f"{own} 6"}, player(f"speed-{colour}", dice=f"{other} 1 2"), OTHER)
    table.do(f"cast speed-{colour}", f"break 6 {other} 2", "pick 10")
    assert table.mage() == 10
    assert (table.seal(6), table.seal(10)) == (None, None)
    assert table.dice() == f"{other} 1"
    assert table.face_down() == [f"speed-{colour}"]
    assert table.asked == 2


@every_colour
@pytest.mark.rule("FS-SP")
def test_fs_sp_both_may_be_scrolls(colour: str) -> None:
    other = another(colour)
    seals = {12: f"change-{other}", 13: f"synergy-{colour}"}
    table = laid(seals, player(f"speed-{colour}", dice=f"{other} 1 2"), OTHER)
    table.do(f"cast speed-{colour}", f"break 12 {other} 2", "pick 13")
    assert set(table.face_up()) == {"binding-mind", f"change-{other}", f"synergy-{colour}"}
    assert table.mage() == 13


@every_colour
@pytest.mark.rule("FS-SP")
def test_fs_sp_the_first_break_may_open_the_way_to_the_second(colour: str) -> None:
    own, other = element(colour), another(colour)
    seals = {6: f"{other} 2", 7: f"{own} 6", 10: f"{other} 2"}
    table = laid(seals, player(f"speed-{colour}", dice=f"{other} 2"), OTHER)
    table.do(f"cast speed-{colour}")
    if colour != "mind":
        assert table.refused(f"break 10 {other} 2") == "FS-SP"
        assert table.breakable() == {6}
    table.do(f"break 6 {other} 2")
    assert table.offers("pick 7")
    table.do("pick 7")
    assert table.mage() == 7


@every_colour
@pytest.mark.rule("FS-SP")
def test_fs_sp_the_second_may_have_been_reachable_before_but_must_be_now(colour: str) -> None:
    own = element(colour)
    seals = {6: f"{own} 2", 7: f"{own} 6", 8: f"{own} 2", 10: f"{own} 6"}
    table = laid(seals, player(f"speed-{colour}", dice=f"{own} 2"), OTHER)
    table.do(f"cast speed-{colour}", f"break 6 {own} 2")
    assert table.refused("pick 8") == "FS-SP"
    assert table.refused("pick 6") == "FS-SP"
    assert table.offered("pick") == ["7", "10"]


@every_element
@pytest.mark.rule("FS-SP", "FS-W")
def test_fs_sp_the_second_seal_itself_is_of_the_colour(colour: str) -> None:
    other = another(colour)
    seals = {6: f"{colour} 2", 10: f"{other} 2", 12: "change-mind", 13: f"change-{colour}"}
    table = laid(seals, player(f"speed-{colour}", dice=f"{colour} 2"), OTHER)
    table.do(f"cast speed-{colour}", f"break 6 {colour} 2")
    assert table.refused("pick 10") == "FS-SP"
    assert table.refused("pick 12") == "FS-SP"
    assert table.offered("pick") == ["13"]


@pytest.mark.rule("FS-SP", "FS-W")
def test_fs_sp_of_mind_the_second_seal_is_of_any_colour() -> None:
    seals = {6: "fire 2", 10: "air 6", 12: "growth-mind", 13: "change-earth"}
    table = laid(seals, player("speed-mind", dice="fire 2"), OTHER)
    assert table.do("cast speed-mind", "break 6 fire 2").offered("pick") == ["10", "12", "13"]


@every_colour
@pytest.mark.rule("FS-SP", "FS-5")
def test_fs_sp_both_breaks_must_be_possible(colour: str) -> None:
    own, other = element(colour), another(colour)
    no_second = laid({6: f"{own} 2"}, player(f"speed-{colour}", dice=f"{own} 2"), OTHER)
    assert no_second.refused(f"cast speed-{colour}") == "FS-SP"
    no_first = laid({6: f"{own} 3", 10: f"{own} 3"}, player(f"speed-{colour}", dice=f"{own} 2"), OTHER)
    assert no_first.refused(f"cast speed-{colour}") == "FS-SP"
    if colour != "mind":
        foreign = laid({6: f"{own} 2", 10: f"{other} 2"}, player(f"speed-{colour}", dice=f"{own} 2"), OTHER)
        assert foreign.refused(f"cast speed-{colour}") == "FS-SP"
        mind = laid({6: f"{own} 2", 12: "growth-mind"}, player(f"speed-{colour}", dice=f"{own} 2"), OTHER)
        assert mind.refused(f"cast speed-{colour}") == "FS-SP"


@every_element
@pytest.mark.rule("FS-SP")
def test_fs_sp_the_only_seal_of_the_colour_cannot_be_the_first(colour: str) -> None:
    other = another(colour)
    seals = {6: f"{colour} 2", 10: f"{other} 2"}
    table = laid(seals, player(f"speed-{colour}", dice=f"{colour} 2, {other} 2"), OTHER)
    table.do(f"cast speed-{colour}")
    assert table.refused(f"break 6 {colour} 2") == "FS-SP"
    assert table.breakable() == {10}


@every_colour
@pytest.mark.rule("FS-SP", "FS-GU")
def test_fs_sp_guardians_and_figures_still_block(colour: str) -> None:
    own = element(colour)
    seals = {6: f"{own} 2", 12: f"change-{colour}", 10: f"{own} 3", 7: f"{own} 2"}
    hand = player(f"speed-{colour} guardian-{colour}", dice=f"{own} 2")
    table = laid(seals, hand, player(dice="air 1", mage=2, familiar=10), guards={colour: 12})
    table.do(f"cast speed-{colour}")
    assert table.refused(f"break 12 {own} 2") == "FS-SP"
    table.do(f"break 6 {own} 2")
    assert table.refused("pick 12") == "FS-SP"
    assert table.refused("pick 10") == "FS-SP"
    assert table.offered("pick") == ["7"]


@every_colour
@pytest.mark.rule("FS-SP", "FS-DP")
@pytest.mark.parametrize("under", [6, 10])
def test_fs_sp_the_own_familiar_comes_back_from_a_broken_token(under: int, colour: str) -> None:
    own = element(colour)
    seals = {6: f"{own} 2", 10: f"{own} 6"}
    table = laid(seals, player(f"speed-{colour}", dice=f"{own} 1 2", familiar=under), OTHER)
    table.do(f"cast speed-{colour}", f"break 6 {own} 2", "pick 10")
    assert table.familiar() is None
    assert table.player(1).in_round


@every_colour
@pytest.mark.rule("FS-SP", "FS-BI")
def test_fs_sp_no_binding_in_between_and_nothing_else(colour: str) -> None:
    own = element(colour)
    seals = {6: f"{own} 2", 10: f"{own} 6"}
    table = laid(seals, player(f"speed-{colour} leap-{colour}", dice=f"{own} 1 2"), OTHER)
    table.do(f"cast speed-{colour}")
    for wrong in ("cast binding-mind", "familiar", f"cast leap-{colour}", "end", "pick 10"):
        assert table.refused(wrong) == "FS-SP"
    assert table.refused(f"break 6 {own} 1") == "FS-SP"
    table.do(f"break 6 {own} 2")
    for wrong in ("cast binding-mind", "nothing", "end"):
        assert table.refused(wrong) == "FS-SP"


@every_colour
@pytest.mark.rule("FS-SP", "FS-9b")
def test_fs_sp_the_round_ends_only_after_the_second_break(colour: str) -> None:
    own = element(colour)
    seals = {6: f"{own} 2", 12: f"growth-{colour}"}
    table = laid(seals, player(f"speed-{colour}", dice=f"{own} 2"), OTHER)
    table.do(f"cast speed-{colour}", f"break 6 {own} 2")
    assert table.player(1).in_round
    table.do("1 pick 12", "1 take fire water earth")
    assert f"growth-{colour}" in table.face_up()
    assert table.face_down() == []


@every_colour
@pytest.mark.rule("FS-SP", "FS-6")
def test_fs_sp_the_mage_walks_past_its_own_familiar_to_the_second(colour: str) -> None:
    own = element(colour)
    seals = {6: f"{own} 2", 8: f"{own} 6"}
    table = laid(seals, player(f"speed-{colour}", dice=f"{own} 1 2", familiar=7), OTHER)
    table.do(f"cast speed-{colour}", f"break 6 {own} 2", "pick 8")
    assert (table.mage(), table.familiar()) == (8, 7)
    blocked = laid(
        seals, player(f"speed-{colour}", dice=f"{own} 2"), player(dice="air 1", mage=2, familiar=7)
    )
    assert blocked.refused(f"cast speed-{colour}") == "FS-SP"
