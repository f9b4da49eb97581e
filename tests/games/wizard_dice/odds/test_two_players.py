"""A round of Wizard Dice between two, compared with the rules played out to every end."""

from __future__ import annotations

from functools import cache
from itertools import pairwise

import numpy as np
import pytest

from conclave.core import Chance, Decide, Over
from conclave.games.wizard_dice.engine.cards import CARDS, NO_CARD, MagicCard
from conclave.games.wizard_dice.engine.codes import BOXES, box
from conclave.games.wizard_dice.engine.dice import BLUE, from_faces
from conclave.games.wizard_dice.engine.position import WizardDicePosition
from conclave.games.wizard_dice.engine.scoring import X
from conclave.games.wizard_dice.odds.model import INPUTS, Model
from conclave.games.wizard_dice.odds.two_player_values import DecisionOfTwo, can_be_solved
from conclave.games.wizard_dice.odds.two_players import Side
from tests.games.wizard_dice.rounds import GAME, OTHER, SEER, play, round_of, show

TARGET = 9


@cache
def any_model() -> Model:
    """What it says does not matter, only that it says something else about every page."""
    chance = np.random.default_rng(4)
    widths = (INPUTS, 8, 1)
    layers = [(chance.normal(size=pair) * 0.4, chance.normal(size=pair[1])) for pair in pairwise(widths)]
    return Model(layers, TARGET)


def side(position: WizardDicePosition, seat: int) -> tuple[int, int, int, int]:
    return position.points(seat), position.xs[seat], position.jester_boxes[seat], position.open_boxes[seat]


@cache
def after_round(model: Model, seer: int, *sides: tuple[int, int, int, int]) -> float:
    pages = [
        Side(points, xs, used, [a_box for a_box in range(BOXES) if open_boxes >> a_box & 1]).page
        for points, xs, used, open_boxes in sides
    ]
    if seer == SEER:
        return float(model.chances(*pages))
    return 1.0 - float(model.chances(*reversed(pages)))


def played_out(position: WizardDicePosition, model: Model) -> float:
    """The chance of seat 0, the Seer, when both go on as well as possible, by the rules alone."""
    pending = position.pending
    if isinstance(pending, Over):
        return (2 - pending.places[SEER] + pending.places[OTHER] - 1) / 2
    if position.round > 1:
        return after_round(model, position.seer, *[side(position, seat) for seat in (SEER, OTHER)])
    if isinstance(pending, Chance):
        total = 0.0
        for outcome, weight in pending.outcomes():
            total += weight * played_out(settled(position, outcome), model)
        return total / pending.total()
    assert isinstance(pending, Decide)
    seat = pending.seats[0]
    worths = [played_out(played(position, seat, action), model) for action in position.legal(seat)]
    return max(worths) if seat == SEER else min(worths)


def settled(position: WizardDicePosition, outcome: tuple[int, ...]) -> WizardDicePosition:
    twin = position.clone()
    twin.settle(outcome)
    return twin


def played(position: WizardDicePosition, seat: int, action: int) -> WizardDicePosition:
    twin = position.clone()
    twin.play(seat, action)
    return twin


ROUNDING = 1e-5
"""The model reckons in single precision."""


def check(position: WizardDicePosition) -> None:
    """Every alternative is worth what playing it out gives."""
    pending = position.pending
    assert isinstance(pending, Decide)
    seat, model = pending.seats[0], any_model()
    view = position.view(seat)
    assert can_be_solved(view)
    legal = list(position.legal(seat))
    found = DecisionOfTwo(view, seat, model).worths(legal)
    expected = [played_out(played(position, seat, action), model) for action in legal]
    if seat == OTHER:
        expected = [1.0 - worth for worth in expected]
    assert found == pytest.approx(expected, abs=ROUNDING)


LYING = from_faces(("blue", "blue", "blue", "jester", "jester", "jester", "green"))
BETTER = from_faces(("blue", "blue", "green", "wizard", "wizard", "wizard", "wizard"))


def after_roll_1(card: MagicCard, *decisions: str) -> WizardDicePosition:
    position = round_of(card)
    play(position, *decisions)
    show(position, LYING)
    return position


def before_last_roll(card: MagicCard, *decisions: str) -> WizardDicePosition:
    position = after_roll_1(card, *decisions)
    play(position, "stay", "reroll blue")
    show(position, LYING)
    return position


def test_wd_5_the_other_leaves_or_stays_before_the_last_roll() -> None:
    check(before_last_roll(NO_CARD, "predict 4 blue", "predict 3 green", "name blue"))


def test_wd_5_in_the_seer_colour_the_seer_card_stays() -> None:
    check(before_last_roll(NO_CARD, "predict 5 blue", "predict 2 blue", "name blue"))


@pytest.mark.parametrize("others", ["stay", "leave"])
def test_wd_4_the_seer_rolls_on_or_not(others: str) -> None:
    position = before_last_roll(NO_CARD, "predict 4 blue", "predict 2 green", "name green")
    play(position, others)
    check(position)


def test_wd_7_a_jester_score_of_the_other_while_the_seer_rolls_on() -> None:
    position = before_last_roll(NO_CARD, "predict 4 blue", "predict 3 green", "name blue")
    play(position, "leave")
    assert position.view(OTHER).stage == "scoring"
    check(position)


def test_wd_7_jester_scores_when_the_seer_stops() -> None:
    position = before_last_roll(NO_CARD, "predict 4 blue", "predict 3 green", "name blue")
    play(position, "stay", "leave")
    check(position)
    play(position, "score difference")
    assert position.legal(SEER)
    check(position)


def test_wd_8_the_end_of_the_game_is_seen() -> None:
    """With eight Xs each a hit ends it: what the model says matters only where nobody hits."""
    position = round_of(NO_CARD)
    for seat in (SEER, OTHER):
        for number in (1, 2):
            for colour in range(4):
                write(position, seat, box(number, colour), X)
    play(position, "predict 4 blue", "predict 3 green", "name blue")
    show(position, LYING)
    play(position, "stay", "reroll blue")
    show(position, LYING)
    check(position)


def write(position: WizardDicePosition, seat: int, a_box: int, mark: int) -> None:
    position.marks[seat * BOXES + a_box] = mark
    position.open_boxes[seat] &= ~(1 << a_box)
    position.xs[seat] += mark >= X


@pytest.mark.parametrize("card", [card for card in CARDS if card.number not in (3, 4, 8)])
def test_every_card_changes_what_it_changes(card: MagicCard) -> None:
    decisions = ["predict 4 blue", "predict 2 green"]
    if card.number != 1:
        decisions.append("name blue")
    position = round_of(card)
    play(position, *decisions)
    show(position, BETTER)
    play(position, "stay", "reroll wizard")
    show(position, BETTER)
    check(position)
    play(position, "stay")
    check(position)


def test_m8_the_seer_rolls_as_often_as_predicted() -> None:
    position = round_of(CARDS[7])
    play(position, "predict 2 blue", "predict 2 green")
    show(position, LYING)
    check(position)


def test_m3_roll_2_has_to_be_made() -> None:
    """Two rolls are too many to play out; the pages after the worst and the best dice say enough."""
    position = round_of(CARDS[2])
    show(position, LYING)
    play(position, "predict 4 blue", "predict 2 green", "name blue")
    legal = list(position.legal(SEER))
    decision = DecisionOfTwo(position.view(SEER), SEER, any_model())
    assert max(decision.worths(legal)) == pytest.approx(decision.worth_of_naming(BLUE))


def test_the_best_action_is_worth_what_the_decision_before_promised() -> None:
    """Predictions, the Wizard Colour and Roll 1: each step takes the best of the next."""
    model = any_model()
    position = round_of(NO_CARD)
    promised = best_of(position, SEER, model)
    play(position, GAME.notation(promised[0]))
    answered = best_of(position, OTHER, model)
    assert 1.0 - answered[1] == pytest.approx(promised[1])
    play(position, GAME.notation(answered[0]))
    named = best_of(position, SEER, model)
    assert named[1] == pytest.approx(promised[1])
    play(position, GAME.notation(named[0]))
    pending = position.pending
    assert isinstance(pending, Chance)
    total = 0.0
    for outcome, weight in pending.outcomes():
        total += weight * (1.0 - best_of(settled(position, outcome), OTHER, model)[1])
    assert total / pending.total() == pytest.approx(promised[1], abs=ROUNDING)


def best_of(position: WizardDicePosition, seat: int, model: Model) -> tuple[int, float]:
    legal = list(position.legal(seat))
    worths = DecisionOfTwo(position.view(seat), seat, model).worths(legal)
    best = int(np.argmax(worths))
    return legal[best], worths[best]
