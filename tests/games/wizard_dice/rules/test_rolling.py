"""WD-4 to WD-5a: rolling, leaving, and who decides when."""

from __future__ import annotations

import pytest

from tests.games.wizard_dice.play import NOTHING_HAPPENS, Match


def three_players() -> Match:
    """Seat 1 is the Seer; the first roll is due."""
    match = Match(players=3)
    return match.play("1 predict 5 green", "2 predict 2 blue", "3 predict 2 red", "1 name green")


def four_players() -> Match:
    """Seat 2 is the Seer, so the others are asked in the order 3, 4, 1."""
    match = Match(players=4, seer=2)
    match.play("2 predict 5 green", "3 predict 5 blue", "4 predict 5 red", "1 predict 5 yellow")
    return match.play("2 name green")


# -- WD-4 ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("WD-4")
def test_wd_4_roll_1_is_made_with_all_seven_dice() -> None:
    match = three_players()
    assert match.chance == "7d{blue,green,red,yellow,wizard,jester}"
    match.play("roll blue blue green green red yellow wizard")
    assert match.dice == "blue blue green green red yellow wizard"


@pytest.mark.rule("WD-4")
def test_wd_4_any_dice_may_be_rolled_again_but_at_least_one() -> None:
    match = three_players().play("roll blue blue green wizard wizard jester jester", "2 stay", "3 stay")
    rerolls = [line for line in match.legal(1) if line.startswith("reroll ")]
    # blue 0-2, green 0-1, wizard 0-2, jester 0-2, without the empty choice
    assert len(rerolls) == len(set(rerolls)) == 3 * 2 * 3 * 3 - 1
    assert set(match.legal(1)) == {*rerolls, "leave"}
    assert "reroll green" in rerolls
    assert "reroll wizard jester" in rerolls
    assert "reroll blue blue green wizard wizard jester jester" in rerolls


@pytest.mark.rule("WD-4")
def test_wd_4_the_other_dice_stay_as_they_are() -> None:
    match = three_players().play("roll blue blue green wizard wizard jester jester", "2 stay", "3 stay")
    match.play("1 reroll blue jester jester")
    assert match.rolling == 3
    assert match.dice == "blue green wizard wizard"
    match.play("roll red yellow yellow")
    assert match.dice == "blue green red yellow yellow wizard wizard"


@pytest.mark.rule("WD-4")
def test_wd_4_only_dice_on_the_table_can_be_rolled_again() -> None:
    match = three_players().play("roll blue blue green wizard wizard jester jester", "2 stay", "3 stay")
    match.refused("1 reroll red", by="WD-4")
    match.refused("1 reroll blue blue blue", by="WD-4")
    match.refused("1 reroll green green", by="WD-4")


@pytest.mark.rule("WD-4")
def test_wd_4_there_are_three_rolls_and_dice_once_kept_may_be_rolled_later() -> None:
    match = three_players().play("roll blue blue green green red yellow wizard")
    match.play("2 stay", "3 stay", "1 reroll yellow", "roll green")
    assert match.view.roll == 2
    match.play("2 stay", "3 stay", "1 reroll green green green wizard", "roll red red red red")
    # Roll 3 was the last: blue 2, red 5.
    assert match.view.round == 2
    assert (match.mark(1, "5 green"), match.mark(2, "2 blue"), match.mark(3, "2 red")) == ("5", "X", "3")


@pytest.mark.rule("WD-4")
def test_wd_4_the_seer_need_not_stop_at_an_exact_prediction() -> None:
    match = three_players().play("roll green green green green green red blue", "2 stay", "3 stay")
    match.play("1 reroll green")
    assert match.rolling == 1


@pytest.mark.rule("WD-4")
def test_wd_4_only_the_seer_chooses_dice() -> None:
    match = three_players().play("roll blue blue green green red yellow wizard")
    match.refused("2 reroll blue", by="WD-5")
    match.play("2 stay", "3 stay")
    match.refused("2 reroll blue", by="WD-5a")


@pytest.mark.rule("WD-4")
def test_wd_4_nobody_decides_while_the_dice_roll() -> None:
    match = three_players()
    match.refused("1 leave", by="WD-4")
    match.refused("2 leave", by="WD-4")
    match.refused("1 reroll blue", by="WD-4")


# -- WD-5 ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("WD-5")
def test_wd_5_whoever_leaves_scores_that_roll_and_no_later_one() -> None:
    match = three_players().play("roll blue blue green green red yellow wizard", "2 leave")
    assert match.mark(2, "2 blue") == "X"
    match.play("3 stay", "1 reroll blue blue", "roll green green", "3 leave")
    assert match.mark(3, "2 red") == "1"
    match.play("1 reroll red yellow", "roll red red")
    assert match.view.round == 2
    assert (match.mark(1, "5 green"), match.mark(2, "2 blue"), match.mark(3, "2 red")) == ("X", "X", "1")


@pytest.mark.rule("WD-5")
def test_wd_5_after_each_roll_everybody_still_in_is_asked() -> None:
    match = three_players().play("roll blue blue green green red yellow wizard")
    assert set(match.legal(2)) == {"stay", "leave"}
    match.play("2 leave", "3 stay", "1 reroll red", "roll red")
    assert match.waiting == (3,)
    match.play("3 stay")
    assert match.waiting == (1,)
    match.refused("2 leave", by="WD-5a")


@pytest.mark.rule("WD-5")
def test_wd_5_when_the_seer_leaves_everybody_still_in_scores_that_roll() -> None:
    match = three_players().play("roll blue blue green green red yellow wizard")
    match.play("2 stay", "3 stay", "1 leave")
    assert match.view.round == 2
    assert (match.mark(1, "5 green"), match.mark(2, "2 blue"), match.mark(3, "2 red")) == ("2", "X", "1")


@pytest.mark.rule("WD-5")
def test_wd_5_after_the_last_roll_everybody_still_in_scores_without_being_asked() -> None:
    match = three_players().play("roll blue blue green green red yellow wizard")
    match.play("2 stay", "3 stay", "1 reroll blue", "roll yellow")
    match.play("2 stay", "3 stay", "1 reroll red", "roll yellow")
    assert match.view.round == 2
    assert (match.mark(1, "5 green"), match.mark(2, "2 blue"), match.mark(3, "2 red")) == ("2", "1", "2")


@pytest.mark.rule("WD-5")
def test_wd_5_the_seer_may_go_on_alone() -> None:
    match = three_players().play("roll blue blue green green red yellow wizard", "2 leave", "3 leave")
    match.play("1 reroll blue blue", "roll green red")
    assert match.waiting == (1,)
    match.play("1 reroll red red", "roll green blue")
    assert match.view.round == 2
    assert match.mark(1, "5 green") == "X"


@pytest.mark.rule("WD-5")
def test_wd_5_the_seer_may_leave_after_the_second_roll() -> None:
    match = three_players().play("roll blue blue green green red yellow wizard", "2 leave", "3 stay")
    match.play("1 reroll blue blue", "roll green green", "3 stay", "1 leave")
    assert match.view.round == 2
    assert match.mark(1, "5 green") == "X"


# -- WD-5a ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("WD-5a")
def test_wd_5a_the_others_decide_clockwise_from_the_seers_left_and_the_seer_last() -> None:
    match = four_players().play("roll blue blue green green red red wizard")
    for seat, others in ((3, (1, 2, 4)), (4, (1, 2, 3)), (1, (2, 3, 4))):
        assert match.waiting == (seat,)
        for other in others:
            match.refused(f"{other} leave", by="WD-5a")
        match.play(f"{seat} stay")
    assert match.waiting == (2,)
    assert "leave" in match.legal(2)
    assert "stay" not in match.legal(2)
    match.refused("2 stay", by="WD-4")


@pytest.mark.rule("WD-5a")
def test_wd_5a_a_player_who_left_is_passed_over() -> None:
    match = four_players().play("roll blue blue green green red red wizard", "3 stay", "4 leave", "1 stay")
    match.play("2 reroll blue", "roll blue", "3 stay")
    assert match.waiting == (1,)
    match.play("1 stay")
    assert match.waiting == (2,)


@pytest.mark.rule("WD-5a")
def test_wd_5a_whoever_leaves_chooses_the_jester_score_before_the_next_decides() -> None:
    match = four_players().play("roll blue blue green green red jester jester", "3 leave")
    assert match.waiting == (3,)
    assert set(match.legal(3)) == {"score jester", "score difference"}
    match.refused("4 stay", by="WD-5a")
    match.play("3 score jester")
    assert match.waiting == (4,)


@pytest.mark.rule("WD-5a")
def test_wd_5a_when_the_seer_leaves_jester_scores_are_chosen_in_the_same_order() -> None:
    match = four_players().all_score("roll blue blue green green red jester jester")
    for seat in (3, 4, 1, 2):
        assert match.waiting == (seat,)
        assert match.view.round == 1
        match.play(f"{seat} score jester")
    assert match.view.round == 2


@pytest.mark.rule("WD-5a")
def test_wd_5a_after_the_last_roll_jester_scores_are_chosen_in_the_same_order() -> None:
    match = four_players().play("roll blue blue green green red jester jester")
    match.play("3 stay", "4 stay", "1 stay", "2 reroll blue", "roll blue")
    match.play("3 stay", "4 stay", "1 stay", "2 reroll blue", "roll blue")
    for seat in (3, 4, 1, 2):
        assert match.waiting == (seat,)
        match.play(f"{seat} score difference")
    assert match.view.round == 2


@pytest.mark.rule("WD-5a")
def test_wd_5a_only_those_with_a_choice_are_asked() -> None:
    match = four_players()
    # Seat 4 is right; the others miss.
    match.all_score("roll red red red red red jester jester")
    for seat in (3, 1, 2):
        assert match.waiting == (seat,)
        match.play(f"{seat} score jester")
    assert match.mark(4, "5 red") == "X"
    assert match.view.round == 2


@pytest.mark.rule("WD-5a")
def test_wd_5a_a_round_without_choices_ends_by_itself() -> None:
    match = four_players().all_score(NOTHING_HAPPENS)
    assert match.view.round == 2
    assert all(len(match.marks(seat)) == 1 for seat in (1, 2, 3, 4))
