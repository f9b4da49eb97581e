"""The token phase: a token, or a card of the top row out of the game (CB-4)."""

from __future__ import annotations

import pytest

from tests.games.ciub.box import GROUPS
from tests.games.ciub.play import Table, alike, drawn_from, laid, player, roll_of

TOP = ["1,1,1", "6,6", "20+"]
BOTTOM = ["2,4,6", "4=", "1,4,7"]


@pytest.mark.rule("CB-4")
def test_cb_4_both_are_optional() -> None:
    table = laid()
    assert table.stage == "token"
    table.do("pass")
    assert table.chance == roll_of("white*5")
    assert (table.token(), table.view.removed) == (None, ())


@pytest.mark.rule("CB-4")
def test_cb_4_everything_that_may_be_done() -> None:
    tokens = [f"token {card}" for card in [*TOP, *BOTTOM]]
    assert alike(laid().legal, ["pass", *tokens, *[f"remove {card}" for card in TOP]])


# -- the token -----------------------------------------------------------------------------------------------


@pytest.mark.rule("CB-4")
@pytest.mark.parametrize("card", [*TOP, *BOTTOM])
def test_cb_4_a_token_is_put_on_any_face_up_card(card: str) -> None:
    table = laid()
    table.do(f"token {card}")
    assert table.token() == card
    assert table.token(2) is None
    assert table.chance == roll_of("white*5"), "one of the two, then the roll"


@pytest.mark.rule("CB-4")
def test_cb_4_a_token_is_moved_to_another_card() -> None:
    table = laid("", player(token="6,6"))
    assert alike(table.offered("token"), ["1,1,1", "20+", *BOTTOM])
    assert table.refused("token 6,6") == "CB-4"
    table.do("token 4=")
    assert table.token() == "4="


@pytest.mark.rule("CB-4")
def test_cb_4_not_to_a_card_with_a_token() -> None:
    table = laid("", player(token="6,6"), player(token="4="))
    assert table.refused("token 4=") == "CB-4"
    assert alike(table.offered("token"), ["1,1,1", "20+", "2,4,6", "1,4,7"])


@pytest.mark.rule("CB-4")
def test_cb_4_not_to_a_card_that_does_not_lie_there() -> None:
    table = laid("", player(), player(), player(cards="3,3,3,3"), top="1,1,1 6,6 20+ 5=")
    assert table.refused("token 3,3,3,3") == "CB-4"
    assert table.refused("token 33+") == "CB-4"


@pytest.mark.rule("CB-4")
def test_cb_4_every_seat_has_a_token_of_its_own() -> None:
    table = laid("", player(), player(), player(), player())
    for seat, card in enumerate(["20+", "2,4,6", "1,3,3,5", "2,2,2,2"], 1):
        table.do(f"{seat} token {card}", "= 1 2 3 4 swap", "stop", "nothing")
    assert [table.token(seat) for seat in range(1, 5)] == ["20+", "2,4,6", "1,3,3,5", "2,2,2,2"]
    assert table.turn == 1
    assert alike(table.offered("token"), ["1,1,1", "6,6", "3,3,3,3", "4=", "1,4,7", "2,2,4,4"])
    assert alike(table.offered("remove"), ["1,1,1", "6,6", "3,3,3,3"])


@pytest.mark.rule("CB-4")
def test_cb_4_a_token_stays_until_it_is_moved() -> None:
    table = laid().do("token 1,4,7", "= 1 2 3 4 swap", "stop", "nothing")
    table.do("2 pass", "= 1 2 3 4 swap", "stop", "nothing")
    assert table.token() == "1,4,7"
    table.do("1 pass", "= 1 2 3 4 swap", "stop", "nothing")
    assert table.token() == "1,4,7"


@pytest.mark.rule("CB-4", "CB-8")
def test_cb_4_a_card_with_a_token_is_not_won_by_others() -> None:
    table = laid("white:2 white:4 orange:6", player(), player(token="2,4,6"), tray="white:1")
    table.do("aside white:2", "aside white:4", "aside orange:6")
    assert table.stage == "take"


@pytest.mark.rule("CB-4", "CB-8")
def test_cb_4_a_card_with_a_token_is_refused_while_another_is_won() -> None:
    table = laid("white:2 white:4 orange:6", player(), player(token="2,4,6"), tray="white:1 green:7")
    table.do("aside white:2", "aside white:4", "aside orange:6")
    assert table.stage == "cast"
    assert table.refused("win 2,4,6") == "CB-4"
    assert alike(table.legal, ["win 1,4,7", "decline"])


@pytest.mark.rule("CB-4", "CB-8")
def test_cb_4_its_owner_wins_it() -> None:
    table = laid("white:2 white:4 orange:6", player(token="2,4,6"))
    table.do("aside white:2", "aside white:4", "aside orange:6")
    assert table.offers("win 2,4,6")


# -- removal -------------------------------------------------------------------------------------------------


@pytest.mark.rule("CB-4", "CB-2")
@pytest.mark.parametrize("place", [0, 1, 2])
def test_cb_4_a_removed_card_is_replaced_in_its_place(place: int) -> None:
    table = laid().do(f"remove {TOP[place]}")
    assert (table.stage, table.view.gap) == ("refill", place)
    assert table.chance == drawn_from(GROUPS["B"])
    table.do("= 27+")
    expected = [*TOP]
    expected[place] = "27+"
    assert table.top == " ".join(expected)
    assert table.bottom == " ".join(BOTTOM)
    assert table.view.removed == (TOP[place],)
    assert table.view.pile == (6, 7)
    assert table.chance == roll_of("white*5"), "no token after a removal"


@pytest.mark.rule("CB-4")
def test_cb_4_the_card_that_came_has_no_token_and_may_go_next() -> None:
    table = laid("", player(token="1,1,1"), player(token="4="))
    table.do("remove 6,6", "= 5=", "= 1 2 3 4 swap", "stop", "nothing")
    assert (table.token(1), table.token(2)) == ("1,1,1", "4=")
    assert table.offers("remove 5=")
    assert table.offers("token 5=")


@pytest.mark.rule("CB-4")
def test_cb_4_only_cards_of_the_top_row_are_removed() -> None:
    table = laid()
    for card in BOTTOM:
        assert table.refused(f"remove {card}") == "CB-4"
    assert table.refused("remove 33+") == "CB-4"


@pytest.mark.rule("CB-4")
@pytest.mark.parametrize("owner", [1, 2])
def test_cb_4_a_card_with_a_token_is_not_removed_by_anybody(owner: int) -> None:
    seated = [player(token="6,6" if seat == owner else None) for seat in (1, 2)]
    table = laid("", *seated)
    assert table.refused("remove 6,6") == "CB-4"
    assert alike(table.offered("remove"), ["1,1,1", "20+"])


@pytest.mark.rule("CB-4")
def test_cb_4_tokens_of_several_seats_protect_the_top_row() -> None:
    table = laid("", player(token="6,6"), player(token="1,1,1"), player(token="3,3,3,3"), player(token="20+"))
    assert table.offered("remove") == ["1,3,3,5"]


@pytest.mark.rule("CB-4", "CB-2")
def test_cb_4_a_removed_card_does_not_come_back() -> None:
    table = laid().do("remove 6,6", "= 27+", "= 1 2 3 4 swap", "stop", "nothing", "2 remove 27+")
    assert table.chance == drawn_from(card for card in GROUPS["B"] if card != "27+")
    table.do("= 5=")
    assert table.view.removed == ("6,6", "27+")


# -- only the Opus Magnum is left ----------------------------------------------------------------------------


def nothing_but_the_opus() -> Table:
    return laid("", player(token="20+"), pile=(0, 0))


@pytest.mark.rule("CB-9", "CB-4")
def test_cb_9_with_only_the_opus_left_a_removed_card_is_not_replaced() -> None:
    table = nothing_but_the_opus().do("remove 1,1,1")
    assert table.top == "- 6,6 20+"
    assert table.chance == roll_of("white*5")
    assert table.opus == 0
    table.do("= 1 2 3 4 swap", "stop", "nothing")
    assert table.offered("remove") == ["6,6"], "the empty place cannot be removed, nor a card with a token"
    table.do("2 remove 6,6")
    assert table.top == "- - 20+"
    table.do("= 1 2 3 4 swap", "stop", "nothing")
    assert table.offered("remove") == []
    assert alike(table.offered("token"), BOTTOM)
    table.do("1 token 4=", "= 1 2 3 4 swap", "stop", "nothing", "2 remove 20+")
    assert table.top == "- - -"
