"""No card is won: all dice are kept, and one may be taken (CB-8c)."""

from __future__ import annotations

import pytest

from tests.games.ciub.box import COLOURS, KINDS
from tests.games.ciub.play import alike, laid, player, pool


@pytest.mark.rule("CB-8c")
@pytest.mark.parametrize("kind", KINDS)
def test_cb_8c_a_die_of_ones_choice_is_taken(kind: str) -> None:
    table = laid("white:1 white:2 red:3", tray="white:3 orange:4").do("stop")
    assert table.stage == "take"
    assert alike(table.legal, ["nothing", *[f"take {each}" for each in KINDS]])
    before = table.supply(kind)
    table.do(f"take {kind}", "end")
    assert table.turn == 2
    assert table.supply(kind) == before - 1
    assert table.number_of_dice() == 6
    assert table.view.players[0].dice == pool(f"white*3 orange red {kind}")


@pytest.mark.rule("CB-8c")
def test_cb_8c_it_may_be_refused() -> None:
    table = laid("white:1 white:2 red:3", tray="white:3 orange:4").do("stop")
    supply = table.view.supply
    table.do("nothing", "end")
    assert (table.turn, table.dice(), table.view.supply) == (2, "white*3 orange red", supply)


@pytest.mark.rule("CB-8c")
def test_cb_8c_all_dice_are_kept_however_many() -> None:
    table = laid("white:1 white:2 red:3 red:4 blue:1 blue:2 yellow:1", tray="white:3 orange:4").do(
        "stop", "take blue"
    )
    assert table.refused("return red") == "CB-8c"
    table.do("end")
    assert table.dice() == "white*3 yellow orange red*2 blue*3"


@pytest.mark.rule("CB-8c", "CB-8")
def test_cb_8c_who_declines_a_card_takes_a_die_too() -> None:
    table = laid("orange:6 red:3", tray="white:2 white:4").do("aside orange:6", "stop", "decline")
    assert (table.stage, table.view.won) == ("take", False)
    table.do("take purple", "end")
    assert table.dice() == "white*2 orange red purple"
    assert (table.cards(), table.bottom, table.top) == ("", "2,4,6 4= 1,4,7", "1,1,1 6,6 20+")
    assert table.view.quiet_turns == 1


@pytest.mark.rule("CB-8c", "CB-10")
@pytest.mark.parametrize("kind", ["green", "purple"])
def test_cb_8c_it_does_not_come_into_the_tray(kind: str) -> None:
    table = laid("white:1 white:2", tray=f"{kind}:skull").do("stop", f"take {kind}")
    assert table.tray == ""
    assert table.offered("exchange") == []


@pytest.mark.rule("CB-8c", "CB-10")
def test_cb_8c_a_2for1_in_the_tray_may_still_be_exchanged() -> None:
    table = laid("white:1 white:2", tray="green:2for1").do("stop", "take green")
    assert (table.outside, table.tray) == ("white white green", "green:2for1")
    table.do("exchange green red blue", "end")
    assert table.dice() == "white*2 red green blue"


@pytest.mark.rule("CB-10a", "CB-8c")
def test_cb_10a_a_colour_that_ran_out_is_not_taken() -> None:
    table = laid(
        "white:1 white:2 white:3 white:4 white:swap",
        player(),
        player("white*5 blue*4"),
        player("white*5 blue*3"),
    )
    table.do("stop")
    assert alike(table.legal, ["nothing", *[f"take {kind}" for kind in COLOURS if kind != "blue"]])
    assert table.refused("take blue") == "CB-10a"
    assert table.refused("take white") == "CB-10a"


@pytest.mark.rule("CB-10a", "CB-8c", "CB-10", "CB-5a")
def test_cb_10a_with_an_empty_supply_nothing_is_taken_swapped_or_exchanged() -> None:
    """Two players hold all dice there are."""
    whites = "white:1 white:2 white:3 white:4 white:swap"
    mine = " ".join(f"{colour} {colour} {colour} {colour}" for colour in COLOURS if colour != "green")
    theirs = "white*5 " + " ".join(f"{colour}*3" for colour in COLOURS)
    table = laid(f"{whites} {mine} green green green", player(), player(theirs), tray="green:2for1")
    assert table.view.supply == (0,) * 7
    assert table.refused("swap white white") == "CB-10a"
    assert table.offered("swap") == []
    table.do("stop")
    assert (table.turn, table.stage) == (2, "token"), "nothing is asked"
    assert table.view.supply == (0,) * 7


@pytest.mark.rule("CB-8c", "CB-10")
@pytest.mark.parametrize(
    ("dice", "kind"),
    [("white:1 white:1 white:2 white:3 white:swap", "white"), ("red:3 red:4 red:5 red:6", "red")],
)
def test_cb_8c_a_die_above_the_limit_goes_back_at_the_end_of_the_turn(dice: str, kind: str) -> None:
    table = laid(dice, player(), player("white*4"), bottom="2,4,6 2,2,2,2 1,4,7")
    before = table.dice(), table.view.supply
    table.do("stop", f"take {kind}")
    assert table.turn == 2 or table.do("end").turn == 2, "there may be nothing to exchange"
    assert (table.dice(), table.view.supply) == before


@pytest.mark.rule("CB-8c")
def test_cb_8c_the_first_turns_of_a_game() -> None:
    """White dice are out, so that after the die there is nothing to exchange and the turn ends."""
    table = laid().do(
        "pass", "= 1 2 3 4 swap", "stop", "take blue", "2 pass", "= 1 2 3 4 swap", "stop", "take red"
    )
    assert table.turn == 1
    assert (table.dice(1), table.dice(2)) == ("white*5 blue", "white*5 red")
