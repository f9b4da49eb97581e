"""How a seat stands in a game of ciúb: which cards it can hope for, and what dice are worth to it."""

from __future__ import annotations

from typing import Final

from conclave.games.ciub.bots.prospects import prospect
from conclave.games.ciub.engine.cards import NO_CARD
from conclave.games.ciub.engine.dice import NUMBER_OF_KINDS
from conclave.games.ciub.engine.dice_choices import available
from conclave.games.ciub.engine.pool import ONE, surplus
from conclave.games.ciub.engine.position import CiubPosition
from conclave.games.ciub.engine.state import NOBODY

NEXT_BEST: Final = (1.0, 0.35, 0.15)
"""How much the best, the second and the third card to hope for count: the others may take the best one.
Chosen by hand."""
TOP_ROW: Final = 0.4
"""How much a card of the top row counts, since it has to come down first. Chosen by hand."""


class SeatProspects:
    """What the player whose turn it is can hope for, as the table lies."""

    def __init__(self, position: CiubPosition) -> None:
        self.position = position
        self.seat = position.turn
        self.others = [seat for seat in range(position.players) if seat != position.turn]
        self.last_turns = position.opus != NOBODY
        self.opus_is_next = not self.last_turns and position.pile_b + position.pile_c == 0
        self.open = position.open_cards()
        """The cards that can be won now."""
        top = [card for card in position.top if card != NO_CARD and not position.blocked(card)]
        self.coming = [] if self.last_turns else top
        """The cards that can come down later."""

    def points(self, card: int) -> float:
        """With the Opus Magnum, if it goes with the card."""
        points = float(self.position.cards.points[card])
        return points + self.position.cards.opus.points if self.opus_is_next else points

    def chance(self, pool: int, card: int) -> float:
        return prospect(pool, self.position.cards.requirement[card], self.position.jokers)

    def own_chance(self, card: int) -> float:
        return self.chance(self.position.held[self.seat], card)

    def chance_of_others(self, card: int) -> float:
        """Of the most dangerous opponent, with the dice as they lie."""
        return max([self.chance(self.position.held[seat], card) for seat in self.others])

    def pool(self, pool: int) -> float:
        """What dice promise for the next turn, in points."""
        pool -= surplus(pool)
        cards = self.position.cards
        hopes = [cards.points[card] * self.chance(pool, card) for card in self.open]
        hopes += [TOP_ROW * cards.points[card] * self.chance(pool, card) for card in self.coming]
        hopes.sort(reverse=True)
        return sum([hope * weight for hope, weight in zip(hopes, NEXT_BEST, strict=False)])

    def pool_with_doubles(self, pool: int, doubled: list[int]) -> float:
        """The same, when some of the dice can be exchanged for two (CB-10)."""
        supply = self.position.supply
        for kind in range(NUMBER_OF_KINDS):
            for _ in range(doubled[kind]):
                pool, supply = self._after_exchange(pool, supply, kind)
        return self.pool(pool)

    def _after_exchange(self, pool: int, supply: int, kind: int) -> tuple[int, int]:
        """Pool and supply after the best exchange of a die for two others; unchanged if there are no two."""
        given, taken = pool - ONE[kind], supply + ONE[kind]
        for _ in range(2):
            offered = [new for new in available(taken) if new != kind]
            if not offered:
                return pool, supply
            best = max(offered, key=lambda new: self.pool(given + ONE[new]))
            given += ONE[best]
            taken -= ONE[best]
        return given, taken
