"""Everything that lies in the box: dice, magic cards, pages."""

from __future__ import annotations

from conclave.core.component import Component
from conclave.core.text import text
from conclave.games.wizard_dice.engine.cards import CARDS
from conclave.games.wizard_dice.engine.codes import NUMBERS
from conclave.games.wizard_dice.engine.dice import COLOURS, FACES, NUMBER_OF_DICE


def components() -> tuple[Component, ...]:
    die = Component(
        "die",
        "die",
        NUMBER_OF_DICE,
        text("wd-die"),
        text("wd-die-about"),
        tuple([text(f"wd-face-{face}") for face in FACES]),
    )
    cards = [
        Component("card", card.id, 1, text(f"wd-card-{card.id}"), text(f"wd-card-{card.id}-effect"))
        for card in CARDS
    ]
    boxes = len(COLOURS) * NUMBERS
    page = Component("page", "page", 5, text("wd-page"), text("wd-page-about", boxes=boxes, jesters=NUMBERS))
    seer = Component("card", "seer", 1, text("wd-seer-card"), text("wd-seer-card-about"))
    return (die, page, seer, *cards)
