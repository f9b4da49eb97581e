"""Exchanges at the end of a turn, and the limits (CB-10, CB-10a)."""

from __future__ import annotations

import pytest

from tests.games.ciub.box import KINDS
from tests.games.ciub.play import Table, alike, laid, player

both_kinds = pytest.mark.parametrize("kind", ["green", "purple"])


def exchanging(outside: str = "white:1 white:2", tray: str = "", *others: str) -> Table:
    """Nothing is won and nothing taken; the others have the named dice."""
    seated = [player(dice) for dice in others] or [player()]
    table = laid(outside, player(), *seated, tray=tray).do("stop", "nothing")
    assert table.stage == "exchange"
    return table


# -- two for one ---------------------------------------------------------------------------------------------


@pytest.mark.rule("CB-10")
@both_kinds
def test_cb_10_a_2for1_in_the_tray_is_exchanged_for_two_of_other_colours(kind: str) -> None:
    """The two may be alike; white is a colour too."""
    table = exchanging(tray=f"{kind}:2for1")
    others = [each for each in KINDS if each != kind]
    pairs = [f"{kind} {one} {two}" for place, one in enumerate(others) for two in others[place:]]
    assert len(pairs) == 21
    assert alike(table.offered("exchange"), pairs)


@pytest.mark.rule("CB-10")
@both_kinds
@pytest.mark.parametrize("pair", ["white white", "white red", "yellow yellow", "orange blue"])
def test_cb_10_one_goes_and_two_come(kind: str, pair: str) -> None:
    table = exchanging("white:1 red:3", f"{kind}:2for1")
    supply = dict(zip(KINDS, table.view.supply, strict=True))
    table.do(f"exchange {kind} {pair}")
    supply[kind] += 1
    for each in pair.split(" "):
        supply[each] -= 1
    assert table.view.supply == tuple(supply.values())
    assert alike(table.outside.split(" "), ["white", "red", *pair.split(" ")])
    assert table.tray == ""
    assert table.refused(f"exchange {kind} {pair}") == "CB-10"


@pytest.mark.rule("CB-10")
@both_kinds
def test_cb_10_not_for_its_own_colour(kind: str) -> None:
    table = exchanging(tray=f"{kind}:2for1")
    for one, two in ((kind, kind), ("white", kind), (kind, "blue")):
        assert table.refused(f"exchange {kind} {one} {two}") == "CB-10"


@pytest.mark.rule("CB-10")
@both_kinds
def test_cb_10_a_2for1_outside_the_tray_is_no_2for1(kind: str) -> None:
    table = exchanging(f"white:1 white:2 {kind}:2for1")
    assert table.offered("exchange") == []
    assert table.refused(f"exchange {kind} red blue") == "CB-10"


@pytest.mark.rule("CB-10")
@pytest.mark.parametrize("face", ["7", "reroll", "skull"])
def test_cb_10_no_other_face_is(face: str) -> None:
    table = exchanging(tray=f"green:{face}")
    assert table.offered("exchange") == []


@pytest.mark.rule("CB-10")
def test_cb_10_each_2for1_is_exchanged_by_itself_in_any_order() -> None:
    table = exchanging(tray="green:2for1 green:2for1 purple:2for1")
    table.do("exchange green red red", "exchange purple green blue", "exchange green purple purple")
    assert table.dice() == "white*2 red*2 green purple*2 blue"
    assert table.offered("exchange") == []
    table = exchanging(tray="green:2for1 green:2for1 purple:2for1").do(
        "exchange purple red red", "exchange green blue blue"
    )
    assert table.tray == "green:2for1"
    assert table.offered("exchange")


@pytest.mark.rule("CB-10")
def test_cb_10_it_need_not_be_exchanged() -> None:
    table = exchanging(tray="green:2for1 purple:2for1").do("exchange purple red red", "end")
    assert table.turn == 2
    assert table.dice() == "white*2 red*2 green"


@pytest.mark.rule("CB-10", "CB-8b")
def test_cb_10_it_may_bring_one_above_five() -> None:
    table = laid("orange:6 red:3 red:4", tray="white:2 white:4 green:2for1").do(
        "aside orange:6", "stop", "win 2,4,6"
    )
    table.do("down 6,6", "= 27+", "return red", "exchange green purple blue", "end")
    assert table.dice() == "white*2 orange red purple blue"


@pytest.mark.rule("CB-10")
def test_cb_10_a_die_that_came_for_a_2for1_is_not_one_itself() -> None:
    table = exchanging(tray="green:2for1").do("exchange green purple purple")
    assert table.offered("exchange") == []


@pytest.mark.rule("CB-10a", "CB-10")
def test_cb_10a_both_dice_must_be_there() -> None:
    """No blue die is left, and one red one."""
    table = exchanging("white:1 white:2", "green:2for1", "white*5 blue*4 red*3", "white*5 blue*3 red*3")
    assert (table.supply("blue"), table.supply("red"), table.supply("white")) == (0, 1, 3)
    for pair in ("white blue", "red blue", "blue blue", "red red"):
        assert table.refused(f"exchange green {pair}") == "CB-10a"
    assert table.offers("exchange green white red")
    assert table.offers("exchange green white white")
    others = ["white", "yellow", "orange", "purple"]
    pairs = [f"green {one} {two}" for place, one in enumerate(others) for two in others[place:]]
    mixed = [" ".join(["green", *sorted([one, "red"], key=KINDS.index)]) for one in others]
    assert alike(table.offered("exchange"), [*pairs, *mixed])


@pytest.mark.rule("CB-10a", "CB-10")
def test_cb_10a_a_die_that_was_given_back_is_there_at_once() -> None:
    table = exchanging("white:1 white:2", "green:2for1 purple:2for1", "white*5 green*3", "white*5 green*3")
    assert table.supply("green") == 0
    assert table.refused("exchange purple green blue") == "CB-10a"
    table.do("exchange green red red", "exchange purple green blue")
    assert table.dice() == "white*2 red*2 green blue"
    assert table.supply("green") == 0


# -- white dice ----------------------------------------------------------------------------------------------


@pytest.mark.rule("CB-10")
@pytest.mark.parametrize("kind", KINDS[1:])
def test_cb_10_any_coloured_die_is_exchanged_for_a_white_one(kind: str) -> None:
    table = exchanging(f"white:1 {kind}")
    assert alike(table.legal, [f"whiten {kind}", "end"])
    before = table.supply("white"), table.supply(kind)
    table.do(f"whiten {kind}")
    assert (table.supply("white"), table.supply(kind)) == (before[0] - 1, before[1] + 1)
    assert table.dice() == "white*2"
    assert table.turn == 2, "nothing is left to be exchanged"


@pytest.mark.rule("CB-10")
def test_cb_10_any_number_of_them_from_the_tray_or_not() -> None:
    table = exchanging("yellow:1 red:3", "orange:6 blue:skull")
    table.do("whiten orange", "whiten yellow", "whiten blue")
    assert alike(table.legal, ["whiten red", "end"])
    assert table.do("end").dice() == "white*3 red"


@pytest.mark.rule("CB-10")
def test_cb_10_not_a_white_one_nor_one_that_is_not_there() -> None:
    table = exchanging("white:1 red:3")
    assert table.refused("whiten white") == "CB-10"
    assert table.refused("whiten blue") == "CB-10"


@pytest.mark.rule("CB-10a", "CB-10")
def test_cb_10a_not_when_there_is_no_white_die() -> None:
    table = laid("white:1 white:2 white:3 white:swap red:3").do("stop", "nothing")
    assert alike(table.legal, ["whiten red", "end"]), "one is left"
    table = laid("white:1 white:2 white:3 white:4 white:swap red:3").do("stop", "nothing")
    assert table.turn == 2, "none is left: nothing is asked"
    table = exchanging("white:1 white:2 white:3 white:swap", "red:3 blue:skull")
    table.do("whiten blue")
    assert table.turn == 2


@pytest.mark.rule("CB-10a", "CB-10")
def test_cb_10a_the_refusal_names_the_supply() -> None:
    table = laid("white:1 white:2 white:3 white:4 white:swap", tray="green:2for1").do("stop", "nothing")
    assert table.stage == "exchange"
    assert table.refused("whiten green") == "CB-10a"
    assert table.refused("exchange green white red") == "CB-10a"


@pytest.mark.rule("CB-10")
@both_kinds
def test_cb_10_a_plain_die_goes_before_a_2for1(kind: str) -> None:
    table = exchanging(f"white:1 {kind}:skull {kind}", f"{kind}:2for1")
    table.do(f"whiten {kind}", f"whiten {kind}")
    assert (table.outside, table.tray) == ("white white white", f"{kind}:2for1")
    assert table.offers(f"exchange {kind} red blue")
    table.do(f"whiten {kind}")
    assert table.turn == 2
    assert table.dice() == "white*4"


@pytest.mark.rule("CB-10")
def test_cb_10_a_2for1_that_became_white_is_no_longer_one() -> None:
    table = exchanging("white:1 red:3", "green:2for1").do("whiten green")
    assert table.refused("exchange green yellow blue") == "CB-10"
    assert alike(table.legal, ["whiten red", "end"])


@pytest.mark.rule("CB-10")
def test_cb_10_dice_that_just_came_may_become_white() -> None:
    table = exchanging(tray="green:2for1").do("exchange green red blue", "whiten red", "whiten blue")
    assert table.dice() == "white*4"
    assert (table.supply("red"), table.supply("blue"), table.supply("green")) == (7, 7, 7)


@pytest.mark.rule("CB-10", "CB-8c")
def test_cb_10_the_die_that_was_taken_may_become_white() -> None:
    table = laid("white:1 white:2").do("stop", "take red", "whiten red")
    assert table.dice() == "white*3"


# -- limits --------------------------------------------------------------------------------------------------


@pytest.mark.rule("CB-10")
def test_cb_10_at_the_end_of_a_turn_one_has_five_white_dice_at_most() -> None:
    table = laid("white:1 white:1 white:2 white:3 red:3", player(), player("white*3"), tray="green:2for1")
    table.do("stop", "nothing", "exchange green white white", "whiten red")
    assert table.dice() == "white*5", "seven less two, without replacement"
    assert table.turn == 2
    assert table.supply("white") == 2
    assert (table.supply("red"), table.supply("green")) == (7, 7)


@pytest.mark.rule("CB-10")
@pytest.mark.parametrize("kind", KINDS[1:])
def test_cb_10_and_four_of_each_other_colour(kind: str) -> None:
    doubling = "purple" if kind == "green" else "green"
    dice = f"white:1 white:2 {kind} {kind} {kind}"
    table = laid(dice, tray=f"{doubling}:2for1").do(
        "stop", "nothing", f"exchange {doubling} {kind} {kind}", "end"
    )
    assert table.turn == 2
    assert table.dice() == f"white*2 {kind}*4"
    assert table.supply(kind) == 3


@pytest.mark.rule("CB-10")
def test_cb_10_several_colours_may_be_above_the_limit() -> None:
    table = laid(
        "red red red red blue blue blue blue", tray="green:2for1 green:2for1 green:2for1", earned=True
    )
    table.do(
        "stop", "take yellow", "exchange green red red", "exchange green blue blue", "exchange green red blue"
    )
    assert table.dice() == "yellow red*7 blue*7"
    assert (table.supply("red"), table.supply("blue")) == (0, 0)
    table.do("end")
    assert table.dice() == "yellow red*4 blue*4"
    assert (table.supply("red"), table.supply("blue")) == (3, 3)


@pytest.mark.rule("CB-10")
def test_cb_10_during_a_turn_there_is_no_limit() -> None:
    table = laid("blue:swap blue:1 red red red red", player(), player("white*2")).do("swap blue red", "roll")
    table.do("= red:3 red:3 red:4 red:5 red:6 blue:1", "aside red:3", "aside red:3", "stop", "take red")
    assert table.dice() == "red*6 blue"
    assert table.do("end").dice() == "red*4 blue"


@pytest.mark.rule("CB-10")
def test_cb_10_then_it_is_the_next_players_turn() -> None:
    table = exchanging(tray="green:2for1").do("end")
    assert (table.turn, table.stage, table.asked) == (2, "token", 2)
    assert (table.outside, table.tray) == ("", "")
