"""WD-1a: players without a box to predict, and a Seer who has none."""

from __future__ import annotations

import pytest

from conclave.games.wizard_dice.interface.view import Page
from tests.games.wizard_dice.play import BOXES, COLOURS, NOTHING_HAPPENS, Match, full_page, page

NO_JESTERS = "roll blue blue blue green green red yellow"


def sitting_seer(players: int = 3, others: dict[int, Page] | None = None) -> Match:
    """A round, without cards, whose Seer (seat 1) filled its last box in the round before.

    The others predicted in blue, the Seer Colour, so that the card stayed: seat 2 box 2, seat 3 box 3, ...
    """
    match = Match(players, pages={1: full_page(but=["1 blue"]), **(others or {})})
    match.play("1 predict 1 blue")
    for seat in range(2, players + 1):
        match.play(f"{seat} predict {seat} blue")
    match.play("1 name blue").all_score(NOTHING_HAPPENS)
    assert match.view.round == 11
    assert match.seer == 1
    return match


def sitting_seer_under(card: str, players: int = 3, pages: dict[int, Page] | None = None) -> Match:
    """A round under this card whose Seer is seat 1 and has no open box."""
    return Match.under(card, players, pages={1: full_page(), **(pages or {})})


# -- players -------------------------------------------------------------------------------------------------


@pytest.mark.rule("WD-1a")
def test_wd_1a_a_player_with_no_open_box_makes_no_prediction() -> None:
    match = Match(players=3, pages={2: full_page()}).play("1 predict 5 green")
    assert match.waiting == (3,)
    match.refused("2 predict 1 blue", by="WD-1")
    match.play("3 predict 1 green")
    assert match.view.stage == "naming"
    assert match.prediction(2) is None


@pytest.mark.rule("WD-1a")
def test_wd_1a_so_does_one_whose_open_boxes_are_all_taken() -> None:
    match = Match(players=4, pages={3: full_page(but=["5 green", "2 blue"])})
    match.play("1 predict 5 green")
    match.play("2 predict 2 blue")
    assert match.waiting == (4,)


@pytest.mark.rule("WD-1a")
def test_wd_1a_one_open_box_that_is_not_taken_must_be_predicted() -> None:
    match = Match(players=3, pages={3: full_page(but=["5 green", "2 blue"])})
    match.play("1 predict 5 green", "2 predict 1 blue")
    assert match.legal(3) == ["predict 2 blue"]


@pytest.mark.rule("WD-1a")
def test_wd_1a_whoever_sits_out_scores_nothing_and_is_never_asked() -> None:
    match = Match(players=3, pages={2: full_page(but=["5 green"])})
    before = match.view.pages[1]
    match.play("1 predict 5 green", "3 predict 1 green", "1 name green")
    assert match.view.still_in == (0, 2)
    match.play("roll jester jester green green red red red")
    assert match.waiting == (3,)
    match.play("3 stay")
    assert match.waiting == (1,)
    match.play("1 leave")
    assert match.waiting == (3,)
    match.play("3 score jester", "1 score jester")
    assert match.view.pages[1] == before
    assert match.mark(2, "5 green") == ""


@pytest.mark.rule("WD-1a")
def test_wd_1a_whoever_sits_out_does_not_become_seer() -> None:
    match = Match(players=3, pages={2: full_page(but=["5 green"])})
    match.play("1 predict 5 green", "3 predict 1 blue", "1 name green").all_score(NOTHING_HAPPENS)
    assert match.seer == 3


@pytest.mark.rule("WD-1a")
def test_wd_1a_if_nobody_but_the_seer_predicted_the_seer_stays() -> None:
    match = Match(players=3, pages={2: full_page(but=["5 green"]), 3: full_page()})
    match.play("1 predict 5 green")
    assert match.waiting == (1,)
    match.play("1 name green").all_score(NOTHING_HAPPENS)
    assert match.seer == 1
    assert match.mark(1, "5 green") == "5"


@pytest.mark.rule("WD-1a")
def test_wd_1a_a_seer_alone_rolls_up_to_three_times() -> None:
    match = Match(players=2, pages={2: full_page()}).play("1 predict 5 green", "1 name green", NO_JESTERS)
    match.play("1 reroll blue blue blue", "roll green green red")
    match.play("1 reroll red red", "roll green blue")
    assert match.mark(1, "5 green") == "X"
    assert match.seer == 1


@pytest.mark.rule("WD-1a")
def test_wd_1a_whoever_sat_out_predicts_again_when_a_box_is_free() -> None:
    match = Match(players=2, pages={2: full_page(but=["5 green"])})
    match.play("1 predict 5 green", "1 name green").all_score(NOTHING_HAPPENS)
    match.play("1 predict 4 green")
    assert match.legal(2) == ["predict 5 green"]


# -- the Seer ------------------------------------------------------------------------------------------------


@pytest.mark.rule("WD-1a")
def test_wd_1a_a_seer_who_sits_out_is_passed_over_at_predicting() -> None:
    match = sitting_seer()
    assert match.waiting == (2,)
    assert match.predictable(2) == [box for box in BOXES if box != "2 blue"]
    match.play("2 predict 5 red")
    assert match.waiting == (3,)


@pytest.mark.rule("WD-1a")
def test_wd_1a_a_seer_who_sits_out_still_names_the_wizard_colour() -> None:
    match = sitting_seer().play("2 predict 5 red", "3 predict 5 green")
    assert match.waiting == (1,)
    assert match.legal(1) == [f"name {colour}" for colour in COLOURS]
    match.play("1 name yellow")
    assert match.view.wizard_colour == "yellow"
    assert match.rolling == 7


@pytest.mark.rule("WD-1a")
def test_wd_1a_a_seer_who_sits_out_still_rolls_and_chooses_dice() -> None:
    match = sitting_seer().play("2 predict 5 red", "3 predict 5 green", "1 name yellow", NO_JESTERS)
    match.play("2 stay", "3 stay")
    assert match.waiting == (1,)
    match.play("1 reroll blue blue blue", "roll red red red", "2 stay", "3 stay")
    match.play("1 reroll green green", "roll red yellow")
    assert (match.mark(2, "5 red"), match.mark(3, "5 green")) == ("X", "5")


@pytest.mark.rule("WD-1a")
@pytest.mark.parametrize("rolls", [1, 2])
def test_wd_1a_a_seer_who_sits_out_may_end_the_rolling_after_any_roll(rolls: int) -> None:
    match = sitting_seer().play("2 predict 5 red", "3 predict 5 green", "1 name yellow", NO_JESTERS)
    if rolls == 2:
        match.play("2 stay", "3 stay", "1 reroll red", "roll red")
    match.play("2 stay", "3 stay", "1 leave")
    assert match.view.round == 12
    assert (match.mark(2, "5 red"), match.mark(3, "5 green")) == ("4", "3")


@pytest.mark.rule("WD-1a")
def test_wd_1a_a_seer_who_sits_out_scores_nothing_and_has_no_jester_score() -> None:
    match = sitting_seer().play("2 predict 5 red", "3 predict 5 green", "1 name yellow")
    before = match.view.pages[0]
    match.all_score("roll jester jester blue blue blue blue blue")
    match.play("2 score jester", "3 score jester")
    assert match.view.round == 12
    assert match.view.pages[0] == before


@pytest.mark.rule("WD-1a")
def test_wd_1a_the_round_ends_once_all_predictors_have_left() -> None:
    match = sitting_seer().play("2 predict 5 red", "3 predict 5 green", "1 name yellow", NO_JESTERS)
    match.play("2 leave")
    assert match.waiting == (3,)
    match.play("3 leave")
    assert match.view.round == 12
    assert (match.mark(2, "5 red"), match.mark(3, "5 green")) == ("4", "3")


@pytest.mark.rule("WD-1a")
def test_wd_1a_the_round_ends_once_the_last_predictor_left_after_roll_2() -> None:
    match = sitting_seer().play("2 predict 5 red", "3 predict 5 green", "1 name yellow", NO_JESTERS)
    match.play("2 leave", "3 stay", "1 reroll blue blue blue", "roll green green green", "3 leave")
    assert match.view.round == 12
    assert match.mark(3, "5 green") == "X"


@pytest.mark.rule("WD-1a")
def test_wd_1a_the_last_predictor_is_still_asked_for_the_jester_score() -> None:
    match = sitting_seer(players=2).play("2 predict 5 red", "1 name yellow")
    match.play("roll jester blue blue blue blue blue blue", "2 leave")
    assert match.waiting == (2,)
    assert match.view.round == 11
    match.play("2 score jester")
    assert match.view.round == 12


@pytest.mark.rule("WD-1a")
@pytest.mark.parametrize(
    ("second", "third", "seer"),
    [
        ("4 red", "5 blue", 3),  # blue was the Seer Colour of the round before
        ("4 red", "3 red", 2),  # red is the Wizard Colour
        ("1 red", "2 red", 3),
        ("4 red", "4 green", 2),  # a tie goes to whoever predicted first
    ],
)
def test_wd_1a_without_a_seer_colour_every_prediction_counts_for_the_next_seer(
    second: str, third: str, seer: int
) -> None:
    match = sitting_seer().play(f"2 predict {second}", f"3 predict {third}", "1 name red")
    assert match.all_score(NOTHING_HAPPENS).seer == seer


@pytest.mark.rule("WD-1a")
def test_wd_1a_the_only_predictor_becomes_seer() -> None:
    match = sitting_seer(players=2).play("2 predict 1 blue", "1 name blue").all_score(NOTHING_HAPPENS)
    assert match.seer == 2


# -- the Seer, with cards ------------------------------------------------------------------------------------


@pytest.mark.rule("WD-1a", "M1")
def test_wd_1a_under_m1_there_is_nothing_to_name() -> None:
    match = sitting_seer_under("M1").play("2 predict 3 red", "3 predict 2 green")
    assert match.rolling == 7
    match.all_score("roll wizard wizard red blue blue blue blue")
    assert (match.mark(2, "3 red"), match.mark(3, "2 green")) == ("XX", "XX")


@pytest.mark.rule("WD-1a", "M2")
def test_wd_1a_under_m2_seven_jesters_end_the_round_of_a_sitting_seer() -> None:
    match = sitting_seer_under("M2").play("2 predict 3 red", "3 predict 2 green", "1 name red")
    match.play(NOTHING_HAPPENS)
    assert match.view.round == 11
    assert (match.mark(2, "3 red"), match.mark(3, "2 green")) == ("6", "4")


@pytest.mark.rule("WD-1a", "M2")
def test_wd_1a_under_m2_jesters_stay_for_a_sitting_seer_too() -> None:
    match = sitting_seer_under("M2").play("2 predict 3 red", "3 predict 2 green", "1 name red")
    match.play("roll jester red red blue blue blue blue", "2 stay", "3 stay")
    match.refused("1 reroll jester", by="M2")


@pytest.mark.rule("WD-1a", "M3")
def test_wd_1a_under_m3_a_sitting_seer_rolls_first_and_must_roll_three_again() -> None:
    match = sitting_seer_under("M3")
    assert match.rolling == 7
    match.play("roll blue blue green green red red yellow")
    assert match.waiting == (2,)
    match.play("2 predict 3 red", "3 predict 2 green", "1 name yellow")
    assert match.waiting == (1,)
    match.refused("1 leave", by="M3")
    match.refused("1 reroll blue blue", by="M3")
    match.play("1 reroll blue blue yellow", "roll red blue blue", "2 leave", "3 stay", "1 leave")
    assert (match.mark(2, "3 red"), match.mark(3, "2 green")) == ("X", "X")
    assert match.view.round == 11


@pytest.mark.rule("WD-1a", "M3")
def test_wd_1a_under_m3_the_round_of_a_sitting_seer_ends_when_all_have_left_after_roll_2() -> None:
    match = sitting_seer_under("M3", players=2).play("roll blue blue green green red red yellow")
    match.play("2 predict 3 red", "1 name yellow", "1 reroll blue blue yellow", "roll red blue blue")
    match.play("2 leave")
    assert match.view.round == 11


@pytest.mark.rule("WD-1a", "M4")
def test_wd_1a_under_m4_a_sitting_seer_turns_dice() -> None:
    match = sitting_seer_under("M4")
    assert match.waiting == (1,)
    match.play("1 turn red red")
    assert match.waiting == (2,)
    match.play("2 predict 3 red", "3 predict 2 green", "1 name yellow")
    assert match.rolling == 5
    match.play("roll red blue blue blue blue", "2 stay", "3 stay", "1 leave")
    assert (match.mark(2, "3 red"), match.mark(3, "2 green")) == ("X", "2")


@pytest.mark.rule("WD-1a", "M4")
def test_wd_1a_under_m4_a_sitting_seer_may_roll_a_third_time() -> None:
    match = sitting_seer_under("M4", players=2).play("1 turn red red", "2 predict 3 red", "1 name yellow")
    match.play("roll red blue blue blue blue", "2 stay", "1 reroll red red red", "roll green green green")
    assert match.mark(2, "3 red") == "3"
    assert match.view.round == 11


@pytest.mark.rule("WD-1a", "M5")
def test_wd_1a_under_m5_the_others_score_as_the_card_says() -> None:
    match = sitting_seer_under("M5").play("2 predict 3 red", "3 predict 1 green", "1 name yellow")
    match.all_score("roll red red wizard wizard wizard wizard wizard")
    assert (match.mark(2, "3 red"), match.mark(3, "1 green")) == ("X", "X")


@pytest.mark.rule("WD-1a", "M6")
def test_wd_1a_under_m6_the_others_score_as_the_card_says() -> None:
    match = sitting_seer_under("M6").play("2 predict 3 red", "3 predict 2 green", "1 name yellow")
    match.all_score("roll red jester jester blue blue blue blue")
    assert (match.mark(2, "3 red"), match.mark(3, "2 green")) == ("X", "X")


@pytest.mark.rule("WD-1a", "M7")
def test_wd_1a_under_m7_a_sitting_seer_cannot_cross_out() -> None:
    match = sitting_seer_under("M7", pages={2: page({"1 red": "2"})})
    assert match.waiting == (2,)
    match.play("2 predict 3 red", "2 cross-out 1 red", "3 predict 2 green", "1 name red")
    assert match.crossed(1) == []
    assert match.crossed(2) == ["1 red"]


@pytest.mark.rule("WD-1a", "M8")
def test_wd_1a_under_m8_a_sitting_seer_rolls_up_to_three_times_and_names_nothing() -> None:
    match = sitting_seer_under("M8").play("2 predict 5 red", "3 predict 1 green")
    assert match.rolling == 7
    assert match.view.rolls == 3
    match.play("roll wizard blue blue blue blue blue blue", "2 stay", "3 stay", "1 reroll wizard", "roll red")
    match.play("2 stay", "3 stay", "1 reroll blue", "roll red")
    assert match.view.round == 11
    assert (match.mark(2, "5 red"), match.mark(3, "1 green")) == ("3", "1")


@pytest.mark.rule("WD-1a", "M9")
def test_wd_1a_under_m9_the_others_score_as_the_card_says() -> None:
    match = sitting_seer_under("M9", players=2).play("2 predict 3 red", "1 name yellow")
    match.play("roll jester jester jester blue blue blue blue", "2 leave", "2 score jester")
    assert match.mark(2, "3 red") == "X"
    assert match.jesters(2) == (3,)
    assert match.view.round == 11


@pytest.mark.rule("WD-1a", "M10")
def test_wd_1a_under_m10_the_others_of_a_sitting_seer_are_free() -> None:
    match = sitting_seer_under("M10", players=4)
    assert set(match.waiting) == {2, 3, 4}
    for seat in (2, 3, 4):
        assert match.predictable(seat) == list(BOXES)
    match.play("4 predict 5 red", "3 predict 5 red", "2 predict 4 red")
    assert match.waiting == (1,)
    match.play("1 name red").all_score(NOTHING_HAPPENS)
    # Every prediction counts; the tie goes clockwise from the Seer.
    assert match.seer == 3


@pytest.mark.rule("WD-1a", "M10")
def test_wd_1a_under_m10_others_with_full_pages_sit_out_beside_the_seer() -> None:
    match = sitting_seer_under("M10", pages={2: full_page()})
    assert match.waiting == (3,)
    match.play("3 predict 1 red", "1 name red").all_score(NOTHING_HAPPENS)
    assert match.seer == 3
