"""What chance deals and players take: the board, the circle, dice for the next roll. Each is made once."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from conclave.core.actions import Listed
from conclave.core.chance import Deal, Draw
from conclave.core.packed import NO_DICE, WIDTH, count, number
from conclave.games.five_seals.engine.codes import TAKE_DICE, code
from conclave.games.five_seals.engine.elements import ELEMENTS
from conclave.games.five_seals.engine.seals import CIRCLES, SCROLL_KINDS, scroll_name, token_kinds

DICE_OF_ROUND: Final = 3

DRAW_CIRCLE: Final = Draw(1, [(circle, 1) for circle in CIRCLES])
DRAW_FIRST: Final = [Draw(1, [(str(seat + 1), 1) for seat in range(players)]) for players in range(1, 6)]
"""By the number of players, less one."""

_DEALS: Final[dict[tuple[int, int, int], Deal]] = {}
"""By circle (0 for tokens), strength and number of spaces."""
_DRAFTS: Final[list[Listed | None]] = [None] * (1 << WIDTH * ELEMENTS)
"""By what is left in the supply, packed like dice."""


def deal_of_tokens(strength: int, circles: int) -> Deal:
    key = (0, strength, circles)
    if key not in _DEALS:
        _DEALS[key] = Deal(circles, token_kinds(strength))
    return _DEALS[key]


def deal_of_scrolls(circle: int, strength: int, boxes: int) -> Deal:
    key = (circle, strength, boxes)
    if key not in _DEALS:
        copies = 2 if circle == 1 else 1
        kinds = [(scroll_name(each), copies) for each in SCROLL_KINDS[circle][strength]]
        _DEALS[key] = Deal(boxes, kinds)
    return _DEALS[key]


def drafts(supply: vec[i64]) -> Listed:
    """FS-3: every choice of three dice from the supply."""
    key = 0
    for colour in range(ELEMENTS):
        key |= min(supply[colour], DICE_OF_ROUND) << WIDTH * colour
    found = _DRAFTS[key]
    if found is None:
        some = [NO_DICE]
        for colour in range(ELEMENTS):
            taken = range(count(key, colour) + 1)
            some = [dice + (each << WIDTH * colour) for dice in some for each in taken]
        chosen = [dice for dice in some if number(dice) == DICE_OF_ROUND]
        found = Listed(tuple([code(TAKE_DICE, dice=dice) for dice in chosen]))
        _DRAFTS[key] = found
    return found
