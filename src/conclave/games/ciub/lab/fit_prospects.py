"""Fit the prospects of ciúb's pools (games/ciub/bots/prospects.toml) to what the turn solver finds:

    python -m conclave.games.ciub.lab.fit_prospects src/conclave/games/ciub/bots/prospects.toml

For every card of the box the solver's tables give the chances of all pools of six and seven dice that can be
swapped together, as far as the tables stay small, and those of some random pools. A logistic curve is fitted
to them, with a weight for each kind of dice and each pair of kinds. It takes about ten minutes.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import combinations_with_replacement
from pathlib import Path
from random import Random
from typing import Final

import numpy as np

from conclave.games.ciub.bots.prospects import features, is_possible
from conclave.games.ciub.engine.dice import KINDS_WITH_2FOR1, NUMBER_OF_KINDS, SIDE, SIDES, TWO_FOR_ONE, WHITE
from conclave.games.ciub.engine.pool import MOST_OF_A_COLOUR, MOST_WHITE, number, pack, surplus
from conclave.games.ciub.engine.requirement import write
from conclave.games.ciub.interface.card_file import card_set
from conclave.games.ciub.odds.best_dice import promising_kinds
from conclave.games.ciub.odds.turn import TooLarge, TurnOdds

MOST_STATES: Final = 2_500_000
SMALL: Final = 150_000
"""The most states of the tables, for all pools at once and for one pool. Both chosen by hand."""
TOLERANCE: Final = 2e-3
"""How exact the chances are that the curves are fitted to. Chosen by hand."""
RANDOM_POOLS: Final = 60
"""Pools of other dice, for each card. Chosen by hand."""
PLENTY: Final = (9,) * NUMBER_OF_KINDS
RIDGE: Final = 0.3
"""Keeps weights small that the chances say little about. Chosen by hand."""
STEPS: Final = 100
LEAST_SLOPE: Final = 1e-2
FARTHEST: Final = 15.0
"""The steps of Newton's method; how flat the curve may get, so that they stay short; and the largest logit.
All chosen by hand."""

HEADING: Final = (
    "# The weights of games/ciub/bots/prospects.py, card by card; written by games/ciub/lab/fit_prospects.py."
)

Chances = dict[int, float]
"""By pool."""


def chances_of(card: int) -> Chances:
    """What the solver says about many pools."""
    found: Chances = {}
    promising = promising_kinds({card: 1.0}, range(NUMBER_OF_KINDS))
    for dice in (6, 7):
        for kinds in range(NUMBER_OF_KINDS, 0, -1):
            odds = _odds(card, [dice, *[0] * (NUMBER_OF_KINDS - 1)], promising[:kinds], MOST_STATES)
            if odds is not None:
                found.update(_of_tables(odds, dice))
                break
    source = Random(card)
    for _ in range(RANDOM_POOLS):
        pool = _random_pool(source)
        counted = [pool.count(kind) for kind in range(NUMBER_OF_KINDS)]
        odds = _odds(card, counted, promising[:2], SMALL) or _odds(card, counted, promising[:1], SMALL)
        if odds is not None:
            found[pack(counted)] = odds.before_roll(counted)
    return found


def _odds(card: int, outside: list[int], offered: list[int], most_states: int) -> TurnOdds | None:
    try:
        return TurnOdds(
            {card: 1.0}, True, outside, PLENTY, offered=offered, tolerance=TOLERANCE, most_states=most_states
        )
    except TooLarge:
        return None


def _of_tables(odds: TurnOdds, dice: int) -> Iterator[tuple[int, float]]:
    """Every pool that white dice can be swapped into: of all dice, and of all but one in the tray."""
    kinds = [kind for kind in range(NUMBER_OF_KINDS) if kind == WHITE or odds.swaps_in(kind)]
    in_tray = [0] * SIDES
    in_tray[SIDE[KINDS_WITH_2FOR1[0]][TWO_FOR_ONE]] = 1
    for size, tray in ((dice, [0] * SIDES), (dice - 1, in_tray)):
        for chosen in combinations_with_replacement(kinds, size):
            counted = [chosen.count(kind) for kind in range(NUMBER_OF_KINDS)]
            if not surplus(pack(counted)):
                yield pack(counted), odds.before_roll(counted, tray)


def _random_pool(source: Random) -> list[int]:
    most = [MOST_WHITE, *[MOST_OF_A_COLOUR] * (NUMBER_OF_KINDS - 1)]
    dice = [kind for kind in range(NUMBER_OF_KINDS) for _ in range(most[kind])]
    return source.sample(dice, source.choice((5, 6, 7)))


def fit_weights(card: int, chances: Chances) -> list[float]:
    """The weights of `features` for which the logistic curve comes nearest, by Newton's method."""
    pools = [pool for pool in chances if is_possible(pool, card)]
    given = np.array([features(pool) for pool in pools])
    wanted = np.array([chances[pool] for pool in pools])
    weights = np.zeros(given.shape[1])
    ridge = RIDGE * np.eye(given.shape[1])
    for _ in range(STEPS):
        found = 1.0 / (1.0 + np.exp(-np.clip(given @ weights, -FARTHEST, FARTHEST)))
        slope = np.maximum(found * (1.0 - found), LEAST_SLOPE)
        curvature = (given * slope[:, None]).T @ given + ridge
        weights += np.linalg.solve(curvature, given.T @ (wanted - found) - ridge @ weights)
    return [round(float(weight), 3) for weight in weights]


def main(path: str) -> None:
    lines = [HEADING, ""]
    cards = card_set("", short=False)
    for card in cards.requirement:
        chances = chances_of(card)
        weights = fit_weights(card, chances)
        lines.append(f'"{write(card)}" = {weights}')
        print(write(card), len(chances), "pools of up to", max(map(number, chances)), "dice", flush=True)
    Path(path).write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
