"""Every set of dice that can lie outside the tray in a turn of ciúb, and how they lead to each other.

A die is one of its signs (`signs.py`), so dice outside the tray are a multiset of signs; `SetsOfSize`
has all of one size. Only those are listed whose kinds the turn can come to: dice without a swap face stay
what they are, so of the dice of a pool only the others can turn into dice of the supply.

A multiset is its largest sign and, one size below, the rest. That makes the table `add` (which multiset is
it with one die more?) a matter of two look-ups: a die no smaller than the largest goes on top; a smaller
one goes to the rest, and the largest is put back.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator, Sequence
from math import comb, factorial

import numpy as np
from numpy.typing import NDArray

from conclave.games.ciub.engine.dice import KINDS_WITH_SWAP, NUMBER_OF_KINDS, SKULL
from conclave.games.ciub.odds.signs import DieSigns

Places = NDArray[np.intp]
Worths = NDArray[np.float64]
NONE = -1


class Kinds:
    """The kinds of dice that can lie outside the tray, as multisets, size by size.

    `dice` is the pool by kind, `most` how many of each kind there can be when dice are swapped in, `number`
    how many dice are looked at, if not all.
    """

    def __init__(self, dice: Sequence[int], most: Sequence[int], number: int) -> None:
        self.dice = tuple(dice)
        self.most = tuple(most)
        self.fixed = [0 if kind in KINDS_WITH_SWAP else dice[kind] for kind in range(NUMBER_OF_KINDS)]
        self.swapping = sum([dice[kind] for kind in KINDS_WITH_SWAP])
        self.number = number
        self.sizes = [list(self._of_size(size)) for size in range(self.number + 1)]
        self.place = [{counts: place for place, counts in enumerate(sets)} for sets in self.sizes]
        self.add = [self._added(size) for size in range(1, self.number + 1)]
        """For each size but 0: by multiset one smaller and kind, the multiset with that die, or NONE."""

    def _of_size(self, size: int) -> Iterator[tuple[int, ...]]:
        def shared(kind: int, left: int, swapped: int) -> Iterator[tuple[int, ...]]:
            if kind == NUMBER_OF_KINDS:
                if left == 0:
                    yield ()
                return
            for number in range(min(left, self.most[kind]) + 1):
                more = swapped + max(0, number - self.fixed[kind])
                if more > self.swapping:
                    return
                for rest in shared(kind + 1, left - number, more):
                    yield (number, *rest)

        return shared(0, size, 0)

    def _added(self, size: int) -> Places:
        places = [
            [
                self.place[size].get((*counts[:kind], counts[kind] + 1, *counts[kind + 1 :]), NONE)
                for kind in range(NUMBER_OF_KINDS)
            ]
            for counts in self.sizes[size - 1]
        ]
        return np.array(places, dtype=np.intp).reshape(len(places), NUMBER_OF_KINDS)

    def number_of_multisets(self, signs: DieSigns) -> list[int]:
        """How many multisets of signs there are of each size."""
        ways = [
            [comb(max(0, each + number - 1), number) for number in range(self.number + 1)]
            for each in [len(places) for places in signs.of_kind]
        ]
        numbers: list[int] = []
        for sets in self.sizes:
            total = 0
            for counts in sets:
                product = 1
                for kind, number in enumerate(counts):
                    product *= ways[kind][number]
                total += product
            numbers.append(total)
        return numbers


class SetsOfSize:
    """All multisets of one size."""

    def __init__(self, signs: DieSigns, kinds: Kinds, size: int, below: SetsOfSize | None) -> None:
        self.size = size
        self.signs = signs
        self.add: Places
        """By multiset one smaller and sign: the multiset with that die, or NONE."""
        self.last: Places
        self.kinds: Places
        """By multiset: the largest sign; the multiset of kinds."""
        if below is None:
            self.add = np.zeros((0, len(signs)), dtype=np.intp)
            self.last = np.full(1, NONE, dtype=np.intp)
            self._rest = np.zeros(1, dtype=np.intp)
            self.kinds = np.zeros(1, dtype=np.intp)
            self._times = np.zeros(1, dtype=np.intp)
            self.weight = np.ones(1)
            self.has_skull = np.zeros(1, dtype=np.bool_)
        else:
            self._grow(below, kinds)
        self.number = len(self.last)
        self.rows: list[Places] = []
        """By kind: the multisets one smaller that can have a die more of it."""
        if below is not None:
            allowed = kinds.add[size - 1][below.kinds]
            self.rows = [np.flatnonzero(allowed[:, kind] != NONE) for kind in range(NUMBER_OF_KINDS)]
            self.to = [self.add[self.rows[signs.kind[sign]], sign] for sign in range(len(signs))]
            """By sign: what the rows of its kind become with that die."""
        self._prepare_rolls(kinds)

    def _grow(self, below: SetsOfSize, kinds: Kinds) -> None:
        signs = self.signs
        number = len(signs)
        allowed = kinds.add[self.size - 1][below.kinds]
        add = np.full((below.number, number), NONE, dtype=np.intp)
        last: list[Places] = []
        rest: list[Places] = []
        groups: list[Places] = []
        place = 0
        for sign in range(number):
            group = allowed[:, signs.kind[sign]]
            rows = np.flatnonzero((below.last <= sign) & (group != NONE))
            add[rows, sign] = np.arange(place, place + len(rows))
            place += len(rows)
            last.append(np.full(len(rows), sign, dtype=np.intp))
            rest.append(rows)
            groups.append(group[rows])
        for sign in range(number):
            rows = np.flatnonzero(below.last > sign)
            if len(rows):
                lower = below.add[below._rest[rows], sign]
                found = add[lower, below.last[rows]]
                add[rows, sign] = np.where(lower == NONE, NONE, found)
        self.add = add
        self.last = np.concatenate(last)
        self._rest = np.concatenate(rest)
        self.kinds = np.concatenate(groups)
        same = below.last[self._rest] == self.last
        self._times = np.where(same, below._times[self._rest] + 1, 1)
        chance = np.array(signs.chance)
        self.weight = below.weight[self._rest] * chance[self.last] / self._times
        skull = np.array([sign == SKULL for sign in signs.sign])
        self.has_skull = below.has_skull[self._rest] | skull[self.last]

    def _prepare_rolls(self, kinds: Kinds) -> None:
        """What rolling all dice can come to: sets sorted by kinds, their chances, and where kinds begin."""
        sets = kinds.sizes[self.size]
        orders = np.ones(len(sets))
        for place, counts in enumerate(sets):
            for number in counts:
                orders[place] *= factorial(number)
        possible = np.flatnonzero(self.weight > 0)
        order = np.argsort(self.kinds[possible], kind="stable")
        self.rolled = possible[order]
        self.chances = (self.weight[self.rolled] * orders[self.kinds[self.rolled]])[:, None]
        self.begins = np.searchsorted(self.kinds[self.rolled], np.arange(len(sets)))

    def expected(self, worths: Worths) -> Worths:
        """By multiset of kinds: the mean of the worths of what a roll of all dice shows."""
        mean: Worths = np.add.reduceat(worths.take(self.rolled, axis=0) * self.chances, self.begins, axis=0)
        return mean


# -- kept for the next question ------------------------------------------------------------------------------

_MOST_KEPT = 500_000
"""How many multisets are kept in memory, the most recently used; a multiset takes up to 300 bytes. Chosen by
hand."""
_kept: OrderedDict[tuple[object, ...], list[SetsOfSize]] = OrderedDict()


def sets_by_size(signs: DieSigns, kinds: Kinds) -> list[SetsOfSize]:
    """For each size up to that of the pool, its sets."""
    key = (signs.key, kinds.dice, kinds.most, kinds.number)
    found = _kept.pop(key, None)
    if found is None:
        found = []
        for size in range(kinds.number + 1):
            found.append(SetsOfSize(signs, kinds, size, found[-1] if found else None))
    _kept[key] = found
    while len(_kept) > 1 and sum([sets.number for each in _kept.values() for sets in each]) > _MOST_KEPT:
        _kept.popitem(last=False)
    return found
