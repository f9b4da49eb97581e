"""Theft (FS-TH): the victim decides which die, and may be out of the round."""

from __future__ import annotations

import pytest

from tests.games.five_seals.play import another, element, every_colour, every_element, laid, player

TOKENS = {6: "fire 6", 10: "water 6"}


@every_colour
@pytest.mark.rule("FS-TH")
def test_fs_th_an_opponents_only_fitting_die_is_taken_as_it_is(colour: str) -> None:
    own, other = element(colour), another(colour)
    rest = "" if colour == "mind" else f", {other} 2"
    table = laid(TOKENS, player(f"theft-{colour}", dice=f"{own} 1"), player(dice=f"{own} 5 5{rest}", mage=2))
    before = table.view.supply
    table.do(f"cast theft-{colour}", "from 2")
    assert table.dice(1) == f"{own} 1 5"
    assert set(table.dice(2).split(", ")) == set(f"{own} 5{rest}".split(", "))
    assert table.view.supply == before
    assert table.face_down() == [f"theft-{colour}"]
    assert table.asked == 1


@every_colour
@pytest.mark.rule("FS-TH")
def test_fs_th_with_different_dice_the_victim_decides(colour: str) -> None:
    own, other = element(colour), another(colour)
    table = laid(
        TOKENS,
        player(f"theft-{colour}", dice=f"{own} 1"),
        player(dice=f"{own} 3 5, {other} 2", mage=2),
    )
    table.do(f"cast theft-{colour}", "from 2")
    assert table.asked == 2
    assert table.view.stage == "theft"
    assert table.turn == 1
    wanted = {f"{own} 3", f"{own} 5"} | ({f"{other} 2"} if colour == "mind" else set())
    assert set(table.offered("die")) == wanted
    assert table.refused(f"die {own} 1") == "FS-TH"
    if colour != "mind":
        assert table.refused(f"die {other} 2") == "FS-TH"
    table.do(f"2 die {own} 3")
    assert table.dice(1) == f"{own} 1 3"
    assert table.asked == 1


@every_colour
@pytest.mark.rule("FS-TH")
def test_fs_th_equal_dice_are_one_choice(colour: str) -> None:
    own = element(colour)
    table = laid(TOKENS, player(f"theft-{colour}", dice=""), player(dice=f"{own} 4 4 6", mage=2))
    table.do(f"cast theft-{colour}", "from 2")
    assert table.offered("die") == [f"{own} 4", f"{own} 6"]


@every_colour
@pytest.mark.rule("FS-TH")
def test_fs_th_the_caster_picks_an_opponent_with_a_fitting_die(colour: str) -> None:
    own, other = element(colour), another(colour)
    table = laid(
        TOKENS,
        player(f"theft-{colour}", dice=f"{own} 1"),
        player(dice="" if colour == "mind" else f"{other} 3", mage=2),
        player(dice=f"{own} 2 2", mage=3),
        player(waiting=f"{own} 1", mage=4),
    )
    table.do(f"cast theft-{colour}")
    for nobody in (1, 2, 4):
        assert table.refused(f"from {nobody}") == "FS-TH"
    assert table.offered("from") == ["3"]


@every_colour
@pytest.mark.rule("FS-TH", "FS-5")
def test_fs_th_without_a_fitting_die_anywhere_there_is_no_effect(colour: str) -> None:
    other = "" if colour == "mind" else f"{another(colour)} 3"
    table = laid(TOKENS, player(f"theft-{colour}", dice=f"{element(colour)} 1"), player(dice=other, mage=2))
    assert table.refused(f"cast theft-{colour}") == "FS-TH"


@every_colour
@pytest.mark.rule("FS-TH", "FS-9")
def test_fs_th_the_last_die_ends_the_victims_round_before_the_turn_goes_on(colour: str) -> None:
    own = element(colour)
    victim = player("growth-air", dice=f"{own} 5", mage=10, familiar=6, down="binding-mind change-fire")
    table = laid(
        {7: f"{own} 6", 12: "change-fire"},
        player(f"theft-{colour}", dice=f"{own} 1"),
        victim,
        supply="air 3, fire 1",
    )
    assert table.breakable() == set()
    table.do(f"cast theft-{colour}", "from 2")
    assert table.asked == 2
    assert table.familiar(2) is None
    table.do("2 take fire air air")
    assert table.asked == 1
    assert table.turn == 1
    assert table.dice(1) == f"{own} 1 5"
    assert table.waiting(2) == "fire 1, air 2"
    assert not table.player(2).in_round
    assert table.face_down(2) == []
    assert table.mage(2) == 10
    table.do(f"break 7 {own} 1 5")
    assert table.mage() == 7


@every_colour
@pytest.mark.rule("FS-TH", "FS-3a")
def test_fs_th_the_stolen_die_is_not_among_those_the_victim_takes(colour: str) -> None:
    """Two dice are left in the supply: they are taken without a question."""
    own = element(colour)
    table = laid(
        TOKENS, player(f"theft-{colour}"), player(dice=f"{own} 5", mage=2), supply="water 1, earth 1"
    )
    table.do(f"cast theft-{colour}", "from 2")
    assert table.asked == 1
    assert table.waiting(2) == "water 1, earth 1"
    assert table.dice(1) == f"{own} 5"


@every_element
@pytest.mark.rule("FS-TH", "FS-9")
def test_fs_th_a_second_theft_finds_the_victim_out_of_the_round(colour: str) -> None:
    table = laid(
        TOKENS,
        player(f"theft-{colour} theft-mind"),
        player(dice=f"{colour} 5", mage=2),
        supply=f"{colour} 1",
    )
    table.do(f"cast theft-{colour}", "from 2")
    assert table.waiting(2) == f"{colour} 1"
    assert table.refused("cast theft-mind") == "FS-TH"


@pytest.mark.rule("FS-TH", "FS-6")
def test_fs_th_the_familiar_that_leaves_opens_a_way() -> None:
    seals = {15: "growth-fire", 10: "air 2"}
    table = laid(seals, player("theft-fire"), player(dice="fire 5", mage=2, familiar=6), supply="air 1")
    assert table.breakable() == set()
    table.do("cast theft-fire", "from 2")
    assert table.breakable() == {15}


@pytest.mark.rule("FS-TH")
def test_fs_th_the_victim_chooses_the_die_and_then_nothing_else_while_dice_are_left() -> None:
    table = laid(TOKENS, player("theft-mind"), player(dice="fire 5, air 1", mage=2))
    table.do("cast theft-mind", "from 2", "2 die air 1")
    assert table.asked == 1
    assert (table.dice(1), table.dice(2)) == ("air 1", "fire 5")
    assert table.player(2).in_round


@pytest.mark.rule("FS-TH", "FS-10")
def test_fs_th_the_victim_takes_no_further_turn_this_round() -> None:
    table = laid(
        {6: "fire 2", 7: "fire 2", 12: "change-earth"},
        player("theft-fire", dice="fire 2"),
        player(dice="fire 5", mage=2),
        player(dice="earth 2 2", mage=3),
    )
    table.do("cast theft-fire", "from 2", "2 take air air air", "break 6 fire 2")
    assert table.asked == 3
    table.do("3 break 12 earth 2")
    assert table.asked == 1
