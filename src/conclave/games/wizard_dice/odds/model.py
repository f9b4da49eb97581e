"""How likely a player is to win a game of Wizard Dice between two when a round begins, learnt from play.

A page is what `PAGE` lists: points, Xs, used Jester boxes and how many boxes of each number are open. The
model looks at the Seer's page and at the other's, so the Seer card needs no separate input. It is a net of
two small layers; its weights, and how they were found, are in `model.json`, written by
`python -m conclave.games.wizard_dice.lab.train_model`.

When a page has all the Xs the game is over and the rules decide (WD-9).
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any

import numpy as np
from numpy.typing import NDArray

from conclave.games.wizard_dice.engine.codes import NUMBERS
from conclave.games.wizard_dice.engine.scoring import BONUS

POINTS, XS = 0, 1
JESTER_BOXES = slice(2, 2 + NUMBERS)
OPEN_BOXES = slice(2 + NUMBERS, 2 + 2 * NUMBERS)
PAGE = 2 + 2 * NUMBERS
"""How many numbers a page is: points, Xs, each Jester box used (1) or not (0), open boxes by number."""

Pages = NDArray[np.float64]
Chances = NDArray[Any]
"""In single precision: the net is no more exact than that."""

FILE = "model.json"

XS_OF_A_GAME = 9.0
BOXES_OF_A_NUMBER = 4.0
POINTS_PER_X = 5.0
POINTS_APART = 10.0
"""They only scale inputs, which training makes up for. All chosen by hand; what an X is worth in points is
also the bots' `WORTH_OF_X`."""
NEAR = 3
"""Up to how many lacking Xs are told apart one by one. Chosen by hand."""
SPREAD_PER_X = 20.0
"""Roughly how much each lacking X adds to the variance of the points to come; it only scales inputs. Chosen
by hand."""
FAR = 5.0
"""While the leader lacks this many Xs, the end is far off. Chosen by hand."""


def _of_page(pages: Pages, target: int) -> Any:
    """What one page alone contributes to the inputs."""
    lacking = np.maximum(target - pages[..., XS], 0.0)
    parts = [
        lacking[..., np.newaxis] / XS_OF_A_GAME,
        *[(lacking == near)[..., np.newaxis] * 1.0 for near in range(1, NEAR + 1)],
        pages[..., JESTER_BOXES],
        pages[..., OPEN_BOXES] / BOXES_OF_A_NUMBER,
    ]
    return np.concatenate(parts, axis=-1).astype(np.float32)


OF_PAGE = 1 + NEAR + 2 * NUMBERS


def _of_both(seers: Pages, others: Pages, target: int) -> Any:
    """What only both pages together tell: of the points, just the difference counts."""
    lead = np.clip(target - np.maximum(seers[..., XS], others[..., XS]), 1.0, None)
    scale = np.sqrt(SPREAD_PER_X * lead)
    ahead = seers[..., POINTS] - others[..., POINTS]
    xs_ahead = POINTS_PER_X * (seers[..., XS] - others[..., XS]) / scale
    near = np.minimum(lead / FAR, 1.0)
    used = others[..., JESTER_BOXES].sum(axis=-1) - seers[..., JESTER_BOXES].sum(axis=-1)
    steps = [np.clip((ahead - step) / STEP, -1.0, 1.0) for step in STEPS]
    rest = [xs_ahead, 1.0 / lead, near * used, lead / XS_OF_A_GAME, *steps]
    parts = [ahead / POINTS_APART, ahead / scale, *rest]
    return np.stack(parts, axis=-1).astype(np.float32)


FARTHEST = 30.0
"""The net is no surer of anything than this logit says; it keeps exponentials in bounds. Chosen by hand."""

STEP = 2.0
STEPS = (-9.0, -6.0, -4.0, -2.0, 0.0, 2.0, 4.0, 6.0, 9.0)
"""Near the end one point more or less decides, so the difference is also told in steps: by how
much it is more or less than each of these, up to 2 points. Both chosen by hand."""

OF_BOTH = 6 + len(STEPS)


class Model:
    def __init__(self, layers: list[tuple[Any, Any]], target: int) -> None:
        self.layers = [
            (weights.astype(np.float32), offsets.astype(np.float32)) for weights, offsets in layers
        ]
        """Weights and offsets; the inputs are the Seer's page, the other's, and both together."""
        self.target = target

    def chances(self, seers: Pages, others: Pages) -> Chances:
        """The Seer's chance to win when a round begins or, if a page has all the Xs, whether the Seer has."""
        weights, offsets = self.layers[0]
        # The part of a page is worked out before pages are combined with each other.
        values = _of_page(seers, self.target) @ weights[:OF_PAGE] + offsets
        values = values + _of_page(others, self.target) @ weights[OF_PAGE : 2 * OF_PAGE]
        values += _of_both(seers, others, self.target) @ weights[2 * OF_PAGE :]
        for weights, offsets in self.layers[1:]:
            values = np.tanh(values, out=values) @ weights
            values += offsets
        found = 1.0 / (1.0 + np.exp(-np.clip(values[..., 0], -FARTHEST, FARTHEST)))
        over = np.maximum(seers[..., XS], others[..., XS]) >= self.target
        return np.where(over, self.decided(seers, others), found)

    def decided(self, seers: Pages, others: Pages) -> Chances:
        """WD-9: most points with the bonus, then fewer Jester Scores; a shared win is half of one."""
        ahead = _final(seers, self.target) - _final(others, self.target)
        decided: Chances = ((np.sign(ahead) + 1.0) / 2.0).astype(np.float32)
        return decided


JESTER_SCORE_IN_TIES = 0.01
"""In points: fewer Jester Scores decide a tie and nothing else. Chosen by hand."""


def _final(pages: Pages, target: int) -> Any:
    jester_scores = pages[..., JESTER_BOXES].sum(axis=-1)
    points = pages[..., POINTS] + BONUS * (pages[..., XS] >= target)
    return np.round(points - JESTER_SCORE_IN_TIES * jester_scores, 6)


def inputs(seers: Pages, others: Pages, target: int) -> Any:
    """The inputs of the first layer, for training."""
    both = _of_both(seers, others, target)
    return np.concatenate([_of_page(seers, target), _of_page(others, target), both], axis=-1)


INPUTS = 2 * OF_PAGE + OF_BOTH


@cache
def model_for(target: int) -> Model | None:
    """The shipped model for games to this many Xs, if there is one."""
    written = json.loads(files("conclave.games.wizard_dice.odds").joinpath(FILE).read_text("utf-8"))
    if str(target) not in written:
        return None
    layers = written[str(target)]["layers"]
    return Model([(np.array(layer["weights"]), np.array(layer["offsets"])) for layer in layers], target)
