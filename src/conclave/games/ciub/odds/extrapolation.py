"""Anderson's extrapolation: a fixed point in fewer steps, for many problems side by side.

Each column is a separate problem. The next guess is the mixture of the last results whose mixed residual
(result less guess) is smallest. It need not come nearer; whoever uses it knows from the residual how far
off a guess is, so a step that made it worse is answered by a plain step, which always helps.
"""

from __future__ import annotations

import numpy as np

from conclave.games.ciub.odds.dice_sets import Worths

_REMEMBERED = 5
_PATIENCE = 50
"""After this many steps only plain ones follow, so that there is an end in any case. Both chosen by hand."""
_NEARLY_ALIKE = 1e-10
_TINY = 1e-13
"""Keep the equations solvable when steps are nearly alike, and when all are. Both chosen by hand."""


class Extrapolation:
    def __init__(self) -> None:
        self._results: list[Worths] = []
        self._residuals: list[Worths] = []
        self._off = np.inf
        self._steps = 0

    def step(self, guess: Worths, result: Worths) -> Worths:
        """The next guess."""
        residual = result - guess
        off = float(np.max(np.abs(residual)))
        if off > self._off:
            self._results.clear()
            self._residuals.clear()
        self._off = off
        self._results.append(result)
        self._residuals.append(residual)
        if len(self._results) > _REMEMBERED:
            del self._results[0], self._residuals[0]
        self._steps += 1
        if len(self._results) == 1 or self._steps > _PATIENCE:
            return result
        # By column: residual + sum of mix x difference is made as small as can be.
        steps = np.stack([each - residual for each in self._residuals[:-1]]).transpose(2, 1, 0)
        rises = np.stack([each - result for each in self._results[:-1]]).transpose(2, 1, 0)
        products = steps.transpose(0, 2, 1) @ steps
        size = np.trace(products, axis1=1, axis2=2)[:, None, None]
        products += (_NEARLY_ALIKE * size + _TINY**2) * np.eye(steps.shape[2])
        wanted = -(steps.transpose(0, 2, 1) @ residual.T[:, :, None])
        mix = np.linalg.solve(products, wanted)
        mixed: Worths = result + (rises @ mix)[:, :, 0].T
        return mixed
