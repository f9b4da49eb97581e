"""The Circle of Might: Change, Renewal, Strengthening, Growth. (Synergy is in test_end.py.)"""

from __future__ import annotations

import pytest

from tests.games.five_seals.play import ELEMENTS, another, element, every_colour, every_element, laid, player

TOKENS = {6: "fire 6", 10: "water 6"}

# -- Change --------------------------------------------------------------------------------------------------


@every_colour
@pytest.mark.rule("FS-CH")
def test_fs_ch_dice_of_the_colour_become_as_many_of_another_with_the_same_values(colour: str) -> None:
    own, new = element(colour), another(colour)
    table = laid(TOKENS, player(f"change-{colour}", dice=f"{own} 3 5"), supply=f"{own} 1, {new} 2")
    table.do(f"cast change-{colour}", f"choose {own} 3 5", f"colour {new}")
    assert table.dice() == f"{new} 3 5"
    assert (table.supply(own), table.supply(new)) == (3, 0)
    assert table.face_down() == [f"change-{colour}"]
    assert table.turn == 1


@every_colour
@pytest.mark.rule("FS-CH", "FS-Y")
def test_fs_ch_one_of_several_dice_may_be_changed(colour: str) -> None:
    own, new = element(colour), another(colour)
    table = laid(TOKENS, player(f"change-{colour}", dice=f"{own} 3 5, {new} 1"), supply=f"{new} 1")
    table.do(f"cast change-{colour}", f"choose {own} 3", f"colour {new}")
    assert sorted(table.dice().split(", ")) == sorted([f"{own} 5", f"{new} 1 3"])


@every_colour
@pytest.mark.rule("FS-CH")
def test_fs_ch_no_more_dice_than_the_supply_holds_of_one_other_colour(colour: str) -> None:
    own, one, two = element(colour), another(colour), another(colour, 2)
    table = laid(TOKENS, player(f"change-{colour}", dice=f"{own} 2 4 4"), supply=f"{own} 1, {one} 1, {two} 2")
    table.do(f"cast change-{colour}")
    assert table.refused(f"choose {own} 2 4 4") == "FS-CH"
    table.do(f"choose {own} 4 4")
    assert table.refused(f"colour {one}") == "FS-CH"
    assert table.offered("colour") == [two]


@every_colour
@pytest.mark.rule("FS-CH")
def test_fs_ch_the_new_colour_is_another_and_not_mind(colour: str) -> None:
    own = element(colour)
    table = laid(TOKENS, player(f"change-{colour}", dice=f"{own} 3"))
    table.do(f"cast change-{colour}", f"choose {own} 3")
    assert table.refused(f"colour {own}") == "FS-CH"
    assert set(table.offered("colour")) == set(ELEMENTS) - {own}


@every_colour
@pytest.mark.rule("FS-CH")
def test_fs_ch_nothing_to_take_in_the_supply(colour: str) -> None:
    own = element(colour)
    table = laid(TOKENS, player(f"change-{colour}", dice=f"{own} 3"), supply=f"{own} 2")
    assert table.refused(f"cast change-{colour}") == "FS-CH"


@every_element
@pytest.mark.rule("FS-CH")
def test_fs_ch_dice_of_another_colour_than_the_scrolls_are_left_alone(colour: str) -> None:
    table = laid(TOKENS, player(f"change-{colour}", dice=f"{colour} 3, {another(colour)} 4"))
    table.do(f"cast change-{colour}")
    assert table.refused(f"choose {another(colour)} 4") == "FS-CH"
    assert table.offered("choose") == [f"{colour} 3"]


@pytest.mark.rule("FS-CH")
def test_fs_ch_mind_chooses_any_one_colour() -> None:
    table = laid(TOKENS, player("change-mind", dice="fire 2, air 4 5"))
    table.do("cast change-mind")
    assert table.offered("choose") == ["fire 2", "air 4", "air 5", "air 4 5"]


@pytest.mark.rule("FS-CH")
def test_fs_ch_mind_needs_another_colour_for_the_dice_it_takes() -> None:
    """Only fire is in the supply, so fire dice cannot be changed and air dice can."""
    table = laid(TOKENS, player("change-mind", dice="fire 2, air 4"), supply="fire 1")
    table.do("cast change-mind")
    assert table.refused("choose fire 2") == "FS-CH"
    table.do("choose air 4")
    assert table.offered("colour") == ["fire"]


# -- Renewal -------------------------------------------------------------------------------------------------


@every_colour
@pytest.mark.rule("FS-RE")
def test_fs_re_chosen_dice_of_the_colour_are_rolled_again(colour: str) -> None:
    own, other = element(colour), another(colour)
    table = laid(TOKENS, player(f"renewal-{colour}", dice=f"{own} 1 2 6, {other} 1"))
    table.do(f"cast renewal-{colour}", f"choose {own} 1 2")
    assert table.chance == "2d{1,2,3,4,5,6}"
    table.do("roll 4 5")
    assert sorted(table.dice().split(", ")) == sorted([f"{own} 4 5 6", f"{other} 1"])
    assert table.face_down() == [f"renewal-{colour}"]
    assert table.turn == 1


@every_colour
@pytest.mark.rule("FS-RE", "FS-Y")
def test_fs_re_one_die_is_enough_and_may_show_the_same_again(colour: str) -> None:
    own = element(colour)
    table = laid(TOKENS, player(f"renewal-{colour}", dice=f"{own} 1 6"))
    table.do(f"cast renewal-{colour}", f"choose {own} 6")
    assert table.chance == "1d{1,2,3,4,5,6}"
    assert table.do("roll 6").dice() == f"{own} 1 6"


@every_element
@pytest.mark.rule("FS-RE")
def test_fs_re_dice_of_another_colour_are_not_rolled(colour: str) -> None:
    other = another(colour)
    table = laid(TOKENS, player(f"renewal-{colour}", dice=f"{colour} 3, {other} 4"))
    table.do(f"cast renewal-{colour}")
    assert table.refused(f"choose {other} 4") == "FS-RE"
    assert laid(TOKENS, player(f"renewal-{colour}", dice=f"{other} 4")).refused(f"cast renewal-{colour}") == (
        "FS-RE"
    )


@pytest.mark.rule("FS-RE")
def test_fs_re_mind_rolls_dice_of_one_colour() -> None:
    table = laid(TOKENS, player("renewal-mind", dice="water 3, earth 4 4"))
    table.do("cast renewal-mind")
    assert table.offered("choose") == ["water 3", "earth 4", "earth 4 4"]


# -- Strengthening -------------------------------------------------------------------------------------------


@every_colour
@pytest.mark.rule("FS-ST")
def test_fs_st_two_more_on_chosen_dice_of_the_colour_but_never_more_than_six(colour: str) -> None:
    own, other = element(colour), another(colour)
    table = laid(TOKENS, player(f"strengthening-{colour}", dice=f"{own} 2 4 5, {other} 1"))
    table.do(f"cast strengthening-{colour}", f"choose {own} 2 4 5")
    assert sorted(table.dice().split(", ")) == sorted([f"{own} 4 6 6", f"{other} 1"])
    assert table.face_down() == [f"strengthening-{colour}"]
    assert table.turn == 1


@every_colour
@pytest.mark.rule("FS-ST", "FS-Y")
def test_fs_st_one_of_several_dice_may_be_strengthened(colour: str) -> None:
    own = element(colour)
    table = laid(TOKENS, player(f"strengthening-{colour}", dice=f"{own} 2 3"))
    assert table.do(f"cast strengthening-{colour}", f"choose {own} 3").dice() == f"{own} 2 5"


@every_colour
@pytest.mark.rule("FS-ST")
def test_fs_st_a_six_cannot_be_chosen(colour: str) -> None:
    own = element(colour)
    table = laid(TOKENS, player(f"strengthening-{colour}", dice=f"{own} 5 6"))
    table.do(f"cast strengthening-{colour}")
    assert table.refused(f"choose {own} 5 6") == "FS-ST"
    assert table.refused(f"choose {own} 6") == "FS-ST"
    assert table.offered("choose") == [f"{own} 5"]
    only_sixes = laid(TOKENS, player(f"strengthening-{colour}", dice=f"{own} 6 6"))
    assert only_sixes.refused(f"cast strengthening-{colour}") == "FS-ST"


@every_element
@pytest.mark.rule("FS-ST")
def test_fs_st_dice_of_another_colour_are_not_strengthened(colour: str) -> None:
    other = another(colour)
    table = laid(TOKENS, player(f"strengthening-{colour}", dice=f"{colour} 3, {other} 4"))
    table.do(f"cast strengthening-{colour}")
    assert table.refused(f"choose {other} 4") == "FS-ST"


@pytest.mark.rule("FS-ST")
def test_fs_st_mind_strengthens_one_colour() -> None:
    table = laid(TOKENS, player("strengthening-mind", dice="fire 6, water 3, air 1 1"))
    table.do("cast strengthening-mind")
    assert table.offered("choose") == ["water 3", "air 1", "air 1 1"]


# -- Growth --------------------------------------------------------------------------------------------------


@every_colour
@pytest.mark.rule("FS-GR")
def test_fs_gr_a_die_of_the_colour_is_rolled_and_added(colour: str) -> None:
    own = element(colour)
    table = laid(TOKENS, player(f"growth-{colour}", dice=f"{own} 1"), supply=f"{own} 1")
    table.do(f"cast growth-{colour}")
    if colour == "mind":
        table.do(f"colour {own}")
    assert table.chance == "1d{1,2,3,4,5,6}"
    table.do("roll 5")
    assert table.dice() == f"{own} 1 5"
    assert table.supply(own) == 0
    assert table.face_down() == [f"growth-{colour}"]
    assert table.turn == 1


@every_colour
@pytest.mark.rule("FS-GR", "FS-5")
def test_fs_gr_the_supply_must_hold_such_a_die(colour: str) -> None:
    others = "" if colour == "mind" else f"{another(colour)} 2"
    table = laid(TOKENS, player(f"growth-{colour}", dice="fire 1"), supply=others)
    assert table.refused(f"cast growth-{colour}") == "FS-GR"


@every_colour
@pytest.mark.rule("FS-GR")
def test_fs_gr_only_mind_chooses_the_colour(colour: str) -> None:
    table = laid(TOKENS, player(f"growth-{colour}", dice="fire 1"), supply="fire 1, water 1, air 0, earth 1")
    if colour == "air":
        assert table.refused("cast growth-air") == "FS-GR"
        return
    table.do(f"cast growth-{colour}")
    if colour != "mind":
        assert table.chance
        return
    assert table.offered("colour") == ["fire", "water", "earth"]
    assert table.refused("colour air") == "FS-GR"
    table.do("colour earth", "roll 6")
    assert table.dice() == "fire 1, earth 6"
    assert table.supply("earth") == 0


# -- what they have in common --------------------------------------------------------------------------------


@every_colour
@pytest.mark.rule("FS-CH", "FS-RE", "FS-ST", "FS-5")
@pytest.mark.parametrize(
    ("spell", "rule"), [("change", "FS-CH"), ("renewal", "FS-RE"), ("strengthening", "FS-ST")]
)
def test_fs_ch_without_dice_of_the_colour_there_is_no_effect(spell: str, rule: str, colour: str) -> None:
    hand = "" if colour == "mind" else f"{another(colour)} 3"
    table = laid(TOKENS, player(f"{spell}-{colour}", dice=hand))
    assert table.refused(f"cast {spell}-{colour}") == rule


@every_colour
@pytest.mark.rule("FS-5")
@pytest.mark.parametrize("spell", ["change", "renewal", "strengthening", "growth"])
def test_fs_5_a_used_scroll_is_not_used_again_this_round(spell: str, colour: str) -> None:
    table = laid(TOKENS, player(down=f"{spell}-{colour}", dice=f"{element(colour)} 3"))
    assert table.refused(f"cast {spell}-{colour}") == "FS-5"
