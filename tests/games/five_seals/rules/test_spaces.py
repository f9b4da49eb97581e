"""The Circle of Spaces: Swap, Exchange, Disintegration, Rearrangement. (Absorption has its own module.)"""

from __future__ import annotations

import pytest

from tests.games.five_seals.play import COLOURS, another, element, every_colour, every_element, laid, player

# -- Swap ----------------------------------------------------------------------------------------------------


@every_colour
@pytest.mark.rule("FS-SW")
def test_fs_sw_tokens_of_equal_strength_and_different_colours_change_places(colour: str) -> None:
    own, other = element(colour), another(colour)
    table = laid({7: f"{own} 4", 11: f"{other} 4", 6: "fire 2"}, player(f"swap-{colour}", dice="fire 1"))
    table.do(f"cast swap-{colour}", "pick 7", "pick 11")
    assert (table.seal(7), table.seal(11)) == (f"{other} 4", f"{own} 4")
    assert table.face_down() == [f"swap-{colour}"]
    assert table.turn == 1


@every_colour
@pytest.mark.rule("FS-SW")
def test_fs_sw_strengths_must_be_equal_and_colours_different(colour: str) -> None:
    own, other = element(colour), another(colour)
    seals = {6: f"{own} 4", 7: f"{other} 4", 8: f"{other} 3", 9: f"{own} 4"}
    table = laid(seals, player(f"swap-{colour}", dice="fire 1"))
    table.do(f"cast swap-{colour}", "pick 6")
    assert table.refused("pick 8") == "FS-SW"
    assert table.refused("pick 9") == "FS-SW"
    assert table.refused("pick 6") == "FS-SW"
    assert table.refused("pick 10") == "FS-SW"
    assert table.offered("pick") == ["7"]


@every_element
@pytest.mark.rule("FS-SW")
def test_fs_sw_one_token_is_of_the_colour(colour: str) -> None:
    one, two = another(colour), another(colour, 2)
    seals = {6: f"{colour} 4", 7: f"{one} 4", 8: f"{two} 4"}
    table = laid(seals, player(f"swap-{colour}", dice="fire 1"))
    table.do(f"cast swap-{colour}")
    assert table.refused("pick 7") == "FS-SW"
    assert table.offered("pick") == ["6"]
    assert set(table.do("pick 6").offered("pick")) == {"7", "8"}


@pytest.mark.rule("FS-SW")
def test_fs_sw_mind_swaps_any_two_colours_the_lower_number_first() -> None:
    seals = {6: "air 4", 7: "fire 4", 8: "fire 4", 9: "water 3"}
    table = laid(seals, player("swap-mind", dice="fire 1"))
    table.do("cast swap-mind")
    assert table.offered("pick") == ["6"]
    assert table.refused("pick 7") == "FS-SW"
    assert "lower number" in table.told("pick 7")
    assert table.do("pick 6").offered("pick") == ["7", "8"]
    assert "lower number" in table.told("pick 9")


@every_element
@pytest.mark.rule("FS-SW")
def test_fs_sw_with_an_element_the_refusal_speaks_of_no_order(colour: str) -> None:
    seals = {6: f"{colour} 4", 7: f"{another(colour)} 4", 8: f"{colour} 3"}
    table = laid(seals, player(f"swap-{colour}", dice="fire 1"))
    table.do(f"cast swap-{colour}")
    assert "to swap this one with" in table.told("pick 8")
    assert "lower number" not in table.do("pick 6").told("pick 8")


@every_colour
@pytest.mark.rule("FS-SW", "FS-5")
def test_fs_sw_without_a_pair_it_is_not_offered_and_scrolls_are_no_tokens(colour: str) -> None:
    own, other = element(colour), another(colour)
    seals = {6: f"{own} 4", 7: f"{other} 5", 12: f"growth-{own}", 13: f"strengthening-{other}"}
    table = laid(seals, player(f"swap-{colour}", dice="fire 1"))
    assert table.refused(f"cast swap-{colour}") == "FS-SW"


@every_colour
@pytest.mark.rule("FS-SW")
def test_fs_sw_a_scroll_is_not_swapped(colour: str) -> None:
    own, other = element(colour), another(colour)
    seals = {6: f"{own} 4", 7: f"{other} 4", 12: f"strengthening-{other}", 13: f"strengthening-{own}"}
    table = laid(seals, player(f"swap-{colour}", dice="fire 1"))
    table.do(f"cast swap-{colour}")
    assert table.refused("pick 13") == "FS-SW"
    assert table.do("pick 6").refused("pick 12") == "FS-SW"


# -- Exchange ------------------------------------------------------------------------------------------------


@every_colour
@pytest.mark.rule("FS-EX")
def test_fs_ex_two_tokens_of_the_colour_change_places(colour: str) -> None:
    own = element(colour)
    table = laid({7: f"{own} 4", 11: f"{own} 2", 6: "fire 5"}, player(f"exchange-{colour}", dice="fire 1"))
    table.do(f"cast exchange-{colour}", "pick 7", "pick 11")
    assert (table.seal(7), table.seal(11)) == (f"{own} 2", f"{own} 4")
    assert table.face_down() == [f"exchange-{colour}"]
    assert table.turn == 1


@every_colour
@pytest.mark.rule("FS-EX")
def test_fs_ex_equal_tokens_or_another_colour_are_refused(colour: str) -> None:
    own, other = element(colour), another(colour)
    seals = {6: f"{own} 4", 7: f"{own} 4", 8: f"{other} 3", 9: f"{own} 3", 12: f"growth-{colour}"}
    table = laid(seals, player(f"exchange-{colour}", dice="fire 1"))
    table.do(f"cast exchange-{colour}")
    assert table.refused("pick 8") == "FS-EX"
    assert table.refused("pick 12") == "FS-EX"
    table.do("pick 6")
    assert table.refused("pick 7") == "FS-EX"
    assert table.refused("pick 8") == "FS-EX"
    assert table.refused("pick 12") == "FS-EX"
    assert table.offered("pick") == ["9"]


@every_colour
@pytest.mark.rule("FS-EX")
def test_fs_ex_the_lower_number_is_named_first(colour: str) -> None:
    own = element(colour)
    table = laid({6: f"{own} 4", 7: f"{own} 3"}, player(f"exchange-{colour}", dice="fire 1"))
    assert table.do(f"cast exchange-{colour}").offered("pick") == ["6"]
    assert table.refused("pick 7") == "FS-EX"


@every_colour
@pytest.mark.rule("FS-EX", "FS-5")
def test_fs_ex_without_a_pair_it_is_not_offered(colour: str) -> None:
    own, other = element(colour), another(colour)
    seals = {6: f"{own} 4", 7: f"{own} 4", 8: f"{other} 3", 12: f"growth-{own}"}
    table = laid(seals, player(f"exchange-{colour}", dice="fire 1"))
    assert table.refused(f"cast exchange-{colour}") == "FS-EX"


@every_element
@pytest.mark.rule("FS-EX")
def test_fs_ex_a_pair_of_another_colour_serves_only_mind(colour: str) -> None:
    other = another(colour)
    table = laid(
        {6: f"{other} 4", 7: f"{other} 3"}, player(f"exchange-{colour} exchange-mind", dice="fire 1")
    )
    assert table.refused(f"cast exchange-{colour}") == "FS-EX"
    table.do("cast exchange-mind", "pick 6", "pick 7")
    assert table.seal(6) == f"{other} 3"


# -- Disintegration ------------------------------------------------------------------------------------------


@every_colour
@pytest.mark.rule("FS-DI")
def test_fs_di_any_token_of_the_colour_leaves_the_game_wherever_it_lies(colour: str) -> None:
    own = element(colour)
    table = laid({6: "fire 5", 8: f"{own} 6"}, player(f"disintegration-{colour}", dice="fire 1"))
    table.do(f"cast disintegration-{colour}", "pick 8")
    assert table.seal(8) is None
    assert table.face_down() == [f"disintegration-{colour}"]
    assert table.mage() == 1
    assert table.turn == 1


@every_colour
@pytest.mark.rule("FS-DI", "FS-5")
def test_fs_di_it_is_no_break_so_the_duty_stays(colour: str) -> None:
    own = element(colour)
    table = laid({6: f"{own} 2", 7: f"{own} 2"}, player(f"disintegration-{colour}", dice=f"{own} 2"))
    table.do(f"cast disintegration-{colour}", "pick 6")
    assert not table.view.seal_broken
    assert table.refused("end") == "FS-5"
    table.do(f"break 7 {own} 2")


@every_colour
@pytest.mark.rule("FS-DI")
def test_fs_di_scrolls_and_other_colours_are_refused(colour: str) -> None:
    own, other = element(colour), another(colour)
    seals = {6: f"{own} 2", 7: f"{other} 2", 12: f"growth-{colour}"}
    table = laid(seals, player(f"disintegration-{colour}", dice="fire 1"))
    table.do(f"cast disintegration-{colour}")
    assert table.refused("pick 12") == "FS-DI"
    assert table.refused("pick 8") == "FS-DI"
    if colour == "mind":
        assert table.offered("pick") == ["6", "7"]
    else:
        assert table.refused("pick 7") == "FS-DI"


@every_colour
@pytest.mark.rule("FS-DI", "FS-5")
def test_fs_di_without_a_token_it_is_not_offered(colour: str) -> None:
    seals = {12: f"growth-{colour}"} | ({} if colour == "mind" else {6: f"{another(colour)} 2"})
    table = laid(seals, player(f"disintegration-{colour}", dice="fire 1"))
    assert table.refused(f"cast disintegration-{colour}") == "FS-DI"


# -- Rearrangement -------------------------------------------------------------------------------------------


@every_colour
@pytest.mark.rule("FS-RA")
def test_fs_ra_two_scrolls_change_places_one_of_them_of_the_colour(colour: str) -> None:
    own, other = f"change-{colour}", f"growth-{another(colour)}"
    table = laid({12: other, 16: own, 6: "fire 6"}, player(f"rearrangement-{colour}", dice="fire 1"))
    table.do(f"cast rearrangement-{colour}", "pick 16", "pick 12")
    assert (table.seal(12), table.seal(16)) == (own, other)
    assert table.face_down() == [f"rearrangement-{colour}"]
    assert table.turn == 1


@every_colour
@pytest.mark.rule("FS-RA")
def test_fs_ra_a_scroll_of_the_colour_is_named_first(colour: str) -> None:
    seals = {
        12: f"growth-{another(colour)}",
        13: f"growth-{colour}",
        14: f"change-{another(colour, 2)}",
        6: "air 2",
    }
    table = laid(seals, player(f"rearrangement-{colour}", dice="fire 1"))
    table.do(f"cast rearrangement-{colour}")
    assert table.refused("pick 12") == "FS-RA"
    assert table.refused("pick 6") == "FS-RA"
    assert table.offered("pick") == ["13"]
    table.do("pick 13")
    assert table.refused("pick 6") == "FS-RA"
    assert table.refused("pick 13") == "FS-RA"
    assert table.offered("pick") == ["12", "14"]


@every_colour
@pytest.mark.rule("FS-RA")
def test_fs_ra_both_may_be_of_the_colour_the_lower_number_first(colour: str) -> None:
    seals = {12: f"growth-{colour}", 13: f"change-{colour}"}
    table = laid(seals, player(f"rearrangement-{colour}", dice="fire 1"))
    table.do(f"cast rearrangement-{colour}")
    assert table.refused("pick 13") == "FS-RA"
    table.do("pick 12", "pick 13")
    assert (table.seal(12), table.seal(13)) == (f"change-{colour}", f"growth-{colour}")


@every_colour
@pytest.mark.rule("FS-RA", "FS-5")
def test_fs_ra_without_two_scrolls_or_one_of_the_colour_it_is_not_offered(colour: str) -> None:
    alone = laid({12: f"growth-{colour}", 6: "fire 2"}, player(f"rearrangement-{colour}", dice="fire 1"))
    assert alone.refused(f"cast rearrangement-{colour}") == "FS-RA"
    others = [each for each in COLOURS if each != colour]
    seals = {12: f"growth-{others[0]}", 13: f"growth-{others[1]}"}
    foreign = laid(seals, player(f"rearrangement-{colour}", dice="fire 1"))
    assert foreign.refused(f"cast rearrangement-{colour}") == "FS-RA"


@pytest.mark.rule("FS-RA")
def test_fs_ra_two_copies_of_a_scroll_do_not_exist_beside_circle_two() -> None:
    """Basic and circle II have every scroll once, so two scrolls always differ."""
    table = laid({12: "change-fire", 13: "change-water"}, player("rearrangement-fire", dice="fire 1"))
    table.do("cast rearrangement-fire", "pick 12", "pick 13")
    assert (table.seal(12), table.seal(13)) == ("change-water", "change-fire")


# -- ways and strengths --------------------------------------------------------------------------------------


@pytest.mark.rule("FS-SW", "FS-6")
def test_fs_sw_a_swap_makes_a_token_breakable_and_another_not() -> None:
    seals = {6: "air 3", 7: "fire 3", 15: "change-fire"}
    table = laid(seals, player("swap-fire", dice="fire 3"))
    assert table.breakable() == set()
    table.do("cast swap-fire", "pick 7", "pick 6")
    assert table.offered("break") == ["6 fire 3"]
    assert table.do("break 6 fire 3").mage() == 6


@pytest.mark.rule("FS-EX", "FS-6")
def test_fs_ex_an_exchange_brings_a_weak_token_within_reach_and_the_strong_one_out_of_it() -> None:
    seals = {6: "fire 6", 7: "fire 2"}
    table = laid(seals, player("exchange-fire", dice="fire 3"))
    assert table.breakable() == set()
    table.do("cast exchange-fire", "pick 6", "pick 7")
    assert table.offered("break") == ["6 fire 3"]
    closing = laid({6: "fire 2", 10: "fire 6"}, player("exchange-fire", dice="fire 3"))
    closing.do("cast exchange-fire", "pick 6", "pick 10")
    assert closing.offered("break") == ["10 fire 3"]


@pytest.mark.rule("FS-DI", "FS-6")
def test_fs_di_a_disintegrated_token_opens_the_way_for_all() -> None:
    seals = {6: "air 6", 15: "change-fire", 16: "change-fire"}
    table = laid(seals, player("disintegration-air", dice="fire 2 2"), player(dice="fire 2", mage=2))
    assert table.breakable() == set()
    table.do("cast disintegration-air", "pick 6")
    assert table.breakable() == {15, 16}
    table.do("break 15 fire 2")
    assert table.asked == 2
    assert table.breakable() == {16}


@pytest.mark.rule("FS-RA", "FS-6")
def test_fs_ra_a_strong_scroll_is_fetched_from_afar() -> None:
    seals = {12: "change-fire", 6: "air 6", 16: "synergy-fire"}
    table = laid(seals, player("rearrangement-fire", dice="fire 3 3"))
    table.do("cast rearrangement-fire", "pick 12", "pick 16", "break 12 fire 3 3")
    assert "synergy-fire" in table.face_up()
    assert table.seal(16) == "change-fire"


@pytest.mark.rule("FS-Z1")
def test_fs_z1_the_strength_is_that_of_the_token_or_scroll_wherever_it_lies() -> None:
    """Everything printed on this board says 2."""
    table = laid({6: "fire 6", 12: "growth-fire"}, player("exchange-fire", dice="fire 2 3 6"))
    assert set(table.offered("break")) == {"6 fire 6", "12 fire 6", "12 fire 2 3"}


@pytest.mark.rule("FS-Z2")
@pytest.mark.parametrize("circle", ["II", "III", "IV"])
def test_fs_z2_only_one_of_the_higher_circles_is_in_a_game(circle: str) -> None:
    table = laid({6: "fire 2"}, player(dice="fire 1"), circle=circle)
    refused = {
        name: table.refused(f"cast {spell}-fire")
        for name, spell in (("II", "absorption"), ("III", "transfer"), ("IV", "speed"))
    }
    assert refused == {"II": "FS-1", "III": "FS-1", "IV": "FS-1"} | {circle: "FS-5"}
