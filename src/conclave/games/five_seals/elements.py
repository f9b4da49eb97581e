"""The five colours of magic."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

MIND: Final = 4
"""On scrolls and as a guardian, never on dice or tokens."""

ELEMENTS: Final = 4
"""The colours of dice and tokens are those below this number."""

COLOURS: Final = ("fire", "water", "air", "earth", "mind")

_EACH_ON_ITS_OWN: Final = [[0], [1], [2], [3]]

WORKS_ON: Final = vec[vec[i64]]([vec[i64](each) for each in [*_EACH_ON_ITS_OWN, [0, 1, 2, 3]]])
"""By the colour of a scroll: the colours of dice and tokens it works on. Mind works on any one of them."""

SEALS_FOR: Final = vec[vec[i64]]([vec[i64](each) for each in [*_EACH_ON_ITS_OWN, [0, 1, 2, 3, MIND]]])
"""By the colour of a scroll: the colours of the seals it works on, where it works on seals of its own colour
(FS-W). Mind works on any seal."""


def works_on(colour: i64, element: i64) -> bool:
    """Whether a scroll of the colour works on dice or tokens of the element."""
    return colour == MIND or colour == element
