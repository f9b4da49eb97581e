"""What may be won with the dice in the tray (CB-8, CB-8a)."""

from __future__ import annotations

import pytest

from tests.games.ciub.play import alike, laid, player


@pytest.mark.rule("CB-8")
def test_cb_8_a_card_of_the_bottom_row_is_won() -> None:
    table = laid("white:2 white:3", tray="white:4 orange:6").do("aside white:2", "stop")
    assert table.stage == "cast"
    assert alike(table.legal, ["win 2,4,6", "decline"])


@pytest.mark.rule("CB-8")
def test_cb_8_not_one_of_the_top_row() -> None:
    table = laid("white:2 white:3", tray="orange:6 orange:6 white:4").do("aside white:2", "stop")
    assert table.offered("win") == ["2,4,6"]
    assert table.refused("win 6,6") == "CB-8"
    only_top = laid("white:2 white:3", tray="orange:6 orange:6").do("aside white:2", "stop")
    assert only_top.stage == "take"


@pytest.mark.rule("CB-8")
def test_cb_8_dice_outside_the_tray_do_not_count() -> None:
    assert laid("white:2 white:3", tray="white:4 orange:6").do("stop").stage == "take"
    assert laid("white:2 white:3", tray="white:4 orange:6").do("aside white:3", "stop").stage == "take"


@pytest.mark.rule("CB-8")
def test_cb_8_a_card_is_refused_that_the_dice_do_not_fulfil() -> None:
    table = laid("white:2 white:3", tray="white:4 orange:6").do("aside white:2", "stop")
    assert table.refused("win 4=") == "CB-8"
    assert table.refused("win 1,4,7") == "CB-8"
    assert table.refused("win 33+") == "CB-8"


@pytest.mark.rule("CB-8")
def test_cb_8_one_card_a_turn_of_ones_choice() -> None:
    def cast() -> list[str]:
        return table.offered("win")

    dice = "white:2 white:4 white:4 white:1 orange:6 green:7 orange:4 orange:4"
    table = laid("red:3 red:3", tray=dice).do("stop")
    assert alike(cast(), ["2,4,6", "4=", "1,4,7"])
    table.do("win 4=", "down 6,6", "= 27+")
    assert table.cards() == "4="
    assert table.stage == "return", "and no other"


@pytest.mark.rule("CB-8")
def test_cb_8_no_card_need_be_won() -> None:
    table = laid("white:2 white:3", tray="white:4 orange:6").do("aside white:2", "stop", "decline")
    assert table.stage == "take"
    assert (table.cards(), table.bottom) == ("", "2,4,6 4= 1,4,7")


@pytest.mark.rule("CB-8")
def test_cb_8_with_nothing_to_win_nobody_is_asked() -> None:
    assert laid("white:2 white:3").do("stop").stage == "take"


@pytest.mark.rule("CB-8")
@pytest.mark.parametrize(
    ("tray", "won"),
    [
        ("white:2 white:4 orange:6", True),
        ("white:2 white:4 orange:6 white:2 white:swap blue:skull green:2for1", True),
        ("white:2 white:4 orange:4", False),
        ("white:2 white:4 blue:skull", False),
        ("white:2 white:4 green:7", False),
    ],
)
def test_cb_8_a_list_wants_all_its_numbers_and_more_dice_are_fine(tray: str, won: bool) -> None:
    assert laid("red:3 red:3", tray=tray, bottom="2,4,6 3,3,3,3 1,4,7").do("stop").offers("win 2,4,6") == won


@pytest.mark.rule("CB-8")
@pytest.mark.parametrize(
    ("tray", "won"),
    [
        ("orange:2 orange:4 white:2 white:4", True),
        ("orange:2 orange:4 white:4 white:4", False),
        ("orange:2 white:4", False),
    ],
)
def test_cb_8_each_die_counts_once(tray: str, won: bool) -> None:
    assert (
        laid("red:3 red:3", tray=tray, bottom="2,2,4,4 3,3,3,3 1,4,7").do("stop").offers("win 2,2,4,4") == won
    )


@pytest.mark.rule("CB-8")
@pytest.mark.parametrize(
    ("tray", "won"),
    [
        ("orange:6 orange:6 red:6 white:2", True),
        ("orange:6 orange:6 red:6 white:1", False),
        ("orange:6 orange:6 green:7 white:1", True),
        ("orange:6 orange:6 red:6 green:skull blue:skull white:swap purple:adjust purple:2for1", False),
    ],
)
def test_cb_8_a_sum_counts_the_numbers_only(tray: str, won: bool) -> None:
    table = laid("red:3 red:3", tray=tray, top="1,1,1 2,4,6 6,6", bottom="20+ 3,3,3,3 1,4,7").do("stop")
    assert table.offers("win 20+") == won


@pytest.mark.rule("CB-8")
@pytest.mark.parametrize(
    ("tray", "won"),
    [
        ("white:4 red:4 purple:4 orange:4", True),
        ("white:4 red:4 purple:4 orange:4 red:4 white:1", True),
        ("white:4 red:4 purple:4 orange:6", False),
        ("white:swap white:swap white:swap white:swap", False),
        ("green:2for1 green:2for1 purple:2for1 purple:2for1", False),
    ],
)
def test_cb_8_equal_dice_show_the_same_number(tray: str, won: bool) -> None:
    assert laid("red:3 red:3", tray=tray).do("stop").offers("win 4=") == won


@pytest.mark.rule("CB-8a")
@pytest.mark.parametrize(
    ("tray", "jokers", "value"),
    [
        ("white:4 red:4 purple:4 green:skull", True, False),
        ("white:4 red:4 green:skull blue:skull", True, False),
        ("white:4 purple:skull green:skull blue:skull", True, False),
        ("purple:skull purple:skull green:skull blue:skull", True, True),
        ("purple:skull white:4 white:3 red:4 purple:3", False, False),
        ("white:4 red:4 purple:4 orange:4 blue:skull", True, True),
        ("white:4 red:4 orange:6 red:6 blue:skull", False, False),
    ],
)
def test_cb_8a_skulls_are_jokers_for_equal_dice_or_a_value_of_their_own(
    tray: str, jokers: bool, value: bool
) -> None:
    assert laid("red:3 red:3", tray=tray, skulls="jokers").do("stop").offers("win 4=") == jokers
    assert laid("red:3 red:3", tray=tray, skulls="value").do("stop").offers("win 4=") == value


@pytest.mark.rule("CB-8a")
@pytest.mark.parametrize("skulls", ["jokers", "value"])
def test_cb_8a_skulls_are_nothing_in_lists_and_sums(skulls: str) -> None:
    tray = "orange:6 white:4 purple:skull green:skull"
    table = laid("red:3 red:3", tray=tray, bottom="2,4,6 20+ 6,6", top="1,1,1 4= 1,4,7", skulls=skulls)
    assert table.do("stop").stage == "take"


@pytest.mark.rule("CB-8", "CB-4")
def test_cb_8_tokens_of_all_opponents_block() -> None:
    everything = "white:2 white:4 white:4 white:1 orange:6 green:7 orange:4 orange:4 orange:2"
    table = laid(
        "red:3 red:3",
        player(token="1,4,7"),
        player(token="2,4,6"),
        player(token="4="),
        player(token="20+"),
        tray=everything,
    ).do("stop")
    assert alike(table.offered("win"), ["1,4,7", "2,2,4,4"])
    assert table.refused("win 2,4,6") == "CB-4"
    assert table.refused("win 4=") == "CB-4"
