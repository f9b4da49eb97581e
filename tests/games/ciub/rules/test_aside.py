"""Setting dice aside (CB-6) and rolling on (CB-7)."""

from __future__ import annotations

import pytest

from tests.games.ciub.box import KINDS, SIDES
from tests.games.ciub.play import alike, laid, roll_of

NO_SKULLS = [side for side in SIDES if not side.endswith(":skull")]
SKULLS = ["green:skull", "purple:skull", "blue:skull"]

# -- what goes to the tray -----------------------------------------------------------------------------------


@pytest.mark.rule("CB-6")
@pytest.mark.parametrize("die", NO_SKULLS)
def test_cb_6_any_active_die_may_be_set_aside_with_any_face(die: str) -> None:
    table = laid(f"yellow:1 red:3 {die}").do(f"aside {die}")
    assert table.tray == die
    assert table.stage == "aside"
    assert table.number_of_dice() == 3


@pytest.mark.rule("CB-6")
def test_cb_6_as_many_as_one_likes_one_by_one() -> None:
    table = laid("white:1 white:1 white:1 yellow:3", tray="white:2")
    assert alike(table.offered("aside"), ["white:1", "yellow:3"])
    table.do("aside white:1", "aside white:1")
    assert (table.outside, table.tray) == ("white:1 yellow:3", "white:1 white:1 white:2")
    assert alike(table.legal, ["aside white:1", "aside yellow:3", "roll", "stop"])


@pytest.mark.rule("CB-6")
@pytest.mark.parametrize("kind", KINDS)
def test_cb_6_an_inactive_die_cannot_be_set_aside(kind: str) -> None:
    table = laid(f"white:1 yellow:1 {kind}")
    assert table.refused(f"aside {kind}") == "CB-6"
    table.do("aside white:1")
    assert table.refused(f"aside {kind}") == "CB-6"


@pytest.mark.rule("CB-6")
def test_cb_6_a_die_that_is_not_there_cannot_be_set_aside() -> None:
    table = laid("white:1 yellow:1", tray="white:2")
    for die in ("white:2", "white:3", "yellow:3", "green:spent"):
        assert table.refused(f"aside {die}") == "CB-6"


@pytest.mark.rule("CB-6")
@pytest.mark.parametrize("skull", SKULLS)
def test_cb_6_skulls_go_by_themselves_when_a_die_is_set_aside(skull: str) -> None:
    table = laid(f"white:1 white:2 {skull} {skull}").do("aside white:1")
    assert (table.outside, table.tray) == ("white:2", f"white:1 {skull} {skull}")


@pytest.mark.rule("CB-6", "CB-7")
@pytest.mark.parametrize("skull", SKULLS)
def test_cb_6_skulls_go_by_themselves_when_one_rolls_on(skull: str) -> None:
    table = laid(f"white:1 white:2 {skull}").do("roll")
    assert (table.outside, table.tray) == ("white white", skull)
    assert table.chance == roll_of("white*2")


@pytest.mark.rule("CB-6")
def test_cb_6_skulls_go_by_themselves_when_one_stops() -> None:
    table = laid("white:1 white:2 blue:skull", tray="white:3 white:3 white:3").do("stop")
    assert table.offers("win 4="), "with the skull there are four"


@pytest.mark.rule("CB-6")
def test_cb_6_skulls_are_no_choice() -> None:
    table = laid("white:1 blue:skull green:skull")
    assert alike(table.offered("aside"), ["white:1"])
    assert table.refused("aside blue:skull") == "CB-6"


@pytest.mark.rule("CB-6", "CB-5d")
def test_cb_6_skulls_stay_outside_while_there_are_actions() -> None:
    table = laid("white:1 white:swap blue:skull").do("swap white red")
    assert (table.outside, table.tray) == ("white:1 blue:skull red", "")


@pytest.mark.rule("CB-6")
def test_cb_6_dice_in_the_tray_stay_as_they_are() -> None:
    table = laid("white:1 white:2 white:3").do("aside white:1", "roll")
    assert table.chance == roll_of("white*2")
    table.do("= 3 3")
    assert (table.outside, table.tray) == ("white:3 white:3", "white:1")
    assert table.refused("aside white:1") == "CB-6"


@pytest.mark.rule("CB-6")
def test_cb_6_once_something_is_set_aside_there_are_no_more_actions() -> None:
    table = laid("white:1 white:2 white:swap green:reroll purple:adjust blue:swap blue").do("aside white:1")
    for line in (
        "swap white red",
        "swap blue red",
        "reroll green white:2",
        "reroll green itself",
        "reroll green blue",
        "adjust purple white:2 4",
        "adjust purple itself 3",
        "adjust purple blue 1",
    ):
        assert table.refused(line) == "CB-6"
    verbs = {line.split(" ")[0] for line in table.legal}
    assert verbs == {"aside", "roll", "stop"}


@pytest.mark.rule("CB-6", "CB-7")
def test_cb_6_until_the_next_roll() -> None:
    table = laid("white:1 white:2 green:reroll").do("aside white:1", "roll", "= white:swap green:reroll")
    assert table.offers("swap white red")
    assert table.offers("reroll green white:swap")


@pytest.mark.rule("CB-6", "CB-7")
def test_cb_6_when_all_dice_are_in_the_tray_one_must_stop() -> None:
    table = laid("white:1 white:2 blue:skull").do("aside white:1", "aside white:2")
    assert table.stage == "take"
    assert table.dice() == "white*2 blue"


@pytest.mark.rule("CB-6", "CB-7")
def test_cb_6_a_roll_of_nothing_but_skulls_ends_the_rolling() -> None:
    table = laid("white:1 blue:1 green:7").do("aside white:1", "roll", "= green:skull blue:skull")
    assert table.stage == "take"


# -- rolling on ----------------------------------------------------------------------------------------------


@pytest.mark.rule("CB-7")
def test_cb_7_not_without_a_die_in_the_tray_or_a_swap_since_the_last_roll() -> None:
    table = laid("", tray="").do("pass", "= 1 2 3 4 swap")
    assert table.refused("roll") == "CB-7"
    table.do("aside white:1", "roll", "= 2 3 4 swap")
    assert table.refused("roll") == "CB-7", "what went before the last roll does not count"
    table.do("swap white red", "roll", "= white:2 white:3 white:4 red:3")
    assert table.refused("roll") == "CB-7"


@pytest.mark.rule("CB-7", "CB-5b", "CB-5c")
def test_cb_7_neither_a_reroll_nor_a_die_turned_by_itself_is_enough() -> None:
    table = laid("white:1 green:reroll purple:adjust", tray="white:2")
    table.do("reroll green white:1", "= 2", "adjust purple itself 4")
    assert table.refused("roll") == "CB-7"
    assert alike(table.legal, ["aside white:2", "aside purple:4", "aside green:spent", "stop"])
    table.do("aside purple:4")
    assert table.offers("roll")


@pytest.mark.rule("CB-7", "CB-5b")
def test_cb_7_a_reroll_is_no_full_roll_and_takes_nothing_away() -> None:
    table = laid("white:1 white:swap green:reroll").do("swap white red", "reroll green white:1", "= 2")
    assert table.offers("roll")


@pytest.mark.rule("CB-7", "CB-5a")
def test_cb_7_a_swap_is_enough() -> None:
    table = laid("white:1 white:swap").do("swap white red", "roll")
    assert table.chance == roll_of("white red")
    assert table.outside == "white red"
    table.do("= white:1 red:6")
    assert (table.outside, table.tray) == ("white:1 red:6", "")


@pytest.mark.rule("CB-7", "CB-6")
def test_cb_7_a_skull_that_must_go_is_enough() -> None:
    table = laid("white:1 white:2 green:skull")
    assert table.offers("roll")
    table.do("roll", "= 3 3")
    assert table.refused("roll") == "CB-7"


@pytest.mark.rule("CB-7", "CB-5d")
def test_cb_7_a_skull_that_was_rolled_away_is_not() -> None:
    table = laid("white:1 blue:reroll green:skull").do("reroll blue green:skull", "= 7")
    assert table.refused("roll") == "CB-7"


@pytest.mark.rule("CB-7", "CB-6")
def test_cb_7_there_must_be_a_die_to_roll() -> None:
    """The skull and the reroll die: when the skull goes, one is left; of two skulls none."""
    table = laid("green:skull blue:reroll")
    assert table.offers("roll")
    table.do("reroll blue itself", "= skull")
    assert table.stage == "take"


@pytest.mark.rule("CB-7")
def test_cb_7_everybody_sees_whether_one_may_roll_on() -> None:
    def seen(*lines: str) -> bool:
        table = laid("white:1 white:2 white:swap green:reroll purple:adjust").do(*lines)
        return table.view.may_roll_on

    assert not seen()
    assert not seen("reroll green white:1", "= 3")
    assert not seen("adjust purple itself 3")
    assert seen("adjust purple white:1 3")
    assert seen("swap white red")
    assert seen("aside white:1")
    assert not seen("aside white:1", "roll")


@pytest.mark.rule("CB-7")
def test_cb_7_all_dice_outside_the_tray_are_rolled() -> None:
    table = laid("white:1 white:2 yellow:3 green:spent blue", tray="white:3").do("aside white:1", "roll")
    assert table.stage == "roll"
    assert table.chance == roll_of("white yellow green blue")
    assert table.outside == "white yellow green blue"
    assert table.tray == "white:1 white:3"
    table.do("= white:3 yellow:5 green:2for1 blue:adjust")
    assert table.outside == "white:3 yellow:5 green:2for1 blue:adjust"
    assert table.stage == "act"


@pytest.mark.rule("CB-7")
def test_cb_7_one_may_go_on_as_long_as_a_die_is_set_aside_each_time() -> None:
    table = laid().do("pass", "= 1 2 3 4 4")
    table.do(
        "aside white:4", "aside white:4", "roll", "= 1 2 3", "aside white:3", "roll", "= 1 2", "aside white:2"
    )
    assert alike(table.legal, ["aside white:1", "roll", "stop"])
    table.do("roll", "= swap")
    assert alike(table.legal, [*[f"swap white {kind}" for kind in KINDS[1:]], "aside white:swap", "stop"])
    assert table.tray == "white:2 white:3 white:4 white:4"


@pytest.mark.rule("CB-7", "CB-8c")
def test_cb_7_one_may_stop_after_any_roll_and_keeps_the_dice_left_outside() -> None:
    table = laid("white:1 white:2 red:6 blue").do("stop")
    assert table.stage == "take"
    assert table.dice() == "white*2 red blue"
    table = laid("white:1 white:2 red:6 blue").do("aside white:1", "stop")
    assert table.stage == "take"
    assert table.dice() == "white*2 red blue"
