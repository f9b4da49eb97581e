"""What was made of the spells and cards of a game, told from its events.

A use has a name that is the same in every language, `cast change` or `won 2,4,6`: how it was used, and what
it was. Points are those that a use brought at once, where the game says so.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from conclave.core.event import Event
from conclave.core.game import Game
from conclave.core.text import Text, text
from conclave.games.ciub import events as ciub
from conclave.games.ciub.words import card_text
from conclave.games.five_seals import events as five_seals
from conclave.games.wizard_dice import events as wizard_dice
from conclave.games.wizard_dice.codes import box
from conclave.games.wizard_dice.dice import COLOURS
from conclave.games.wizard_dice.scoring import points_of
from conclave.games.wizard_dice.view import MARKS

CAST: Final = "cast"
"""A spell that was used."""
TAKEN: Final = "taken"
"""A scroll that was won, used or not."""
WON: Final = "won"
"""A card that was won."""
UNDER: Final = "under"
"""A box that was filled in while a magic card lay on the table; all have the card in such a round."""

_POINTS_AT_ONCE: Final = frozenset({WON, UNDER})
_EVERYBODY_HAS: Final = frozenset({UNDER})

_MARK_OF: Final = {written: mark for mark, written in MARKS.items()}


class UseCounter:
    """Hears the events of one game and counts, seat by seat."""

    def __init__(self) -> None:
        self._counted: dict[int, dict[str, tuple[int, int]]] = {}
        self._players = 0

    def hear(self, event: Event) -> None:
        face = event.face
        self.note(face)
        places = getattr(face, "places", None)
        if places is not None:
            self._players = len(places)

    def note(self, face: object) -> None:
        """Count what happened, if it is a use; a game overrides this."""

    def count(self, seat: int, how: str, what: str, points: int = 0) -> None:
        uses = self._counted.setdefault(seat, {})
        name = f"{how} {what}"
        times, before = uses.get(name, (0, 0))
        uses[name] = (times + 1, before + points)

    def by_seat(self) -> list[dict[str, tuple[int, int]]]:
        """Once the game is over: by name how often, and for how many points."""
        return [self._counted.get(seat, {}) for seat in range(self._players)]


class FiveSealsUses(UseCounter):
    def note(self, face: object) -> None:
        match face:
            case five_seals.ScrollCast(seat=seat, scroll=scroll):
                self.count(seat, CAST, _spell(scroll))
            case five_seals.ScrollExploited(seat=seat, scroll=scroll):
                self.count(seat, CAST, _spell(scroll))
            case five_seals.SealBroken(seat=seat, seal=seal) if seal.scroll is not None:
                self.count(seat, TAKEN, _spell(seal.scroll))


class CiubUses(UseCounter):
    def note(self, face: object) -> None:
        match face:
            case ciub.CardWon(seat=seat, card=card, points=points):
                self.count(seat, WON, card, points)
            case ciub.OpusTaken(seat=seat, points=points):
                self.count(seat, WON, "opus", points)


class WizardDiceUses(UseCounter):
    def __init__(self) -> None:
        super().__init__()
        self._card = ""

    def note(self, face: object) -> None:
        match face:
            case wizard_dice.RoundBegins():
                self._card = ""
            case wizard_dice.CardDrawn(card=card):
                self._card = card
            case wizard_dice.Scored(seat=seat, number=number, colour=colour, mark=mark) if self._card:
                points = points_of(_MARK_OF[mark], box(number, COLOURS.index(colour)))
                self.count(seat, UNDER, self._card, points)


def _spell(scroll: str) -> str:
    """`change-fire` is a scroll of the spell `change`."""
    return scroll.partition("-")[0]


_COUNTERS: Final[dict[str, type[UseCounter]]] = {
    "five-seals": FiveSealsUses,
    "ciub": CiubUses,
    "wizard-dice": WizardDiceUses,
}
_TEXTS: Final[dict[str, Callable[[str], Text]]] = {
    "five-seals": lambda what: text(f"fs-spell-{what}"),
    "ciub": card_text,
    "wizard-dice": lambda what: text("lab-use-magic-card", id=what, name=text(f"wd-card-{what}")),
}


def counter_of(game: Game) -> UseCounter | None:
    """None for a game of which nobody has said what its uses are."""
    made = _COUNTERS.get(game.name)
    return None if made is None else made()


def use_text(game_name: str, name: str) -> Text:
    """A use for people."""
    how, _, what = name.partition(" ")
    return text("lab-use", how=how, what=_TEXTS[game_name](what))


def has_points(name: str) -> bool:
    """Whether a use brings points at once."""
    return name.partition(" ")[0] in _POINTS_AT_ONCE


def is_everybodys(name: str) -> bool:
    """Whether all players have it at the same time, so that it can favour nobody who has it."""
    return name.partition(" ")[0] in _EVERYBODY_HAS
