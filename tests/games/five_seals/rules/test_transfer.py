"""Transfer (FS-TR): scrolls of equal strength change hands."""

from __future__ import annotations

import pytest

from tests.games.five_seals.play import another, every_colour, every_element, laid, player

TOKENS = {6: "fire 6", 10: "water 6"}
OTHER_COLOUR = {"fire": "air", "water": "air", "air": "fire", "earth": "air", "mind": "air"}


@every_colour
@pytest.mark.rule("FS-TR")
def test_fs_tr_scrolls_of_equal_strength_change_hands_face_up(colour: str) -> None:
    mine, theirs = f"renewal-{OTHER_COLOUR[colour]}", f"renewal-{colour}"
    table = laid(
        TOKENS, player(f"transfer-{colour} {mine}", dice="fire 1"), player(theirs, dice="air 1", mage=2)
    )
    table.do(f"cast transfer-{colour}", f"scroll 2 {theirs}", f"scroll {mine}")
    assert table.face_up(1) == ["binding-mind", theirs]
    assert table.face_down(1) == [f"transfer-{colour}"]
    assert table.face_up(2) == ["binding-mind", mine]
    assert table.turn == 1
    assert table.player(1).points == table.player(2).points + 4


@every_colour
@pytest.mark.rule("FS-TR")
def test_fs_tr_the_caster_may_use_what_was_won_still_in_this_turn(colour: str) -> None:
    theirs = f"change-{colour}"
    mine = f"deception-{OTHER_COLOUR[colour]}"
    own = "earth" if colour == "mind" else colour
    table = laid(
        TOKENS, player(f"transfer-{colour} {mine}", dice=f"{own} 1"), player(theirs, dice="fire 1", mage=2)
    )
    table.do(f"cast transfer-{colour}", f"scroll 2 {theirs}", f"scroll {mine}")
    table.do(f"cast {theirs}", f"choose {own} 1", f"colour {another(own)}")
    assert table.dice(1) == f"{another(own)} 1"


@every_colour
@pytest.mark.rule("FS-TR")
def test_fs_tr_the_new_owner_may_use_the_other_one_in_their_turn(colour: str) -> None:
    mine, theirs = f"renewal-{OTHER_COLOUR[colour]}", f"renewal-{colour}"
    table = laid(
        {12: "change-fire", 10: "water 6"},
        player(f"transfer-{colour} {mine}", dice="fire 2 2"),
        player(theirs, dice=f"{OTHER_COLOUR[colour]} 1", mage=2),
    )
    table.do(f"cast transfer-{colour}", f"scroll 2 {theirs}", f"scroll {mine}", "break 12 fire 2")
    table.do(f"2 cast {mine}", f"choose {OTHER_COLOUR[colour]} 1", "roll 6")


@every_colour
@pytest.mark.rule("FS-TR")
def test_fs_tr_the_strengths_must_be_equal(colour: str) -> None:
    away = OTHER_COLOUR[colour]
    table = laid(
        TOKENS,
        player(f"transfer-{colour} renewal-{away} alteration-{away} growth-{away}", dice="fire 1"),
        player(f"renewal-{colour} change-{colour}", dice="air 1", mage=2),
    )
    table.do(f"cast transfer-{colour}")
    assert table.refused(f"scroll 2 change-{colour}") == "FS-TR"
    table.do(f"scroll 2 renewal-{colour}")
    assert table.refused(f"scroll growth-{away}") == "FS-TR"
    assert set(table.offered("scroll")) == {f"renewal-{away}", f"alteration-{away}"}


@every_colour
@pytest.mark.rule("FS-TR")
def test_fs_tr_the_opponents_scroll_is_of_the_colour_and_mine_of_any(colour: str) -> None:
    away = OTHER_COLOUR[colour]
    table = laid(
        TOKENS,
        player(f"transfer-{colour} alteration-{colour}", dice="fire 1"),
        player(f"renewal-{colour} renewal-{away}", dice="air 1", mage=2),
    )
    table.do(f"cast transfer-{colour}")
    assert table.refused(f"scroll 2 renewal-{away}") == "FS-TR"
    table.do(f"scroll 2 renewal-{colour}", f"scroll alteration-{colour}")
    assert f"alteration-{colour}" in table.face_up(2)


@every_colour
@pytest.mark.rule("FS-TR")
def test_fs_tr_face_down_scrolls_are_not_transferred(colour: str) -> None:
    away = OTHER_COLOUR[colour]
    table = laid(
        TOKENS,
        player(f"transfer-{colour} renewal-{away} change-{away}", dice="fire 1", down=f"alteration-{away}"),
        player(f"renewal-{colour}", dice="air 1", mage=2, down=f"change-{colour}"),
    )
    table.do(f"cast transfer-{colour}")
    assert table.refused(f"scroll 2 change-{colour}") == "FS-TR"
    table.do(f"scroll 2 renewal-{colour}")
    assert table.refused(f"scroll alteration-{away}") == "FS-TR"


@every_colour
@pytest.mark.rule("FS-TR")
def test_fs_tr_binding_is_not_transferred(colour: str) -> None:
    scroll = f"transfer-{colour}"
    only_binding = laid(TOKENS, player(scroll, dice="fire 1"), player(dice="air 1", mage=2))
    assert only_binding.refused(f"cast {scroll}") == "FS-TR"
    table = laid(
        TOKENS,
        player(f"{scroll} change-{OTHER_COLOUR[colour]}", dice="fire 1"),
        player(f"change-{colour}", dice="air 1", mage=2),
    )
    table.do(f"cast {scroll}")
    assert table.refused("scroll 2 binding-mind") == "FS-TR"
    table.do(f"scroll 2 change-{colour}")
    assert table.refused("scroll binding-mind") == "FS-TR"


@every_colour
@pytest.mark.rule("FS-TR")
def test_fs_tr_the_transfer_in_use_is_not_given(colour: str) -> None:
    scroll = f"transfer-{colour}"
    table = laid(
        TOKENS, player(scroll, dice="fire 1"), player(f"strengthening-{colour}", dice="air 1", mage=2)
    )
    assert table.refused(f"cast {scroll}") == "FS-TR"
    second = f"transfer-{OTHER_COLOUR[colour]}"
    table = laid(
        TOKENS,
        player(f"{scroll} {second}", dice="fire 1"),
        player(f"strengthening-{colour}", dice="air 1", mage=2),
    )
    table.do(f"cast {scroll}", f"scroll 2 strengthening-{colour}")
    assert table.refused(f"scroll {scroll}") == "FS-TR"
    table.do(f"scroll {second}")
    assert second in table.face_up(2)


@every_colour
@pytest.mark.rule("FS-TR", "FS-SY")
def test_fs_tr_synergy_may_be_transferred(colour: str) -> None:
    mine = f"exploitation-{OTHER_COLOUR[colour]}"
    table = laid(
        TOKENS,
        player(f"transfer-{colour} {mine}", dice="fire 1"),
        player(f"synergy-{colour}", dice="air 1", mage=2),
    )
    table.do(f"cast transfer-{colour}", f"scroll 2 synergy-{colour}", f"scroll {mine}")
    assert f"synergy-{colour}" in table.face_up(1)
    assert table.player(1).points == 1 + 4 + 6 + (3 if colour == "mind" else 2)


@every_colour
@pytest.mark.rule("FS-TR")
def test_fs_tr_only_opponents_in_the_round(colour: str) -> None:
    away = OTHER_COLOUR[colour]
    table = laid(
        TOKENS,
        player(f"transfer-{colour} renewal-{away} change-{away}", dice="fire 1"),
        player(f"renewal-{colour}", waiting="air 1", mage=2),
        player(f"change-{colour}", dice="air 1", mage=3),
    )
    table.do(f"cast transfer-{colour}")
    assert table.refused(f"scroll 2 renewal-{colour}") == "FS-TR"
    assert table.refused(f"scroll 3 renewal-{colour}") == "FS-TR"
    assert table.refused(f"scroll 1 renewal-{away}") == "FS-TR"
    assert table.offered("scroll") == [f"3 change-{colour}"]


@every_colour
@pytest.mark.rule("FS-TR", "FS-5")
def test_fs_tr_without_scrolls_of_equal_strength_there_is_no_effect(colour: str) -> None:
    mine = f"transfer-{colour} renewal-{OTHER_COLOUR[colour]}"
    table = laid(TOKENS, player(mine, dice="fire 1"), player(f"change-{colour}", dice="air 1", mage=2))
    assert table.refused(f"cast transfer-{colour}") == "FS-TR"


@every_element
@pytest.mark.rule("FS-TR", "FS-5")
def test_fs_tr_an_opponents_scroll_of_another_colour_is_no_effect(colour: str) -> None:
    away = OTHER_COLOUR[colour]
    table = laid(
        TOKENS,
        player(f"transfer-{colour} alteration-{away}", dice="fire 1"),
        player(f"renewal-{away} renewal-mind", dice="air 1", mage=2),
    )
    assert table.refused(f"cast transfer-{colour}") == "FS-TR"
