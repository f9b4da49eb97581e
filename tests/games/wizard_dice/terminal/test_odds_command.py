"""`conclave odds wizard-dice`."""

from __future__ import annotations

import json
from typing import Any

import pytest
from click.testing import CliRunner, Result

from conclave.cli.odds import odds


def run(*arguments: object, width: int = 80) -> Result:
    return CliRunner().invoke(odds, [str(each) for each in arguments], env={"COLUMNS": str(width)})


def as_json(*arguments: object) -> Any:
    result = run("wizard-dice", *arguments, "--json")
    assert result.exit_code == 0, result.output
    return json.loads(result.output)


DICE = "blue blue red wizard jester green green"


@pytest.mark.parametrize(
    ("arguments", "probability"),
    [
        # One roll is a binomial with 1/3 or 1/6 per die.
        (("--number", 3, "--wizard", "own", "--rolls", 1), 35 * 2**4 / 3**7),
        (("--number", 2, "--wizard", "other", "--rolls", 1), 21 * 5**5 / 6**7),
        (("--number", 1, "--wizard", "own", "--card", "M8"), 7 * 5**6 / 6**7),
        (("--number", 1, "--wizard", "other", "--card", "m1", "--rolls", 1), 7 * 2**6 / 3**7),
        (("--number", 1, "--wizard", "other", "--card", "M5", "--rolls", 1), 5**7 / 6**7),
        (("--number", 4, "--wizard", "own", "--card", "M6", "--rolls", 1), 35 / 2**7),
        # M4 with two rolls: two dice are turned, the other five rolled once, 1/3 each.
        (("--number", 2, "--wizard", "own", "--card", "M4", "--rolls", 2), 80 / 243),
    ],
)
def test_the_probability_is_exact(arguments: tuple[object, ...], probability: float) -> None:
    assert as_json(*arguments)["probability"] == pytest.approx(probability, abs=1e-9)


def test_json_repeats_what_was_asked() -> None:
    assert as_json("--number", 3, "--card", "m7") == {
        "game": "wizard-dice",
        "number": 3,
        "wizard": "own",
        "card": "M7",
        "rolls": 3,
        "probability": pytest.approx(0.802989, abs=1e-6),
    }


def test_more_rolls_and_own_wizards_help() -> None:
    chances = [as_json("--number", 4, "--rolls", rolls)["probability"] for rolls in range(1, 6)]
    assert chances == sorted(chances)
    assert len(set(chances)) == 5
    assert as_json("--number", 4, "--wizard", "other")["probability"] < chances[2]


def test_m8_rolls_as_often_as_predicted_and_says_so() -> None:
    assert as_json("--number", 2, "--card", "M8", "--rolls", 5) == as_json("--number", 2, "--card", "M8")
    assert as_json("--number", 2, "--card", "M8")["rolls"] == 2
    assert "rolls as often as predicted: 2" in run("wizard-dice", "--number", 2, "--card", "M8").output


def test_m3_the_colour_chosen_after_roll_1_is_better() -> None:
    chances = as_json("--number", 3, "--card", "M3")
    assert chances["probability_colour_after_roll_1"] > chances["probability"]


def test_m9_an_x_is_likelier_than_a_hit() -> None:
    chances = as_json("--number", 2, "--card", "M9")
    assert chances["probability_of_x"] > chances["probability"]
    assert chances["probability"] == as_json("--number", 2)["probability"]


def test_the_dice_on_the_table_already_right() -> None:
    answer = as_json("--number", 3, "--dice", DICE, "--rolls-left", 1)
    assert answer["colour"] == "blue"
    assert answer["best"] == {"reroll": [], "probability": 1.0}
    again = {tuple(each["reroll"]): each["probability"] for each in answer["alternatives"]}
    assert again["red",] == pytest.approx(4 / 6)
    assert again["blue",] == pytest.approx(2 / 6)
    assert len(again) == 3 * 3 * 2 * 2 * 2


def test_the_best_reroll_of_the_dice_on_the_table() -> None:
    answer = as_json("--number", 5, "--dice", DICE, "--rolls-left", 1, "--colour", "Green")
    assert answer["colour"] == "green"
    # Three count; of the four others two must, with 1/3 each: 6 * 4 / 81.
    assert answer["best"]["reroll"] == ["blue", "blue", "red", "jester"]
    assert answer["probability"] == pytest.approx(24 / 81)


def test_without_a_colour_the_most_promising_is_taken() -> None:
    answer = as_json("--number", 4, "--dice", "red red red green blue jester jester", "--rolls-left", 0)
    assert answer["colour"] == "blue"  # none can hit any more
    answer = as_json("--number", 4, "--dice", "red red red green blue jester jester", "--rolls-left", 2)
    assert answer["colour"] == "red"


def test_m2_jesters_are_not_rolled_again() -> None:
    answer = as_json("--number", 3, "--dice", DICE, "--rolls-left", 1, "--card", "M2")
    assert all("jester" not in each["reroll"] for each in answer["alternatives"])


def test_m3_the_first_reroll_takes_three_dice_or_more() -> None:
    answer = as_json("--number", 3, "--dice", DICE, "--rolls-left", 2, "--card", "M3")
    assert min([len(each["reroll"]) for each in answer["alternatives"]]) == 3
    later = as_json("--number", 3, "--dice", DICE, "--rolls-left", 1, "--card", "M3")
    assert later["best"]["reroll"] == []


@pytest.mark.parametrize("width", [60, 80, 120])
def test_the_table_fits_and_shows_stopping(width: int) -> None:
    shown = run("wizard-dice", "--number", 4, "--dice", DICE, "--rolls-left", 2, width=width)
    assert shown.exit_code == 0
    assert max([len(line) for line in shown.output.splitlines()]) <= width
    assert "74.0741 %" in shown.output
    assert "nothing: stop now" in shown.output
    assert "more like it" in shown.output


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("wizard-dice", "--number", 9), "--number must be from 1 to 5"),
        (("wizard-dice", "--number", 3, "--card", "M11"), "M1, M2"),
        (("wizard-dice", "--number", 3, "--rolls", 0), "--rolls must be from 1 to 5"),
        (("wizard-dice", "--number", 3, "--rolls", 6), "--rolls must be from 1 to 5"),
        (("wizard-dice", "--number", 3, "--wizard", "both"), "own or other"),
        (("wizard-dice", "--number", 3, "--card", "M4", "--rolls", 1), "--rolls 2 or more"),
        (("wizard-dice", "--number", 3, "--dice", "blue " * 6, "--rolls-left", 1), "all 7 dice"),
        (("wizard-dice", "--number", 3, "--dice", "purple", "--rolls-left", 1), "“purple” isn't a face"),
        (("wizard-dice", "--number", 3, "--dice", DICE), "--dice needs --rolls-left"),
        (("wizard-dice", "--number", 3, "--rolls-left", 1), "go with --dice"),
        (("wizard-dice", "--number", 3, "--dice", DICE, "--rolls-left", 7), "from 0 to 4"),
        (("wizard-dice", "--number", 2, "--card", "M8", "--dice", DICE, "--rolls-left", 2), "M8 allows 2"),
        (("wizard-dice", "--number", 3, "--dice", DICE, "--rolls-left", 1, "--colour", "pink"), "“pink”"),
        (("wizard-dice",), "--number"),
        (("wizard-dice", "--number", "many"), "many"),
        (("ludo",), "ludo"),
    ],
)
def test_wrong_input_is_refused_with_what_would_be_right(arguments: tuple[object, ...], words: str) -> None:
    refused = run(*arguments)
    assert refused.exit_code == 2
    assert words in refused.output
    assert "Traceback" not in refused.output
