"""What a view says about cards and dice, so that a client needs no rules to draw them."""

from __future__ import annotations

import pytest

from conclave.games.ciub.interface.view import AskedDie, Asks, CiubView, Progress, Step
from tests.games.ciub.box import FACES
from tests.games.ciub.play import Table, laid

ROW = "20+ 4= 1,1,1"


def progress(table: Table, card: str) -> Progress | None:
    view = table.position.view(None)
    assert isinstance(view, CiubView)
    (found,) = [each for each in (*view.top, *view.bottom) if each is not None and each.name == card]
    return found.progress


def there(table: Table, card: str) -> str:
    come = progress(table, card)
    assert come is not None
    return " ".join([f"{die.face}{'!' if die.there else ''}" for die in come.dice])


def test_cards_say_what_they_ask_for() -> None:
    view = laid().position.view(None)
    assert isinstance(view, CiubView)
    asks = {card.name: card.asks for card in view.cards}
    assert asks["2,2,4,4"] == Asks("list", (2, 2, 4, 4), 4)
    assert asks["20+"] == Asks("sum", (), 20)
    assert asks["4="] == Asks("equal", (), 4)
    assert asks["opus"] == Asks("nothing", (), 0)


def test_the_kinds_of_dice_have_their_faces() -> None:
    view = laid().position.view(None)
    assert isinstance(view, CiubView)
    assert {kind.name: kind.faces for kind in view.kinds} == FACES
    assert [kind.name for kind in view.kinds] == list(FACES)


def test_nothing_is_compared_before_the_roll() -> None:
    assert progress(laid(bottom=ROW, top="2,4,6 6,6 1,4,7"), "20+") is None


@pytest.mark.rule("CB-8")
def test_cb_8_a_number_of_a_list_is_there_once_for_each_die() -> None:
    table = laid("white:2", tray="white:1 yellow:1 white:3", bottom=ROW, top="2,4,6 6,6 1,4,7")
    assert there(table, "1,1,1") == "1! 1! 1"
    assert progress(table, "1,4,7") == Progress(
        dice=(AskedDie("1", True), AskedDie("4", False), AskedDie("7", False)),
        reached=1,
        met=False,
        steps=(Step("4", 2, met=False), Step("7", 2, met=False)),
    )


@pytest.mark.rule("CB-8")
def test_cb_8_only_numbers_add_up() -> None:
    table = laid("white:2", tray="green:7 red:6 green:2for1 blue:skull", bottom=ROW, top="2,4,6 6,6 1,4,7")
    come = progress(table, "20+")
    assert come is not None
    assert (come.dice, come.reached, come.met) == ((), 13, False)
    assert come.steps == tuple(Step(str(number), 13 + number, met=number == 7) for number in range(1, 8))


@pytest.mark.rule("CB-8")
def test_cb_8_more_than_is_asked_for_is_met() -> None:
    table = laid("white:2", tray="green:7 green:7 green:7", bottom=ROW, top="2,4,6 6,6 1,4,7")
    come = progress(table, "20+")
    assert come is not None
    assert (come.reached, come.met) == (21, True)


@pytest.mark.rule("CB-8")
def test_cb_8_the_number_of_which_there_are_most_is_collected() -> None:
    table = laid("white:1", tray="white:2 white:3 red:3", bottom=ROW, top="2,4,6 6,6 1,4,7")
    assert there(table, "4=") == "3! 3! 3 3"
    come = progress(table, "4=")
    assert come is not None
    assert come.steps == (Step("skull", 3, met=False), Step("3", 3, met=False))
    assert there(laid("white:1", bottom=ROW, top="2,4,6 6,6 1,4,7"), "4=") == "= = = ="


@pytest.mark.rule("CB-8a")
@pytest.mark.parametrize(
    ("skulls", "dice"), [("jokers", "3! skull! skull! 3"), ("value", "skull! skull! skull skull")]
)
def test_cb_8a_skulls_stand_for_the_number_or_for_themselves(skulls: str, dice: str) -> None:
    table = laid(
        "white:2",
        tray="white:3 blue:skull green:skull",
        bottom=ROW,
        top="2,4,6 6,6 1,4,7",
        skulls=skulls,
    )
    assert there(table, "4=") == dice
    come = progress(table, "4=")
    assert come is not None
    assert (come.reached, come.met) == (dice.count("!"), False)


@pytest.mark.rule("CB-8a")
def test_cb_8a_jokers_alone_are_there_for_any_number() -> None:
    table = laid("white:2", tray="blue:skull green:skull", bottom=ROW, top="2,4,6 6,6 1,4,7")
    assert there(table, "4=") == "skull! skull! = ="
