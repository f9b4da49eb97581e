"""Dash, a game for Conclave in its own package: everything it provides."""

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
