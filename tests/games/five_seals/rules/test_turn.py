"""A turn: scrolls first, then one seal; the dice for it; the end of one's round (FS-4, 5, 7, 9, X)."""

from __future__ import annotations

import pytest

from tests.games.five_seals.play import COLOURS, ELEMENTS, GAME, every_element, laid, player

SIXES = {12: "synergy-fire", 13: "synergy-water", 14: "synergy-air", 15: "synergy-earth", 16: "synergy-mind"}

# -- breaking ------------------------------------------------------------------------------------------------


@every_element
@pytest.mark.rule("FS-7")
def test_fs_7_dice_of_the_seals_colour_whose_sum_is_enough(colour: str) -> None:
    table = laid({6: f"{colour} 5"}, player(dice=f"{colour} 1 4 5"))
    assert set(table.offered("break")) == {f"6 {colour} 5", f"6 {colour} 1 4"}
    table.do(f"break 6 {colour} 1 4")
    assert table.dice() == f"{colour} 5"
    assert table.seal(6) is None
    assert table.view.broken is None


@pytest.mark.rule("FS-7")
def test_fs_7_no_die_more_than_needed() -> None:
    table = laid({6: "earth 4"}, player(dice="earth 2 3 4"))
    assert set(table.offered("break")) == {"6 earth 4", "6 earth 2 3"}
    for too_many in ("2 4", "3 4", "2 3 4"):
        assert table.refused(f"break 6 earth {too_many}") == "FS-7"


@pytest.mark.rule("FS-7")
def test_fs_7_minimal_is_each_die_by_itself_not_the_smallest_number_of_dice() -> None:
    table = laid({6: "earth 6"}, player(dice="earth 2 2 3"))
    assert table.offered("break") == ["6 earth 2 2 3"]
    table = laid({6: "earth 5"}, player(dice="earth 2 3 3"))
    assert set(table.offered("break")) == {"6 earth 2 3", "6 earth 3 3"}


@pytest.mark.rule("FS-7")
def test_fs_7_the_sum_must_be_enough() -> None:
    table = laid({6: "earth 4", 10: "earth 2"}, player(dice="earth 3"))
    assert table.refused("break 6 earth 3") == "FS-7"


@pytest.mark.rule("FS-7")
def test_fs_7_the_colour_must_be_the_seals() -> None:
    table = laid({6: "earth 4", 10: "fire 2", 12: "growth-water"}, player(dice="earth 3, fire 6"))
    assert table.refused("break 6 fire 6") == "FS-7"
    assert table.refused("break 12 fire 6") == "FS-7"


@pytest.mark.rule("FS-7")
def test_fs_7_the_dice_must_be_ones_own() -> None:
    table = laid({6: "earth 4"}, player(dice="earth 5"), player(dice="earth 6", mage=2))
    assert table.refused("break 6 earth 6") == "FS-7"
    assert table.refused("break 6 earth 5 5") == "FS-7"


@every_element
@pytest.mark.rule("FS-7")
def test_fs_7_a_mind_scroll_takes_dice_of_any_one_colour(colour: str) -> None:
    table = laid({12: "renewal-mind"}, player(dice=f"{colour} 3"))
    table.do(f"break 12 {colour} 3")
    assert "renewal-mind" in table.face_up()
    assert table.supply(colour) == 3


@pytest.mark.rule("FS-7")
def test_fs_7_a_mind_scroll_does_not_take_a_mix_of_colours() -> None:
    table = laid({12: "growth-mind"}, player(dice="fire 3, water 3, air 4, earth 4"))
    assert table.offered("break") == []
    assert table.offers("end")


@pytest.mark.rule("FS-7")
@pytest.mark.parametrize("colour", COLOURS)
def test_fs_7_a_won_scroll_is_face_up_and_usable_in_a_later_turn_of_the_round(colour: str) -> None:
    own = "fire" if colour == "mind" else colour
    table = laid(
        {12: f"strengthening-{colour}", 6: f"{own} 6", 10: "air 2"},
        player(dice=f"{own} 4 4"),
        player(dice="air 2", mage=2),
    )
    table.do(f"break 12 {own} 4")
    assert table.seal(12) is None
    assert f"strengthening-{colour}" in table.face_up()
    assert table.mage() == 12
    table.do("2 break 10 air 2", "2 take air air air" if own != "air" else "2 take fire fire fire")
    table.do(f"1 cast strengthening-{colour}", f"choose {own} 4", f"break 6 {own} 6")


# -- scrolls and the duty to break ---------------------------------------------------------------------------


@pytest.mark.rule("FS-5")
def test_fs_5_any_number_of_scrolls_then_exactly_one_seal() -> None:
    table = laid(
        {6: "fire 2", 12: "change-fire"},
        player("strengthening-fire renewal-fire", dice="fire 1 1"),
        player(dice="air 1", mage=2),
    )
    table.do("cast renewal-fire", "choose fire 1", "roll 2", "cast strengthening-fire", "choose fire 1 2")
    table.do("cast binding-mind", "familiar", "break 6 fire 3")
    assert table.asked == 2
    assert table.face_down() == ["binding-mind", "renewal-fire", "strengthening-fire"]


@pytest.mark.rule("FS-5")
def test_fs_5_after_the_break_no_scroll_may_be_used() -> None:
    table = laid({6: "fire 2"}, player("growth-fire", dice="fire 2 2"), player(dice="air 1", mage=2))
    table.do("break 6 fire 2")
    assert table.asked == 2
    assert table.position.why_not(0, GAME.parse("cast growth-fire")) is not None


@pytest.mark.rule("FS-5")
def test_fs_5_whoever_can_break_must() -> None:
    table = laid({6: "fire 2"}, player(dice="fire 2"))
    assert table.refused("end") == "FS-5"


@pytest.mark.rule("FS-5")
def test_fs_5_whoever_cannot_break_gives_the_dice_back_and_the_round_is_over() -> None:
    table = laid({6: "fire 6", **SIXES}, player(dice="fire 2, air 1", down="change-fire"))
    assert table.offers("end")
    table.do("end")
    assert table.dice() == ""
    assert [table.supply(colour) for colour in ELEMENTS] == [3, 3, 3, 2]
    table.do("1 take fire water air")
    assert not table.player(1).in_round
    assert table.waiting(1) == "fire 1, water 1, air 1"
    assert table.asked == 2


@pytest.mark.rule("FS-5a", "FS-5")
def test_fs_5a_nobody_has_to_use_a_scroll_that_would_make_a_break_possible() -> None:
    table = laid({6: "fire 6"}, player("strengthening-fire", dice="fire 4"))
    assert table.legal == ["cast strengthening-fire", "cast binding-mind", "end"]


@pytest.mark.rule("FS-5a")
def test_fs_5a_the_duty_is_judged_when_the_casting_stops() -> None:
    """Before the spell no seal could be broken, after it one must be."""
    table = laid({6: "fire 6"}, player("strengthening-fire", dice="fire 4"))
    table.do("cast strengthening-fire", "choose fire 4")
    assert table.refused("end") == "FS-5"
    other_way = laid({6: "fire 4"}, player("change-fire", dice="fire 4"))
    assert other_way.refused("end") == "FS-5"
    other_way.do("cast change-fire", "choose fire 4", "colour air")
    assert other_way.offers("end")


@pytest.mark.rule("FS-5")
def test_fs_5_only_own_face_up_scrolls_are_used() -> None:
    table = laid(
        {6: "fire 6"},
        player("change-air", dice="fire 4, air 1", down="binding-mind"),
        player("renewal-fire", dice="fire 1", mage=2),
    )
    assert table.refused("cast binding-mind") == "FS-5"
    assert table.refused("cast renewal-fire") == "FS-5"
    assert table.offered("cast") == ["change-air"]


@pytest.mark.rule("FS-5")
def test_fs_5_only_whose_turn_it_is_acts() -> None:
    table = laid({6: "fire 2"}, player(dice="fire 2"), player(dice="fire 2", mage=2))
    refusal = table.position.why_not(1, GAME.parse("break 6 fire 2"))
    assert refusal is not None
    assert refusal.rule == "FS-5"
    assert list(table.position.legal(1)) == []


@pytest.mark.rule("FS-1", "FS-5")
def test_fs_1_a_scroll_of_a_circle_that_is_not_in_the_game_is_not_there() -> None:
    table = laid({6: "fire 2"}, player(dice="fire 2"), circle="II")
    assert table.refused("cast leap-fire") == "FS-1"


# -- turns and the end of a round ----------------------------------------------------------------------------


@pytest.mark.rule("FS-4")
def test_fs_4_turns_go_clockwise_past_those_whose_round_is_over() -> None:
    seals = {6: "fire 2", 7: "fire 2", 8: "fire 2", 10: "air 2", 11: "air 2"}
    table = laid(
        seals,
        player(dice="fire 2 2"),
        player(waiting="air 1", mage=2),
        player(dice="air 2 2", mage=3),
    )
    table.do("1 break 6 fire 2", "3 break 10 air 2")
    assert table.asked == 1
    table.do("1 break 7 fire 2", "1 take fire fire fire", "3 break 11 air 2")
    assert table.asked == 3
    assert table.view.stage == "draft"


@pytest.mark.rule("FS-9")
def test_fs_9_without_dice_the_round_is_over() -> None:
    table = laid(
        {6: "fire 2"},
        player("renewal-fire", dice="fire 2", down="change-fire binding-mind", familiar=10),
        player(dice="air 1", mage=2),
    )
    table.do("break 6 fire 2")
    assert table.view.stage == "draft"
    table.do("1 take fire fire air")
    assert table.waiting(1) == "fire 2, air 1"
    assert table.face_down() == []
    assert table.familiar() is None
    assert table.mage() == 6
    assert not table.player(1).in_round
    assert [table.supply(colour) for colour in ELEMENTS] == [1, 3, 1, 3]


@pytest.mark.rule("FS-9", "FS-7")
def test_fs_9_the_used_dice_are_back_before_new_ones_are_taken() -> None:
    table = laid({6: "fire 2"}, player(dice="fire 1 1"), player(dice="air 1", mage=2), supply="fire 1, air 1")
    table.do("break 6 fire 1 1", "take fire fire fire")
    assert table.waiting(1) == "fire 3"


@pytest.mark.rule("FS-9")
def test_fs_9_who_has_dice_left_stays_in_the_round() -> None:
    table = laid({6: "fire 2"}, player(dice="fire 2, air 1", down="change-fire"))
    table.do("break 6 fire 2")
    assert table.player(1).in_round
    assert table.face_down() == ["change-fire"]
    assert table.asked == 2


@pytest.mark.rule("FS-3b", "FS-9")
def test_fs_3b_dice_for_the_next_round_are_not_in_the_supply() -> None:
    table = laid({6: "fire 2"}, player("growth-fire", dice="air 1", mage=1), player(waiting="fire 3", mage=2))
    assert table.supply("fire") == 0
    assert table.refused("cast growth-fire") == "FS-GR"


@pytest.mark.rule("FS-9b", "FS-BI")
def test_fs_9b_a_binding_break_with_the_last_die_brings_scroll_and_familiar_back_at_once() -> None:
    table = laid({6: "fire 2"}, player(dice="fire 2"), player(dice="air 1", mage=2))
    table.do("cast binding-mind", "break 6 fire 2")
    assert table.view.stage == "draft"
    assert table.familiar() is None
    table.do("1 take fire fire fire")
    assert table.face_up() == ["binding-mind"]
    assert table.mage() == 1


@pytest.mark.rule("FS-9b")
@pytest.mark.parametrize("spell", ["leap", "teleportation", "speed"])
def test_fs_9b_a_spell_that_ends_the_turn_with_the_last_die_lies_face_up_again(spell: str) -> None:
    seals = {6: "air 2", 7: "fire 2", 10: "fire 2", 16: "change-air"}
    scroll, acts = {
        "leap": ("leap-air", ("pick 6", "break 7 fire 2")),
        "teleportation": ("teleportation-fire", ("pass 2 familiar", "break 10 fire 2")),
        "speed": ("speed-air", ("break 10 fire 2", "pick 6")),
    }[spell]
    familiar = 10 if spell == "teleportation" else None
    table = laid(seals, player(scroll, dice="fire 2"), player(dice="air 1", mage=2, familiar=familiar))
    table.do(f"cast {scroll}", *acts, "1 take fire fire fire")
    assert table.face_down() == []
    assert not table.player(1).in_round
    assert table.asked == 2


@pytest.mark.rule("FS-X", "FS-5")
@pytest.mark.parametrize("spell", ["binding", "leap", "teleportation", "speed"])
def test_fs_x_a_break_by_a_spell_is_the_break_of_the_turn(spell: str) -> None:
    """More could be broken, and the turn is over all the same."""
    seals = {6: "air 2", 7: "fire 2", 10: "fire 2", 12: "change-fire"}
    scroll, acts = {
        "binding": ("binding-mind", ("break 10 fire 2",)),
        "leap": ("leap-air", ("pick 6", "break 7 fire 2")),
        "teleportation": ("teleportation-fire", ("pass 2 familiar", "break 10 fire 2")),
        "speed": ("speed-air", ("break 10 fire 2", "pick 6")),
    }[spell]
    familiar = 10 if spell == "teleportation" else None
    own = "" if spell == "binding" else scroll
    table = laid(seals, player(own, dice="fire 2 2"), player(dice="air 1", mage=2, familiar=familiar))
    table.do(f"cast {scroll}", *acts)
    assert table.asked == 2
    assert table.face_down() == [scroll]
    assert table.view.seal_broken
