"""The magic cards that change how dice are rolled: M3, M4, M8."""

from __future__ import annotations

from itertools import combinations_with_replacement

import pytest

from tests.games.wizard_dice.play import BOXES, FACES, NOTHING_HAPPENS, Match

# -- M3 ------------------------------------------------------------------------------------------------------


def under_m3() -> Match:
    """Roll 1 is on the table, predictions are made and the Wizard Colour is red."""
    match = Match.under("M3").play("roll blue blue green green red wizard jester")
    return match.play("1 predict 5 red", "2 predict 2 blue", "3 predict 2 green", "1 name red")


@pytest.mark.rule("M3")
def test_m3_roll_1_comes_before_the_predictions() -> None:
    match = Match.under("M3")
    assert match.rolling == 7
    match.play("roll blue blue green green red wizard jester")
    assert match.dice == "blue blue green green red wizard jester"
    assert match.view.roll == 1
    assert match.waiting == (1,)
    assert match.predictable(1) == list(BOXES)


@pytest.mark.rule("M3")
def test_m3_nobody_predicts_before_roll_1() -> None:
    match = Match.under("M3")
    assert [match.legal(seat) for seat in (1, 2, 3)] == [[], [], []]


@pytest.mark.rule("M3")
def test_m3_predictions_start_with_the_seer_and_go_clockwise() -> None:
    match = Match.under("M3", seer=2).play("roll blue blue green green red wizard jester")
    for seat, box in ((2, "5 red"), (3, "2 blue"), (1, "2 green")):
        assert match.waiting == (seat,)
        match.play(f"{seat} predict {box}")


@pytest.mark.rule("M3")
def test_m3_nobody_may_leave_before_roll_2() -> None:
    match = under_m3()
    # Only the Seer is asked, and only which dice to roll.
    assert match.waiting == (1,)
    assert "leave" not in match.legal(1)
    match.refused("1 leave", by="M3")
    assert match.legal(2) == match.legal(3) == []


@pytest.mark.rule("M3")
def test_m3_is_the_reason_why_the_others_cannot_leave_before_roll_2() -> None:
    match = under_m3()
    match.refused("2 leave", by="M3")
    match.refused("3 leave", by="M3")


@pytest.mark.rule("M3")
def test_m3_roll_2_takes_at_least_three_dice() -> None:
    match = under_m3()
    match.refused("1 reroll blue", by="M3")
    match.refused("1 reroll blue jester", by="M3")
    match.refused("1 reroll red red red", by="WD-4")
    sizes = [len(line.split(" ")) - 1 for line in match.legal(1)]
    # blue and green 0-2, red, wizard and jester 0-1: 72 choices, less 1 empty, 5 of one die and 12 of two
    assert len(sizes) == 72 - 1 - 5 - 12
    assert set(sizes) == {3, 4, 5, 6, 7}
    match.play("1 reroll blue blue jester")
    assert match.rolling == 3


@pytest.mark.rule("M3")
def test_m3_all_seven_may_be_rolled_again() -> None:
    match = under_m3().play("1 reroll blue blue green green red wizard jester")
    assert match.rolling == 7


@pytest.mark.rule("M3")
def test_m3_after_roll_2_leaving_and_roll_3_are_as_usual() -> None:
    match = under_m3().play("1 reroll green green jester", "roll red red red")
    assert match.dice == "blue blue red red red red wizard"
    assert match.view.roll == 2
    match.play("2 leave")
    assert match.mark(2, "2 blue") == "X"
    match.play("3 stay")
    # Roll 3 may be made with a single die.
    assert "leave" in match.legal(1)
    match.play("1 reroll blue", "roll green")
    assert match.view.round == 2
    assert match.mark(1, "5 red") == "X"
    assert match.mark(3, "2 green") == "1"


@pytest.mark.rule("M3")
def test_m3_the_seer_may_leave_after_roll_2() -> None:
    match = under_m3().play("1 reroll green green jester", "roll red red red", "2 stay", "3 stay", "1 leave")
    assert match.view.round == 2
    assert match.mark(1, "5 red") == "X"


@pytest.mark.rule("M3")
def test_m3_the_dice_of_roll_1_are_not_scored() -> None:
    match = under_m3()
    assert match.marks(2) == {}
    match.play("1 reroll blue blue jester", "roll red red red", "2 stay", "3 stay", "1 leave")
    assert match.mark(2, "2 blue") == "2"


# -- M4 ------------------------------------------------------------------------------------------------------


def under_m4(turned: str = "jester wizard") -> Match:
    faces = " ".join(sorted(turned.split(" "), key=FACES.index))
    match = Match.under("M4").play(f"1 turn {faces}")
    return match.play("1 predict 5 yellow", "2 predict 2 blue", "3 predict 2 green", "1 name yellow")


@pytest.mark.rule("M4")
def test_m4_instead_of_roll_1_the_seer_turns_two_dice_to_any_faces() -> None:
    match = Match.under("M4", seer=2)
    assert match.rolling == 0
    assert match.waiting == (2,)
    pairs = [f"turn {first} {second}" for first, second in combinations_with_replacement(FACES, 2)]
    assert sorted(match.legal(2)) == sorted(pairs)
    match.play("2 turn wizard jester")
    assert match.dice == "wizard jester"


@pytest.mark.rule("M4")
def test_m4_only_the_seer_turns_and_the_predictions_come_after() -> None:
    match = Match.under("M4", seer=2)
    match.refused("1 turn blue blue", by="M4")
    match.refused("2 predict 5 yellow", by="M4")
    match.play("2 turn yellow yellow")
    assert match.waiting == (2,)
    assert match.predictable(2) == list(BOXES)


@pytest.mark.rule("M4")
def test_m4_roll_2_is_compulsory_and_rolls_the_other_five() -> None:
    match = under_m4("yellow yellow")
    assert match.rolling == 5
    assert match.dice == "yellow yellow"
    # Nobody was asked whether to leave, and nobody is while the dice roll.
    assert match.waiting == ()
    match.play("roll blue blue green red red")
    assert match.dice == "blue blue green red red yellow yellow"
    assert match.view.roll == 2


@pytest.mark.rule("M4")
def test_m4_nobody_may_leave_before_roll_2() -> None:
    match = Match.under("M4")
    match.play("1 turn yellow yellow", "1 predict 5 yellow", "2 predict 2 blue", "3 predict 2 green")
    assert "leave" not in match.legal(1) + match.legal(2) + match.legal(3)
    match.play("1 name yellow")
    assert match.legal(1) == match.legal(2) == match.legal(3) == []


@pytest.mark.rule("M4")
def test_m4_after_roll_2_everybody_may_leave() -> None:
    match = under_m4("yellow yellow").play("roll blue blue wizard red red", "2 leave")
    assert match.mark(2, "2 blue") == "X"
    match.play("3 stay", "1 leave")
    assert (match.mark(1, "5 yellow"), match.mark(3, "2 green")) == ("2", "2")


@pytest.mark.rule("M4")
def test_m4_roll_3_is_the_last_and_optional() -> None:
    match = under_m4("yellow yellow").play("roll blue yellow yellow red red", "2 stay", "3 stay")
    assert "leave" in match.legal(1)
    match.play("1 reroll red", "roll yellow")
    assert match.view.round == 2
    assert match.mark(1, "5 yellow") == "X"


@pytest.mark.rule("M4")
def test_m4_roll_3_may_include_the_turned_dice() -> None:
    match = under_m4("wizard jester").play("roll yellow yellow yellow yellow blue", "2 stay", "3 stay")
    # The turned Jester and Wizard are dice like any other; only M2 holds Jesters back.
    match.play("1 reroll wizard jester")
    assert match.rolling == 2
    assert match.dice == "blue yellow yellow yellow yellow"
    match.play("roll blue yellow")
    assert match.mark(1, "5 yellow") == "X"
    assert match.mark(2, "2 blue") == "X"


@pytest.mark.rule("M4")
def test_m4_a_turned_jester_counts_for_a_jester_score() -> None:
    match = under_m4("jester jester").play("roll yellow yellow red red red", "2 leave", "2 score jester")
    assert match.jesters(2) == (2,)
    assert match.mark(2, "2 blue") == "0"


@pytest.mark.rule("M4")
def test_m4_a_turned_wizard_counts_as_the_wizard_colour() -> None:
    match = under_m4("wizard wizard").play("roll yellow yellow yellow red red", "2 stay", "3 stay", "1 leave")
    assert match.mark(1, "5 yellow") == "X"


@pytest.mark.rule("M4")
def test_m4_without_the_card_no_die_is_turned() -> None:
    match = Match(players=2)
    match.refused("1 turn yellow yellow", by="WD-1")


# -- M8 ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("M8")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_m8_the_seer_rolls_as_often_as_predicted(number: int) -> None:
    match = Match.under("M8", players=2).play(f"1 predict {number} blue", "2 predict 3 red")
    assert match.view.rolls == number
    match.play("roll green green green green green green yellow")
    for _ in range(number - 1):
        match.play("2 stay", "1 reroll yellow", "roll yellow")
    # The last roll is scored without a question.
    assert match.view.round == 2
    assert match.mark(1, f"{number} blue") == str(number)
    assert match.mark(2, "3 red") == "3"


@pytest.mark.rule("M8")
def test_m8_a_prediction_of_1_means_one_roll_and_nobody_is_asked() -> None:
    match = Match.under("M8").play("1 predict 1 blue", "2 predict 5 red", "3 predict 4 green")
    match.play("roll blue red red red red red green")
    assert match.view.round == 2
    assert (match.mark(1, "1 blue"), match.mark(2, "5 red"), match.mark(3, "4 green")) == ("X", "X", "3")


@pytest.mark.rule("M8")
def test_m8_a_single_roll_still_asks_about_jester_scores() -> None:
    match = Match.under("M8").play("1 predict 1 blue", "2 predict 5 red", "3 predict 4 green")
    match.play("roll jester jester red red red red red")
    assert match.waiting == (3,)
    match.play("3 score jester")
    assert match.waiting == (1,)
    match.play("1 score jester")
    assert match.mark(2, "5 red") == "X"
    assert match.view.round == 2


@pytest.mark.rule("M8")
def test_m8_no_wizard_colour_is_named() -> None:
    match = Match.under("M8", players=2).play("1 predict 5 blue", "2 predict 3 red")
    assert match.rolling == 7
    assert match.view.wizard_colour is None


@pytest.mark.rule("M8")
def test_m8_wizards_count_as_nothing() -> None:
    match = Match.under("M8", players=2).play("1 predict 5 blue", "2 predict 1 red")
    match.all_score("roll blue blue blue blue wizard wizard red")
    assert (match.mark(1, "5 blue"), match.mark(2, "1 red")) == ("1", "X")


@pytest.mark.rule("M8")
def test_m8_wizards_may_be_rolled_again_and_kept() -> None:
    match = Match.under("M8", players=2).play("1 predict 5 blue", "2 predict 1 red")
    match.play("roll blue blue blue blue wizard wizard red", "2 stay", "1 reroll wizard", "roll blue")
    assert match.dice == "blue blue blue blue blue red wizard"


@pytest.mark.rule("M8")
def test_m8_leaving_is_possible_after_every_roll() -> None:
    match = Match.under("M8").play("1 predict 5 blue", "2 predict 1 red", "3 predict 2 red")
    match.play("roll red green green green green green green", "2 leave")
    assert match.mark(2, "1 red") == "X"
    for _ in range(3):
        match.play("3 stay", "1 reroll green", "roll green")
    match.play("3 leave", "1 leave")
    assert match.view.round == 2
    assert match.mark(3, "2 red") == "1"


@pytest.mark.rule("M8")
def test_m8_the_others_numbers_do_not_matter() -> None:
    match = Match.under("M8", players=2).play("1 predict 2 blue", "2 predict 5 blue")
    assert match.view.rolls == 2


@pytest.mark.rule("M8")
def test_m8_scores_are_not_doubled_and_jesters_are_as_usual() -> None:
    match = Match.under("M8", players=2).play("1 predict 5 blue", "2 predict 3 red")
    match.all_score("roll jester jester wizard wizard red blue blue")
    match.play("2 score jester", "1 score difference")
    assert match.marks(1) == {"5 blue": "3"}
    assert match.marks(2) == {"3 red": "0"}
    assert match.jesters(2) == (2,)


@pytest.mark.rule("M8")
def test_m8_a_new_round_has_three_rolls_again() -> None:
    match = Match.under("M8", players=2).play("1 predict 1 blue", "2 predict 3 blue", NOTHING_HAPPENS)
    match.play("card M9", "1 predict 5 blue", "2 predict 4 blue", "1 name red")
    match.play("roll blue red red red red red red", "2 stay", "1 reroll blue", "roll blue", "2 stay")
    match.play("1 reroll blue", "roll blue")
    assert match.view.round == 3
