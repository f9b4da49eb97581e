"""Training the model of Wizard Dice: states that can be, a net that learns, the same again from a seed."""

from __future__ import annotations

import numpy as np
from numpy.random import default_rng

from conclave.games.wizard_dice.engine.codes import BOXES
from conclave.games.wizard_dice.lab.fit_net import Fitting, fresh_layers
from conclave.games.wizard_dice.lab.train_model import pages, solve, train
from conclave.games.wizard_dice.lab.training_states import State, first_state, made_up, play_states
from conclave.games.wizard_dice.odds.model import INPUTS, JESTER_BOXES, OPEN_BOXES, XS, Model

TARGET = 9


def is_possible(state: State) -> bool:
    for side in (state.seer, state.other):
        closed = BOXES - side.page[OPEN_BOXES].sum()
        if side.page[XS] > closed or side.page[XS] >= TARGET:
            return False
        if side.page[JESTER_BOXES].sum() > side.page[XS]:
            return False
    return len(state.seer.boxes) == len(state.other.boxes)


def test_states_are_possible_and_differ() -> None:
    chance = default_rng(1)
    model = Model(fresh_layers(chance), TARGET)
    states = [made_up(chance, TARGET) for _ in range(50)] + play_states(chance, model)
    assert all(is_possible(state) for state in states)
    assert len({state.lacking(TARGET) for state in states}) > 5


def test_a_game_that_is_played_goes_on_from_round_to_round() -> None:
    chance = default_rng(2)
    states = play_states(chance, Model(fresh_layers(chance), TARGET))
    assert [len(state.seer.boxes) for state in states] == list(range(BOXES, BOXES - len(states), -1))


def test_a_net_learns_what_it_is_shown() -> None:
    chance = default_rng(3)
    inputs = chance.normal(size=(1500, INPUTS))
    wanted = 1.0 / (1.0 + np.exp(-inputs[:, 0] - inputs[:, 1]))
    fitting = Fitting(chance)
    before = fitting.lack(inputs, wanted)
    learnt, held_back = fitting.fit(inputs, wanted, 60)
    assert learnt < before / 8
    assert held_back < before / 5


def test_a_state_nearly_won_is_worth_nearly_a_win() -> None:
    model = Model(fresh_layers(default_rng(4)), TARGET)
    ahead = first_state()
    ahead.seer.page[:2] = 30, TARGET - 1
    assert solve(ahead, model) > 0.6
    behind = first_state()
    behind.other.page[:2] = 30, TARGET - 1
    assert solve(behind, model) < 0.5


def test_pages_are_those_of_the_states() -> None:
    states = [made_up(default_rng(seed), TARGET) for seed in range(4)]
    seers, others = pages(states)
    assert (seers[2] == states[2].seer.page).all()
    assert (others[3] == states[3].other.page).all()


def test_the_same_seed_gives_the_same_model() -> None:
    first, second = train(1, TARGET, 20, 1, 2), train(1, TARGET, 20, 1, 2)
    assert next(first) == next(second)
    assert next(first) == next(second)
    assert next(train(1, TARGET, 20, 1, 1)) != next(train(2, TARGET, 20, 1, 1))
