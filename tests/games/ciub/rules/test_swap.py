"""Swapping a die for another of the supply (CB-5a)."""

from __future__ import annotations

import pytest

from tests.games.ciub.box import COLOURS, KINDS, SHOWN
from tests.games.ciub.play import Table, alike, laid, player, roll_of


@pytest.mark.rule("CB-5a")
@pytest.mark.parametrize("new", COLOURS)
@pytest.mark.parametrize("old", ["white", "blue"])
def test_cb_5a_the_die_goes_to_the_supply_and_another_comes_inactive(old: str, new: str) -> None:
    table = laid(f"white:1 {old}:swap")
    supply = dict(zip(KINDS, table.view.supply, strict=True))
    table.do(f"swap {old} {new}")
    assert table.outside == f"white:1 {new}"
    assert table.tray == ""
    supply[old] += 1
    supply[new] -= 1
    assert table.view.supply == tuple(supply.values())
    assert alike(table.dice().split(" "), ["white", new])
    assert table.stage == "act"


@pytest.mark.rule("CB-5a")
def test_cb_5a_any_colour_of_the_supply_may_come() -> None:
    """All white dice are in the hands of the players when the game begins."""
    table = laid("white:1 white:1 white:1 white:3 white:swap")
    assert table.supply("white") == 0
    assert table.offered("swap") == [f"white {colour}" for colour in COLOURS]


@pytest.mark.rule("CB-5a", "CB-10a")
def test_cb_5a_the_same_colour_comes_only_if_the_supply_had_one_before() -> None:
    none = laid("white:1 white:1 white:1 white:3 white:swap")
    assert none.refused("swap white white") == "CB-10a"
    one = laid("white:1 white:1 white:1 white:swap")
    assert one.supply("white") == 1
    one.do("swap white white")
    assert one.outside == "white:1 white:1 white:1 white"
    assert one.supply("white") == 1
    assert one.dice() == "white*4"


@pytest.mark.rule("CB-5a", "CB-10a")
def test_cb_5a_a_die_that_was_given_back_may_come_for_the_next() -> None:
    table = laid("white:1 white:1 white:1 white:swap white:swap")
    assert table.refused("swap white white") == "CB-10a"
    table.do("swap white red", "swap white white")
    assert table.outside == "white:1 white:1 white:1 white red"
    assert (table.supply("white"), table.supply("red")) == (1, 6)


@pytest.mark.rule("CB-10a", "CB-5a")
def test_cb_10a_a_colour_that_ran_out_does_not_come() -> None:
    table = laid("white:1 white:swap", player(), player("blue*4"), player("blue*3 red*4"))
    assert (table.supply("blue"), table.supply("red")) == (0, 3)
    assert table.refused("swap white blue") == "CB-10a"
    assert table.offers("swap white red")


@pytest.mark.rule("CB-10a", "CB-5a")
def test_cb_10a_the_last_blue_die_shows_swap_and_no_other_blue_comes_for_it() -> None:
    table = laid("white:1 blue:swap", player(), player("blue*4"), player("blue*2"))
    assert table.supply("blue") == 0
    assert not table.offers("swap blue blue")
    table.do("swap blue green")
    assert table.supply("blue") == 1


@pytest.mark.rule("CB-5a")
@pytest.mark.parametrize(
    "shown", [f"{kind}:{face}" for kind in KINDS for face in SHOWN[kind] if face != "swap"]
)
def test_cb_5a_no_other_face_swaps(shown: str) -> None:
    table = laid(f"{shown} yellow:1")
    kind = shown.partition(":")[0]
    assert table.offered("swap") == []
    assert table.refused(f"swap {kind} red") == "CB-5a"


@pytest.mark.rule("CB-5a")
@pytest.mark.parametrize("kind", ["white", "blue"])
def test_cb_5a_an_inactive_die_is_not_swapped(kind: str) -> None:
    table = laid(f"yellow:1 {kind}")
    assert table.refused(f"swap {kind} red") == "CB-5a"


@pytest.mark.rule("CB-5a", "CB-6")
@pytest.mark.parametrize("kind", ["white", "blue"])
def test_cb_5a_a_die_in_the_tray_is_not_swapped(kind: str) -> None:
    table = laid("yellow:1 white:2", tray=f"{kind}:swap")
    assert table.refused(f"swap {kind} red") == "CB-6"
    assert table.offered("swap") == []


# -- what came -----------------------------------------------------------------------------------------------


def swapped(new: str, beside: str = "yellow:1") -> Table:
    return laid(f"{beside} white:swap").do(f"swap white {new}")


@pytest.mark.rule("CB-5a", "CB-6")
@pytest.mark.parametrize("new", COLOURS)
def test_cb_5a_what_came_is_inactive_and_neither_acts_nor_is_set_aside(new: str) -> None:
    table = swapped(new, "red:3")
    assert table.refused(f"aside {new}") == "CB-6"
    assert alike(table.legal, ["aside red:3", "roll", "stop"])
    for action, rule in (("swap white", "CB-5a"), ("reroll itself", "CB-5b"), ("adjust itself 3", "CB-5c")):
        verb, _, rest = action.partition(" ")
        # The die is inactive, or has no such face at all.
        expected = "CB-5a" if verb in SHOWN[new] else rule
        assert table.refused(f"{verb} {new} {rest}") == expected


@pytest.mark.rule("CB-5a", "CB-5b")
def test_cb_5a_what_came_can_be_rerolled_and_swapped_again() -> None:
    table = swapped("blue", "green:reroll").do("reroll green blue", "= swap")
    assert table.outside == "blue:swap green:spent"
    table.do("swap blue white")
    assert table.outside == "green:spent white"
    assert table.supply("blue") == 7


@pytest.mark.rule("CB-5a", "CB-5c")
def test_cb_5a_what_came_can_be_adjusted_and_acts() -> None:
    table = swapped("blue", "white:1 purple:adjust").do("adjust purple blue reroll")
    assert (table.outside, table.tray) == ("white:1 blue:reroll", "purple:adjust")
    table.do("reroll blue white:1", "= 4")
    assert table.outside == "white:4 blue:spent"


@pytest.mark.rule("CB-5a", "CB-7")
def test_cb_5a_what_came_is_rolled_with_the_others() -> None:
    table = swapped("orange").do("roll")
    assert table.chance == roll_of("yellow orange")
    table.do("= yellow:5 orange:6")
    assert table.outside == "yellow:5 orange:6"
    assert table.offers("aside orange:6")


@pytest.mark.rule("CB-5a")
def test_cb_5a_every_swap_may_be_used_one_after_the_other() -> None:
    table = laid("white:swap white:swap white:swap blue:swap")
    table.do("swap white blue", "swap blue blue", "swap white yellow", "swap white yellow")
    assert table.outside == "yellow yellow blue blue"
    assert alike(table.legal, ["roll", "stop"])


@pytest.mark.rule("CB-5a")
def test_cb_5a_a_swap_need_not_be_used() -> None:
    table = laid("white:1 white:swap").do("aside white:swap")
    assert table.tray == "white:swap"
    assert table.refused("swap white blue") == "CB-6"
