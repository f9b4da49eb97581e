"""Five Seals in the terminal."""

from conclave.cli.terminal.five_seals.screen import FiveSealsScreen

__all__ = ["FiveSealsScreen"]
