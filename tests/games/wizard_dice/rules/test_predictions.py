"""WD-0 to WD-3: who is the Seer, what may be predicted, which colour Wizards are."""

from __future__ import annotations

import pytest

from conclave.core.game import NotationError
from conclave.core.options import OptionError
from conclave.core.pending import Decide
from tests.games.wizard_dice.play import BOXES, COLOURS, GAME, NOTHING_HAPPENS, Match, page

# -- WD-0 ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("WD-0")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_wd_0_by_default_the_first_seer_is_drawn_and_all_are_equally_likely(players: int) -> None:
    match = Match(players, seer=None)
    assert match.chance == "draw 1 of " + " ".join(f"{seat}:1" for seat in range(1, players + 1))
    match.play(f"seer {players}")
    assert match.seer == players
    assert match.waiting == (players,)


@pytest.mark.rule("WD-0")
def test_wd_0_nobody_acts_before_the_seer_is_drawn() -> None:
    Match(players=2, seer=None).refused("1 predict 5 green", by="WD-0")


@pytest.mark.rule("WD-0")
def test_wd_0_random_is_the_default() -> None:
    assert GAME.configure({}).word("seer") == "random"


@pytest.mark.rule("WD-0")
@pytest.mark.parametrize("seer", [1, 2, 3, 4, 5])
def test_wd_0_the_first_seer_can_be_chosen(seer: int) -> None:
    match = Match(players=5, seer=seer)
    assert isinstance(match.position.pending, Decide)
    assert match.seer == seer
    assert match.waiting == (seer,)


@pytest.mark.rule("WD-0")
def test_wd_0_nobody_who_is_not_at_the_table_can_be_chosen() -> None:
    with pytest.raises(OptionError):
        GAME.configure({"players": 3, "seer": "4"})


@pytest.mark.rule("WD-0")
def test_wd_0_the_seer_card_moves_at_the_end_of_the_round() -> None:
    match = Match(players=3, seer=1)
    match.play("1 predict 5 green", "2 predict 2 blue", "3 predict 3 red", "1 name green")
    match.play(NOTHING_HAPPENS, "2 stay", "3 leave")
    assert match.seer == 1
    match.play("1 leave")
    assert match.seer == 3
    assert match.waiting == (3,)


@pytest.mark.rule("WD-0")
@pytest.mark.parametrize("players", [1, 6])
def test_wd_0_two_to_five_can_play(players: int) -> None:
    with pytest.raises(OptionError):
        GAME.configure({"players": players})


# -- WD-1 ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("WD-1")
def test_wd_1_the_seer_predicts_first_then_the_others_clockwise() -> None:
    match = Match(players=4, seer=3)
    for seat, box in ((3, "5 green"), (4, "1 blue"), (1, "1 red"), (2, "1 yellow")):
        assert match.waiting == (seat,)
        match.play(f"{seat} predict {box}")
        assert match.prediction(seat) == box
    assert match.view.stage == "naming"


@pytest.mark.rule("WD-1")
def test_wd_1_nobody_predicts_out_of_turn() -> None:
    match = Match(players=3, seer=2)
    match.refused("1 predict 5 green", by="WD-1")
    match.refused("3 predict 5 green", by="WD-1")
    match.play("2 predict 5 green")
    match.refused("2 predict 4 green", by="WD-1")
    match.refused("1 predict 4 green", by="WD-1")


@pytest.mark.rule("WD-1")
def test_wd_1_predictions_come_before_any_roll() -> None:
    match = Match(players=2)
    match.play("1 predict 5 green")
    assert match.dice == ""
    match.refused("2 leave", by="WD-1")
    match.play("2 predict 5 red", "1 name red")
    assert match.rolling == 7


@pytest.mark.rule("WD-1")
def test_wd_1_a_prediction_is_a_number_from_1_to_5_and_a_colour() -> None:
    match = Match(players=2)
    assert match.legal(1) == [f"predict {box}" for box in BOXES]
    assert len(BOXES) == 20


@pytest.mark.rule("WD-1")
@pytest.mark.parametrize("wrong", ["0 blue", "6 blue", "3 wizard", "1 jester", "-1 red", "3", "blue"])
def test_wd_1_nothing_else_can_be_predicted_no_wizards_and_no_jesters(wrong: str) -> None:
    with pytest.raises(NotationError):
        GAME.parse(f"predict {wrong}")


@pytest.mark.rule("WD-1")
def test_wd_1_predictions_are_all_different() -> None:
    match = Match(players=3)
    match.play("1 predict 5 green")
    match.refused("2 predict 5 green", by="WD-1")
    assert match.predictable(2) == [box for box in BOXES if box != "5 green"]
    match.play("2 predict 4 green")
    match.refused("3 predict 5 green", by="WD-1")
    match.refused("3 predict 4 green", by="WD-1")
    assert len(match.predictable(3)) == 18
    match.play("3 predict 5 red")


@pytest.mark.rule("WD-1")
def test_wd_1_what_others_predicted_in_the_last_round_is_free_again() -> None:
    match = Match(players=2)
    match.play("1 predict 5 green", "2 predict 2 blue", "1 name green").all_score(NOTHING_HAPPENS)
    assert match.predictable(2) == [box for box in BOXES if box != "2 blue"]
    match.play("2 predict 5 green", "1 predict 2 blue")


@pytest.mark.rule("WD-1")
@pytest.mark.parametrize("mark", ["X", "XX", "0", "3"])
def test_wd_1_a_box_with_a_score_cannot_be_predicted(mark: str) -> None:
    match = Match(players=2, pages={1: page({"3 red": mark}), 2: page({"3 red": mark, "4 red": mark})})
    match.refused("1 predict 3 red", by="WD-1")
    assert match.predictable(1) == [box for box in BOXES if box != "3 red"]
    match.play("1 predict 4 red")
    match.refused("2 predict 3 red", by="WD-1")


@pytest.mark.rule("WD-1")
def test_wd_1_only_the_own_page_closes_a_box() -> None:
    match = Match(players=2, pages={1: page({"3 red": "X"})})
    match.play("1 predict 4 red", "2 predict 3 red")
    assert match.prediction(2) == "3 red"


# -- WD-2 ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("WD-2")
def test_wd_2_the_seer_names_any_of_the_four_colours_after_the_predictions() -> None:
    match = Match(players=3, seer=2)
    match.play("2 predict 5 green", "3 predict 2 blue")
    match.refused("2 name green", by="WD-1")
    match.play("1 predict 2 red")
    assert match.waiting == (2,)
    assert match.legal(2) == [f"name {colour}" for colour in COLOURS]
    assert match.view.wizard_colour is None


@pytest.mark.rule("WD-2")
def test_wd_2_only_the_seer_names_it() -> None:
    match = Match(players=2).play("1 predict 5 green", "2 predict 2 blue")
    match.refused("2 name blue", by="WD-2")


@pytest.mark.rule("WD-2")
def test_wd_2_nothing_is_rolled_before() -> None:
    match = Match(players=2).play("1 predict 5 green", "2 predict 2 blue")
    assert match.rolling == 0
    match.play("1 name blue")
    assert match.view.wizard_colour == "blue"
    assert match.rolling == 7


@pytest.mark.rule("WD-2")
@pytest.mark.parametrize(
    ("colour", "marks"),
    [
        ("blue", ("X", "2", "2", "X")),
        ("green", ("2", "X", "2", "X")),
        ("red", ("2", "2", "X", "X")),
        ("yellow", ("2", "2", "2", "2")),
    ],
)
def test_wd_2_wizards_count_as_that_colour_for_everybody_and_as_no_other(
    colour: str, marks: tuple[str, ...]
) -> None:
    match = Match(players=4)
    match.play("1 predict 4 blue", "2 predict 3 green", "3 predict 3 red", "4 predict 1 yellow")
    match.play(f"1 name {colour}").all_score("roll blue blue green red yellow wizard wizard")
    boxes = ("4 blue", "3 green", "3 red", "1 yellow")
    assert tuple(match.mark(seat, box) for seat, box in enumerate(boxes, 1)) == marks


@pytest.mark.rule("WD-2")
def test_wd_2_a_colour_is_named_again_in_each_round() -> None:
    match = Match(players=2).play("1 predict 5 green", "2 predict 4 green", "1 name red")
    match.all_score(NOTHING_HAPPENS)
    assert match.view.wizard_colour is None
    match.play("1 predict 3 green", "2 predict 2 green")
    assert match.legal(1) == [f"name {colour}" for colour in COLOURS]


@pytest.mark.rule("WD-2", "M3")
def test_wd_2_under_m3_it_is_named_after_the_predictions_and_before_roll_2() -> None:
    match = Match.under("M3", players=2)
    match.play("roll blue blue green green red wizard jester")
    match.play("1 predict 5 green", "2 predict 2 blue")
    assert match.view.stage == "naming"
    match.play("1 name blue", "1 reroll blue blue red")
    assert match.rolling == 3


@pytest.mark.rule("WD-2", "M4")
def test_wd_2_under_m4_it_is_named_after_the_predictions_and_before_roll_2() -> None:
    match = Match.under("M4", players=2)
    match.play("1 turn wizard wizard", "1 predict 5 green", "2 predict 2 blue")
    assert match.view.stage == "naming"
    match.play("1 name blue")
    assert match.rolling == 5


@pytest.mark.rule("WD-2", "M10")
def test_wd_2_under_m10_it_is_named_after_the_reveal() -> None:
    match = Match.under("M10", players=3)
    match.play("1 predict 5 green", "2 predict 2 blue")
    assert match.view.stage != "naming"
    match.play("3 predict 2 red")
    assert match.view.stage == "naming"
    assert [match.prediction(seat) for seat in (1, 2, 3)] == ["5 green", "2 blue", "2 red"]
    assert match.waiting == (1,)


# -- WD-3 ----------------------------------------------------------------------------------------------------


def next_seer(*predictions: str, seer: int = 1, wizard_colour: str = "green") -> int:
    """Who is Seer after a round with these predictions, in the order they are made."""
    players = len(predictions)
    match = Match(players, seer)
    for turn, box in enumerate(predictions):
        match.play(f"{(seer - 1 + turn) % players + 1} predict {box}")
    match.play(f"{seer} name {wizard_colour}").all_score(NOTHING_HAPPENS)
    return match.seer


@pytest.mark.rule("WD-3")
def test_wd_3_the_highest_number_in_another_colour_is_next() -> None:
    assert next_seer("1 green", "2 blue", "4 red", "3 yellow") == 3
    assert next_seer("5 green", "1 blue", "2 blue", "3 blue") == 4


@pytest.mark.rule("WD-3")
def test_wd_3_predictions_in_the_seer_colour_do_not_count() -> None:
    assert next_seer("1 green", "5 green", "4 green", "1 blue") == 4
    assert next_seer("3 green", "5 green", "2 red", "4 green") == 3


@pytest.mark.rule("WD-3")
def test_wd_3_a_lower_number_than_the_seers_will_do() -> None:
    assert next_seer("5 green", "1 blue") == 2


@pytest.mark.rule("WD-3")
def test_wd_3_a_tie_goes_to_whoever_predicted_first() -> None:
    assert next_seer("5 green", "2 blue", "2 red") == 2
    assert next_seer("5 green", "2 blue", "3 red", "3 yellow") == 3
    # Seat 4 speaks before seats 1 and 2 when seat 3 is the Seer.
    assert next_seer("5 green", "2 blue", "2 red", "2 yellow", seer=3) == 4
    assert next_seer("5 green", "1 blue", "2 red", "2 yellow", seer=3) == 1


@pytest.mark.rule("WD-3")
def test_wd_3_the_seer_stays_if_all_predict_the_seer_colour() -> None:
    assert next_seer("1 green", "5 green", "4 green") == 1
    assert next_seer("3 red", "5 red", seer=2) == 2


@pytest.mark.rule("WD-3")
def test_wd_3_the_wizard_colour_has_no_part_in_it() -> None:
    assert next_seer("1 green", "2 red", "5 blue", wizard_colour="blue") == 3
    assert next_seer("1 green", "5 green", "2 red", wizard_colour="red") == 3


@pytest.mark.rule("WD-3")
def test_wd_3_neither_scores_nor_leaving_early_have_a_part_in_it() -> None:
    match = Match(players=3).play("1 predict 2 green", "2 predict 3 red", "3 predict 2 blue", "1 name green")
    match.play("roll blue blue green green yellow yellow yellow", "2 leave", "3 leave", "1 leave")
    assert (match.mark(2, "3 red"), match.mark(3, "2 blue")) == ("3", "X")
    assert match.seer == 2
