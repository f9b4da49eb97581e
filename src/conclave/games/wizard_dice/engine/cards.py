"""The ten magic cards, each declared once: what it changes about a round, in the words of its rule.

The rules ask the card of the round (`NO_CARD` in the basic game) instead of asking which card it is.
"""

from __future__ import annotations

from typing import Final

from conclave.core.chance import Draw

NAMED: Final = 0
"""Wizards count as the Wizard Colour (WD-2)."""
EVERY_COLOUR: Final = 1
NO_COLOUR: Final = 2

ORDINARY_ROLLS: Final = 3


class MagicCard:
    def __init__(
        self,
        number: int,
        *,
        wizards: int = NAMED,
        doubled: bool = False,
        jesters_stick: bool = False,
        rolls_before_predictions: bool = False,
        turns_two_dice: bool = False,
        extra_of_each_colour: int = 0,
        jesters_join_prediction: bool = False,
        may_cross_out: bool = False,
        rolls_as_predicted: bool = False,
        matching_jesters_hit: bool = False,
        secret_predictions: bool = False,
    ) -> None:
        self.number = number
        self.id = f"M{number}" if number else ""
        self.wizards = wizards
        self.doubled = doubled
        self.jesters_stick = jesters_stick
        self.rolls_before_predictions = rolls_before_predictions
        self.turns_two_dice = turns_two_dice
        self.extra_of_each_colour = extra_of_each_colour
        self.jesters_join_prediction = jesters_join_prediction
        self.may_cross_out = may_cross_out
        self.rolls_as_predicted = rolls_as_predicted
        self.matching_jesters_hit = matching_jesters_hit
        self.secret_predictions = secret_predictions

    def rolls_of_round(self, seers_number: int | None) -> int:
        """How often the Seer may roll; `seers_number` is None for a Seer who sits out (WD-1a, M8)."""
        if self.rolls_as_predicted and seers_number is not None:
            return seers_number
        return ORDINARY_ROLLS


NO_CARD: Final = MagicCard(0)

CARDS: Final = (
    MagicCard(1, wizards=EVERY_COLOUR, doubled=True),
    MagicCard(2, jesters_stick=True, doubled=True),
    MagicCard(3, rolls_before_predictions=True),
    MagicCard(4, turns_two_dice=True),
    MagicCard(5, extra_of_each_colour=1),
    MagicCard(6, jesters_join_prediction=True),
    MagicCard(7, may_cross_out=True),
    MagicCard(8, wizards=NO_COLOUR, rolls_as_predicted=True),
    MagicCard(9, matching_jesters_hit=True),
    MagicCard(10, secret_predictions=True),
)
"""CARDS[k - 1] is the card Mk."""

FULL_PILE: Final = (1 << len(CARDS)) - 1
_DRAWS: Final[dict[int, Draw]] = {}


def draw_from(pile: int) -> Draw:
    """The draw of the round's card from the cards left in the pile (a bit per card)."""
    drawn = _DRAWS.get(pile)
    if drawn is None:
        drawn = Draw(1, [(card.id, pile >> card.number - 1 & 1) for card in CARDS])
        _DRAWS[pile] = drawn
    return drawn
