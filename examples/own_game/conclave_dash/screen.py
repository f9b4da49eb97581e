"""Dash in the terminal: everybody's path, above the log."""

from __future__ import annotations

from rich.text import Text as Line

from conclave.cli.terminal.layout import Part, fixed, ink, padded
from conclave.cli.terminal.palette import BRASS, QUIET, STRONG
from conclave.cli.terminal.screen import Scene, Screen
from conclave_dash.game import TARGET

LONGEST_NAME = 16


class DashScreen(Screen):
    def parts(self, scene: Scene, width: int) -> list[Part]:
        title, log = super().parts(scene, width)
        names = [ink(name, STRONG) for name in self.translator.names]
        longest = min(LONGEST_NAME, max([name.cell_len for name in names]))
        paths = [
            padded(name, longest).append("  ").append_text(path(score))
            for name, score in zip(names, scene.view.scores, strict=True)
        ]
        return [title, fixed([*paths, ink("")]), log]


def path(score: int) -> Line:
    """The steps behind a player, the player, and the steps ahead."""
    behind = min(score, TARGET)
    line = ink("━" * behind, BRASS).append("●", BRASS).append("·" * (TARGET - behind), QUIET)
    return line.append(f" {score}/{TARGET}", QUIET)
