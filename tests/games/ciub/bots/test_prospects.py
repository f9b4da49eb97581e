"""Quick estimates of what a pool can win: near the solver for cards of the box, sensible for any other."""

from __future__ import annotations

from math import exp

import pytest

from conclave.games.ciub.bots.prospects import features, fitted_weights, is_possible, prospect
from conclave.games.ciub.engine.pool import pack
from conclave.games.ciub.engine.requirement import read
from conclave.games.ciub.interface.card_file import card_set
from conclave.games.ciub.lab.fit_prospects import chances_of, fit_weights
from conclave.games.ciub.odds.turn import TurnOdds
from tests.games.ciub.play import pool as counted

CARDS = card_set("", False).names


def chance(pool: str, card: str, jokers: bool = True) -> float:
    return prospect(pack(counted(pool)), read(card), jokers)


@pytest.mark.parametrize(
    ("pool", "card"),
    [
        ("white*5", "2,4,6"),
        ("white*3 orange red", "2,4,6"),
        ("orange*4 red", "2,2,4,4,6"),
        ("yellow*2 red*3", "1,3,3,5"),
        ("white*2 orange*3", "6,6,6"),
        ("white*3 purple*2", "5="),
        ("red*4 orange", "20+"),
    ],
)
def test_close_to_the_solver(pool: str, card: str) -> None:
    outside = list(counted(pool))
    odds = TurnOdds({read(card): 1.0}, True, outside, [9] * 7, tolerance=0.01)
    assert chance(pool, card) == pytest.approx(odds.before_roll(outside), abs=0.15)


@pytest.mark.parametrize("card", CARDS)
def test_the_order_of_pools_makes_sense(card: str) -> None:
    """Nine dice are better than the five white ones among them."""
    many = chance("white*5 orange*2 yellow red", card)
    five = chance("white*5", card)
    assert 0.0 <= five <= 1.0
    assert many > five or many > 0.97


def test_what_dice_cannot_show_is_impossible() -> None:
    assert chance("yellow*4 red", "2,4,6") == 0.0
    assert chance("white*5", "2,2,4,4,6,6") == 0.0
    assert chance("green green orange*3", "7,7,7") == 0.0
    assert not is_possible(pack(counted("orange yellow*4")), read("2,4"))
    assert is_possible(pack(counted("orange white yellow*3")), read("2,4"))


@pytest.mark.parametrize("card", ["3,5", "12+", "3=", "7,7", "5,5,5,5"])
def test_a_card_of_ones_own_has_a_rule_of_thumb(card: str) -> None:
    assert card not in CARDS
    few, many = chance("white*3 red yellow", card), chance("white*4 red*2 yellow*2 green", card)
    assert 0.0 < few < 1.0
    assert few < many <= 1.0


def test_skulls_help_only_as_jokers() -> None:
    """As values of their own they make a set of equal dice less likely, not more."""
    assert chance("green*3 purple*2", "4=", jokers=False) < chance("green*3 purple*2", "4=")


def test_a_curve_is_found_again() -> None:
    """Chances that lie on a logistic curve lead to weights that give them back."""
    card = read("6,6")
    pools = [
        pack([white, 0, orange, red, 0, 0, 0])
        for white in range(5)
        for orange in range(5)
        for red in range(4)
        if 5 <= white + orange + red <= 7
    ]
    chances = {pool: prospect(pool, card, True) for pool in pools}
    weights = fit_weights(card, chances)
    for pool in pools:
        total = sum([weight * each for weight, each in zip(weights, features(pool), strict=True)])
        assert 1.0 / (1.0 + exp(-total)) == pytest.approx(chances[pool], abs=0.05)


@pytest.mark.long
@pytest.mark.parametrize("card", ["1,1,1", "6,6,6,6,6"])
def test_the_weights_of_the_package_are_those_that_the_lab_finds(card: str) -> None:
    weights = fit_weights(read(card), chances_of(read(card)))
    assert weights == pytest.approx(fitted_weights()[read(card)], abs=0.02)
