"""The colours of Conclave: candlelight, parchment, brass. Each also has a letter or a word beside it."""

from __future__ import annotations

from typing import Final

IVORY: Final = "#f2e6cd"
INK: Final = "#2b211a"
BRASS: Final = "#c8922a"
"""Between the brass of the dark and of the light theme: nobody knows how bright a terminal is."""
MUTED: Final = "#b9a685"
DANGER: Final = "#e06a52"
SHADOW: Final = "#a3967c"
"""Ivory that the candle does not reach."""
WALNUT: Final = "#4a382b"

TITLE: Final = f"bold {BRASS}"
QUIET: Final = "dim"
STRONG: Final = "bold"
WARNING: Final = f"bold {DANGER}"
