"""`conclave odds ciub`."""

from __future__ import annotations

import json
from typing import Any

import pytest
from click.testing import CliRunner, Result

from conclave.cli.odds import odds
from conclave.games.ciub.interface.notation import notation, parse
from conclave.games.ciub.odds import estimate as ciub_estimate


def run(*arguments: object, width: int = 80) -> Result:
    return CliRunner().invoke(odds, ["ciub", *map(str, arguments)], env={"COLUMNS": str(width)})


def as_json(*arguments: object) -> Any:
    result = run(*arguments, "--json")
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


@pytest.mark.parametrize(
    ("pool", "card", "probability"),
    [
        ("orange", "2", 1 / 2),
        ("orange*2", "2", 7 / 8),
        ("orange*2", "2,2", 1 / 4 + 1 / 2 * 1 / 2),
        ("red", "4+", 5 / 6),
        ("yellow", "6", 0),
        # Whatever a green die shows goes to the tray; reroll starts again.
        ("green", "7", 1 / 4),
    ],
)
def test_the_probability_is_exact(pool: str, card: str, probability: float) -> None:
    found = as_json("--pool", pool, "--card", card)
    assert found["exact"] is True
    assert 0 <= found["error"] <= 1e-6
    assert found["probability"] == pytest.approx(probability, abs=1e-6)


def test_json_repeats_what_was_asked() -> None:
    found = as_json("--pool", "white*2 orange", "--card", "6, 4,2")
    assert {key: found[key] for key in ("game", "pool", "card", "skulls", "self_adjust", "supply")} == {
        "game": "ciub",
        "pool": {"white": 2, "orange": 1},
        "card": "2,4,6",
        "skulls": "jokers",
        "self_adjust": "outside",
        "supply": {"white": 3, "yellow": 7, "orange": 6, "red": 7, "green": 7, "purple": 7, "blue": 7},
    }
    assert set(found) == {
        *("game", "pool", "card", "skulls", "self_adjust", "supply"),
        *("probability", "exact", "error"),
    }


def test_the_chance_is_said_in_one_line() -> None:
    result = run("--pool", "white*3 orange", "--card", "2,4,6")
    assert result.exit_code == 0
    assert "74.84" in result.stdout
    assert len(result.stdout.splitlines()) == 1


def test_skulls_can_be_a_value_of_their_own() -> None:
    jokers = as_json("--pool", "green purple", "--card", "2=")
    value = as_json("--pool", "green purple", "--card", "2=", "--skulls", "value")
    assert jokers["probability"] > value["probability"] + 0.05


def test_where_a_die_goes_that_adjusts_itself_can_be_said() -> None:
    asked = ("--dice", "purple:adjust", "--tray", "yellow:3", "--earned", "--card", "3,3", "--supply", "")
    worths = {}
    for self_adjust in ("outside", "tray"):
        found = as_json(*asked, "--self-adjust", self_adjust)
        assert found["self_adjust"] == self_adjust
        worths[self_adjust] = {step["action"]: step["probability"] for step in found["steps"]}
    assert worths["outside"]["adjust purple itself 4"] == pytest.approx(0.5, abs=1e-5)
    assert worths["tray"]["adjust purple itself 4"] == 0


def test_the_supply_can_be_given() -> None:
    plenty = as_json("--pool", "white", "--card", "6")["probability"]
    nothing = as_json("--pool", "white", "--card", "6", "--supply", "")["probability"]
    red = as_json("--pool", "white", "--card", "6", "--supply", "red")
    assert nothing == 0
    assert 0 < red["probability"] <= plenty
    assert red["supply"] == {"red": 1}


def test_a_roll_in_progress_lists_the_steps_best_first() -> None:
    found = as_json("--dice", "white:2 white:swap blue:reroll", "--tray", "orange:4", "--card", "2,4,6")
    assert found["dice"] == ["white:2", "white:swap", "blue:reroll"]
    assert found["tray"] == ["orange:4"]
    assert found["earned"] is False
    chances = [step["probability"] for step in found["steps"]]
    assert chances == sorted(chances, reverse=True)
    assert found["probability"] == pytest.approx(chances[0], abs=1e-6)
    actions = [step["action"] for step in found["steps"]]
    assert actions[0] == "swap white orange"
    assert all(notation(parse(action)) == action for action in actions)
    # Every kind can be taken, also those that nobody needs.
    assert len([action for action in actions if action.startswith("swap white ")]) == 7
    assert "roll" not in actions
    assert "stop" in actions


def test_rolling_on_may_be_earned_already() -> None:
    def steps(*arguments: str) -> list[str]:
        found = as_json("--card", "2,4,6", *arguments)
        return [step["action"] for step in found["steps"]]

    assert "roll" not in steps("--dice", "white:2 orange:4")
    assert "roll" in steps("--dice", "white:2 orange:4", "--earned")
    assert "roll" in steps("--dice", "white:2 orange")  # an inactive die was swapped in


def test_a_roll_in_progress_is_a_table() -> None:
    result = run("--dice", "white:2 white:swap blue:reroll", "--tray", "orange:4", "--card", "2,4,6")
    assert result.exit_code == 0
    assert "take orange" in result.stdout
    assert "64.7184 %" in result.stdout
    assert result.stdout.index("take orange") < result.stdout.index("take green")


def test_several_cards_with_values_are_a_mean() -> None:
    found = as_json("--pool", "orange", "--card", "2=1", "--card", "6=4")
    assert found["card"] == ["2", "6"]
    assert found["values"] == [1, 4]
    assert found["value"] == pytest.approx(1 / 2 + 4 / 6)
    assert as_json("--pool", "orange", "--card", "2", "--card", "6")["probability"] == pytest.approx(4 / 6)
    assert as_json("--pool", "orange*2", "--card", "2==5")["value"] > 0
    assert "on average" in run("--pool", "orange", "--card", "2=1", "--card", "6=4").stdout


def test_large_pools_are_sampled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ciub_estimate, "ROOM", 100_000)
    monkeypatch.setattr(ciub_estimate, "EXACT_STATES", 100_000)
    arguments = ("--pool", "white*5 orange", "--card", "2,2,4,4,6")
    found = as_json(*arguments)
    assert found["exact"] is False
    assert 0 < found["error"] < 0.2
    assert found["probability"] == pytest.approx(0.93642, abs=found["error"])
    assert as_json(*arguments) == found
    assert "Estimated by sampling" in run(*arguments).stdout


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("--card", "2"), "Which dice?"),
        (("--pool", "white", "--card", "8,9"), "No card asks for “8,9”"),
        (("--pool", "white", "--card", "0+"), "No card asks for “0+”"),
        (("--pool", "white", "--card", "1="), "No card asks for “1=”"),
        (("--pool", "white", "--card", "2,4=x"), "from 1 to 99"),
        (("--pool", "white", "--card", "2,4=100"), "from 1 to 99"),
        (("--pool", "white", "--card", f"2={'9' * 5000}"), "from 1 to 99"),
        (("--pool", "white", "--card", "2", "--card", "2=3"), "given twice"),
        (("--pool", "white", *[word for n in range(1, 8) for word in ("--card", f"{n}")]), "At most 6 cards"),
        (("--pool", "", "--card", "2"), "--pool needs at least one die"),
        (("--pool", "white*0", "--card", "2"), "“white*0” isn't a die"),
        (("--pool", "white*", "--card", "2"), "“white*” isn't a die"),
        (("--pool", "white*1000000000000", "--card", "2"), "isn't a die"),
        (("--pool", "brown", "--card", "2"), "there is no “brown” die"),
        (("--pool", "white:2", "--card", "2"), "there is no “white:2” here"),
        (("--pool", "white*11", "--card", "2"), "A two-player game has 10 white dice"),
        (("--pool", "orange*8", "--card", "2"), "A two-player game has 7 orange dice"),
        (("--pool", "orange*4 orange*4", "--card", "2"), "A two-player game has 7 orange dice"),
        (("--pool", "red*3", "--supply", "red*5", "--card", "2"), "have 8 red dice together"),
        (("--pool", "white", "--supply", "white*20", "--card", "2"), "have 21 white dice together"),
        (("--dice", "white:7", "--card", "2"), "there is no “white:7” here"),
        (("--dice", "yellow:spent", "--card", "2"), "there is no “yellow:spent” here"),
        (("--dice", "white:2", "--tray", "white", "--card", "2"), "there is no “white” here"),
        (("--dice", "white:2", "--pool", "white", "--card", "2"), "leave out --pool"),
        (("--pool", "white", "--tray", "white:2", "--card", "2"), "go with --dice"),
        (("--pool", "white", "--earned", "--card", "2"), "go with --dice"),
        (
            ("--dice", "orange:2*4", "--tray", "orange:4*4", "--card", "2"),
            "A two-player game has 7 orange dice",
        ),
        (("--pool", "white", "--card", "2", "--skulls", "none"), "--skulls"),
    ],
)
def test_a_wrong_argument_gets_one_clear_line(arguments: tuple[str, ...], complaint: str) -> None:
    result = run(*arguments)
    assert result.exit_code == 2
    assert complaint in result.output
    assert len(result.output.strip().splitlines()) == 1
