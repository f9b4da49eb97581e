"""What was made of the spells of Five Seals, for the lab."""

from __future__ import annotations

from conclave.core.text import Text, text
from conclave.games.five_seals.engine import events
from conclave.lab.stats.uses import CAST, TAKEN, UseCounter


class FiveSealsUses(UseCounter):
    def note(self, face: object) -> None:
        match face:
            case events.ScrollCast(seat=seat, scroll=scroll):
                self.count(seat, CAST, _spell(scroll))
            case events.ScrollExploited(seat=seat, scroll=scroll):
                self.count(seat, CAST, _spell(scroll))
            case events.SealBroken(seat=seat, seal=seal) if seal.scroll is not None:
                self.count(seat, TAKEN, _spell(seal.scroll))

    @staticmethod
    def text(what: str) -> Text:
        return text(f"fs-spell-{what}")


def _spell(scroll: str) -> str:
    """`change-fire` is a scroll of the spell `change`."""
    return scroll.partition("-")[0]
