"""What a player may do, by how it is called: seals by the number of their space, the rest by letters."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from conclave.core.actions import Actions
from conclave.core.game import Game
from conclave.games.five_seals.engine.seal_face import Seal
from conclave.games.five_seals.interface.view import BreakSeal, Cast, ChooseSpace, FiveSealsView, PlaceMage

LETTERS: Final = "abcdefgijklmnoprstvwxyz"
"""Without those that are commands at every question: h, q, u."""


@dataclass(frozen=True)
class Way:
    """One way to break a seal."""

    action: int
    colour: str
    dice: tuple[int, ...]


@dataclass
class Offer:
    ways: dict[int, list[Way]] = field(default_factory=dict)
    """By the space of the seal."""
    spaces: dict[int, int] = field(default_factory=dict)
    """Spaces to pick with their actions."""
    casts: dict[str, int] = field(default_factory=dict)
    """By the name of the scroll."""
    rest: list[int] = field(default_factory=list)
    hand: list[int] = field(default_factory=list)
    """The uses of all own scrolls, possible or not, in the order of the hand: letters stay what they are."""

    @property
    def on_board(self) -> bool:
        """Whether a number means a space."""
        return bool(self.ways or self.spaces or self.casts)

    @property
    def choices(self) -> set[int]:
        """Spaces that can be chosen now."""
        return {*self.ways, *self.spaces}

    def by_letter(self) -> dict[str, int]:
        """What is called by a letter: own scrolls first, usable or not, then whatever else is no space."""
        return dict(zip(LETTERS, [*self.hand, *self.rest], strict=False))

    def letter_of(self, action: int) -> str:
        return next((letter for letter, each in self.by_letter().items() if each == action), "")


def build_offer(game: Game, view: FiveSealsView, seat: int | None, legal: Actions) -> Offer:
    offer = Offer()
    if view.stage == "turn" and seat is not None:
        offer.hand = [game.code(Cast(held.scroll)) for held in view.players[seat].scrolls]
    for action in legal:
        match game.face(action):
            case BreakSeal(space=space, colour=colour, dice=dice):
                offer.ways.setdefault(space, []).append(Way(action, colour, dice))
            case ChooseSpace(space=space) | PlaceMage(space=space):
                offer.spaces[space] = action
            case Cast(scroll=scroll):
                offer.casts[scroll] = action
            case _:
                offer.rest.append(action)
    return offer


def by_worth(view: FiveSealsView, offer: Offer) -> list[tuple[int, Seal, list[Way]]]:
    """Seals that can be broken: scrolls bring points and come first, the strongest before weaker ones."""
    found = []
    for space, ways in offer.ways.items():
        seal = view.seals[space - 1]
        assert seal is not None
        found.append((space, seal, sorted(ways, key=lambda way: (len(way.dice), sum(way.dice)))))
    return sorted(found, key=lambda each: (each[1].scroll is None, -each[1].strength, each[0]))
