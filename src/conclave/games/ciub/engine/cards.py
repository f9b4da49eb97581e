"""The spell cards of a game, in the order of their file; a card is called by its place there."""

from __future__ import annotations

from typing import Final

from conclave.core.chance import Deal, Draw
from conclave.games.ciub.engine import requirement
from conclave.games.ciub.engine.codes import PLACE_TOKEN, REMOVE_CARD, card_code
from conclave.games.ciub.engine.lazy_choices import Codes

GROUPS: Final = ("A", "B", "C", "D")
A: Final = 0
B: Final = 1
C: Final = 2
D: Final = 3
NO_CARD: Final = -1
_MOST_DRAWS: Final = 4096
"""This many draws are cached; then the cache is cleared."""


OPUS_NAME: Final = "opus"


class Card:
    """A spell card; the Opus Magnum (D) asks for nothing."""

    def __init__(self, group: int, needs: int, points: int, owl: bool) -> None:
        self.group = group
        self.requirement = needs
        self.points = points
        self.owl = owl
        self.name: str = OPUS_NAME if group == D else requirement.write(needs)
        """As actions, chances and people call it: `2,4,6`."""


class CardSet:
    """All cards of one game; in a short game without the owl cards of B and C (CB-1)."""

    def __init__(self, cards: list[Card]) -> None:
        self.cards = [card for card in cards if card.group != D]
        self.opus = next(card for card in cards if card.group == D)
        self.of_requirement: dict[int, int] = {}
        self.members: list[int] = [0] * len(GROUPS)
        """By group: the cards in it, as a mask."""
        for place, card in enumerate(self.cards):
            self.of_requirement[card.requirement] = place
            self.members[card.group] |= 1 << place
        self.all: int = (1 << len(self.cards)) - 1
        """Every card but the Opus Magnum, as a mask."""
        self.names: list[str] = [card.name for card in self.cards]
        self.of_name: dict[str, int] = {card.name: place for place, card in enumerate(self.cards)}
        self.points: list[int] = [card.points for card in self.cards]
        self.requirement: list[int] = [card.requirement for card in self.cards]
        self.place_token: Codes = self._codes(PLACE_TOKEN)
        self.remove: Codes = self._codes(REMOVE_CARD)
        """By card: the code of the action."""
        self.group_a: list[int] = cards_in(self.members[A])
        self._deals: dict[int, Deal] = {}
        self._draws: dict[int, Draw] = {}

    def _codes(self, action_kind: int) -> Codes:
        return [card_code(action_kind, needs) for needs in self.requirement]

    def deal(self, number: int) -> Deal:
        """A number of A cards, in order."""
        found = self._deals.get(number)
        if found is None:
            found = Deal(number, [(self.names[card], 1) for card in self.group_a])
            self._deals[number] = found
        return found

    def draw(self, mask: int) -> Draw:
        """One card of a mask."""
        found = self._draws.get(mask)
        if found is None:
            found = Draw(1, [(self.names[card], 1) for card in cards_in(mask)])
            if len(self._draws) >= _MOST_DRAWS:
                self._draws.clear()
            self._draws[mask] = found
        return found


def cards_in(mask: int) -> list[int]:
    """The cards of a mask in the order of the set."""
    found: list[int] = []
    while mask:
        lowest = mask & -mask
        found.append(lowest.bit_length() - 1)
        mask ^= lowest
    return found
