"""What was made of the magic cards of Wizard Dice, for the lab."""

from __future__ import annotations

from typing import Final

from conclave.core.text import Text, text
from conclave.games.wizard_dice.engine import events
from conclave.games.wizard_dice.engine.codes import box
from conclave.games.wizard_dice.engine.dice import COLOURS
from conclave.games.wizard_dice.engine.events import MARKS
from conclave.games.wizard_dice.engine.scoring import points_of
from conclave.lab.stats.uses import UNDER, UseCounter

_MARK_OF: Final = {written: mark for mark, written in MARKS.items()}


class WizardDiceUses(UseCounter):
    def __init__(self) -> None:
        super().__init__()
        self._card = ""

    def note(self, face: object) -> None:
        match face:
            case events.RoundBegins():
                self._card = ""
            case events.CardDrawn(card=card):
                self._card = card
            case events.Scored(seat=seat, number=number, colour=colour, mark=mark) if self._card:
                points = points_of(_MARK_OF[mark], box(number, COLOURS.index(colour)))
                self.count(seat, UNDER, self._card, points)

    @staticmethod
    def text(what: str) -> Text:
        return text("lab-use-magic-card", id=what, name=text(f"wd-card-{what}"))
