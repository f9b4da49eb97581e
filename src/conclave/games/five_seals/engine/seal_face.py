"""Seals as events and views show them: made once, shared by all."""

from __future__ import annotations

from dataclasses import dataclass

from conclave.games.five_seals.engine.elements import COLOURS
from conclave.games.five_seals.engine.seals import (
    COLOUR,
    NAMED_SCROLLS,
    STRENGTH,
    is_token,
    scroll_name,
    scroll_of,
    sealed,
    token,
)


@dataclass(frozen=True, slots=True)
class Seal:
    """What lies on a circle or in a box."""

    colour: str
    strength: int
    scroll: str | None
    """The scroll's name; None for a token."""


_SEALS: dict[int, Seal] = {}


def seal_view(seal: int) -> Seal:
    """The seal as a view shows it."""
    shown = _SEALS.get(seal)
    if shown is None:
        name = None if is_token(seal) else scroll_name(scroll_of(seal))
        shown = Seal(COLOURS[COLOUR[seal]], STRENGTH[seal], name)
        _SEALS[seal] = shown
    return shown


def seal_from(shown: Seal) -> int:
    """The inverse of `seal_view`."""
    if shown.scroll is not None:
        return sealed(NAMED_SCROLLS[shown.scroll])
    return token(shown.strength, COLOURS.index(shown.colour))
