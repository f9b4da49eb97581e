"""The odds of a turn of ciúb: exact if the tables are small enough, otherwise by sampling.

Sampling plays turns with a policy that comes near the best and is made of two tables. One knows all kinds
of dice but few dice outside the tray; as soon as a turn comes to that, it says what the rest is worth and
nothing more is played. The other one leads there: it swaps in some promising kinds only, and if even that
is too much, it looks only at the most useful dice outside the tray.

Where the second table knows all dice it also says, for every roll, what was to be expected of it. What the
roll turned out better than that is luck of a known mean of zero; taking it off leaves the mean and most of
the scatter goes (a control variate), so that few turns are enough.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import inf, sqrt

from conclave.analysis.ciub_leading import LeadingOdds, faces_of, promising_kinds
from conclave.analysis.ciub_playing import Playing, Situation
from conclave.analysis.ciub_steps import Odds
from conclave.analysis.ciub_turn import EMPTY_TRAY, PRECISION, TooLarge, TurnOdds, solved_turn
from conclave.core.source import Source
from conclave.games.ciub import requirement
from conclave.games.ciub.dice import HIGHEST, NUMBER_OF_KINDS

EXACT_STATES = 3_000_000
"""Up to so many entries of the tables the odds are exact: with five dice always. That takes three seconds."""
ROOM = 1_000_000
"""The most entries of a table that sampling is led by."""
_MOST_LEADING_DICE = 9
_MOST_LAST_DICE = 5
_ROUGH = 0.05
"""The bound for the table that only leads; its worths are much better than that."""
_FEW_TURNS = 100
_DECISIONS = 3000
"""More turns are played until there were so many decisions, or until the error is good enough."""
_GOOD_ENOUGH = 0.001
_SHORT_OF_BEST = 0.005
"""What the policy is taken to lack. No bound: mostly it was far less, once three times as much."""
_OFFERED = (4, 2, 1, 0)
"""How many kinds a leading table may swap in."""
_BY_OTHER_NUMBERS = 0.02
"""What may be lacking if equal dice are sought of one number only, or if sums ignore low numbers."""
_CONFIDENCE = 1.96
"""Standard errors on either side that hold 95 %."""


class Estimate:
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
    now: Situation | None = None,
) -> Estimate:
    """What a turn is worth; the arguments are those of TurnOdds.

    All dice outside the tray are about to be rolled, unless `now` says how they lie.
    """
    try:
        odds = solved_turn(wanted, skulls_are_jokers, outside, supply, tray, most_states=EXACT_STATES)
    except TooLarge:
        return _sampled(_Tables(wanted, skulls_are_jokers, outside, supply, tray, ROOM), source, now)
    if now is None:
        worth = odds.before_roll(outside, tray)
    else:
        worth = odds.worth(now.dice, tray, now.earned, now.stage)
    return Estimate(worth, odds.error, True, odds)


def quick_odds(
    wanted: Mapping[int, float],
    skulls_are_jokers: bool,
    outside: Sequence[int],
    supply: Sequence[int],
    tray: Sequence[int],
    most_states: int,
) -> Odds:
    """Exact odds if tables of so many entries are enough, otherwise those that sampling plays by."""
    try:
        return solved_turn(wanted, skulls_are_jokers, outside, supply, tray, most_states=most_states)
    except TooLarge:
        return _Tables(wanted, skulls_are_jokers, outside, supply, tray, most_states).odds


class _Tables:
    """What is asked, and tables for it that may be restricted."""

    def __init__(
        self,
        wanted: Mapping[int, float],
        skulls_are_jokers: bool,
        outside: Sequence[int],
        supply: Sequence[int],
        tray: Sequence[int],
        room: int,
    ) -> None:
        self.wanted = wanted
        self.room = room
        """The most entries of a table."""
        self.highest = max(wanted.values())
        self.skulls_are_jokers = skulls_are_jokers
        self.outside = outside
        self.supply = supply
        self.tray = tray
        self.dice = sum(outside)
        self.last = self._last()
        """All kinds, and as many dice as there is room for."""
        self.lacking = 0.0
        """What the leading table may lack because it leaves dice out."""
        self.leading = self._leading()
        """Some kinds, and all dice if there is room for them."""
        self.odds = LeadingOdds(self.leading, self.last, wanted, tray)

    def _last(self) -> TurnOdds:
        for dice in range(min(_MOST_LAST_DICE, self.dice), 0, -1):
            found = self._table(self.wanted, self.outside, None, PRECISION, self.room // 3, dice)
            if found is not None:
                return found
        return TurnOdds(
            self.wanted, self.skulls_are_jokers, self.outside, self.supply, self.tray, most_dice=0
        )

    def _leading(self) -> TurnOdds:
        """Of the largest tables with more or fewer kinds swapped in the one that promises most."""
        kinds = [kind for kind in range(NUMBER_OF_KINDS) if self.last.swaps_in(kind)]
        promising = promising_kinds(self.wanted, kinds)
        best = self.last
        promise = -1.0
        by_swaps = 0.0
        for wanted, ignored in self._ways():
            for number in _OFFERED:
                offered = promising[:number]
                table, dice = self._largest(wanted, offered, ignored)
                if table is None:
                    continue
                promised = table.before_roll(dice, self.tray)
                fewer_kinds = (
                    self._promise(wanted, dice, promising[: number // 2], ignored) if offered else 0.0
                )
                by_swaps = max(by_swaps, promised - fewer_kinds if offered else 0.0)
                if promised > promise:
                    best = table
                    promise = promised
                    self.lacking = by_swaps if number < _OFFERED[0] else 0.0
                    self.lacking += self._by_more_dice(wanted, dice, offered, ignored, promise)
                    if ignored or wanted is not self.wanted:
                        self.lacking += _BY_OTHER_NUMBERS * self.highest
        return best

    def _by_more_dice(
        self,
        wanted: Mapping[int, float],
        dice: Sequence[int],
        offered: Sequence[int],
        ignored: Sequence[int],
        promise: float,
    ) -> float:
        """What the dice that a table leaves out may add: each as much as the last one that is in it."""
        left_out = self.dice - sum(dice)
        if left_out == 0:
            return 0.0
        if promise == 0.0:
            return self.highest
        return left_out * (promise - self._promise(wanted, self._fewer(dice), offered, ignored))

    def _promise(
        self,
        wanted: Mapping[int, float],
        dice: Sequence[int],
        offered: Sequence[int],
        ignored: Sequence[int],
    ) -> float:
        """What fewer dice or kinds promise than a table that there was room for."""
        table = self._table(wanted, dice, offered, _ROUGH, 2 * self.room, None, ignored)
        return 0.0 if table is None else table.before_roll(dice, self.tray)

    def _largest(
        self, wanted: Mapping[int, float], offered: Sequence[int], ignored: Sequence[int]
    ) -> tuple[TurnOdds | None, list[int]]:
        """The table for the most dice, and these dice."""
        dice = list(self.outside)
        while sum(dice) > _MOST_LEADING_DICE:
            dice = self._fewer(dice)
        most_states = self.room if offered else 2 * self.room  # without swaps it is quick
        while sum(dice):
            table = self._table(wanted, dice, offered, _ROUGH, most_states, None, ignored)
            if table is not None:
                return table, dice
            dice = self._fewer(dice)
        return None, dice

    def _fewer(self, dice: Sequence[int]) -> list[int]:
        """Without a die of the kind that there is most of, the least promising if there are several."""
        order = promising_kinds(self.wanted, range(NUMBER_OF_KINDS))
        kind = max(reversed(order), key=lambda kind: dice[kind])
        return [number - (place == kind) for place, number in enumerate(dice)]

    def _ways(self) -> list[tuple[Mapping[int, float], Sequence[int]]]:
        """What to go for, and which numbers to ignore: the cards themselves, or something simpler.

        That is, instead of any equal numbers those that the dice show most, and for sums only the numbers of
        about the mean that is needed and above. It is less, but there is far less to keep in mind.
        """
        plain: tuple[Mapping[int, float], Sequence[int]] = (self.wanted, ())
        if {requirement.form_of(card) for card in self.wanted} == {requirement.SUM}:
            mean = min([requirement.amount_of(card) for card in self.wanted]) // self.dice
            return [plain, (self.wanted, range(1, mean))] if mean > 1 else [plain]
        equal = [card for card in self.wanted if requirement.form_of(card) == requirement.EQUAL]
        if not equal:
            return [plain]
        shown = [0] * HIGHEST
        for kind in range(NUMBER_OF_KINDS):
            for face in faces_of(kind):
                if face < HIGHEST:
                    shown[face] += self.outside[kind]
        number = 1 + max(range(HIGHEST), key=lambda face: shown[face])
        simpler = {card: value for card, value in self.wanted.items() if card not in equal}
        for card in equal:
            times = min(requirement.amount_of(card), requirement.MOST_OF_A_NUMBER)
            simpler[requirement.read(",".join([str(number)] * times))] = self.wanted[card]
        return [plain, (simpler, ())]

    def _table(
        self,
        wanted: Mapping[int, float],
        outside: Sequence[int],
        offered: Sequence[int] | None,
        tolerance: float,
        most_states: int,
        most_dice: int | None,
        ignored: Sequence[int] = (),
    ) -> TurnOdds | None:
        try:
            return TurnOdds(
                wanted,
                self.skulls_are_jokers,
                outside,
                self.supply,
                self.tray,
                offered=offered,
                tolerance=tolerance * self.highest,
                most_states=most_states,
                most_dice=most_dice,
                unlimited=True,
                ignored=ignored,
            )
        except TooLarge:
            return None


def _sampled(tables: _Tables, source: Source, now: Situation | None) -> Estimate:
    knows_all = tables.leading.dice == tables.dice and tables.leading.wants(tables.wanted)
    playing = Playing(tables.odds, tables.last, tables.leading if knows_all else None, source)
    total = squares = mean = 0.0
    error = inf
    turns = 0
    while turns < _FEW_TURNS or (playing.decisions < _DECISIONS and error > _GOOD_ENOUGH * tables.highest):
        worth = playing.turn(tables.outside, tables.supply, tables.tray, now)
        turns += 1
        total += worth
        squares += worth * worth
        mean = total / turns
        error = _CONFIDENCE * sqrt(max(0.0, squares / turns - mean * mean) / turns)
    mean = min(max(mean, 0.0), tables.highest)
    error += tables.last.error + min(tables.highest - mean, _SHORT_OF_BEST * tables.highest + tables.lacking)
    return Estimate(mean, error, False, tables.odds)
