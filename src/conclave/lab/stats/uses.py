"""What was made of the spells and cards of a game, told from its events.

A use has a name that is the same in every language, `cast change` or `won 2,4,6`: how it was used, and what
it was. Points are those that a use brought at once, where the game says so.
"""

from __future__ import annotations

from typing import Final

from conclave.core.event import Event
from conclave.core.game import Game
from conclave.core.text import Text, text
from conclave.registry import KITS

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

    @staticmethod
    def text(what: str) -> Text:
        """What people call a spell or card, given the name it is counted under."""
        raise NotImplementedError

    def count(self, seat: int, how: str, what: str, points: int = 0) -> None:
        uses = self._counted.setdefault(seat, {})
        name = f"{how} {what}"
        times, before = uses.get(name, (0, 0))
        uses[name] = (times + 1, before + points)

    def by_seat(self) -> list[dict[str, tuple[int, int]]]:
        """Once the game is over: by name how often, and for how many points."""
        return [self._counted.get(seat, {}) for seat in range(self._players)]


def counter_of(game: Game) -> UseCounter | None:
    """None for a game of which nobody has said what its uses are."""
    kit = KITS.get(game.name)
    if kit is None or kit.uses is None:
        return None
    counter: UseCounter = kit.load(kit.uses)()
    return counter


def use_text(game_name: str, name: str) -> Text:
    """A use for people."""
    how, _, what = name.partition(" ")
    kit = KITS.get(game_name)
    assert kit is not None, game_name
    assert kit.uses is not None, game_name
    counter: type[UseCounter] = kit.load(kit.uses)
    return text("lab-use", how=how, what=counter.text(what))


def has_points(name: str) -> bool:
    """Whether a use brings points at once."""
    return name.partition(" ")[0] in _POINTS_AT_ONCE


def is_everybodys(name: str) -> bool:
    """Whether all players have it at the same time, so that it can favour nobody who has it."""
    return name.partition(" ")[0] in _EVERYBODY_HAS
