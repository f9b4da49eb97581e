"""How far a tray has come towards the wanted cards of ciúb (CB-8).

Progress is what the best card won so far is worth, and what every better card still lacks:

* a list: how often each number is missing;
* a sum: how much is missing;
* equal dice: for each number how many dice are missing; skulls count for every number (CB-8a) or, as a value
  of their own, stand in the first place.

`settled` forgets what can no longer be reached with the dice that are left, so that few different ones
remain.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import TypeAlias

from conclave.games.ciub.engine import requirement
from conclave.games.ciub.engine.dice import FACE_OF, HIGHEST, NUMBER_ON, SIDES, SKULL

Lack: TypeAlias = "tuple[int, ...]"
"""What a card lacks; () is a card that is out of reach."""
Progress: TypeAlias = "tuple[float, tuple[Lack, ...]]"
NOTHING = 0
"""In the place of a number: the die adds nothing."""
A_SKULL = HIGHEST + 1
"""In the place of a number: the die shows a skull."""
OUT_OF_REACH: Lack = ()
_NEVER = 99
"""More dice than a pool has. Chosen by hand."""


class Aims:
    """The wanted cards and what each is worth.

    `numbers` are those that dice in play can show.
    """

    def __init__(
        self,
        wanted: Mapping[int, float],
        skulls_are_jokers: bool,
        numbers: Collection[int],
        skulls: bool,
    ) -> None:
        self.cards = sorted(wanted)
        self.values = [float(wanted[card]) for card in self.cards]
        self.forms = [requirement.form_of(card) for card in self.cards]
        self.jokers = skulls_are_jokers
        self._numbers = frozenset(numbers)
        self._highest = max(numbers, default=0)
        self._skulls = skulls

    def at_first(self) -> Progress:
        """Nothing in the tray. What counts is what is missing, so it is not settled yet."""
        return 0.0, tuple([self._lack(card) for card in self.cards])

    def _lack(self, card: int) -> Lack:
        form = requirement.form_of(card)
        if form == requirement.LIST:
            return tuple([requirement.times(card, number) for number in range(1, HIGHEST + 1)])
        if form == requirement.SUM:
            return (requirement.amount_of(card),)
        return (requirement.amount_of(card),) * (HIGHEST + 1)

    def after(self, progress: Progress, shown: int) -> Progress:
        """With a die more in the tray that shows a number, A_SKULL or NOTHING."""
        if shown == NOTHING:
            return progress
        best, lacks = progress
        return best, tuple(
            [self._less(form, lack, shown) for form, lack in zip(self.forms, lacks, strict=True)]
        )

    def _less(self, form: int, lack: Lack, shown: int) -> Lack:
        if lack == OUT_OF_REACH:
            return lack
        if form == requirement.SUM:
            return lack if shown == A_SKULL else (lack[0] - shown,)
        if form == requirement.LIST:
            if shown == A_SKULL or lack[shown - 1] == 0:
                return lack
            return (*lack[: shown - 1], lack[shown - 1] - 1, *lack[shown:])
        if shown != A_SKULL:
            return tuple([each - (place == shown) for place, each in enumerate(lack)])
        if self.jokers:
            return tuple([each - 1 for each in lack])
        return (lack[0] - 1, *lack[1:])

    def simplify(self, progress: Progress, dice: int) -> Progress:
        """The same for all purposes when this many dice are left outside the tray."""
        best, lacks = progress
        for place, lack in enumerate(lacks):
            if lack != OUT_OF_REACH and self._is_met(self.forms[place], lack):
                best = max(best, self.values[place])
        left: list[Lack] = []
        for place, lack in enumerate(lacks):
            if lack == OUT_OF_REACH or self.values[place] <= best:
                left.append(OUT_OF_REACH)
            else:
                left.append(self._in_reach(self.forms[place], lack, dice))
        return best, tuple(left)

    @staticmethod
    def _is_met(form: int, lack: Lack) -> bool:
        return min(lack) <= 0 if form == requirement.EQUAL else max(lack) <= 0

    def _in_reach(self, form: int, lack: Lack, dice: int) -> Lack:
        if form == requirement.SUM:
            return lack if lack[0] <= dice * self._highest else OUT_OF_REACH
        if form == requirement.LIST:
            missing = [number for number in range(1, HIGHEST + 1) if lack[number - 1]]
            reached = sum(lack) <= dice and all(number in self._numbers for number in missing)
            return lack if reached else OUT_OF_REACH
        reachable = tuple(
            [
                each if each <= dice and self._can_show(place, lack) else _NEVER
                for place, each in enumerate(lack)
            ]
        )
        return reachable if min(reachable) < _NEVER else OUT_OF_REACH

    def _can_show(self, place: int, lack: Lack) -> bool:
        """Whether dice equal to this number, or jokers for it, can still turn up."""
        if place == 0:
            # As jokers, skulls alone are no more than skulls for any number.
            return self._skulls and not self.jokers
        return place in self._numbers or (self.jokers and self._skulls and lack[place] < _NEVER)

    def is_over(self, progress: Progress) -> bool:
        """Whether nothing better than the best card so far can be reached (of a settled progress)."""
        return not any(progress[1])

    def of_tray(self, tray: Sequence[int], dice: int) -> Progress:
        """The settled progress of a tray counted by side, with this many dice left outside."""
        progress = self.at_first()
        for side in range(SIDES):
            for _ in range(tray[side]):
                progress = self.after(progress, number_or_skull(side))
        return self.simplify(progress, dice)

    def useful_numbers(self, progress: Progress) -> set[int]:
        """The numbers that are of use from here on."""
        needed: set[int] = set()
        for form, lack in zip(self.forms, progress[1], strict=True):
            if form == requirement.SUM and lack:
                needed.update(self._numbers)
            elif form == requirement.LIST:
                needed.update([number for number, each in enumerate(lack, start=1) if each])
            elif form == requirement.EQUAL:
                needed.update([place for place, each in enumerate(lack) if place and each < _NEVER])
        return needed & self._numbers


def number_or_skull(side: int) -> int:
    """What a side adds to a tray: a number, A_SKULL or NOTHING."""
    return A_SKULL if FACE_OF[side] == SKULL else NUMBER_ON[side]
