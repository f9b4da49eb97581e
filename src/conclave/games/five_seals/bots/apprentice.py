"""A player of Five Seals who knows the ways, what dice are worth, and how a scroll helps to break a seal.

It breaks what greedy would break, and uses a scroll if it can break something better then. That one more die
is always worth having it does not see, and it takes dice of the colours that it sees most of.
"""

from __future__ import annotations

from conclave.core.packed import count
from conclave.games.five_seals.bots.greedy import BRINGS_A_DIE, NEVER, Greedy, Thought
from conclave.games.five_seals.engine.codes import dice_of, thing_of
from conclave.games.five_seals.engine.elements import ELEMENTS, WORKS_ON
from conclave.games.five_seals.engine.position import FiveSealsPosition
from conclave.games.five_seals.engine.seals import COLOUR, spell_of
from conclave.games.five_seals.engine.stages import DRAFT


class ThoughtOfApprentice(Thought):
    def __init__(self, position: FiveSealsPosition, seat: int) -> None:
        super().__init__(position, seat)
        self.seen = [0] * ELEMENTS
        """How many seals of each colour are in reach."""
        for space in position.in_reach(seat):
            for colour in WORKS_ON[COLOUR[position.seal[space]]]:
                self.seen[colour] += 1

    def worth(self, action: int) -> float:
        if self.position.stage == DRAFT:
            return self.worth_of_dice(dice_of(action))
        return super().worth(action)

    def worth_of_dice(self, dice: int) -> float:
        """A second die of a colour is worth half as much as the first, a third one a third."""
        worths = [
            self.seen[colour] / (1 + each)
            for colour in range(ELEMENTS)
            for each in range(count(dice, colour))
        ]
        return sum(worths)

    def worth_of_casting(self, action: int) -> float:
        if spell_of(thing_of(action)) in BRINGS_A_DIE and self.position.breaks_in_reach(self.seat).number():
            return NEVER
        return super().worth_of_casting(action)


class Apprentice(Greedy):
    @property
    def thought(self) -> type[Thought]:
        return ThoughtOfApprentice
