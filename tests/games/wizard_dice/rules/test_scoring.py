"""WD-6 to WD-7a: comparing a prediction with seven dice, and the Jester Score."""

from __future__ import annotations

import pytest

from tests.games.wizard_dice.play import Match, page


def predicted(seer: str = "4 green", other: str = "3 blue", wizards: str = "red") -> Match:
    """Two players who predicted; Wizards are red unless said otherwise."""
    return Match(players=2).play(f"1 predict {seer}", f"2 predict {other}", f"1 name {wizards}")


# -- WD-6 ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("WD-6")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("shown", [0, 1, 2, 3, 4, 5, 6, 7])
def test_wd_6_exact_is_an_x_and_anything_else_the_difference(number: int, shown: int) -> None:
    dice = ["green"] * shown + ["yellow"] * (7 - shown)
    match = predicted(seer=f"{number} green").all_score("roll " + " ".join(dice))
    expected = "X" if shown == number else str(abs(shown - number))
    assert match.mark(1, f"{number} green") == expected


@pytest.mark.rule("WD-6")
def test_wd_6_wizards_count_as_the_wizard_colour() -> None:
    dice = "roll green green wizard wizard blue blue red"
    assert predicted(wizards="green").all_score(dice).mark(1, "4 green") == "X"
    assert predicted(wizards="green").all_score(dice).mark(2, "3 blue") == "1"
    assert predicted(wizards="blue").all_score(dice).mark(1, "4 green") == "2"
    assert predicted(wizards="blue").all_score(dice).mark(2, "3 blue") == "1"
    assert predicted(wizards="red").all_score(dice).mark(1, "4 green") == "2"


@pytest.mark.rule("WD-6")
def test_wd_6_all_seven_dice_count_those_set_aside_too() -> None:
    match = predicted().play("roll green green green blue blue yellow yellow", "2 stay")
    match.play("1 reroll yellow", "roll green", "2 stay", "1 leave")
    assert (match.mark(1, "4 green"), match.mark(2, "3 blue")) == ("X", "1")


@pytest.mark.rule("WD-6")
def test_wd_6_jesters_are_no_colour() -> None:
    match = predicted().all_score("roll green green jester jester jester jester jester")
    match.play("2 score difference", "1 score difference")
    assert (match.mark(1, "4 green"), match.mark(2, "3 blue")) == ("2", "3")


@pytest.mark.rule("WD-6")
def test_wd_6_only_the_predicted_box_is_written() -> None:
    match = predicted().all_score("roll green green green green blue blue blue")
    assert match.marks(1) == {"4 green": "X"}
    assert match.marks(2) == {"3 blue": "X"}
    assert match.jesters(1) == match.jesters(2) == ()
    assert (match.xs(1), match.xs(2)) == (1, 1)


# -- WD-7 ----------------------------------------------------------------------------------------------------

WITH_JESTERS = {n: "roll " + " ".join(["jester"] * n + ["yellow"] * (7 - n)) for n in range(8)}
"""A roll with this many Jesters that misses every prediction in green and blue."""


@pytest.mark.rule("WD-7")
@pytest.mark.parametrize("jesters", [1, 2, 3, 4, 5])
def test_wd_7_a_jester_score_is_an_x_in_that_jester_box_and_a_0_in_the_predicted_box(jesters: int) -> None:
    match = predicted().all_score(WITH_JESTERS[jesters]).play("2 score jester", "1 score difference")
    assert match.marks(2) == {"3 blue": "0"}
    assert match.jesters(2) == (jesters,)
    assert match.xs(2) == 1


@pytest.mark.rule("WD-7")
@pytest.mark.parametrize("jesters", [1, 2, 3, 4, 5])
def test_wd_7_nobody_has_to_take_it(jesters: int) -> None:
    match = predicted().all_score(WITH_JESTERS[jesters])
    assert set(match.legal(2)) == {"score jester", "score difference"}
    match.play("2 score difference")
    assert match.marks(2) == {"3 blue": "3"}
    assert match.jesters(2) == ()
    assert match.xs(2) == 0


@pytest.mark.rule("WD-7")
@pytest.mark.parametrize("jesters", [0, 6, 7])
def test_wd_7_0_6_or_7_jesters_allow_none(jesters: int) -> None:
    match = predicted().all_score(WITH_JESTERS[jesters])
    assert match.view.round == 2
    assert match.marks(1) == {"4 green": "4"}
    assert match.marks(2) == {"3 blue": "3"}
    assert match.jesters(1) == match.jesters(2) == ()


@pytest.mark.rule("WD-7")
def test_wd_7_each_jester_box_is_used_once_in_a_game() -> None:
    match = Match(players=2, pages={2: page({"5 blue": "0"}, jesters=[3])})
    match.play("1 predict 4 green", "2 predict 3 blue", "1 name red").all_score(WITH_JESTERS[3])
    # Seat 2 has used the x3 box: the difference is written without a question.
    assert match.mark(2, "3 blue") == "3"
    assert match.waiting == (1,)
    match.play("1 score jester")
    assert match.jesters(1) == (3,)
    assert match.jesters(2) == (3,)


@pytest.mark.rule("WD-7")
def test_wd_7_a_box_used_in_one_round_is_closed_in_the_next() -> None:
    match = predicted().all_score(WITH_JESTERS[2]).play("2 score jester", "1 score difference")
    match.play("2 predict 5 green", "1 predict 5 blue", "2 name red").all_score(WITH_JESTERS[2])
    assert match.mark(2, "5 green") == ""
    assert match.waiting == (1,)
    match.play("1 score jester")
    assert match.mark(2, "5 green") == "5"


@pytest.mark.rule("WD-7")
def test_wd_7_only_the_box_of_exactly_that_number_will_do() -> None:
    match = Match(players=2, pages={1: page(jesters=[1, 3, 4, 5]), 2: page(jesters=[2])})
    match.play("1 predict 4 green", "2 predict 3 blue", "1 name red").all_score(WITH_JESTERS[2])
    assert match.waiting == (1,)
    match.play("1 score jester")
    assert match.jesters(1) == (1, 2, 3, 4, 5)
    assert match.mark(2, "3 blue") == "3"


@pytest.mark.rule("WD-7")
def test_wd_7_both_players_may_use_the_same_jesters() -> None:
    match = predicted().all_score(WITH_JESTERS[4]).play("2 score jester", "1 score jester")
    assert match.jesters(1) == match.jesters(2) == (4,)


@pytest.mark.rule("WD-7")
def test_wd_7_jesters_of_the_roll_that_is_scored_count_not_those_of_another_roll() -> None:
    match = predicted().play("roll jester jester yellow yellow yellow yellow yellow", "2 leave")
    match.play("2 score jester", "1 reroll jester jester", "roll jester yellow", "1 leave", "1 score jester")
    assert match.jesters(2) == (2,)
    assert match.jesters(1) == (1,)


@pytest.mark.rule("WD-7")
def test_wd_7_nothing_else_can_be_done_before_it_is_decided() -> None:
    match = predicted().play(WITH_JESTERS[2], "2 leave")
    match.refused("2 stay", by="WD-7")
    match.refused("2 leave", by="WD-7")


# -- WD-7a ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("WD-7a")
def test_wd_7a_an_exact_prediction_is_an_x_and_leaves_the_jester_box_alone() -> None:
    match = predicted().play("roll blue blue blue jester jester yellow yellow", "2 leave")
    # No question: the Seer is asked already.
    assert match.waiting == (1,)
    assert match.marks(2) == {"3 blue": "X"}
    assert match.jesters(2) == ()
    assert match.xs(2) == 1


@pytest.mark.rule("WD-7a")
def test_wd_7a_nor_when_everybody_must_score() -> None:
    match = predicted().all_score("roll green green green green jester jester jester")
    assert match.waiting == (2,)
    match.play("2 score jester")
    assert match.view.round == 2
    assert match.marks(1) == {"4 green": "X"}
    assert match.jesters(1) == ()


@pytest.mark.rule("WD-7a", "M9")
def test_wd_7a_also_under_m9_when_the_jesters_equal_the_predicted_number() -> None:
    match = Match.under("M9", players=2).play("1 predict 4 green", "2 predict 3 blue", "1 name red")
    match.play("roll blue blue blue jester jester jester yellow", "2 leave")
    assert match.waiting == (1,)
    assert match.marks(2) == {"3 blue": "X"}
    assert match.jesters(2) == ()
    assert match.xs(2) == 1
