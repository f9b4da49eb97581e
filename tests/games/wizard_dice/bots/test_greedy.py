"""Greedy in situations where the right move is plain."""

from __future__ import annotations

from typing import Any

import pytest

from conclave.bots import find_bot
from conclave.registry import GAMES
from tests.bots.conftest import luck

GAME = GAMES.find("wizard-dice")


def table(*moves: str, cards: bool = False) -> Any:
    """A game of two with Seer in seat 1; a move with = is the outcome of a chance."""
    position: Any = GAME.start(GAME.configure({"players": 2, "seer": "1", "cards": cards}))
    for move in moves:
        if move.startswith("= "):
            position.settle(position.pending.read(move[2:]))
        else:
            position.play(position.pending.seats[0], GAME.parse(move))
    return position


def answer(position: Any, seed: int = 1) -> str:
    seat = position.pending.seats[0]
    bot = find_bot("wizard-dice", "greedy")(GAME, seat, luck(seed))
    return GAME.notation(bot.decide(position.view(seat), position.legal(seat)))


PREDICTED = ("predict 3 green", "predict 1 blue")


def test_seer_predicts_what_a_seer_can_reach_and_others_predict_low() -> None:
    seers = answer(table()).split()
    assert int(seers[1]) in (3, 4, 5)
    others = answer(table("predict 3 green")).split()
    assert int(others[1]) in (1, 2)


def test_ties_fall_by_lot() -> None:
    assert len({answer(table(), seed) for seed in range(20)}) > 1


def test_seer_names_the_own_colour() -> None:
    assert answer(table(*PREDICTED)) == "name green"


@pytest.mark.parametrize(
    ("dice", "expected"),
    [
        ("green green red red red red wizard", "leave"),
        ("blue green green red red red jester", None),
        ("green green green red red wizard jester", None),
    ],
)
def test_seer_leaves_when_exact_and_else_keeps_what_it_needs(dice: str, expected: str | None) -> None:
    position = table(*PREDICTED, "name green", f"= {dice}", "stay")
    move = answer(position)
    if expected:
        assert move == expected
        return
    rerolled = move.split()[1:]
    counting = [face for face in dice.split() if face in ("green", "wizard")]
    given_up = [face for face in rerolled if face in ("green", "wizard")]
    assert move.startswith("reroll ")
    assert len(given_up) == max(0, len(counting) - 3)


def test_another_player_leaves_when_exact() -> None:
    assert answer(table(*PREDICTED, "name green", "= blue green red red red yellow yellow")) == "leave"
    assert answer(table(*PREDICTED, "name green", "= blue blue blue blue green yellow yellow")) == "stay"


def test_a_miss_becomes_a_jester_score() -> None:
    position = table(*PREDICTED, "name green", "= green green red red red yellow jester", "leave")
    assert answer(position) == "score jester"


@pytest.mark.parametrize(
    ("number", "expected"), [(4, "cross-out 4 blue"), (1, "cross-out nothing")], ids=["difference", "x"]
)
def test_m7_crosses_out_a_difference_but_never_an_x(number: int, expected: str) -> None:
    first_round = (
        "= M9",
        "predict 5 green",
        f"predict {number} blue",
        "name red",
        "= blue red red red yellow yellow yellow",
        "stay",
        "leave",
    )
    assert answer(table(*first_round, "= M7", "predict 2 blue", cards=True)) == expected


def test_m4_turns_two_dice_towards_a_prediction() -> None:
    turned = answer(table("= M4", cards=True)).split()[1:]
    assert "jester" not in turned
