"""A view read back into the numbers that the rules work with, for bots and other programs that start from a
view."""

from __future__ import annotations

from conclave.games.wizard_dice.engine.cards import CARDS, NO_CARD, MagicCard
from conclave.games.wizard_dice.engine.codes import box
from conclave.games.wizard_dice.engine.dice import COLOURS
from conclave.games.wizard_dice.engine.events import MARKS
from conclave.games.wizard_dice.engine.scoring import UNNAMED
from conclave.games.wizard_dice.engine.seer import NO_PREDICTION
from conclave.games.wizard_dice.interface.view import Page, Prediction, WizardDiceView

_MARK_OF = {shown: mark for mark, shown in MARKS.items()}
_CARD_OF = {card.id: card for card in CARDS}


def card_of(view: WizardDiceView) -> MagicCard:
    return NO_CARD if view.card is None else _CARD_OF[view.card]


def box_of(prediction: Prediction | None) -> int:
    return NO_PREDICTION if prediction is None else box(prediction.number, COLOURS.index(prediction.colour))


def wizard_colour_of(view: WizardDiceView) -> int:
    return UNNAMED if view.wizard_colour is None else COLOURS.index(view.wizard_colour)


def jester_mask(page: Page) -> int:
    """A bit for each used Jester box."""
    return sum([1 << number - 1 for number in page.jester_boxes])


def marks_of(page: Page) -> list[int]:
    return [_MARK_OF[shown] for shown in page.marks]
