"""Positions as plain text, as the terminal shows them, and as pictures for notebooks."""

from __future__ import annotations

from conclave.api.position import View
from conclave.registry import KITS

WIDTH = 100


def as_text(view: View) -> str:
    """The screen that a player sees in the terminal, without colours."""
    from rich.console import Console

    from conclave.cli.terminal.screen import Scene, screen_of
    from conclave.cli.terminal.translator import with_seat_names

    screen = screen_of(view._game, with_seat_names(view.players))
    scene = Scene(view.state, view.seat, view.legal._actions, mono=True)
    console = Console(width=WIDTH, color_system=None, legacy_windows=False, force_jupyter=False)
    with console.capture() as capture:
        for part in screen.parts(scene, WIDTH):
            for line in part.forms[0]:
                console.print(line, no_wrap=True, crop=False, overflow="ignore")
    return "\n".join(line.rstrip() for line in capture.get().splitlines()).strip("\n")


def as_svg(view: View) -> str | None:
    """The picture that the game's kit draws; None if it draws none."""
    kit = KITS.get(view._game.name)
    if kit is None or kit.drawing is None:
        return None
    return str(kit.load(kit.drawing)(view.state))
