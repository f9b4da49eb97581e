"""M7: crossing out a score."""

from __future__ import annotations

import pytest

from conclave.core.game import NotationError
from tests.games.wizard_dice.play import GAME, NOTHING_HAPPENS, Match, full_page, page

SOME_GREEN = {"1 green": "2", "2 green": "X", "3 green": "0", "4 green": "XX", "1 red": "3"}


def under_m7() -> Match:
    """Seat 1 has scores in green and red, seat 2 two in blue, seat 3 none."""
    return Match.under("M7", pages={1: page(SOME_GREEN), 2: page({"3 blue": "2", "4 blue": "1"})})


@pytest.mark.rule("M7")
def test_m7_directly_after_the_own_prediction_a_box_of_that_colour_may_be_crossed_out() -> None:
    match = under_m7().play("1 predict 5 green")
    # The Seer is asked before the next player predicts.
    assert match.waiting == (1,)
    crossable = {"1 green", "2 green", "3 green", "4 green"}
    assert set(match.legal(1)) == {"cross-out nothing", *[f"cross-out {box}" for box in crossable]}
    match.refused("2 predict 5 blue", by="M7")
    match.play("1 cross-out 1 green")
    assert match.crossed(1) == ["1 green"]
    assert match.waiting == (2,)
    match.play("2 predict 5 blue")
    assert match.waiting == (2,)
    match.play("2 cross-out 3 blue", "3 predict 5 red")
    assert match.crossed(2) == ["3 blue"]


@pytest.mark.rule("M7")
def test_m7_nobody_has_to() -> None:
    match = under_m7().play("1 predict 5 green", "1 cross-out nothing")
    assert match.crossed(1) == []
    assert match.waiting == (2,)
    assert match.view.pages[0] == page(SOME_GREEN)


@pytest.mark.rule("M7")
def test_m7_only_boxes_of_the_predicted_colour() -> None:
    match = under_m7().play("1 predict 5 green")
    match.refused("1 cross-out 1 red", by="M7")


@pytest.mark.rule("M7")
def test_m7_only_scored_boxes_so_not_the_one_just_predicted() -> None:
    match = under_m7().play("1 predict 5 green")
    match.refused("1 cross-out 5 green", by="M7")
    match = under_m7().play("1 predict 5 red")
    match.refused("1 cross-out 2 red", by="M7")
    assert set(match.legal(1)) == {"cross-out nothing", "cross-out 1 red"}


@pytest.mark.rule("M7")
def test_m7_only_boxes_of_the_own_page() -> None:
    match = under_m7().play("1 predict 5 green", "1 cross-out nothing", "2 predict 5 blue")
    assert set(match.legal(2)) == {"cross-out nothing", "cross-out 3 blue", "cross-out 4 blue"}
    match.refused("2 cross-out 1 green", by="M7")


@pytest.mark.rule("M7")
def test_m7_nobody_is_asked_without_a_box_to_cross_out() -> None:
    match = under_m7().play("1 predict 5 yellow")
    assert match.waiting == (2,)
    match.play("2 predict 1 green")
    assert match.waiting == (3,)
    match.play("3 predict 1 blue")
    assert match.view.stage == "naming"


@pytest.mark.rule("M7")
def test_m7_one_box_in_a_round() -> None:
    match = under_m7().play("1 predict 5 green", "1 cross-out 1 green")
    match.refused("1 cross-out 3 green", by="WD-1")


@pytest.mark.rule("M7")
def test_m7_a_crossed_out_difference_counts_nothing() -> None:
    match = under_m7()
    before = match.view.pages[0].points
    match.play("1 predict 5 green", "1 cross-out 1 green")
    assert match.view.pages[0].points == before + 2
    assert match.xs(1) == 3


@pytest.mark.rule("M7")
def test_m7_a_crossed_out_x_no_longer_counts_as_an_x() -> None:
    match = under_m7()
    before = match.view.pages[0].points
    match.play("1 predict 5 green", "1 cross-out 2 green")
    assert match.view.pages[0].points == before - 2
    assert match.xs(1) == 2


@pytest.mark.rule("M7")
def test_m7_both_crossed_out_xs_no_longer_count() -> None:
    match = under_m7()
    before = match.view.pages[0].points
    match.play("1 predict 5 green", "1 cross-out 4 green")
    assert match.view.pages[0].points == before - 8
    assert match.xs(1) == 1


@pytest.mark.rule("M7")
def test_m7_a_box_holding_0_may_be_crossed_out_without_effect() -> None:
    match = under_m7()
    before = match.view.pages[0]
    match.play("1 predict 5 green", "1 cross-out 3 green")
    assert match.crossed(1) == ["3 green"]
    assert (match.view.pages[0].points, match.xs(1)) == (before.points, before.xs)


@pytest.mark.rule("M7")
def test_m7_crossing_out_the_0_of_a_jester_score_keeps_the_jester_x() -> None:
    match = Match.under("M7", players=2, pages={1: page({"3 green": "0"}, jesters=[2])})
    match.play("1 predict 5 green", "1 cross-out 3 green")
    assert match.jesters(1) == (2,)
    assert match.xs(1) == 1


@pytest.mark.rule("M7")
@pytest.mark.parametrize("box", ["1 green", "2 green", "3 green", "4 green"])
def test_m7_a_crossed_out_box_stays_closed(box: str) -> None:
    match = under_m7().play("1 predict 5 green", f"1 cross-out {box}").finish_round()
    assert match.crossed(1) == [box]
    match.play("card M9")
    while match.waiting != (1,):
        seat = match.waiting[0]
        match.play(f"{seat} {match.legal(seat)[0]}")
    match.refused(f"1 predict {box}", by="WD-1")
    assert box not in match.predictable(1)


@pytest.mark.rule("M7")
def test_m7_a_box_is_crossed_out_once() -> None:
    crossed = page({"1 green": "2", "2 green": "1"}, crossed=["1 green"])
    match = Match.under("M7", players=2, pages={1: crossed}).play("1 predict 5 green")
    match.refused("1 cross-out 1 green", by="M7")
    assert set(match.legal(1)) == {"cross-out nothing", "cross-out 2 green"}


@pytest.mark.rule("M7")
def test_m7_nobody_is_asked_when_all_boxes_of_the_colour_are_crossed_out() -> None:
    crossed = page({"1 green": "2"}, crossed=["1 green"])
    match = Match.under("M7", players=2, pages={1: crossed}).play("1 predict 5 green")
    assert match.waiting == (2,)


@pytest.mark.rule("M7")
@pytest.mark.parametrize("notation", ["cross-out 1 jester", "cross-out jester", "cross-out jester 2"])
def test_m7_jester_boxes_cannot_be_crossed_out(notation: str) -> None:
    with pytest.raises(NotationError):
        GAME.parse(notation)


@pytest.mark.rule("M7")
def test_m7_used_jester_boxes_alone_are_nothing_to_cross_out() -> None:
    match = Match.under("M7", players=2, pages={1: page(jesters=[1, 2, 3])}).play("1 predict 5 green")
    assert match.waiting == (2,)


@pytest.mark.rule("M7")
def test_m7_a_player_who_sits_out_cannot_cross_out() -> None:
    match = Match.under("M7", players=3, pages={2: full_page()})
    match.play("1 predict 5 green")
    # Seat 2 has a score in every box but makes no prediction.
    assert match.waiting == (3,)
    match.play("3 predict 5 red")
    assert match.view.stage == "naming"
    assert match.crossed(2) == []


@pytest.mark.rule("M7")
def test_m7_a_player_whose_last_box_is_taken_cannot_cross_out() -> None:
    match = Match.under("M7", players=3, pages={2: full_page(but=["5 green"])})
    match.play("1 predict 5 green")
    assert match.waiting == (3,)


@pytest.mark.rule("M7")
def test_m7_the_last_open_box_may_be_predicted_and_another_crossed_out() -> None:
    match = Match.under("M7", players=2, pages={1: full_page(but=["5 green"], marks={"1 green": "3"})})
    match.play("1 predict 5 green", "1 cross-out 1 green")
    assert match.crossed(1) == ["1 green"]


@pytest.mark.rule("M7")
def test_m7_the_round_goes_on_as_usual() -> None:
    match = under_m7().play("1 predict 5 green", "1 cross-out 1 green")
    match.play("2 predict 1 yellow", "3 predict 1 red", "1 name green")
    match.all_score("roll green green green wizard wizard yellow red")
    assert match.mark(1, "5 green") == "X"
    assert match.mark(2, "1 yellow") == "X"
    assert match.mark(3, "1 red") == "X"


@pytest.mark.rule("M7")
def test_m7_whoever_crosses_out_an_x_needs_one_more_to_end_the_game() -> None:
    eight = {f"{number} {colour}": "X" for colour in ("green", "red") for number in (1, 2, 3, 4)}
    match = Match.under("M7", players=2, pages={1: page(eight)})
    match.play("1 predict 5 green", "1 cross-out 1 green", "2 predict 1 blue", "1 name green")
    match.all_score("roll green green green green green red red")
    assert match.mark(1, "5 green") == "X"
    assert match.xs(1) == 8
    assert not match.over()


@pytest.mark.rule("M7")
def test_m7_at_the_end_a_crossed_out_box_counts_0() -> None:
    marks = {"1 green": "5", "5 red": "X", "4 red": "X"}
    match = Match.under("M7", players=2, pages={1: full_page(but=["5 green"], marks=marks), 2: full_page()})
    match.play("1 predict 5 green", "1 cross-out 1 green", "1 name green").all_score(NOTHING_HAPPENS)
    # 5 and 4 for the Xs, 5 lost on the last box; the crossed-out 5 is forgotten.
    assert match.points == (4, 0)


@pytest.mark.rule("M7")
def test_m7_at_the_end_a_crossed_out_x_earns_neither_points_nor_bonus() -> None:
    eight = {f"{number} {colour}": "X" for colour in ("green", "red") for number in (1, 2, 3, 4)}
    pages = {1: full_page(but=["5 green"], marks=eight), 2: full_page()}
    match = Match.under("M7", players=2, pages=pages)
    match.play("1 predict 5 green", "1 cross-out 4 green", "1 name green")
    match.all_score("roll green green green green green red red")
    # Eight Xs: 20 - 4 + 5, over only because no box is open (WD-8a).
    assert match.points == (21, 0)


@pytest.mark.rule("M7")
def test_m7_without_the_card_nothing_is_crossed_out() -> None:
    match = Match(players=2, pages={1: page({"1 green": "2"})}).play("1 predict 5 green")
    assert match.waiting == (2,)
