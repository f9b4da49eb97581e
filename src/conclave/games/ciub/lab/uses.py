"""What was made of the cards of ciúb, for the lab."""

from __future__ import annotations

from conclave.core.text import Text
from conclave.games.ciub.engine import events
from conclave.games.ciub.engine.words import card_text
from conclave.lab.stats.uses import WON, UseCounter


class CiubUses(UseCounter):
    def note(self, face: object) -> None:
        match face:
            case events.CardWon(seat=seat, card=card, points=points):
                self.count(seat, WON, card, points)
            case events.OpusTaken(seat=seat, points=points):
                self.count(seat, WON, "opus", points)

    @staticmethod
    def text(what: str) -> Text:
        return card_text(what)
