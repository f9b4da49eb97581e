"""Teleportation (FS-TE): through one figure of somebody else to a seal of the colour."""

from __future__ import annotations

import pytest

from tests.games.five_seals.play import another, element, every_colour, every_element, laid, player


@every_colour
@pytest.mark.rule("FS-TE")
@pytest.mark.parametrize("figure", ["mage", "familiar"])
def test_fs_te_through_a_mage_or_a_familiar_to_a_token_of_the_colour(figure: str, colour: str) -> None:
    own = element(colour)
    theirs = player(dice="air 1", mage=6) if figure == "mage" else player(dice="air 1", mage=2, familiar=6)
    table = laid({7: f"{own} 3"}, player(f"teleportation-{colour}", dice=f"{own} 1 3"), theirs)
    assert table.breakable() == set()
    table.do(f"cast teleportation-{colour}")
    assert table.legal == [f"pass 2 {figure}"]
    table.do(f"pass 2 {figure}", f"break 7 {own} 3")
    assert table.mage() == 7
    assert table.seal(7) is None
    assert (table.mage(2) if figure == "mage" else table.familiar(2)) == 6
    assert table.face_down() == [f"teleportation-{colour}"]
    assert table.asked == 2


@every_colour
@pytest.mark.rule("FS-TE", "FS-W")
def test_fs_te_the_seal_itself_is_of_the_colour(colour: str) -> None:
    """A Mind scroll is no Fire seal, although fire dice break it; Mind breaks a seal of any colour."""
    own, other = element(colour), another(colour)
    seals = {15: "change-mind", 7: f"{other} 2", 8: f"{own} 2"}
    hand = player(f"teleportation-{colour}", dice=f"{own} 2, {other} 2")
    table = laid(seals, hand, player(dice="air 1", mage=6), ways=["6-8"])
    table.do(f"cast teleportation-{colour}", "pass 2 mage")
    if colour == "mind":
        assert table.breakable() == {7, 8, 15}
    else:
        assert table.refused(f"break 15 {own} 2") == "FS-TE"
        assert table.refused(f"break 7 {other} 2") == "FS-TE"
        assert table.breakable() == {8}


@every_element
@pytest.mark.rule("FS-TE", "FS-W")
def test_fs_te_with_only_other_colours_behind_the_figure_there_is_no_effect(colour: str) -> None:
    own, other = colour, another(colour)
    hand = player(f"teleportation-{colour}", dice=f"{own} 6, {other} 6")
    table = laid({15: "change-mind", 7: f"{other} 2"}, hand, player(dice="air 1", mage=6))
    assert table.refused(f"cast teleportation-{colour}") == "FS-TE"


@every_colour
@pytest.mark.rule("FS-TE")
def test_fs_te_to_a_scroll_of_the_colour(colour: str) -> None:
    own = element(colour)
    table = laid(
        {15: f"change-{colour}"},
        player(f"teleportation-{colour}", dice=f"{own} 1 2"),
        player(dice="air 1", mage=6),
    )
    table.do(f"cast teleportation-{colour}", "pass 2 mage", f"break 15 {own} 2")
    assert f"change-{colour}" in table.face_up()


@every_colour
@pytest.mark.rule("FS-TE")
def test_fs_te_what_was_reachable_anyway_is_refused(colour: str) -> None:
    own = element(colour)
    seals = {7: f"{own} 2", 10: f"{own} 2"}
    hand = player(f"teleportation-{colour}", dice=f"{own} 2")
    table = laid(seals, hand, player(dice="air 1", mage=6))
    table.do(f"cast teleportation-{colour}", "pass 2 mage")
    assert table.refused(f"break 10 {own} 2") == "FS-TE"
    assert table.breakable() == {7}
    round_about = laid(seals | {11: f"{own} 2"}, hand, player(dice="air 1", mage=6), ways=["chamber-7"])
    assert round_about.refused(f"cast teleportation-{colour}") == "FS-TE"


@every_colour
@pytest.mark.rule("FS-TE", "FS-DP")
def test_fs_te_a_familiar_on_a_token_lets_that_token_be_broken(colour: str) -> None:
    own = element(colour)
    seals = {6: f"{own} 2", 7: f"{own} 2", 15: f"change-{own}"}
    hand = player(f"teleportation-{colour}", dice=f"{own} 1 2")
    table = laid(seals, hand, player(dice="air 1", mage=2, familiar=6))
    table.do(f"cast teleportation-{colour}", "pass 2 familiar")
    assert table.breakable() == {6}
    assert table.refused(f"break 15 {own} 2") == "FS-TE"
    table.do(f"break 6 {own} 2")
    assert table.familiar(2) is None
    assert table.mage() == 6
    assert table.player(2).in_round


@every_element
@pytest.mark.rule("FS-TE", "FS-DP")
def test_fs_te_a_token_under_a_familiar_still_blocks_the_way_past_it(colour: str) -> None:
    seals = {6: f"{another(colour)} 2", 7: f"{colour} 2"}
    hand = player(f"teleportation-{colour}", dice=f"{colour} 2")
    table = laid(seals, hand, player(dice="air 1", mage=2, familiar=6))
    assert table.refused(f"cast teleportation-{colour}") == "FS-TE"


@every_colour
@pytest.mark.rule("FS-TE")
def test_fs_te_exactly_one_figure_is_passed(colour: str) -> None:
    own = element(colour)
    hand = player(f"teleportation-{colour}", dice=f"{own} 2")
    together = laid({7: f"{own} 2"}, hand, player(dice="air 1", mage=6, familiar=6))
    assert together.refused(f"cast teleportation-{colour}") == "FS-TE"
    of_two_players = laid(
        {7: f"{own} 2"}, hand, player(dice="air 1", mage=6), player(dice="air 1", mage=2, familiar=6)
    )
    assert of_two_players.refused(f"cast teleportation-{colour}") == "FS-TE"
    in_a_row = laid({8: f"{own} 2"}, hand, player(dice="air 1", mage=6, familiar=7))
    assert in_a_row.refused(f"cast teleportation-{colour}") == "FS-TE"
    parted = laid({8: f"{own} 2", 15: f"change-{own}"}, hand, player(dice="air 1", mage=6, familiar=7))
    assert parted.do(f"cast teleportation-{colour}").legal == ["pass 2 mage"]
    assert parted.refused("pass 2 familiar") == "FS-TE"
    assert parted.do("pass 2 mage").breakable() == {15}


@every_colour
@pytest.mark.rule("FS-TE")
def test_fs_te_neither_ones_own_familiar_nor_a_guardian_is_passed(colour: str) -> None:
    own = element(colour)
    hand = player(f"teleportation-{colour} guardian-{colour}", dice=f"{own} 2", familiar=10)
    seals = {12: f"renewal-{colour}", 15: f"change-{colour}"}
    table = laid(seals, hand, player(dice="air 1", mage=6), guards={colour: 12})
    table.do(f"cast teleportation-{colour}")
    assert table.refused("pass 1 familiar") == "FS-TE"
    assert table.refused("pass 1 mage") == "FS-TE"
    table.do("pass 2 mage")
    assert table.refused(f"break 12 {own} 2") == "FS-TE"


@every_colour
@pytest.mark.rule("FS-TE", "FS-GU")
def test_fs_te_a_guarded_scroll_behind_the_figure_is_not_won(colour: str) -> None:
    own = element(colour)
    table = laid(
        {15: f"change-{colour}"},
        player(f"teleportation-{colour} guardian-{colour}", dice=f"{own} 2"),
        player(dice="air 1", mage=6),
        guards={colour: 15},
    )
    assert table.refused(f"cast teleportation-{colour}") == "FS-TE"


@every_colour
@pytest.mark.rule("FS-TE", "FS-5")
def test_fs_te_without_a_break_behind_a_figure_there_is_no_effect(colour: str) -> None:
    own = element(colour)
    hand = player(f"teleportation-{colour}", dice=f"{own} 2")
    too_strong = laid({7: f"{own} 3"}, hand, player(dice="air 1", mage=6))
    assert too_strong.refused(f"cast teleportation-{colour}") == "FS-TE"
    in_the_chamber = laid({7: f"{own} 2"}, hand, player(dice="air 1", mage=2, familiar=3))
    assert in_the_chamber.refused(f"cast teleportation-{colour}") == "FS-TE"


@every_colour
@pytest.mark.rule("FS-TE")
def test_fs_te_the_figure_of_somebody_whose_round_is_over_is_passed_too(colour: str) -> None:
    own = element(colour)
    hand = player(f"teleportation-{colour}", dice=f"{own} 2 2")
    table = laid({7: f"{own} 2"}, hand, player(waiting="air 1", mage=6), player(dice="air 1", mage=2))
    table.do(f"cast teleportation-{colour}", "pass 2 mage", f"break 7 {own} 2")
    assert table.mage() == 7


@every_colour
@pytest.mark.rule("FS-TE", "FS-7")
def test_fs_te_the_dice_must_fit_and_nothing_else_may_be_done(colour: str) -> None:
    own = element(colour)
    hand = player(f"teleportation-{colour}", dice=f"{own} 1 2 3")
    table = laid({7: f"{own} 3"}, hand, player(dice=f"{another(colour)} 1", mage=6))
    table.do(f"cast teleportation-{colour}", "pass 2 mage")
    assert set(table.legal) == {f"break 7 {own} 3", f"break 7 {own} 1 2"}
    for wrong in (f"break 7 {own} 2 3", f"break 7 {own} 1", "cast binding-mind", "end"):
        assert table.refused(wrong) == "FS-TE"


@every_colour
@pytest.mark.rule("FS-TE", "FS-DP")
def test_fs_te_one_figure_of_several_players_is_chosen(colour: str) -> None:
    own = element(colour)
    hand = player(f"teleportation-{colour}", dice=f"{own} 2 2")
    table = laid(
        {7: f"{own} 2", 11: f"{own} 2"},
        hand,
        player(dice="air 1", mage=6),
        player(dice="air 1", mage=3, familiar=10),
    )
    assert set(table.do(f"cast teleportation-{colour}").legal) == {"pass 2 mage", "pass 3 familiar"}
    assert table.do("pass 3 familiar").breakable() == {11}
