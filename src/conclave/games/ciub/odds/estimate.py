"""The odds of a turn of ciúb: exact if the tables are small enough, otherwise by sampling.

Sampling plays turns with a policy that comes near the best and is made of two tables. One knows all kinds
of dice but few dice outside the tray; as soon as a turn comes to that, it says what the rest is worth and
nothing more is played. The other one leads there: it swaps in some promising kinds only, and if even that
is too much, it swaps nothing or looks only at the most useful dice outside the tray.

Where the second table knows all dice it also says, for every roll, what was to be expected of it. What the
roll turned out better than that is luck of a known mean of zero; taking it off leaves the mean and most of
the scatter goes (a control variate), so that few turns are enough.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import inf, sqrt

from conclave.core.source import Source
from conclave.games.ciub.engine.dice import NUMBER_OF_KINDS
from conclave.games.ciub.odds.best_dice import LeadingOdds, kinds_to_offer
from conclave.games.ciub.odds.sampled_turns import RolledDice, SampledTurns
from conclave.games.ciub.odds.steps import Odds
from conclave.games.ciub.odds.turn import EMPTY_TRAY, TooLarge, TurnOdds, hardly_runs_out, solve_turn

EXACT_STATES = 3_000_000
"""Up to this many entries of the tables the odds are exact, with five dice always. It mostly takes a second
or two, rarely ten. Chosen by hand for that."""
ROOM = 5_000_000
"""About the most entries of a table that sampling is led by. Chosen by hand."""
_OFFERED = ((NUMBER_OF_KINDS, 0.4), (5, 0.5), (4, 0.5), (3, 0.6), (2, 1.0))
"""How many kinds a leading table may swap in, and how much of the room it may take.

With more kinds an entry takes more time and memory. Chosen by hand.
"""
_ONE_OFFERED = 1.2
_NOT_OFFERED = 1.3
"""The same for one kind and for none. Both chosen by hand."""
_SINGLE = 4
"""How many kinds are tried as the only one. Chosen by hand."""
_LAST = 0.15
"""The part of the room that there is for the table that knows all kinds. Chosen by hand."""
_MOST_LAST_DICE = 5
"""The most dice outside the tray that the last table is tried with. Chosen by hand."""
_ROUGH = 0.05
_FINE = 1e-3
"""Bounds for the leading and the last table; the worths are much better than that. Both chosen by hand."""
_FEW_TURNS = 100
_DECISIONS = 3000
"""Turns are played until there were this many decisions, or until the error is good enough. Both chosen by
hand."""
_GOOD_ENOUGH = 0.001
"""As a part of the highest payoff. Chosen by hand."""
_WITH_ALL_KINDS = 0.002
_WITH_SOME_KINDS = 0.01
_PER_GAIN = 0.5
"""What the policy is taken to lack: a part of the highest payoff, and so much of what it gained over the
leading table. Chosen by hand, with sixteen pools of known chance in view (docs/odds.md)."""
_LEFT_OUT = 0.5
"""Where dice or all swaps had to be left out: so much of what is missing to certainty. Chosen by hand."""
_CONFIDENCE = 1.96
"""Standard errors on either side that hold 95 %, by the normal distribution."""


class TurnEstimate:
    """`odds` answers for the situations of the turn; it may be restricted if the estimate is not exact."""

    def __init__(self, worth: float, error: float, exact: bool, odds: Odds) -> None:
        self.worth = worth
        self.error = error
        """A bound if exact; otherwise the 95 % interval of the sample and a guess at what is lacking."""
        self.exact = exact
        self.odds = odds


def estimate(
    wanted: Mapping[int, float],
    skulls_are_jokers: bool,
    outside: Sequence[int],
    supply: Sequence[int],
    source: Source,
    tray: Sequence[int] = EMPTY_TRAY,
    now: RolledDice | None = None,
    *,
    self_adjust_to_tray: bool = False,
) -> TurnEstimate:
    """What a turn is worth; the arguments are those of TurnOdds.

    All dice outside the tray are about to be rolled, unless `now` says how they lie.
    """
    try:
        odds = solve_turn(
            wanted,
            skulls_are_jokers,
            outside,
            supply,
            tray,
            self_adjust_to_tray=self_adjust_to_tray,
            most_states=EXACT_STATES,
        )
    except TooLarge:
        tables = _Tables(wanted, skulls_are_jokers, self_adjust_to_tray, outside, supply, tray, ROOM)
        return _sample(tables, source, now)
    if now is None:
        worth = odds.before_roll(outside, tray)
    else:
        worth = odds.worth(now.dice, tray, now.earned, now.stage)
    return TurnEstimate(worth, odds.error, True, odds)


class QuickOdds:
    """Odds without sampling, maybe of some kinds only; without all dice or any swaps if not `knows_all`."""

    def __init__(self, odds: Odds, knows_all: bool) -> None:
        self.odds = odds
        self.knows_all = knows_all


def quick_odds(
    wanted: Mapping[int, float],
    skulls_are_jokers: bool,
    outside: Sequence[int],
    supply: Sequence[int],
    tray: Sequence[int],
    most_states: int,
    *,
    self_adjust_to_tray: bool = False,
) -> QuickOdds:
    """Exact odds if tables of this many entries are enough, otherwise those that sampling plays by."""
    try:
        odds = solve_turn(
            wanted,
            skulls_are_jokers,
            outside,
            supply,
            tray,
            self_adjust_to_tray=self_adjust_to_tray,
            most_states=most_states,
        )
    except TooLarge:
        tables = _Tables(wanted, skulls_are_jokers, self_adjust_to_tray, outside, supply, tray, most_states)
        return QuickOdds(tables.odds, tables.knows_all and tables.knows_swaps)
    return QuickOdds(odds, True)


class _Tables:
    """What is asked, and tables for it that may be restricted. Each is solved once."""

    def __init__(
        self,
        wanted: Mapping[int, float],
        skulls_are_jokers: bool,
        self_adjust_to_tray: bool,
        outside: Sequence[int],
        supply: Sequence[int],
        tray: Sequence[int],
        room: int,
    ) -> None:
        self.wanted = wanted
        self.room = room
        """About the most entries of a table."""
        self.highest = max(wanted.values())
        self.skulls_are_jokers = skulls_are_jokers
        self.self_adjust_to_tray = self_adjust_to_tray
        self.outside = outside
        self.supply = supply
        self.tray = tray
        self.dice = sum(outside)
        self.last = self._last()
        """All kinds, and as many dice as there is room for."""
        self.known = list(outside)
        """The dice that the leading table knows."""
        self.leading = self._leading()
        """Some kinds, and all dice if there is room for them."""
        self.odds = LeadingOdds(self.leading, self.last, wanted, tray)

    @property
    def knows_all(self) -> bool:
        """Whether the leading table leaves out no dice."""
        return self.leading.dice == self.dice

    @property
    def knows_swaps(self) -> bool:
        """Whether it swaps in anything, if there is anything to swap in."""
        kinds = range(NUMBER_OF_KINDS)
        return any(map(self.leading.swaps_in, kinds)) or not any(map(self.last.swaps_in, kinds))

    @property
    def knows_all_kinds(self) -> bool:
        return all(self.leading.swaps_in(kind) for kind in range(NUMBER_OF_KINDS) if self.last.swaps_in(kind))

    def promise(self, now: RolledDice | None) -> float:
        """What the leading table says about the dice that it knows."""
        if now is None:
            return self.leading.before_roll(self.known, self.tray)
        return self.odds.leading_worth(now.dice, self.tray, now.earned, now.stage)

    def _last(self) -> TurnOdds:
        for dice in range(min(_MOST_LAST_DICE, self.dice), 0, -1):
            found = self._table(self.outside, None, _FINE, _LAST, dice)
            if found is not None:
                return found
        return TurnOdds(
            self.wanted,
            self.skulls_are_jokers,
            self.outside,
            self.supply,
            self.tray,
            most_dice=0,
            self_adjust_to_tray=self.self_adjust_to_tray,
        )

    def _leading(self) -> TurnOdds:
        """The first that fits: all dice and as many kinds as can be; then either no swaps or fewer dice."""
        kinds = [
            kind
            for kind in range(NUMBER_OF_KINDS)
            if self.last.swaps_in(kind) and hardly_runs_out(kind, self.supply)
        ]
        offered = kinds_to_offer(self.wanted, kinds, self.outside)
        found = self._with_swaps(self.outside, offered)
        if found is not None:
            return found
        without_swaps = self._table(self.outside, (), _ROUGH, _NOT_OFFERED)
        dice = self.outside
        while found is None and sum(dice) > 1:
            dice = self._fewer(dice)
            found = self._with_swaps(dice, offered)
        if found is None:
            return self.last if without_swaps is None else without_swaps
        if without_swaps is not None:
            promise = without_swaps.before_roll(self.outside, self.tray)
            if promise >= found.before_roll(dice, self.tray):
                return without_swaps
        self.known = list(dice)
        return found

    def _with_swaps(self, dice: Sequence[int], offered: Sequence[int]) -> TurnOdds | None:
        """As many kinds as can be; a single one may be any of the first, since some make larger tables."""
        for number, share in _OFFERED:
            found = self._table(dice, offered[:number], _ROUGH, share)
            if found is not None:
                return found
        for kind in offered[:_SINGLE]:
            found = self._table(dice, [kind], _ROUGH, _ONE_OFFERED)
            if found is not None and found.before_roll(dice, self.tray) > 0.0:
                return found
        return None

    def _fewer(self, dice: Sequence[int]) -> list[int]:
        """Without a die of the least promising kind."""
        order = kinds_to_offer(self.wanted, range(NUMBER_OF_KINDS), dice)
        least = next(kind for kind in reversed(order) if dice[kind])
        return [number - (kind == least) for kind, number in enumerate(dice)]

    def _table(
        self,
        outside: Sequence[int],
        offered: Sequence[int] | None,
        tolerance: float,
        share: float,
        most_dice: int | None = None,
    ) -> TurnOdds | None:
        """With a share of the room; None if that is not enough."""
        try:
            return TurnOdds(
                self.wanted,
                self.skulls_are_jokers,
                outside,
                self.supply,
                self.tray,
                offered=offered,
                tolerance=tolerance * self.highest,
                most_states=int(share * self.room),
                most_dice=most_dice,
                unlimited=True,
                self_adjust_to_tray=self.self_adjust_to_tray,
            )
        except TooLarge:
            return None


def _sample(tables: _Tables, source: Source, now: RolledDice | None) -> TurnEstimate:
    expecting = tables.leading if tables.knows_all else None
    sampled = SampledTurns(tables.odds, tables.last, expecting, source)
    total = squares = mean = 0.0
    error = inf
    turns = 0
    while turns < _FEW_TURNS or (sampled.decisions < _DECISIONS and error > _GOOD_ENOUGH * tables.highest):
        worth = sampled.turn(tables.outside, tables.supply, tables.tray, now)
        turns += 1
        total += worth
        squares += worth * worth
        mean = total / turns
        error = _CONFIDENCE * sqrt(max(0.0, squares / turns - mean * mean) / turns)
    mean = min(max(mean, 0.0), tables.highest)
    error += tables.last.error + min(tables.highest - mean, _lacking(tables, mean, now))
    return TurnEstimate(mean, error, False, tables.odds)


def _lacking(tables: _Tables, mean: float, now: RolledDice | None) -> float:
    """What a better policy may add to the mean. The last table shows what more kinds and dice are good for.

    No bound: a guess that held in most of the cases that larger tables could tell.
    """
    promised = tables.promise(now)
    if promised == 0.0:
        return tables.highest
    gain = max(0.0, mean - promised)
    if not tables.knows_all or not tables.knows_swaps:
        return gain + _LEFT_OUT * (tables.highest - mean)
    least = _WITH_ALL_KINDS if tables.knows_all_kinds else _WITH_SOME_KINDS
    return _PER_GAIN * gain + least * tables.highest
