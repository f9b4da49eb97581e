"""`conclave odds GAME`: exact chances. Every game brings its own questions, so every game is a command."""

from __future__ import annotations

from pkgutil import resolve_name

import click

from conclave.cli.edge import find_game, problem
from conclave.cli.helping import SpokenGroup

GAMES_WITH_ODDS = {
    "wizard-dice": "conclave.cli.odds_wizard_dice:wizard_dice",
    "ciub": "conclave.cli.odds_ciub:ciub",
}
"""The command of each game, as module:name; loaded when it is asked for."""


class OddsOfGames(SpokenGroup):
    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002 - the signature is click's
        return list(GAMES_WITH_ODDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:  # noqa: ARG002
        if cmd_name not in GAMES_WITH_ODDS:
            return None
        command = resolve_name(GAMES_WITH_ODDS[cmd_name])
        assert isinstance(command, click.Command)
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args and args[0] not in GAMES_WITH_ODDS:
            find_game(args[0])
            raise problem("cli-odds-no-game", game=args[0], expected=", ".join(GAMES_WITH_ODDS))
        return super().resolve_command(ctx, args)


@click.group(cls=OddsOfGames)
def odds() -> None:
    """Exact chances of a game's situations, each game with options of its own."""
