"""How much of the results of a game its values explain, and whether luck is nobody's on average:

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

from conclave.lab.play.deals import Deals, Programme, wins
from conclave.lab.play.witness import FullWitness
from conclave.lab.stats.luck import LuckMeter, Valuer, valuer_of

NOBODY_ASKS: Final = [0, 0]


class Explained(NamedTuple):
    coefficient: float
    variance: float
    """What is left of it, as a part."""
    mean: float
    """The luck of the first bot in a game."""
    error: float
    """The standard error of that."""


def explained(won: Any, luck: Any) -> Explained:
    """Both by game and place in the line-up."""
    missed = won - won.mean(axis=0)
    coefficient = float((missed * luck).sum() / (luck * luck).sum())
    left = float(((missed - coefficient * luck) ** 2).sum() / (missed**2).sum())
    return Explained(
        coefficient, left, float(luck[:, 0].mean()), float(luck[:, 0].std(ddof=1)) / sqrt(len(luck))
    )


def measured(programme: Programme, valuer: Valuer, games: int) -> tuple[Any, Any]:
    """Who won, and who was lucky, by game and place in the line-up."""
    deals = Deals(programme)
    won, luck = [], []
    for number in range(1, games + 1):
        meter = LuckMeter(valuer, programme.players, deals.source(number, "luck"))
        witness = FullWitness(deals.game, NOBODY_ASKS, lambda: 0, False, meter)
        result = deals.play(number, (), witness)
        won.append(wins(result))
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
    programme = Programme(given.game, (bots,), {"players": len(bots)}, given.seed)
    valuer = valuer_of(Deals(programme).game)
    if valuer is None:
        parser.error(f"nobody has said what positions of {given.game} are worth")
    found = explained(*measured(programme, valuer, given.games))
    print(f"{given.game}, {given.bots}, {given.games} games, seed {given.seed}")
    print(f"variance left {found.variance:.3f} with coefficient {found.coefficient:.2f}")
    print(f"mean luck of the first bot {found.mean:+.4f} ± {found.error:.4f}")


if __name__ == "__main__":
    main()
