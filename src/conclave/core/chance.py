"""Explicit chance with exact distributions.

Rules never roll. They stop at a `Chance`; the driver samples it from a `Source` and calls
`position.settle(outcome)`. An outcome is a tuple of small integers. Every chance has a written
specification from which outcome texts can be read, weighed and recomputed without knowing the rules:

    7d{blue,green,red,yellow,wizard,jester}      Roll: identical dice are merged, an outcome is counts
    2d{1,2,3,4,5,6} + 1d{1,1,3,3,5,5}            Roll of several kinds of dice
    draw 2 of a:2 b:5                            Draw from a multiset, order does not matter
    deal 3 of a:2 b:5                            Deal: order matters; a shuffle deals everything

How uniform integers become an outcome is part of the specification, so that anybody can check it:
dice are drawn singly in written order, each with `uniform(number of faces)`, the number being the face's
place as written; draws and deals take one piece at a time with `uniform(pieces left)`, counted through
the kinds in written order.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from math import comb, factorial
from typing import Final

from mypy_extensions import mypyc_attr

from conclave.core.pending import Pending
from conclave.core.source import Source

Outcome = tuple[int, ...]

LARGEST_COUNT = 1000
"""No specification has more dice, faces or pieces than this; a hostile text cannot ask for more work."""

MOST_ENUMERATED = 100_000
"""A roll with more outcomes than this can only be sampled and weighed."""

_FACE = re.compile(r"[^\s{},:+?]+")
_PIECE = re.compile(r"[^\s{}:?]+")
"""Pieces may be called `2,4,6` or `20+`: nothing is written between them but spaces."""

_GOOD_FACES: Final[set[str]] = set()
_GOOD_PIECES: Final[set[str]] = set()
"""Names that were checked before: a game uses the same ones again and again."""
_MOST_GOOD: Final = 4096
"""This many are cached; then the cache is cleared."""


class ChanceError(ValueError):
    """A specification or an outcome text that cannot be read."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Pending):
    """A random event with an exact, integer-weighted distribution.

    What it is called and how many outcomes it has is worked out when somebody asks: most chances are only
    sampled.
    """

    @property
    def spec(self) -> str:
        raise NotImplementedError

    @property
    def can_enumerate(self) -> bool:
        """False for deals and large rolls: too many outcomes to list; they are sampled and weighed."""
        raise NotImplementedError

    def sample(self, source: Source) -> Outcome:
        raise NotImplementedError

    def size(self) -> int:
        """How many different outcomes there are."""
        raise NotImplementedError

    def total(self) -> int:
        """The sum of all weights."""
        raise NotImplementedError

    def weight(self, outcome: Outcome) -> int:
        """The weight of one outcome; 0 if it cannot happen."""
        raise NotImplementedError

    def outcomes(self) -> Iterator[tuple[Outcome, int]]:
        """Every outcome once with its weight."""
        raise NotImplementedError

    def write(self, outcome: Outcome) -> str:
        """The outcome as text."""
        raise NotImplementedError

    def read(self, written: str) -> Outcome:
        """The outcome of a text; ChanceError if this chance has no such outcome."""
        raise NotImplementedError

    def __repr__(self) -> str:
        return f"<{self.spec}>"


class Die:
    """A die by its faces as printed; equal faces are one label with a weight."""

    def __init__(self, faces: Sequence[str]) -> None:
        _check_labels(faces, _FACE, _GOOD_FACES)
        self.faces: tuple[str, ...] = tuple(faces)
        self.labels: tuple[str, ...] = tuple(dict.fromkeys(faces))
        self.weights: tuple[int, ...] = tuple([self.faces.count(label) for label in self.labels])
        self.label_of_face: list[int] = [self.labels.index(face) for face in self.faces]
        # The same few dice are rolled again and again, each time with others.
        self._specs: dict[int, str] = {}
        self._sizes: dict[int, int] = {}

    def several(self, count: int) -> str:
        """The specification of a roll of this many such dice."""
        spec = self._specs.get(count)
        if spec is None:
            spec = f"{count}d{{{','.join(self.faces)}}}"
            self._specs[count] = spec
        return spec

    def size(self, count: int) -> int:
        """How many different outcomes a roll of this many such dice has."""
        size = self._sizes.get(count)
        if size is None:
            size = comb(count + len(self.labels) - 1, count)
            self._sizes[count] = size
        return size


@mypyc_attr(free_list_len=1)
class Roll(Chance):
    """Dice rolled together. The outcome is, kind by kind, how many dice show each label."""

    def __init__(self, groups: Sequence[tuple[int, Die]]) -> None:
        self.groups: tuple[tuple[int, Die], ...] = tuple(groups)
        self._width: int = 0
        """The length of an outcome."""
        self._spec: str = ""
        left = LARGEST_COUNT
        for count, die in self.groups:
            if not 1 <= count <= left:
                raise _wrong_number_of_dice()
            left -= count
            self._width += len(die.labels)
        if not self.groups:
            raise _wrong_number_of_dice()

    @property
    def spec(self) -> str:
        if not self._spec:
            self._spec = " + ".join([die.several(count) for count, die in self.groups])
        return self._spec

    @property
    def can_enumerate(self) -> bool:
        return self.size() <= MOST_ENUMERATED

    def sample(self, source: Source) -> Outcome:
        counts = [0] * self._width
        first = 0
        for count, die in self.groups:
            faces = die.label_of_face
            sides = len(faces)
            for _ in range(count):
                label = first + faces[source.uniform(sides)]
                counts[label] = counts[label] + 1  # compiled, `+=` on an item is no quick addition
            first += len(die.labels)
        return tuple(counts)

    def size(self) -> int:
        product = 1
        for count, die in self.groups:
            product *= die.size(count)
        return product

    def total(self) -> int:
        product = 1
        for count, die in self.groups:
            product *= len(die.faces) ** count
        return product

    def weight(self, outcome: Outcome) -> int:
        if len(outcome) != self._width:
            return 0
        product = 1
        start = 0
        for count, die in self.groups:
            counts = outcome[start : start + len(die.labels)]
            start += len(die.labels)
            if sum(counts) != count or min(counts) < 0:
                return 0
            product *= factorial(count)
            for each, weight in zip(counts, die.weights, strict=True):
                product = product // factorial(each) * weight**each
        return product

    def outcomes(self) -> Iterator[tuple[Outcome, int]]:
        if not self.can_enumerate:
            raise ChanceError(f"{self.spec} can only be sampled")
        heads: list[Outcome] = [()]
        for count, die in self.groups:
            tails = list(_shares(count, [count] * len(die.labels)))
            heads = [head + tail for head in heads for tail in tails]
        for outcome in heads:
            yield outcome, self.weight(outcome)

    def write(self, outcome: Outcome) -> str:
        written: list[str] = []
        start = 0
        for _, die in self.groups:
            counts = outcome[start : start + len(die.labels)]
            start += len(die.labels)
            written.append(_write_counts(counts, die.labels))
        return " + ".join(written)

    def read(self, written: str) -> Outcome:
        parts = written.split(" + ")
        if len(parts) != len(self.groups):
            raise ChanceError(f"{written!r} is not a result of {self.spec}")
        outcome: Outcome = ()
        for part, (_, die) in zip(parts, self.groups, strict=True):
            outcome += _read_counts(part, die.labels, self.spec)
        if self.weight(outcome) == 0 or self.write(outcome) != written:
            raise ChanceError(f"{written!r} is not a result of {self.spec}")
        return outcome


def _wrong_number_of_dice() -> ChanceError:
    return ChanceError(f"a roll has from 1 to {LARGEST_COUNT} dice, at least one of each kind")


class Draw(Chance):
    """Some pieces drawn from a multiset at once. The outcome is how many of each kind."""

    def __init__(self, count: int, kinds: Sequence[tuple[str, int]]) -> None:
        self.count = count
        self.labels, self.pieces = _multiset("draw", count, kinds)
        self._spec: str = ""
        self._number: int = sum(self.pieces)

    @property
    def spec(self) -> str:
        if not self._spec:
            self._spec = f"draw {self.count} of {_write_multiset(self.labels, self.pieces)}"
        return self._spec

    @property
    def can_enumerate(self) -> bool:
        return True

    def sample(self, source: Source) -> Outcome:
        counts = [0] * len(self.labels)
        for kind in _take(list(self.pieces), self._number, self.count, source):
            counts[kind] = counts[kind] + 1
        return tuple(counts)

    def size(self) -> int:
        ways = [1] + [0] * self.count
        for number in self.pieces:
            ways = [sum(ways[max(0, k - number) : k + 1]) for k in range(self.count + 1)]
        return ways[self.count]

    def total(self) -> int:
        return comb(sum(self.pieces), self.count)

    def weight(self, outcome: Outcome) -> int:
        if len(outcome) != len(self.labels) or sum(outcome) != self.count or min(outcome) < 0:
            return 0
        product = 1
        for number, drawn in zip(self.pieces, outcome, strict=True):
            product *= comb(number, drawn)
        return product

    def outcomes(self) -> Iterator[tuple[Outcome, int]]:
        for outcome in _shares(self.count, self.pieces):
            yield outcome, self.weight(outcome)

    def write(self, outcome: Outcome) -> str:
        return _write_counts(outcome, self.labels)

    def read(self, written: str) -> Outcome:
        outcome = _read_counts(written, self.labels, self.spec)
        if self.weight(outcome) == 0 or self.write(outcome) != written:
            raise ChanceError(f"{written!r} is not a result of {self.spec}")
        return outcome


class Deal(Chance):
    """Pieces of a multiset in order, e.g. a shuffled pile. The outcome lists the kind of each piece."""

    def __init__(self, count: int, kinds: Sequence[tuple[str, int]]) -> None:
        self.count = count
        self.labels, self.pieces = _multiset("deal", count, kinds)
        self._spec: str = ""
        self._number: int = sum(self.pieces)

    @property
    def spec(self) -> str:
        if not self._spec:
            self._spec = f"deal {self.count} of {_write_multiset(self.labels, self.pieces)}"
        return self._spec

    @property
    def can_enumerate(self) -> bool:
        return False

    def sample(self, source: Source) -> Outcome:
        return tuple(_take(list(self.pieces), self._number, self.count, source))

    def size(self) -> int:
        """Words of `count` pieces: the exponential generating function, kept in integers."""
        ways = [1] + [0] * self.count
        for number in self.pieces:
            ways = [
                sum([comb(k, taken) * ways[k - taken] for taken in range(min(number, k) + 1)])
                for k in range(self.count + 1)
            ]
        return ways[self.count]

    def total(self) -> int:
        product = 1
        for left in range(sum(self.pieces) - self.count + 1, sum(self.pieces) + 1):
            product *= left
        return product

    def weight(self, outcome: Outcome) -> int:
        if len(outcome) != self.count:
            return 0
        left = list(self.pieces)
        product = 1
        for kind in outcome:
            if not 0 <= kind < len(left):
                return 0
            product *= left[kind]
            left[kind] -= 1
        return product

    def outcomes(self) -> Iterator[tuple[Outcome, int]]:
        raise ChanceError(f"{self.spec} can only be sampled")

    def write(self, outcome: Outcome) -> str:
        return " ".join([self.labels[kind] for kind in outcome])

    def read(self, written: str) -> Outcome:
        kinds: list[int] = []
        for word in written.split(" "):
            if word not in self.labels:
                raise ChanceError(f"{word!r} is not part of {self.spec}")
            kinds.append(self.labels.index(word))
        if self.weight(tuple(kinds)) == 0:
            raise ChanceError(f"{written!r} is not a result of {self.spec}")
        return tuple(kinds)


def parse_chance(spec: str) -> Chance:
    """The chance of a written specification; `parse_chance(c.spec).spec == c.spec`."""
    chance = _parse_roll(spec) if spec[:1].isdigit() else _parse_multiset(spec)
    if chance.spec != spec:
        raise ChanceError(f"{spec!r} is not written in the usual way: {chance.spec!r}")
    return chance


def _parse_roll(spec: str) -> Chance:
    groups: list[tuple[int, Die]] = []
    for part in spec.split(" + "):
        match = re.fullmatch(r"(\d{1,4})d\{([^{}]*)\}", part)
        if match is None:
            raise ChanceError(f"{part!r} is no roll of dice like 2d{{1,2,3}}")
        groups.append((int(match[1]), Die(match[2].split(","))))
    return Roll(groups)


def _parse_multiset(spec: str) -> Chance:
    match = re.fullmatch(r"(draw|deal) (\d{1,4}) of (\S+:\d{1,4}(?: \S+:\d{1,4})*)", spec)
    if match is None:
        raise ChanceError(f"{spec!r} is no chance like 7d{{1,2,3}}, draw 1 of a:2 b:5 or deal 1 of a:2 b:5")
    kinds: list[tuple[str, int]] = []
    for pair in match[3].split(" "):
        label, _, number = pair.rpartition(":")
        kinds.append((label, int(number)))
    return Draw(int(match[2]), kinds) if match[1] == "draw" else Deal(int(match[2]), kinds)


def _multiset(
    verb: str, count: int, kinds: Sequence[tuple[str, int]]
) -> tuple[tuple[str, ...], tuple[int, ...]]:
    labels = tuple([label for label, _ in kinds])
    pieces = tuple([number for _, number in kinds])
    _check_labels(labels, _PIECE, _GOOD_PIECES)
    if len(set(labels)) != len(labels):
        raise ChanceError(f"a {verb} names every kind once")
    if min(pieces) < 0 or not 1 <= count <= sum(pieces) <= LARGEST_COUNT:
        raise ChanceError(f"a {verb} takes from 1 up to all of at most {LARGEST_COUNT} pieces")
    return labels, pieces


def _check_labels(labels: Sequence[str], allowed: re.Pattern[str], good: set[str]) -> None:
    if not 1 <= len(labels) <= LARGEST_COUNT:
        raise ChanceError(f"a chance has from 1 to {LARGEST_COUNT} faces or kinds")
    for label in labels:
        if label not in good:
            if allowed.fullmatch(label) is None:
                raise ChanceError(f"{label!r} is no name for a face or a kind")
            if len(good) >= _MOST_GOOD:
                good.clear()
            good.add(label)


def _take(left: list[int], remaining: int, count: int, source: Source) -> list[int]:
    """Draw pieces one by one without putting them back; `remaining` is how many there are at first."""
    taken: list[int] = []
    for _ in range(count):
        number = source.uniform(remaining)
        kind = 0
        while number >= left[kind]:
            number -= left[kind]
            kind += 1
        left[kind] = left[kind] - 1
        remaining -= 1
        taken.append(kind)
    return taken


def _shares(total: int, most: Sequence[int]) -> Iterator[Outcome]:
    """All ways to share out `total` over parts of limited size, the largest first part first.

    A loop, not a recursion: a die may have a thousand faces.
    """
    share = [0] * len(most)
    left = total
    place = -1
    while True:
        for later in range(place + 1, len(most)):
            share[later] = min(most[later], left)
            left -= share[later]
        yield tuple(share)
        # The next way takes one from the last part that later parts have room for.
        room = 0
        place = len(most) - 1
        while place >= 0 and (share[place] == 0 or room == left):
            left += share[place]
            room += most[place]
            place -= 1
        if place < 0:
            return
        share[place] -= 1
        left += 1


def _write_multiset(labels: Sequence[str], pieces: Sequence[int]) -> str:
    return " ".join([f"{label}:{number}" for label, number in zip(labels, pieces, strict=True)])


def _write_counts(counts: Sequence[int], labels: Sequence[str]) -> str:
    words: list[str] = []
    for label, count in zip(labels, counts, strict=True):
        words.extend([label] * count)
    return " ".join(words)


def _read_counts(written: str, labels: Sequence[str], spec: str) -> Outcome:
    counts = [0] * len(labels)
    for word in written.split(" "):
        if word not in labels:
            raise ChanceError(f"{word!r} is not part of {spec}")
        counts[labels.index(word)] += 1
    return tuple(counts)
