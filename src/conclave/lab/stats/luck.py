"""Results with the luck of the dice taken out, as far as it can be told.

Luck is what a chance adds to somebody's chance to win: the value of the position as the dice fell, less the
mean of its values as they might have fallen. Whatever the values are worth, that difference is zero on
average, because no player has a say in the dice; so it may be subtracted from results without favouring
anybody (a control variate). Good values take out much of the noise, bad ones little, none of them the truth.

Values come from a `Valuer`: given a position in which a chance has just been settled, every seat's chance to
win. It has to be quick, not exact.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from conclave.core.chance import Chance, Outcome
from conclave.core.game import Game
from conclave.core.position import Position
from conclave.core.source import Source
from conclave.registry import KITS

Valuer = Callable[[Position], Sequence[float]]

_SAMPLES: Final = 12
"""How many outcomes of a chance are looked at: all if there are no more, otherwise some, at random. Chosen
by hand: fewer of them only make the luck less well known."""


def valuer_of(game: Game) -> Valuer | None:
    """None for a game of which nobody has said what its positions are worth."""
    kit = KITS.get(game.name)
    if kit is None or kit.value is None:
        return None
    valuer: Valuer = kit.load(kit.value)
    return valuer


class LuckMeter:
    """Adds up the luck of every seat in one game."""

    def __init__(self, valuer: Valuer, players: int, source: Source) -> None:
        self.luck = [0.0] * players
        self._valuer = valuer
        self._source = source

    def on_outcome(self, position: Position, outcome: Outcome) -> None:
        """Before the pending chance comes out so."""
        values = self._value(position, outcome)
        for seat, expected in enumerate(self._mean_value(position)):
            self.luck[seat] += values[seat] - expected

    def _mean_value(self, position: Position) -> list[float]:
        """By seat: the mean over what might come of the pending chance."""
        chance = position.pending
        assert isinstance(chance, Chance)
        if chance.can_enumerate and chance.size() <= _SAMPLES:
            outcomes = list(chance.outcomes())
        else:
            outcomes = [(chance.sample(self._source), 1) for _ in range(_SAMPLES)]
        means = [0.0] * len(self.luck)
        total = sum([weight for _, weight in outcomes])
        for outcome, weight in outcomes:
            for seat, value in enumerate(self._value(position, outcome)):
                means[seat] += value * weight / total
        return means

    def _value(self, position: Position, outcome: Outcome) -> Sequence[float]:
        settled = position.clone()
        settled.settle(outcome)
        return self._valuer(settled)
