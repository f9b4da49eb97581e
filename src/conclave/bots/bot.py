"""What a bot is: a player that sees views, never positions."""

from __future__ import annotations

from typing import Any, ClassVar

from conclave.core.actions import Actions
from conclave.core.game import Game
from conclave.core.source import Source


class Bot:
    """A player at one seat of one game.

    A new bot is made for every game, so it may keep notes between decisions. All its chance comes from
    `source`, which has nothing to do with the dice of the game: the same seed gives the same player. A
    search builds positions of its own with `game.imagine(view, source)`.
    """

    version: int = 1
    """Part of the bot's name in records (`adept@1`): counted up whenever it decides differently."""

    budget: ClassVar[int | None] = None
    """How much it thinks for a decision, for bots that can be told: `searcher:2000` makes it 2000. It is
    measured in steps, not in time. None for all others."""

    def __init__(self, game: Game, seat: int, source: Source) -> None:
        self.game = game
        self.seat = seat
        self.source = source

    def decide(self, view: Any, legal: Actions) -> int:
        """One of the legal actions. `view` is what the seat sees, in the dataclass of the game."""
        raise NotImplementedError
