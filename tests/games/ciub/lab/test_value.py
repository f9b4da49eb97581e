"""What positions of ciúb are worth, and the rest of a turn."""

from __future__ import annotations

from random import Random

import pytest

from conclave.core.chance import Chance
from conclave.core.source import Bits
from conclave.games.ciub.engine.dice import ACTIVE, SIDE, SIDES, STATES, WHITE
from conclave.games.ciub.engine.position import CiubPosition
from conclave.games.ciub.engine.stages import ACT, TOKEN
from conclave.games.ciub.lab.rest_of_turn import chance_in_turn
from conclave.games.ciub.lab.value import ciub_value
from tests.lab.stats.random_games import positions


@pytest.mark.parametrize("players", [2, 4])
def test_cards_on_the_table_favour_nobody(players: int) -> None:
    assert ciub_value(next(positions("ciub", players))) == pytest.approx([1.0 / players] * players)


def with_cards(first: int, second: int) -> CiubPosition:
    """The start of a turn between two who have won so many cards."""
    position = next(each for each in positions("ciub", 2) if isinstance(each, CiubPosition))
    while position.stage != TOKEN:
        assert isinstance(position.pending, Chance)
        position.settle(position.pending.sample(Bits(Random(1).getrandbits)))
    position.won_cards = [(1 << cards) - 1 for cards in (first, second)]
    return position


def test_points_count_for_both_alike() -> None:
    ahead, behind = ciub_value(with_cards(4, 2)), ciub_value(with_cards(2, 4))
    assert list(ahead) == pytest.approx(list(reversed(behind)))
    assert ahead[0] > 0.6
    assert ciub_value(with_cards(3, 3)) == pytest.approx([0.5, 0.5])


def roll_of_white(sides: dict[int, int], inactive: int) -> tuple[CiubPosition, int]:
    """A turn in which white dice show this and more of them are to be rolled, and a card for three 1s."""
    position = with_cards(0, 0)
    position.stage = ACT
    position.tray = [0] * SIDES
    position.outside = [0] * STATES
    for face, dice in sides.items():
        position.outside[SIDE[WHITE][face - 1]] = dice
    position.outside[ACTIVE + WHITE] = inactive
    return position, position.cards.of_name["1,1,1"]


def test_the_rest_of_a_turn_is_sure_likely_or_hopeless() -> None:
    assert chance_in_turn(*roll_of_white({1: 3}, 0)) == 1.0
    assert chance_in_turn(*roll_of_white({1: 2}, 0)) == 0.0
    chances = [chance_in_turn(*roll_of_white({1: 2}, dice)) for dice in range(1, 6)]
    assert chances == sorted(chances)
    assert 0.15 < chances[0] < 0.45  # one roll of a die with one 1 and two swaps
    assert chances[-1] > chance_in_turn(*roll_of_white({1: 1}, 5))
