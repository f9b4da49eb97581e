"""Check a game's values: how much of the results they explain, and whether luck is zero on average:

    python -m conclave.lab.stats.luck_check ciub --bots greedy,adept --games 200 --seed 5

Bots take turns in all seats. Luck is subtracted with the coefficient that explains results best; near 1 the
values say as much as they claim, above it they are too cautious, below too bold. The variance is that of
single games around every bot's share of wins; 0.8 of it means that 400 games tell as much as 500 with luck.
"""

from __future__ import annotations

import argparse
from math import sqrt
from typing import Any, Final, NamedTuple

import numpy as np

from conclave.core.places import shares_of_win
from conclave.lab.play.deals import Deals, RunSpec
from conclave.lab.play.observer import GameObserver
from conclave.lab.stats.luck import LuckMeter, Valuer, valuer_of

NOBODY_ASKS: Final = [0, 0]


class LuckFit(NamedTuple):
    coefficient: float
    variance: float
    """The share of it that remains."""
    mean: float
    """The luck of the first bot in a game."""
    error: float
    """The standard error of that."""


def fit_luck(won: Any, luck: Any) -> LuckFit:
    """Fit how much of the luck to subtract. Both arrays are by game and place in the line-up."""
    missed = won - won.mean(axis=0)
    coefficient = float((missed * luck).sum() / (luck * luck).sum())
    left = float(((missed - coefficient * luck) ** 2).sum() / (missed**2).sum())
    return LuckFit(
        coefficient, left, float(luck[:, 0].mean()), float(luck[:, 0].std(ddof=1)) / sqrt(len(luck))
    )


def measure(run_spec: RunSpec, valuer: Valuer, games: int) -> tuple[Any, Any]:
    """Play games. Returns shares of wins and luck, by game and place in the line-up."""
    deals = Deals(run_spec)
    won, luck = [], []
    for number in range(1, games + 1):
        meter = LuckMeter(valuer, run_spec.players, deals.source(number, "luck"))
        observer = GameObserver(deals.game, NOBODY_ASKS, lambda: 0, False, meter)
        result = deals.play(number, (), observer)
        won.append(shares_of_win(result.places))
        luck.append(result.luck)
    return np.array(won), np.array(luck)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m conclave.lab.stats.luck_check")
    parser.add_argument("game")
    parser.add_argument("--bots", default="greedy,adept")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=5)
    given = parser.parse_args()
    bots = tuple(given.bots.split(","))
    run_spec = RunSpec(given.game, (bots,), {"players": len(bots)}, given.seed)
    valuer = valuer_of(Deals(run_spec).game)
    if valuer is None:
        parser.error(f"nobody has said what positions of {given.game} are worth")
    found = fit_luck(*measure(run_spec, valuer, given.games))
    print(f"{given.game}, {given.bots}, {given.games} games, seed {given.seed}")
    print(f"variance left {found.variance:.3f} with coefficient {found.coefficient:.2f}")
    print(f"mean luck of the first bot {found.mean:+.4f} ± {found.error:.4f}")


if __name__ == "__main__":
    main()
