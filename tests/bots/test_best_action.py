"""Of actions with worths, one is taken that is as good as the best, or nearly."""

from __future__ import annotations

import pytest

from conclave.bots.best_action import any_of_best
from conclave.bots.registry import bot_names, find_bot
from conclave.core.source import Source
from conclave.registry import GAMES

WORTHS = [(7, 1.0), (3, 2.0), (5, 2.0), (9, 0.0)]


class Fixed(Source):
    def __init__(self, place: int) -> None:
        self.place = place

    def uniform(self, n: int) -> int:
        return self.place % n


def taken(tolerance: float, inclusive: bool = False) -> list[int]:
    """All that the lot may fall on, and then the first again."""
    return [any_of_best(WORTHS, Fixed(place), tolerance, inclusive) for place in range(4)]


def test_any_of_the_best_is_taken() -> None:
    assert taken(1e-9) == [3, 5, 3, 5]


def test_what_is_just_so_much_worse_is_taken_only_if_asked_for() -> None:
    assert taken(1.0) == [3, 5, 3, 5]
    assert taken(1.0, inclusive=True) == [7, 3, 5, 7]


@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_no_weaker_bot_is_made_from_a_stronger_one(game: str) -> None:
    """A change to the stronger one would change the weaker one, and its rung on the ladder."""
    ladder = [name for name in bot_names(game) if ":" not in name]
    bots = [find_bot(game, name) for name in ladder]
    for place, weaker in enumerate(bots):
        assert not [stronger for stronger in bots[place + 1 :] if issubclass(weaker, stronger)]
