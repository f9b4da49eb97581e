"""What a die of ciúb shows as far as wanted cards go: its sign.

Many states of a die are equivalent if only certain cards are wanted, so they share a sign:

* A number that no wanted card needs, 2for1, and a reroll that is spent are all DULL: such a die can be
  rolled, turned or set aside, nothing else. (A spent die cannot be turned back to reroll. Turning a die to
  reroll is never better than turning at once the die that it would roll, so nothing is lost by that.)
* An inactive die is DULL too. It cannot be set aside, but it is there only after a swap, when rolling on is
  already earned (CB-7); then setting aside a die that adds nothing to the tray is of no use, because a die
  more outside the tray never hurts. For the same reason nothing is lost if a die without a dull face cannot
  be turned to one.

Kinds of dice are compared as well: if every face of one kind is at least as good as a face of another kind,
nobody needs to swap in the other kind as long as the first one is to be had.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import lru_cache

from conclave.games.ciub.engine.dice import (
    ACTIVE,
    ADJUST,
    DICE,
    FACE_OF,
    FACES,
    HIGHEST,
    KIND_OF,
    NUMBER_OF_KINDS,
    REROLL,
    SIDES,
    SKULL,
    STATES,
    SWAP,
)

DULL = len(FACES)
"""The sign beyond the faces. Numbers, swap, reroll, adjust and skull are signs as they are faces."""
ACTIONS = (SWAP, REROLL, ADJUST)


def sign_of_face(face: int, numbers: Collection[int]) -> int:
    """The sign of a face when these numbers are wanted."""
    if face < HIGHEST:
        return face if face + 1 in numbers else DULL
    return face if face in ACTIONS or face == SKULL else DULL


class DieSigns:
    """The signs of all kinds in play, numbered. A die outside the tray is one of these numbers."""

    def __init__(self, numbers: Collection[int], kinds: Iterable[int]) -> None:
        self.kind: list[int] = []
        self.sign: list[int] = []
        self.chance: list[float] = []
        """How likely the die shows it when it is rolled."""
        self.place: dict[tuple[int, int], int] = {}
        """By kind and sign."""
        self.of_kind: list[list[int]] = [[] for _ in range(NUMBER_OF_KINDS)]
        self.sides: list[list[int]] = [[] for _ in range(NUMBER_OF_KINDS)]
        """By kind: all signs, and those that it can show."""
        for kind in kinds:
            shown = [sign_of_face(FACES.index(face), numbers) for face in DICE[kind].faces]
            for sign in sorted({*shown, DULL}):
                place = len(self.kind)
                self.place[kind, sign] = place
                self.kind.append(kind)
                self.sign.append(sign)
                self.chance.append(shown.count(sign) / len(shown))
                self.of_kind[kind].append(place)
                if sign in shown:
                    self.sides[kind].append(place)
        self.of_state = [self._of_state(state, numbers) for state in range(STATES)]
        """By state of a die (games/ciub/engine/dice.py); -1 for kinds that are not in play."""
        self.key = tuple(zip(self.kind, self.sign, strict=True))

    def __len__(self) -> int:
        return len(self.kind)

    def _of_state(self, state: int, numbers: Collection[int]) -> int:
        if SIDES <= state < ACTIVE or state >= ACTIVE:
            return self.place.get((KIND_OF[state], DULL), -1)
        return self.place.get((KIND_OF[state], sign_of_face(FACE_OF[state], numbers)), -1)

    def with_sign(self, sign: int) -> list[int]:
        return [place for place in range(len(self)) if self.sign[place] == sign]


# -- kinds that are never worse than others -----------------------------------------------------------------


def useful_kinds(
    offered: Collection[int], plentiful: Collection[int], numbers: frozenset[int], sums: bool, equals: bool
) -> list[int]:
    """The offered kinds without those that a plentiful one can stand in for.

    `sums`: only sums are wanted, so a higher number is better. `equals`: a skull may be wanted.
    """
    left = sorted(offered)
    for kind in sorted(offered):
        rivals = [rival for rival in left if rival != kind and rival in plentiful]
        if any(stands_in(rival, kind, numbers, sums, equals) for rival in rivals):
            left.remove(kind)
    return left


@lru_cache(maxsize=4096)
def stands_in(kind: int, other: int, numbers: frozenset[int], sums: bool, equals: bool) -> bool:
    """Whether the faces of a kind can be paired with those of the other so that each is at least as good."""
    mine = [sign_of_face(FACES.index(face), numbers) for face in DICE[kind].faces]
    theirs = [sign_of_face(FACES.index(face), numbers) for face in DICE[other].faces]
    paired: dict[int, int] = {}

    def pair(face: int, tried: set[int]) -> bool:
        """Find a face of mine for one of theirs; those paired before may have to move."""
        for better, sign in enumerate(mine):
            if better not in tried and _is_as_good(sign, theirs[face], sums, equals):
                tried.add(better)
                if better not in paired or pair(paired[better], tried):
                    paired[better] = face
                    return True
        return False

    return len(mine) == len(theirs) and all(pair(face, set()) for face in range(len(theirs)))


def _is_as_good(sign: int, other: int, sums: bool, equals: bool) -> bool:
    if sign == other:
        return True
    if sign == SKULL:
        return False
    if other == SKULL:
        return not equals
    if other == DULL:
        return True
    return sums and sign < HIGHEST and other < HIGHEST and sign > other
