"""Absorption (FS-AB): tokens laid on the scroll, and their strength added to a die."""

from __future__ import annotations

import pytest

from tests.games.five_seals.play import ELEMENTS, another, element, every_colour, every_element, laid, player

OTHER = player(dice="air 1", mage=2)


@every_colour
@pytest.mark.rule("FS-AB")
def test_fs_ab_a_broken_token_of_the_colour_may_be_laid_on_the_scroll(colour: str) -> None:
    own, scroll = element(colour), f"absorption-{colour}"
    table = laid({6: f"{own} 3"}, player(scroll, dice=f"{own} 1 3"), OTHER)
    table.do(f"break 6 {own} 3")
    assert table.view.stage == "absorb"
    assert table.asked == 1
    assert table.legal == [f"scroll {scroll}", "nothing"]
    table.do(f"scroll {scroll}")
    assert table.absorbed(scroll) == f"{own} 3"
    assert scroll in table.face_up()
    assert table.mage() == 6
    assert table.asked == 2


@every_colour
@pytest.mark.rule("FS-AB")
def test_fs_ab_nobody_has_to_absorb(colour: str) -> None:
    own, scroll = element(colour), f"absorption-{colour}"
    table = laid({6: f"{own} 3"}, player(scroll, dice=f"{own} 1 3"), OTHER)
    table.do(f"break 6 {own} 3", "nothing")
    assert table.absorbed(scroll) is None
    assert table.view.broken is None
    assert table.asked == 2


@every_element
@pytest.mark.rule("FS-AB")
def test_fs_ab_a_token_of_another_colour_is_absorbed_by_mind_only(colour: str) -> None:
    other = another(colour)
    table = laid({6: f"{other} 3"}, player(f"absorption-{colour}", dice=f"{other} 1 3"), OTHER)
    assert table.do(f"break 6 {other} 3").asked == 2
    both = laid({6: f"{other} 3"}, player(f"absorption-{colour} absorption-mind", dice=f"{other} 1 3"), OTHER)
    both.do(f"break 6 {other} 3")
    assert both.refused(f"scroll absorption-{colour}") == "FS-AB"
    both.do("scroll absorption-mind")
    assert both.absorbed("absorption-mind") == f"{other} 3"


@every_element
@pytest.mark.rule("FS-AB")
def test_fs_ab_a_scroll_is_not_absorbed(colour: str) -> None:
    scrolls = f"absorption-{colour} absorption-mind"
    table = laid({12: f"change-{colour}"}, player(scrolls, dice=f"{colour} 1 3"), OTHER)
    assert table.do(f"break 12 {colour} 3").asked == 2


@every_colour
@pytest.mark.rule("FS-AB")
def test_fs_ab_the_tokens_strength_is_added_to_a_die_of_any_colour(colour: str) -> None:
    own, scroll = element(colour), f"absorption-{colour}"
    hand = ", ".join(f"{each} 2" for each in ELEMENTS)
    table = laid({6: "fire 6"}, player(scroll, dice=hand, holds={scroll: f"{own} 3"}), OTHER)
    table.do(f"cast {scroll}")
    assert table.offered("die") == [f"{each} 2" for each in ELEMENTS]
    table.do("die water 2")
    assert table.dice() == hand.replace("water 2", "water 5")
    assert table.absorbed(scroll) is None
    assert table.face_down() == [scroll]
    assert table.turn == 1


@every_colour
@pytest.mark.rule("FS-AB")
def test_fs_ab_a_die_never_shows_more_than_six_and_a_six_is_not_chosen(colour: str) -> None:
    own, scroll = element(colour), f"absorption-{colour}"
    table = laid({6: "fire 6"}, player(scroll, dice=f"{own} 4 6", holds={scroll: f"{own} 5"}), OTHER)
    table.do(f"cast {scroll}")
    assert table.refused(f"die {own} 6") == "FS-AB"
    assert table.refused(f"die {own} 3") == "FS-AB"
    assert table.do(f"die {own} 4").dice() == f"{own} 6 6"


@every_colour
@pytest.mark.rule("FS-AB", "FS-5")
def test_fs_ab_without_a_token_or_a_die_below_six_there_is_no_effect(colour: str) -> None:
    own, scroll = element(colour), f"absorption-{colour}"
    empty = laid({6: "fire 6"}, player(scroll, dice=f"{own} 4"), OTHER)
    assert empty.refused(f"cast {scroll}") == "FS-AB"
    sixes = laid({6: "fire 6"}, player(scroll, dice=f"{own} 6 6", holds={scroll: f"{own} 2"}), OTHER)
    assert sixes.refused(f"cast {scroll}") == "FS-AB"
    no_dice = laid({6: "fire 6"}, player(scroll, holds={scroll: f"{own} 2"}), OTHER)
    assert no_dice.refused(f"cast {scroll}") == "FS-AB"


@every_colour
@pytest.mark.rule("FS-AB")
def test_fs_ab_an_older_token_is_replaced_and_leaves_the_game(colour: str) -> None:
    own, scroll = element(colour), f"absorption-{colour}"
    table = laid({6: f"{own} 3"}, player(scroll, dice=f"{own} 1 3", holds={scroll: f"{own} 2"}), OTHER)
    table.do(f"break 6 {own} 3", f"scroll {scroll}")
    assert table.absorbed(scroll) == f"{own} 3"
    kept = laid({6: f"{own} 3"}, player(scroll, dice=f"{own} 1 3", holds={scroll: f"{own} 2"}), OTHER)
    kept.do(f"break 6 {own} 3", "nothing")
    assert kept.absorbed(scroll) == f"{own} 2"


@every_element
@pytest.mark.rule("FS-AB")
def test_fs_ab_with_two_fitting_scrolls_one_is_chosen(colour: str) -> None:
    hand = player(f"absorption-{colour} absorption-mind", dice=f"{colour} 1 3")
    for chosen, left in ((colour, "mind"), ("mind", colour)):
        table = laid({6: f"{colour} 3"}, hand, OTHER)
        table.do(f"break 6 {colour} 3")
        assert table.legal == [f"scroll absorption-{colour}", "scroll absorption-mind", "nothing"]
        table.do(f"scroll absorption-{chosen}")
        assert table.absorbed(f"absorption-{chosen}") == f"{colour} 3"
        assert table.absorbed(f"absorption-{left}") is None


@every_colour
@pytest.mark.rule("FS-AB")
def test_fs_ab_a_face_down_scroll_does_not_absorb_even_if_the_break_ends_the_round(colour: str) -> None:
    own, scroll = element(colour), f"absorption-{colour}"
    table = laid({6: f"{own} 3"}, player(down=scroll, dice=f"{own} 3"), OTHER)
    table.do(f"break 6 {own} 3")
    assert table.view.stage == "draft"
    table.do("1 take fire water earth")
    assert scroll in table.face_up()
    assert table.absorbed(scroll) is None


@every_colour
@pytest.mark.rule("FS-AB")
def test_fs_ab_of_two_scrolls_only_the_one_face_up_absorbs(colour: str) -> None:
    own, scroll = element(colour), f"absorption-{colour}"
    second = "absorption-mind" if colour != "mind" else f"absorption-{own}"
    table = laid({6: f"{own} 3"}, player(scroll, down=second, dice=f"{own} 1 3"), OTHER)
    table.do(f"break 6 {own} 3")
    assert table.refused(f"scroll {second}") == "FS-AB"
    assert table.legal == [f"scroll {scroll}", "nothing"]


@every_colour
@pytest.mark.rule("FS-AB", "FS-9")
def test_fs_ab_the_offer_comes_before_the_round_is_over(colour: str) -> None:
    own, scroll = element(colour), f"absorption-{colour}"
    table = laid({6: f"{own} 3"}, player(scroll, dice=f"{own} 3"), OTHER)
    table.do(f"break 6 {own} 3")
    assert table.view.stage == "absorb"
    table.do(f"1 scroll {scroll}")
    assert table.view.stage == "draft"
    table.do("1 take fire water earth")
    assert table.absorbed(scroll) == f"{own} 3"


@every_colour
@pytest.mark.rule("FS-AB", "FS-BI")
def test_fs_ab_a_token_broken_by_the_familiar_is_absorbed_too(colour: str) -> None:
    own, scroll = element(colour), f"absorption-{colour}"
    table = laid({6: f"{own} 3"}, player(scroll, dice=f"{own} 1 3"), OTHER)
    table.do("cast binding-mind", f"break 6 {own} 3")
    assert table.legal == [f"scroll {scroll}", "nothing"]
    table.do(f"scroll {scroll}")
    assert table.absorbed(scroll) == f"{own} 3"
    assert (table.mage(), table.familiar()) == (1, 6)
    assert table.face_down() == ["binding-mind"]
    assert table.asked == 2


@every_colour
@pytest.mark.rule("FS-AB", "FS-9b")
def test_fs_ab_absorbing_on_a_binding_break_that_takes_the_last_die(colour: str) -> None:
    own, scroll = element(colour), f"absorption-{colour}"
    table = laid({6: f"{own} 3"}, player(scroll, dice=f"{own} 3"), OTHER)
    table.do("cast binding-mind", f"break 6 {own} 3", f"1 scroll {scroll}", "1 take fire water earth")
    assert table.absorbed(scroll) == f"{own} 3"
    assert table.familiar() is None
    assert table.face_down() == []


@every_colour
@pytest.mark.rule("FS-AB", "FS-DI")
def test_fs_ab_a_disintegrated_token_is_not_absorbed(colour: str) -> None:
    own = element(colour)
    table = laid(
        {6: f"{own} 3"}, player(f"absorption-{colour} disintegration-{colour}", dice="fire 1"), OTHER
    )
    table.do(f"cast disintegration-{colour}", "pick 6")
    assert table.view.stage == "turn"
    assert table.absorbed(f"absorption-{colour}") is None


@every_colour
@pytest.mark.rule("FS-AB")
def test_fs_ab_a_token_lies_on_over_rounds(colour: str) -> None:
    own, scroll = element(colour), f"absorption-{colour}"
    sixes = {number: f"synergy-{each}" for number, each in zip((12, 13, 14, 15), ELEMENTS, strict=True)}
    hand = player(scroll, dice=f"{own} 1", holds={scroll: f"{own} 2"})
    table = laid({10: "fire 6", **sixes}, hand, player(waiting=f"{another(colour)} 3", mage=2))
    table.do("1 end", f"1 take {own} {own} {own}", "roll 1 1 2 + 2 2 2")
    assert table.view.round == 3
    assert table.absorbed(scroll) == f"{own} 2"


@every_colour
@pytest.mark.rule("FS-AB")
def test_fs_ab_only_in_ones_own_turn_and_by_ones_own_break(colour: str) -> None:
    own, scroll = element(colour), f"absorption-{colour}"
    table = laid({6: f"{own} 3"}, player(dice=f"{own} 1 3"), player(scroll, dice=f"{own} 1", mage=2))
    assert table.do(f"break 6 {own} 3").view.stage == "turn"
