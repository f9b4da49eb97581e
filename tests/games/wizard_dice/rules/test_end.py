"""WD-8 to WD-9: when the game ends, and who wins."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from conclave.games.wizard_dice.interface.view import Page
from tests.games.wizard_dice.play import NOTHING_HAPPENS, Match, full_page, page

EIGHT_XS = {f"{number} {colour}": "X" for colour in ("green", "red") for number in (1, 2, 3, 4)}
"""Worth 20 points."""

ONE_BLUE = "roll blue jester jester jester jester jester jester"
"""Makes `1 blue` come true and gives nobody a Jester Score."""


def last_round(pages: Mapping[int, Page], expert: bool = False) -> Match:
    """Seat 1 predicts 1 blue and is right. Whoever has a full page sits the round out."""
    match = Match(players=len(pages), expert=expert, pages=pages)
    return match.play("1 predict 1 blue", "1 name red").all_score(ONE_BLUE)


# -- WD-8 ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("WD-8")
def test_wd_8_nine_xs_end_the_game_after_the_round() -> None:
    match = Match(players=2, pages={1: page(EIGHT_XS)})
    match.play("1 predict 1 blue", "2 predict 2 blue", "1 name red").all_score(ONE_BLUE)
    assert match.xs(1) == 9
    assert match.over()
    assert match.view.stage == "finished"
    assert match.waiting == ()
    match.refused("1 predict 2 blue", by="WD-8")
    match.refused("2 leave", by="WD-8")


@pytest.mark.rule("WD-8")
def test_wd_8_eight_xs_do_not() -> None:
    match = Match(players=2, pages={1: page(EIGHT_XS)})
    match.play("1 predict 2 blue", "2 predict 3 blue", "1 name red").all_score(ONE_BLUE)
    assert match.xs(1) == 8
    assert not match.over()


@pytest.mark.rule("WD-8")
def test_wd_8_it_need_not_be_the_seer() -> None:
    match = Match(players=2, pages={2: page(EIGHT_XS)})
    match.play("1 predict 2 blue", "2 predict 1 blue", "1 name red").all_score(ONE_BLUE)
    assert match.over()


@pytest.mark.rule("WD-8")
def test_wd_8_jester_xs_count() -> None:
    seven = {box: mark for box, mark in EIGHT_XS.items() if box != "1 green"}
    match = Match(players=2, pages={1: page(seven, jesters=[5])})
    match.play("1 predict 5 blue", "2 predict 4 blue", "1 name red")
    match.all_score("roll jester jester yellow yellow yellow yellow yellow")
    match.play("2 score difference", "1 score jester")
    assert match.xs(1) == 9
    assert match.over()


@pytest.mark.rule("WD-8")
def test_wd_8_the_round_is_finished_although_a_player_who_left_has_nine() -> None:
    pages = {2: page(EIGHT_XS), 3: page(EIGHT_XS)}
    match = Match(players=3, pages=pages)
    match.play("1 predict 5 yellow", "2 predict 1 blue", "3 predict 2 blue", "1 name red")
    match.play(ONE_BLUE, "2 leave")
    assert match.xs(2) == 9
    assert not match.over()
    match.play("3 stay")
    assert match.waiting == (1,)
    match.play("1 reroll jester jester jester jester jester jester")
    match.play("roll blue yellow yellow yellow yellow yellow", "3 leave")
    assert match.xs(3) == 9
    assert not match.over()
    match.play("1 leave")
    assert match.over()
    assert match.mark(1, "5 yellow") == "X"
    # Both with nine have the bonus: 20 + 1 + 3 and 20 + 2 + 3.
    assert match.points == (5, 24, 25)
    assert match.places == (3, 2, 1)


@pytest.mark.rule("WD-8")
def test_wd_8_the_jester_question_of_the_last_round_is_still_asked() -> None:
    match = Match(players=2, pages={1: page(EIGHT_XS)})
    match.play("1 predict 1 blue", "2 predict 2 yellow", "1 name red")
    match.all_score("roll blue jester jester green green green green")
    assert not match.over()
    assert match.waiting == (2,)
    match.play("2 score jester")
    assert match.points == (24, 0)


@pytest.mark.rule("WD-8")
def test_wd_8_in_the_expert_game_nine_are_not_enough() -> None:
    match = Match(players=2, expert=True, pages={1: page(EIGHT_XS)})
    match.play("1 predict 1 blue", "2 predict 2 blue", "1 name red").all_score(ONE_BLUE)
    assert match.view.target == 12
    assert match.xs(1) == 9
    assert not match.over()


@pytest.mark.rule("WD-8")
def test_wd_8_in_the_expert_game_twelve_end_it() -> None:
    match = Match(players=2, expert=True, pages={1: page(EIGHT_XS, jesters=[1, 2, 3])})
    match.play("1 predict 1 blue", "2 predict 2 blue", "1 name red").all_score(ONE_BLUE)
    assert match.xs(1) == 12
    assert match.over()


# -- WD-8a ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("WD-8a")
def test_wd_8a_the_game_ends_when_nobody_has_an_open_box() -> None:
    match = Match(players=2, pages={1: full_page(but=["1 green"]), 2: full_page(but=["5 red"])})
    match.play("1 predict 1 green", "2 predict 5 red", "1 name red").all_score(NOTHING_HAPPENS)
    assert match.over()
    assert match.xs(1) == match.xs(2) == 0
    assert match.points == (-1, -5)
    assert match.places == (1, 2)


@pytest.mark.rule("WD-8a")
def test_wd_8a_is_the_reason_why_nothing_more_can_be_done_then() -> None:
    match = Match(players=2, pages={1: full_page(but=["1 green"]), 2: full_page()})
    match.play("1 predict 1 green", "1 name red").all_score(NOTHING_HAPPENS)
    match.refused("1 leave", by="WD-8a")


@pytest.mark.rule("WD-8a")
def test_wd_8a_it_goes_on_while_anybody_has_one() -> None:
    match = Match(players=2, pages={1: full_page(but=["1 green"]), 2: full_page(but=["1 green", "5 red"])})
    match.play("1 predict 1 green", "2 predict 5 red", "1 name red").all_score(NOTHING_HAPPENS)
    assert not match.over()
    assert match.seer == 2
    assert match.legal(2) == ["predict 1 green"]
    match.play("2 predict 1 green", "2 name red").all_score(NOTHING_HAPPENS)
    assert match.over()


@pytest.mark.rule("WD-8a")
def test_wd_8a_an_open_box_that_was_taken_this_round_keeps_the_game_going() -> None:
    match = Match(players=2, pages={1: full_page(but=["1 green"]), 2: full_page(but=["1 green"])})
    match.play("1 predict 1 green", "1 name red").all_score(NOTHING_HAPPENS)
    # Seat 2 sat out, and seat 1 stays Seer without a box of its own.
    assert not match.over()
    assert match.seer == 1
    assert match.legal(2) == ["predict 1 green"]


@pytest.mark.rule("WD-8a")
def test_wd_8a_also_in_the_expert_game_and_with_cards_and_no_card_is_drawn() -> None:
    pages = {1: full_page(but=["1 green"]), 2: full_page()}
    match = Match(players=2, expert=True, cards=True, pages=pages).play("card M5")
    match.play("1 predict 1 green", "1 name red").all_score(NOTHING_HAPPENS)
    assert match.over()


@pytest.mark.rule("WD-8a")
def test_wd_8a_no_bonus_for_less_than_nine() -> None:
    match = last_round({1: full_page(but=["1 blue"]), 2: full_page()})
    assert match.points == (1, 0)


# -- WD-9 ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("WD-9")
@pytest.mark.parametrize("column", [1, 2, 3, 4, 5])
def test_wd_9_an_x_scores_its_column(column: int) -> None:
    match = last_round({1: full_page(but=["1 blue"]), 2: full_page(marks={f"{column} yellow": "X"})})
    assert match.points == (1, column)


@pytest.mark.rule("WD-9")
def test_wd_9_written_differences_are_subtracted() -> None:
    marks = {"5 yellow": "X", "4 red": "3", "1 green": "1", "2 green": "0"}
    match = last_round({1: full_page(but=["1 blue"]), 2: full_page(marks=marks)})
    assert match.points == (1, 5 - 3 - 1)


@pytest.mark.rule("WD-9")
def test_wd_9_points_may_be_negative() -> None:
    match = last_round({1: full_page(but=["1 blue"]), 2: full_page(marks={"4 red": "3"})})
    assert match.points == (1, -3)
    assert match.places == (1, 2)


@pytest.mark.rule("WD-9")
def test_wd_9_jester_xs_score_nothing() -> None:
    match = last_round({1: full_page(but=["1 blue"]), 2: full_page(jesters=[1, 2, 3, 4, 5])})
    assert match.points == (1, 0)


@pytest.mark.rule("WD-9")
def test_wd_9_nine_xs_earn_three_bonus_points() -> None:
    match = Match(players=2, pages={1: page(EIGHT_XS), 2: page(EIGHT_XS)})
    match.play("1 predict 1 blue", "2 predict 2 blue", "1 name red").all_score(ONE_BLUE)
    # Seat 2 stays at eight: 20 points minus the difference of 1, no bonus.
    assert match.points == (20 + 1 + 3, 20 - 1)


@pytest.mark.rule("WD-9")
def test_wd_9_jester_xs_count_towards_the_bonus() -> None:
    four = {"1 green": "X", "2 green": "X", "3 green": "X", "4 green": "X"}
    match = Match(players=2, pages={1: page(four, jesters=[1, 2, 3, 4])})
    match.play("1 predict 1 blue", "2 predict 2 blue", "1 name red").all_score(ONE_BLUE)
    assert match.points == (10 + 1 + 3, -1)


@pytest.mark.rule("WD-9")
def test_wd_9_everybody_with_nine_gets_the_bonus() -> None:
    match = Match(players=2, pages={1: page(EIGHT_XS), 2: page(EIGHT_XS)})
    match.play("1 predict 1 blue", "2 predict 1 yellow", "1 name red")
    match.all_score("roll blue yellow jester jester jester jester jester")
    assert match.points == (24, 24)


@pytest.mark.rule("WD-9")
def test_wd_9_more_than_nine_earn_no_more() -> None:
    match = Match.under("M1", players=2, pages={1: page(EIGHT_XS)})
    match.play("1 predict 1 blue", "2 predict 2 blue").all_score(ONE_BLUE)
    assert match.xs(1) == 10
    assert match.points == (20 + 2 + 3, -2)


@pytest.mark.rule("WD-9")
def test_wd_9_in_the_expert_game_the_bonus_takes_twelve() -> None:
    nine = full_page(marks=EIGHT_XS | {"1 blue": "X"})
    eleven = full_page(but=["1 blue"], marks=EIGHT_XS, jesters=[1, 2, 3])
    match = last_round({1: eleven, 2: nine}, expert=True)
    assert match.points == (20 + 1 + 3, 20 + 1)


@pytest.mark.rule("WD-9")
def test_wd_9_most_points_win_whatever_the_number_of_xs() -> None:
    few = full_page(marks={f"5 {colour}": "X" for colour in ("blue", "green", "red", "yellow")})
    many = full_page(but=["1 blue"], marks={"1 green": "X", "1 red": "X", "1 yellow": "X"}, jesters=[1, 2, 3])
    match = last_round({1: many, 2: few})
    assert match.points == (4, 20)
    assert match.places == (2, 1)


@pytest.mark.rule("WD-9")
def test_wd_9_a_tie_goes_to_fewer_jester_scores() -> None:
    pages = {
        1: full_page(but=["1 blue"], jesters=[1, 2]),
        2: full_page(marks={"1 red": "X"}, jesters=[5]),
    }
    match = last_round(pages)
    assert match.points == (1, 1)
    assert match.places == (2, 1)


@pytest.mark.rule("WD-9")
def test_wd_9_the_tie_break_also_holds_for_lower_places() -> None:
    pages = {
        1: full_page(but=["1 blue"], jesters=[1]),
        2: full_page(marks={"5 red": "X"}, jesters=[1, 2, 3, 4, 5]),
        3: full_page(marks={"1 red": "X"}),
        4: full_page(marks={"1 red": "X"}, jesters=[2, 3]),
    }
    match = last_round(pages)
    assert match.points == (1, 5, 1, 1)
    assert match.places == (3, 1, 2, 4)


@pytest.mark.rule("WD-9")
def test_wd_9_still_tied_the_place_is_shared() -> None:
    pages = {
        1: full_page(but=["1 blue"], jesters=[1]),
        2: full_page(marks={"1 red": "X"}, jesters=[4]),
        3: full_page(),
    }
    match = last_round(pages)
    assert match.places == (1, 1, 3)
    assert match.result.winners() == (0, 1)


@pytest.mark.rule("WD-9")
def test_wd_9_a_lower_place_is_shared_too() -> None:
    pages = {
        1: full_page(but=["1 blue"]),
        2: full_page(marks={"3 red": "X"}),
        3: full_page(marks={"1 red": "X"}),
        4: full_page(marks={"1 yellow": "1"}),
    }
    assert last_round(pages).places == (2, 1, 2, 4)


@pytest.mark.rule("WD-9")
def test_wd_9_the_example_of_the_rulebook_fewer_jester_scores_are_second() -> None:
    """23, 13 and 13 points; seat 2 used fewer Jester Scores than seat 3."""
    # 19 for columns, 1 for the last X, 3 for nine Xs.
    first = {"5 green": "X", "5 red": "X", "4 red": "X", "3 red": "X", "2 red": "X"}
    second = {"5 blue": "X", "5 red": "X", "4 red": "X", "2 red": "X", "3 red": "3"}
    pages = {
        1: full_page(but=["1 blue"], marks=first, jesters=[1, 2, 3]),
        2: full_page(marks=second, jesters=[2]),
        3: full_page(marks=second, jesters=[1, 4]),
    }
    match = last_round(pages)
    assert match.points == (23, 13, 13)
    assert match.places == (1, 2, 3)
