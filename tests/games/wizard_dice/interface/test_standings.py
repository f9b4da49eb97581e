"""What a view says about how everybody stands, so that a client needs no rules to show it."""

from __future__ import annotations

from conclave.games.wizard_dice.interface.view import Account, Standing, WizardDiceView
from tests.games.wizard_dice.play import Match, page


def view(match: Match) -> WizardDiceView:
    shown = match.position.view(None)
    assert isinstance(shown, WizardDiceView)
    return shown


def test_the_roll_is_compared_with_every_prediction_still_in() -> None:
    match = Match(players=3, seer=1)
    match.play("1 predict 5 green", "2 predict 2 blue", "3 predict 2 red", "1 name green")
    assert view(match).standings == (None, None, None)
    match.play("roll blue blue green green wizard jester jester")
    assert view(match).standings == (
        Standing(shown=3, mark="2", jester_box=2, beside_jester="0"),
        Standing(shown=2, mark="X", jester_box=0, beside_jester="0"),
        Standing(shown=0, mark="2", jester_box=2, beside_jester="0"),
    )
    match.play("2 leave")
    assert view(match).standings[1] is None


def test_a_card_changes_what_is_written() -> None:
    match = Match(players=2, seer=1, cards=True)
    match.play("card M9", "1 predict 2 green", "2 predict 1 blue", "1 name green")
    match.play("roll blue blue red red red jester jester")
    assert view(match).standings[0] == Standing(shown=0, mark="2", jester_box=2, beside_jester="X")


def test_the_next_seer_is_told_as_predictions_are_made() -> None:
    match = Match(players=3, seer=1)
    match.play("1 predict 5 green")
    assert view(match).next_seer is None
    match.play("2 predict 4 green")
    assert view(match).next_seer == 0
    match.play("3 predict 1 red")
    assert view(match).next_seer == 2


def test_secret_predictions_tell_nothing_of_the_next_seer() -> None:
    match = Match(players=3, seer=1, cards=True)
    match.play("card M10", "1 predict 5 green", "2 predict 4 red")
    assert view(match).next_seer is None
    match.play("3 predict 1 red")
    assert view(match).next_seer == 1


def test_a_page_tells_where_its_points_come_from() -> None:
    marks = {"5 blue": "XX", "1 blue": "X", "2 green": "3", "3 green": "2", "4 red": "0"}
    match = Match(players=2, seer=1, pages={1: page(marks, jesters=[2], crossed=["1 blue", "3 green"])})
    own, other = view(match).pages
    assert own.account == Account(hits=2, worth=10, differences=3, bonus=0)
    assert own.points == 7
    assert other.account == Account(hits=0, worth=0, differences=0, bonus=0)


def test_the_bonus_is_in_the_account_once_the_game_is_over() -> None:
    eight = {f"{number} {colour}": "X" for colour in ("green", "red") for number in (1, 2, 3, 4)}
    match = Match(players=2, seer=1, pages={1: page(eight)})
    match.play("1 predict 1 blue", "2 predict 3 blue", "1 name red")
    assert view(match).pages[0].account == Account(hits=8, worth=20, differences=0, bonus=0)
    match.all_score("roll blue jester jester jester jester jester jester")
    assert match.over()
    winner, other = view(match).pages
    assert winner.account == Account(hits=9, worth=21, differences=0, bonus=3)
    assert winner.points == 24
    assert other.account == Account(hits=0, worth=0, differences=2, bonus=0)
    assert other.points == -2
