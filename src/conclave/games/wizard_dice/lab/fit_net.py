"""Fitting the net of `games/wizard_dice/odds/model.py` to chances: gradient descent with Adam, in numpy."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, Final

import numpy as np
from numpy.random import Generator

from conclave.games.wizard_dice.odds.model import FARTHEST, INPUTS

WIDTHS: Final = (INPUTS, 32, 16, 1)
BATCH: Final = 256
FASTEST: Final = 3e-3
SLOWEST: Final = 1e-4
"""How many examples each step looks at, and the learning rate at first and at last. All chosen by hand."""
MEMORY: Final = (0.9, 0.999)
TINY: Final = 1e-8
"""What Adam is usually run with; chosen for no other reason."""
DECAY: Final = 0.01
"""Draws weights without evidence towards 0. Chosen by hand."""
HELD_BACK: Final = 10
"""One example in this many is held back, to see how well the others explain it. Chosen by hand."""

Layers = list[tuple[Any, Any]]


def fresh_layers(chance: Generator) -> Layers:
    return [
        (chance.normal(size=(before, after)) / np.sqrt(before), np.zeros(after))
        for before, after in pairwise(WIDTHS)
    ]


class Fitting:
    """A net that goes on learning as examples come in."""

    def __init__(self, chance: Generator) -> None:
        self.chance = chance
        self.layers = fresh_layers(chance)

    def fit(self, inputs: Any, wanted: Any, epochs: int) -> tuple[float, float]:
        """Learn from examples; what the net lacks then, on those and on the ones held back (see `lack`)."""
        held_back = np.arange(len(inputs)) % HELD_BACK == 0
        learnt, aims = inputs[~held_back], wanted[~held_back]
        steps = epochs * -(-len(learnt) // BATCH)
        parameters = [each for layer in self.layers for each in layer]
        means = [np.zeros_like(each) for each in parameters]
        squares = [np.zeros_like(each) for each in parameters]
        step = 0
        for _ in range(epochs):
            order = self.chance.permutation(len(learnt))
            for start in range(0, len(learnt), BATCH):
                batch = order[start : start + BATCH]
                step += 1
                pace = SLOWEST + (FASTEST - SLOWEST) * (1.0 + np.cos(np.pi * step / steps)) / 2.0
                for place, slope in enumerate(self._slopes(learnt[batch], aims[batch])):
                    means[place] += (1.0 - MEMORY[0]) * (slope - means[place])
                    squares[place] += (1.0 - MEMORY[1]) * (slope**2 - squares[place])
                    mean = means[place] / (1.0 - MEMORY[0] ** step)
                    square = squares[place] / (1.0 - MEMORY[1] ** step)
                    parameters[place] -= pace * (mean / (np.sqrt(square) + TINY) + DECAY * parameters[place])
        return self.lack(learnt, aims), self.lack(inputs[held_back], wanted[held_back])

    def _slopes(self, inputs: Any, wanted: Any) -> list[Any]:
        values = self._values(inputs)
        error = (_chance(values[-1]) - wanted[:, np.newaxis]) / len(inputs)
        slopes: list[Any] = []
        for place in range(len(self.layers) - 1, -1, -1):
            slopes[:0] = [values[place].T @ error, error.sum(axis=0)]
            if place:
                error = (error @ self.layers[place][0].T) * (1.0 - values[place] ** 2)
        return slopes

    def _values(self, inputs: Any) -> list[Any]:
        """What goes into each layer, and what comes out of the last."""
        values = [inputs]
        for place, (weights, offsets) in enumerate(self.layers):
            out = values[-1] @ weights + offsets
            values.append(out if place == len(self.layers) - 1 else np.tanh(out))
        return values

    def lack(self, inputs: Any, wanted: Any) -> float:
        """The root of the mean squared error of the chances."""
        found = _chance(self._values(inputs)[-1])[:, 0]
        return float(np.sqrt(np.mean((found - wanted) ** 2)))


def _chance(values: Any) -> Any:
    return 1.0 / (1.0 + np.exp(-np.clip(values, -FARTHEST, FARTHEST)))
