"""Every set of up to n interchangeable dice, and the two steps of dynamic programming over them.

Dice that show the same face are one and the same, so a table of seven six-faced dice is one of 792 multisets
instead of 279,936 rolls, and there are 1,716 multisets of seven dice or fewer. They are numbered size by
size: 0 is no die at all, then the single dice, the pairs, and so on; the full sets stand last.

* `expected` goes down the sizes. What it is worth to keep some dice and roll all others is the mean over the
  faces of what it is worth to keep one die more, because dice can be rolled one after the other:
  W(K) = mean over faces f of W(K + f). It costs six look-ups a multiset and never lists a roll.
* `best_worth` and `best_part` go up the sizes. The best part of some dice is either these dice themselves or
  the best part of what is left after taking one die away, so every choice is compared without being listed.

Worths are arrays with a row for each multiset; further axes are solved side by side.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations_with_replacement
from typing import Any

import numpy as np
from numpy.typing import NDArray

Worths = NDArray[np.float64]
Numbers = NDArray[np.intp]


class Multisets:
    """All multisets of at most `dice` dice with `faces` equally likely faces."""

    def __init__(self, faces: int, dice: int) -> None:
        self.faces = faces
        self.dice = dice
        self.counts: list[tuple[int, ...]] = []
        """How many dice show each face, multiset by multiset."""
        self.first: list[int] = []
        """Where each size begins; one more entry at the end."""
        for size in range(dice + 1):
            self.first.append(len(self.counts))
            for shown in combinations_with_replacement(range(faces), size):
                self.counts.append(tuple([shown.count(face) for face in range(faces)]))
        self.first.append(len(self.counts))
        self._number_of = {counts: number for number, counts in enumerate(self.counts)}
        self.full = self.first[dice]
        """The number of the first full multiset."""
        # Numbers within a size are counted from its beginning, so that a step can work on one size alone.
        # The faces are the first axis: sums and maxima over it are then done in the same order everywhere.
        self._with_one_more = [self._neighbours(size, +1, ()) for size in range(dice)]
        self._with_one_less: dict[int | None, list[Numbers]] = {}

    def __len__(self) -> int:
        return len(self.counts)

    def number(self, counts: Sequence[int]) -> int:
        """The number of a multiset."""
        return self._number_of[tuple(counts)]

    def parts(self, number: int) -> list[int]:
        """The numbers of all parts of a multiset, the empty one and itself among them."""
        found: list[tuple[int, ...]] = [()]
        for most in self.counts[number]:
            found = [(*part, count) for part in found for count in range(most + 1)]
        return sorted([self._number_of[part] for part in found])

    def expected(self, worths: Worths) -> Worths:
        """What keeping each multiset is worth when all other dice are rolled once.

        `worths` has a row for each full multiset, the result one for each multiset. Rows of full multisets
        are `worths` unchanged: nothing is rolled.
        """
        kept = np.empty((len(self), *worths.shape[1:]))
        kept[self.full :] = worths
        for size in range(self.dice - 1, -1, -1):
            larger = kept[self.first[size + 1] : self.first[size + 2]]
            here = kept[self.first[size] : self.first[size + 1]]
            np.add.reduce(larger.take(self._with_one_more[size], axis=0), axis=0, out=here)
            here /= self.faces
        return kept

    def best_worth(self, kept: Worths, largest: int, held_face: int | None = None) -> Worths:
        """For each full multiset what its best part of at most `largest` dice is worth.

        Dice that show `held_face` cannot be put aside: they belong to every part. A full multiset with no
        other face has no part at all; its worth is minus infinity.
        """
        one_less = self._removals(held_face)
        best = kept[:1]
        for size in range(1, self.dice + 1):
            best = np.maximum.reduce(best.take(one_less[size - 1], axis=0), axis=0)
            if held_face is not None:
                best[self._only(held_face, size)] = -np.inf
            if size <= largest:
                best = np.maximum(best, kept[self.first[size] : self.first[size + 1]])
        return best

    def best_part(self, kept: Worths, largest: int, held_face: int | None = None) -> tuple[Worths, Numbers]:
        """The same with the number of that part, the smallest of equal ones. Takes twice the time."""
        one_less = self._removals(held_face)
        best = kept[:1]
        parts = np.zeros(best.shape, dtype=np.intp)
        for size in range(1, self.dice + 1):
            smaller = best.take(one_less[size - 1], axis=0)
            which = smaller.argmax(axis=0)[np.newaxis]
            best = np.take_along_axis(smaller, which, axis=0)[0]
            parts = np.take_along_axis(parts.take(one_less[size - 1], axis=0), which, axis=0)[0]
            if held_face is not None:
                best[self._only(held_face, size)] = -np.inf
            if size <= largest:
                start, end = self.first[size], self.first[size + 1]
                numbers = np.arange(start, end).reshape((-1, *[1] * (kept.ndim - 1)))
                parts = np.where(kept[start:end] > best, numbers, parts)
                best = np.maximum(best, kept[start:end])
        return best, parts

    def _only(self, face: int, size: int) -> int:
        """The place within its size of the multiset that shows one face only.

        If that face is held there is nothing to take away, whatever the table of removals points to.
        """
        counts = [0] * self.faces
        counts[face] = size
        return self.number(counts) - self.first[size]

    def _removals(self, held_face: int | None) -> list[Numbers]:
        if held_face not in self._with_one_less:
            held = () if held_face is None else (held_face,)
            self._with_one_less[held_face] = [
                self._neighbours(size, -1, held) for size in range(1, self.dice + 1)
            ]
        return self._with_one_less[held_face]

    def _neighbours(self, size: int, step: int, held: tuple[int, ...]) -> Numbers:
        """Per face and multiset of a size: the multiset with one die of that face more or less.

        Where there is no such die to take away, another one is taken: a maximum does not mind seeing the
        same multiset twice.
        """
        start, end = self.first[size], self.first[size + 1]
        neighbours = np.zeros((self.faces, end - start), dtype=np.intp)
        for place, counts in enumerate(self.counts[start:end]):
            possible: list[int | None] = []
            for face in range(self.faces):
                if step < 0 and (counts[face] == 0 or face in held):
                    possible.append(None)
                    continue
                changed: list[Any] = list(counts)
                changed[face] += step
                possible.append(self.number(changed) - self.first[size + step])
            fallback = next((each for each in possible if each is not None), 0)
            neighbours[:, place] = [fallback if each is None else each for each in possible]
        return neighbours
