"""How the model of Five Seals is learnt: what is noted of a game, and that the fit finds what is there."""

from __future__ import annotations

import json
from importlib.resources import files
from random import Random

import pytest

from conclave.games.five_seals.bots.model import FILE
from conclave.games.five_seals.bots.next_round import best_draft
from conclave.games.five_seals.engine.position import FiveSealsPosition
from conclave.games.five_seals.engine.seals import SPELL_NAMES
from conclave.games.five_seals.lab.fit_model import MOST_TO_TAKE, Row, fit, play_game
from tests.bots.conftest import luck
from tests.games.five_seals.play import GAME, laid, player


def test_a_game_is_noted_round_by_round() -> None:
    rows = list(play_game(1))
    assert [row.rounds for row in rows] == list(range(len(rows), 0, -1))
    assert [row.to_take for row in rows] == sorted([row.to_take for row in rows], reverse=True)
    assert rows[0].to_take == MOST_TO_TAKE
    assert not any(rows[0].more)
    assert any(rows[-1].more)
    assert rows == list(play_game(1))


def made_up(games: int, growth: float, mind: float) -> list[Row]:
    """Games in which only Growth and scrolls of Mind help, so much in every round."""
    chance = Random(1)
    rows: list[Row] = []
    for _ in range(games):
        rounds = chance.randint(1, 6)
        more = [chance.randint(-2, 2) for _ in range(1 + len(SPELL_NAMES))]
        helped = mind * more[0] + growth * more[1 + SPELL_NAMES.index("growth")]
        change = round(rounds * helped + chance.gauss(0, 2))
        rows.append(Row((rounds + 1) // 2, rounds, change, more))
    return rows


def test_the_fit_finds_what_helps() -> None:
    found = fit(made_up(3000, growth=3.0, mind=1.0))
    assert found["use"]["growth"] == pytest.approx(3.0, abs=0.3)
    assert found["mind"] == pytest.approx(1.0, abs=0.3)
    assert found["use"]["speed"] == pytest.approx(0.0, abs=0.3)
    assert found["rounds"] == pytest.approx([0.0, 1.5, 3.5, 5.5], abs=0.1)


def test_a_few_games_leave_the_estimates_nearly_as_they_are() -> None:
    found = fit(made_up(12, growth=3.0, mind=1.0))
    assert found["use"]["speed"] > 1.0


def test_the_model_that_is_shipped_says_how_it_was_made() -> None:
    training = json.loads(files("conclave.games.five_seals.bots").joinpath(FILE).read_text("utf-8"))[
        "training"
    ]
    assert training["command"].startswith("python -m conclave.games.five_seals.lab.fit_model")
    assert training["games"] >= 300


def test_dice_of_the_colour_that_can_be_used_win_the_rolled_rounds() -> None:
    deep = {
        16: "speed-fire",
        17: "speed-air",
        18: "speed-water",
        20: "speed-earth",
        7: "earth 6",
        11: "earth 6",
    }
    seals = {12: "growth-fire", 13: "change-air", **deep}
    position = laid(seals, player(dice="air 2"), player(dice="earth 1", mage=2)).do("break 13 air 2").position
    assert isinstance(position, FiveSealsPosition)
    assert GAME.notation(best_draft(position, 0, luck(1))).count("fire") >= 2
