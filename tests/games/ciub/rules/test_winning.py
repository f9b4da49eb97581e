"""A card is won: it is kept, another moves down, the pile refills, five dice are kept (CB-8b)."""

from __future__ import annotations

import pytest

from tests.games.ciub.box import GROUPS
from tests.games.ciub.play import Table, alike, drawn_from, laid, player


def casting(
    more: str = "",
    me: str | None = None,
    other: str | None = None,
    pile: tuple[int, int] | None = None,
) -> Table:
    """2,4,6 can be won; `more` lies outside the tray, `me` and `other` are the cards with tokens."""
    table = laid(
        f"orange:6 {more}", player(token=me), player(token=other), tray="white:2 white:4", pile=pile
    ).do("aside orange:6")
    return table if table.stage == "cast" else table.do("stop")


@pytest.mark.rule("CB-8b")
def test_cb_8b_the_card_is_kept_and_counts() -> None:
    table = casting().do("win 2,4,6")
    assert (table.cards(), table.points()) == ("2,4,6", 3)
    assert (table.cards(2), table.points(2)) == ("", 0)
    assert (table.stage, table.view.gap, table.view.won) == ("down", 0, True)
    assert table.bottom == "- 4= 1,4,7"


@pytest.mark.rule("CB-8b")
@pytest.mark.parametrize("place", [0, 1, 2])
def test_cb_8b_a_card_of_the_top_row_moves_into_its_place_and_the_pile_refills(place: int) -> None:
    top = ["1,1,1", "6,6", "20+"]
    table = casting().do("win 2,4,6")
    assert alike(table.legal, [f"down {card}" for card in top])
    table.do(f"down {top[place]}")
    assert table.bottom == f"{top[place]} 4= 1,4,7"
    assert (table.stage, table.view.gap) == ("refill", place)
    assert table.chance == drawn_from(GROUPS["B"])
    table.do("= 1,3,5,7")
    top[place] = "1,3,5,7"
    assert table.top == " ".join(top)
    assert table.bottom.split(" ")[1:] == ["4=", "1,4,7"]
    assert table.view.pile == (6, 7)
    assert table.do("end").turn == 2


@pytest.mark.rule("CB-8b")
def test_cb_8b_it_moves_to_the_place_of_the_card_won() -> None:
    table = laid("green:7 white:3", tray="white:1 white:4").do("aside green:7", "stop", "win 1,4,7")
    assert table.view.gap == 2
    table.do("down 1,1,1", "= 27+")
    assert table.bottom == "2,4,6 4= 1,1,1"
    assert table.top == "27+ 6,6 20+"


@pytest.mark.rule("CB-8b", "CB-4")
def test_cb_8b_the_token_on_the_card_won_comes_back() -> None:
    table = casting(me="2,4,6", other="4=").do("win 2,4,6", "down 6,6", "= 27+")
    assert (table.token(1), table.token(2)) == (None, "4=")
    table.do("end", "2 pass", "= 1 2 3 4 swap", "stop", "nothing")
    assert alike(table.offered("token"), ["1,1,1", "27+", "20+", "6,6", "1,4,7"])


@pytest.mark.rule("CB-8b", "CB-4")
def test_cb_8b_a_token_on_another_card_stays() -> None:
    table = casting(me="1,4,7").do("win 2,4,6", "down 6,6", "= 27+")
    assert table.token() == "1,4,7"


@pytest.mark.rule("CB-8b", "CB-4")
@pytest.mark.parametrize("owner", [1, 2])
def test_cb_8b_a_token_moves_down_with_its_card(owner: int) -> None:
    table = casting(me="6,6" if owner == 1 else None, other="6,6" if owner == 2 else None)
    table.do("win 2,4,6", "down 6,6", "= 27+")
    assert table.bottom == "6,6 4= 1,4,7"
    assert table.token(owner) == "6,6"
    assert table.view.bottom[0] is not None
    assert table.view.bottom[0].token == owner - 1
    assert table.view.top[1] is not None
    assert (table.view.top[1].name, table.view.top[1].token) == ("27+", None)


@pytest.mark.rule("CB-8b", "CB-4")
def test_cb_8b_a_token_that_moved_down_blocks_there() -> None:
    for other, stage in (("6,6", "take"), ("4=", "cast")):
        table = casting("red:6", other=other).do("win 2,4,6", "down 6,6", "= 27+", "end")
        table.do("2 pass", "= 1 2 3 4 swap", "stop", "nothing")
        table.do("1 pass", "= white:1 white:2 orange:6 red:6", "aside orange:6", "aside red:6", "stop")
        assert table.stage == stage


@pytest.mark.rule("CB-8b", "CB-4")
def test_cb_8b_tokens_of_several_seats_come_back_stay_and_move() -> None:
    table = laid(
        "orange:6 red:3",
        player(token="2,4,6"),
        player(token="6,6"),
        player(token="4="),
        player(token="20+"),
        tray="white:2 white:4",
    ).do("aside orange:6", "stop", "win 2,4,6", "down 20+", "= 27+")
    assert [table.token(seat) for seat in range(1, 5)] == [None, "6,6", "4=", "20+"]
    assert table.top == "1,1,1 6,6 27+ 3,3,3,3 1,3,3,5"
    assert table.bottom == "20+ 4= 1,4,7 2,2,4,4 2,2,2,2"


@pytest.mark.rule("CB-8b", "CB-2")
def test_cb_8b_after_the_last_b_card_c_cards_come() -> None:
    table = casting(pile=(1, 7)).do("win 2,4,6", "down 6,6")
    unseen = [card for card in GROUPS["B"] if card not in table.view.removed]
    assert table.chance == drawn_from(unseen)
    assert len(unseen) == 5, "one in the pile, four taken out at random"
    table.do(f"= {unseen[0]}")
    table = casting(pile=(0, 7)).do("win 2,4,6", "down 6,6")
    assert table.chance == drawn_from(GROUPS["C"])
    table.do("= 33+")
    assert table.view.pile == (0, 6)


@pytest.mark.rule("CB-8b", "CB-9a")
def test_cb_8b_a_win_ends_the_turns_without_one() -> None:
    table = laid("orange:6 red:3", tray="white:2 white:4", quiet=12).do("aside orange:6", "stop")
    assert table.view.quiet_turns == 12
    table.do("win 2,4,6", "down 6,6", "= 27+", "end")
    assert table.view.quiet_turns == 0


# -- five dice -----------------------------------------------------------------------------------------------


def won(outside: str, tray: str = "white:2 white:4") -> Table:
    """2,4,6 is won, and the rows are in order again."""
    return laid(f"orange:6 {outside}", tray=tray).do(
        "aside orange:6", "stop", "win 2,4,6", "down 6,6", "= 27+"
    )


@pytest.mark.rule("CB-8b")
@pytest.mark.parametrize("outside", ["red:3", "red:3 red:4"])
def test_cb_8b_with_five_dice_or_fewer_all_are_kept(outside: str) -> None:
    table = won(outside)
    assert table.stage == "exchange"
    assert table.number_of_dice(1) == 3 + len(outside.split(" "))


@pytest.mark.rule("CB-8b")
def test_cb_8b_dice_of_the_tray_or_not_go_until_five_are_left() -> None:
    table = won("red:3 yellow:1 blue green:7")
    assert (table.stage, table.number_of_dice()) == ("return", 7)
    assert alike(
        table.legal, [f"return {kind}" for kind in ("white", "yellow", "orange", "red", "green", "blue")]
    )
    supply = table.supply("orange"), table.supply("blue")
    table.do("return orange")
    assert (table.stage, table.number_of_dice()) == ("return", 6)
    assert table.refused("return orange") == "CB-8b"
    table.do("return blue")
    assert (table.supply("orange"), table.supply("blue")) == (supply[0] + 1, supply[1] + 1)
    assert table.dice() == "white*2 yellow red green"


@pytest.mark.rule("CB-8b")
def test_cb_8b_no_die_is_returned_that_one_does_not_have() -> None:
    table = won("red:3 red:4 yellow:1")
    assert table.refused("return purple") == "CB-8b"
    assert table.refused("return green:2for1") == "CB-8b"


@pytest.mark.rule("CB-8b", "CB-10")
def test_cb_8b_a_2for1_in_the_tray_is_another_die_than_a_plain_one() -> None:
    table = won("green:2for1 red:3 red:4", tray="white:2 white:4 green:2for1")
    assert table.stage == "return"
    assert alike(
        table.legal, ["return white", "return orange", "return red", "return green", "return green:2for1"]
    )
    assert table.tray == "green:2for1"
    assert table.outside == "white white orange red red green"


@pytest.mark.rule("CB-8b", "CB-10")
@pytest.mark.parametrize("kind", ["green", "purple"])
def test_cb_8b_without_a_plain_one_it_is_returned_as_what_it_is(kind: str) -> None:
    table = won("red:3 red:4", tray=f"white:2 white:4 {kind}:2for1")
    assert alike(table.legal, ["return white", "return orange", "return red", f"return {kind}:2for1"])
    assert table.refused(f"return {kind}") == "CB-8b"


@pytest.mark.rule("CB-8b", "CB-10")
def test_cb_8b_a_2for1_that_is_kept_is_still_worth_two() -> None:
    table = won("green:2for1 red:3 red:4", tray="white:2 white:4 green:2for1").do(
        "return green", "return red"
    )
    assert table.stage == "exchange"
    assert table.dice() == "white*2 orange red green"
    assert table.offers("exchange green purple blue")


@pytest.mark.rule("CB-8b", "CB-10")
def test_cb_8b_a_2for1_that_is_discarded_is_lost() -> None:
    table = won("green:2for1 red:3 red:4", tray="white:2 white:4 green:2for1").do(
        "return green:2for1", "return red"
    )
    assert table.stage == "exchange"
    assert table.dice() == "white*2 orange red green"
    assert table.offered("exchange") == []
    assert table.refused("exchange green purple blue") == "CB-10"


@pytest.mark.rule("CB-8b")
def test_cb_8b_the_dice_left_outside_the_tray_may_be_the_five() -> None:
    table = won("red:3 red:4 yellow:1 yellow:3 blue:1").do("return white", "return white", "return orange")
    assert table.dice() == "yellow*2 red*2 blue"


@pytest.mark.rule("CB-8b", "CB-8c")
def test_cb_8b_there_is_no_die_for_the_winner() -> None:
    table = won("red:3")
    assert table.stage == "exchange"
    assert table.refused("take blue") == "CB-8c"
    assert table.do("end").number_of_dice(1) == 4
