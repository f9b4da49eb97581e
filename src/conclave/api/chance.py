"""Chance in the public interface: what can come up, how likely it is, and where random numbers come from."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from random import Random, SystemRandom

from conclave.api.errors import InvalidType, InvalidValue, is_whole, kind
from conclave.core.chance import Chance as EngineChance
from conclave.core.chance import ChanceError, Outcome
from conclave.core.source import Bits, Source

RandomSource = Random | int | None
"""Where random numbers come from: a `random.Random`, a seed, or None for a different game every time."""


class Chance:
    """Something left to chance: dice to roll, or cards to draw. Rules never roll: they name it and wait.

    >>> import conclave
    >>> position = conclave.game("wizard-dice").start(players=2)
    >>> position.chance
    <Chance draw 1 of 1:1 2:1>
    >>> dict(position.chance.outcomes())
    {'1': Fraction(1, 2), '2': Fraction(1, 2)}
    """

    def __init__(self, chance: EngineChance) -> None:
        self._chance = chance

    @property
    def specification(self) -> str:
        """What is rolled, drawn or dealt, e.g. `2d{1,2,3,4,5,6}`.

        >>> import conclave
        >>> conclave.game("wizard-dice").start(players=3).chance.specification
        'draw 1 of 1:1 2:1 3:1'
        """
        return self._chance.spec

    @property
    def size(self) -> int:
        """How many different outcomes there are.

        >>> import conclave
        >>> conclave.game("wizard-dice").start(players=3).chance.size
        3
        """
        return self._chance.size()

    def outcomes(self) -> Iterator[tuple[str, Fraction]]:
        """Every outcome with its exact probability. InvalidValue if there are too many to list.

        >>> import conclave
        >>> chance = conclave.game("wizard-dice").start(players=4).chance
        >>> sum(probability for _, probability in chance.outcomes())
        Fraction(1, 1)
        """
        if not self._chance.can_enumerate:
            raise InvalidValue(
                f"{self.specification} has {self.size} outcomes, too many to list: use sample()."
            )
        total = self._chance.total()
        for outcome, weight in self._chance.outcomes():
            yield self._chance.write(outcome), Fraction(weight, total)

    def probability(self, outcome: str) -> Fraction:
        """How likely an outcome is.

        >>> import conclave
        >>> conclave.game("wizard-dice").start(players=2).chance.probability("1")
        Fraction(1, 2)
        """
        return Fraction(self._chance.weight(self._read(outcome)), self._chance.total())

    def sample(self, source: RandomSource = None) -> str:
        """An outcome at random.

        >>> import conclave
        >>> conclave.game("wizard-dice").start(players=2).chance.sample(7)
        '1'
        """
        return self._chance.write(self._chance.sample(source_of(source)))

    def _read(self, outcome: str) -> Outcome:
        if not isinstance(outcome, str):
            raise InvalidType(f"An outcome is a string, not {kind(outcome)}.")
        try:
            return self._chance.read(outcome)
        except ChanceError as error:
            raise InvalidValue(f"{outcome!r:.80} is not an outcome of {self.specification}.") from error

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Chance) and other.specification == self.specification

    def __hash__(self) -> int:
        return hash(self.specification)

    def __repr__(self) -> str:
        return f"<Chance {self.specification}>"


def source_of(source: RandomSource) -> Source:
    """Uniform integers for the engine."""
    if isinstance(source, Random):
        return Bits(source.getrandbits)
    return Bits(Random(_whole(source)).getrandbits)


def seed_of(source: RandomSource) -> int:
    """The seed of a game or of many: as given, or drawn."""
    if isinstance(source, Random):
        return source.getrandbits(32)
    seed = _whole(source)
    return SystemRandom().getrandbits(32) if seed is None else seed


def _whole(source: int | None) -> int | None:
    if source is not None and not is_whole(source):
        raise InvalidType(
            f"A source of chance is a random.Random, a whole number or None, not {kind(source)}."
        )
    return source
