"""Which kinds and dice of ciúb promise most for wanted cards, and odds that look at these first."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence

from conclave.games.ciub.engine import requirement
from conclave.games.ciub.engine.dice import (
    ADJUST,
    DICE,
    FACE_OF,
    FACES,
    HIGHEST,
    INACTIVE,
    KIND_OF,
    NUMBER_OF_KINDS,
    REROLL,
    SIDES,
    SKULL,
    STATES,
    SWAP,
)
from conclave.games.ciub.odds.progress import A_SKULL, number_or_skull
from conclave.games.ciub.odds.turn import TurnOdds

_ACTION_WORTH = {ADJUST: 1.2, SWAP: 0.5, REROLL: 0.5}
"""What an action face promises, compared with a number that is wanted. Chosen by hand."""
_HOPE = 1e-6
"""What coming nearer to a card is worth while no table sees a way to it. Chosen by hand."""
_OUTSIDE = 0.9
_A_DIE = 0.001
"""What a number outside the tray, and any die there, count for beside a number in it. Both chosen by hand."""


def promising_kinds(
    wanted: Mapping[int, float], offered: Iterable[int], shown: Collection[int] = ()
) -> list[int]:
    """The offered kinds in the order in which they promise most for the wanted cards.

    First come kinds that together show all numbers of the lists but those that are `shown` anyway, since
    without one of them nothing can be won.
    """
    missing = {
        number
        for card in wanted
        if requirement.form_of(card) == requirement.LIST
        for number in requirement.numbers_of(card)
        if number not in shown
    }
    scores = {kind: sum([_promise(face, wanted) for face in faces_of(kind)]) for kind in offered}
    order: list[int] = []
    while scores:
        covering = {kind: len(missing.intersection(_numbers(kind))) for kind in scores}
        best = max(scores, key=lambda kind: (covering[kind], scores[kind], -kind))
        order.append(best)
        missing.difference_update(_numbers(best))
        del scores[best]
    return order


def kinds_to_offer(wanted: Mapping[int, float], kinds: Iterable[int], outside: Sequence[int]) -> list[int]:
    """The order in which kinds are offered to a table that has room for some only.

    It is that of their promise beside the dice outside the tray, but for what single actions do not tell. For
    sums the kind with the highest number comes second, since what other kinds do for a sum the first does
    nearly as well. For equal numbers the kind with the most different actions comes first: it is swapped and
    rolled until it fits.
    """
    order = promising_kinds(wanted, kinds, _often_shown(wanted, outside))
    forms = {requirement.form_of(card) for card in wanted}
    if order and forms == {requirement.SUM}:
        highest = max(order, key=lambda kind: max(_numbers(kind)))
        if highest != order[0]:
            order.remove(highest)
            order.insert(1, highest)
    elif order and forms == {requirement.EQUAL}:
        order.sort(key=lambda kind: len(_ACTION_WORTH.keys() & set(faces_of(kind))) < len(_ACTION_WORTH))
    return order


def _often_shown(wanted: Mapping[int, float], outside: Sequence[int]) -> list[int]:
    """The numbers that as many dice outside the tray show as the lists ask for."""
    lists = [card for card in wanted if requirement.form_of(card) == requirement.LIST]
    shown = [0] * (HIGHEST + 1)
    for kind in range(NUMBER_OF_KINDS):
        for number in _numbers(kind):
            shown[number] += outside[kind]
    return [
        number
        for number in range(1, HIGHEST + 1)
        if all(requirement.times(card, number) <= shown[number] for card in lists)
    ]


def faces_of(kind: int) -> list[int]:
    return [FACES.index(face) for face in DICE[kind].faces]


def _numbers(kind: int) -> set[int]:
    return {face + 1 for face in faces_of(kind) if face < HIGHEST}


def _promise(face: int, wanted: Mapping[int, float]) -> float:
    if face in _ACTION_WORTH:
        return _ACTION_WORTH[face]
    return max([_use(face, card) for card in wanted])


def _use(face: int, card: int) -> float:
    form = requirement.form_of(card)
    if form == requirement.LIST:
        return float(face < HIGHEST and requirement.times(card, face + 1) > 0)
    if form == requirement.SUM:
        return (face + 1) / HIGHEST if face < HIGHEST else 0.0
    return 0.5 if face < HIGHEST or face == SKULL else 0.0


class LeadingOdds:
    """Odds that know all dice: the last ones exactly, before that what the leading table makes of them.

    The leading table may be about fewer dice; it is asked about the most useful ones that it knows. `tray` is
    the tray that it begins with.
    """

    def __init__(
        self, leading: TurnOdds, last: TurnOdds, wanted: Mapping[int, float], tray: Sequence[int]
    ) -> None:
        self._leading = leading
        self._last = last
        self.self_adjust_to_tray = last.self_adjust_to_tray
        self._wanted = list(wanted)
        self._use = [self._usefulness(state, wanted) for state in range(STATES)]
        self._helpful = [side for side in range(SIDES) if any(_use(FACE_OF[side], card) for card in wanted)]
        self._helped = sum([tray[side] for side in self._helpful])

    @staticmethod
    def _usefulness(state: int, wanted: Mapping[int, float]) -> float:
        """Of a die outside the tray: what it shows, and a little for what it may show next."""
        kind = KIND_OF[state]
        later = sum([_promise(face, wanted) for face in faces_of(kind)]) / 20
        return later + (_promise(FACE_OF[state], wanted) if state < SIDES else 0.0)

    def before_roll(self, outside: Sequence[int], tray: Sequence[int]) -> float:
        if sum(outside) <= self._last.dice:
            return self._last.before_roll(outside, tray)
        dice = [INACTIVE[kind] for kind in range(NUMBER_OF_KINDS) for _ in range(outside[kind])]
        kinds = [0] * NUMBER_OF_KINDS
        for state in self._kept(dice, tray):
            kinds[KIND_OF[state]] += 1
        try:
            return self._leading.before_roll(kinds, tray) or self._nearness(dice, tray)
        except KeyError:  # a progress that the dice of the leading table cannot make
            return self._nearness(dice, tray)

    def worth(self, dice: Sequence[int], tray: Sequence[int], earned: bool, stage: int) -> float:
        if len(dice) <= self._last.dice:
            return self._last.worth(dice, tray, earned, stage)
        return self.leading_worth(dice, tray, earned, stage) or self._nearness(dice, tray)

    def leading_worth(self, dice: Sequence[int], tray: Sequence[int], earned: bool, stage: int) -> float:
        """What the leading table makes of the dice that it knows."""
        try:
            return self._leading.worth(self._kept(dice, tray), tray, earned, stage)
        except KeyError:  # as above
            return 0.0

    def _kept(self, dice: Sequence[int], tray: Sequence[int]) -> Sequence[int]:
        """The most useful dice, as many as the leading table has beside those that helped the tray."""
        helped = sum([tray[side] for side in self._helpful]) - self._helped
        room = max(0, self._leading.dice - helped)
        kinds = [0] * NUMBER_OF_KINDS
        kept: list[int] = []
        for state in sorted(dice, key=lambda state: self._use[state], reverse=True):
            if len(kept) == room:
                break
            kinds[KIND_OF[state]] += 1
            if self._leading.has(kinds):
                kept.append(state)
            else:
                kinds[KIND_OF[state]] -= 1
        return kept

    def _nearness(self, dice: Sequence[int], tray: Sequence[int]) -> float:
        """How near the dice come to a card, for want of anything better; next to nothing beside a chance."""
        shown = [0.0] * (A_SKULL + 1)
        for side in range(SIDES):
            shown[number_or_skull(side)] += tray[side]
        for state in dice:
            if state < SIDES:
                shown[number_or_skull(state)] += _OUTSIDE
        best = max([_met(card, shown) for card in self._wanted])
        return _HOPE * (best + _A_DIE * len(dice))

    def payoff(self, tray: Sequence[int]) -> float:
        return self._last.payoff(tray)

    def swaps_in(self, kind: int) -> bool:
        return self._leading.swaps_in(kind)


def _met(card: int, shown: Sequence[float]) -> float:
    """The part of a card that dice fulfil which are counted by what they show."""
    form = requirement.form_of(card)
    if form == requirement.LIST:
        numbers = range(1, HIGHEST + 1)
        found = sum([min(shown[number], requirement.times(card, number)) for number in numbers])
        return found / len(requirement.numbers_of(card))
    if form == requirement.SUM:
        total = sum([number * shown[number] for number in range(1, HIGHEST + 1)])
        return min(1.0, total / requirement.amount_of(card))
    return min(1.0, (max(shown[1:A_SKULL]) + shown[A_SKULL]) / requirement.amount_of(card))
