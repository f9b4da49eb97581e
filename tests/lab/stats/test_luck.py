"""Luck is nobody's on average, goes along with winning, and can be taken out of results."""

from __future__ import annotations

from random import Random
from statistics import fmean, stdev

import numpy as np
import pytest

from conclave.core.chance import Chance
from conclave.core.position import Position
from conclave.core.source import Bits, Source
from conclave.games.ciub.engine.position import CiubPosition
from conclave.lab.arena.adjusted_share import adjusted_share
from conclave.lab.arena.player_results import PlayerResult
from conclave.lab.play.deals import RunSpec
from conclave.lab.stats.estimates import share
from conclave.lab.stats.luck import LuckMeter, Valuer, valuer_of
from conclave.lab.stats.luck_check import fit_luck, measure
from conclave.registry import GAMES


def two_greedy(name: str) -> RunSpec:
    return RunSpec(name, (("greedy", "greedy"),), {"players": 2}, 5)


def valuer_named(name: str) -> Valuer:
    valuer = valuer_of(GAMES.find(name))
    assert valuer is not None
    return valuer


def test_luck_is_zero_on_average_and_goes_along_with_winning() -> None:
    won, luck = measure(two_greedy("wizard-dice"), valuer_named("wizard-dice"), 40)
    first = [each[0] for each in luck]
    assert abs(fmean(first)) < 3 * stdev(first) / 40**0.5
    winners = [luck for luck, (wins, _) in zip(first, won, strict=True) if wins == 1.0]
    losers = [luck for luck, (wins, _) in zip(first, won, strict=True) if wins == 0.0]
    assert fmean(winners) - fmean(losers) > 0.15


@pytest.mark.long
@pytest.mark.parametrize(("name", "games"), [("wizard-dice", 200), ("five-seals", 200), ("ciub", 120)])
def test_luck_explains_some_of_the_results_and_favours_nobody(name: str, games: int) -> None:
    """The commands of docs/lab.md; many games, because in most of them luck is a small part."""
    found = fit_luck(
        *measure(RunSpec(name, (("greedy", "adept"),), {"players": 2}, 905), valuer_named(name), games)
    )
    assert found.variance < 0.95
    assert abs(found.mean) < 3 * found.error


@pytest.mark.parametrize("name", [game.name for game in GAMES])
def test_the_same_seed_has_the_same_luck(name: str) -> None:
    once, again = [measure(two_greedy(name), valuer_named(name), 2)[1].tolist() for _ in range(2)]
    assert once == again
    assert once[0] != once[1]
    assert [sum(each) for each in once] == pytest.approx(
        [0.0, 0.0], abs=1e-6
    )  # what one gains the other loses


class NoSource(Source):
    def uniform(self, below: int) -> int:
        raise AssertionError(f"nobody should draw one of {below}")


def whose_turn(position: Position) -> list[float]:
    assert isinstance(position, CiubPosition)
    return [float(position.turn == seat) for seat in range(3)]


def test_where_few_things_can_happen_all_of_them_are_looked_at() -> None:
    """The first player of three is drawn: known exactly, and nothing is left to chance."""
    game = GAMES.find("ciub")
    position = game.start(game.configure({"players": 3}))
    assert isinstance(position, CiubPosition)
    assert isinstance(position.pending, Chance)
    position.settle(position.pending.sample(Bits(Random(2).getrandbits)))
    meter = LuckMeter(whose_turn, 3, NoSource())
    meter.on_outcome(position, (0, 1, 0))
    assert meter.luck == pytest.approx([-1 / 3, 2 / 3, -1 / 3])


def test_how_much_luck_explains() -> None:
    won = np.array([[1.0, 0.0], [0.0, 1.0], [1.0, 0.0], [0.0, 1.0]])
    all_of_it = fit_luck(won, (won - 0.5) / 2)
    assert (all_of_it.coefficient, all_of_it.variance, all_of_it.mean) == pytest.approx((2.0, 0.0, 0.0))
    nothing = np.array([[0.1, -0.1], [0.1, -0.1], [-0.1, 0.1], [-0.1, 0.1]])
    assert fit_luck(won, nothing).variance == pytest.approx(1.0)


def entries(seed: int, games: int, skill: float) -> list[PlayerResult]:
    """Games that luck decides for the most part, of somebody who wins a share of 0.5 + skill."""
    source = Random(seed)
    found = []
    for deal in range(games):
        luck = source.uniform(-0.5, 0.5)
        won = float(source.random() < 0.5 + skill + 0.8 * luck)
        found.append(PlayerResult(deal, 0, 0, won, 1, 0, 1, 0.0, 0.0, False, {}, {}, luck))
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
    assert adjusted_share([PlayerResult(0, 0, 0, 1.0, 1, 0, 1, 0.0, 0.0, False, {}, {}, None)]) is None
    assert adjusted_share([]) is None


def played(won: float, luck: float, deal: int) -> PlayerResult:
    return PlayerResult(deal, 0, 0, won, 1, 0, 1, 0.0, 0.0, False, {}, {}, luck)


def test_a_share_without_luck_is_still_a_share() -> None:
    """One win in few games, which luck hardly explains: an interval of the same width either way."""
    for won in (0.0, 1.0):
        games = [played(abs(won - (deal == 0)), 0.1 * (-1) ** deal, deal) for deal in range(12)]
        found = adjusted_share(games)
        assert found is not None
        low, high = found.interval
        assert 0.0 <= low <= found.value <= high <= 1.0


def test_results_that_never_differ_are_not_certain_without_luck() -> None:
    found = adjusted_share([played(1 / 3, 0.1 * (-1) ** deal, deal) for deal in range(12)])
    assert found is not None
    assert found == share([(1 / 3, 1.0)] * 12)
