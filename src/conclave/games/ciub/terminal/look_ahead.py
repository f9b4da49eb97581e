"""What comes after some steps, tried beside the table: a line that cannot be finished is not begun."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from conclave.cli.terminal.screen import Scene
from conclave.core.game import Game
from conclave.core.source import Bits
from conclave.core.text import Text, text


def try_actions(game: Game, scene: Scene, actions: Sequence[int]) -> Scene | Text:
    """The scene after these actions, or why one of them is refused.

    Nothing can be chosen in it if dice or cards come first, or somebody else.
    """
    seat = scene.seat
    assert seat is not None
    position = game.imagine(scene.view, Bits(lambda _: 0))  # nothing is hidden in ciúb
    for action in actions:
        refusal = position.why_not(seat, action)
        if refusal is not None:
            return text("cli-refused", reason=refusal.reason, rule=refusal.rule)
        position.play(seat, action)
    return replace(scene, view=position.view(seat), legal=position.legal(seat))
