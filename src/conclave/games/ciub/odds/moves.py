"""The actions of CB-5 on all sets of dice of a level at once: where each leads, and the best of it.

A die that acts, and a die that it acts on, are taken out of a multiset and others put in, so an action is a
pair of index arrays into the sets of one size: for each rest of dice, where it is with the old dice and where
with the new.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import numpy as np

from conclave.games.ciub.engine.dice import ADJUST, NUMBER_OF_KINDS, REROLL, SWAP
from conclave.games.ciub.odds.dice_sets import NONE, Kinds, Places, SetsOfSize, Worths
from conclave.games.ciub.odds.signs import ACTIONS, DULL

NO_LIMITS: Mapping[int, Places] = {}


class Moves:
    """The moves between sets of one size. `always` and `scarce` are the kinds that can be swapped in."""

    def __init__(
        self,
        sets: SetsOfSize,
        below: SetsOfSize,
        kinds: Kinds,
        always: list[int],
        scarce: list[int],
        self_adjust_to_tray: bool,
    ) -> None:
        self.sets = sets
        self.below = below
        self.signs = sets.signs
        self.always = always
        self.scarce = scarce
        self._owned = np.array(kinds.sizes[below.size], dtype=np.intp).reshape(-1, NUMBER_OF_KINDS)
        self._swapping = self._present(SWAP)
        self._rerolling = self._present(REROLL)
        self._adjusting = self._present(ADJUST)
        self.can_swap = bool(self._swapping and (always or scarce))
        self.leaves = self._chance_to_leave(kinds)
        """At least this is the chance that a roll of all dice shows no action at all."""
        self._swaps = {
            (sign, kind): self._with(sign, self.signs.place[kind, DULL])
            for sign in self._swapping
            for kind in [*always, *scarce]
        }
        self._rerolls_of_itself = [self._rolled(sign) for sign in self._rerolling]
        self._self_adjust_to_tray = self_adjust_to_tray
        self._turns_of_itself = (
            [] if self_adjust_to_tray else [self._turned(sign) for sign in self._adjusting]
        )
        self._rerolls_of_others = [move for sign in self._rerolling for move in self._rolled_others(sign)]

    def _present(self, sign: int) -> list[int]:
        return [place for place in self.signs.with_sign(sign) if len(self.sets.rows[self.signs.kind[place]])]

    def _chance_to_leave(self, kinds: Kinds) -> float:
        calm = [1.0] * NUMBER_OF_KINDS
        for place, sign in enumerate(self.signs.sign):
            if sign in ACTIONS:
                calm[self.signs.kind[place]] -= self.signs.chance[place]
        return min(
            [
                float(np.prod([calm[kind] ** number for kind, number in enumerate(counts)]))
                for counts in kinds.sizes[self.sets.size]
            ]
        )

    def _with(self, sign: int, other: int) -> Places:
        """The other sign in the place of this one, row by row of its kind; NONE if there is no such set."""
        places: Places = self.sets.add[self.sets.rows[self.signs.kind[sign]], other]
        return places

    def _rolled(self, sign: int) -> tuple[int, list[Places], list[float]]:
        """The sets with any other side in the place of this one, with chances: once it shows another one.

        Rolling until then is as good as it gets, and it saves the loop.
        """
        sides = [side for side in self.signs.sides[self.signs.kind[sign]] if side != sign]
        return sign, [self._with(sign, side) for side in sides], self._chances(sides)

    def _chances(self, sides: list[int]) -> list[float]:
        total = sum([self.signs.chance[side] for side in sides])
        return [self.signs.chance[side] / total for side in sides]

    def _turned(self, sign: int) -> tuple[int, list[Places]]:
        """The sets with any side that is no action in the place of this one."""
        return sign, [self._with(sign, side) for side in self._plain_sides(sign)]

    def _plain_sides(self, sign: int) -> list[int]:
        """CB-5c: what a die may turn itself to."""
        sides = self.signs.sides[self.signs.kind[sign]]
        return [side for side in sides if self.signs.sign[side] not in ACTIONS]

    def _rolled_others(self, sign: int) -> Iterator[tuple[list[Places], list[Places], list[float]]]:
        """The sets before, by sign of the target, and those after, by side of the target, with chances.

        A spent die of the same kind that shows reroll again leaves all as it was: again the roll after that
        counts.
        """
        if self.sets.size < 2:
            return
        spent = self.signs.place[self.signs.kind[sign], DULL]
        for kind in range(NUMBER_OF_KINDS):
            rest = self._rest(kind, sign)
            if not len(rest):
                continue
            sides = self.signs.sides[kind]
            looping = [spent] if kind == self.signs.kind[sign] else []
            targets = [old for old in self.signs.of_kind[kind] if old not in looping]
            yield self._sets(rest, targets, sign), self._sets(rest, sides, spent), self._chances(sides)
            if looping:
                sides = [side for side in sides if side != sign]
                yield self._sets(rest, looping, sign), self._sets(rest, sides, spent), self._chances(sides)

    def _rest(self, kind: int, sign: int) -> Places:
        """The sets two dice smaller that can have a die of this kind and one with this sign."""
        rest = self.below.rows[kind]
        if len(rest):
            first = self.below.add[rest, self.signs.of_kind[kind][0]]
            rest = rest[self.sets.add[first, sign] != NONE]
        return rest

    def _sets(self, rest: Places, targets: list[int], sign: int) -> list[Places]:
        return [self.sets.add[self.below.add[rest, target], sign] for target in targets]

    # -- within the level ---------------------------------------------------------------------------------

    def act(
        self,
        worths: Worths,
        enough: float,
        limits: Mapping[int, Places] = NO_LIMITS,
        swapped: Worths | None = None,
    ) -> None:
        """Raise the worths to those of the best actions, until a pass raises none by more than `enough`.

        `swapped`: the worths after a swap, if swaps are to be looked at.
        """
        if not self._turns_of_itself and not self._rerolling and swapped is None:
            return
        while True:
            most = self._adjust_itself(worths)
            if self._rerolling:
                most = max(most, self._reroll_itself(worths), self._reroll_others(worths))
            if swapped is not None:
                most = max(most, self.swap(worths, limits, swapped))
            if most <= enough:
                return

    def swap(self, worths: Worths, limits: Mapping[int, Places], swapped: Worths) -> float:
        """CB-5a. The swapped die is not in the supply yet when another is taken."""
        most = 0.0
        for sign in self._swapping:
            kind = self.signs.kind[sign]
            best: Worths | None = None
            for new in self.always:
                found = swapped.take(self._swaps[sign, new], axis=0)
                best = found if best is None else np.maximum(best, found, out=best)
            for new in self.scarce:
                owned = self._owned[self.below.kinds[self.sets.rows[kind]], new] + (new == kind)
                there = owned[:, None] < limits[new][None, :]
                found = np.where(there, swapped.take(self._swaps[sign, new], axis=0), 0.0)
                best = found if best is None else np.maximum(best, found, out=best)
            assert best is not None
            most = max(most, _raise(worths, self.sets.to[sign], best))
        return most

    def _reroll_itself(self, worths: Worths) -> float:
        most = 0.0
        for sign, places, chances in self._rerolls_of_itself:
            most = max(most, _raise(worths, self.sets.to[sign], _mean(worths, places, chances)))
        return most

    def _reroll_others(self, worths: Worths) -> float:
        most = 0.0
        for before, after, chances in self._rerolls_of_others:
            mean = _mean(worths, after, chances)
            for places in before:
                most = max(most, _raise(worths, places, mean))
        return most

    def _adjust_itself(self, worths: Worths) -> float:
        """CB-5c: not to swap, reroll or adjust. Nothing here if the die goes to the tray."""
        most = 0.0
        for sign, places in self._turns_of_itself:
            best = worths.take(places[0], axis=0)
            for each in places[1:]:
                np.maximum(best, worths.take(each, axis=0), out=best)
            most = max(most, _raise(worths, self.sets.to[sign], best))
        return most

    # -- to the level below -------------------------------------------------------------------------------

    def adjust_into_tray(self, earned: Worths, after: Places) -> Worths | None:
        """CB-5c: what adjusting is worth that takes the die which does it to the tray. None if none can.

        That is turning another die, and with the option `tray` turning itself. `earned` is of the level
        below, `after` leads to its columns, by column and sign.
        """
        turns_others = self.sets.size > 1
        if not self._adjusting or not (turns_others or self._self_adjust_to_tray):
            return None
        worths = np.zeros((self.sets.number, len(after)))
        for sign in self._adjusting:
            if self._self_adjust_to_tray:
                rows = self.sets.rows[self.signs.kind[sign]]
                for side in self._plain_sides(sign):
                    _raise(worths, self.sets.to[sign], earned[rows[:, None], after[None, :, side]])
            if not turns_others:
                continue
            columns = after[:, sign]
            for kind in range(NUMBER_OF_KINDS):
                rest = self._rest(kind, sign)
                if not len(rest):
                    continue
                sides = self.signs.sides[kind]
                turned = {side: earned[self.below.add[rest, side][:, None], columns] for side in sides}
                for old in self.signs.of_kind[kind]:
                    others = [turned[side] for side in sides if side != old]
                    if others:
                        places = self.sets.add[self.below.add[rest, old], sign]
                        _raise(worths, places, np.maximum.reduce(others))
        return worths


def _mean(worths: Worths, places: list[Places], chances: list[float]) -> Worths:
    total = worths.take(places[0], axis=0)
    total *= chances[0]
    for place, chance in zip(places[1:], chances[1:], strict=True):
        found = worths.take(place, axis=0)
        found *= chance
        total += found
    return total


def _raise(worths: Worths, places: Places, to: Worths) -> float:
    """Raise worths where `to` is higher; how much the most is."""
    old = worths.take(places, axis=0)
    rise = float((to - old).max(initial=0.0))
    if rise > 0.0:  # often nothing rises, and writing is what takes long
        worths[places] = np.maximum(old, to, out=old)
    return rise
