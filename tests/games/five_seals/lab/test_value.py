"""What positions of Five Seals are worth."""

from __future__ import annotations

import pytest

from conclave.core.packed import WIDTH, number
from conclave.games.five_seals.engine.elements import ELEMENTS
from conclave.games.five_seals.engine.position import FiveSealsPosition
from conclave.games.five_seals.lab.value import five_seals_value
from tests.lab.stats.random_games import positions


@pytest.mark.parametrize("players", [2, 4])
def test_seals_on_the_table_favour_nobody(players: int) -> None:
    assert five_seals_value(next(positions("five-seals", players))) == pytest.approx(
        [1.0 / players] * players
    )


def test_better_dice_are_better() -> None:
    """The same dice, all showing 1 or all showing 6."""
    position = next(
        each for each in positions("five-seals", 2) if isinstance(each, FiveSealsPosition) and each.round == 1
    )
    values = []
    for face in (0, 5):
        later = position.clone()
        for colour in range(ELEMENTS):
            later.put_dice(0, colour, number(position.dice_of(0, colour)) << WIDTH * face)
        values.append(five_seals_value(later)[0])
    assert values[1] > values[0] + 0.05
