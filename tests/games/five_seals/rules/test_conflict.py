"""The Circle of Conflict, dice: Deception and Alteration, and who may be a target at all."""

from __future__ import annotations

import pytest

from conclave.core.packed import one
from conclave.games.five_seals.engine.codes import CHOOSE_OPPONENTS_DICE, code
from tests.games.five_seals.play import ELEMENTS, another, element, every_colour, every_element, laid, player

TOKENS = {6: "fire 6", 10: "water 6"}

# -- Deception -----------------------------------------------------------------------------------------------


@every_colour
@pytest.mark.rule("FS-DE")
def test_fs_de_the_colours_change_hands_and_the_values_stay(colour: str) -> None:
    theirs, mine = element(colour), another(colour)
    table = laid(TOKENS, player(f"deception-{colour}", dice=f"{mine} 3"), player(dice=f"{theirs} 5", mage=2))
    before = table.view.supply
    table.do(f"cast deception-{colour}", f"from 2 {theirs} 5", f"die {mine} 3")
    assert (table.dice(1), table.dice(2)) == (f"{theirs} 3", f"{mine} 5")
    assert table.view.supply == before
    assert table.face_down() == [f"deception-{colour}"]
    assert table.turn == 1


@every_colour
@pytest.mark.rule("FS-DE")
def test_fs_de_the_caster_chooses_both_dice(colour: str) -> None:
    theirs, mine, other = element(colour), another(colour), another(colour, 2)
    table = laid(
        TOKENS,
        player(f"deception-{colour}", dice=f"{mine} 1 2, {other} 3"),
        player(dice=f"{theirs} 4 5", mage=2),
        player(dice=f"{theirs} 6", mage=3),
    )
    table.do(f"cast deception-{colour}")
    assert set(table.offered("from")) == {f"2 {theirs} 4", f"2 {theirs} 5", f"3 {theirs} 6"}
    table.do(f"from 3 {theirs} 6")
    assert table.asked == 1
    assert set(table.offered("die")) == {f"{mine} 1", f"{mine} 2", f"{other} 3"}
    table.do(f"die {mine} 2")
    assert table.dice(3) == f"{mine} 6"


@every_colour
@pytest.mark.rule("FS-DE")
def test_fs_de_the_die_given_is_of_another_colour(colour: str) -> None:
    theirs, mine = element(colour), another(colour)
    table = laid(
        TOKENS,
        player(f"deception-{colour}", dice=f"{theirs} 1, {mine} 3"),
        player(dice=f"{theirs} 5", mage=2),
    )
    table.do(f"cast deception-{colour}", f"from 2 {theirs} 5")
    assert table.refused(f"die {theirs} 1") == "FS-DE"
    assert table.refused(f"die {mine} 5") == "FS-DE"
    assert table.offered("die") == [f"{mine} 3"]


@every_colour
@pytest.mark.rule("FS-DE")
def test_fs_de_one_die_of_an_opponent_of_the_scrolls_colour(colour: str) -> None:
    theirs, mine, third = element(colour), another(colour), another(colour, 2)
    table = laid(
        TOKENS,
        player(f"deception-{colour}", dice=f"{mine} 3"),
        player(dice=f"{theirs} 4 5, {third} 2", mage=2),
    )
    table.do(f"cast deception-{colour}")
    assert table.refused(f"from 2 {theirs} 4 5") == "FS-DE"
    assert table.refused(f"from 1 {mine} 3") == "FS-DE"
    assert table.refused(f"from 2 {theirs} 6") == "FS-DE"
    if colour == "mind":
        assert table.offers(f"from 2 {third} 2")
    else:
        assert table.refused(f"from 2 {third} 2") == "FS-DE"


@pytest.mark.rule("FS-DE")
def test_fs_de_mind_takes_only_a_die_for_which_another_colour_can_be_given() -> None:
    table = laid(TOKENS, player("deception-mind", dice="fire 3"), player(dice="fire 5, air 4", mage=2))
    table.do("cast deception-mind")
    assert table.refused("from 2 fire 5") == "FS-DE"
    assert table.offered("from") == ["2 air 4"]


@every_colour
@pytest.mark.rule("FS-DE", "FS-5")
def test_fs_de_without_a_die_to_take_or_to_give_there_is_no_effect(colour: str) -> None:
    own, other = element(colour), another(colour)
    scroll = f"deception-{colour}"
    same = laid(TOKENS, player(scroll, dice=f"{own} 3"), player(dice=f"{own} 5", mage=2))
    assert same.refused(f"cast {scroll}") == "FS-DE"
    nothing = laid(TOKENS, player(scroll), player(dice=f"{own} 5", mage=2))
    assert nothing.refused(f"cast {scroll}") == "FS-DE"
    if colour != "mind":
        foreign = laid(TOKENS, player(scroll, dice=f"{own} 3"), player(dice=f"{other} 5", mage=2))
        assert foreign.refused(f"cast {scroll}") == "FS-DE"


@every_colour
@pytest.mark.rule("FS-DE")
def test_fs_de_nobodys_round_ends_by_it(colour: str) -> None:
    """Each hand keeps its number of dice, so the opponent stays in the round."""
    own, other = element(colour), another(colour)
    table = laid(TOKENS, player(f"deception-{colour}", dice=f"{other} 3"), player(dice=f"{own} 5", mage=2))
    table.do(f"cast deception-{colour}", f"from 2 {own} 5", f"die {other} 3")
    assert table.player(2).in_round


# -- Alteration ----------------------------------------------------------------------------------------------


@every_colour
@pytest.mark.rule("FS-AL")
def test_fs_al_one_more_on_own_dice_and_one_less_on_an_opponents(colour: str) -> None:
    own = element(colour)
    table = laid(
        TOKENS,
        player(f"alteration-{colour}", dice=f"{own} 2 5"),
        player(dice=f"{own} 6", mage=2),
        player(dice=f"{own} 4", mage=3),
    )
    table.do(f"cast alteration-{colour}", f"choose {own} 2 5")
    assert set(table.legal) == {f"from 2 {own} 6", f"from 3 {own} 4", "nothing"}
    table.do(f"from 2 {own} 6")
    assert [table.dice(seat) for seat in (1, 2, 3)] == [f"{own} 3 6", f"{own} 5", f"{own} 4"]
    assert table.face_down() == [f"alteration-{colour}"]
    assert table.turn == 1


@every_colour
@pytest.mark.rule("FS-AL", "FS-Y")
def test_fs_al_own_dice_only(colour: str) -> None:
    own = element(colour)
    table = laid(TOKENS, player(f"alteration-{colour}", dice=f"{own} 2 5"), player(dice=f"{own} 6", mage=2))
    table.do(f"cast alteration-{colour}", f"choose {own} 5", "nothing")
    assert (table.dice(1), table.dice(2)) == (f"{own} 2 6", f"{own} 6")
    assert table.face_down() == [f"alteration-{colour}"]


@every_colour
@pytest.mark.rule("FS-AL", "FS-Y")
def test_fs_al_an_opponents_dice_only(colour: str) -> None:
    own = element(colour)
    table = laid(TOKENS, player(f"alteration-{colour}", dice=f"{own} 2"), player(dice=f"{own} 4 6", mage=2))
    table.do(f"cast alteration-{colour}", "nothing")
    assert set(table.offered("from")) == {f"2 {own} 4", f"2 {own} 6", f"2 {own} 4 6"}
    assert table.refused("nothing") == "FS-AL"
    table.do(f"from 2 {own} 4 6")
    assert (table.dice(1), table.dice(2)) == (f"{own} 2", f"{own} 3 5")


@every_colour
@pytest.mark.rule("FS-AL")
def test_fs_al_a_six_is_not_raised_and_a_one_is_not_lowered(colour: str) -> None:
    own = element(colour)
    table = laid(
        TOKENS,
        player(f"alteration-{colour}", dice=f"{own} 3 6"),
        player(dice=f"{own} 1 2", mage=2),
        player(dice=f"{own} 1", mage=3),
        player(dice="", mage=4),
    )
    table.do(f"cast alteration-{colour}")
    assert table.refused(f"choose {own} 6") == "FS-AL"
    assert table.refused(f"choose {own} 3 6") == "FS-AL"
    table.do(f"choose {own} 3")
    assert table.refused(f"from 2 {own} 1") == "FS-AL"
    assert table.refused(f"from 2 {own} 1 2") == "FS-AL"
    assert table.refused(f"from 3 {own} 1") == "FS-AL"
    assert set(table.legal) == {f"from 2 {own} 2", "nothing"}


@every_colour
@pytest.mark.rule("FS-AL")
def test_fs_al_nothing_on_both_sides_is_refused(colour: str) -> None:
    """Where nobody's die could be lowered, an own die has to be raised, and that is all."""
    own = element(colour)
    table = laid(TOKENS, player(f"alteration-{colour}", dice=f"{own} 3"), player(dice=f"{own} 1", mage=2))
    table.do(f"cast alteration-{colour}")
    assert table.refused("nothing") == "FS-AL"
    table.do(f"choose {own} 3")
    assert table.casting is None
    assert table.dice() == f"{own} 4"


@every_colour
@pytest.mark.rule("FS-AL")
def test_fs_al_without_own_dice_to_raise_an_opponents_are_lowered(colour: str) -> None:
    own = element(colour)
    table = laid(TOKENS, player(f"alteration-{colour}", dice=f"{own} 6"), player(dice=f"{own} 2", mage=2))
    table.do(f"cast alteration-{colour}")
    assert table.legal == [f"from 2 {own} 2"]
    assert table.refused("nothing") == "FS-AL"
    assert table.do(f"from 2 {own} 2").dice(2) == f"{own} 1"


@every_element
@pytest.mark.rule("FS-AL")
def test_fs_al_dice_of_other_colours_are_left_alone(colour: str) -> None:
    other = another(colour)
    table = laid(
        TOKENS,
        player(f"alteration-{colour}", dice=f"{colour} 2, {other} 2"),
        player(dice=f"{colour} 3, {other} 3", mage=2),
    )
    table.do(f"cast alteration-{colour}")
    assert table.refused(f"choose {other} 2") == "FS-AL"
    table.do(f"choose {colour} 2")
    assert table.refused(f"from 2 {other} 3") == "FS-AL"


@pytest.mark.rule("FS-AL")
def test_fs_al_mind_works_on_one_colour_for_both() -> None:
    table = laid(
        TOKENS,
        player("alteration-mind", dice="fire 2, air 2"),
        player(dice="fire 3, water 4", mage=2),
    )
    table.do("cast alteration-mind")
    assert set(table.legal) == {"choose fire 2", "choose air 2", "nothing"}
    table.do("choose fire 2")
    assert table.refused("from 2 water 4") == "FS-AL"
    assert set(table.legal) == {"from 2 fire 3", "nothing"}


@pytest.mark.rule("FS-AL")
def test_fs_al_mind_may_lower_any_colour_when_nothing_was_raised() -> None:
    table = laid(TOKENS, player("alteration-mind", dice="fire 2"), player(dice="fire 3, water 4", mage=2))
    table.do("cast alteration-mind", "nothing")
    assert set(table.legal) == {"from 2 fire 3", "from 2 water 4"}


@pytest.mark.rule("FS-AL")
@pytest.mark.parametrize("colour", [4, 7])
def test_fs_al_no_die_has_a_colour_that_dice_have_not(colour: int) -> None:
    """No notation says so, but a program may."""
    table = laid(TOKENS, player("alteration-mind", dice="fire 2"), player(dice="fire 3, water 4", mage=2))
    table.do("cast alteration-mind", "nothing")
    refusal = table.position.why_not(0, code(CHOOSE_OPPONENTS_DICE, seat=1, colour=colour, dice=one(2)))
    assert refusal is not None
    assert refusal.rule == "FS-AL"


@pytest.mark.rule("FS-AL")
def test_fs_al_mind_raising_a_colour_nobody_else_has_is_complete_at_once() -> None:
    table = laid(TOKENS, player("alteration-mind", dice="fire 2, air 2"), player(dice="fire 3", mage=2))
    table.do("cast alteration-mind", "choose air 2")
    assert table.casting is None
    assert table.dice() == "fire 2, air 3"


@every_colour
@pytest.mark.rule("FS-AL", "FS-5")
def test_fs_al_without_a_die_that_would_change_it_is_not_offered(colour: str) -> None:
    own, other = element(colour), another(colour)
    scroll = f"alteration-{colour}"
    stuck = laid(TOKENS, player(scroll, dice=f"{own} 6"), player(dice=f"{own} 1", mage=2))
    assert stuck.refused(f"cast {scroll}") == "FS-AL"
    if colour != "mind":
        foreign = laid(TOKENS, player(scroll, dice=f"{other} 3"), player(dice=f"{other} 3", mage=2))
        assert foreign.refused(f"cast {scroll}") == "FS-AL"


# -- targets -------------------------------------------------------------------------------------------------

RULES = {
    "deception": "FS-DE",
    "alteration": "FS-AL",
    "transfer": "FS-TR",
    "theft": "FS-TH",
    "exploitation": "FS-XP",
}


@every_colour
@pytest.mark.rule("FS-DE", "FS-AL", "FS-TR", "FS-TH", "FS-XP")
@pytest.mark.parametrize("spell", RULES)
def test_fs_de_no_conflict_when_the_round_is_over_for_all_opponents(spell: str, colour: str) -> None:
    mine = f"{spell}-{colour} strengthening-air"
    others = player(f"strengthening-{colour} change-{colour}", waiting="fire 1", mage=2)
    table = laid(TOKENS, player(mine, dice="fire 2, water 2, air 2, earth 2"), others)
    assert table.refused(f"cast {spell}-{colour}") == RULES[spell]


@every_colour
@pytest.mark.rule("FS-DE", "FS-AL")
def test_fs_de_only_opponents_whose_round_is_not_over_are_targets(colour: str) -> None:
    own, other = element(colour), another(colour)
    table = laid(
        TOKENS,
        player(f"deception-{colour} alteration-{colour} theft-{colour}", dice=f"{own} 2, {other} 3"),
        player(waiting=f"{own} 2", mage=2),
        player(dice=f"{own} 4", mage=3),
        player(dice="", mage=4),
    )
    table.do(f"cast alteration-{colour}", f"choose {own} 2")
    assert set(table.legal) == {f"from 3 {own} 4", "nothing"}
    table.do("nothing", f"cast deception-{colour}")
    assert table.offered("from") == [f"3 {own} 4"]


@pytest.mark.rule("FS-AL", "FS-3c")
def test_fs_al_an_opponent_in_the_round_without_dice_still_lets_own_dice_be_raised() -> None:
    """FS-3c: whoever started the round without dice is in it until their turn is over."""
    table = laid(TOKENS, player("alteration-fire", dice="fire 2"), player(dice="", mage=2))
    assert table.do("cast alteration-fire", "choose fire 2").dice() == "fire 3"


@pytest.mark.rule("FS-DE")
def test_fs_de_in_every_pair_of_colours_mind_trades() -> None:
    for theirs in ELEMENTS:
        for mine in ELEMENTS:
            table = laid(
                TOKENS, player("deception-mind", dice=f"{mine} 2"), player(dice=f"{theirs} 5", mage=2)
            )
            if mine == theirs:
                assert table.refused("cast deception-mind") == "FS-DE"
            else:
                table.do("cast deception-mind", f"from 2 {theirs} 5", f"die {mine} 2")
                assert table.dice() == f"{theirs} 2"
