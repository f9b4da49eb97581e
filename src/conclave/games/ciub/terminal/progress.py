"""How far the dice in the tray have come towards a card (CB-8)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from conclave.games.ciub.engine.cards import OPUS_NAME
from conclave.games.ciub.engine.dice import SIDES, STATE_WORDS
from conclave.games.ciub.engine.requirement import (
    EQUAL,
    LIST,
    SUM,
    count_numbers,
    form_of,
    needed,
    numbers_of,
    reached,
    read,
)
from conclave.games.ciub.interface.view import CiubView, FaceUpCard

ROLLING: Final = ("roll", "act", "reroll", "aside", "cast")
"""The stages at which it matters what the dice in the tray show."""


@dataclass(frozen=True)
class TrayProgress:
    numbers: tuple[tuple[int, bool], ...]
    """The numbers of a list, rising, each with whether a die in the tray is there for it."""
    reached: int
    """The sum, the most equal dice, or the numbers of the list that are there."""
    wanted: int

    @property
    def met(self) -> bool:
        return self.reached >= self.wanted


def progress(card: str, tray: Sequence[str], jokers: bool) -> TrayProgress | None:
    """None for the Opus Magnum, which asks for nothing."""
    if card == OPUS_NAME:
        return None
    needs = read(card)
    counted = [0] * SIDES
    for die in tray:
        counted[STATE_WORDS.index(die)] += 1
    shown = count_numbers(counted)
    left = shown[:]
    numbers = []
    if form_of(needs) == LIST:
        for number in numbers_of(needs):
            left[number] -= 1
            numbers.append((number, left[number] >= 0))
    return TrayProgress(tuple(numbers), reached(needs, shown, jokers), needed(needs))


def form_name(card: str) -> str:
    return {LIST: "list", SUM: "sum", EQUAL: "equal"}[form_of(read(card))]


def tray_counts(view: CiubView) -> bool:
    """Whether what the tray shows is on its way to a card."""
    return view.stage in ROLLING and bool(view.tray)


def within_reach(view: CiubView) -> list[FaceUpCard]:
    """The cards that whose turn it is could win this turn, if the dice allow it."""
    rows = view.bottom if view.opus is None else (*view.top, *view.bottom)
    return [card for card in rows if card is not None and card.token in (None, view.turn)]


def face_up(view: CiubView) -> list[str]:
    """The cards on the table."""
    return [card.name for card in (*view.top, *view.bottom) if card is not None]


def example_card(view: CiubView) -> str:
    """A card to speak of, on the table if there is one, and short."""
    return min(face_up(view), key=len, default=view.cards[0].name)


def fulfilled_cards(view: CiubView) -> list[str]:
    """The cards among them that the tray, with the skulls that will go there, is good for now."""
    skulls = [die for die in view.outside if die.endswith(":skull")]
    tray = [*view.tray, *skulls]
    found = []
    for card in within_reach(view):
        come = progress(card.name, tray, view.jokers)
        if come is not None and come.met:
            found.append(card.name)
    return found
