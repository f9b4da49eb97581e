"""Choices taken back at the match: until dice are rolled, a card is turned up or somebody else decides."""

from __future__ import annotations

import pytest

from conclave.core.record import parse_record
from conclave.games.ciub.interface.view import CiubView
from conclave.table import Dice, Match
from tests.games.ciub.play import GAME
from tests.games.undo import check_undo, decide, match_after, why_not

OPTIONS = GAME.configure({"players": 2, "first": "1"})
DEAL = "= 1,1,1 6,6 20+ 2,4,6 4= 1,4,7"


def start(*lines: str) -> Match:
    return match_after(GAME, OPTIONS, [DEAL, *lines])


def seen(match: Match) -> CiubView:
    view = match.view(None)
    assert isinstance(view, CiubView)
    return view


@pytest.mark.rule("CB-5a", "CB-6")
def test_cb_5a_swaps_and_dice_set_aside_are_taken_back_one_by_one() -> None:
    match = start("1 pass", "= 1 2 4 swap swap")
    check_undo(match, "swap white blue", "swap white white", "aside white:2", "aside white:4")
    assert why_not(match, 1) == "table-undo-rolled"


@pytest.mark.rule("CB-5c")
def test_cb_5c_a_die_that_was_turned_is_turned_back() -> None:
    match = start(
        *("1 pass", "= 1 2 4 swap swap", "1 swap white purple", "1 swap white blue", "1 roll"),
        "= 1 2 4 + adjust + skull",
    )
    check_undo(match, "adjust purple blue:skull adjust", "adjust blue white:1 3", "aside white:3")


@pytest.mark.rule("CB-7", "CB-5b")
@pytest.mark.parametrize("line", ["roll", "reroll green white:1"])
def test_cb_7_nothing_is_taken_back_once_dice_were_rolled(line: str) -> None:
    match = start(
        *("1 pass", "= 1 2 4 4 swap", "1 swap white green", "1 roll"),
        *("= 1 2 swap swap + reroll", "1 swap white red"),
    )
    match.undo(0)
    decide(match, 1, "swap white blue", line)
    assert why_not(match, 1) == "table-undo-rolled"


@pytest.mark.rule("CB-4")
@pytest.mark.parametrize("line", ["pass", "token 4=", "remove 6,6"])
def test_cb_4_the_token_phase_ends_with_a_roll(line: str) -> None:
    match = start()
    decide(match, 1, line)
    assert seen(match).stage == "act"
    assert why_not(match, 1) == "table-undo-rolled"


@pytest.mark.rule("CB-8", "CB-8c", "CB-10")
def test_cb_8_all_after_the_last_roll_is_taken_back() -> None:
    match = start("1 pass", "= 1 1 1 1 swap")
    lines = ["swap white green", *["aside white:1"] * 4, "stop", "decline", "take red", "whiten green"]
    check_undo(match, *lines)


@pytest.mark.rule("CB-8b")
def test_cb_8b_a_win_is_taken_back_until_a_card_is_turned_up() -> None:
    match = start("1 pass", "= 1 1 1 1 2")
    check_undo(match, *["aside white:1"] * 4, "stop", "win 4=")
    decide(match, 1, *["aside white:1"] * 4, "stop", "win 4=", "down 6,6")
    assert seen(match).turn == 1
    assert why_not(match, 1) == "table-undo-rolled"


@pytest.mark.rule("CB-10")
def test_cb_10_a_turn_is_taken_back_until_the_next_player_decides() -> None:
    match = start("1 pass", "= 1 2 3 4 swap")
    decide(match, 1, "swap white green", "stop", "take red", "end")
    assert seen(match).turn == 1
    match.undo(0)
    assert (seen(match).turn, seen(match).stage) == (0, "exchange")
    decide(match, 1, "end")
    assert why_not(match, 2) == "table-undo-nothing"
    decide(match, 2, "pass")
    assert why_not(match, 1) == "table-undo-rolled"


def test_what_was_half_done_can_be_taken_back_after_the_game_was_left() -> None:
    match = start("1 pass", "= 1 2 4 swap swap")
    decide(match, 1, "swap white blue", "aside white:2")
    resumed = Match.resume(GAME, parse_record(match.record().written()), Dice.from_seed(1))
    assert seen(resumed).tray == ("white:2",)
    resumed.undo(0)
    resumed.undo(0)
    assert seen(resumed).outside == ("white:1", "white:2", "white:4", "white:swap", "white:swap")
    assert why_not(resumed, 1) == "table-undo-rolled"
