"""Seals and scrolls as views show them: made once, shared by all views."""

from __future__ import annotations

from conclave.games.five_seals.elements import COLOURS
from conclave.games.five_seals.seals import (
    COLOUR,
    NAMED_SCROLLS,
    STRENGTH,
    is_token,
    scroll_name,
    scroll_of,
    sealed,
    token,
)
from conclave.games.five_seals.view import Seal

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
