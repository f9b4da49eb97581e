"""The magic cards that change what a roll is worth: M1, M2, M5, M6, M9, and M-a on two Xs in a box."""

from __future__ import annotations

import pytest

from tests.games.wizard_dice.play import NOTHING_HAPPENS, Match, full_page, page

SEVEN_XS = dict.fromkeys(["1 green", "2 green", "3 green", "1 red", "2 red", "3 red", "4 red"], "X")
"""Worth 16 points."""

# -- M1 ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("M1")
def test_m1_no_wizard_colour_is_named() -> None:
    match = Match.under("M1", players=2).play("1 predict 5 yellow", "2 predict 2 red")
    assert match.rolling == 7
    assert match.view.wizard_colour is None


@pytest.mark.rule("M1")
def test_m1_wizards_count_as_all_four_colours() -> None:
    match = Match.under("M1", players=4)
    match.play("1 predict 4 blue", "2 predict 3 green", "3 predict 3 red", "4 predict 2 yellow")
    match.all_score("roll blue blue green red wizard wizard jester")
    assert match.mark(1, "4 blue") == "XX"
    assert match.mark(2, "3 green") == "XX"
    assert match.mark(3, "3 red") == "XX"
    assert match.mark(4, "2 yellow") == "XX"


@pytest.mark.rule("M1")
def test_m1_an_exact_prediction_is_two_xs_and_a_miss_twice_the_difference() -> None:
    match = Match.under("M1", players=2).play("1 predict 5 yellow", "2 predict 3 yellow")
    match.all_score("roll yellow yellow yellow yellow wizard blue blue")
    assert match.marks(1) == {"5 yellow": "XX"}
    assert match.marks(2) == {"3 yellow": "4"}
    assert (match.xs(1), match.xs(2)) == (2, 0)


@pytest.mark.rule("M1")
def test_m1_jester_scores_are_not_doubled() -> None:
    match = Match.under("M1", players=2).play("1 predict 5 yellow", "2 predict 3 yellow")
    match.all_score("roll yellow blue blue blue blue jester jester")
    match.play("2 score jester", "1 score difference")
    assert match.marks(2) == {"3 yellow": "0"}
    assert match.jesters(2) == (2,)
    assert match.xs(2) == 1
    assert match.marks(1) == {"5 yellow": "8"}


@pytest.mark.rule("M1")
def test_m1_the_largest_miss_is_written_doubled() -> None:
    match = Match.under("M1", players=2).play("1 predict 1 yellow", "2 predict 5 blue")
    match.all_score("roll yellow yellow yellow yellow yellow yellow yellow")
    assert match.mark(1, "1 yellow") == "12"
    assert match.mark(2, "5 blue") == "10"


@pytest.mark.rule("M1")
def test_m1_wizards_are_rolled_again_and_left_as_usual() -> None:
    match = Match.under("M1", players=2).play("1 predict 5 yellow", "2 predict 2 red")
    match.play("roll wizard wizard blue blue blue blue blue", "2 leave", "1 reroll wizard", "roll yellow")
    assert match.mark(2, "2 red") == "XX"
    assert match.waiting == (1,)


# -- M2 ------------------------------------------------------------------------------------------------------


def under_m2() -> Match:
    match = Match.under("M2", players=2)
    return match.play("1 predict 5 green", "2 predict 4 green", "1 name green")


@pytest.mark.rule("M2")
def test_m2_jesters_cannot_be_rolled_again() -> None:
    match = under_m2().play("roll blue blue red wizard jester jester jester", "2 stay")
    match.refused("1 reroll jester", by="M2")
    match.refused("1 reroll blue jester", by="M2")
    # blue 0-2, red 0-1, wizard 0-1, without the empty choice; or leave
    assert len(match.legal(1)) == 3 * 2 * 2 - 1 + 1
    assert not [line for line in match.legal(1) if "jester" in line]


@pytest.mark.rule("M2")
def test_m2_jesters_of_an_earlier_roll_stay_too() -> None:
    match = under_m2().play("roll blue blue red red red jester jester", "2 stay")
    match.play("1 reroll red red", "roll green jester", "2 stay")
    assert match.dice == "blue blue green red jester jester jester"
    match.refused("1 reroll jester jester jester", by="M2")
    match.play("1 reroll red")


@pytest.mark.rule("M2")
def test_m2_dice_that_are_not_there_are_refused_by_the_usual_rule() -> None:
    match = under_m2().play("roll blue blue red red red jester jester", "2 stay")
    match.refused("1 reroll yellow", by="WD-4")
    match.refused("1 reroll yellow jester", by="WD-4")
    match.refused("1 reroll jester jester jester", by="WD-4")


@pytest.mark.rule("M2")
def test_m2_an_exact_prediction_is_two_xs_and_a_miss_twice_the_difference() -> None:
    match = under_m2().all_score("roll green green green wizard red red red")
    assert match.marks(1) == {"5 green": "2"}
    assert match.marks(2) == {"4 green": "XX"}
    assert match.xs(2) == 2


@pytest.mark.rule("M2")
def test_m2_jester_scores_are_possible_and_not_doubled() -> None:
    match = under_m2().all_score("roll blue blue red red red jester jester")
    match.play("2 score jester", "1 score difference")
    assert match.marks(2) == {"4 green": "0"}
    assert match.jesters(2) == (2,)
    assert match.xs(2) == 1
    assert match.marks(1) == {"5 green": "10"}


@pytest.mark.rule("M2")
def test_m2_seven_jesters_in_roll_1_were_the_last_roll() -> None:
    match = under_m2().play(NOTHING_HAPPENS)
    # Nobody is asked anything: the next card is due.
    assert match.view.round == 2
    assert match.view.stage == "draw-card"
    assert match.marks(1) == {"5 green": "10"}
    assert match.marks(2) == {"4 green": "8"}
    assert match.jesters(1) == match.jesters(2) == ()


@pytest.mark.rule("M2")
def test_m2_seven_jesters_in_roll_2_were_the_last_roll() -> None:
    match = under_m2().play("roll jester jester jester jester jester blue blue", "2 stay")
    match.play("1 reroll blue blue", "roll jester jester")
    assert match.view.round == 2
    assert match.marks(1) == {"5 green": "10"}


@pytest.mark.rule("M2")
def test_m2_with_one_die_left_it_may_still_be_rolled() -> None:
    match = under_m2().play("roll jester jester jester jester jester jester blue", "2 stay")
    assert set(match.legal(1)) == {"leave", "reroll blue"}
    match.play("1 reroll blue", "roll red", "2 stay", "1 reroll red", "roll green")
    assert match.marks(1) == {"5 green": "8"}


@pytest.mark.rule("M2")
def test_m2_wizards_may_be_rolled_again() -> None:
    match = under_m2().play("roll wizard wizard wizard wizard wizard wizard wizard", "2 stay")
    match.play("1 reroll wizard wizard wizard", "roll red red red", "2 leave")
    assert match.mark(2, "4 green") == "XX"


# -- M5 ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("M5")
@pytest.mark.parametrize("colour", ["blue", "green", "red", "yellow"])
def test_m5_one_more_die_of_each_colour_counts(colour: str) -> None:
    other = "red" if colour != "red" else "blue"
    match = Match.under("M5", players=2).play(f"1 predict 3 {colour}", f"2 predict 2 {colour}")
    match.play(f"1 name {other}").all_score(f"roll {colour} {colour} {other} {other} {other} {other} {other}")
    assert match.mark(1, f"3 {colour}") == "X"
    assert match.mark(2, f"2 {colour}") == "1"


@pytest.mark.rule("M5")
def test_m5_a_colour_that_does_not_show_counts_one() -> None:
    match = Match.under("M5", players=2).play("1 predict 1 green", "2 predict 5 green", "1 name green")
    match.all_score(NOTHING_HAPPENS)
    assert match.mark(1, "1 green") == "X"
    assert match.mark(2, "5 green") == "4"


@pytest.mark.rule("M5")
def test_m5_wizards_are_unchanged() -> None:
    match = Match.under("M5", players=2).play("1 predict 3 green", "2 predict 1 blue", "1 name green")
    match.all_score("roll wizard wizard red red red red red")
    # Two Wizards and the extra green die; blue has its extra die only.
    assert match.mark(1, "3 green") == "X"
    assert match.mark(2, "1 blue") == "X"


@pytest.mark.rule("M5")
def test_m5_jesters_are_unchanged() -> None:
    match = Match.under("M5", players=2).play("1 predict 5 green", "2 predict 3 green", "1 name green")
    match.all_score("roll jester jester red red red red red")
    match.play("2 score jester", "1 score difference")
    assert match.jesters(2) == (2,)
    assert match.marks(2) == {"3 green": "0"}
    assert match.marks(1) == {"5 green": "4"}


@pytest.mark.rule("M5")
def test_m5_scores_are_not_doubled_and_seven_dice_count_eight() -> None:
    match = Match.under("M5", players=2).play("1 predict 5 green", "2 predict 1 green", "1 name green")
    match.all_score("roll green green green green green green wizard")
    assert match.mark(1, "5 green") == "3"
    assert match.mark(2, "1 green") == "7"


# -- M6 ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("M6")
def test_m6_jesters_count_as_the_colour_of_each_own_prediction() -> None:
    match = Match.under("M6", players=3)
    match.play("1 predict 4 yellow", "2 predict 3 red", "3 predict 2 green", "1 name yellow")
    match.all_score("roll yellow red blue wizard jester jester blue")
    assert match.mark(1, "4 yellow") == "X"
    assert match.mark(2, "3 red") == "X"
    assert match.mark(3, "2 green") == "X"
    assert [match.jesters(seat) for seat in (1, 2, 3)] == [(), (), ()]


@pytest.mark.rule("M6")
def test_m6_too_many_jesters_miss() -> None:
    match = Match.under("M6", players=2).play("1 predict 5 green", "2 predict 1 red", "1 name green")
    match.all_score(NOTHING_HAPPENS)
    assert (match.mark(1, "5 green"), match.mark(2, "1 red")) == ("2", "6")


@pytest.mark.rule("M6")
def test_m6_a_jester_score_stays_possible_on_a_miss() -> None:
    match = Match.under("M6", players=2).play("1 predict 5 green", "2 predict 3 red", "1 name green")
    match.all_score("roll jester red blue blue blue blue blue")
    match.play("2 score jester", "1 score difference")
    assert match.marks(2) == {"3 red": "0"}
    assert match.jesters(2) == (1,)
    assert match.marks(1) == {"5 green": "4"}


@pytest.mark.rule("M6")
def test_m6_jesters_that_make_a_prediction_come_true_are_no_jester_score() -> None:
    match = Match.under("M6", players=2).play("1 predict 5 green", "2 predict 3 red", "1 name green")
    match.play("roll jester jester jester blue blue blue blue", "2 leave")
    assert match.waiting == (1,)
    assert match.marks(2) == {"3 red": "X"}
    assert match.jesters(2) == ()


@pytest.mark.rule("M6")
def test_m6_wizards_are_the_wizard_colour_as_usual() -> None:
    match = Match.under("M6", players=2).play("1 predict 5 green", "2 predict 3 red", "1 name red")
    match.all_score("roll wizard wizard jester jester jester jester jester")
    match.play("2 score difference")
    assert match.mark(2, "3 red") == "4"
    assert match.mark(1, "5 green") == "X"


# -- M9 ------------------------------------------------------------------------------------------------------


def under_m9(jesters_used: tuple[int, ...] = ()) -> Match:
    match = Match.under("M9", players=2, pages={2: page(jesters=jesters_used)})
    return match.play("1 predict 5 yellow", "2 predict 3 yellow", "1 name yellow")


@pytest.mark.rule("M9")
def test_m9_as_many_jesters_as_predicted_give_two_xs() -> None:
    match = under_m9().play("roll yellow green green green jester jester jester", "2 leave", "2 score jester")
    assert match.marks(2) == {"3 yellow": "X"}
    assert match.jesters(2) == (3,)
    assert match.xs(2) == 2


@pytest.mark.rule("M9")
def test_m9_the_x_in_the_predicted_box_scores_its_column() -> None:
    match = under_m9().play("roll yellow green green green jester jester jester", "2 leave", "2 score jester")
    assert match.view.pages[1].points == 3


@pytest.mark.rule("M9")
def test_m9_any_other_number_of_jesters_is_a_usual_jester_score() -> None:
    match = under_m9().play("roll green green green green green jester jester", "2 leave", "2 score jester")
    assert match.marks(2) == {"3 yellow": "0"}
    assert match.jesters(2) == (2,)
    assert match.xs(2) == 1


@pytest.mark.rule("M9")
def test_m9_the_jester_score_must_be_taken() -> None:
    match = under_m9().play("roll yellow green green green jester jester jester", "2 leave")
    assert set(match.legal(2)) == {"score jester", "score difference"}
    match.play("2 score difference")
    assert match.marks(2) == {"3 yellow": "2"}
    assert match.jesters(2) == ()


@pytest.mark.rule("M9")
def test_m9_the_jester_box_must_be_empty() -> None:
    match = under_m9(jesters_used=(3,))
    match.play("roll yellow green green green jester jester jester", "2 leave")
    assert match.waiting == (1,)
    assert match.marks(2) == {"3 yellow": "2"}


@pytest.mark.rule("M9")
def test_m9_the_seer_can_have_it_too() -> None:
    match = under_m9().all_score("roll yellow green jester jester jester jester jester")
    match.play("2 score difference", "1 score jester")
    assert match.marks(1) == {"5 yellow": "X"}
    assert match.jesters(1) == (5,)


@pytest.mark.rule("M9")
def test_m9_whoever_is_right_on_the_same_roll_gets_one_x_only() -> None:
    match = under_m9().play("roll yellow yellow yellow green jester jester jester", "2 leave")
    assert match.waiting == (1,)
    assert match.marks(2) == {"3 yellow": "X"}
    assert match.jesters(2) == ()
    assert match.xs(2) == 1


@pytest.mark.rule("M9")
def test_m9_both_xs_count_towards_nine() -> None:
    match = Match.under("M9", players=2, pages={2: page(SEVEN_XS)})
    match.play("1 predict 5 yellow", "2 predict 3 yellow", "1 name yellow")
    match.all_score("roll yellow green green green jester jester jester")
    match.play("2 score jester", "1 score difference")
    assert match.over()
    # 16 for the seven, 3 for the ninth, 3 for nine Xs; the Seer missed by 4.
    assert match.points == (-4, 16 + 3 + 3)


# -- M-a -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("M-a")
def test_m_a_two_xs_in_one_box_count_as_two_towards_nine() -> None:
    match = Match.under("M1", players=2, pages={1: page(SEVEN_XS)})
    match.play("1 predict 2 blue", "2 predict 5 blue").all_score("roll blue blue red red red red red")
    assert match.xs(1) == 9
    assert match.over()


@pytest.mark.rule("M-a")
def test_m_a_they_score_the_column_twice() -> None:
    match = Match(players=2, pages={1: full_page(but=["1 blue"]), 2: full_page(marks={"4 red": "XX"})})
    match.play("1 predict 1 blue", "1 name red").all_score("roll blue red red red red red red")
    assert match.points == (1, 8)


@pytest.mark.rule("M-a")
def test_m_a_with_two_xs_from_before_one_more_is_the_ninth() -> None:
    doubled = {"1 green": "XX", "2 green": "XX", "3 green": "XX", "4 green": "XX"}
    match = Match(players=2, pages={1: page(doubled)})
    match.play("1 predict 1 blue", "2 predict 5 blue", "1 name red")
    match.all_score("roll blue red red red red red red")
    assert match.points == (20 + 1 + 3, -4)


@pytest.mark.rule("M-a")
def test_m_a_in_the_expert_game_too() -> None:
    doubled = {"1 green": "XX", "2 green": "XX", "3 green": "XX", "4 green": "XX"}
    match = Match(players=2, expert=True, pages={1: page(doubled, jesters=[1, 2, 3])})
    match.play("1 predict 1 blue", "2 predict 5 blue", "1 name red")
    match.all_score("roll blue red red red red red red")
    assert match.xs(1) == 12
    assert match.points == (20 + 1 + 3, -4)
