"""Ratings against published figures, and against strengths that are known because they were made up."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from conclave.lab.arena.plackett_luce import Rankings, ratings, strengths

TEAMS = ("Milwaukee", "Detroit", "Toronto", "New York", "Boston", "Cleveland", "Baltimore")
WINS = (
    (0, 7, 9, 7, 7, 9, 11),
    (6, 0, 7, 5, 11, 9, 9),
    (4, 6, 0, 7, 7, 8, 12),
    (6, 8, 6, 0, 6, 7, 10),
    (6, 2, 6, 7, 0, 7, 12),
    (4, 4, 5, 6, 6, 0, 6),
    (2, 4, 1, 3, 1, 7, 0),
)
"""The American League's East in 1987: how often the team of the row beat the team of the column (Agresti,
Categorical Data Analysis)."""
ABILITIES = (1.5814, 1.4364, 1.2945, 1.2476, 1.1077, 0.6839, 0.0)
"""What the R package BradleyTerry2 finds for them."""


def test_two_at_a_time_are_the_published_bradley_terry_abilities() -> None:
    rankings = Rankings(len(TEAMS))
    for winner, row in enumerate(WINS):
        for loser, times in enumerate(row):
            for game in range(times):
                rankings.add(1000 * winner + 100 * loser + game, (winner, loser), (1, 2))
    stages, often, chosen = rankings.tables()
    found = np.log(strengths(stages, often.sum(0), chosen.sum(0), prior=0.0))
    assert found - found[-1] == pytest.approx(ABILITIES, abs=1e-4)


def order(source: Random, players: list[int], strength: list[float]) -> list[int]:
    """A ranking by the model: the next one is always drawn by strength among those left."""
    left, ranking = players[:], []
    while left:
        chosen = source.choices(left, [strength[player] for player in left])[0]
        left.remove(chosen)
        ranking.append(chosen)
    return ranking


def test_made_up_strengths_are_found_within_their_intervals() -> None:
    true = [3.0, 1.5, 1.0, 0.5]
    source = Random(5)
    rankings = Rankings(4)
    for game in range(1500):
        rankings.add(game, order(source, [0, 1, 2, 3], true), (1, 2, 3, 4))
    logs = 400 * np.log10(true)
    for (value, (low, high)), expected in zip(ratings(rankings), logs - logs.mean(), strict=True):
        assert low < expected < high
        assert high - low < 30
        assert low <= value <= high


def test_a_tie_is_half_a_win_each_way() -> None:
    tied, split = Rankings(2), Rankings(2)
    for game in range(10):
        tied.add(game, (0, 1), (1, 1))
        split.add(game, (0, 1), (1, 2) if game % 2 else (2, 1))
        tied.add(100 + game, (0, 1), (1, 2))
        split.add(100 + game, (0, 1), (1, 2))
    found = []
    for rankings in (tied, split):
        stages, often, chosen = rankings.tables()
        found.append(strengths(stages, often.sum(0), chosen.sum(0), prior=0.0))
    assert found[0] == pytest.approx(found[1])
    assert found[0][0] / found[0][1] == pytest.approx(3.0, rel=1e-5)  # 15 wins against 5


def test_one_bot_may_sit_at_a_table_more_than_once() -> None:
    """One a against three b: the share of a says how strong it is."""
    rankings = Rankings(2)
    source = Random(2)
    for game in range(3000):
        ranking = order(source, [0, 1, 2, 3], [2.0, 1.0, 1.0, 1.0])
        rankings.add(game, [0 if player == 0 else 1 for player in ranking], (1, 2, 3, 4))
    stages, often, chosen = rankings.tables()
    found = strengths(stages, often.sum(0), chosen.sum(0))
    assert found[0] / found[1] == pytest.approx(2.0, rel=0.1)


def test_who_never_lost_is_rated_finitely_and_uncertainly() -> None:
    rankings = Rankings(2)
    for game in range(20):
        rankings.add(game, (0, 1), (1, 2))
    (best, (low, high)), (worst, _) = ratings(rankings)
    assert best == pytest.approx(-worst)
    assert 200 < best < 600
    assert high - low > 200


def test_intervals_shrink_with_games_and_repeat() -> None:
    source = Random(8)
    few, many = Rankings(2), Rankings(2)
    for game in range(800):
        places = (1, 2) if source.random() < 0.6 else (2, 1)
        many.add(game, (0, 1), places)
        if game < 50:
            few.add(game, (0, 1), places)
    wide, narrow = [ratings(each)[0][1] for each in (few, many)]
    assert wide[1] - wide[0] > 3 * (narrow[1] - narrow[0])
    assert ratings(few) == ratings(few)
