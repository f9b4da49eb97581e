"""The five colours of magic."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from conclave.games.five_seals.engine.tables import table

MIND: Final = 4
"""On scrolls and as a guardian, never on dice or tokens."""

ELEMENTS: Final = 4
"""The colours of dice and tokens are those below this number."""

COLOURS: Final = ("fire", "water", "air", "earth", "mind")

WORKS_ON: Final = table([[0], [1], [2], [3], [0, 1, 2, 3]])
"""By the colour of a scroll: the colours of dice and tokens it works on. Mind works on any one of them."""

SEALS_FOR: Final = table([[0], [1], [2], [3], [0, 1, 2, 3, MIND]])
"""By the colour of a scroll: the colours of the seals it works on, where it works on seals of its own colour
(FS-W). Mind works on any seal."""


def works_on(colour: i64, element: i64) -> bool:
    """Whether a scroll of the colour works on dice or tokens of the element."""
    return colour == MIND or colour == element
