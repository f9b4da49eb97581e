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
from conclave.lab.wizard_dice_value import wizard_dice_value

Valuer = Callable[[Position], Sequence[float]]

_VALUERS: Final[dict[str, Valuer]] = {"wizard-dice": wizard_dice_value}
_SAMPLES: Final = 8
"""How many other outcomes of a chance are looked at. Few of them only make the luck less well known."""


def valuer_of(game: Game) -> Valuer | None:
    """None for a game of which nobody has said what its positions are worth."""
    return _VALUERS.get(game.name)


class LuckMeter:
    """Adds up the luck of every seat in one game."""

    def __init__(self, valuer: Valuer, players: int, source: Source) -> None:
        self.luck = [0.0] * players
        self._valuer = valuer
        self._source = source

    def settles(self, position: Position, outcome: Outcome) -> None:
        """Before the pending chance comes out so."""
        chance = position.pending
        assert isinstance(chance, Chance)
        values = self._value(position, outcome)
        others = [self._value(position, chance.sample(self._source)) for _ in range(_SAMPLES)]
        for seat, value in enumerate(values):
            self.luck[seat] += value - sum([other[seat] for other in others]) / _SAMPLES

    def _value(self, position: Position, outcome: Outcome) -> Sequence[float]:
        settled = position.clone()
        settled.settle(outcome)
        return self._valuer(settled)
