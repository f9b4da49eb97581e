"""ciúb in the terminal."""

from conclave.cli.terminal.ciub.screen import CiubScreen

__all__ = ["CiubScreen"]
