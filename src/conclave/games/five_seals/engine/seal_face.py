"""Seals as events and views show them: made once, shared by all."""

from __future__ import annotations

from dataclasses import dataclass

from conclave.games.five_seals.engine.elements import COLOURS
from conclave.games.five_seals.engine.seals import (
    COLOUR,
    NAMED_SCROLLS,
    SPELL_NAMES,
    STRENGTH,
    is_token,
    scroll_name,
    scroll_of,
    seal_of_scroll,
    spell_of,
    token,
)


@dataclass(frozen=True, slots=True)
class Seal:
    """What lies on a circle or in a box."""

    colour: str
    strength: int
    scroll: str | None
    """The scroll's name; None for a token."""
    spell: str | None = None
    """The spell on the scroll, which has the colour above; None for a token."""


_SEALS: dict[int, Seal] = {}


def seal_view(seal: int) -> Seal:
    """The seal as a view shows it."""
    shown = _SEALS.get(seal)
    if shown is None:
        scroll = None if is_token(seal) else scroll_of(seal)
        name = None if scroll is None else scroll_name(scroll)
        spell = None if scroll is None else SPELL_NAMES[spell_of(scroll)]
        shown = Seal(COLOURS[COLOUR[seal]], STRENGTH[seal], name, spell)
        _SEALS[seal] = shown
    return shown


def seal_from(shown: Seal) -> int:
    """The inverse of `seal_view`."""
    if shown.scroll is not None:
        return seal_of_scroll(NAMED_SCROLLS[shown.scroll])
    return token(shown.strength, COLOURS.index(shown.colour))
