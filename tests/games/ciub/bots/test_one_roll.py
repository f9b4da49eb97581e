"""Chances one roll ahead, against every outcome of the roll."""

from __future__ import annotations

import pytest

from conclave.games.ciub.bots.one_roll import chance_of_equal, chance_of_list, chances_of_sums, plan_dice
from conclave.games.ciub.engine.dice import HIGHEST, KINDS, SIDES, STATE_WORDS, STATES
from conclave.games.ciub.engine.pool import counts, pack, roll_of
from conclave.games.ciub.engine.requirement import amount_of, count_numbers, is_met, read
from tests.games.ciub.play import pool as counted

POOLS = ("white*2 orange", "yellow red green", "purple blue*2", "white orange green purple")


def by_enumeration(pool: int, card: str, jokers: bool) -> float:
    """The weight of all outcomes that fulfil a card by themselves."""
    roll = roll_of(pool)
    good = 0
    for outcome, weight in roll.outcomes():
        words = roll.write(outcome).replace("+ ", "").split()
        tray = [0] * SIDES
        kinds = [kind for kind, number in enumerate(counts(pool)) for _ in range(number)]
        for kind, word in zip(kinds, words, strict=True):
            tray[STATE_WORDS.index(f"{KINDS[kind]}:{word}")] += 1
        good += weight * is_met(read(card), count_numbers(tray), jokers)
    return good / roll.total()


@pytest.mark.parametrize("written", POOLS)
@pytest.mark.parametrize("card", ["2", "2,4", "1,3", "2,2", "3,4,7", "1,1"])
def test_lists(written: str, card: str) -> None:
    pool = pack(counted(written))
    assert chance_of_list(pool, read(card)) == pytest.approx(by_enumeration(pool, card, jokers=True))


@pytest.mark.parametrize("written", POOLS)
@pytest.mark.parametrize("card", ["1+", "5+", "9+", "14+"])
def test_sums(written: str, card: str) -> None:
    pool = pack(counted(written))
    chance = sum(chances_of_sums(pool)[amount_of(read(card)) :])
    assert chance == pytest.approx(by_enumeration(pool, card, jokers=True))


@pytest.mark.parametrize("jokers", [True, False])
@pytest.mark.parametrize("number", range(HIGHEST + 1))
@pytest.mark.parametrize("written", POOLS)
def test_equal_numbers(written: str, number: int, jokers: bool) -> None:
    """Two dice that show a number (0: a skull), with skulls counted for it if they are jokers."""
    pool = pack(counted(written))
    roll = roll_of(pool)
    good = 0
    for outcome, weight in roll.outcomes():
        words = roll.write(outcome).replace("+ ", "").split()
        hits = words.count(str(number))
        if jokers or number == 0:
            hits += words.count("skull")
        good += weight * (hits >= 2)
    assert chance_of_equal(pool, number, 2, jokers) == pytest.approx(good / roll.total())


def outside(written: str) -> list[int]:
    found = [0] * STATES
    for word in written.split():
        found[STATE_WORDS.index(word)] += 1
    return found


def test_what_serves_the_card_is_kept() -> None:
    plan = plan_dice(read("2,4,6"), outside("white:2 white:2 orange:6 red:5"), [0] * SIDES, True, False)
    assert plan.aside == outside("white:2 orange:6")
    assert plan.chance == pytest.approx(chance_of_list(pack(counted("white red")), read("4")))


def test_a_die_is_given_up_if_nothing_serves_the_card() -> None:
    """Rolling on has to be earned (CB-7): the yellow one is of no use for sixes."""
    plan = plan_dice(read("6,6"), outside("orange:2 orange:4 yellow:1"), [0] * SIDES, True, False)
    assert plan.aside == outside("yellow:1")


def test_a_card_that_is_complete_is_certain() -> None:
    plan = plan_dice(read("2,4"), outside("white:2 orange:4"), [0] * SIDES, True, False)
    assert plan.chance == 1.0
