"""Batches of at least a hundred games, unless workers would have nothing to do."""

from __future__ import annotations

import pytest

from conclave.lab.cluster.batches import FEWEST, MOST, Batch, Batches
from conclave.lab.play.deals import Forfeits
from conclave.lab.play.worker_pool import NextGame


def numbers(last: int) -> NextGame:
    games: list[tuple[int, Forfeits]] = [(number, ()) for number in range(last, 0, -1)]
    return lambda: games.pop() if games else None


def sizes(drawn: list[Batch]) -> list[int]:
    return [len(batch.games) for batch in drawn]


@pytest.mark.parametrize(
    ("games", "workers", "expected"),
    [
        (1000, 3, [100, 100, 100]),
        (300, 3, [100, 100, 100]),
        (299, 3, [100, 100, 99]),
        (50, 4, [13, 13, 12, 12]),  # with one batch three workers would have nothing to do
        (2, 4, [1, 1]),
        (0, 4, []),
        (1000, 0, []),
    ],
)
def test_every_free_worker_gets_its_part(games: int, workers: int, expected: list[int]) -> None:
    assert sizes(Batches().draw(numbers(games), workers)) == expected


def test_games_go_out_in_order_and_none_is_left_behind() -> None:
    batches, games = Batches(), numbers(730)
    drawn = [
        number
        for workers in (2, 1, 1, 3, 1, 2)
        for batch in batches.draw(games, workers)
        for number in batch.games
    ]
    assert [number for number, _ in drawn] == list(range(1, 731))
    assert not batches.has_games(games)


def test_looking_whether_games_are_left_loses_none() -> None:
    batches, games = Batches(), numbers(3)
    assert batches.has_games(games)
    assert batches.has_games(games)
    (batch,) = batches.draw(games, 1)
    assert [number for number, _ in batch.games] == [1, 2, 3]


def test_quick_games_travel_in_larger_batches_and_slow_ones_in_hundreds() -> None:
    batches = Batches()
    batches.learn(100, seconds=4.0)
    assert batches.size == 500
    batches.learn(100, seconds=1000.0)
    assert batches.size == FEWEST
    batches.learn(100, seconds=0.0)
    assert batches.size == MOST


def test_what_was_lost_goes_out_first_and_is_counted() -> None:
    batches, games = Batches(), numbers(1000)
    first, _ = batches.draw(games, 2)
    batches.put_back(first)
    again, other = batches.draw(games, 2)
    assert again is first
    assert (again.tries, other.tries) == (1, 0)
    assert other.games[0][0] == 201
