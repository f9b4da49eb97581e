"""M10: predictions made in secret, at the same time."""

from __future__ import annotations

import pytest

from conclave.core.event import Event
from conclave.core.pending import Decide
from conclave.games.wizard_dice.interface.view import Prediction
from tests.games.wizard_dice.play import BOXES, GAME, NOTHING_HAPPENS, Match, full_page, page


@pytest.mark.rule("M10")
def test_m10_the_seer_predicts_openly_then_all_others_at_the_same_time() -> None:
    match = Match.under("M10", players=4, seer=2)
    assert match.waiting == (2,)
    match.play("2 predict 5 red")
    assert match.prediction(2) == "5 red"
    assert set(match.waiting) == {1, 3, 4}


@pytest.mark.rule("M10")
@pytest.mark.parametrize("order", [(1, 3, 4), (4, 3, 1), (3, 1, 4)])
def test_m10_in_any_order(order: tuple[int, ...]) -> None:
    match = Match.under("M10", players=4, seer=2).play("2 predict 5 red")
    boxes = {1: "2 blue", 3: "2 green", 4: "2 blue"}
    for seat in order:
        match.play(f"{seat} predict {boxes[seat]}")
    assert [match.prediction(seat) for seat in (1, 2, 3, 4)] == ["2 blue", "5 red", "2 green", "2 blue"]
    assert match.view.stage == "naming"
    match.play("2 name red").all_score(NOTHING_HAPPENS)
    assert match.seer == 3


@pytest.mark.rule("M10")
def test_m10_they_must_differ_from_the_seers() -> None:
    match = Match.under("M10").play("1 predict 5 red")
    match.refused("2 predict 5 red", by="M10")
    match.refused("3 predict 5 red", by="M10")
    assert match.predictable(2) == match.predictable(3) == [box for box in BOXES if box != "5 red"]


@pytest.mark.rule("M10")
def test_m10_they_may_equal_each_other_and_both_score() -> None:
    match = Match.under("M10").play("1 predict 5 red", "2 predict 2 blue", "3 predict 2 blue", "1 name red")
    assert match.prediction(2) == match.prediction(3) == "2 blue"
    match.all_score("roll blue blue red red red red red")
    assert [match.mark(2, "2 blue"), match.mark(3, "2 blue"), match.mark(1, "5 red")] == ["X", "X", "X"]


@pytest.mark.rule("M10")
def test_m10_a_scored_box_cannot_be_predicted_in_secret_either() -> None:
    match = Match.under("M10", pages={2: page({"3 green": "X"})}).play("1 predict 5 red")
    match.refused("2 predict 3 green", by="WD-1")
    match.play("3 predict 3 green")


@pytest.mark.rule("M10")
def test_m10_no_view_shows_a_secret_prediction_before_all_are_in() -> None:
    match = Match.under("M10").play("1 predict 5 red", "2 predict 2 blue")
    for seat in (None, 1, 3):
        seen = match.seen_by(seat)
        assert seen.predictions == (Prediction(5, "red"), None, None)
        assert seen.secret_prediction is None
    own = match.seen_by(2)
    assert own.secret_prediction == Prediction(2, "blue")
    assert own.predictions == (Prediction(5, "red"), None, None)
    match.play("3 predict 4 blue")
    for seat in (None, 1, 2, 3):
        assert match.seen_by(seat).predictions == (
            Prediction(5, "red"),
            Prediction(2, "blue"),
            Prediction(4, "blue"),
        )


@pytest.mark.rule("M10")
def test_m10_what_others_are_offered_refused_and_told_does_not_depend_on_the_secret() -> None:
    def known_to_the_others(secret: str) -> list[object]:
        match = Match.under("M10", players=4).play("1 predict 5 red")
        told: list[Event] = []
        match.position.listener = told.append
        match.play(f"2 predict {secret}")
        known: list[object] = []
        for seat in (None, 1, 3, 4):
            known.append(match.seen_by(seat))
            known.append([(event.face, event.text) for event in told if event.reaches(seat and seat - 1)])
        for seat in (1, 3, 4):
            known.append(match.legal(seat))
            for box in BOXES:
                refusal = match.position.why_not(seat - 1, GAME.parse(f"predict {box}"))
                known.append(refusal and (refusal.rule, refusal.reason))
        return known

    first = known_to_the_others("2 blue")
    for secret in ("1 blue", "4 red", "5 yellow"):
        assert known_to_the_others(secret) == first


@pytest.mark.rule("M10")
def test_m10_an_own_prediction_may_be_changed_until_all_are_in() -> None:
    match = Match.under("M10").play("1 predict 5 red", "2 predict 2 blue")
    assert match.waiting == (3,)
    pending = match.position.pending
    assert isinstance(pending, Decide)
    assert pending.revising == (1,)
    match.play("2 predict 4 green")
    assert match.waiting == (3,)
    assert match.seen_by(2).secret_prediction == Prediction(4, "green")
    match.play("3 predict 2 green")
    assert match.prediction(2) == "4 green"
    match.refused("2 predict 2 blue", by="WD-2")


@pytest.mark.rule("M10")
def test_m10_a_changed_prediction_leaves_nothing_behind() -> None:
    match = Match.under("M10").play("1 predict 5 red", "2 predict 5 blue", "2 predict 1 blue")
    match.play("3 predict 4 blue", "1 name red")
    match.all_score("roll blue green green green green green green")
    assert match.marks(2) == {"1 blue": "X"}
    assert match.seer == 3


@pytest.mark.rule("M10")
def test_m10_a_changed_prediction_follows_the_same_rules() -> None:
    match = Match.under("M10", pages={2: page({"3 green": "X"})}).play("1 predict 5 red", "2 predict 2 blue")
    match.refused("2 predict 5 red", by="M10")
    match.refused("2 predict 3 green", by="WD-1")
    assert match.seen_by(2).secret_prediction == Prediction(2, "blue")


@pytest.mark.rule("M10")
def test_m10_the_seer_cannot_change_the_open_prediction() -> None:
    match = Match.under("M10").play("1 predict 5 red")
    match.refused("1 predict 4 red", by="M10")
    match.play("2 predict 2 blue")
    match.refused("1 predict 4 red", by="M10")


@pytest.mark.rule("M10")
@pytest.mark.parametrize(
    ("lines", "seer"),
    [
        # The highest number in another colour than red; the Seer is seat 2 in all of these.
        (["1 predict 3 blue", "3 predict 4 red", "4 predict 2 green"], 1),
        # Equal predictions go clockwise from the Seer, whoever was ready first.
        (["1 predict 2 blue", "4 predict 2 blue", "3 predict 1 blue"], 4),
        (["1 predict 2 blue", "4 predict 2 blue", "3 predict 2 blue"], 3),
        # So do equal numbers of different colours.
        (["1 predict 4 blue", "4 predict 4 yellow", "3 predict 1 green"], 4),
        (["1 predict 3 blue", "3 predict 3 yellow", "4 predict 4 red"], 3),
        # What was said before a change does not count.
        (["1 predict 4 blue", "3 predict 4 blue", "3 predict 1 blue", "4 predict 4 blue"], 4),
        # All in the Seer Colour: the Seer stays.
        (["1 predict 4 red", "3 predict 3 red", "4 predict 3 red"], 2),
    ],
)
def test_m10_the_next_seer(lines: list[str], seer: int) -> None:
    match = Match.under("M10", players=4, seer=2).play("2 predict 5 red", *lines, "2 name red")
    assert match.all_score(NOTHING_HAPPENS).seer == seer


@pytest.mark.rule("M10")
def test_m10_clockwise_goes_on_past_the_last_seat() -> None:
    match = Match.under("M10", players=4, seer=4)
    match.play("4 predict 5 red", "3 predict 2 blue", "2 predict 2 blue", "1 predict 1 blue", "4 name red")
    assert match.all_score(NOTHING_HAPPENS).seer == 2


@pytest.mark.rule("M10")
def test_m10_whose_only_open_box_is_the_seers_prediction_sits_out() -> None:
    match = Match.under("M10", pages={2: full_page(but=["5 red"])}).play("1 predict 5 red")
    assert match.waiting == (3,)
    assert match.legal(2) == []
    match.play("3 predict 1 red")
    assert match.prediction(2) is None
    match.play("1 name red").all_score(NOTHING_HAPPENS)
    assert match.mark(2, "5 red") == ""
    assert match.seer == 1


@pytest.mark.rule("M10")
def test_m10_an_only_open_box_that_others_predict_in_secret_is_no_hindrance() -> None:
    match = Match.under("M10", pages={3: full_page(but=["2 blue"])})
    match.play("1 predict 5 red", "2 predict 2 blue", "3 predict 2 blue")
    assert match.prediction(3) == "2 blue"


@pytest.mark.rule("M10")
def test_m10_if_all_others_sit_out_the_seer_names_the_wizard_colour_at_once() -> None:
    only = full_page(but=["5 red"])
    match = Match.under("M10", pages={2: only, 3: full_page()}).play("1 predict 5 red")
    assert match.view.stage == "naming"
    match.play("1 name red").all_score(NOTHING_HAPPENS)
    assert match.seer == 1


@pytest.mark.rule("M10")
def test_m10_with_two_players_the_other_predicts_at_once_and_is_revealed() -> None:
    match = Match.under("M10", players=2).play("1 predict 5 red", "2 predict 1 red")
    assert match.prediction(2) == "1 red"
    assert match.view.stage == "naming"


@pytest.mark.rule("M10")
def test_m10_in_the_next_round_predictions_are_open_again() -> None:
    match = Match.under("M10").play("1 predict 5 red", "2 predict 2 blue", "3 predict 1 blue", "1 name red")
    match.all_score(NOTHING_HAPPENS).play("card M9", "2 predict 5 red")
    assert match.waiting == (3,)
    match.play("3 predict 2 blue")
    match.refused("1 predict 2 blue", by="WD-1")
    assert match.seen_by(1).predictions == (None, Prediction(5, "red"), Prediction(2, "blue"))
