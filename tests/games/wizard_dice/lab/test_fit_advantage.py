"""How much better than an equal a short-sighted player is beaten: the fit, and the games it is made from."""

from __future__ import annotations

import numpy as np
import pytest

from conclave.games.wizard_dice.bots.best_response import ADVANTAGE, Advantage
from conclave.games.wizard_dice.lab.fit_advantage import examples, fit_advantage


def test_the_fit_finds_what_the_wins_were_drawn_with() -> None:
    chance = np.random.default_rng(1)
    between_equals = chance.uniform(0.05, 0.95, 40_000)
    lacking = chance.integers(1, 10, 40_000)
    likely = Advantage(0.8, 0.5, 0.2).chances(between_equals, lacking)
    won = (chance.random(len(likely)) < likely).astype(float)
    found = fit_advantage(list(zip(between_equals.tolist(), lacking.tolist(), strict=True)), won.tolist())
    assert (found.scale, found.at_the_end, found.per_x) == pytest.approx((0.8, 0.5, 0.2), abs=0.08)


def test_every_round_of_a_game_is_an_example() -> None:
    found, won = examples(1, 301)
    assert len(found) == len(won) > 6
    assert set(won) <= {0.0, 0.5, 1.0}
    lacking = [xs for _, xs in found]
    assert lacking == sorted(lacking, reverse=True)
    assert lacking[0] == 9
    assert (found, won) == examples(1, 301)


def test_a_game_that_is_over_stays_decided_and_a_long_one_is_surer() -> None:
    decided = ADVANTAGE.chances(np.array([0.0, 0.5, 1.0]), np.zeros(3))
    assert decided.tolist() == [0.0, 0.5, 1.0]
    surer = ADVANTAGE.chances(np.full(9, 0.5), np.arange(1, 10))
    assert (np.diff(surer) > 0).all()
    assert surer[0] > 0.5
