"""A turn of ciúb solved: what every state of it is worth when it is played as well as possible.

`TurnOdds` is made once for the wanted cards, the dice and the supply. Its tables (`levels.py`) then answer
for every state that the turn can reach.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable, Iterator, Mapping, Sequence

import numpy as np

from conclave.games.ciub.engine import requirement, stages
from conclave.games.ciub.engine.dice import (
    DICE,
    FACES,
    HIGHEST,
    KIND_OF,
    KINDS_WITH_SWAP,
    NUMBER_OF_KINDS,
    SIDES,
    SKULL,
    STATES,
)
from conclave.games.ciub.odds.dice_sets import NONE, Kinds, Places, sets_by_size
from conclave.games.ciub.odds.levels import Columns, Level, empty_level, solve
from conclave.games.ciub.odds.moves import Moves
from conclave.games.ciub.odds.progress import A_SKULL, NOTHING, Aims, Progress
from conclave.games.ciub.odds.signs import DieSigns, useful_kinds

MOST_STATES = 2_000_000
"""The most entries of the tables, unless said otherwise. Chosen by hand."""
PRECISION = 1e-6
"""The error that is accepted unless said otherwise. Chosen by hand."""
_PROGRESS_COUNTS = 200
"""Listing a progress takes as long as solving this many entries. Chosen by hand."""
MOST_DICE = 10
"""With more dice outside the tray not even the kinds that they can turn into are listed. Chosen by hand."""
_A_FEW = 2
"""Dice of a kind in the supply that are too few to be called unlimited. Chosen by hand."""
EMPTY_TRAY = (0,) * SIDES
PLENTY = 99
"""A limit that is never reached, chosen by hand."""

Column = tuple[Progress, tuple[int, ...]]
"""A progress, and for each scarce kind how many dice outside the tray would take all there are."""


class TooLarge(Exception):
    """The tables would have too many entries."""


class TurnOdds:
    """What states of a turn are worth: the expected value of the card won, the best one that can be.

    `wanted` says what each card is worth, by requirement; a single card of worth 1 makes it a probability.
    `outside` and `supply` count dice by kind, `tray` by side: where the turn stands. Raises TooLarge.

    Restrictions make tables smaller. With `offered` only these kinds are ever swapped in: worths are then not
    too high. With `most_dice` there are tables for this many dice outside the tray and fewer only.
    `unlimited` takes no notice of a supply that runs out, and none of kinds of which only a few are left.

    `self_adjust_to_tray` is the option of the game (CB-5c).
    """

    def __init__(
        self,
        wanted: Mapping[int, float],
        skulls_are_jokers: bool,
        outside: Sequence[int],
        supply: Sequence[int],
        tray: Sequence[int] = EMPTY_TRAY,
        *,
        offered: Iterable[int] | None = None,
        tolerance: float = PRECISION,
        most_states: int = MOST_STATES,
        most_dice: int | None = None,
        unlimited: bool = False,
        self_adjust_to_tray: bool = False,
    ) -> None:
        self.self_adjust_to_tray = self_adjust_to_tray
        self._dice = sum(outside) if most_dice is None else min(most_dice, sum(outside))
        owned = list(outside)
        for side in range(SIDES):
            owned[KIND_OF[side]] += tray[side]
        self._total = [supply[kind] + owned[kind] for kind in range(NUMBER_OF_KINDS)]
        kinds = self._kinds_in_play(wanted, outside, supply, owned, offered, unlimited)
        numbers = sorted(
            {FACES.index(face) + 1 for kind in kinds for face in DICE[kind].labels if face.isdigit()}
        )
        skulls = any("skull" in DICE[kind].labels for kind in kinds)
        self._aims = Aims(wanted, skulls_are_jokers, numbers, skulls)
        start = self._aims.of_tray(tray, sum(outside))
        self._signs = DieSigns(self._aims.useful_numbers(start), kinds)
        if self._dice > MOST_DICE:
            raise TooLarge
        most = [
            self._total[kind] if kind in self._swapped_in else outside[kind]
            for kind in range(NUMBER_OF_KINDS)
        ]
        self._kinds = Kinds(outside, most, self._dice)
        self._sets = self._kinds.number_of_multisets(self._signs)
        self._most_states = most_states
        self.states = 0
        """How many entries a table has over all levels."""
        self._alike = self._signs_alike()
        self._places: list[dict[Column, int]] = []
        self._column_of: dict[tuple[int, ...], int] = {}
        limits = self._limits(tray, sum(outside))
        columns = self._columns(self._first_columns((start, limits), sum(outside)))
        self._highest = max(self._aims.values)
        self.error = 0.0
        """How far off a worth can be."""
        self._levels = self._solve(columns, tolerance)

    # -- what is in play ----------------------------------------------------------------------------------

    def _kinds_in_play(
        self,
        wanted: Mapping[int, float],
        outside: Sequence[int],
        supply: Sequence[int],
        owned: Sequence[int],
        offered: Iterable[int] | None,
        unlimited: bool,
    ) -> list[int]:
        """Settle which kinds are swapped in, of which there are always some, and which are scarce."""
        can_swap = any(outside[kind] for kind in KINDS_WITH_SWAP)
        possible = range(NUMBER_OF_KINDS) if offered is None else offered
        can_come = sorted({kind for kind in possible if can_swap and self._total[kind]})
        # A kind of which none is left comes back only if a die of it is swapped away.
        can_come = [kind for kind in can_come if supply[kind] or kind in KINDS_WITH_SWAP]
        dice = sum(owned)
        if unlimited:
            can_come = plentiful = [kind for kind in can_come if hardly_runs_out(kind, supply)]
        else:
            plentiful = [kind for kind in can_come if self._total[kind] > dice]
        forms = {requirement.form_of(card) for card in wanted}
        numbers = frozenset([number for card in wanted for number in _numbers_of(card)])
        self._swapped_in = useful_kinds(
            can_come, plentiful, numbers, forms == {requirement.SUM}, requirement.EQUAL in forms
        )
        self._always = [kind for kind in self._swapped_in if kind in plentiful]
        self._scarce = [kind for kind in self._swapped_in if kind not in plentiful]
        return [kind for kind in range(NUMBER_OF_KINDS) if outside[kind] or kind in self._swapped_in]

    def _limits(self, tray: Sequence[int], dice: int) -> tuple[int, ...]:
        """For each scarce kind: how many of it outside the tray are all there are; PLENTY if none can be."""
        limits = list(self._total)
        for side in range(SIDES):
            limits[KIND_OF[side]] -= tray[side]
        return tuple([limits[kind] if limits[kind] <= dice else PLENTY for kind in self._scarce])

    def _first_columns(self, start: Column, outside: int) -> list[Column]:
        """The progresses at the highest level: those that any of the dice that it leaves out can make."""
        found = {self._simplify(start, self._dice)}
        if self._dice == 0:
            return sorted(found)
        seen = {start}
        newest = {start}
        for dice in range(outside - 1, self._dice - 1, -1):
            newest = {after for column in newest for _, after in self._outcomes(column, dice)} - seen
            seen |= newest
            found.update([self._simplify(column, self._dice) for column in newest])
            self._check(max(len(found) * self._sets[self._dice], len(seen) * _PROGRESS_COUNTS))
        return sorted(found)

    def _check(self, states: int) -> None:
        if self.states + states > self._most_states:
            raise TooLarge

    def _columns(self, first: list[Column]) -> list[Columns]:
        """The progresses that each level can meet, from the most dice down, returned from none up."""
        columns: list[Columns] = []
        found: dict[Column, int] = {}
        for column in first:
            if not self._aims.is_over(column[0]):
                found[column] = len(found)
        over: list[float] = sorted({0.0, *[progress[0] for progress, _ in first], *self._aims.values})
        for dice in range(self._dice, -1, -1):
            self._check(self._sets[dice] * (len(found) + 1))
            self.states += self._sets[dice] * (len(found) + 1)
            self._places.append(found)
            lower: dict[Column, int] = {}
            after = np.zeros((len(found), len(self._signs)), dtype=np.intp)
            later: list[tuple[int, list[int], float]] = []
            for column, place in found.items():
                for signs, (progress, limits) in self._outcomes(column, dice - 1) if dice else ():
                    if self._aims.is_over(progress):
                        later.append((place, signs, progress[0]))
                    else:
                        after[place, signs] = lower.setdefault((progress, limits), len(lower))
            for place, signs, payoff in later:
                after[place, signs] = len(lower) + over.index(payoff)
            columns.append(Columns([progress[0] for progress, _ in found], over, after))
            found = lower
        self._places.reverse()
        columns.reverse()
        return columns

    def _outcomes(self, column: Column, dice: int) -> Iterator[tuple[list[int], Column]]:
        """What a die more in the tray makes of it, leaving this many outside: signs, and what they lead
        to."""
        progress, limits = column
        for (shown, kind), signs in self._alike.items():
            left = [
                limit if limit == PLENTY else limit - (scarce == kind)
                for scarce, limit in zip(self._scarce, limits, strict=True)
            ]
            yield signs, self._simplify((self._aims.after(progress, shown), tuple(left)), dice)

    def _signs_alike(self) -> dict[tuple[int, int], list[int]]:
        """Signs that are the same in the tray: by what they add, and by kind if it is scarce."""
        alike: dict[tuple[int, int], list[int]] = {}
        for place, (kind, sign) in enumerate(self._signs.key):
            shown = sign + 1 if sign < HIGHEST else A_SKULL if sign == SKULL else NOTHING
            alike.setdefault((shown, kind if kind in self._scarce else -1), []).append(place)
        return alike

    def _simplify(self, column: Column, dice: int) -> Column:
        limits = tuple([limit if limit <= dice else PLENTY for limit in column[1]])
        return self._aims.simplify(column[0], dice), limits

    def _solve(self, columns: list[Columns], tolerance: float) -> list[Level]:
        by_size = sets_by_size(self._signs, self._kinds)
        levels = [empty_level(by_size[0], columns[0])]
        share = tolerance / max(1, self._dice)
        for dice in range(1, self._dice + 1):
            moves = Moves(
                by_size[dice],
                by_size[dice - 1],
                self._kinds,
                self._always,
                self._scarce,
                self.self_adjust_to_tray,
            )
            limits: dict[int, Places] = {
                kind: np.array([limit[place] for _, limit in self._places[dice]], dtype=np.intp)
                for place, kind in enumerate(self._scarce)
            }
            levels.append(solve(by_size[dice], levels[-1], columns[dice], limits, moves, share))
            self.error += levels[-1].error
        return levels

    # -- answers ------------------------------------------------------------------------------------------

    def before_roll(self, outside: Sequence[int], tray: Sequence[int] = EMPTY_TRAY) -> float:
        """All dice outside the tray, counted by kind, are about to be rolled."""
        level = self._levels[sum(outside)]
        kinds = self._kinds.place[level.sets.size][tuple(outside)]
        return min(level.roll.item(kinds, self._column(level, tray)), self._highest)

    def worth(self, dice: Sequence[int], tray: Sequence[int], earned: bool, stage: int) -> float:
        """The states of the dice outside the tray, in stage ACT or ASIDE (games/ciub/engine/stages.py)."""
        level = self._levels[len(dice)]
        place = 0
        for number, state in enumerate(dice, start=1):
            place = self._levels[number].sets.add.item(place, self._signs.of_state[state])
            if place == NONE:
                raise KeyError(state)
        if stage == stages.ASIDE:
            table = level.aside
        else:
            table = level.earned if earned else level.unearned
        return min(table.item(place, self._column(level, tray)), self._highest)

    def payoff(self, tray: Sequence[int]) -> float:
        """What the best card is worth that this tray wins."""
        return self._aims.of_tray(tray, 0)[0]

    @property
    def dice(self) -> int:
        """The most dice outside the tray that there are tables for."""
        return self._dice

    def has(self, kinds: Sequence[int]) -> bool:
        """Whether there are tables for these dice outside the tray, counted by kind."""
        return sum(kinds) <= self._dice and tuple(kinds) in self._kinds.place[sum(kinds)]

    def swaps_in(self, kind: int) -> bool:
        """Whether the tables know dice of this kind swapped in; nobody needs those that they do not know."""
        return kind in self._swapped_in

    def _column(self, level: Level, tray: Sequence[int]) -> int:
        dice = level.sets.size
        key = (dice, *tray)
        found = self._column_of.get(key)
        if found is None:
            progress = self._aims.of_tray(tray, dice)
            if self._aims.is_over(progress):
                over = np.flatnonzero(level.columns.over == progress[0])
                found = len(level.columns.payoffs) + int(over[0])
            else:
                found = self._places[dice][progress, self._limits(tray, dice)]
            self._column_of[key] = found
        return found


# -- kept for the next question ------------------------------------------------------------------------------

_MOST_KEPT = 3_000_000
"""How many entries are kept in memory, the most recently used. Chosen by hand."""
_kept: OrderedDict[tuple[object, ...], TurnOdds] = OrderedDict()


def solve_turn(
    wanted: Mapping[int, float],
    skulls_are_jokers: bool,
    outside: Sequence[int],
    supply: Sequence[int],
    tray: Sequence[int] = EMPTY_TRAY,
    *,
    self_adjust_to_tray: bool = False,
    most_states: int = MOST_STATES,
) -> TurnOdds:
    """Exact odds, remembered. Raises TooLarge."""
    key = (
        tuple(sorted(wanted.items())),
        skulls_are_jokers,
        self_adjust_to_tray,
        tuple(outside),
        tuple(supply),
        tuple(tray),
    )
    found = _kept.pop(key, None)
    if found is None:
        found = TurnOdds(
            wanted,
            skulls_are_jokers,
            outside,
            supply,
            tray,
            most_states=most_states,
            self_adjust_to_tray=self_adjust_to_tray,
        )
    elif found.states > most_states:
        _kept[key] = found
        raise TooLarge
    _kept[key] = found
    while len(_kept) > 1 and sum([odds.states for odds in _kept.values()]) > _MOST_KEPT:
        _kept.popitem(last=False)
    return found


def hardly_runs_out(kind: int, supply: Sequence[int]) -> bool:
    """Whether dice of a kind are taken for unlimited: there are many, or swaps bring some back."""
    return supply[kind] > _A_FEW or (supply[kind] > 0 and kind in KINDS_WITH_SWAP)


def _numbers_of(card: int) -> Iterable[int]:
    if requirement.form_of(card) == requirement.LIST:
        return requirement.numbers_of(card)
    return range(1, HIGHEST + 1)


def dice_of(counted: Sequence[int]) -> list[int]:
    """States one after the other, of dice counted by state."""
    return [state for state in range(STATES) for _ in range(counted[state])]
