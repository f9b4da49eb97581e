"""Positions as plain text, as the terminal shows them, and as pictures for notebooks."""

from __future__ import annotations

from collections.abc import Iterable
from textwrap import fill
from typing import TYPE_CHECKING, Any

from conclave.api.position import Position, View
from conclave.core.pending import Over
from conclave.registry import KITS

if TYPE_CHECKING:
    from conclave.cli.terminal.screen import Screen

WIDTH = 100


def view_as_text(view: View) -> str:
    """The screen that a player sees in the terminal, without colours."""
    from conclave.cli.terminal.screen import Scene

    scene = Scene(view.state, view.seat, view.legal._actions, mono=True)
    parts = _screen(view).parts(scene, WIDTH)
    return _plain(line for part in parts for line in part.forms[0])


def position_as_text(position: Position) -> str:
    """What a spectator sees, and what it doesn't show: the chance that is awaited, or how the game ended."""
    view = position.view()
    table, pending = view_as_text(view), position._position.pending
    if isinstance(pending, Over):
        return f"{table}\n\n{_plain(_screen(view).ending(pending, WIDTH))}"
    if position.chance:
        awaited = fill(f"Waiting for {position.chance.specification}", WIDTH, break_on_hyphens=False)
        return f"{table}\n\n{awaited}"
    return table


def _screen(view: View) -> Screen:
    from conclave.cli.terminal.screen import screen_of
    from conclave.cli.terminal.translator import with_seat_names

    return screen_of(view._game, with_seat_names(view.players))


def _plain(lines: Iterable[Any]) -> str:
    from rich.console import Console

    console = Console(width=WIDTH, color_system=None, legacy_windows=False, force_jupyter=False)
    with console.capture() as capture:
        for line in lines:
            console.print(line, no_wrap=True, crop=False, overflow="ignore")
    return "\n".join(line.rstrip() for line in capture.get().splitlines()).strip("\n")


def as_svg(view: View) -> str | None:
    """The picture that the game's kit draws; None if it draws none."""
    kit = KITS.get(view._game.name)
    if kit is None or kit.drawing is None:
        return None
    return str(kit.load(kit.drawing)(view.state))
