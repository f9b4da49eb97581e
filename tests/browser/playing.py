"""Playing by clicks alone, without knowing any rules: things on the board are tapped, and if nothing comes of
it, one of all choices in words is taken."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Final

from playwright.sync_api import Error

from tests.browser.visitor import Visitor

TRIES: Final = 4
"""Taps on the board before the list is used."""
SHORT: Final = 1_000.0
OFFERED: Final = 'button:enabled:not([tabindex="-1"]), [role="button"]:not([tabindex="-1"])'
"""What the keyboard reaches: what can be of use now."""


@dataclass
class Played:
    tapped: int = 0
    """Decisions made on the board itself."""
    listed: int = 0


def play(
    visitor: Visitor,
    *,
    seed: int = 1,
    most: int = 10_000,
    taps: float = 0.4,
    at_first_sight: Callable[[str], None] = lambda _: None,
) -> Played:
    """Until the game is over or so many decisions were made. `taps` is how often the board is tried first;
    other than 0, it is always tried until that has decided something.

    `at_first_sight` is called when something is asked that was not asked before.
    """
    chance = Random(seed)
    played = Played()
    seen: set[str] = set()
    while played.tapped + played.listed < most:
        visitor.wait_for_turn()
        if visitor.is_over:
            break
        stage = visitor.view["stage"]
        if stage not in seen:
            seen.add(stage)
            at_first_sight(stage)
        tries = chance.random() < taps or (taps > 0 and played.tapped == 0)
        if tries and _tap(visitor, chance):
            played.tapped += 1
        elif visitor.legal:
            visitor.choose_from_list(chance.randrange)
            played.listed += 1
    return played


def _tap(visitor: Visitor, chance: Random) -> bool:
    version = visitor.version
    for _ in range(TRIES):
        offered = visitor.board.locator(OFFERED)
        number = offered.count()
        if not number:
            break
        try:
            offered.nth(chance.randrange(number)).click(timeout=SHORT)
        except Error:
            continue  # it went away, or lies under something else
        visitor.settle()
        if visitor.version != version:
            put_away(visitor)
            return True
    put_away(visitor)
    return visitor.version != version


def put_away(visitor: Visitor) -> None:
    """Whatever was opened by a tap."""
    for _ in range(3):
        if not visitor.page.locator("dialog[open]").count():
            return
        visitor.page.keyboard.press("Escape")
