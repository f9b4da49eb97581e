"""Luck is nobody's on average, goes along with winning, and can be taken out of results."""

from __future__ import annotations

from random import Random
from statistics import fmean, stdev

import pytest

from conclave.core.source import Bits
from conclave.games import GAMES
from conclave.lab.arena.adjusted import adjusted_share
from conclave.lab.arena.entries import Entry
from conclave.lab.deals import Deals, Programme
from conclave.lab.estimates import share
from conclave.lab.luck import LuckMeter, valuer_of
from conclave.lab.witness import FullWitness


def test_luck_in_wizard_dice_is_zero_on_average_and_goes_along_with_winning() -> None:
    deals = Deals(Programme("wizard-dice", (("greedy", "greedy"),), {"players": 2}, 5))
    valuer = valuer_of(deals.game)
    assert valuer is not None
    first, won = [], []
    for number in range(1, 41):
        meter = LuckMeter(valuer, 2, Bits(Random(number).getrandbits))
        result = deals.play(number, (), FullWitness(deals.game, [0, 0], lambda: 0, False, meter))
        first.append(result.luck[0])
        won.append(1.0 / result.places.count(1) if result.places[0] == 1 else 0.0)
    assert abs(fmean(first)) < 3 * stdev(first) / 40**0.5
    winners = [luck for luck, wins in zip(first, won, strict=True) if wins == 1.0]
    losers = [luck for luck, wins in zip(first, won, strict=True) if wins == 0.0]
    assert fmean(winners) - fmean(losers) > 0.15


def test_nobody_has_said_what_luck_is_in_the_other_games() -> None:
    assert [game.name for game in GAMES if valuer_of(game) is not None] == ["wizard-dice"]


def entries(seed: int, games: int, skill: float) -> list[Entry]:
    """Games that luck decides for the most part, of somebody who wins a share of 0.5 + skill."""
    source = Random(seed)
    found = []
    for deal in range(games):
        luck = source.uniform(-0.5, 0.5)
        won = float(source.random() < 0.5 + skill + 0.8 * luck)
        found.append(Entry(deal, 0, 0, won, 1, 0, 1, 0.0, 0.0, False, {}, {}, luck))
    return found


def test_without_luck_the_same_share_is_known_better() -> None:
    held = 0
    narrower = []
    for seed in range(200):
        played = entries(seed, 200, 0.05)
        adjusted, plain = adjusted_share(played), share([(entry.won, 1.0) for entry in played])
        assert adjusted is not None
        widths = [each.interval[1] - each.interval[0] for each in (adjusted, plain)]
        narrower.append(widths[0] / widths[1])
        held += adjusted.interval[0] <= 0.55 <= adjusted.interval[1]
    assert fmean(narrower) == pytest.approx(0.79**0.5, abs=0.02)  # luck explains 21 % of the variance
    assert held / 200 == pytest.approx(0.95, abs=0.035)


def test_unmeasured_luck_adjusts_nothing() -> None:
    assert adjusted_share([Entry(0, 0, 0, 1.0, 1, 0, 1, 0.0, 0.0, False, {}, {}, None)]) is None
    assert adjusted_share([]) is None
