"""Choices taken back at the match: until dice are rolled, a card is turned up or somebody else decides."""

from __future__ import annotations

import pytest

from conclave.core.chance import Chance
from conclave.core.record import Decision, Entry, Record, Settled, parse_record
from conclave.games.ciub.interface.view import CiubView
from conclave.table import CannotUndo, Dice, Match, Seat
from tests.games.ciub.play import GAME

OPTIONS = GAME.configure({"players": 2, "first": "1"})
DEAL = "= 1,1,1 6,6 20+ 2,4,6 4= 1,4,7"


def sat_down(*lines: str) -> Match:
    """A table at which these lines were played; `= ` is the outcome of a chance."""
    position = GAME.start(OPTIONS)
    entries: list[Entry] = []
    for line in (DEAL, *lines):
        word, _, rest = line.partition(" ")
        if word == "=":
            chance = position.pending
            assert isinstance(chance, Chance)
            entries.append(Settled(chance.spec, rest))
            position.settle(chance.read(rest))
        else:
            position.play(int(word) - 1, GAME.parse(rest))
            entries.append(Decision(int(word) - 1, rest))
    seats = [Seat("you", "Ada"), Seat("you", "Bea")]
    record = Record(GAME.name, GAME.rules_version, OPTIONS.written(), seats, entries)
    return Match.resume(GAME, record, Dice.from_seed(1))


def seen(match: Match) -> CiubView:
    view = match.view(None)
    assert isinstance(view, CiubView)
    return view


def decide(match: Match, seat: int, *lines: str) -> None:
    for line in lines:
        match.decide(seat - 1, GAME.parse(line), match.version(seat - 1))


def each_is_taken_back(match: Match, *lines: str) -> None:
    """The first player decides step by step, and takes it all back."""
    views = [seen(match)]
    for line in lines:
        decide(match, 1, line)
        views.append(seen(match))
    for view in reversed(views[:-1]):
        match.undo(0)
        assert seen(match) == view


def why_not(match: Match, seat: int) -> str:
    reason = match.why_no_undo(seat - 1)
    assert reason is not None
    with pytest.raises(CannotUndo):
        match.undo(seat - 1)
    return reason.key


@pytest.mark.rule("CB-5a", "CB-6")
def test_cb_5a_swaps_and_dice_set_aside_are_taken_back_one_by_one() -> None:
    match = sat_down("1 pass", "= 1 2 4 swap swap")
    each_is_taken_back(match, "swap white blue", "swap white white", "aside white:2", "aside white:4")
    assert why_not(match, 1) == "table-undo-rolled"


@pytest.mark.rule("CB-5c")
def test_cb_5c_a_die_that_was_turned_is_turned_back() -> None:
    match = sat_down(
        *("1 pass", "= 1 2 4 swap swap", "1 swap white purple", "1 swap white blue", "1 roll"),
        "= 1 2 4 + adjust + skull",
    )
    each_is_taken_back(match, "adjust purple blue:skull adjust", "adjust blue white:1 3", "aside white:3")


@pytest.mark.rule("CB-7", "CB-5b")
@pytest.mark.parametrize("line", ["roll", "reroll green white:1"])
def test_cb_7_nothing_is_taken_back_once_dice_were_rolled(line: str) -> None:
    match = sat_down(
        *("1 pass", "= 1 2 4 4 swap", "1 swap white green", "1 roll"),
        *("= 1 2 swap swap + reroll", "1 swap white red"),
    )
    match.undo(0)
    decide(match, 1, "swap white blue", line)
    assert why_not(match, 1) == "table-undo-rolled"


@pytest.mark.rule("CB-4")
@pytest.mark.parametrize("line", ["pass", "token 4=", "remove 6,6"])
def test_cb_4_the_token_phase_ends_with_a_roll(line: str) -> None:
    match = sat_down()
    decide(match, 1, line)
    assert seen(match).stage == "act"
    assert why_not(match, 1) == "table-undo-rolled"


@pytest.mark.rule("CB-8", "CB-8c", "CB-10")
def test_cb_8_all_after_the_last_roll_is_taken_back() -> None:
    match = sat_down("1 pass", "= 1 1 1 1 swap")
    lines = ["swap white green", *["aside white:1"] * 4, "stop", "decline", "take red", "whiten green"]
    each_is_taken_back(match, *lines)


@pytest.mark.rule("CB-8b")
def test_cb_8b_a_win_is_taken_back_until_a_card_is_turned_up() -> None:
    match = sat_down("1 pass", "= 1 1 1 1 2")
    each_is_taken_back(match, *["aside white:1"] * 4, "stop", "win 4=")
    decide(match, 1, *["aside white:1"] * 4, "stop", "win 4=", "down 6,6")
    assert seen(match).turn == 1
    assert why_not(match, 1) == "table-undo-rolled"


@pytest.mark.rule("CB-10")
def test_cb_10_a_turn_is_taken_back_until_the_next_player_decides() -> None:
    match = sat_down("1 pass", "= 1 2 3 4 swap")
    decide(match, 1, "swap white green", "stop", "take red", "end")
    assert seen(match).turn == 1
    match.undo(0)
    assert (seen(match).turn, seen(match).stage) == (0, "exchange")
    decide(match, 1, "end")
    assert why_not(match, 2) == "table-undo-nothing"
    decide(match, 2, "pass")
    assert why_not(match, 1) == "table-undo-rolled"


def test_what_was_half_done_can_be_taken_back_after_the_game_was_left() -> None:
    match = sat_down("1 pass", "= 1 2 4 swap swap")
    decide(match, 1, "swap white blue", "aside white:2")
    resumed = Match.resume(GAME, parse_record(match.record().written()), Dice.from_seed(1))
    assert seen(resumed).tray == ("white:2",)
    resumed.undo(0)
    resumed.undo(0)
    assert seen(resumed).outside == ("white:1", "white:2", "white:4", "white:swap", "white:swap")
    assert why_not(resumed, 1) == "table-undo-rolled"
