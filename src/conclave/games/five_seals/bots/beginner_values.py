"""What actions of Five Seals are worth to somebody who counts the seals of each colour."""

from __future__ import annotations

from conclave.core.packed import count
from conclave.games.five_seals.bots.action_values import ActionValues
from conclave.games.five_seals.engine.codes import dice_of
from conclave.games.five_seals.engine.elements import ELEMENTS, WORKS_ON
from conclave.games.five_seals.engine.position import FiveSealsPosition
from conclave.games.five_seals.engine.seals import COLOUR
from conclave.games.five_seals.engine.stages import DRAFT


class BeginnerValues(ActionValues):
    def __init__(self, position: FiveSealsPosition, seat: int) -> None:
        super().__init__(position, seat)
        self.seen = [0] * ELEMENTS
        """How many seals of each colour are in reach."""
        for space in position.dungeon.in_reach(seat):
            for colour in WORKS_ON[COLOUR[position.dungeon.seal[space]]]:
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
