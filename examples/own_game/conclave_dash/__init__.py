"""Dash, a game for Conclave in a package of its own: what it brings along."""

from conclave.kit import GameKit

KIT = GameKit(
    name="dash",
    package=__name__,
    game=".game:GAME",
    bots={"chaser": ".bot:Chaser"},
    screen=".screen:DashScreen",
    board="board.js",
    picture="picture.svg",
)
