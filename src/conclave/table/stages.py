"""The stages of a table, from the first client that comes to the end of its game."""

from typing import Final, Literal

Stage = Literal["lobby", "gathering", "playing", "over", "abandoned"]

LOBBY: Final = "lobby"
"""People come and sit down."""
GATHERING: Final = "gathering"
"""Everybody sits; seeds for the dice are gathered."""
PLAYING: Final = "playing"
OVER: Final = "over"
ABANDONED: Final = "abandoned"
