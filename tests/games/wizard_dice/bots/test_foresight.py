"""Playing against somebody who looks no further than the next roll: foreseen, and compared with the rules."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
import pytest

from conclave.bots import find_bot
from conclave.core import Chance, Decide, Over
from conclave.core.record import Seat
from conclave.games.wizard_dice.bots.archmage import Archmage
from conclave.games.wizard_dice.bots.best_response import ADVANTAGE, ForeseenDecision, ForeseenRound
from conclave.games.wizard_dice.bots.greedy import Greedy
from conclave.games.wizard_dice.bots.next_roll import NextRoll
from conclave.games.wizard_dice.bots.opponent_type import SHORT_SIGHTED_AT_FIRST, OpponentType
from conclave.games.wizard_dice.bots.short_sighted_player import likely_predictions
from conclave.games.wizard_dice.engine.cards import NO_CARD
from conclave.games.wizard_dice.engine.codes import BOXES, box, number_of
from conclave.games.wizard_dice.engine.dice import BLUE, GREEN, RED
from conclave.games.wizard_dice.engine.position import WizardDicePosition
from conclave.games.wizard_dice.odds.model import model_for
from conclave.games.wizard_dice.odds.two_players import Side
from conclave.lab.play.playout import play_out
from tests.bots.conftest import luck
from tests.games.wizard_dice.odds.test_two_players import LYING, ROUNDING, any_model, played, settled, side
from tests.games.wizard_dice.rounds import GAME, OTHER, SEER, play, round_of, show

# -- the rules played out ------------------------------------------------------------------------------------


@cache
def after_round(seer: int, clever: int, *sides: tuple[int, int, int, int]) -> float:
    """The chance of the clever seat."""
    pages = [
        Side(points, xs, used, [a_box for a_box in range(BOXES) if open_boxes >> a_box & 1]).page
        for points, xs, used, open_boxes in (sides[seer], sides[1 - seer])
    ]
    chance = float(any_model().chances(*pages))
    between_equals = chance if seer == clever else 1.0 - chance
    lacking = 9 - max([xs for _, xs, _, _ in sides])
    return float(ADVANTAGE.chances(np.array(between_equals), np.array(lacking)))


def played_out(position: WizardDicePosition, clever: int) -> float:
    """The chance of the clever seat when the other does what `greedy` would, by the rules alone."""
    pending = position.pending
    if position.round > 1:
        return after_round(position.seer, clever, *[side(position, seat) for seat in (SEER, OTHER)])
    if isinstance(pending, Chance):
        outcomes = [(settled(position, outcome), weight) for outcome, weight in pending.outcomes()]
        return sum([weight * played_out(twin, clever) for twin, weight in outcomes]) / pending.total()
    assert isinstance(pending, Decide)
    seat = pending.seats[0]
    actions = list(position.legal(seat))
    if seat != clever:
        actions = liked_by_greedy(position, seat)
    worths = [played_out(played(position, seat, action), clever) for action in actions]
    return max(worths) if seat == clever else sum(worths) / len(worths)


def liked_by_greedy(position: WizardDicePosition, seat: int) -> list[int]:
    this_round = NextRoll(position.view(seat), seat)
    worths = {action: this_round.worth(action) for action in position.legal(seat)}
    return [action for action, worth in worths.items() if worth > max(worths.values()) - 1e-9]


def check(position: WizardDicePosition) -> None:
    """Every alternative of the seat that is asked is worth what playing it out gives."""
    pending = position.pending
    assert isinstance(pending, Decide)
    seat = pending.seats[0]
    legal = list(position.legal(seat))
    found = ForeseenDecision(position.view(seat), seat, any_model()).worths(legal)
    expected = [played_out(played(position, seat, action), seat) for action in legal]
    assert found == pytest.approx(expected, abs=ROUNDING)


def before_last_roll(*decisions: str) -> WizardDicePosition:
    position = round_of(NO_CARD)
    play(position, *decisions)
    show(position, LYING)
    play(position, "stay", "reroll blue")
    show(position, LYING)
    return position


@pytest.mark.parametrize("answer", ["3 green", "2 blue", "1 red"])
def test_wd_5_against_a_short_sighted_seer(answer: str) -> None:
    check(before_last_roll("predict 4 blue", f"predict {answer}", "name blue"))


def test_wd_7_a_jester_score_against_a_short_sighted_seer() -> None:
    position = before_last_roll("predict 4 blue", "predict 3 green", "name blue")
    play(position, "leave")
    assert position.view(OTHER).stage == "scoring"
    check(position)


@pytest.mark.parametrize("named", ["blue", "green"])
@pytest.mark.parametrize("others", ["stay", "leave"])
def test_wd_4_a_seer_whose_opponent_is_short_sighted(named: str, others: str) -> None:
    position = before_last_roll("predict 4 blue", "predict 2 green", f"name {named}")
    play(position, others)
    if isinstance(position.pending, Decide) and position.pending.seats == (OTHER,):
        play(position, "score jester")
    check(position)


def test_wd_4_the_seer_foresees_who_leaves_after_the_next_roll() -> None:
    """Two rolls are left; enough dice lie well for few to be rolled."""
    position = round_of(NO_CARD)
    play(position, "predict 4 blue", "predict 2 green", "name blue")
    show(position, LYING)
    play(position, "stay")
    action = GAME.parse("reroll green")
    found = ForeseenDecision(position.view(SEER), SEER, any_model()).worths([action])
    assert found == pytest.approx([played_out(played(position, SEER, action), SEER)], abs=ROUNDING)


# -- predictions ---------------------------------------------------------------------------------------------


def test_greedy_predicts_what_is_foreseen() -> None:
    source = luck(3)
    position = GAME.start(GAME.configure({"players": 2}))
    bots = [Greedy(GAME, seat, source) for seat in range(2)]
    seen = 0
    while not isinstance(position.pending, Over):
        pending = position.pending
        if isinstance(pending, Chance):
            position.settle(pending.sample(source))
            continue
        assert isinstance(pending, Decide)
        seat = pending.seats[0]
        view: Any = position.view(seat)
        action = bots[seat].decide(view, position.legal(seat))
        if view.stage == "prediction":
            boxes = [each for each in range(BOXES) if GAME.parse(GAME.notation(each)) in position.legal(seat)]
            assert action in likely_predictions(boxes, seat == view.seer)
            seen += 1
        position.play(seat, action)
    assert seen > 10


def test_wd_3_the_seer_prefers_a_colour_in_which_the_other_will_answer() -> None:
    """The other's last 1 is blue: after a blue prediction the Seer card stays."""
    model = model_for(9)
    assert model is not None
    others = [a_box for a_box in range(BOXES) if number_of(a_box) > 1 or a_box == box(1, BLUE)]
    this_round = ForeseenRound(Side(0, 0, 0, list(range(BOXES))), Side(0, 0, 0, others), model, True)
    assert this_round.likely([box(3, RED)]) == {box(3, RED): [box(1, BLUE)]}
    worths = this_round.worths_of_predictions([box(3, BLUE), box(3, RED), box(3, GREEN)])
    assert worths[box(3, BLUE)] > worths[box(3, RED)] + 0.01
    assert worths[box(3, RED)] == pytest.approx(worths[box(3, GREEN)])


# -- the type of the opponent --------------------------------------------------------------------------------


def short_sighted_after(chosen: int, boxes: list[int], seers_box: int | None, worths: list[float]) -> float:
    opponent_type = OpponentType()
    opponent_type.watch(chosen, boxes, seers_box, np.array(worths))
    return opponent_type.short_sighted


def test_a_prediction_that_only_one_of_them_would_make_tells_on_them() -> None:
    boxes = [box(1, RED), box(2, RED)]
    seers_box = box(4, BLUE)
    assert short_sighted_after(box(1, RED), boxes, seers_box, [0.40, 0.45]) > 0.9
    assert short_sighted_after(box(2, RED), boxes, seers_box, [0.40, 0.45]) < 0.1


def test_a_prediction_that_is_good_in_both_ways_says_nothing() -> None:
    boxes = [box(3, RED), box(4, RED)]
    assert short_sighted_after(box(3, RED), boxes, None, [0.6, 0.6]) == SHORT_SIGHTED_AT_FIRST


def test_wd_3_an_answer_in_the_seer_colour_tells_on_the_short_sighted() -> None:
    boxes = [box(1, colour) for colour in range(4)]
    worths = [0.40, 0.45, 0.45, 0.45]
    assert short_sighted_after(box(1, BLUE), boxes, box(4, BLUE), worths) > 0.8
    in_another = short_sighted_after(box(1, RED), boxes, box(4, BLUE), worths)
    assert 0.35 < in_another < SHORT_SIGHTED_AT_FIRST


def test_nobody_is_ever_taken_for_certain() -> None:
    opponent_type = OpponentType()
    for _ in range(50):
        opponent_type.watch(box(1, RED), [box(1, RED), box(2, RED)], box(4, BLUE), np.array([0.2, 0.6]))
    assert 0.95 < opponent_type.short_sighted < 1.0


@pytest.mark.parametrize(("opponent", "short_sighted"), [("greedy", True), ("master", False)])
def test_an_archmage_finds_out_who_is_short_sighted(opponent: str, short_sighted: bool) -> None:
    source = luck(7)
    archmage = Archmage(GAME, 0, source)
    bots = [archmage, find_bot("wizard-dice", opponent)(GAME, 1, source)]
    options = GAME.configure({"players": 2, "seer": "1"})
    play_out(GAME, options, bots, [Seat("archmage@2", "One"), Seat(opponent, "Other")], source)
    assert (archmage.opponent_type.short_sighted > 0.9) == short_sighted
    assert (archmage.opponent_type.short_sighted < 0.1) != short_sighted
