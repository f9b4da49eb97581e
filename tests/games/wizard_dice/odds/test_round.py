"""The solver of a round, against other ways to the same numbers and against the rules themselves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import product
from math import comb, factorial

import numpy as np
import pytest

from conclave.core import Chance, Decide
from conclave.core.packed import number, subsets
from conclave.games.wizard_dice.engine import codes
from conclave.games.wizard_dice.engine.cards import CARDS, EVERY_COLOUR, NAMED, NO_CARD, MagicCard
from conclave.games.wizard_dice.engine.codes import argument_of, box, code, kind_of
from conclave.games.wizard_dice.engine.dice import BLUE, FACES, GREEN, RED, ROLLS, faces, from_faces, rolled
from conclave.games.wizard_dice.engine.position import WizardDicePosition
from conclave.games.wizard_dice.engine.scoring import UNNAMED, X
from conclave.games.wizard_dice.odds.payoffs import (
    ALL_ROLLS,
    DICE,
    EXACT,
    FULL,
    differences,
    number_of_dice,
    packed,
    payoff,
    points_at_stake,
    x_at_stake,
)
from conclave.games.wizard_dice.odds.round import (
    STOP,
    Policy,
    before_roll_1,
    before_roll_2,
    follow_policy,
    followers_policy,
    seers_odds,
    seers_policy,
)
from tests.games.wizard_dice.rounds import OTHER, SEER, luck, play, round_of, show

EVERY_CARD = (NO_CARD, *CARDS)
NO_JESTER_BOX = 0b11111


def chance_to_hit(predicted: int, own_wizards: bool, rolls: int, card: MagicCard = NO_CARD) -> float:
    wizard_colour = BLUE if own_wizards and card.wizards == NAMED else UNNAMED
    hit = payoff(box(predicted, BLUE), wizard_colour, card, EXACT)
    rolls = card.rolls_of_round(predicted) if card.rolls_as_predicted else rolls
    return float(before_roll_1(seers_odds(hit, card, rolls), rolls, card))


# -- an independent way: dice are good, Jesters or bad, in exact fractions -----------------------------------

Kinds = tuple[int, int, int]
"""How many dice count for the prediction, how many are Jesters that do not, and all others."""


class ByKinds:
    """The Seer's best chance to hit, worked out without multisets of faces.

    A die that is rolled becomes good with `faces[0]`, a Jester with `faces[1]`, bad with `faces[2]` sixths.
    """

    def __init__(self, wanted: int, faces: Kinds, jesters_stick: bool) -> None:
        self.wanted = wanted
        self.faces = faces
        self.jesters_stick = jesters_stick
        self.best = cache(self._best)
        self.rolled_on = cache(self._rolled_on)

    def spread(self, dice: int) -> Iterator[tuple[Kinds, Fraction]]:
        for good in range(dice + 1):
            for jesters in range(dice + 1 - good):
                bad = dice - good - jesters
                ways = factorial(dice) // factorial(good) // factorial(jesters) // factorial(bad)
                weight = self.faces[0] ** good * self.faces[1] ** jesters * self.faces[2] ** bad
                yield (good, jesters, bad), Fraction(ways * weight, 6**dice)

    def _rolled_on(self, kept: Kinds, rolls_left: int) -> Fraction:
        total = Fraction(0)
        for more, chance in self.spread(7 - sum(kept)):
            dice = (kept[0] + more[0], kept[1] + more[1], kept[2] + more[2])
            total += chance * self.best(dice, rolls_left - 1)
        return total

    def choices(self, dice: Kinds, most_kept: int = 6) -> Iterator[Kinds]:
        for good in range(dice[0] + 1):
            for jesters in range(dice[1] if self.jesters_stick else 0, dice[1] + 1):
                for bad in range(dice[2] + 1):
                    if good + jesters + bad <= most_kept:
                        yield good, jesters, bad

    def _best(self, dice: Kinds, rolls_left: int) -> Fraction:
        now = Fraction(int(dice[0] == self.wanted))
        if rolls_left == 0 or now == 1:
            return now
        return max([self.rolled_on(kept, rolls_left) for kept in self.choices(dice)], default=now)

    def of_round(self, rolls: int, card: MagicCard) -> Fraction:
        if card.rolls_before_predictions:
            return sum(
                (
                    chance * max([self.rolled_on(kept, rolls - 1) for kept in self.choices(dice, 4)])
                    for dice, chance in self.spread(7)
                ),
                Fraction(0),
            )
        if card.turns_two_dice:
            pairs = [(g, j, 2 - g - j) for g in range(3) for j in range(3 - g)]
            return max([self.rolled_on(pair, rolls - 1) for pair in pairs])
        return self.rolled_on((0, 0, 0), rolls)


def by_kinds(predicted: int, own_wizards: bool, rolls: int, card: MagicCard) -> Fraction:
    good = 1
    if card.wizards == EVERY_COLOUR or (card.wizards == NAMED and own_wizards):
        good += 1
    jesters = 1
    if card.jesters_join_prediction:
        good, jesters = good + 1, 0
    if card.rolls_as_predicted:
        rolls = predicted
    wanted = predicted - card.extra_of_each_colour
    return ByKinds(wanted, (good, jesters, 6 - good - jesters), card.jesters_stick).of_round(rolls, card)


@pytest.mark.parametrize("rolls", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("own_wizards", [True, False])
def test_wd_4_chances_agree_with_exact_fractions(rolls: int, own_wizards: bool) -> None:
    for predicted in range(1, 6):
        expected = by_kinds(predicted, own_wizards, rolls, NO_CARD)
        assert chance_to_hit(predicted, own_wizards, rolls) == pytest.approx(float(expected), abs=1e-12)


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_chances_under_each_card_agree_with_exact_fractions(card: MagicCard) -> None:
    for predicted in range(1, 6):
        for own_wizards in (True, False):
            expected = by_kinds(predicted, own_wizards, 3, card)
            assert chance_to_hit(predicted, own_wizards, 3, card) == pytest.approx(float(expected), abs=1e-12)


def test_one_roll_is_binomial() -> None:
    for predicted in range(1, 6):
        own = comb(7, predicted) * Fraction(1, 3) ** predicted * Fraction(2, 3) ** (7 - predicted)
        assert chance_to_hit(predicted, True, 1) == pytest.approx(float(own), abs=1e-14)


def test_known_chances() -> None:
    """For a reader: three rolls with your own Wizard Colour, as `docs/odds.md` has them."""
    found = [round(chance_to_hit(predicted, True, 3), 6) for predicted in range(1, 6)]
    assert found == [0.848302, 0.859475, 0.802989, 0.690825, 0.518458]


# -- what cannot be otherwise --------------------------------------------------------------------------------


@pytest.mark.parametrize("card", EVERY_CARD, ids=lambda card: card.id or "none")
def test_another_roll_never_hurts_the_seer(card: MagicCard) -> None:
    points = payoff(box(4, RED), RED, card, points_at_stake(box(4, RED), card, 0))
    odds = seers_odds(points, card, 5)
    for fewer, more in zip(odds.worth[:-1], odds.worth[1:], strict=True):
        assert (more >= fewer).all()


def test_wd_7_a_free_jester_box_never_hurts_and_only_helps_where_jesters_show() -> None:
    a_box = box(5, GREEN)
    with_box = payoff(a_box, GREEN, NO_CARD, points_at_stake(a_box, NO_CARD, 0b11101))
    without = payoff(a_box, GREEN, NO_CARD, points_at_stake(a_box, NO_CARD, NO_JESTER_BOX))
    two_jesters = np.array([DICE.counts[DICE.full + row][5] == 2 for row in range(FULL)])
    missed = differences(NO_CARD, GREEN)[:, a_box] > 0
    assert (with_box[two_jesters & missed] == 0).all()
    assert (with_box[~two_jesters] == without[~two_jesters]).all()
    assert (with_box[~missed] == 5).all()


def test_m9_gives_an_x_for_as_many_jesters_as_predicted() -> None:
    m9, a_box = CARDS[8], box(2, BLUE)
    gained = payoff(a_box, RED, m9, x_at_stake(a_box, m9, 0))
    exact = payoff(a_box, RED, m9, EXACT)
    two_jesters = np.array([DICE.counts[DICE.full + row][5] == 2 for row in range(FULL)])
    assert (gained == ((exact == 1) | two_jesters)).all()
    used = payoff(a_box, RED, m9, x_at_stake(a_box, m9, 0b00010))
    assert (used == exact).all()


def test_m1_and_m2_double_the_points() -> None:
    for card in CARDS[:2]:
        scored = payoff(box(3, RED), RED, card, points_at_stake(box(3, RED), card, NO_JESTER_BOX))
        missed_by = differences(card, RED)[:, box(3, RED)]
        assert (scored == np.where(missed_by == 0, 6, -2 * missed_by)).all()


def test_a_follower_never_does_worse_than_by_leaving_or_by_staying_to_the_end() -> None:
    seers_points = payoff(box(4, BLUE), BLUE, NO_CARD, points_at_stake(box(4, BLUE), NO_CARD, 0))
    _, seers = seers_policy(seers_points, NO_CARD, 3)
    points = np.stack(
        [payoff(b, BLUE, NO_CARD, points_at_stake(b, NO_CARD, 0)) for b in range(codes.BOXES)], axis=1
    )
    odds, own = followers_policy(points, seers)
    to_the_end = follow_policy(seers, points)
    for worth, end in zip(odds.worth, to_the_end.worth, strict=True):
        assert (worth >= np.maximum(points, end) - 1e-12).all()
    assert (odds.worth[2] > to_the_end.worth[2] + 0.1).any()
    for worth, again in zip(odds.worth, follow_policy(own, points).worth, strict=True):
        np.testing.assert_allclose(worth, again, atol=1e-12)


def test_somebody_with_the_seers_own_payoff_goes_along_to_the_end() -> None:
    points = payoff(box(4, BLUE), BLUE, NO_CARD, points_at_stake(box(4, BLUE), NO_CARD, 0))
    seers_worth, seers = seers_policy(points, NO_CARD, 3)
    odds, _ = followers_policy(points, seers)
    for mine, theirs in zip(odds.worth, seers_worth.worth, strict=True):
        np.testing.assert_allclose(mine, theirs, atol=1e-12)


# -- a roll, by listing all of them --------------------------------------------------------------------------


def test_one_roll_by_listing_all_279936_of_them() -> None:
    """With points, so that every difference and every number of Jesters matters."""
    a_box = box(3, RED)
    points = payoff(a_box, RED, NO_CARD, points_at_stake(a_box, NO_CARD, 0b00100))
    listed = Counter([tuple(sorted(roll)) for roll in product(FACES, repeat=7)])
    assert listed.total() == 279_936
    total = sum(
        [count * points[number_of_dice(from_faces(roll)) - DICE.full] for roll, count in listed.items()]
    )
    assert DICE.expected(points)[0] == pytest.approx(total / 279_936, abs=1e-12)


# -- one re-roll, by listing every choice and every result ---------------------------------------------------


def test_the_best_reroll_by_listing_all_of_them() -> None:
    points = np.random.default_rng(4).normal(size=FULL)
    worth = seers_odds(points, NO_CARD, 1).worth[1]
    for dice in (ALL_ROLLS[0], ALL_ROLLS[400], from_faces(("blue",) * 3 + ("wizard",) * 2 + ("jester",) * 2)):
        best = points[number_of_dice(dice) - DICE.full]
        for again in subsets(dice):
            roll = ROLLS[number(again) - 1]
            results = [
                points[number_of_dice(dice - again + rolled(outcome)) - DICE.full] * weight
                for outcome, weight in roll.outcomes()
            ]
            best = max(best, sum(results) / roll.total())
        assert worth[number_of_dice(dice) - DICE.full] == pytest.approx(best, abs=1e-12)


# -- through the rules ---------------------------------------------------------------------------------------


def after_predictions(
    card: MagicCard, seers: str, others: str, turned: str = "turn blue wizard"
) -> WizardDicePosition:
    position = round_of(card)
    if card.turns_two_dice:
        play(position, turned)
    if card.rolls_before_predictions:
        position.settle((2, 1, 1, 1, 1, 1))
    play(position, seers, others)
    if card.wizards == NAMED:
        play(position, "name blue")
    return position


def seers_choices(card: MagicCard, dice: int) -> set[int]:
    """What the rules let the Seer keep of Roll 2, or of Roll 1 under M3 before the compulsory roll."""
    position = after_predictions(card, "predict 3 blue", "predict 1 red")
    if isinstance(position.pending, Decide):
        position.dice = dice
    else:
        show(position, dice)
        play(position, "stay")
    return {
        number_of_dice(dice - argument_of(action))
        for action in position.legal(SEER)
        if kind_of(action) == codes.REROLL
    }


SOME_ROLLS = ALL_ROLLS[::19]


@pytest.mark.parametrize("card", [NO_CARD, CARDS[1]], ids=["none", "M2"])
def test_m2_the_best_of_what_the_rules_let_the_seer_keep(card: MagicCard) -> None:
    points = np.random.default_rng(9).normal(size=FULL)
    odds, policy = seers_policy(points, card, 1)
    for dice in SOME_ROLLS:
        row = number_of_dice(dice) - DICE.full
        allowed = seers_choices(card, dice)
        best = max([odds.keeping[1][kept] for kept in allowed])
        assert odds.worth[1][row] == max(best, points[row])
        assert policy.kept[1][row] == STOP or policy.kept[1][row] in allowed


def test_m3_the_best_of_what_the_rules_let_the_seer_keep_of_roll_1() -> None:
    odds = seers_odds(np.random.default_rng(9).normal(size=FULL), CARDS[2], 2)
    worths, kept = before_roll_2(odds, 3)
    for dice in SOME_ROLLS:
        row = number_of_dice(dice) - DICE.full
        allowed = seers_choices(CARDS[2], dice)
        assert kept[row] in allowed
        assert worths[row] == max([odds.keeping[2][each] for each in allowed])


def test_m2_seven_jesters_end_the_rolling() -> None:
    points = np.zeros(FULL)
    points[number_of_dice(ALL_ROLLS[-1]) - DICE.full] = -5.0
    assert DICE.counts[-1] == (0, 0, 0, 0, 0, 7)
    odds, policy = seers_policy(points, CARDS[1], 2)
    assert odds.worth[2][-1] == -5.0
    assert policy.kept[2][-1] == STOP


def follow_through(position: WizardDicePosition, seers: Policy, other: Policy | None, seed: int) -> None:
    """Play the round to its end: the Seer by a policy, the other one by another (None: stays)."""
    source = luck(seed)
    this_round = position.round
    while position.round == this_round:
        pending = position.pending
        if isinstance(pending, Chance):
            position.settle(pending.sample(source))
            continue
        assert isinstance(pending, Decide)
        seat = pending.seats[0]
        left = position.rolls - position.roll
        legal = list(position.legal(seat))
        if code(codes.TAKE_JESTER_SCORE) in legal:
            action = code(codes.WRITE_DIFFERENCE)
        elif seat == SEER:
            row = number_of_dice(position.dice) - DICE.full
            action = _seers_action(position, int(seers.kept[left][row]))
        else:
            row = number_of_dice(position.dice) - DICE.full
            leaves = other is not None and other.kept[left][row] == STOP
            action = code(codes.LEAVE if leaves else codes.STAY)
        position.play(seat, action)


def _seers_action(position: WizardDicePosition, kept: int) -> int:
    return code(codes.LEAVE) if kept == STOP else code(codes.REROLL, position.dice - packed(kept))


def monte_carlo(
    start: WizardDicePosition, seers: Policy, other: Policy | None, games: int
) -> tuple[float, float]:
    """How often seat 0 and seat 1 hit."""
    hits = [0, 0]
    for seed in range(games):
        position = start.clone()
        boxes = position.predictions[:]
        follow_through(position, seers, other, seed)
        for seat in (SEER, OTHER):
            hits[seat] += position.marks[seat * codes.BOXES + boxes[seat]] >= X
    return hits[0] / games, hits[1] / games


def within_luck(found: float, expected: float, games: int) -> bool:
    return bool(abs(found - expected) < 4 * (expected * (1 - expected) / games) ** 0.5)


@pytest.mark.parametrize("card", EVERY_CARD, ids=lambda card: card.id or "none")
def test_policies_hit_as_often_as_promised_when_the_rules_are_played(card: MagicCard) -> None:
    """Seer 4 blue, the other 3 blue: both by their policies, through the rules, under every card."""
    games = 1500
    start = after_predictions(card, "predict 4 blue", "predict 3 blue")
    wizards = start.wizard_colour
    rolls = start.rolls - start.roll
    seers_hit = payoff(box(4, BLUE), wizards, card, EXACT)
    others_hit = payoff(box(3, BLUE), wizards, card, EXACT)
    seers, seers_plays = seers_policy(seers_hit, card, rolls)
    others, others_plays = followers_policy(others_hit, seers_plays)
    kept = 0
    if card.turns_two_dice:
        kept = number_of_dice(start.dice)
    if card.rolls_before_predictions:
        # The compulsory re-roll is not part of the policy: it is made here.
        kept = int(before_roll_2(seers, start.rolls)[1][number_of_dice(start.dice) - DICE.full])
        start.play(SEER, code(codes.REROLL, start.dice - packed(kept)))
    seer_found, other_found = monte_carlo(start, seers_plays, others_plays, games)
    assert within_luck(seer_found, float(seers.keeping[rolls][kept]), games)
    assert within_luck(other_found, float(others.keeping[rolls][kept]), games)


@pytest.mark.parametrize("card", EVERY_CARD, ids=lambda card: card.id or "none")
def test_payoffs_are_the_points_the_rules_write(card: MagicCard) -> None:
    boxes = (box(2, BLUE), box(1, RED))
    start = after_predictions(card, "predict 2 blue", "predict 1 red")
    if isinstance(start.pending, Decide):
        play(start, "reroll " + " ".join(faces(start.dice)))
    start.dice, start.roll, start.pending = 0, start.rolls - 1, ROLLS[-1]
    stakes = [points_at_stake(a_box, card, NO_JESTER_BOX) for a_box in boxes]
    points = [
        payoff(a_box, start.wizard_colour, card, each) for a_box, each in zip(boxes, stakes, strict=True)
    ]
    for dice in ALL_ROLLS[::11]:
        position = start.clone()
        show(position, dice)
        while position.round == 1:
            play(position, "score difference")
        row = number_of_dice(dice) - DICE.full
        assert [position.points(SEER), position.points(OTHER)] == [points[0][row], points[1][row]]
