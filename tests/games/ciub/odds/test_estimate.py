"""Sampled odds of ciúb against exact ones, and both against turns played by the real rules."""

from __future__ import annotations

import random
from dataclasses import replace
from math import sqrt

import pytest

from conclave.core import Bits, Chance
from conclave.games.ciub.engine import requirement
from conclave.games.ciub.engine.dice import KINDS, SIDES, STATE_WORDS
from conclave.games.ciub.engine.pool import counts
from conclave.games.ciub.engine.position import CiubPosition
from conclave.games.ciub.engine.stages import ACT, ASIDE, REROLLING, ROLL, TOKEN
from conclave.games.ciub.interface.notation import parse
from conclave.games.ciub.interface.view import CiubView, FaceUpCard
from conclave.games.ciub.odds import estimate as ciub_estimate
from conclave.games.ciub.odds.best_dice import promising_kinds
from conclave.games.ciub.odds.estimate import TurnEstimate, estimate, quick_odds
from conclave.games.ciub.odds.sampled_turns import RolledDice
from conclave.games.ciub.odds.steps import Odds, steps
from conclave.games.ciub.odds.turn import TurnOdds, dice_of
from conclave.registry import GAMES

GAME = GAMES.find("ciub")
EMPTY = [0] * SIDES


def luck(seed: int) -> Bits:
    return Bits(random.Random(seed).getrandbits)


def pool_of(written: str) -> list[int]:
    words = written.split()
    return [words.count(kind) for kind in KINDS]


def supply_for(pool: list[int]) -> list[int]:
    return [max(0, (5 if kind == 0 else 7) - number) for kind, number in enumerate(pool)]


# -- by the real rules ---------------------------------------------------------------------------------------


def before_the_roll(pool: list[int], card: str, self_adjust: str = "outside") -> CiubPosition:
    """Seat 0 is about to roll this pool; the card lies in the bottom row."""
    position = GAME.start(GAME.configure({"players": 2, "self_adjust": self_adjust, "first": "1"}))
    source = luck(1)
    while isinstance(position.pending, Chance):
        position.settle(position.pending.sample(source))
    view = position.view(0)
    assert isinstance(view, CiubView)
    points = next(each for each in view.cards if each.name == card)
    player = replace(view.players[0], dice=tuple(pool))
    bottom = (FaceUpCard(card, points.points, points.group, None, None), *view.bottom[1:])
    top = tuple([None if each is not None and each.name == card else each for each in view.top])
    rest = tuple([None if each is not None and each.name == card else each for each in bottom[1:]])
    view = replace(
        view,
        players=(player, *view.players[1:]),
        supply=tuple(supply_for(pool)),
        top=top,
        bottom=(bottom[0], *rest),
    )
    laid_out = GAME.imagine(view, source)
    assert isinstance(laid_out, CiubPosition)
    assert laid_out.stage == TOKEN
    laid_out.play(0, parse("pass"))
    assert laid_out.stage == ROLL
    return laid_out


def wins(odds: Odds, start: CiubPosition, card: str, seed: int) -> bool:
    """Play the turn by the odds, every step through the rules."""
    position = start.clone()
    source = luck(seed)
    while position.stage in (ROLL, ACT, REROLLING, ASIDE):
        if isinstance(position.pending, Chance):
            position.settle(position.pending.sample(source))
        else:
            found = steps(
                odds,
                position.outside,
                position.tray,
                position.earned,
                position.stage,
                counts(position.supply),
            )
            position.play(0, found[0][0])
    return position.cards.of_requirement[requirement.read(card)] in position.winnable()


@pytest.mark.parametrize(
    ("written", "card", "turns", "self_adjust"),
    [
        ("white white white white white", "2,4,6", 400, "outside"),
        ("white white orange red blue purple", "6,6,6", 400, "outside"),
        ("orange orange red red yellow green purple", "33+", 300, "outside"),
        ("white white blue green", "4=", 400, "outside"),
        ("white blue purple purple", "4=", 400, "tray"),
    ],
)
def test_turns_by_the_real_rules_come_out_as_the_odds_say(
    written: str, card: str, turns: int, self_adjust: str
) -> None:
    pool = pool_of(written)
    odds = TurnOdds(
        {requirement.read(card): 1.0},
        True,
        pool,
        supply_for(pool),
        tolerance=1e-4,
        self_adjust_to_tray=self_adjust == "tray",
    )
    chance = odds.before_roll(pool, EMPTY)
    start = before_the_roll(pool, card, self_adjust)
    won = sum([wins(odds, start, card, seed) for seed in range(turns)])
    assert abs(won / turns - chance) < 3.5 * sqrt(chance * (1 - chance) / turns), (won, chance)


@pytest.mark.parametrize(("card", "percent"), [("2,4,6", 91.69), ("6,6", 70.88), ("1,1,1", 93.43)])
def test_the_figures_of_the_page(card: str, percent: float) -> None:
    """For a reader: five white dice, as `docs/odds.md` has them."""
    pool = pool_of("white white white white white")
    found = estimate({requirement.read(card): 1.0}, True, pool, supply_for(pool), luck(1))
    assert found.exact
    assert found.error <= 1e-6
    assert 100 * found.worth == pytest.approx(percent, abs=0.005)


# -- sampling ------------------------------------------------------------------------------------------------


def sampled(
    monkeypatch: pytest.MonkeyPatch,
    written: str,
    card: str,
    now: RolledDice | None = None,
    self_adjust_to_tray: bool = False,
) -> TurnEstimate:
    monkeypatch.setattr(ciub_estimate, "EXACT_STATES", 0)
    pool = pool_of(written)
    found = estimate(
        {requirement.read(card): 1.0},
        True,
        pool,
        supply_for(pool),
        luck(5),
        EMPTY,
        now,
        self_adjust_to_tray=self_adjust_to_tray,
    )
    assert not found.exact
    return found


@pytest.mark.parametrize(
    ("written", "card"),
    [
        ("white white white white", "2,4,6"),
        ("white white white orange red", "2,2,4,4,6"),
        ("white white orange orange blue purple", "6,6,6"),
        ("white white white white", "4="),
        ("orange red red yellow green purple", "27+"),
    ],
)
@pytest.mark.parametrize("room", [300_000, 15_000], ids=["all-dice", "few-dice"])
def test_sampling_agrees_with_exact_odds(
    monkeypatch: pytest.MonkeyPatch, written: str, card: str, room: int
) -> None:
    pool = pool_of(written)
    exact = TurnOdds({requirement.read(card): 1.0}, True, pool, supply_for(pool)).before_roll(pool)
    monkeypatch.setattr(ciub_estimate, "ROOM", room)
    monkeypatch.setattr(ciub_estimate, "_DECISIONS", 600)
    found = sampled(monkeypatch, written, card)
    assert abs(found.worth - exact) <= 1.3 * found.error
    if room > 15_000:
        assert found.error < 0.06


@pytest.mark.parametrize("room", [300_000, 15_000], ids=["all-dice", "few-dice"])
def test_sampling_knows_that_a_die_which_turned_itself_is_in_the_tray(
    monkeypatch: pytest.MonkeyPatch, room: int
) -> None:
    pool = pool_of("white white blue purple purple")
    wanted = {requirement.read("3,3,4"): 1.0}
    exact = TurnOdds(wanted, True, pool, supply_for(pool), self_adjust_to_tray=True)
    monkeypatch.setattr(ciub_estimate, "ROOM", room)
    monkeypatch.setattr(ciub_estimate, "_DECISIONS", 600)
    found = sampled(monkeypatch, "white white blue purple purple", "3,3,4", None, True)
    assert found.odds.self_adjust_to_tray
    assert abs(found.worth - exact.before_roll(pool)) <= 1.3 * found.error


def test_a_roll_in_progress_is_sampled_too(monkeypatch: pytest.MonkeyPatch) -> None:
    words = ["white:2", "white:swap", "white:3", "orange:4"]
    rolled = [words.count(word) for word in STATE_WORDS]
    written = "white white white orange"
    pool = pool_of(written)
    exact = TurnOdds({requirement.read("2,4,6"): 1.0}, True, pool, supply_for(pool))
    monkeypatch.setattr(ciub_estimate, "ROOM", 10_000)
    now = RolledDice(dice_of(rolled), False, ACT)
    found = sampled(monkeypatch, written, "2,4,6", now)
    assert found.worth == pytest.approx(
        exact.worth(dice_of(rolled), EMPTY, False, ACT), abs=1.5 * found.error
    )


@pytest.mark.parametrize("card", ["33+", "10=", "1,2,3,4,5,6"])
def test_all_dice_of_the_box_are_enough(monkeypatch: pytest.MonkeyPatch, card: str) -> None:
    """No table holds 52 dice; the policy still finds its way."""
    monkeypatch.setattr(ciub_estimate, "_FEW_TURNS", 10)
    monkeypatch.setattr(ciub_estimate, "_DECISIONS", 50)
    pool = [10, 7, 7, 7, 7, 7, 7]
    found = estimate({requirement.read(card): 1.0}, True, pool, [0] * 7, luck(2))
    assert not found.exact
    assert found.worth > 0.95


def test_quick_odds_are_near_the_exact_ones() -> None:
    pool = pool_of("white white white orange red")
    wanted = {requirement.read("2,2,4,4,6"): 1.0}
    exact = TurnOdds(wanted, True, pool, supply_for(pool))
    assert isinstance(quick_odds(wanted, True, pool, supply_for(pool), EMPTY, 200_000).odds, TurnOdds)
    quick = quick_odds(wanted, True, pool, supply_for(pool), EMPTY, 20_000)
    assert quick.knows_all
    assert quick.odds.before_roll(pool, EMPTY) == pytest.approx(exact.before_roll(pool), abs=0.02)


def test_quick_odds_say_when_they_leave_out_dice() -> None:
    pool = pool_of("white white orange red purple blue blue")
    wanted = {requirement.read("1,2,3,4,5,6"): 1.0}
    quick = quick_odds(wanted, True, pool, supply_for(pool), EMPTY, 400_000)
    assert not quick.knows_all
    assert 0.1 < quick.odds.before_roll(pool, EMPTY) < 0.6


@pytest.mark.parametrize(
    ("written", "card"),
    [
        ("white white white white blue", "1,2,3,4,5"),
        ("white white orange red", "18+"),
        ("white white blue purple", "4="),
    ],
)
def test_a_die_more_never_lowers_a_sampled_chance(
    monkeypatch: pytest.MonkeyPatch, written: str, card: str
) -> None:
    """Beyond the errors; the rooms are those of large pools, made smaller."""
    monkeypatch.setattr(ciub_estimate, "ROOM", 30_000)
    monkeypatch.setattr(ciub_estimate, "_DECISIONS", 300)
    fewer = sampled(monkeypatch, written, card)
    for kind in ("green", "blue", "orange"):
        more = sampled(monkeypatch, f"{written} {kind}", card)
        assert more.worth >= fewer.worth - fewer.error - more.error, kind


def test_promising_kinds_show_all_numbers_first() -> None:
    def first(card: str, number: int) -> set[str]:
        found = promising_kinds({requirement.read(card): 1.0}, range(len(KINDS)))
        assert sorted(found) == list(range(len(KINDS)))
        return {KINDS[kind] for kind in found[:number]}

    assert first("2,4,6", 1) == {"orange"}
    assert first("1,2,3,4,5,6", 2) == {"red", "white"}
    assert first("33+", 1) == {"red"}
    assert "green" in first("1,4,7", 2)
