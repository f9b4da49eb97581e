"""`random_choice` against the list of all choices, by every way that a source of numbers can decide it."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from fractions import Fraction

import pytest

from conclave.core import Chance, Decide, Game, Position
from conclave.core.options import Value
from conclave.core.quick_source import Quick
from conclave.core.source import Source
from conclave.games.five_seals.engine.codes import END
from tests.contract.settings import UNDER_CONTRACT
from tests.games.five_seals.play import CIRCLES, GAME

MOST_WAYS = 20_000


class Undecided(Exception):
    """More was drawn than is known of this way."""


class Way(Source):
    """Gives the numbers of one way through all draws, and notes how many there were to choose from."""

    def __init__(self, numbers: list[int]) -> None:
        self.numbers = numbers
        self.sizes: list[int] = []

    def uniform(self, n: int) -> int:
        self.sizes.append(n)
        if len(self.sizes) > len(self.numbers):
            raise Undecided
        return self.numbers[len(self.sizes) - 1]


def ways(position: Position, seat: int) -> Iterator[tuple[int, bool, Fraction]]:
    """Every way it can come out, with its chance."""
    waiting: list[tuple[list[int], Fraction]] = [([], Fraction(1))]
    while waiting:
        numbers, chance = waiting.pop()
        way = Way(numbers)
        try:
            action, had_another = position.random_choice(seat, way)
        except Undecided:
            size = way.sizes[-1]
            waiting += [([*numbers, number], chance / size) for number in range(size)]
        else:
            yield action, had_another, chance


def compare(position: Position, seat: int) -> Counter[str]:
    """That all choices are equally likely; what was met on the way."""
    chances: defaultdict[int, Fraction] = defaultdict(Fraction)
    met: Counter[str] = Counter()
    legal = list(position.legal(seat))
    for number, (action, had_another, chance) in enumerate(ways(position, seat)):
        assert had_another == (len(legal) > 1)
        chances[action] += chance
        met["redrawn"] += chance < Fraction(1, len(legal))
        if number > MOST_WAYS:
            met["cut off"] += 1
            assert set(chances) <= set(legal)
            return met
    assert chances == dict.fromkeys(legal, Fraction(1, len(legal)))
    met["forced"] += len(legal) == 1
    met["end"] += END in legal
    return met


def decisions(game: Game, given: dict[str, Value], seed: int, every: int) -> Iterator[tuple[Position, int]]:
    """Some of the decisions of a random game."""
    source = Quick(seed)
    position = game.start(game.configure(given))
    asked = 0
    while isinstance(position.pending, Chance | Decide):
        if isinstance(position.pending, Chance):
            position.settle(position.pending.sample(source))
        else:
            seat = position.pending.seats[0]
            asked += 1
            if asked % every == 0:
                yield position, seat
            position.play(seat, position.legal(seat).sample(source))


@pytest.mark.parametrize("game", UNDER_CONTRACT, ids=lambda game: game.name)
def test_every_choice_is_equally_likely(game: Game) -> None:
    for position, seat in decisions(game, {"players": 3}, 1, 40):
        compare(position, seat)


@pytest.mark.parametrize("circle", CIRCLES)
def test_fs_5_a_scroll_without_effect_is_never_drawn(circle: str) -> None:
    """In Five Seals scrolls are drawn by trial, so what is drawn again must not be likelier than the rest."""
    met: Counter[str] = Counter()
    for position, seat in decisions(GAME, {"players": 2, "circle": circle}, 2, 5):
        met += compare(position, seat)
    assert met["redrawn"]
    assert met["end"]
