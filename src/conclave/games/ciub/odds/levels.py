"""One level of a turn of ciúb: this many dice outside the tray, solved on top of the levels with fewer dice.

What a turn is worth depends on the dice outside the tray, on the progress of the tray, and on whether
rolling on is earned (CB-7). Dice go to the tray and never come back, so a level is solved when all lower
ones are. Within a level there are cycles: a reroll may show reroll again, and after a swap all dice are
rolled again.

Two loops solve them. The inner one is about the actions between two rolls (CB-5), for a given worth of
rolling on. It starts from below and only ever raises worths. Every action uses up an action face, and what
it rolls brings back at most 1/2 of one on average, so no more than twice as many actions as dice are to
be expected; once a pass raises nothing by more than d, the worths are right but for (2 x dice) d.

The outer one is about the worth V of rolling all dice, F(V) being what the inner loop makes of it. At every
roll all dice may show no action face, each with a chance of at least 1/2, and then the level is left for
good: so F(V + c) <= F(V) + b c with b = 1 - P(no action face) < 1, and V is right but for max|F(V) - V| /
(1 - b), however it was found. That allows to extrapolate (Anderson's method) and to know how near the
result is. Errors of lower levels add to those of higher ones at most as they are, so they add up over the
levels.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np

from conclave.games.ciub.engine.dice import HIGHEST, SKULL
from conclave.games.ciub.odds.dice_sets import Places, SetsOfSize, Worths
from conclave.games.ciub.odds.extrapolation import Extrapolation
from conclave.games.ciub.odds.moves import Moves

_INNER = 0.2
"""The part of the tolerance that is left to the inner loop. Chosen by hand."""
_AT_FIRST = 0.1
"""The error of the inner loop before the outer one has begun, as a part of the highest worth. Chosen by
hand."""
_CARE = 0.01
"""How exact the inner loop is, compared with how far off the outer one is. Chosen by hand."""


class Columns:
    """The progresses of one level: a column of its tables each.

    After the columns that are solved come those of progresses that are over, one for each payoff.
    """

    def __init__(self, payoffs: Sequence[float], over: Sequence[float], after: Places) -> None:
        self.payoffs = np.array(payoffs, dtype=np.float64)
        self.over = np.array(over, dtype=np.float64)
        self.after = after
        """By column and sign: the column one level below once that die is in the tray."""


class Level:
    """The solved tables of a level: a row for each multiset, a column for each progress."""

    def __init__(self, sets: SetsOfSize, columns: Columns) -> None:
        self.sets = sets
        self.columns = columns
        self.unearned: Worths
        """Actions are possible, rolling on is not earned yet."""
        self.earned: Worths
        """Actions are possible, rolling on is earned."""
        self.aside: Worths
        """No more actions, rolling on is earned; skulls go to the tray first."""
        self.roll: Worths
        """All dice are about to be rolled: a row for each multiset of kinds."""
        self.error = 0.0
        """The part of the error that this level adds."""

    def finish(self) -> None:
        """Add the columns of progresses that are over."""
        over = self.columns.over
        self.unearned = _beside(self.unearned, over)
        self.earned = _beside(self.earned, over)
        self.aside = _beside(self.aside, over)
        self.roll = _beside(self.roll, over)


def _beside(worths: Worths, over: Worths) -> Worths:
    return np.hstack([worths, np.broadcast_to(over, (len(worths), len(over)))])


def empty_level(sets: SetsOfSize, columns: Columns) -> Level:
    """All dice are in the tray: nothing is left but to stop."""
    level = Level(sets, columns)
    level.unearned = level.earned = level.aside = level.roll = columns.payoffs[None, :].copy()
    level.finish()
    return level


def solve(
    sets: SetsOfSize,
    below: Level,
    columns: Columns,
    limits: Mapping[int, Places],
    moves: Moves,
    tolerance: float,
) -> Level:
    """`limits`: by scarce kind and column, how many dice outside the tray take all there are."""
    level = Level(sets, columns)
    aside, unearned = _set_aside(sets, below, columns)
    turned = moves.adjust_into_tray(below.earned, columns.after)
    if turned is not None:
        np.maximum(unearned, turned, out=unearned)
    act = aside if turned is None else np.maximum(aside, turned)
    enough = _INNER * tolerance / (4 * sets.size)
    if not moves.can_swap:
        moves.act(unearned, enough)
        level.roll = sets.expected(unearned)
        level.earned = np.maximum(act, _rolling_on(sets, level.roll))
        moves.act(level.earned, enough)
        level.unearned = unearned
        level.error = _INNER * tolerance
    else:
        _solve_cycle(level, act, unearned, limits, moves, tolerance)
    level.aside = np.maximum(aside, _rolling_on(sets, level.roll))
    level.finish()
    return level


def _set_aside(sets: SetsOfSize, below: Level, columns: Columns) -> tuple[Worths, Worths]:
    """What setting aside is worth if the dice left are not rolled on: with rolling on earned, and not earned.

    Once rolling on is earned only numbers are worth setting aside; until then any die is, because it earns
    it.
    """
    signs = sets.signs
    earned = np.tile(columns.payoffs, (sets.number, 1))
    numbers = [sign for sign in range(len(signs)) if signs.sign[sign] < HIGHEST]
    others = [sign for sign in range(len(signs)) if sign not in numbers and signs.sign[sign] != SKULL]
    for sign in numbers:
        _raise(earned, sets.to[sign], _below(sets, below, columns, sign))
    unearned = earned.copy()
    for sign in others:
        _raise(unearned, sets.to[sign], _below(sets, below, columns, sign))
    for sign in signs.with_sign(SKULL):  # CB-6: it must go
        forced = _below(sets, below, columns, sign)
        earned[sets.to[sign]] = forced
        unearned[sets.to[sign]] = forced
    return earned, unearned


def _below(sets: SetsOfSize, below: Level, columns: Columns, sign: int) -> Worths:
    """What the dice left are worth when this one went to the tray."""
    rows = sets.rows[sets.signs.kind[sign]]
    return below.aside[rows[:, None], columns.after[None, :, sign]]


def _raise(worths: Worths, places: Places, to: Worths) -> None:
    worths[places] = np.maximum(worths[places], to)


def _rolling_on(sets: SetsOfSize, roll: Worths) -> Worths:
    """By multiset: what rolling on is worth. Where a skull has to go first it is not this level's roll."""
    on = roll.take(sets.kinds, axis=0)
    on[sets.has_skull] = 0.0
    return on


def _solve_cycle(
    level: Level, act: Worths, alone: Worths, limits: Mapping[int, Places], moves: Moves, tolerance: float
) -> None:
    """`alone` is what dice are worth without rolling on in this level, before any action."""
    sets = level.sets
    extrapolation = Extrapolation()
    unsure = 4 * sets.size / moves.leaves
    enough = _AT_FIRST * float(np.max(act, initial=0.0)) / unsure
    earned = act.copy()
    unearned = alone.copy()
    moves.act(unearned, enough)
    roll = sets.expected(unearned)
    before = roll
    while True:
        # Rolling on that is worth less by c lowers everything by c at most: so this starts from below.
        lower = np.max(before - roll, axis=0, initial=0.0)
        earned -= lower
        np.maximum(earned, act, out=earned)
        np.maximum(earned, _rolling_on(sets, roll), out=earned)
        moves.act(earned, enough, limits, earned)
        unearned -= lower
        np.maximum(unearned, alone, out=unearned)
        moves.swap(unearned, limits, earned)
        moves.act(unearned, enough)
        result = sets.expected(unearned)
        off = float(np.max(np.abs(result - roll), initial=0.0))
        level.error = off / moves.leaves + unsure * enough
        if level.error <= tolerance:
            break
        enough = max(_INNER * tolerance / unsure, min(enough, _CARE * off))
        before = roll
        roll = np.clip(extrapolation.step(roll, result), 0.0, level.columns.over.max())
    level.earned = earned
    level.unearned = unearned
    level.roll = result
